// Whatever has a colour has a shape or a letter too, for those whose eyes take two of the colours for one.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { begun } from "../games/cat_tower/read";
import { app } from "../lib/app.svelte";
import type { Sitting } from "../lib/table.svelte";
import { LANGUAGES, loadWords } from "../lib/words";
import Chart from "../parts/Chart.svelte";
import Card from "./Card.svelte";
import CatteCard from "./CatteCard.svelte";
import { clanOf, person, type ClanKey, type PieceKind } from "./castle/clans";
import { BRIDGE_COLOURS, die } from "./castle/dice";
import { CASTLE_ICONS, CORAL } from "./castle/icons";
import { print } from "./castle/blocks";
import { CATTE_GROUNDS, CATTE_INKS, cup, type CatteColour } from "./catte";
import { NIGHT, PARTS, SIGNS, SUIT_COLOURS, WHITE } from "./draw";
import { ITEM_DRAWINGS, ITEM_LETTERS, ITEMS } from "./tower";
import { ciede2000, difference, EYES } from "./vision";

// A difference of 1 is just seen where two colours touch. Things on a table do not touch, are small, and are told at a
// glance, on screens and in light that we do not know: ten times that is the least on which we let anything depend.
const FAR = 10;

const file = (path: string): string => readFileSync(resolve(import.meta.dirname, "..", path), "utf8");
const tokens = (text: string | undefined): Record<string, string> =>
  Object.fromEntries([...(text ?? "").matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name as string, value as string]));

const css = file("styles/tokens.css");
const paper = tokens(css.split(":root {").at(-1));
const themes = { light: tokens(css.split("@media")[0]), dark: tokens(css.split('[data-theme="dark"] {')[1]?.split("}")[0]) };
const system = tokens(css.split("@media (prefers-color-scheme: dark)")[1]?.split('[data-theme="dark"] {')[0]);

type Palette = Record<string, string>;
const pick = (from: Palette, names: readonly string[], prefix = ""): Palette =>
  Object.fromEntries(names.map((name) => [name, from[prefix + name] ?? "none"]));

const COLUMNS = ["yellow", "red", "green", "blue", "purple"];
const CATTE: CatteColour[] = ["black", "white", "brown"];
const CLANS: ClanKey[] = [0, 1, 2, 3, "rival"];

/** The sides of the chart: their colours, and how their lines are drawn. */
const chart = [...file("parts/Chart.svelte").matchAll(/\.side-\d \{\s*--side: var\(--([\w-]+)\);\s*--dash: ([^;]+);/g)];
const sides = chart.map(([, colour]) => colour as string);

const PALETTES: Record<string, Palette> = {
  "suits, light": pick(themes.light, PARTS),
  "suits, dark": pick(themes.dark, PARTS),
  "columns, light": pick(themes.light, COLUMNS, "col-"),
  "columns, dark": pick(themes.dark, COLUMNS, "col-"),
  "inks of Catte": CATTE_INKS,
  "grounds of Catte": CATTE_GROUNDS,
  clans: Object.fromEntries(CLANS.map((clan) => [`clan ${clan}`, clanOf(clan).colour])),
  dice: { coral: CORAL, black: NIGHT, white: WHITE },
  "chart, light": pick(themes.light, sides),
  "chart, dark": pick(themes.dark, sides),
};

/** Pairs that are alike, and for whom. Shapes and letters make them good: a pair that is new here needs the same first. */
const KNOWN: Record<string, Record<string, string>> = {
  "suits, light": { "gable gate": "protan deutan", "gable bridge": "protan deutan", "gate bridge": "protan deutan", "gable moat": "tritan" },
  "suits, dark": { "gable gate": "deutan", "gable bridge": "protan deutan", "gate bridge": "protan deutan tritan" },
  "columns, light": { "yellow green": "protan", "red green": "deutan", "blue purple": "protan deutan" },
  "columns, dark": { "yellow green": "protan", "red green": "deutan", "blue purple": "protan deutan" },
  "grounds of Catte": { "black brown": "usual protan deutan tritan" },
  clans: { "clan 0 clan 2": "deutan", "clan 2 clan 3": "tritan" },
  // Only at a table of five, and these two lines are drawn in different ways.
  "chart, light": { "vermilion gold-text": "protan deutan" },
  "chart, dark": { "vermilion gold-text": "deutan" },
};

/** Return each pair of a palette that some eyes take for one colour, and whose eyes these are. */
function alike(palette: Palette): Record<string, string> {
  const names = Object.keys(palette);
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));
  const found = pairs.map(([one, other]) => {
    const eyes = EYES.filter((by) => difference(palette[one] ?? "", palette[other] ?? "", by) < FAR);
    return [`${one} ${other}`, eyes.join(" ")] as const;
  });
  return Object.fromEntries(found.filter(([, eyes]) => eyes));
}

const paths = (markup: string): string => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join("|");

