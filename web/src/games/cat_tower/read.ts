// A view of Cat Tower, read once: dice, items, and everyone's sheet. No rules, only names for what the view says.
import { arg, figure } from "../../lib/message";
import type { Area, Choice, Message, Piece, Slot, View } from "../../lib/wire";
import { DIE, HEX, ITEM, ITEMS, height, isHouseHex, type Item } from "./sheet";

export interface DieShown {
  piece: Piece;
  value: number;
}

export interface HexShown {
  piece: Piece;
  id: string;
  action: number;
  column: number;
  floor: number;
  height: number;
  tint: string;
  item: Item | null;
  isHouse: boolean;
}

export type Circled = "open" | "first" | "later" | "crossed";

export interface ColumnShown {
  slot: Slot;
  id: string;
  tint: string;
  circled: Circled;
  first: number;
  later: number;
  hexes: HexShown[];
  marked: number;
}

export interface CatShown {
  piece: Piece;
  item: Item;
  score: number | null;
}

export interface SheetShown {
  seat: number;
  columns: ColumnShown[];
  hexes: HexShown[];
  cats: CatShown[];
  track: { slot: Slot; ready: number; used: number; left: number };
  /** Points by line of the score sheet: cats, yarn, butterflies, bowls, cushions, mice, columns. */
  points: number[];
  total: number;
  completed: number;
  wanted: number;
  isFirst: boolean;
  /** What it is choosing while all mark, and the item where it has chosen one. */
  choosing: Message | null;
  chosen: Item | null;
}

export interface Table {
  round: number;
  common: DieShown[];
  shared: DieShown | null;
  /** In the order of the draft. */
  picks: { seat: number; die: DieShown | null }[];
  items: Piece[];
  sheets: SheetShown[];
  facts: Message[];
}

export function readView(view: View): Table {
  const area = (id: string): Area | undefined => view.areas.find((one) => one.id === id);
  const dice = area("dice")?.slots ?? [];
  const center = (dice.find((slot) => slot.id === "center")?.pieces ?? []).map(readDie);
  return {
    round: figure(view.facts.find((fact) => fact.key === "cat_tower-round"), "number"),
    common: center.filter((die) => die.piece.id !== "die-shared"),
    shared: center.find((die) => die.piece.id === "die-shared") ?? null,
    picks: dice
      .filter((slot) => slot.id.startsWith("seat-"))
      .map((slot) => ({
        seat: Number(slot.id.slice("seat-".length)),
        die: slot.pieces[0] ? readDie(slot.pieces[0]) : null,
      })),
    items: (area("items")?.slots ?? []).flatMap((slot) => slot.pieces),
    sheets: view.areas.filter((one) => one.id === "sheet").map((one) => readSheet(view, one)),
    facts: view.facts,
  };
}

function readDie(piece: Piece): DieShown {
  return { piece, value: figure(piece.name, "number") };
}

function readSheet(view: View, area: Area): SheetShown {
  const { seat } = area;
  const margin = view.areas.find((one) => one.id === "margin" && one.seat === seat);
  const track = margin?.slots.find((slot) => slot.id === "footprints");
  let next = HEX;
  const columns = area.slots.map((slot, column): ColumnShown => {
    const hexes = slot.pieces.map((piece) => readHex(piece, slot.id, column, next++));
    return {
      slot,
      id: slot.id,
      tint: slot.pieces[0]?.tint ?? "",
      circled: (arg(slot.note, "circled") as Circled | undefined) ?? "open",
      first: figure(slot.note, "first"),
      later: figure(slot.note, "later"),
      hexes,
      marked: hexes.filter((hex) => hex.item).length,
    };
  });
  const points = view.sheet.map((line) => line.points[seat] ?? 0);
  const notes = view.notes[seat] ?? [];
  const completed = notes.find((note) => note.key === "cat_tower-completed");
  const choosing = notes.find((note) => note.key.startsWith("cat_tower-marks-")) ?? null;
  return {
    seat,
    columns,
    hexes: columns.flatMap((column) => column.hexes),
    cats: (margin?.slots.find((slot) => slot.id === "scored")?.pieces ?? []).map(readCat),
    track: {
      slot: track ?? { id: "footprints", name: { key: "cat_tower-footprints", args: [] }, note: null, pieces: [], action: -1 },
      ready: figure(track?.note, "ready"),
      used: figure(track?.note, "crossed"),
      left: figure(track?.note, "left"),
    },
    points,
    total: points.reduce((sum, one) => sum + one, 0),
    completed: figure(completed, "columns"),
    wanted: figure(completed, "wanted"),
    isFirst: notes.some((note) => note.key === "cat_tower-first-player"),
    choosing,
    chosen: (arg(arg(choosing, "item") as Message | undefined, "item") as Item | undefined) ?? null,
  };
}

