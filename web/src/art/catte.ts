// The cats and cups of Catte: black, white and brown differ by face, cup and letter.
import { c, COATS, f, g, head, INK, l, MIDDLE, NIGHT, o, PAPER, RED, text, WHITE, type Ears, type Head, type Mood } from "./draw";

export type CatteColour = "black" | "white" | "brown";
export const CATTE_INKS: Record<CatteColour, string> = { black: NIGHT, white: "#245f84", brown: "#7b4a21" };
export const CATTE_GROUNDS: Record<CatteColour, string> = { black: "#d9d2c2", white: "#d3e2e8", brown: "#ecd7b8" };
const COFFEE = "#5b3418";

/** A cup, in a box of 100 x 100: black a small cup on a saucer, white a wide bowl with a leaf in the milk, brown a tall glass with a handle. */
export function cup(colour: CatteColour): string {
  if (colour === "black")
    return (
      l("M40 30Q34 22 40 15T40 3M56 30Q50 22 56 15T56 3", 3.4, "var(--steam,#8d8371)") +
      o(WHITE, "M12 84Q50 98 88 84L82 80H18Z", 3) +
      l("M72 50Q92 46 88 60 84 70 68 70", 5) +
      o(NIGHT, "M22 40H74Q76 66 64 82H32Q20 66 22 40Z", 3) +
      `<ellipse cx="48" cy="41" rx="26" ry="6.500" fill="#8a5a2b" stroke="${INK}" stroke-width="3"/>`
    );
  if (colour === "white")
    return (
      o(WHITE, "M6 86Q50 102 94 86L86 80H14Z", 3) +
      l("M84 48Q100 46 96 60 90 70 76 68", 5) +
      o(WHITE, "M10 38H86Q86 70 66 82H30Q10 70 10 38Z", 3) +
      `<ellipse cx="48" cy="38" rx="38" ry="15" fill="#c08a52" stroke="${INK}" stroke-width="3"/>` +
      f(WHITE, "M48 49Q28 44 30 34 36 30 41 33 42 26 48 26 54 26 55 33 60 30 66 34 68 44 48 49Z") +
      l("M48 46V31", 1.8, "#c08a52")
    );
  return (
    l("M70 40Q92 38 90 56 88 72 68 72", 5.500) +
    o("#f3e6cf", "M26 8H72L67 92H31Z", 3) +
    f("#a8713a", "M28.500 32 69.500 32 66 90.500H32Z") +
    f(COFFEE, "M30 58H68L66 90.500H32Z") +
    f(WHITE, "M27.500 20Q36 12 44 18 54 10 60 18 68 14 70.500 22L69.500 34H28.500Z") +
    l("M26 8H72L67 92H31Z", 3) +
    l("M36 42 38 80", 3, "#fffdf688")
  );
}

const MOODS: Mood[] = ["wide", "calm", "asleep", "glad", "wink", "sly", "calm", "stern", "glad", "asleep", "wink", "calm", "sly", "glad", "stern"];
const EARS: Ears[] = ["wide", "point", "fold", "round", "torn", "tall", "round", "point", "wide", "fold", "tall", "round", "point", "wide", "torn"];

// What a café cat wears, by number.
const WEAR: ((ink: string) => Pick<Head, "over" | "under">)[] = [
  () => ({}),
  (ink) => ({ over: bow(0, 42, ink) }),
  () => ({ over: g("rotate(38 44 -40)", o("#e9c65f", "M40-76H48V-26H40Z", 2.4), o(PAPER, "M40-76H48L44-88Z", 2.2)) }),
  (ink) => ({ over: o(ink === NIGHT ? "#86b0d0" : ink, "M-42 28Q0 52 42 28L46 44Q0 66-46 44Z", 2.6) + o(ink === NIGHT ? "#86b0d0" : ink, "M12 52 32 46 38 78 20 82Z", 2.6) + l("M-24 40-27 50M-6 45-6 56M12 44 14 54M20 70 36 66", 3, PAPER) }),
  () => ({ over: o(RED, "M-40-34Q-36-62 4-62 44-60 38-38 0-56-40-34Z", 2.8) + l("M2-62 6-70", 4) }),
  (ink) => ({ over: bow(34, -46, ink) }),
  (_ink) => ({ over: `<g fill="#fff" fill-opacity=".25" stroke="#7b4a21" stroke-width="3"><circle cx="-20" cy="-7" r="14"/><circle cx="20" cy="-7" r="14"/><path fill="none" d="M-6-9Q0-13 6-9"/></g>` }),
  () => ({ over: o(PAPER, "M-26-42Q-40-62-22-68-14-84 2-74 18-84 26-68 40-60 26-42 0-48-26-42Z", 2.8) + l("M-10-60V-50M6-62V-50", 2) }),
  () => ({ over: `<circle cx="20" cy="-7" r="15" fill="#fff" fill-opacity=".25" stroke="#c79a2e" stroke-width="3"/>` + l("M33 0Q44 16 38 40", 2, "#c79a2e") }),
  () => ({ over: o(WHITE, "M-22-40Q-26-58-18-58H18Q26-58 22-40 0-46-22-40Z", 2.6) + l("M-20-48Q0-53 20-48", 2, "#86b0d0") }),
  (ink) => ({ over: o(ink === NIGHT ? RED : ink, "M-38 32Q0 52 38 32L40 42Q0 64-40 42Z", 2.6) + c("#c79a2e", 0, 53, 7, `stroke="${INK}" stroke-width="2.4"`) }),
];

