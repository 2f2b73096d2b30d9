// How the table of Catte shares its window.
import type { Shape } from "../tricks/layout";

/** `puts`: whether a coffee card is asked for, which has to be seen well then. */
export function shapeOf(puts: boolean): Shape {
  return {
    others: { wide: 0.19, high: 0.18, watched: 0.24, least: 80, broad: 2.4 },
    hand: { wide: 0.29, high: 0.25, least: 98 },
    own: { high: puts ? 0.52 : 0.38, wide: 0.34, broad: 1.7, low: puts ? 0.44 : 0.27 },
  };
}