function readHex(piece: Piece, columnId: string, column: number, action: number): HexShown {
  const floor = Number(piece.id.slice(columnId.length + 1));
  const item = piece.name.key === "cat_tower-mark" ? (arg(arg(piece.name, "item") as Message, "item") as Item) : null;
  return {
    piece,
    id: piece.id,
    action,
    column,
    floor,
    height: height(columnId, floor),
    tint: piece.tint,
    item,
    isHouse: isHouseHex(piece.id) || piece.name.key === "cat_tower-house-hex",
  };
}

function readCat(piece: Piece): CatShown {
  const score = arg(piece.name, "points");
  return { piece, item: piece.id.replace(/-cat$/, "") as Item, score: score === undefined ? null : Number(score) };
}

/** What a choice costs and brings, as its notes say. */
export interface Brings {
  footprints: number;
  points: number | null;
  /** Points of a column that it completes. */
  completes: number | null;
  /** Floors where an item could go. */
  floors: number[];
  /** How many hexes would take it. */
  hexes: number;
  /** Which these are, as `column-floor`. */
  at: Set<string>;
  /** Number of the item that is being marked, from 1. */
  item: number | null;
  /** How many houses there would be, where a house is marked. */
  houses: number | null;
  /** Houses times items, where a cat scores. */
  times: [number, number] | null;
}

export function readChoice(choice: Choice | undefined): Brings {
  const brings: Brings = {
    footprints: 0,
    points: null,
    completes: null,
    floors: [],
    hexes: 0,
    at: new Set(),
    item: null,
    houses: null,
    times: null,
  };
  for (const note of choice?.notes ?? []) {
    switch (note.key) {
      case "cat_tower-explain-item":
        brings.footprints = figure(note, "footprints");
        brings.hexes = figure(note, "hexes");
        brings.floors = String(arg(note, "floors") ?? "")
          .split(",")
          .map(Number);
        brings.at = new Set(String(arg(note, "ids") ?? "").split(" "));
        break;
      case "cat_tower-explain-only": {
        const hex = arg(note, "hex") as Message;
        const floor = figure(hex, "floor");
        brings.at = new Set([`${String(arg(arg(hex, "column") as Message, "column"))}-${floor}`]);
        brings.floors = [floor];
        brings.hexes = 1;
        break;
      }
      case "cat_tower-explain-mark":
        brings.footprints = figure(note, "footprints");
        brings.points = figure(note, "points");
        brings.item = figure(arg(note, "rule") as Message, "number");
        break;
      case "cat_tower-explain-house":
        brings.houses = figure(note, "houses");
        break;
      case "cat_tower-explain-completes":
        brings.completes = figure(note, "points");
        break;
      case "cat_tower-explain-cat":
        brings.points = figure(note, "points");
        brings.times = [figure(note, "houses"), figure(note, "items")];
        break;
    }
  }
  return brings;
}

export type Step = "pick" | "item" | "hex" | "cat" | null;

/** What I am asked for, as my legal actions show. */
export function stepOf(legal: Map<number, Choice>): Step {
  const [action] = legal.keys();
  if (action === undefined) return null;
  if (legal.has(42)) return "item";
  if (action >= 36) return action < 42 ? "cat" : null;
  if (action >= HEX) return "hex";
  if (action >= ITEM) return "item";
  return action >= DIE ? "pick" : null;
}

/** How two dice become an item and a floor for a price, or nothing where they cannot. */
export function moved(
  dice: [number, number],
  item: number,
  floor: number,
  price: number,
): [number, number] | null {
  const [own, shared] = dice;
  if (Math.abs(own - item) + Math.abs(shared - floor) === price) return [item, floor];
  if (Math.abs(shared - item) + Math.abs(own - floor) === price) return [floor, item];
  return null;
}

const SHORT = 2; // letters by which the name of a column is known where there is no room for more

/** Return how a name begins, and the rest of it. */
export function begun(name: string): [string, string] {
  const letters = [...name];
  return [letters.slice(0, SHORT).join(""), letters.slice(SHORT).join("")];
}

export function points(value: number): string {
  const whole = Math.trunc(value);
  if (value === whole) return String(value);
  return `${whole || ""}½`;
}

export { ITEMS };
