// A chart of points over turns: where its lines and its scale lie.
import type { Stop } from "./wire";

export interface Point {
  x: number;
  y: number;
}

export interface Plot {
  /** A line for each side. */
  lines: Point[][];
  /** The values that the scale names, and where they lie. */
  scale: { value: number; y: number }[];
}

const TICKS = 4;

/** Lay out how the points went in a box of this size; the stops are equally far apart. */
export function plot(stops: readonly Stop[], width: number, height: number): Plot {
  const all = stops.flatMap((stop) => stop.points);
  const step = niceStep(Math.max(...all, 1) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.ceil(Math.max(...all, 1) / step) * step;
  const y = (value: number): number => height - ((value - low) / (high - low)) * height;
  const x = (i: number): number => (stops.length > 1 ? (i / (stops.length - 1)) * width : 0);
  const sides = stops[0]?.points.length ?? 0;
  const count = Math.round((high - low) / step) + 1;
  return {
    lines: Array.from({ length: sides }, (_, side) => stops.map((stop, i) => ({ x: x(i), y: y(stop.points[side] ?? 0) }))),
    scale: Array.from({ length: count }, (_, i) => ({ value: low + i * step, y: y(low + i * step) })),
  };
}

/** Return the round number that divides a span into a few parts. */
export function niceStep(span: number): number {
  const rough = Math.max(span / TICKS, 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * ten >= rough) ?? 10) * ten;
}

/** Return the number of the stop that is nearest to a place between 0 and 1. */
export function nearest(part: number, stops: number): number {
  return Math.max(0, Math.min(stops - 1, Math.round(part * (stops - 1))));
}

/** Return labels that lie at these heights, moved apart so that none covers another. */
export function apart(heights: readonly number[], distance: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let lowest = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, lowest + distance);
    lowest = placed[i];
  }
  // What was pushed out of the box goes back, and pushes the others.
  let highest = most;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, highest);
    highest = placed[i] - distance;
  }
  return placed;
}
