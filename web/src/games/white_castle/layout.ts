// Where the parts of the picture lie. All sizes are definite, so that nothing is measured twice and nothing scrolls.
import { clansIn, clansOf, isLarge } from "./clans";

export const PARTS = ["clans", "castle", "bridges", "places", "yards", "home", "moment", "stock"] as const;
export type Part = (typeof PARTS)[number];

/** A part that can be looked at closely. */
export type Area = Exclude<Part, "moment" | "stock">;

const AREAS: readonly Area[] = ["clans", "castle", "bridges", "places", "yards", "home"];

export function isArea(part: Part): part is Area {
  return part !== "moment" && part !== "stock";
}

/** What is looked at closely: a part, two at once, the bridges with the castle, or all where a die can go. */
export type Focus = Area | `${Area}+${Area}` | "dice" | "spaces";

export interface Placed {
  part: Part;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A unit of the drawing in pixels. */
  unit: number;
  /** Whether it is drawn in its higher form. */
  isHigh: boolean;
}

/** A part that may be out of sight, where it lies in the picture of the whole: it need not be made anew when it comes back. */
export interface Kept extends Placed {
  isAway?: boolean;
}

export interface Arrangement {
  placed: Placed[];
  /** Those and the parts that are out of sight, in the order of the whole. */
  all: Kept[];
  /** Whether everything is there at once, large enough for a finger. */
  isWhole: boolean;
  /** The parts that can be looked at closely from here. */
  leads: readonly Area[];
  /** The height that is left for the name of what is looked at closely. */
  head: number;
}

/** The size that each part is drawn for, in units; some have a higher form too. */
const DRAWN: Record<Part, [number, number]> = {
  clans: [348, 66],
  castle: [348, 212],
  bridges: [348, 134],
  places: [168, 62],
  yards: [176, 62],
  home: [348, 128],
  moment: [348, 52],
  stock: [348, 44],
};

const HIGH: Partial<Record<Part, [number, number]>> = { bridges: [226, 264], home: [246, 236] };

const WORTH = 1.15; // how much larger the higher form must be, for its bridges are lower

interface Split {
  of: (Split | Part)[];
  /** Whether its parts lie side by side. */
  isRow: boolean;
  weights: number[];
}

const rows = (...parts: [Split | Part, number][]): Split => ({ of: parts.map(([part]) => part), isRow: false, weights: parts.map(([, weight]) => weight) });
const columns = (...parts: [Split | Part, number][]): Split => ({ ...rows(...parts), isRow: true });

const total = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const LOWEST = 300; // pixels, where words are as large as they mostly are
const ROOMY = 520; // pixels, in which large words about the other clans leave enough to the board
const HEAD = 44;
const STRIP = 58; // with its edges, so that a finger has 44 inside
const STOCK = 52; // which has no edges around what is pointed at
const LINE = 44; // a second line of it, where words are large
const TRACK = 44; // the Passage of Time alone
const OWED = 52; // the head where it has what is owed, which is pointed at
const WORDS = 62; // the Passage of Time, and two lines about another clan

/** The smallest unit, and the lowest castle with its many blocks, at which everything can be pointed at. */
interface Reach {
  unit: number;
  castle: number;
}
const FINGER: Reach = { unit: 1.1, castle: 400 };
const MOUSE: Reach = { unit: 0.88, castle: 300 };

export interface Wanted {
  width: number;
  height: number;
  focus: Focus | null;
  /** How many rows the clans take besides one's own. */
  rivals: number;
  hasMoment: boolean;
  /** Whether the moment is a die in hand, which nobody points at. */
  isHand?: boolean;
  hasHome: boolean;
  /** Whether there is a mouse to point with. */
  isFine?: boolean;
  /** How many times larger words are than browsers mostly have them. */
  letters?: number;
}

/** Whether there is more room beside each other than above each other. */
const isWide = ({ width, height }: Pick<Wanted, "width" | "height">): boolean => width >= height * 1.15;

/** How high what one has is: in more lines where words are large, and the picture is not wide. */
const stockOf = (wanted: Pick<Wanted, "width" | "height" | "letters">): number =>
  STOCK + (isWide(wanted) ? 0 : ((wanted.letters ?? 1) - 1) * LINE);

/** How low the picture can be, with something to see in it. */
export const lowest = (width: number, height: number, letters: number): number => LOWEST - STOCK + stockOf({ width, height, letters });

const ROW: [number, number] = [430, 130]; // units, for which the rooms alone are drawn where they stand in a row
const ROOMS = 264; // pixels, in which a finger finds five blocks one above the other

