// The parts of the picture: what the board draws, as it was read from a view.
import type { Area, Message, Piece, Slot } from "../../lib/wire";

export type Colour = "coral" | "black" | "white";
export type MemberName = "courtier" | "gardener" | "warrior";

export interface DieShown {
  id: string;
  piece: Piece;
  colour: Colour;
  value: number;
  /** How many of the same lie there. */
  count: number;
  /** Which die it is, wherever it lies: dice that look alike are told apart by their order only. */
  key: string;
}

export interface MemberShown {
  piece: Piece;
  member: MemberName;
  clan: number;
}

export interface BlockShown {
  id: string;
  /** The colour of the tile beside it. */
  colour: string;
  tone: string;
  piece: Piece | null;
}

export interface RoomShown {
  id: string;
  slot: Slot;
  dice: DieShown[];
  value: number | null;
  blocks: BlockShown[];
}

export interface FloorShown {
  id: "gate" | "stewards" | "diplomats" | "daimyo";
  slot: Slot;
  points: number;
  members: MemberShown[];
}

export interface FavourShown {
  slot: Slot;
  piece: Piece | null;
  taken: MemberShown | null;
}

export interface GardenShown {
  slot: Slot;
  kind: string;
  piece: Piece | null;
  food: number;
  points: number;
  effect: Message | null;
  members: MemberShown[];
}

export interface BridgeShown {
  colour: Colour;
  slot: Slot;
  /** From left to right; an end where none lies is null. */
  dice: (DieShown | null)[];
  gardens: GardenShown[];
}

export interface YardShown {
  slot: Slot;
  iron: number;
  /** What a warrior there is worth for each courtier inside. */
  value: number;
  tiles: Piece[];
  members: MemberShown[];
}

export interface PlaceShown {
  id: string;
  slot: Slot;
  value: number | null;
  dice: DieShown[];
  gives: Piece[];
}

export interface SeasonShown {
  slot: Slot;
  first: number;
  last: number;
  toll: number;
  points: [number, number];
  markers: { piece: Piece; clan: number; space: number }[];
}

export interface LineShown {
  colour: Colour;
  slot: Slot;
  home: Piece | null;
  member: MemberName;
  count: number;
  gives: Piece | null;
  die: DieShown | null;
}

export interface ClanShown {
  seat: number;
  isRival: boolean;
  stock: Piece[];
  amounts: Record<string, number>;
  points: number;
  influence: number;
  /** Place in turn order, or 0. */
  place: number;
  lines: LineShown[];
  card: BlockShown[];
  lantern: Message | null;
  notes: Message[];
}

export interface OwedShown {
  slot: Slot;
  isNext: boolean;
  isOne: boolean;
}

export interface PairShown {
  slot: Slot;
  gains: Piece;
  card: Piece | null;
  lantern: Message | null;
}

export interface TableShown {
  rooms: RoomShown[];
  floors: FloorShown[];
  favours: FavourShown[];
  bridges: BridgeShown[];
  yards: YardShown[];
  outside: PlaceShown[];
  well: PlaceShown | null;
  seasons: SeasonShown[];
  clans: ClanShown[];
  hand: { slot: Slot; die: DieShown; seat: number } | null;
  owed: OwedShown[];
  pairs: PairShown[];
  /** The rival's cards: those turned over, and the one on top of its deck. */
  row: Piece[];
  deck: Piece | null;
  areas: Map<string, Area>;
}
