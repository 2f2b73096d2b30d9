// Where the parts of the picture lie. All sizes are definite, so that nothing is measured twice and nothing scrolls.

export const PARTS = ["clans", "castle", "bridges", "places", "yards", "home", "moment", "stock"] as const;
export type Part = (typeof PARTS)[number];

/** What can be looked at closely; `dice` is the bridges with the castle, `spaces` all where a die can go. */
export type Focus = Exclude<Part, "moment" | "stock"> | "dice" | "spaces";

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

export interface Arrangement {
  placed: Placed[];
  /** Whether everything is there at once, large enough for a finger. */
  isWhole: boolean;
  /** The height that is left for the name of what is looked at closely. */
  head: number;
}

/** The size that each part is drawn for, in units; some have a higher form too. */
const DRAWN: Record<Part, [number, number]> = {
  clans: [348, 52],
  castle: [348, 212],
  bridges: [348, 134],
  places: [168, 62],
  yards: [176, 62],
  home: [348, 128],
  moment: [348, 52],
  stock: [348, 44],
};

const HIGH: Partial<Record<Part, [number, number]>> = { bridges: [226, 264] };

const WORTH = 1.15; // how much larger the higher form must be, for its bridges are lower

interface Split {
  of: (Split | Part)[];
  /** Whether its parts lie side by side. */
  isRow: boolean;
  weights: number[];
}

const rows = (...parts: [Split | Part, number][]): Split => ({ of: parts.map(([part]) => part), isRow: false, weights: parts.map(([, weight]) => weight) });
const columns = (...parts: [Split | Part, number][]): Split => ({ ...rows(...parts), isRow: true });

export const HEAD = 44;
const STRIP = 58; // with its edges, so that a finger has 44 inside
const WORDS = 50; // the Passage of Time, and a line about another clan
// The smallest unit at which everything can be pointed at: with a finger, with a mouse.
const FINGER = 1.3;
const MOUSE = 0.88;

export interface Wanted {
  width: number;
  height: number;
  focus: Focus | null;
  /** How many rows the clans take besides one's own. */
  rivals: number;
  hasMoment: boolean;
  /** Whether the moment is a die in hand, which stands in the head of what is looked at closely. */
  isHand?: boolean;
  hasHome: boolean;
  /** Whether there is a mouse to point with. */
  isFine?: boolean;
}

/** Lay out the parts in a rectangle. */
export function arrange(wanted: Wanted): Arrangement {
  const { width, height } = wanted;
  const gap = Math.round(Math.min(10, Math.max(3, Math.min(width, height) / 110)));
  const fit = (split: Split, top = 0): Placed[] => place(split, 0, top, width, height - top, gap);
  const isWide = width >= height * 1.15;
  const whole = fit(isWide ? wide(wanted) : tall(wanted, true));
  const isWhole = unitOf(whole) >= (wanted.isFine ? MOUSE : FINGER);
  if (isWhole) return { placed: whole, isWhole, head: 0 };
  if (wanted.focus) {
    const below = { ...wanted, hasMoment: wanted.hasMoment && !wanted.isHand };
    return { placed: fit(close(below, wanted.focus), HEAD), isWhole, head: HEAD };
  }
  // What has no room in the picture of the whole is one's own domain, which the strip below leads to.
  return { placed: isWide || height > width * 1.62 ? whole : fit(tall(wanted, false)), isWhole, head: 0 };
}

/** The unit of the smallest part that is pointed at. */
function unitOf(placed: Placed[]): number {
  return Math.min(...placed.filter(({ part }) => part !== "clans" && part !== "stock").map(({ unit }) => unit));
}

function tall(wanted: Wanted, hasHome: boolean): Split {
  return above(wanted, wanted.height, [
    ["clans", 30 + 22 * Math.min(1, wanted.rivals)],
    ["castle", 212],
    ["bridges", 134],
    [columns(["places", 168], ["yards", 176]), 62],
    ...(hasHome && wanted.hasHome ? [["home", 128] as [Part, number]] : []),
  ]);
}

/** Parts by their weights, above strips that are always as high as a finger; a line of words needs its height too. */
function above(wanted: Wanted, height: number, parts: [Split | Part, number][]): Split {
  const strip = Math.max(STRIP, Math.min(100, wanted.height * 0.085));
  const room = height - strip * (wanted.hasMoment ? 2 : 1);
  const sum = parts.reduce((total, [, weight]) => total + weight, 0);
  const least = ([part, weight]: [Split | Part, number]): number => (part === "clans" && (room * weight) / sum < WORDS ? WORDS : 0);
  const kept = parts.filter(least);
  const free = room - kept.length * WORDS;
  const shared = sum - kept.reduce((total, [, weight]) => total + weight, 0);
  return rows(
    ...parts.map((one): [Split | Part, number] => [one[0], least(one) || (free * one[1]) / shared]),
    ...(wanted.hasMoment ? [["moment", strip] as [Part, number]] : []),
    ["stock", strip],
  );
}

function wide(wanted: Wanted): Split {
  const board = columns(
    [rows(["castle", 226], [columns(["places", 168], ["yards", 180]), 66]), 55],
    [rows(["bridges", 136], ["clans", 36 + 37 * wanted.rivals], ...(wanted.hasHome ? [["home", 128] as [Part, number]] : [])), 45],
  );
  const below = columns(...(wanted.hasMoment ? [["moment", 50] as [Part, number]] : []), ["stock", 50]);
  const strip = Math.max(50, wanted.height * 0.108); // never lower than a finger
  return rows([board, wanted.height - strip], [below, strip]);
}

/** What is looked at closely: one part, or the castle with another below it or beside it. */
function close(wanted: Wanted, focus: Focus): Split {
  const [first, ...more] = CLOSE[focus];
  const isWide = wanted.width >= wanted.height * 1.15;
  if (!isWide || !first || !more.length) return above(wanted, wanted.height - HEAD, CLOSE[focus]);
  const share = focus === "dice" ? 46 : 56; // dice are what is pointed at
  return above(wanted, wanted.height - HEAD, [[columns([first[0], share], [rows(...more), 100 - share]), 1]]);
}

const CLOSE: Record<Focus, [Part, number][]> = {
  clans: [["clans", 300]],
  castle: [["castle", 300]],
  bridges: [["bridges", 300]],
  places: [["castle", 212], ["places", 110]],
  yards: [["castle", 212], ["yards", 110]],
  home: [["home", 300]],
  dice: [["castle", 200], ["bridges", 168]],
  spaces: [["castle", 212], ["places", 62], ["home", 128]],
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
