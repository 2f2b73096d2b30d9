// How the board reads a view: the areas of the server, as the parts of the picture. Nothing here knows a rule.
import type { Area, Piece, Slot, View } from "../../lib/wire";
import { NO_ACTION } from "../../lib/wire";
import { figure, inner, text } from "../../lib/message";
import { sort } from "./marks";
import type {
  BlockShown, BridgeShown, ClanShown, Colour, DieShown, FavourShown, FloorShown, GardenShown, LineShown, MemberName, MemberShown, OwedShown, PairShown, PlaceShown, RoomShown, SeasonShown, TableShown, YardShown,
} from "./shown";

export const COLOURS: readonly Colour[] = ["coral", "black", "white"];

export function readView(view: View): TableShown {
  const areas = new Map(view.areas.map((area) => [area.seat < 0 ? area.id : `${area.id}-${area.seat}`, area]));
  const slots = (id: string): Slot[] => areas.get(id)?.slots ?? [];
  const moment = (id: string): Area | undefined => view.areas.find((area) => area.id === id);
  const seasons = slots("time").map(readSeason);
  const hand = moment("hand");
  const handSlot = hand?.slots[0];
  const die = handSlot?.pieces[0];
  const deck = moment("deck")?.slots ?? [];
  const places = readPlaces(slots("spaces"));
  return keyed({
    rooms: readRooms(slots("castle")),
    floors: slots("courtiers").map(readFloor),
    favours: readFavours(slots("favours")),
    bridges: readBridges(slots("bridges")),
    yards: readYards(slots("yards")),
    outside: places.filter((place) => place.id !== "well"),
    well: places.find((place) => place.id === "well") ?? null,
    seasons,
    clans: view.areas.filter((area) => area.id === "domain").map((area) => readClan(view, area, seasons)),
    hand: hand && handSlot && die ? { slot: handSlot, die: readDie(die), seat: hand.seat } : null,
    owed: (moment("owed")?.slots ?? []).map(readOwed),
    pairs: readPairs(slots("pairs")),
    row: deck.find((slot) => slot.id === "row")?.pieces ?? [],
    deck: deck.find((slot) => slot.id === "deck")?.pieces[0] ?? null,
    areas,
  });
}

/** Give each die its key, in an order that changes little when one moves. */
function keyed(table: TableShown): TableShown {
  const dice = [
    ...table.bridges.flatMap((bridge) => bridge.dice),
    table.hand?.die,
    ...table.rooms.flatMap((room) => room.dice),
    ...table.outside.flatMap((place) => place.dice),
    ...table.clans.flatMap((clan) => clan.lines.map((line) => line.die)),
    ...(table.well?.dice ?? []),
  ];
  const seen = new Map<string, number>();
  for (const die of dice) {
    if (!die) continue;
    const face = `${die.colour}-${die.value}`;
    const number = seen.get(face) ?? 0;
    seen.set(face, number + 1);
    die.key = `${face}-${number}`;
  }
  return table;
}

/** Group slots by the part of their id before the stroke. */
function byName(slots: Slot[]): Map<string, Map<string, Slot>> {
  const found = new Map<string, Map<string, Slot>>();
  for (const slot of slots) {
    const [name = "", part = ""] = slot.id.split("/");
    const group = found.get(name) ?? new Map<string, Slot>();
    found.set(name, group.set(part, slot));
  }
  return found;
}

function readDie(piece: Piece): DieShown {
  const mark = typeof piece.mark === "string" ? piece.mark : "";
  return {
    id: piece.id,
    piece,
    colour: text(piece.name, "colour") as Colour,
    value: figure(piece.name, "value"),
    count: Number(/^\d+/.exec(mark)?.[0] ?? 1),
    key: "",
  };
}

function readMember(piece: Piece): MemberShown {
  const [member = "", clan = ""] = piece.id.split("-");
  return { piece, member: member as MemberName, clan: Number(clan) };
}

const isMember = (piece: Piece): boolean => sort(piece.name) === "member-of";

function readBlock(id: string, piece: Piece | null, colour: string): BlockShown {
  return { id, piece, colour, tone: text(piece?.name, "tone") };
}

function readRooms(slots: Slot[]): RoomShown[] {
  return [...byName(slots)].map(([id, parts]) => {
    const slot = parts.get("") as Slot;
    const blocks = [...parts].filter(([part]) => part);
    return {
      id,
      slot,
      dice: slot.pieces.map(readDie),
      value: slot.note ? figure(slot.note, "value") : null,
      blocks: blocks.map(([, one]) => {
        const piece = one.pieces[0] ?? null;
        return readBlock(one.id, piece, text(piece?.name, "colour"));
      }),
    };
  });
}

function readFloor(slot: Slot): FloorShown {
  const points = figure(inner(slot.row, "points"), "amount");
  return { id: slot.id as FloorShown["id"], slot, points, members: slot.pieces.map(readMember) };
}

function readFavours(slots: Slot[]): FavourShown[] {
  return [...byName(slots).values()].map((parts) => {
    const slot = parts.get("") as Slot;
    const taken = parts.get("courtier")?.pieces[0];
    return { slot, piece: slot.pieces[0] ?? null, taken: taken ? readMember(taken) : null };
  });
}

