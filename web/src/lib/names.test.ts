import { beforeEach, describe, expect, it } from "vitest";
import { app } from "./app.svelte";
import { GUESTS, called, ems, fitting } from "./names";
import { LANGUAGES, loadWords } from "./words";

describe("a guest without a name", () => {
  beforeEach(async () => {
    app.words = await loadWords("fr");
  });

  it("is called so in every language", async () => {
    const words = await Promise.all(LANGUAGES.map((language) => loadWords(language)));
    expect(words.map((one) => one.say("web-guest"))).toEqual(GUESTS);
    for (const one of words) expect(called(one.say("web-guest-number", { number: 2 }))).toBe("Invité 2");
  });

  it("is read in one’s own language", () => {
    expect(GUESTS.map(called)).toEqual(["Invité", "Invité", "Invité"]);
  });

  it("leaves the names that people gave", () => {
    for (const name of ["", "Aiko", "Guests", "Guest of honour", "Agent 7", "2"]) expect(called(name)).toBe(name);
  });
});

describe("names that stand side by side", () => {
  it("are as they are where there is room", () => {
    expect(fitting(["Ann", "Bob"], 80, 14)).toEqual({ font: 14, names: ["Ann", "Bob"] });
  });

  it("have smaller letters before any is cut, all of them the same", () => {
    const { font, names } = fitting(["Bartholomews", "Ann"], 72, 14);
    expect(names).toEqual(["Bartholomews", "Ann"]);
    expect(font).toBeLessThan(14);
    expect(font).toBeGreaterThanOrEqual(11);
  });

  it("are cut at their end, unless two would read the same", () => {
    const { names } = fitting(["Bartholomew the Elder", "Ann", "Bartholomew the Younger"], 72, 14);
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toMatch(/^Bar.*….*der$/);
    expect(names[2]).toMatch(/^Bar.*….*ger$/);
    expect(fitting(["Bartholomew-Maximilian", "Bartholomew"], 72, 14).names[0]).toMatch(/^Barthol.*…$/);
  });

  it("are known by their first words where there is no room for more, unless two begin alike", () => {
    const { font, names } = fitting(["Wilhelmina Theodora", "Christopher-Robin", "Ann", "J. R. Carpenter-Longwood", "ミケランジェロ・ブオナローティ"], 80, 14);
    expect(names).toEqual(["Wilhelmina", "Christopher", "Ann", "J. R. Carpenter", "ミケランジェロ"]);
    expect(font).toBeGreaterThanOrEqual(11);
  });

  it("are as broad as their letters", () => {
    expect(ems("きなこ")).toBe(3);
    expect(ems("illi")).toBeLessThan(ems("WWWW") / 2);
  });
});