function bow(x: number, y: number, ink: string): string {
  return g(`translate(${x} ${y})`, o(ink === NIGHT ? RED : ink, "M0 0-20-11Q-24 0-20 11ZM0 0 20-11Q24 0 20 11Z", 2.6), c(ink === NIGHT ? RED : ink, 0, 0, 5, `stroke="${INK}" stroke-width="2.4"`));
}

/** The head of a Catte cat; it grows with its number. */
export function catteHead(colour: CatteColour, number: number): string {
  const at = (number * 7 + (colour === "white" ? 4 : colour === "brown" ? 2 : 0)) % MOODS.length;
  const wear = WEAR[(number + (colour === "white" ? 3 : colour === "brown" ? 6 : 0)) % WEAR.length]?.(CATTE_INKS[colour]);
  const marks = colour === "brown" ? (number % 3 ? "tabby" : "blaze") : colour === "black" ? (number % 4 === 0 ? "blaze" : "plain") : number % 5 === 0 ? "brow" : "plain";
  return head({ coat: COATS[colour], mood: MOODS[at], ears: EARS[(number * 4 + (colour === "white" ? 1 : 0)) % EARS.length], marks, ...wear });
}

// Behind the counter: a lamp, a window, a shelf; faint.
const ROOMS: Record<CatteColour, string> = {
  black: f("#f2d98a", "M128 9H132V60L164 96H96L128 60Z") + l("M130 9V60", 3, NIGHT) + f(NIGHT, "M96 96Q98 58 130 58T164 96Z"),
  white: f("#fffdf6", "M92 30H178V150H92Z") + l("M92 30H178V150H92ZM135 30V150M92 90H178", 4, "#7fa7bb"),
  brown: f("#a8713a", "M84 108H191V116H84Z") + f("#c9925a", "M100 76H122V108H100ZM132 66H150V108H132ZM160 80H182V108H160Z") + f("#a8713a", "M98 70H124V78H98ZM134 60H148V67H134ZM158 74H184V82H158Z"),
};

/** A cat card's picture in 200 x 300: the cat behind its cup on the counter. */
export function cattePicture(colour: CatteColour, number: number): string {
  const grown = 0.82 + 0.34 * Math.min(1, (number - 1) / 19);
  const coat = COATS[colour];
  return (
    `<g class="full" opacity=".55">${ROOMS[colour]}</g>` +
    g(`translate(112 ${184 - 20 * (grown - 0.82)}) scale(${grown.toFixed(3)})`, o(coat.fur, "M-44 96Q-52 40-26 26H26Q52 40 44 96Z", 3), catteHead(colour, number)) +
    f("#8a5a2b", "M-60 262H260V360H-60Z") +
    l("M-60 262H260", 3) +
    g("translate(22 206) scale(.72)", cup(colour))
  );
}

/** A set: one black and one white cat over one cup, brown together. */
export function cattePair(black: number, white: number): string {
  const body = "M-44 110Q-52 40-26 26H26Q52 40 44 110Z";
  return (
    g("translate(72 206) rotate(-5) scale(.8)", o(NIGHT, body, 3), catteHead("black", black)) +
    g("translate(138 208) rotate(5) scale(.8)", o(WHITE, body, 3), catteHead("white", white)) +
    f("#8a5a2b", "M-60 258H260V360H-60Z") +
    l("M-60 258H260", 3) +
    text(40, 288, 30, PAPER, black, MIDDLE) +
    text(160, 288, 30, PAPER, white, MIDDLE) +
    g("translate(69 228) scale(.62)", cup("brown"))
  );
}

export function coffeePicture(colour: CatteColour): string {
  return c(CATTE_GROUNDS[colour], 112, 204, 74) + g("translate(52 138) scale(1.260)", cup(colour));
}