/** The unit of rooms that stand in a row, which they do in a part that is low and wide; otherwise none. */
export function rowOf({ width, height }: Placed): number | null {
  return height < ROOMS && width > height * 1.5 ? Math.min(width / ROW[0], height / ROW[1]) : null;
}

/** Whether the castle is so low that of all its floors only those with rooms are shown where a die is to go. */
export const isTight = (placed: Placed[]): boolean => placed.some(({ part, height }) => part === "castle" && height < 160);

/** Lay out the parts in a rectangle. */
export function arrange(wanted: Wanted): Arrangement {
  const { width, height } = wanted;
  const gap = gapOf(wanted);
  const fit = (split: Split, top = 0): Placed[] => place(split, 0, top, width, height - top, gap);
  const isFlat = isWide(wanted);
  const all = { ...wanted, gap };
  const whole = fit(isFlat ? wide(all) : tall(all, true));
  const reached = (isFlat ? [whole] : [fit(square(all)), whole]).find((placed) => isReached(placed, wanted.isFine ? MOUSE : FINGER));
  const leads = reached ? cutShort(reached, wanted) : AREAS;
  if (reached && !leads.some((part) => part === wanted.focus)) return { placed: reached, all: reached, isWhole: true, leads, head: 0 };
  const head = wanted.hasMoment && !wanted.isHand ? OWED : HEAD;
  if (wanted.focus && (isFlat || height - head - STOCK >= leastOf(wanted.focus))) {
    const placed = fit(close({ ...all, height: height - head, hasMoment: false }, wanted.focus), head);
    return { placed, all: kept(reached ?? whole, placed), isWhole: false, leads: [], head };
  }
  // What has no room in the picture of the whole is one's own domain, which the strip below leads to.
  const placed = isFlat || height > width * 1.62 ? whole : fit(tall(all, false));
  return { placed, all: kept(whole, placed), isWhole: false, leads, head: 0 };
}

/** The parts that are large enough for a finger, but do not tell all. */
function cutShort(placed: Placed[], { rivals, letters }: Wanted): Area[] {
  const clans = placed.find(({ part }) => part === "clans");
  return clans && rivals && clansIn(rivals, clans, letters).form !== "all" ? ["clans"] : [];
}

/** All parts of the picture of the whole, those that are not placed out of sight; what is owed stands in the head as well. */
function kept(whole: Placed[], placed: Placed[]): Kept[] {
  const parts = whole.filter(({ part }) => part !== "moment" || placed.some((one) => one.part === part));
  return parts.map((one) => placed.find(({ part }) => part === one.part) ?? { ...one, isAway: true });
}

/** With the pixels between parts. */
interface Spaced extends Wanted {
  gap: number;
}

function gapOf({ width, height }: Wanted): number {
  return Math.round(Math.min(10, Math.max(3, Math.min(width, height) / 110)));
}

/** Whether all parts that are pointed at are large enough. */
function isReached(placed: Placed[], { unit, castle }: Reach): boolean {
  const parts = placed.filter(({ part }) => part !== "clans" && part !== "stock");
  return parts.every((one) => one.unit >= unit && (one.part !== "castle" || one.height >= castle));
}

function tall(wanted: Spaced, hasHome: boolean): Split {
  const { height, rivals, letters = 1 } = wanted;
  const words = !isLarge(letters) ? WORDS : height < ROOMY ? TRACK : clansOf(rivals, letters);
  return above(wanted, [
    ["clans", words === TRACK ? 0 : 30 + 36 * Math.min(1, rivals), words],
    ["castle", 212],
    ["bridges", 134],
    [columns(["places", 168], ["yards", 176]), 62],
    ...(hasHome && wanted.hasHome ? [["home", 128] as [Part, number]] : []),
  ]);
}

/** A part with its weight, and perhaps the pixels that it needs for words or for a finger. */
type Weighed = [what: Split | Part, weight: number, least?: number];

/** Parts by their weights, each as high as it needs, above strips that are always as high as a finger. */
function above(wanted: Spaced, parts: Weighed[]): Split {
  const { height, hasMoment, gap } = wanted;
  const [moment, stock] = [STRIP, stockOf(wanted)].map((least) => Math.max(least, Math.min(100, height * 0.085))) as [number, number];
  const room = height - stock - (hasMoment ? moment + gap : 0) - gap * parts.length;
  const sum = total(parts.map(([, weight]) => weight));
  const kept = ([, weight, least = 0]: Weighed): number => ((room * weight) / sum < least ? least : 0);
  const free = room - total(parts.map(kept));
  const shared = total(parts.map((one) => (kept(one) ? 0 : one[1])));
  return rows(
    ...parts.map((one): [Split | Part, number] => [one[0], kept(one) || (free * one[1]) / shared]),
    ...(hasMoment ? [["moment", moment] as [Part, number]] : []),
    ["stock", stock],
  );
}