/** What is left of each coloured thing in ink of one colour. */
const SHAPES: Record<string, string[]> = {
  suits: PARTS.map((part) => SIGNS[part]),
  "cups of Catte": CATTE.map((colour) => paths(cup(colour))),
  items: ITEMS.map((item) => paths(ITEM_DRAWINGS[item])),
  dice: BRIDGE_COLOURS.map((colour) => paths(die(colour, 1))),
  tiles: BRIDGE_COLOURS.map((colour) => print(CASTLE_ICONS[`tile-${colour}`], true)),
  ...Object.fromEntries((["courtier", "gardener", "warrior", "marker"] as PieceKind[]).map((kind) => [kind, CLANS.map((clan) => paths(person(kind, clan)))])),
  "lines of a chart": chart.map(([, , dash]) => dash as string),
};

beforeAll(() => app.speak("en"));

describe("how colours are seen", () => {
  it("is measured as its authors have it", () => {
    // From the table of Sharma, Wu and Dalal: hues on both sides of 0, a turn by half, greys, and colours far apart.
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(ciede2000([50, -1, 2], [50, 0, 0])).toBeCloseTo(2.3669, 4);
    expect(ciede2000([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
    expect(ciede2000([50, 2.5, 0], [58, 24, 15])).toBeCloseTo(19.4535, 4);
    expect(ciede2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4);
  });

  it("leaves greys as they are, and takes from each eyes what they lack", () => {
    for (const eyes of EYES) expect(difference("#000000", "#ffffff", eyes)).toBeCloseTo(100, 1);
    for (const eyes of ["protan", "deutan"] as const) expect(difference("#b8341f", "#3f6b2e", eyes)).toBeLessThan(FAR); // red, green
    expect(difference("#1f5f8b", "#3f6b2e", "tritan")).toBeLessThan(FAR); // blue, green
    for (const other of ["#b8341f", "#1f5f8b"]) expect(difference(other, "#3f6b2e", "usual")).toBeGreaterThan(4 * FAR);
  });

  it("is asked of the colours that are shown", () => {
    expect(pick(paper, PARTS, "card-")).toEqual(SUIT_COLOURS);
    expect(pick(themes.light, PARTS)).toEqual(SUIT_COLOURS); // so what holds for the table holds for cards
    expect(themes.dark).toEqual(system);
    expect(chart).toHaveLength(5);
    expect(Object.values(PALETTES).flatMap(Object.values)).not.toContain("none");
  });
});

describe("colours", () => {
  it("differ for usual eyes, but for the grounds of cards, which are no sign of anything", () => {
    const usual = Object.entries(PALETTES).map(([name, palette]) => [name, Object.entries(alike(palette)).filter(([, eyes]) => eyes.includes("usual")).map(([pair]) => pair)]);
    expect(Object.fromEntries(usual.filter(([, pairs]) => pairs?.length))).toEqual({ "grounds of Catte": ["black brown"] });
  });

  it.each(Object.entries(PALETTES))("of %s are alike in no pair that is not known", (name, palette) => {
    expect(alike(palette)).toEqual(KNOWN[name] ?? {});
  });
});

describe("without their colours", () => {
  it.each(Object.entries(SHAPES))("%s differ in shape", (_, shapes) => {
    expect(shapes.every(Boolean)).toBe(true);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it.each([true, false])("cards have a sign and a letter, small ones too (%s)", (compact) => {
    const suits = PARTS.map((suit) => render(Card, { suit, rank: 7, compact }).container.querySelector(".sign"));
    expect(suits.map((sign) => sign?.querySelector("path")?.getAttribute("d"))).toEqual(PARTS.map((part) => SIGNS[part]));
    expect(new Set(suits.map((sign) => sign?.querySelector(".letter")?.textContent)).size).toBe(PARTS.length);
    const letters = CATTE.map((colour) => render(CatteCard, { colour, number: 11, compact }).container.querySelector(".letter")?.textContent);
    expect(letters.every(Boolean)).toBe(true);
    expect(new Set(letters).size).toBe(CATTE.length);
  });

  it("lines of a chart are drawn beside the names as they are drawn in it", async () => {
    const stops = [{ ply: 3, points: [0, 0, 0, 0, 0] }, { ply: 9, points: [7, 2, 7, 7, 3] }];
    const sitting = { api: { points: () => Promise.resolve({ stops }) }, name: (side: number) => `P${side}`, seat: 2 } as unknown as Sitting;
    const { container } = render(Chart, { sitting });
    const looks = (what: string): (string | null)[] => [...container.querySelectorAll(what)].map((one) => one.getAttribute("class"));
    await waitFor(() => expect(looks("polyline")).toHaveLength(5));
    expect(looks(".names .key path")).toEqual(looks("polyline"));
    expect(new Set(looks("polyline")).size).toBe(5);
  });

  it("items and clans have letters of their own", () => {
    for (const letters of [ITEMS.map((item) => ITEM_LETTERS[item]), CLANS.map((clan) => clanOf(clan).letter)]) {
      expect(letters.every(Boolean)).toBe(true);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  it.each(LANGUAGES)("columns are known by how their names begin, in %s", async (language) => {
    const words = await loadWords(language);
    await words.game("cat_tower");
    const names = ["gold", "red", "green", "blue", "purple"].map((column) => begun(words.say("cat_tower-column", { column }))[0]);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
});
