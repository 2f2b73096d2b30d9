// The sixty cats of CATsle Builders: a rank is a person of the castle, a suit is the coat, the robe and the place.
import { c, f, faint, g, GOLD, head, INK, l, NIGHT, o, PAPER, RED, SIGNS, SUIT_COLOURS, WHITE, type Coat, type Ears, type Head, type Mark, type Mood, type Part } from "./draw";

const FUR: Record<Part, Coat> = {
  stone: { fur: "#cfcbc1", dark: "#8c887f", light: "#f1eee6", eye: "#d9b53f" },
  gable: { fur: "#f3dfb8", dark: "#d9892f", light: WHITE, eye: "#6f9a52" },
  gate: { fur: WHITE, dark: "#2f2923", light: "#d98a3a", eye: "#c9a227" },
  bridge: { fur: "#c98b53", dark: "#7b4a21", light: "#f0d9b8", eye: "#e6cf7a" },
  moat: { fur: NIGHT, dark: "#514a42", light: "#f6f0e3", eye: "#f2c94c", face: "#b5ad9f" },
};

const STRAW = "#dcb862";
const BROAD = 0.92; // who wears what is broader than ears: the letter of the suit stands clear of it

interface Person {
  mood: Mood;
  ears: Ears;
  scale?: number;
  mouth?: Head["mouth"];
  over?: (robe: string, coat: Coat) => string;
  under?: (robe: string, coat: Coat) => string;
  behind?: (robe: string, coat: Coat) => string; // behind the head, in head units
  front?: (robe: string, coat: Coat) => string; // before robe and head, in head units
}

