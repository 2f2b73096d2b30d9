import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AREAS, nominal, picture } from "./areas";
import { print } from "./blocks";
import { clanOf, CLANS, empty, person, type ClanKey, type PieceKind } from "./clans";
import { BRIDGE_COLOURS, die } from "./dice";
import { CASTLE_ICON_NAMES, CASTLE_ICONS } from "./icons";

const clans: ClanKey[] = [0, 1, 2, 3, "rival"];
const kinds: PieceKind[] = ["courtier", "gardener", "warrior", "marker"];
const values = [1, 2, 3, 4, 5, 6];
const inInk = CASTLE_ICON_NAMES.map((name) => print(CASTLE_ICONS[name], true));
const inColour = CASTLE_ICON_NAMES.map((name) => print(CASTLE_ICONS[name], false));
const dice = BRIDGE_COLOURS.flatMap((colour) => values.flatMap((value) => [die(colour, value), die(colour, value, true), die(colour, value, false, true)]));
const people = clans.flatMap((clan) => kinds.map((kind) => person(kind, clan, clanOf(clan).letter)));
// Each area as it was made, then much wider, much higher, and tiny.
const sizes = [(w: number, h: number) => [w, h], (w: number, h: number) => [w * 4, h], (w: number, h: number) => [w, h * 4]] as const;
const pictures = AREAS.flatMap((area) => sizes.map((size) => picture(area, ...(size(...nominal(area)) as [number, number]))));
const all = [...inInk, ...inColour, ...dice, ...people, empty(), ...pictures];

const paths = (markup: string): string => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join("|");
const box = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../src/tenshu/games/white_castle/pieces.json"), "utf8")) as Record<string, unknown>;

/** Every effect that is printed anywhere in the box, as the name of the icon that shows it. */
function printed(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(printed);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, what]) => {
    if ((key === "gain" || key === "pay") && typeof what === "object") return Object.keys(what as object);
    if (key === "action" && typeof what === "string") return [what];
    if (key === "board_action") return [`block-${String(what)}`];
    if (key === "decree") return [`decree-${String(what)}`];
    if (key === "domain_line") return ["line"];
    if ((key === "lantern" || key === "well") && what === true) return [key];
    if (key === "influence") return [key];
    return printed(what);
  });
}

describe("the drawings of The White Castle", () => {
  it("have an icon for every effect in the box", () => {
    const wanted = new Set(Object.entries(box).filter(([key]) => key !== "about").flatMap(([, part]) => printed(part)));
    expect(wanted.size).toBeGreaterThan(18);
    expect([...wanted].filter((name) => !(CASTLE_ICON_NAMES as string[]).includes(name))).toEqual([]);
  });

  it("tell icons apart by shape, in ink alone", () => {
    expect(inInk.every((markup) => markup.includes("<path"))).toBe(true);
    expect(new Set(inInk).size).toBe(CASTLE_ICON_NAMES.length);
    expect(inInk.join("")).not.toMatch(/#[0-9a-f]{3}/i);
  });

  it("tell dice apart by shape: body, pips and value", () => {
    expect(new Set(BRIDGE_COLOURS.flatMap((colour) => values.map((value) => paths(die(colour, value))))).size).toBe(18);
    expect(new Set(BRIDGE_COLOURS.map((colour) => paths(die(colour)))).size).toBe(3);
  });

  it("tell clans apart by crest, letter and colour, and their people by shape", () => {
    expect(new Set(clans.map((clan) => clanOf(clan).crest)).size).toBe(5);
    expect(new Set(clans.map((clan) => clanOf(clan).letter)).size).toBe(5);
    expect(new Set(clans.map((clan) => clanOf(clan).colour)).size).toBe(5);
    expect(new Set(people.map(paths)).size).toBe(people.length);
    expect(CLANS).toHaveLength(4);
  });

  it("draw each area for any size, each in its own way", () => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("use only colours that a scene knows", () => {
    const scene = readFileSync(join(import.meta.dirname, "../CastleScene.svelte"), "utf8");
    const used = new Set([...pictures.join("").matchAll(/var\((--s-[a-z0-9]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !scene.includes(`${name}:`))).toEqual([]);
  });

  it("have no ids, no gradients, no filters, no links and no holes", () => {
    expect(all.join("")).not.toMatch(/\sid=|gradient|filter|href|url\(|undefined|NaN|Infinity|\[object/i);
  });
});
