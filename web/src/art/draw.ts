// The drawing hand: colours, the one cat head, and small helpers. Everything returns SVG markup made here, never from outside.

export const INK = "#1f1b16";
export const PAPER = "#fbf7ec";
/** An edge around letters that may stand on a cat, in the colour of what is under both. */
export const edge = (ground: string) => ({ "paint-order": "stroke", stroke: ground, "stroke-width": 9, "stroke-linejoin": "round" }) as const;
export const WHITE = "#fffdf6";
export const GOLD = "#c79a2e";
export const RED = "#b8341f";
export const INDIGO = "#243b5a";
export const NIGHT = "#2b2620";
export const ROSE = "#e79c93";
export const LINE = `var(--art-line,${INK})`;

export type Part = "stone" | "gable" | "gate" | "bridge" | "moat";
export type SuitName = "gray" | "green" | "red" | "brown" | "blue" | Part;
export const PARTS: readonly Part[] = ["stone", "gable", "gate", "bridge", "moat"];
const TINTS = ["gray", "green", "red", "brown", "blue"];
export const SUIT_COLOURS: Record<Part, string> = { stone: "#5f5e5a", gable: "#3f6b2e", gate: RED, bridge: "#7b4a21", moat: "#1f5f8b" };

/** The part of the castle that a suit is, by its name or its colour. */
export function partOf(suit: string): Part {
  return PARTS.find((part, at) => part === suit || TINTS[at] === suit) ?? "stone";
}

/** The colour of a part of the castle, by which rules and players call its suit. */
export function tintOf(part: Part): string {
  return TINTS[PARTS.indexOf(part)] ?? "gray";
}

/** A closed or open path: fill, and where wanted a stroke. */
export const f = (fill: string, d: string, more = ""): string => `<path fill="${fill}" d="${d}"${more && " " + more}/>`;
/** An ink line. */
export const l = (d: string, width = 2.6, colour = INK, more = ""): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && " " + more}/>`;
/** A filled shape with an ink outline. */
export const o = (fill: string, d: string, width = 2.6, colour = INK): string =>
  `<path fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