// From the smallest to the greatest.
export const PEOPLE: Person[] = [
  // 1 kitten with a sprout
  { mood: "wide", ears: "wide", scale: 0.86, mouth: "o", over: () => l("M0-43Q-2-54 2-62", 3.2, "#3f6b2e") + o("#7fa650", "M2-60Q-20-62-24-78-2-80 2-60ZM2-62Q6-80 26-80 24-62 2-62Z", 2.6) },
  // 2 sleeper
  { mood: "asleep", ears: "fold", over: () => `<circle cx="15" cy="17" r="11" fill="#d6e6ec" fill-opacity=".9" stroke="${INK}" stroke-width="2.2"/>` + l("M10 13Q11 10 14 9.500", 2, WHITE) },
  // 3 apprentice with a headband
  { mood: "stern", ears: "torn", under: (robe) => o(WHITE, "M-47-31Q0-48 47-31L46-18Q0-36-46-18Z", 2.6) + l("M-34-37-30-24M-14-41-12-28M14-41 12-28M34-37 30-24", 4, robe), over: () => o(WHITE, "M46-28Q58-44 66-40 68-30 54-24 66-22 66-12 58-8 48-16L46-24Z", 2.6) },
  // 4 fisher
  { mood: "glad", ears: "round", mouth: "none", over: () => o("#9fb9c2", "M-34 22Q-14 8 12 18L30 8Q26 20 32 34L12 27Q-14 38-34 22Z", 2.6) + c(INK, -24, 20, 2.2) + l("M-14 15Q-9 22-14 30M-4 18-1 26M6 18 8 25", 1.8) },
  // 5 painter with a brush behind the ear
  { mood: "wink", ears: "point", under: (robe) => f(robe, "M-36 12Q-28 4-22 12-18 20-28 22-38 20-36 12Z"), behind: () => g("rotate(16 46 -30) translate(-6 4)", o("#caa46a", "M46-78H54V-12H46Z"), o(PAPER, "M45-78H55Q56-92 50-104 44-92 45-78Z"), f(INK, "M46-88H54Q54-96 50-104 46-96 46-88Z")) },
  // 6 gardener under a straw hat
  { mood: "calm", ears: "fold", scale: BROAD, over: () => o(STRAW, "M-68-24Q-30-40 0-76 30-40 68-24 0-8-68-24Z", 3) + l("M0-70V-18M0-70-34-21M0-70 34-21M-26-46Q0-38 26-46M-44-34Q0-24 44-34", 1.8, "#8c6a22") + l("M-44-16Q-30 34 0 42 30 34 44-16", 2.4, RED) },
  // 7 the one who waves luck in
  { mood: "glad", ears: "point", front: (_robe, coat) => o(coat.fur, "M36 120Q50 64 44 14 42-6 56-7 70-6 69 12 71 60 68 120Z", 3) + l("M51-3V5M57-4V5M63-2V6", 2.2, coat.face ?? INK), over: () => o(RED, "M-36 30Q0 52 36 30L38 38Q0 62-38 38Z", 2.6) + `<circle cx="0" cy="52" r="9" fill="${GOLD}" stroke="${INK}" stroke-width="2.6"/>` + l("M-7 51H7M0 54V60", 2) },
  // 8 scholar
  { mood: "calm", ears: "tall", over: (_r, coat) => `<g fill="#fff" fill-opacity=".25" stroke="${coat.face ? GOLD : INK}" stroke-width="3"><circle cx="-20" cy="-7" r="15"/><circle cx="20" cy="-7" r="15"/><path fill="none" d="M-5-9Q0-13 5-9M-35-9-46-13M35-9 46-13"/></g>` },
  // 9 dancer with a camellia
  { mood: "sly", ears: "point", under: () => l("M-34-2Q-40-4-44-12M34-2Q40-4 44-12", 4.5, RED), over: () => g("translate(37 -42)", [0, 72, 144, 216, 288].map((a) => g(`rotate(${a})`, o("#cf4a38", "M0 0Q-13-8-8-19 0-25 8-19 13-8 0 0Z", 2.2))).join(""), c("#f2c94c", 0, 0, 6, `stroke="${INK}" stroke-width="2"`)) + g("translate(58 -24)", o("#5d8a46", "M-6-6Q10-4 12 10-6 8-6-6Z", 2.2)) },
  // 10 the masked one
  { mood: "sly", ears: "tall", over: () => l("M-44-30Q-6-44 30-46", 2.6, RED) + g("translate(34 -44) rotate(18) scale(.62)", o(WHITE, "M-34-8-30-52-10-30Q0-34 10-30L30-52 34-8Q26 20 0 40-26 20-34-8Z", 4), f(RED, "M-27-22-26-42-16-30ZM27-22 26-42 16-30ZM0-26 5-12 0-4-5-12Z"), l("M-24-4Q-16-12-8-2M24-4Q16-12 8-2", 4.500), l("M-22 8-10 12M22 8 10 12", 3.5, RED), f(INK, "M-5 28H5L0 36Z")) },
  // 11 captain in a helmet
  { mood: "stern", ears: "wide", scale: BROAD, over: (robe) => o("#3a3733", "M-46-20Q-46-66 0-66 46-66 46-20 0-38-46-20Z", 3) + l("M-16-62Q-24-48-24-31M16-62Q24-48 24-31M0-66V-34", 2, "#857f76") + o(robe, "M-46-20Q-64-22-68-38-54-40-44-30ZM46-20Q64-22 68-38 54-40 44-30Z") + o(GOLD, "M0-44Q-34-54-40-96-20-66 0-64 20-66 40-96 34-54 0-44Z", 2.8) + c(GOLD, 0, -50, 6, `stroke="${INK}" stroke-width="2.4"`) },
  // 12 lord of the castle
  {
    mood: "asleep",
    ears: "point",
    over: (_robe, coat) =>
      o("#3a342d", "M-27-37Q-36-74-16-94 6-106 20-92 34-70 27-37 0-46-27-37Z", 3, coat.face ?? INK) +
      l("M-28-44Q0-54 28-44M-28-38Q0-48 28-38", 3, GOLD) +
      l("M-6-92Q8-78 6-58", 2.2, "#857f76") +
      o(coat.face ? "#d8d2c6" : coat.light === "#d98a3a" ? "#e8e2d4" : coat.light, "M-12 30Q0 36 12 30 10 54 0 68-10 54-12 30Z", 2.4) +
      l("M-35-20Q-24-28-14-21M35-20Q24-28 14-21", 3.6, coat.face ?? INK),
  },
];

// Which marks the coat shows, by suit: no two cats of a suit that stand side by side have the same.
const MARKS: Record<Part, Mark[]> = {
  stone: ["plain", "tabby", "blaze", "tabby", "cap", "mask", "brow", "tabby", "half", "mask", "tabby", "blaze"],
  gable: ["brow", "plain", "tabby", "blaze", "patch", "brow", "half", "mask", "plain", "patch", "tabby", "brow"],
  gate: ["patch", "brow", "spots", "patch", "plain", "cap", "spots", "brow", "plain", "cap", "patch", "plain"],
  bridge: ["tabby", "blaze", "mask", "plain", "tabby", "half", "tabby", "blaze", "brow", "tabby", "mask", "blaze"],
  moat: ["plain", "blaze", "tabby", "plain", "blaze", "plain", "blaze", "half", "plain", "blaze", "tabby", "plain"],
};

/** The cat of a card, in the card's box of 200 x 300: robe and head. */
export function person(part: Part, rank: number): string {
  const key = part + rank;
  const known = drawn.get(key) ?? draw(part, rank);
  drawn.set(key, known);
  return known;
}

const drawn = new Map<string, string>();