function readBridges(slots: Slot[]): BridgeShown[] {
  return slots
    .filter((slot) => slot.id.startsWith("bridge-"))
    .map((slot) => {
      const colour = slot.id.slice("bridge-".length) as Colour;
      const gardens = slots.filter((one) => one.id.startsWith(`garden-${colour}-`)).map(readGarden);
      return { colour, slot, gardens, dice: slot.pieces.map((one) => (sort(one.name) === "die" ? readDie(one) : null)) };
    });
}

function readGarden(slot: Slot): GardenShown {
  const piece = slot.pieces.find((one) => !isMember(one)) ?? null;
  const mark = typeof piece?.mark === "object" ? piece.mark : null;
  return {
    slot,
    kind: slot.id.slice(slot.id.lastIndexOf("-") + 1),
    piece,
    food: figure(inner(mark, "food"), "amount"),
    points: figure(inner(mark, "points"), "amount"),
    effect: inner(mark, "what"),
    members: slot.pieces.filter(isMember).map(readMember),
  };
}

function readYards(slots: Slot[]): YardShown[] {
  return [...byName(slots).values()].map((parts) => {
    const slot = parts.get("") as Slot;
    return {
      slot,
      iron: figure(slot.row, "iron"),
      value: figure(inner(parts.get("worth")?.note, "points"), "amount"),
      tiles: slot.pieces,
      members: (parts.get("warriors")?.pieces ?? []).map(readMember),
    };
  });
}

function readPlaces(slots: Slot[]): PlaceShown[] {
  return [...byName(slots)].map(([id, parts]) => {
    const slot = parts.get("") as Slot;
    return {
      id,
      slot,
      value: slot.note ? figure(slot.note, "value") : null,
      dice: (parts.get("dice")?.pieces ?? slot.pieces).map(readDie),
      gives: parts.get("effects")?.pieces ?? [],
    };
  });
}

function readSeason(slot: Slot): SeasonShown {
  const what = inner(slot.row, "what");
  const spaces = sort(what) === "season" ? inner(what, "spaces") : what;
  const points = inner(slot.row, "points");
  const isRange = sort(points) === "short-range";
  return {
    slot,
    first: figure(spaces, "first"),
    last: figure(spaces, "last"),
    toll: figure(inner(what, "toll"), "amount"),
    points: [figure(points, isRange ? "first" : "amount"), figure(points, isRange ? "last" : "amount")],
    markers: slot.pieces.map((piece) => ({
      piece,
      clan: Number(piece.id.slice("marker-".length)),
      space: figure(piece.name, "space"),
    })),
  };
}

function readClan(view: View, area: Area, seasons: SeasonShown[]): ClanShown {
  const { seat } = area;
  const slot = (id: string): Slot | undefined => area.slots.find((one) => one.id === id);
  const stock = slot("stock")?.pieces ?? [];
  const notes = view.notes[seat] ?? [];
  const marker = seasons.flatMap((season) => season.markers).find((one) => one.clan === seat);
  return {
    seat,
    isRival: notes.some((note) => sort(note) === "rival-deck"),
    stock,
    amounts: Object.fromEntries(stock.map((piece) => [piece.id, figure(piece.name, "amount")])),
    points: view.sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0),
    influence: marker?.space ?? 0,
    place: figure(notes.find((note) => sort(note) === "place"), "place"),
    lines: COLOURS.flatMap((colour) => {
      const one = slot(`line-${colour}`);
      return one ? [readLine(colour, one)] : [];
    }),
    card: (slot("card")?.pieces ?? []).map((piece) => {
      const colour = piece.id.slice(piece.id.lastIndexOf("/") + 1);
      return readBlock(`${seat}/${piece.id}`, piece, colour);
    }),
    lantern: slot("lantern")?.note ?? null,
    notes,
  };
}

function readLine(colour: Colour, slot: Slot): LineShown {
  const home = slot.pieces.find((piece) => sort(piece.name) === "home") ?? null;
  const die = slot.pieces.find((piece) => piece.id === "die");
  return {
    colour,
    slot,
    home,
    member: text(home?.name, "member") as MemberName,
    count: figure(home?.name, "count"),
    gives: slot.pieces.find((piece) => piece.id === "gives") ?? null,
    die: die ? readDie(die) : null,
  };
}

function readOwed(slot: Slot): OwedShown {
  return { slot, isNext: text(slot.name, "order") === "next", isOne: text(slot.name, "sort") === "one" };
}

function readPairs(slots: Slot[]): PairShown[] {
  return [...byName(slots).values()].flatMap((parts) => {
    const slot = parts.get("") as Slot;
    const gains = slot.pieces[0];
    if (!gains) return [];
    return [{ slot, gains, card: parts.get("card")?.pieces[0] ?? null, lantern: parts.get("lantern")?.note ?? null }];
  });
}

/** Every action that a part of the table stands for. */
export function actionsIn(slots: readonly Slot[]): number[] {
  return slots
    .flatMap((slot) => [slot.action, ...slot.pieces.map((piece) => piece.action)])
    .filter((action) => action !== NO_ACTION);
}

