import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { appearing, hasGuide, loadScript, standing } from "./guide";
import type { Appearing, Script } from "./guide";
import { read } from "./markdown";
import { loadRules } from "./rules";
import { TITLES } from "./titles";
import { message } from "./wire";
import type { Choice, Heard, Message } from "./wire";
import { LANGUAGES } from "./words";

const locales = join(import.meta.dirname, "../../../src/tenshu/locales");
const games = [...new Set(TITLES.map((one) => one.game))];

function choice(name: Message, ...notes: Message[]): Choice {
  return { action: 1, name, notes, warns: [], gained: [] };
}

function heard(...changed: Message[]): Heard {
  return { ply: 1, seat: 0, question: "x", action: 1, what: null, changed, turn: 0 };
}

const now = (more: Partial<Appearing> = {}): Appearing => ({ question: "die", legal: [], mine: [], rounds: 0, isDrafted: false, ...more });

describe("what appears", () => {
  const script: Script = {
    asks: {},
    topics: [
      { name: "round", section: "r", rounds: 1 },
      { name: "well", section: "w", asked: ["space"], offered: { key: "space", args: { space: "well" } } },
      { name: "influence", section: "i", happened: { key: "change", args: { thing: "influence" } } },
      { name: "steps", section: "s", isDrafted: true },
    ],
  };
  const names = (more: Partial<Appearing>): string[] => appearing(script, now(more)).map((one) => one.name);

  it("is found by its question and by what can be chosen, however deep", () => {
    const well = choice(message("outer", { what: message("space", { space: "well" }) }));
    expect(names({ question: "space", legal: [well] })).toEqual(["well"]);
    expect(names({ question: "die", legal: [well] })).toEqual([]);
    expect(names({ question: "space", legal: [choice(message("space", { space: "outside-1" }))] })).toEqual([]);
    expect(names({ question: "space", legal: [choice(message("x"), message("space", { space: "well" }))] })).toEqual(["well"]);
  });

  it("is found by what happened, by rounds, and by a draft", () => {
    expect(names({ mine: [heard(message("change", { thing: "influence" }))] })).toEqual(["influence"]);
    expect(names({ mine: [heard(message("change", { thing: "coin" }))] })).toEqual([]);
    expect(names({ rounds: 1, isDrafted: true })).toEqual(["round", "steps"]);
  });
});

describe("how a round went", () => {
  const line = (name: string, ...points: number[]) => ({ name: message(name), points });

  it("has the best first, and what brought each most", () => {
    const before = [line("play", 1, 1), line("gardens", 0, 3)];
    const after = [line("play", 2, 6), line("gardens", 4, 3)];
    expect(standing(after, before, 2)).toEqual([
      { side: 1, points: 9, most: message("play"), gained: 5 },
      { side: 0, points: 6, most: message("gardens"), gained: 4 },
    ]);
  });

  it("names nothing where nothing was gained", () => {
    const sheet = [line("play", 1, 0)];
    expect(standing(sheet, sheet, 2).map((one) => one.most)).toEqual([null, null]);
    expect(standing([], [], 1)).toEqual([{ side: 0, points: 0, most: null, gained: 0 }]);
  });
});

describe.each(games)("the guide of %s", (game) => {
  const words = (language: string): Set<string> =>
    new Set([...readFileSync(join(locales, language, "guide.ftl"), "utf8").matchAll(/^(guide-[\w-]+) =/gm)].map((found) => found[1] as string));

  it.each(LANGUAGES)("has words for all that it says in %s, and none besides", async (language) => {
    const script = (await loadScript(game)) as Script;
    const said = [...Object.keys(script.asks).map((one) => `ask-${one}`), ...script.topics.map((one) => one.name)];
    const known = [...words(language)].filter((key) => key.startsWith(`guide-${game}-`));
    expect(known.sort()).toEqual(said.map((one) => `guide-${game}-${one}`).sort());
  });

  it("knows each question that a seat is asked", async () => {
    const script = (await loadScript(game)) as Script;
    const text = readFileSync(join(locales, "en", `${game}.ftl`), "utf8");
    const asked = [...text.matchAll(new RegExp(`^${game}-rule-(\\w+) =`, "gm"))].map((found) => found[1] as string);
    expect(Object.keys(script.asks).sort()).toEqual(asked.sort());
  });

  it("leads to sections that there are", async () => {
    const script = (await loadScript(game)) as Script;
    const text = read(await loadRules(game, "en"));
    const known = new Set(text.sections.flatMap((one) => [one, ...one.parts]).flatMap((one) => one.ids));
    const led = [...Object.values(script.asks), ...script.topics.map((one) => one.section)];
    expect(led.filter((one) => !known.has(one))).toEqual([]);
  });
});

it("is there for the boards that there are, but the plain one", () => {
  const boards = readdirSync(join(import.meta.dirname, "../games"), { withFileTypes: true });
  const own = boards.filter((one) => one.isDirectory() && one.name !== "generic" && one.name !== "tricks");
  expect(own.map((one) => one.name).filter((one) => !hasGuide(one))).toEqual([]);
});
