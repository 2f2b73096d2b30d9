import { describe, expect, it } from "vitest";
import { shapeOf as castles } from "../catsle_builders/shape";
import { shapeOf as coffee } from "../catte/shape";
import { lay, type Content, type Shape } from "./layout";

const SHAPES: [string, Shape][] = [
  ["castles", castles(false)],
  ["castles to be built on", castles(true)],
  ["coffee", coffee(false)],
  ["coffee to be put", coffee(true)],
];
// What is left for the board of a phone on its side, of phones, tablets, a desktop and a wall.
const WINDOWS = [[500, 306], [568, 250], [360, 480], [390, 690], [820, 1040], [1180, 690], [1120, 750], [3300, 1980]] as const;
const LEAST = 40; // pixels of what lies on the table
const CONTENTS: Content[] = [2, 3, 4].flatMap((rivals) => [0, 7].map((tools) => ({ sits: true, rivals, hasHand: true, tools })));

describe.each(SHAPES)("the table with %s", (_, shape) => {
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
  });
});
