// How an icon of The White Castle is cut: as a print is, from one key block (the ink) and colour blocks under it.
// The key block alone must say what it is, at 16 px; colour only pleases. All in 24 x 24.
import { INK, PAPER } from "../draw";

/**
 * One cut. `line` and `solid` are of the key block, `tint` is a colour block; `shade` is both: solid in ink alone,
 * a tint with an outline in colour; `carve` is a line of paper over a tint.
 */
export interface Cut {
  as: "line" | "solid" | "tint" | "shade" | "carve";
  d: string;
  width?: number;
  colour?: string;
}

export const line = (d: string, width = 1.9): Cut => ({ as: "line", d, width });
export const solid = (d: string): Cut => ({ as: "solid", d });
export const tint = (colour: string, d: string): Cut => ({ as: "tint", d, colour });
export const shade = (colour: string, d: string, width = 1.7): Cut => ({ as: "shade", d, colour, width });
export const carve = (d: string, width = 1.3, colour = PAPER): Cut => ({ as: "carve", d, colour, width });

const path = (d: string, fill: string, stroke = "none", width = 0): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd"${width ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` : ""}/>`;

const HALO = 2.2; // paper around the ink, so that a coloured icon stands on any ground

function halo(cut: Cut): string {
  if (cut.as === "tint" || cut.as === "carve") return "";
  return path(cut.d, cut.as === "line" ? "none" : PAPER, PAPER, (cut.width ?? 0) + HALO);
}

function inColour(cut: Cut): string {
  if (cut.as === "line") return path(cut.d, "none", INK, cut.width);
  if (cut.as === "solid") return path(cut.d, INK);
  if (cut.as === "tint") return path(cut.d, cut.colour ?? PAPER);
  if (cut.as === "carve") return path(cut.d, "none", cut.colour, cut.width);
  return path(cut.d, cut.colour ?? PAPER, INK, cut.width);
}

function inInk(cut: Cut): string {
  if (cut.as === "line") return path(cut.d, "none", "currentColor", cut.width);
  if (cut.as === "solid" || cut.as === "shade") return path(cut.d, "currentColor");
  return "";
}

const isColoured = (cut: Cut): boolean => cut.as === "tint" || cut.as === "shade";

/** The markup of an icon: in ink alone it takes the colour of the text around it, and so do those that have no colour. */
export function print(cuts: readonly Cut[], isInk: boolean): string {
  return isInk || !cuts.some(isColoured) ? cuts.map(inInk).join("") : cuts.map(halo).join("") + cuts.map(inColour).join("");
}
