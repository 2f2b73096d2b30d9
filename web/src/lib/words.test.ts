import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, Words, loadWords, preferred } from "./words";
import { message } from "./wire";
import parity from "./words.parity.json";

describe("words", () => {
  it.each(LANGUAGES)("are the same in %s as those of the server", async (language) => {
    const words = await loadWords(language);
    await Promise.all(["catte", "cat_tower", "catsle_builders", "white_castle"].map((game) => words.game(game)));
    for (const one of parity) {
      const text = words.render(one.message as Parameters<Words["render"]>[0]);
      expect(text).toBe((one as unknown as Record<string, string>)[language]);
    }
  });

  it("call seats by the names of who sits there", async () => {
    const words = await loadWords("fr");
    await words.game("catte");
    const what = message("catte-ended-limit", { round: 2, seat: message("seat", { number: 2 }) });
    expect(words.render(what)).toContain("le siège 2");
    expect(words.render(what, (seat) => ["Ann", "Bob"][seat])).toContain(": Bob a dépassé");
  });

  it("fit French articles to names", () => {
    const words = new Words("fr", "of = la main du { $seat }\nto = au { $seat }\nbegin = Le { $seat } joue\nseat = siège { $number }");
    const seat = message("seat", { number: 1 });
    const say = (key: string, name: string): string => words.render(message(key, { seat }), () => name);
    expect(say("of", "Anne")).toBe("la main d’Anne");
    expect(say("of", "Bob")).toBe("la main de Bob");
    expect(say("to", "Bob")).toBe("à Bob");
    expect(say("begin", "Bob")).toBe("Bob joue");
  });

  it("show the key of what they do not know, and say so once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const words = new Words("en", "a = b");
    expect(words.say("nothing-such")).toBe("nothing-such");
    words.say("nothing-such");
    expect(warn).toHaveBeenCalledOnce();
  });

  it("cut what somebody typed when it is a page", () => {
    const words = new Words("en", "a = { $text }");
    expect(words.say("a", { text: "x".repeat(2000) })).toBe(`${"x".repeat(900)}…`);
  });

  it("follow the browser's wish", () => {
    expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferred(["ja"])).toBe("ja");
    expect(preferred(["ko"])).toBe("en");
  });
});
