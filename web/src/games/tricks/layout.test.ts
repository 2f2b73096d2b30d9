import { describe, expect, it } from "vitest";
import { shapeOf as castles } from "../catsle_builders/shape";
import { shapeOf as coffee, TWO_LINES } from "../catte/shape";
import { lay, type Content, type Shape } from "./layout";

const SHAPES: [string, Shape, number][] = [
  ["castles", castles(false), 5],
  ["castles to be built on", castles(true), 5],
  ["coffee", coffee(false), 4],
  ["coffee to be put", coffee(true), 4],
];
// What is left for the board of a phone on its side, of phones, tablets, a desktop and a wall.
const WINDOWS = [[500, 306], [568, 250], [360, 480], [390, 690], [820, 1040], [1180, 690], [1120, 750], [3300, 1980]] as const;
const LEAST = 40; // pixels of what lies on the table
const FINGER = 44; // pixels of a seat that can be opened
const CONTENTS: Content[] = [2, 3, 4].flatMap((rivals) =>
  [0, 7].flatMap((tools) => [1, 2].map((letters) => ({ sits: true, rivals, hasHand: true, tools, letters }))),
);
const watched = (most: number): Content[] =>
  Array.from({ length: most - 2 }, (_, more) => ({ sits: false, rivals: more + 3, hasHand: false, tools: 0 }));

describe.each(SHAPES)("the table with %s", (_, shape, most) => {
  describe.each(WINDOWS)("in %d x %d", (W, H) => {
    it.each(CONTENTS)("fits with %j", (content) => {
      const laid = lay(W, H, shape, content);
      const { gap, trick, own, plate } = laid;
      const middle = laid.isWide ? trick.height : trick.height + gap + own.height;
      const top = laid.isLow ? 0 : plate.height + gap;
      expect(top + middle + gap + laid.line + gap + (laid.tools ? laid.tools + gap : 0) + laid.hand).toBeLessThanOrEqual(H);
      const across = laid.isWide ? trick.width + own.width + (laid.isLow ? plate.width : 0) : Math.max(trick.width, own.width);
      expect(across + (laid.isWide ? gap : 0)).toBeLessThanOrEqual(W);
      expect(plate.columns * (plate.width + gap) - gap).toBeLessThanOrEqual(W);
      if (laid.isLow) expect(content.rivals * (plate.height + gap)).toBeLessThanOrEqual(middle + gap);
      expect(Math.min(trick.height, own.height)).toBeGreaterThanOrEqual(LEAST);
    });

    it.each(watched(most))("fits for who only watches %j", (content) => {
      const { isLow, gap, trick, plate } = lay(W, H, shape, content);
      const others = Math.ceil(content.rivals / plate.columns) * (plate.height + gap);
      expect(isLow ? Math.max(others - gap, trick.height) : others + trick.height).toBeLessThanOrEqual(H);
      expect(isLow ? plate.width + gap + trick.width : plate.columns * (plate.width + gap) - gap).toBeLessThanOrEqual(W);
      expect(plate.height).toBeGreaterThanOrEqual(FINGER);
      expect(trick.height).toBeGreaterThanOrEqual(LEAST);
    });
  });
});

describe("the table with coffee on a phone", () => {
  const PHONES = WINDOWS.filter(([W, H]) => H > W);

  it.each(PHONES)("shows what rivals have won below their cards in %d x %d", (W, H) => {
    for (const rivals of [2, 3]) {
      const { plate } = lay(W, H, coffee(false), { sits: true, rivals, hasHand: true, tools: 0 });
      expect(plate.height - plate.head).toBeGreaterThanOrEqual(TWO_LINES);
    }
  });

  it.each(PHONES)("stays as it is when a coffee card is asked for, in %d x %d", (W, H) => {
    const content = { sits: true, rivals: 3, hasHand: true, tools: 0 };
    expect(lay(W, H, coffee(true), content)).toEqual(lay(W, H, coffee(false), content));
  });

  it("makes room for sets from what is mine, and leaves the trick where it is", () => {
    const content = { sits: true, rivals: 3, hasHand: true, tools: 0 };
    const [without, withSets] = [0, 3].map((tools) => lay(390, 690, coffee(false), { ...content, tools }));
    expect(withSets!.tools).toBeGreaterThan(0);
    expect(withSets!.own.height).toBeLessThan(without!.own.height);
    expect({ ...withSets, tools: 0, own: 0 }).toEqual({ ...without, tools: 0, own: 0 });
  });
});

describe("the wide table with coffee", () => {
  it.each([[1180, 690], [1120, 750], [3300, 1980]] as const)("stays as it is when there are sets to be played, in %d x %d", (W, H) => {
    const content = { sits: true, rivals: 3, hasHand: true, tools: 0 };
    expect(lay(W, H, coffee(false), { ...content, tools: 7 })).toEqual(lay(W, H, coffee(false), content));
  });
});

describe("a tablet of who only watches", () => {
  const content = { sits: false, hasHand: false, tools: 0 };

  it("has castles in rows where they would be narrow side by side, of which none is much longer than the other", () => {
    const columns = [3, 4, 5].map((rivals) => lay(820, 1040, castles(false), { ...content, rivals }).plate.columns);
    expect(columns).toEqual([3, 2, 3]);
  });

  it("has no seat that is much higher than what it shows", () => {
    for (const rivals of [3, 4, 5]) {
      const { plate } = lay(820, 1040, castles(false), { ...content, rivals });
      expect(plate.height).toBeLessThan(plate.width * 1.4);
    }
  });
});

describe("words that somebody has twice as large", () => {
  const content = { sits: true, rivals: 3, hasHand: true, tools: 0 };

  it.each([[390, 600], [1120, 750]] as const)("are larger on the table in %d x %d, and leave room for the picture of a seat", (W, H) => {
    const [usual, large] = [1, 2].map((letters) => lay(W, H, castles(false), { ...content, letters }));
    expect(large!.font).toBeGreaterThan(usual!.font * 1.2);
    expect(large!.plate.font).toBeGreaterThan(usual!.plate.font * 1.2);
    expect(large!.plate.height - large!.plate.head).toBeGreaterThanOrEqual(LEAST);
  });

  it("are as they were where there is no room for more", () => {
    expect(lay(500, 306, castles(false), { ...content, letters: 2 })).toEqual(lay(500, 306, castles(false), content));
  });
});
