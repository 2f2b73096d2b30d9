// How the table of CATsle Builders shares its window.
import type { Shape } from "../tricks/layout";

/** `isPlacing`: whether one of my columns is asked for, which a finger has to meet then. */
export function shapeOf(isPlacing: boolean): Shape {
  return {
    others: { wide: 0.2, high: 0.175, least: 78, broad: 2.6 },
    watched: { wide: 0.46, high: 0.56, narrow: 240, slim: 1.35 },
    hand: { wide: 0.27, high: 0.24, least: 104 },
    own: { high: 0.46, wide: 0.43, broad: 2.1, low: isPlacing ? 0.5 : 0.27 },
    hasTools: false,
  };
}
