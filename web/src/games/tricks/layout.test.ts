import { describe, expect, it } from "vitest";
import { shapeOf as castles } from "../catsle_builders/shape";
import { shapeOf as coffee } from "../catte/shape";
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
const CONTENTS: Content[] = [2, 3, 4].flatMap((rivals) => [0, 7].map((tools) => ({ sits: true, rivals, hasHand: true, tools })));
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