export const c = (fill: string, x: number, y: number, r: number, more = ""): string => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"${more && " " + more}/>`;
export const g = (at: string, ...inside: string[]): string => `<g transform="${at}">${inside.join("")}</g>`;
export const faint = (opacity: number, ...inside: string[]): string => `<g opacity="${opacity}">${inside.join("")}</g>`;
export const text = (x: number, y: number, size: number, fill: string, words: string | number, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="var(--serif,serif)" font-weight="700" font-variant="lining-nums" ${more}>${words}</text>`;
/** A drawing made for paper, to stand on the table: its ink becomes the table's line. */
export const free = (drawing: string): string => drawing.replaceAll(INK, LINE);
export const MIDDLE = 'text-anchor="middle"';

/** Suit signs in a box of 40 x 40 about 0: one colour, holes left open, so that they read at 16 px. */
export const SIGNS: Record<Part, string> = {
  stone: "M-9-16H-2V-3H-14ZM2-16H9L14-3H2ZM-15 1H-8V16H-20ZM-4 1H7V16H-4ZM11 1H15L20 16H11Z",
  gable: "M0-19C5-8 11-2 20 2L18 8Q0 1-18 8L-20 2C-11-2-5-8 0-19ZM-13 11H13V17H-13Z",
  gate: "M-20-17Q0-11 20-17L18-9H-18ZM-15-4H15V1H12V18H6V1H-6V18H-12V1H-15Z",
  bridge: "M-20 16V9Q0-13 20 9V16H14Q0-2-14 16ZM-20-1Q0-25 20-1V4Q17 1 14-2V3L10 0V-6Q6-9 2-9.500V-5H-2V-9.500Q-6-9-10-6V0L-14 3V-2Q-17 1-20 4Z",
  moat: "M-19-12C-13-21-7-20 0-14S13-7 19-16V-9C13-1 7-2 0-8S-13-15-19-6ZM-19 0C-13-9-7-8 0-2S13 5 19-4V3C13 11 7 10 0 4S-13-3-19 6ZM-19 12C-13 3-7 4 0 10S13 17 19 8V15C13 23 7 22 0 16S-13 9-19 18Z",
};

// ---------------------------------------------------------------------------------------------------------------- the cat

export type Mood = "calm" | "glad" | "sly" | "asleep" | "wide" | "wink" | "stern";
export type CoatName = "ginger" | "black" | "white" | "brown" | "gray" | "calico" | "cream";

export interface Coat {
  fur: string;
  dark: string; // stripes, patches
  light: string; // muzzle, chest
  eye: string;
  face?: string; // lines on the face, where ink would not show
  marks?: Mark;
}
export type Mark = "plain" | "tabby" | "cap" | "blaze" | "patch" | "mask" | "half" | "brow" | "spots";

export const COATS: Record<CoatName, Coat> = {
  ginger: { fur: "#e2a052", dark: "#b9681f", light: "#fbeed6", eye: "#7fa050", marks: "tabby" },
  black: { fur: NIGHT, dark: "#48413a", light: "#f6f0e3", eye: "#f2c94c", face: "#a79f92", marks: "plain" },
  white: { fur: WHITE, dark: "#d9d0bf", light: WHITE, eye: "#6fa3c4", marks: "plain" },
  brown: { fur: "#c08550", dark: "#74431c", light: "#efd8b8", eye: "#d8c26a", marks: "tabby" },
  gray: { fur: "#bdbab1", dark: "#77746d", light: "#efece3", eye: "#d9b53f", marks: "tabby" },
  calico: { fur: WHITE, dark: "#d9892f", light: "#2f2923", eye: "#8aa557", marks: "patch" },
  cream: { fur: "#f3e3c3", dark: "#d9892f", light: WHITE, eye: "#6f9a52", marks: "brow" },
};

/** A coat for each seat, so that everyone has a cat of their own. */
export const SEAT_COATS: readonly CoatName[] = ["ginger", "black", "calico", "gray", "cream", "white"];

export type Ears = "point" | "round" | "fold" | "wide" | "tall" | "torn";
// The left ear as curves (control point, end point) from the cheek at -45 -13 to the crown at -15 -40.
type Curve = [number, number, number, number];
const EARS: Record<Ears, Curve[]> = {
  point: [[-49, -42, -43, -63], [-26, -55, -15, -40]],
  round: [[-55, -46, -42, -57], [-26, -62, -15, -40]],
  fold: [[-54, -38, -47, -48], [-30, -54, -15, -40]],
  wide: [[-57, -36, -58, -55], [-34, -53, -15, -40]],
  tall: [[-47, -46, -39, -76], [-20, -60, -15, -40]],
  torn: [[-49, -42, -43, -63], [-40, -58, -37, -55], [-39, -49, -33, -53], [-24, -50, -15, -40]],
};

function ear(curves: Curve[]): string {
  return curves.map((n) => `Q${n.join(" ")}`).join("");
}

function mirrored(curves: Curve[]): string {
  // backwards: each curve ends where it began
  let [fromX, fromY] = [-45, -13];
  let out = "";
  for (const [cx, cy, x, y] of curves) {
    out = `Q${-cx} ${cy} ${-fromX} ${fromY}` + out;
    [fromX, fromY] = [x, y];
  }
  return out;
}

export interface Head {
  coat: Coat;
  mood?: Mood;
  ears?: Ears;
  right?: Ears;
  marks?: Mark;
  over?: string; // what is worn, above the fur and under nothing
  under?: string; // what is worn between the fur and the face
  whiskers?: boolean;
  mouth?: "smile" | "o" | "cat" | "none";
  line?: string;
}

/** One head: about -58..58 by -64..42. */
export function head(h: Head): string {
  const { coat } = h;
  const left = EARS[h.ears ?? "point"];
  const right = EARS[h.right ?? (h.ears === "torn" ? "point" : (h.ears ?? "point"))];
  const line = h.line ?? LINE;
  const face = coat.face ?? INK;
  const earL = `M-45-13${ear(left)}`;
  const earR = `M15-40${mirrored(right)}`;
  const skull = `M-45-13${ear(left)}Q0-46 15-40${mirrored(right)}C57 8 46 41 0 41S-57 8-45-13Z`;
  return [
    f(coat.fur, skull),
    marks(h.marks ?? coat.marks ?? "plain", coat, earL, earR),
    h.ears === "fold" ? l("M-48-34Q-34-38-20-36M48-34Q34-38 20-36", 2.4, face) : f(coat.face ? "#6b4f49" : ROSE, inner(left, 1) + inner(right, -1)),
    h.under ?? "",
    `<path d="${skull}" fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>`,
    h.whiskers === false ? "" : l("M-28 12-60 7M-28 18-58 23M28 12 60 7M28 18 58 23", 1.9, face === INK ? line : face),
    eyes(h.mood ?? "calm", coat),
    nose(coat, h.mouth ?? (h.mood === "glad" ? "smile" : "cat")),
    h.over ?? "",
  ].join("");
}

function inner(curves: Curve[], side: number): string {
  // a smaller ear, drawn towards the middle of the ear's root
  const at = (x: number, y: number): string => `${side * (-33 + (x + 33) * 0.52)} ${-30 + (y + 30) * 0.62}`;
  const tip = curves.reduce((a, b) => (b[3] < a[3] ? b : a));
  return `M${at(-46, -24)}Q${at(tip[0], tip[1])} ${at(tip[2], tip[3])}Q${at(-24, -52)} ${at(-16, -40)}Z`;
}

function marks(kind: Mark, coat: Coat, earL: string, earR: string): string {
  switch (kind) {
    case "tabby":
      return l("M0-43V-27M-13-41-8-28M13-41 8-28M-47 0-34 2M-46 10-35 10M47 0 34 2M46 10 35 10", 4.4, coat.dark) + muzzle(coat);
    case "cap":
      return f(coat.dark, `${earL}L15-40${earR.slice(6)}Q26-18 0 6-26-18-45-13Z`);
    case "blaze":
      return f(coat.light, "M0-42Q7-8 27 10 40 34 0 40-40 34-27 10-7-8 0-42Z");
    case "patch":
      return f(coat.dark, `${earL}Q-14-14-30-4-40-4-45-13Z`) + f(coat.light === WHITE ? coat.dark : coat.light, `M15-40${earR.slice(6)}Q36-16 22-19 8-24 15-40Z`);
    case "mask":
      return f(coat.dark, `${earL}L-24-28ZM24-28L15-40${earR.slice(6)}Z`) + f(coat.dark, "M0-20Q18-24 30-10 34 10 20 26 10 34 0 34-10 34-20 26-34 10-30-10-18-24 0-20Z");
    case "half":
      return f(coat.dark, `M0-43Q8-43 15-40${earR.slice(6)}C57 8 46 41 0 41Z`);
    case "brow":
      return f(coat.dark, `${earL}Q-24-16-45-8Z`) + muzzle(coat);
    case "spots":
      return f(coat.dark, "M-8-36Q0-42 8-36 10-24 0-24-10-24-8-36ZM-44 4Q-32 0-34 12-40 18-46 12ZM30-22Q42-24 40-12 32-8 28-14Z");
    default:
      return "";
  }
}

const muzzle = (coat: Coat): string => f(coat.light, "M0 2Q9 8 20 10 27 32 0 38-27 32-20 10-9 8 0 2Z");

function eyes(mood: Mood, coat: Coat): string {
  const face = coat.face ?? INK;
  const ball = (x: number, ry = 9.5, rx = 7.6): string =>
    `<ellipse cx="${x}" cy="-7" rx="${rx}" ry="${ry}" fill="${coat.eye}" stroke="${INK}" stroke-width="2.6"/><ellipse cx="${x}" cy="-6.500" rx="${rx * 0.42}" ry="${ry * 0.72}" fill="${INK}"/>` +
    c(WHITE, x + 2, -10, 1.9);
  switch (mood) {
    case "asleep":
      return l("M-29-7Q-20 3-11-7M11-7Q20 3 29-7", 3.3, face);
    case "glad":
      return l("M-29-4Q-20-15-11-4M11-4Q20-15 29-4", 3.3, face);
    case "wink":
      return ball(-20) + l("M11-5Q20-14 29-5", 3.3, face);
    case "wide":
      return [-20, 20].map((x) => c(coat.eye, x, -5, 10.5, `stroke="${INK}" stroke-width="2.600"`) + c(INK, x, -5, 6.8) + c(WHITE, x + 3, -8.5, 2.8) + c(WHITE, x - 2.5, -2, 1.4)).join("");
    case "sly":
      return [-20, 20]
        .map((x) => o(coat.eye, `M${x - 9}-9H${x + 9}Q${x + 7} 2 ${x} 2T${x - 9}-9Z`, 2.4) + f(INK, `M${x - 3}-9H${x + 3}Q${x + 3} 0 ${x} 0T${x - 3}-9Z`) + l(`M${x - 10}-9.500H${x + 10}`, 3.4, face))
        .join("");
    case "stern":
      return ball(-20, 8) + ball(20, 8) + l("M-31-21-11-15M31-21 11-15", 4, face === INK ? INK : face);
    default:
      return ball(-20) + ball(20);
  }
}

function nose(coat: Coat, mouth: "smile" | "o" | "cat" | "none"): string {
  const face = coat.face ?? INK;
  const snout = f(coat.fur === "#c08550" ? "#8a4a33" : ROSE, "M-6 6Q0 4 6 6 5 12 0 13-5 12-6 6Z", `stroke="${face}" stroke-width="1.8" stroke-linejoin="round"`);
  if (mouth === "none") return snout;
  if (mouth === "o") return snout + f("#8c3a30", "M-4 19a4 4.500 0 1 1 8 0a4 5 0 1 1-8 0Z", `stroke="${face}" stroke-width="1.6"`);
  if (mouth === "smile") return f("#8c3a30", "M-8 19.500Q0 34 8 19.500 0 22-8 19.500Z", `stroke="${face}" stroke-width="2"`) + l("M0 13Q-2 21-12 19M0 13Q2 21 12 19", 2.3, face) + snout;
  return l("M0 13Q-2 21-11 20M0 13Q2 21 11 20", 2.3, face) + snout;
}
