// How a hand lies: in one row, or in two where one would hide too much. Every card shows at least a finger's breadth.
export const FINGER = 44;
const BEND = 0.1; // of a card, lost to the arch

export interface Laid {
  x: number;
  y: number;
  row: number;
  tilt: number;
}

export interface Fan {
  width: number; // of a card
  height: number;
  rows: number;
  cards: Laid[];
}

/** Lay `groups` of cards (how many of each suit) into a box; `lift` is the room above for cards that stand out. */
export function fan(groups: number[], width: number, height: number, lift: number): Fan {
  const count = groups.reduce((sum, many) => sum + many, 0);
  const room = Math.max(FINGER, height - lift);
  const flat = cardWidth(room, width, count, 1);
  const bends = flat > 80 && count > 4;
  const one = bends ? flat * (1 - BEND) : flat;
  const across = bends ? width - one * 0.2 : width; // a tilted card needs more room
  const step = count > 1 ? (across - one) / (count - 1) : one;
  if (count <= 1 || step >= Math.min(FINGER, one)) {
    const edges = spread(groups, across, one).map((x) => x + (width - across) / 2);
    return { width: one, height: one * 1.5, rows: 1, cards: arch(edges, one, room, lift, bends) };
  }
  // Two rows: the back one shows its heads above the front one, which may go on below the edge of the table.
  const split = cut(groups, count);
  const many = Math.max(split, count - split);
  const broad = Math.min((width / many) * 1.05, (width - FINGER) / Math.max(1, many - 1) - 1);
  const strip = Math.max(FINGER, Math.min(room * 0.44, broad * 0.95));
  const card = Math.max(34, Math.min(broad, (room - strip) / 1.12));
  const tallness = card * 1.5;
  const cards: Laid[] = [];
  for (const [row, from, to] of [[0, 0, split], [1, split, count]] as const) {
    const n = to - from;
    const stride = n > 1 ? Math.min((width - card) / (many - 1), Math.max(FINGER, card) + 5) : 0;
    const left = (width - (stride * (n - 1) + card)) / 2;
    for (let i = 0; i < n; i++) cards.push({ x: left + i * stride, y: lift + row * strip, row, tilt: 0 });
  }
  return { width: card, height: tallness, rows: 2, cards };
}

function cardWidth(tall: number, width: number, count: number, most: number): number {
  return Math.max(34, Math.min(tall / 1.5, (width / Math.max(1, Math.min(count, 5))) * most));
}

/** Where a row is cut in two: between suits if that leaves both rows alike, else in the middle. */
function cut(groups: number[], count: number): number {
  const middle = Math.ceil(count / 2);
  let sum = 0;
  let best = middle;
  for (const many of groups) {
    sum += many;
    if (Math.abs(sum - count / 2) <= 1 && Math.max(sum, count - sum) <= 7) best = sum;
  }
  return best;
}

/** The left edges of the cards of one row, with a little air between suits where there is room. */
function spread(groups: number[], width: number, card: number): number[] {
  const count = groups.reduce((sum, many) => sum + many, 0);
  const breaks = Math.max(0, groups.filter((many) => many > 0).length - 1);
  const free = width - card;
  const steps = count - 1;
  const air = Math.min(card * 0.35, breaks ? Math.max(0, free - steps * Math.max(FINGER, card * 0.62)) / breaks : 0);
  const step = steps > 0 ? Math.min(card * 1.06, (free - air * breaks) / steps) : 0;
  const edges: number[] = [];
  let x = 0;
  for (const many of groups.filter((n) => n > 0)) {
    for (let i = 0; i < many; i++) {
      edges.push(x);
      x += step;
    }
    x += air;
  }
  const total = (edges[edges.length - 1] ?? 0) + card;
  return edges.map((edge) => edge + (width - total) / 2);
}

/** A gentle arch, as a hand is held; flat where cards are small. */
function arch(edges: number[], card: number, room: number, lift: number, bends: boolean): Laid[] {
  const middle = (edges.length - 1) / 2;
  const top = lift + (bends ? 0 : Math.max(0, room - card * 1.5) / 2);
  return edges.map((x, i) => {
    const off = middle ? (i - middle) / middle : 0;
    return { x, y: top + (bends ? off * off * card * 0.08 : 0), row: 0, tilt: bends ? off * 3 : 0 };
  });
}
