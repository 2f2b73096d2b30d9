// Cat Tower: items, the cats that score them, paws and dice.
import { c, COATS, f, free, g, head, INK, l, LINE, NIGHT, o, PAPER, RED, type Head } from "./draw";

export type Item = "house" | "yarn" | "butterfly" | "bowl" | "cushion" | "mouse";
export const ITEMS: readonly Item[] = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"];
export const ITEM_LETTERS: Record<Item, string> = { house: "H", yarn: "Y", butterfly: "F", bowl: "B", cushion: "C", mouse: "M" };

/** An item in 48 x 48 about 0, with fills that differ in lightness as well as in shape. */
export const ITEM_DRAWINGS: Record<Item, string> = {
  house: o("#c9803c", "M-17 0H17V20H-17Z") + o("#8e3b26", "M0-21 23 2H-23Z") + o("#2b2620", "M-8 20V9Q-8 1 0 1T8 9V20Z", 2.2),
  yarn: c("#b8341f", 0, 0, 19, `stroke="${INK}" stroke-width="2.6"`) + l("M-17-8Q0-16 14-12M-19 2Q0-8 19-2M-15 12Q2 0 18 6M-8-17Q6-4 4 19M4 18Q16 22 22 17", 2, "#fbe3d6"),
  butterfly: o("#86b0d0", "M0-6Q-6-22-20-18-24-2-4 2-18 4-16 15-6 20 0 6 6 20 16 15 18 4 4 2 24-2 20-18 6-22 0-6Z") + l("M0-8V12M0-8Q-2-18-8-21M0-8Q2-18 8-21", 2.8),
  bowl: o("#6f8f5a", "M-22-4H22Q20 16 10 19H-10Q-20 16-22-4Z") + o("#e9c65f", "M-18-4Q-14-14-6-11 0-18 8-12 15-13 18-4Z", 2.4) + f(PAPER, "M0 2Q9 8 0 13-9 8 0 2Z"),
  cushion: o("#b79bc6", "M-20-12Q0-18 20-12 16 2 20 14 0 20-20 14-16 2-20-12Z") + l("M0 1-7-4M0 1 7-4M0 1-6 7M0 1 6 7", 2.2, NIGHT) + l("M-20-12-24-16M20-12 24-16M-20 14-24 18M20 14 24 18", 3),
  mouse: l("M16 12Q26 10 24-2", 3) + o("#a8a49a", "M-20 13Q-22-2-8-8 12-14 18 4 20 14 14 15H-16Z") + c("#a8a49a", -2, -10, 7.5, `stroke="${INK}" stroke-width="2.6"`) + c("#e79c93", -2, -10, 3) + c(NIGHT, -12, 3, 2.2) + c(NIGHT, -21, 11, 2.6),
};

const SCORERS: Record<Item, Omit<Head, "coat"> & { coat: keyof typeof COATS }> = {
  house: { coat: "gray", mood: "calm", ears: "point" },
  yarn: { coat: "calico", mood: "wink", ears: "wide" },
  butterfly: { coat: "white", mood: "wide", ears: "tall", mouth: "o" },
  bowl: { coat: "ginger", mood: "glad", ears: "round" },
  cushion: { coat: "cream", mood: "asleep", ears: "fold" },
  mouse: { coat: "black", mood: "sly", ears: "torn" },
};

/** The cat that scores an item, with the item, in 120 x 120 about 0. */
export function towerCat(item: Item): string {
  const who = SCORERS[item];
  const cat = head({ ...who, coat: COATS[who.coat] });
  const thing = free(ITEM_DRAWINGS[item]);
  switch (item) {
    case "house":
      return o("#c9803c", "M-52-8H52V56H-52Z", 3, LINE) + o("#8e3b26", "M0-58 60-6H-60Z", 3, LINE) + g("translate(0 22) scale(.8)", cat);
    case "yarn":
      return g("translate(-6 -4) scale(.9)", cat) + g("translate(32 34) scale(.95)", thing);
    case "butterfly":
      return g("translate(0 14) scale(.9)", cat) + g("translate(16 -38) rotate(14) scale(.86)", thing);
    case "bowl":
      return g("translate(0 -8) scale(.88)", cat) + g("translate(0 38) scale(1.300 .95)", thing);
    case "cushion":
      return g("translate(0 34) scale(2.300 1.1)", thing) + g("translate(0 2) scale(.88)", cat);
    default:
      return g("translate(0 -2) scale(.92)", cat) + g("translate(10 34) scale(.9)", thing);
  }
}

/** A paw print in 40 x 40 about 0. */
export function paw(fill: string): string {
  const toe = (x: number, y: number, r: number): string => `<ellipse cx="${x}" cy="${y}" rx="4.300" ry="5.800" transform="rotate(${r} ${x} ${y})"/>`;
  return `<g fill="${fill}"><path d="M0 0C7 0 13 7 12.500 12.500 12 18 5 16 0 16S-12 18-12.500 12.500C-13 7-7 0 0 0Z"/>${toe(-14, -2, -28)}${toe(-5.5, -11, -8)}${toe(5.5, -11, 8)}${toe(14, -2, 28)}</g>`;
}

const SPOTS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-10, -10], [10, 10]],
  3: [[-11, -11], [0, 0], [11, 11]],
  4: [[-10, -10], [10, -10], [-10, 10], [10, 10]],
  5: [[-11, -11], [11, -11], [0, 0], [-11, 11], [11, 11]],
  6: [[-10, -12], [10, -12], [-10, 0], [10, 0], [-10, 12], [10, 12]],
};

/** A die's pips, in 48 x 48 about 0; one is the vermilion sun. */
export function pips(value: number, fill: string): string {
  if (value === 1) return c(fill === INK ? RED : fill, 0, 0, 8);
  return (SPOTS[value] ?? []).map(([x, y]) => c(fill, x, y, 4.6)).join("");
}
