// How the other clans lie below the Passage of Time, and how much is told of them there.
import type { Placed } from "./layout";

/** What a clan is drawn for, in units: on two lines, on three that are shorter, or on one that tells less. */
type Size = readonly [number, number];
const LINE: Size = [348, 35];
const NARROW: Size = [250, 60];
const LOW: Size = [348, 18];

const LEAST = 0.88; // pixels, of a unit in which all of it can be read
const LINES = 36; // pixels, of two lines about a clan
const LARGER = 1.3; // where words are large they take a line more
const ALIKE = 1.05; // what is larger by less is not worth more columns
const SHORT = 120; // pixels, below which all clans stand in one row
const TIME = 34; // units, for which the Passage of Time is drawn
const TIME_LEAST = 25;
const TIME_MOST = 0.36; // of the height, for words come first
const GAP = 3; // units
const EDGE = 2; // pixels around a part

/** Whether words are so large that fewer stand on a line. */
export const isLarge = (letters: number): boolean => letters > 1.25;

/** How high the Passage of Time and some clans are where words are large. */
export const clansOf = (rivals: number, letters: number): number => Math.max(42, 25 * rivals) * letters;

/** Whether words are so large that the other clans have no room beside the Passage of Time, which leads to them. */
export const isFolded = (height: number, rivals: number, letters: number): boolean => isLarge(letters) && height < clansOf(rivals, letters) - 4;

type Box = Pick<Placed, "width" | "height" | "unit">;

export interface Clans {
  /** All that is told of them; or who they are and what they have, in rows or, shorter still, all in one row. */
  form: "all" | "low" | "short";
  columns: number;
  /** Whether each is told on three short lines. */
  isNarrow: boolean;
  /** A unit of what is told of a clan, in pixels. */
  unit: number;
}

/** The height of the Passage of Time above other clans, in pixels. */
export const timeOf = ({ height, unit }: Box): number => Math.min(TIME * unit, height * TIME_MOST);

/** Tell how some clans are drawn: in as many full columns, and on as many lines each, as make them largest. */
export function clansIn(clans: number, box: Box, letters = 1): Clans {
  const low: Clans = { form: "low", columns: 1, isNarrow: false, unit: unitOf(LOW, box, clans, 1) };
  if (isLarge(letters)) return (box.height - TIME_LEAST * box.unit) / clans < LINES * LARGER * letters ? low : { ...low, form: "all", unit: box.unit };
  const found = forms(clans, box).reduce((best, one) => (one.unit > best.unit * ALIKE ? one : best));
  if (found.unit >= LEAST * letters) return found;
  return box.height < SHORT ? { ...low, form: "short", unit: box.unit } : low;
}

function forms(clans: number, box: Box): Clans[] {
  const full = Array.from({ length: clans }, (_, i) => i + 1).filter((columns) => clans % columns === 0);
  return full.flatMap((columns) =>
    [LINE, NARROW].map((size) => ({ form: "all", columns, isNarrow: size === NARROW, unit: unitOf(size, box, clans, columns) })),
  );
}

/** The unit of clans that are drawn for a size, in some columns. */
function unitOf([wide, high]: Size, box: Box, clans: number, columns: number): number {
  const gap = GAP * box.unit;
  const each = (room: number, among: number): number => (room - gap * (among - 1)) / among;
  const [width, height] = [box.width - 2 * EDGE, box.height - 2 * EDGE - timeOf(box) - gap];
  return Math.min(each(width, columns) / wide, each(height, Math.ceil(clans / columns)) / high);
}
