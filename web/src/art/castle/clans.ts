// The clans of The White Castle: a crest, a colour and a letter each, and their people.
import { c, f, g, INK, l, LINE, MIDDLE, NIGHT, o, PAPER, text, WHITE } from "../draw";

export type ClanKey = number | "rival";
export type PieceKind = "courtier" | "gardener" | "warrior" | "marker";

interface Clan {
  letter: string;
  colour: string;
  dark: string; // folds of a robe
  on: string; // what is drawn upon the colour
  crest: string; // in 40 x 40 about 0, one colour
}
const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const PLUM = dot(0, 0, 4.500) + [0, 1, 2, 3, 4].map((i) => dot(+(12 * Math.sin((i * 2 * Math.PI) / 5)).toFixed(2), +(-12 * Math.cos((i * 2 * Math.PI) / 5)).toFixed(2), 6)).join("");

export const CLANS: readonly Clan[] = [
  { letter: "1", colour: "#b8341f", dark: "#8c2413", on: WHITE, crest: PLUM },
  { letter: "2", colour: "#dba92f", dark: "#b07f14", on: INK, crest: "M0-18 9.500-1H-9.500ZM-10.500 1-1 18H-20ZM10.500 1 20 18H1Z" },
  { letter: "3", colour: "#3f7a3a", dark: "#2a5827", on: WHITE, crest: "M0-20 9-10.500 0-1-9-10.500ZM0 1 9 10.500 0 20-9 10.500ZM-10.500-9.500-1.500 0-10.500 9.500-19.500 0ZM10.500-9.500 19.500 0 10.500 9.500 1.500 0Z" },
  { letter: "4", colour: "#2a6496", dark: "#1a4670", on: WHITE, crest: `${dot(0, 0, 19)}M-13-9.500V-3.500H13V-9.500ZM-13 3.500V9.500H13V3.500Z` },
];
const RIVAL: Clan = { letter: "R", colour: "#6a655c", dark: "#4b473f", on: WHITE, crest: "M-17-19-6-12H6L17-19Q20-6 13 6L0 20-13 6Q-20-6-17-19ZM-11-4-3 2-9 4ZM11-4 3 2 9 4ZM-3 11H3L0 15Z" };

export const clanOf = (clan: ClanKey): Clan => (clan === "rival" ? RIVAL : (CLANS[clan % CLANS.length] ?? RIVAL));

/** A crest in one colour, within 40 x 40 about 0. */
export const crest = (clan: ClanKey, fill: string): string => f(fill, clanOf(clan).crest, 'fill-rule="evenodd"');

/** A crest on its disc, within 48 x 48 about 0. */
export function badge(clan: ClanKey): string {
  const { colour, on } = clanOf(clan);
  return c(colour, 0, 0, 22, `stroke="${LINE}" stroke-width="2.400"`) + g("scale(.72)", crest(clan, on));
}

const SKIN = "#f3e3c3";
const ring = `stroke="${INK}" stroke-width="2.400"`;
const ROBE = "M0-5Q15-4 19 10 21 18 22 28H-22Q-21 18-19 10-15-4 0-5Z";

const COLLAR = "M-7.500-4.500 0 4 7.500-4.500 4.500-5.500 0-.500-4.500-5.500Z";
const FOLDS = "M-14 26Q-15 16-12.500 8M14 26Q15 16 12.500 8M-17.500 7Q-12 3-9-3M17.500 7Q12 3 9-3";
const EYES = "M-4.800-11.500Q-3.300-10.300-1.800-11.500M1.800-11.500Q3.300-10.300 4.800-11.500";

// What stands out of each hat.
const BRIMS = {
  courtier: "M-8-16-6-29Q0-32 7-29L8.500-16Q0-20-8-16Z",
  gardener: "M-21-11Q-8-24 0-28 8-24 21-11 0-18-21-11Z",
  warrior: "M-12-9Q-13-23 0-23T12-9M-14-30Q-10-19 0-19T14-30",
};
const HATS: Record<Exclude<PieceKind, "marker">, string> = {
  courtier: o(NIGHT, BRIMS.courtier, 2.4) + l("M-4-27Q0-25 4-27", 1.400, "#6a655c"),
  gardener: o("#d8b25a", BRIMS.gardener, 2.4) + l("M-10-16 0-26 10-16", 1.400, "#a67a12"),
  warrior: o(NIGHT, "M-12-9Q-13-23 0-23T12-9Q8-15 0-15T-12-9Z", 2.4) + l("M-14-30Q-10-19 0-19T14-30", 4.600) + l("M-14-30Q-10-19 0-19T14-30", 2.200, "#e4bf5c"),
};

/** The letter of a clan on a small round paper. */
const tag = (letter: string): string => letter && c(PAPER, 16, 22, 8, `stroke="${INK}" stroke-width="1.800"`) + text(16, 26.500, 13, INK, letter, MIDDLE);

// Paper around a figure, as if cut from a print: so that it stands on any ground.
const HALO = `<g fill="none" stroke="${PAPER}" stroke-width="6.500" stroke-linejoin="round" stroke-linecap="round">`;
const halo = (kind: Exclude<PieceKind, "marker">): string => `${HALO}<path d="${ROBE}"/><circle cy="-12" r="8.500"/><path d="${BRIMS[kind]}"/></g>`;

/** A member of a clan, or its marker on the Passage of Time, in 48 x 64 about 0. */
export function person(kind: PieceKind, clan: ClanKey, letter = ""): string {
  const { colour, dark, on } = clanOf(clan);
  if (kind === "marker") return g("translate(0 4)", badge(clan)) + tag(letter);
  return halo(kind) + o(colour, ROBE) + l(FOLDS, 1.700, dark) + o(PAPER, COLLAR, 1.600) + c(SKIN, 0, -12, 8.500, ring) + l(EYES, 1.300) + HATS[kind] + g("translate(0 15) scale(.48)", crest(clan, on)) + tag(letter);
}

/** The empty place of a member. */
export const empty = (): string => l("M0-22Q8-22 8.500-13 8.500-7 5-5 15-2 19 10 21 18 22 28H-22Q-21 18-19 10-15-2-5-5-8.500-7-8.500-13-8-22 0-22Z", 2, LINE, 'stroke-dasharray="4 4" opacity=".6"');
