// How the table of a card game shares its window: all of it fits, from a phone on its side to a wall.

/** What differs from game to game, as shares of the height unless it says otherwise. */
export interface Shape {
  /** The others on top: on a wide table, on a high one; and at most so broad for their height. */
  others: { wide: number; high: number; least: number; broad: number };
  /** All seats for who only watches: each at least so many pixels broad where there is height for rows of them, and at most
   *  so high for its breadth as it has something to show. */
  watched: { wide: number; high: number; narrow: number; slim: number };
  hand: { wide: number; high: number; least: number };
  /** What is mine: its share of the middle of a high table; of the breadth of a wide one, so broad for its height, and of a low one. */
  own: { high: number; wide: number; broad: number; low: number };
  /** Whether there are tools at times: my line then keeps room for them, except on a low table, or where they do not fit in. */
  hasTools: boolean;
}

/** What there is to be laid out. */
export interface Content {
  sits: boolean;
  rivals: number;
  hasHand: boolean;
  /** More that I may do from my hand: so many small buttons. */
  tools: number;
  /** How many times larger words are than browsers mostly have them. */
  letters?: number;
}

export interface Box {
  width: number;
  height: number;
}

export interface Layout {
  /** The trick and what is mine lie side by side. */
  isWide: boolean;
  /** As low as a phone on its side: the others sit beside the trick. */
  isLow: boolean;
  gap: number;
  font: number;
  line: number;
  hand: number;
  /** The height of the row of tools; 0 where they stand beside my line, or there are none. */
  tools: number;
  /** The line over the trick; 0 where there is no room for it. */
  bar: number;
  trick: Box;
  own: Box;
  /** One of the others; the head of a plate is over its picture, if it is not low. */
  plate: Box & { columns: number; font: number; head: number };
}

/** A tool with the air around it. */
export const TOOL = { width: 64, height: 49 };
/** A plate on which the name has its line for itself, in pixels. */
export const TIGHT = 150;
const LOW = 440; // pixels
const GROWN = 0.028; // of the height: the largest words that leave room for what they are about
const ROOMIER = 1.18; // how much higher the others are where words are large
const SMALL = 700; // pixels: where more than three seats are narrow side by side
const LEAST = 44; // pixels of what is mine
const TWO_ROWS = 92; // pixels: a finger's breadth of each, and a little for cards that stand out
const LINE = { room: 300, alone: 30, withTools: 46 };

export function lay(W: number, H: number, shape: Shape, content: Content): Layout {
  const { sits, rivals, tools } = content;
  const isWide = isWider(W, H);
  const isLow = isWide && H < LOW;
  const by = isWide ? "wide" : "high";
  const gap = isLow ? 3 : H < 480 ? 4 : H < 700 ? 6 : 10;
  const usual = Math.max(13, Math.min(44, H * 0.019, W * 0.0225 + 5));
  // Words are as large as one likes them, as far as there is room for that on the table.
  const font = isLow ? usual : Math.max(usual, Math.min(usual * (content.letters ?? 1), H * GROWN));
  const inLine = isWide && tools * TOOL.width + LINE.room <= W;
  const isRoomy = inLine && (tools > 0 || (shape.hasTools && !isLow));
  const line = sits ? Math.max(isRoomy ? LINE.withTools : LINE.alone, font * 2.3) : 0;
  const row = tools && !inLine ? TOOL.height * Math.ceil(tools / Math.floor((W - 2) / TOOL.width)) : 0;
  const hand = sits && content.hasHand ? clamp(H * shape.hand[by], isLow ? TWO_ROWS : shape.hand.least, 620) : 0;
  const share = shape.others[by] * Math.min(ROOMIER, font / usual);
  const top = isLow ? 0 : sits ? clamp(H * share, shape.others.least, 460) : watchedTop(W, H, shape, rivals);
  const parts = [top, line, hand].filter((height) => height > 0);
  const whole = Math.floor(H - parts.reduce((sum, height) => sum + height + gap, 2));
  const middle = row ? whole - row - gap : whole;
  // On a high table the tools have their room from what is mine: all else stays where it is when they come and go.
  const own = Math.round((whole - gap) * shape.own.high);
  const ownHeight = !sits ? 0 : isWide ? middle : row ? Math.max(LEAST, own - row - gap) : own;
  const ownWidth = !sits ? 0 : isLow ? W * shape.own.low : isWide ? Math.min(W * shape.own.wide, middle * shape.own.broad) : W - 14;
  const plate = isLow ? beside(W, middle, gap, content) : above(W, top, gap, sits ? rivals : lane(W, H, shape, rivals), rivals, shape, usual, font / usual);
  return {
    isWide,
    isLow,
    gap,
    font,
    line,
    hand,
    tools: row,
    bar: (isLow && sits) || (whole < 260 && !isWide) ? 0 : clamp(font * 1.9, 22, 80),
    trick: {
      width: isWide && (sits || isLow) ? W - ownWidth - (isLow ? plate.width : 0) - gap * 4 : W - 8,
      height: !sits || isWide ? middle : middle - gap - ownHeight,
    },
    own: { width: ownWidth, height: ownHeight },
    plate,
  };
}

/** How much of the height all seats together have for who only watches: none is much higher than what it shows. */
function watchedTop(W: number, H: number, shape: Shape, rivals: number): number {
  const across = lane(W, H, shape, rivals);
  const { [isWider(W, H) ? "wide" : "high"]: share, slim } = shape.watched;
  return Math.round(Math.min(H * share, Math.ceil(rivals / across) * (W / across) * slim));
}

/** How many seats are side by side for who only watches: in rows that are as long as each other, or nearly. */
function lane(W: number, H: number, shape: Shape, rivals: number): number {
  if (rivals <= 3) return rivals;
  if (W < SMALL) return 2;
  const most = isWider(W, H) ? rivals : Math.floor(W / shape.watched.narrow);
  return Math.ceil(rivals / Math.ceil(rivals / most));
}

/** Tell whether a table is so wide that the trick and what is mine lie side by side. */
function isWider(W: number, H: number): boolean {
  return W > H * 1.15;
}

function above(W: number, top: number, gap: number, columns: number, rivals: number, shape: Shape, most: number, larger: number): Layout["plate"] {
  const across = Math.max(1, columns);
  const lanes = Math.ceil(rivals / across);
  const width = Math.min((W - 8 - gap * (across - 1)) / across, Math.max(160, top * shape.others.broad));
  const font = Math.max(13, Math.min(most, width * 0.075)) * larger;
  const head = Math.ceil(font * 1.45 + Math.max(16, font * 1.1) + 16);
  return { columns: across, width, height: (top - gap * (lanes - 1)) / lanes, font, head };
}

/** Beside the trick; who only watches has more room for the others. */
function beside(W: number, middle: number, gap: number, { sits, rivals }: Content): Layout["plate"] {
  const height = (middle - gap * (rivals - 1)) / Math.max(1, rivals);
  const width = sits ? clamp(W * 0.22, 104, 200) : clamp(W * 0.4, 104, 320);
  return { columns: 1, width, height: Math.min(sits ? 64 : 110, height), font: 13, head: 32 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}