function draw(part: Part, rank: number): string {
  const who = PEOPLE[rank - 1] ?? PLAIN;
  const robe = SUIT_COLOURS[part];
  const coat = FUR[part];
  const at = `translate(114 ${who.scale ? 202 : 190}) scale(${1.12 * (who.scale ?? 1)})`;
  const cat = head({ coat, mood: who.mood, ears: who.ears, mouth: who.mouth, marks: MARKS[part][rank - 1], under: who.under?.(robe, coat), over: who.over?.(robe, coat) });
  return (who.behind ? g(at, who.behind(robe, coat)) : "") + robeOf(part, rank) + g(at, cat, who.front?.(robe, coat) ?? "");
}

const PLAIN: Person = { mood: "calm", ears: "point" };

// What a robe shows, by rank, in paper on the suit's colour.
const CLOTH: Record<number, string> = {
  2: l("M54 252 58 296M68 244 72 296", 3, PAPER),
  3: f(PAPER, "M74 232 84 230 108 291H92ZM154 232 144 230 120 291H136Z") + l("M82 236 100 286M146 236 128 286", 2.4),
  4: l("M50 260H86M46 273H96M43 286H104", 3.4, PAPER),
  5: f(PAPER, "M58 258a5 5 0 1 1 .1 0ZM76 278a7 7 0 1 1 .1 0ZM52 282a3 3 0 1 1 .1 0ZM66 262a3 3 0 1 1 .1 0Z"),
  6: l("M48 288Q56 262 66 250M56 272Q48 268 46 260M60 262Q70 262 74 256M58 280Q68 280 72 274", 2.6, PAPER),
  8: o("#f3e3c3", "M34 262H84V286H34Z", 2.6) + o(GOLD, "M28 258H36V290H28ZM82 258H90V290H82Z", 2.4) + l("M44 269H74M44 277H66", 2),
  9: l("M58 268a6 6 0 1 1 .1 0M80 282a6 6 0 1 1 .1 0M54 288a4 4 0 1 1 .1 0", 2.6, PAPER),
  10: f(PAPER, "M64 248H76V260H64ZM76 260H88V272H76ZM64 272H76V284H64ZM88 272H100V284H88ZM52 260H64V272H52ZM76 284H88V296H76ZM52 284H64V296H52Z"),
};

function robeOf(part: Part, rank: number): string {
  const robe = SUIT_COLOURS[part];
  const fur = FUR[part];
  if (rank === 1) return o(fur.fur, "M74 296Q68 240 114 234 160 240 154 296Z", 3) + l("M100 296V274M128 296V274", 2.4, fur.face ?? INK);
  const armour = rank === 11;
  const collar = rank === 12 ? GOLD : PAPER;
  return (
    (rank > 10 ? o(robe, "M28 250 72 228H156L191 244 188 272 150 262H78L30 276Z", 3) : "") +
    o(robe, "M40 300Q42 242 78 230H150Q186 242 188 300Z", 3) +
    (CLOTH[rank] ?? "") +
    (armour
      ? o("#3a3733", "M74 240H154L150 300H78Z", 2.6) + l("M76 256H152M77 271H151M78 286H150", 2.4, robe) + l("M92 242V298M114 242V298M136 242V298M34 262 60 256M168 256 188 260", 2.4, GOLD)
      : o(collar, "M88 230 114 262 140 230 148 232 114 276 80 232Z", 2.4)) +
    (armour || rank === 7 ? "" : g("translate(164 268) scale(.52)", f(collar, SIGNS[part])))
  );
}

/** The place behind, faint, in the colour of the suit. */
export function place(part: Part): string {
  const colour = SUIT_COLOURS[part];
  const bottom = "V283Q191 291 183 291H17Q9 291 9 283Z";
  const drawn: Record<Part, string> = {
    stone: f(colour, `M9 196 44 190 70 202 112 188 150 200 191 190${bottom}`) + l("M9 226 60 220 84 232 130 222 191 232M44 190 40 224M112 188 116 224M60 220 54 262 20 260M84 232 92 268 54 262M130 222 138 258 92 268M160 228 191 226", 2.5, PAPER),
    gable: f(colour, `M9 232Q40 214 58 176 76 214 110 226 140 206 152 166 168 204 191 214${bottom}`),
    gate: f(colour, "M9 152Q100 168 191 152V170H9ZM9 186H191V198H9ZM30 170H50V291H30ZM150 170H170V291H150Z") + f(colour, `M9 262H191${bottom}`),
    bridge: f(colour, `M9 224Q100 150 191 224V250Q100 176 9 250Z`) + f(colour, "M28 176H36V214L28 218ZM96 160H104V190H96ZM164 176H172V218L164 214Z") + f(colour, `M9 276H191${bottom}`),
    moat: f(colour, `M9 214q22-20 45 0t46 0t46 0t45 0${bottom}`) + l("M9 240q22-18 45 0t46 0t46 0t45 0M9 264q22-18 45 0t46 0t46 0t45 0", 4, PAPER),
  };
  return faint(0.22, drawn[part]);
}
