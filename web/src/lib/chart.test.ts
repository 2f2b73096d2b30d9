import { describe, expect, it } from "vitest";
import { apart, nearest, niceStep, plot } from "./chart";

const stops = [
  { ply: 3, points: [0, 0] },
  { ply: 9, points: [7, 2] },
  { ply: 12, points: [7, 16] },
];

describe("a chart of points", () => {
  it("has a line for each side, from left to right, more points higher", () => {
    const { lines, scale } = plot(stops, 100, 40);
    expect(lines.map((line) => line.map((point) => point.x))).toEqual([[0, 50, 100], [0, 50, 100]]);
    expect(scale.map((tick) => tick.value)).toEqual([0, 5, 10, 15, 20]);
    expect(lines[1]?.map((point) => point.y)).toEqual([40, 36, 8]);
  });

  it("has room for points below none, and for a game in which nobody has any", () => {
    expect(plot([{ ply: 0, points: [-3, 4] }], 100, 40).scale[0]?.value).toBe(-4);
    const { lines, scale } = plot([{ ply: 0, points: [0, 0] }], 100, 40);
    expect(lines).toEqual([[{ x: 0, y: 40 }], [{ x: 0, y: 40 }]]);
    expect(scale.map((tick) => tick.value)).toEqual([0, 1]);
    expect(plot([], 100, 40).lines).toEqual([]);
  });

  it("counts in ones, twos, fives and tens", () => {
    expect([1, 4, 6, 17, 40, 90, 170].map(niceStep)).toEqual([1, 1, 2, 5, 10, 50, 50]);
  });

  it("finds the stop that is pointed at", () => {
    expect([-1, 0, 0.3, 0.8, 2].map((part) => nearest(part, 3))).toEqual([0, 0, 1, 2, 2]);
  });

  it("moves labels apart, and keeps them in the box", () => {
    expect(apart([10, 10, 30], 12, 100)).toEqual([10, 22, 34]);
    expect(apart([95, 98], 12, 100)).toEqual([88, 100]);
  });
});
