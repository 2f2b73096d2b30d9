import { describe, expect, it } from "vitest";
import { cited, loadRules, uncited } from "./rules";
import { message } from "./wire";
import { LANGUAGES, loadWords } from "./words";

describe("a reason", () => {
  it.each([
    ["how-to-play-2", message("catte-explain-follow", { cards: 2, rule: "How to Play 2" })],
    ["5-1", message("catsle_builders-explain-follow", { rule: "5-1" })],
    ["round-3-2", message("cat_tower-explain-marked", { rule: message("cat_tower-rule", { part: "round", number: "3-2" }) })],
    ["castle", message("white_castle-explain-x", { rule: message("white_castle-section", { part: "castle", number: 0, ruling: 16 }) })],
    ["", message("catte-explain-not-held", { card: "x" })],
  ])("leads to %s", (section, reason) => {
    expect(cited([message("explain-other-kind"), reason]).section).toBe(section);
  });

  it("leads to the rulings that decide, each once", () => {
    const rule = (ruling: number) => message("x", { rule: message("white_castle-section", { part: "castle", number: 0, ruling }) });
    expect(cited([rule(0), rule(5), rule(16), rule(5)])).toEqual({ section: "castle", rulings: ["w5", "w16"] });
    expect(cited([message("catte-explain-no-led-set", { rule: "C2" })])).toEqual({ section: "c2", rulings: [] });
  });
});

describe("a name", () => {
  const reasons = {
    catsle_builders: message("catsle_builders-explain-free", { rule: "5-4" }),
    catte: message("catte-explain-set-is-brown", { rule: "How to Play Cards" }),
    white_castle: message("white_castle-explain-at-cap", { what: "x", rule: message("white_castle-section", { part: "castle", number: 0, ruling: 16 }) }),
  };

  it.each(LANGUAGES)("has no citation in %s", async (language) => {
    const words = await loadWords(language);
    for (const [game, reason] of Object.entries(reasons)) {
      await words.game(game);
      const told = words.render(reason);
      const name = uncited((what) => words.render(what))(reason);
      expect(told.startsWith(name.replace(/[.。]$/, ""))).toBe(true);
      expect(name).toMatch(/^[^()（）§]+$/);
    }
  });
});

describe("the rules", () => {
  it("are there in each language", async () => {
    expect(await loadRules("catte", "fr")).not.toBe(await loadRules("catte", "en"));
    await expect(loadRules("nothing", "en")).rejects.toThrow("nothing");
  });
});
