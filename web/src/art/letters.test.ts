// The letters on cards are those of the words that are read in the log, in every language.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import CatteCard from "./CatteCard.svelte";
import { LANGUAGES, loadWords } from "../lib/words";

const COLOURS = {
  catsle_builders: ["suit", ["gray", "green", "red", "brown", "blue"]],
  catte: ["colour", ["black", "white", "brown"]],
} as const;

describe.each(LANGUAGES)("the letters on cards in %s", (language) => {
  it.each(Object.entries(COLOURS))("tell the colours of %s apart, and are how their names begin", async (game, [kind, colours]) => {
    const words = await loadWords(language);
    await words.game(game);
    const letters = colours.map((colour) => words.say("web-letter", { colour }));
    expect(new Set(letters).size).toBe(colours.length);
    colours.forEach((colour, i) => {
      const name = words.say(`${game}-${kind}`, { [kind]: colour });
      expect(name.toLowerCase().startsWith(letters[i]?.toLowerCase() ?? "?"), `${letters[i]} for ${name}`).toBe(true);
    });
  });
});

it("are told from the cats behind them, which may be of their colour", () => {
  for (const { container } of [render(Card, { suit: "brown", rank: 11 }), render(CatteCard, { colour: "white", number: 11 })]) {
    const letter = container.querySelector(".letter");
    const ground = container.querySelector("rect")?.getAttribute("fill");
    expect(ground).toBeTruthy();
    expect([letter?.getAttribute("paint-order"), letter?.getAttribute("stroke")]).toEqual(["stroke", ground]);
  }
});