function wide(wanted: Spaced): Split {
  const board = columns(
    [rows(["castle", 226], [columns(["places", 168], ["yards", 180]), 66]), 55],
    [rows(["bridges", 136], ["clans", 36 + 37 * wanted.rivals], ...(wanted.hasHome ? [["home", 128] as [Part, number]] : [])), 45],
  );
  return onStrip(wanted, board, 0.108);
}

/** On a tablet: the castle has the whole width, and the bridges lie beside one's own domain. */
function square(wanted: Spaced): Split {
  const board = rows(
    ["clans", Math.max(110, 66 + 26 * wanted.rivals) + ((wanted.letters ?? 1) - 1) * 32 * (1 + wanted.rivals)], // large words have a line for each
    ["castle", 426],
    [columns(["places", 168], ["yards", 176]), 100],
    [columns(["bridges", 50], ...(wanted.hasHome ? [["home", 50] as [Part, number]] : [])), 220],
  );
  return onStrip(wanted, board, 0.07);
}

/** What one has, beside what is owed, on a part of the height below a board. It stays where it is when nothing is owed. */
function onStrip(wanted: Spaced, board: Split, part: number): Split {
  const below = columns(["stock", 50], [wanted.hasMoment ? "moment" : rows(), 50]);
  const isPointed = wanted.hasMoment && !wanted.isHand;
  const least = Math.max(isPointed ? STRIP : 0, stockOf(wanted)); // never lower than a finger
  const strip = Math.max(least, wanted.height * part);
  return rows([board, wanted.height - strip - wanted.gap], [below, strip]);
}

/** What is looked at closely: one part, or one with another below it or beside it. */
function close(wanted: Spaced, focus: Focus): Split {
  const parts: Weighed[] = CLOSE[focus] ?? focus.split("+").map((part) => [part as Area, PAIRED[part as Area]]);
  const [first, ...more] = parts;
  if (!isWide(wanted) || !first || !more.length) return above(wanted, parts);
  const share = focus === "dice" ? 46 : 56; // dice are what is pointed at
  return above(wanted, [[columns([first[0], share], [rows(...more.map(([part, weight]): [Split | Part, number] => [part, weight])), 100 - share]), 1]]);
}

/** How high parts are that are looked at two at once: so that a finger finds all in them. */
const PAIRED: Record<Area, number> = { clans: 56, castle: 204, bridges: 140, places: 60, yards: 60, home: 146 };

/** The height that two parts need. */
function leastOf(focus: Focus): number {
  return focus.includes("+") ? focus.split("+").reduce((sum, part) => sum + PAIRED[part as Area], 0) : 0;
}

const CLOSE: Partial<Record<Focus, [part: Part, weight: number, least?: number][]>> = {
  clans: [["clans", 300]],
  castle: [["castle", 300]],
  bridges: [["bridges", 300]],
  places: [["castle", 212], ["places", 110]],
  yards: [["castle", 212], ["yards", 110]],
  home: [["home", 300]],
  dice: [["castle", 200], ["bridges", 168, 150]],
  spaces: [["castle", 212], ["places", 62, 50], ["home", 128, 96]],
};

function place(what: Split | Part, x: number, y: number, width: number, height: number, gap: number): Placed[] {
  if (typeof what === "string") {
    const fit = ([wide, high]: [number, number]): number => Math.min(width / wide, height / high);
    const [unit, high] = [fit(DRAWN[what]), fit(HIGH[what] ?? [Infinity, 1])];
    const isHigh = high > unit * WORTH;
    return [{ part: what, x, y, width, height, unit: isHigh ? high : unit, isHigh }];
  }
  const sum = what.weights.reduce((total, weight) => total + weight, 0);
  const free = (what.isRow ? width : height) - gap * (what.of.length - 1);
  let at = 0;
  return what.of.flatMap((part, i) => {
    const size = (free * (what.weights[i] ?? 0)) / sum;
    const placed = what.isRow ? place(part, x + at, y, size, height, gap) : place(part, x, y + at, width, size, gap);
    at += size + gap;
    return placed;
  });
}

/** The size that a starting pair is drawn for, in units. */
export const PAIR: [number, number] = [348, 72];

/** How starting pairs lie on a table: in as many columns as make them largest. */
export function draft(pairs: number, width: number, height: number): { columns: number; unit: number } {
  const [wide, high] = PAIR;
  const found = [1, 2].map((columns) => ({ columns, unit: Math.min(1.6, width / (wide * columns), height / (Math.ceil(pairs / columns) * high)) }));
  return found.reduce((best, one) => (one.unit > best.unit * WORTH ? one : best));
}
