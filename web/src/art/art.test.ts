import { describe, expect, it } from "vitest";
import { person, place } from "./cards";
import { catteHead, cattePair, coffeePicture, type CatteColour } from "./catte";
import { PARTS, partOf } from "./draw";
import { poster } from "./posters";
import { castle, catFull, logo } from "./scenes";
import { ITEMS, towerCat } from "./tower";

const ranks = Array.from({ length: 12 }, (_, i) => i + 1);
const cards = PARTS.flatMap((part) => ranks.map((rank) => person(part, rank)));
const colours: [CatteColour, number, number][] = [["black", 1, 15], ["white", 1, 15], ["brown", 10, 20]];
const posters = ["catsle_builders", "chatpentiers", "catte", "cat_tower", "white_castle", "home"].map(poster);

describe("the drawings", () => {
  it("give each of the sixty cards a cat of its own", () => {
    expect(new Set(cards).size).toBe(60);
  });

  it("give each Catte card a face of its own", () => {
    const heads = colours.flatMap(([colour, low, high]) => Array.from({ length: high - low + 1 }, (_, i) => catteHead(colour, low + i)));
    expect(new Set(heads).size).toBe(heads.length);
  });

  it("know a suit by its part and by its colour", () => {
    expect(["gray", "green", "red", "brown", "blue"].map(partOf)).toEqual([...PARTS]);
    expect(PARTS.map(partOf)).toEqual([...PARTS]);
  });

  it("have no ids, no gradients, no filters, no links and no holes", () => {
    const all = [...cards, ...PARTS.map(place), ...posters, cattePair(1, 2), coffeePicture("white"), castle(2), logo(), catFull("walk", "calico"), ...ITEMS.map(towerCat)].join("");
    expect(all).not.toMatch(/\sid=|gradient|filter|href|url\(|undefined|NaN|\[object/i);
  });
});
