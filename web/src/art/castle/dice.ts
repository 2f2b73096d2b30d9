// Dice of The White Castle. The colour of a bridge has a shape: coral is round, black square, white a diamond;
// the body of a die and its pips are both cut in it, so that nobody needs to see the colour.
import { INK, l, LINE, MIDDLE, NIGHT, o, text, WHITE } from "../draw";
import { CORAL } from "./icons";

export type DieColour = "coral" | "black" | "white" | "paper";
export const BRIDGE_COLOURS = ["coral", "black", "white"] as const;

interface Look {
  fill: string;
  ink: string; // of the pips
  body: string;
  pip: (x: number, y: number, r: number) => string;
}
const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const square = (x: number, y: number, r: number): string => `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`;
const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r * 1.25}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}Z`;

const rounded = (r: number): string => `M${r - 21} -21H${21 - r}Q21 -21 21 ${r - 21}V${21 - r}Q21 21 ${21 - r} 21H${r - 21}Q-21 21 -21 ${21 - r}V${r - 21}Q-21 -21 ${r - 21} -21Z`;
const LOOKS: Record<DieColour, Look> = {
  coral: { fill: CORAL, ink: WHITE, body: rounded(15), pip: round },
  black: { fill: NIGHT, ink: WHITE, body: rounded(3), pip: square },
  white: { fill: WHITE, ink: INK, body: "M-11-21H11L21-11V11L11 21H-11L-21 11V-11Z", pip: diamond },
  paper: { fill: "none", ink: LINE, body: rounded(8), pip: round },
};

const SPOTS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-8.500, -8.500], [8.500, 8.500]],
  [[-10, -10], [0, 0], [10, 10]],
  [[-8.500, -8.500], [8.500, -8.500], [-8.500, 8.500], [8.500, 8.500]],
  [[-10, -10], [10, -10], [0, 0], [-10, 10], [10, 10]],
  [[-8.500, -11], [8.500, -11], [-8.500, 0], [8.500, 0], [-8.500, 11], [8.500, 11]],
];

const lookOf = (colour: string): Look => LOOKS[colour as DieColour] ?? LOOKS.paper;

function value(look: Look, shown: number, ink: string, isFigure: boolean): string {
  if (isFigure) return text(0, 11, 32, ink, shown, MIDDLE);
  const d = (SPOTS[shown] ?? []).map(([x, y]) => look.pip(x, y, shown === 1 ? 6 : 4)).join("");
  return d && `<path d="${d}" fill="${ink}"/>`;
}

/** A die in 48 x 48 about 0; a ghost is where one lay, or could lie. */
export function die(colour: string, shown = 0, isGhost = false, isFigure = false): string {
  const look = lookOf(colour);
  const face = shown ? value(look, shown, isGhost ? LINE : look.ink, isFigure) : "";
  if (isGhost) return l(look.body, 2.200, LINE, 'stroke-dasharray="5 4.500"') + `<g opacity=".7">${face}</g>`;
  return o(look.fill, look.body, 2.600, LINE) + face;
}
