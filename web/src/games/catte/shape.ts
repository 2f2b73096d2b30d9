// How the table of Catte shares its window.
import type { Shape } from "../tricks/layout";

/** Pixels that a rival's coffee needs for its two lines: the cards still in the row, and the meter of those won. */
export const TWO_LINES = 42;

/** `puts`: whether a coffee card is asked for, which a finger has to meet on a low table; on others it always can, and nothing moves. */
export function shapeOf(puts: boolean): Shape {
  return {
    others: { wide: 0.19, high: 0.18, least: 93, broad: 2.4 },
    watched: { wide: 0.24, high: 0.24, narrow: 160, slim: 1.1 },
    hand: { wide: 0.29, high: 0.25, least: 98 },
    own: { high: 0.44, wide: 0.34, broad: 1.7, low: puts ? 0.44 : 0.27 },
    hasTools: true,
  };
}
