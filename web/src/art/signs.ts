// Signs of The White Castle, in 56 x 56 about 0.
import { c, f, GOLD, INDIGO, INK, l, NIGHT, o, PAPER, RED, WHITE } from "./draw";

const ring = `stroke="${INK}" stroke-width="2.6"`;
const body = (fill: string): string => o(fill, "M-18 22Q-16-2 0-4 16-2 18 22Z") + c("#f3e3c3", 0, -11, 8, ring);

export const CASTLE_SIGNS = {
  food: o(WHITE, "M0-22Q8-22 22 8 26 20 16 20H-16Q-26 20-22 8-8-22 0-22Z") + o("#2e4a2a", "M-10 20V4H10V20Z"),
  iron: o("#6c6f75", "M-24 14-14-10H14L24 14Z") + f("#9ba0a8", "M-13-9-7 1H19L13-9Z"),
  pearl: o("#c9d8dc", "M-24 6Q-24-20 0-20 24-20 24 6 12 22 0 22-12 22-24 6Z") + l("M0 20V-18M-4 20-15-12M4 20 15-12", 1.8, "#6d8790") + c(WHITE, 0, 6, 7, ring),
  coin: c(GOLD, 0, 0, 21, ring) + o("#f6f0e3", "M-7-7H7V7H-7Z"),
  seal: `<rect x="-19" y="-19" width="38" height="38" rx="6" fill="${RED}" ${ring}/>` + l("M-10-10H10M0-10V11M-10 0H10M-10 11H10", 3.4, PAPER),
  fan: o(RED, "M0 20-26-4Q-16-22 0-22T26-4Z") + l("M0 20-13-16M0 20V-22M0 20 13-16", 1.8, PAPER),
  lantern: l("M-9-22H9M-9 22H9", 5) + `<ellipse rx="18" ry="19" fill="#e8853a" ${ring}/>` + l("M-17-6H17M-17 6H17", 1.6),
  well: o("#8b857a", "M-22 4-16 22H16L22 4Z") + `<ellipse cy="4" rx="22" ry="8" fill="#1f5f8b" ${ring}/>` + l("M-18 2V-20M18 2V-20M-24-18 0-26 24-18"),
  heron: l("M-4 8V24M3 8V24", 2.6) + o(WHITE, "M-22 8Q-20-6-4-8 6-8 8-18 8-24 2-23-6-20-1-11 10-4 8 6 4 12-8 12-16 12-22 8Z") + o(GOLD, "M6-22 20-20 8-17Z", 2),
  courtier: body(RED) + o(NIGHT, "M-5-18-3-28H5L5-18Z"),
  gardener: body("#3f6b2e") + o("#d8b25a", "M-18-12 0-27 18-12Z"),
  warrior: body(INDIGO) + o(NIGHT, "M-11-12Q-10-22 0-22T11-12Z") + l("M-13-27Q0-14 13-27", 3.6, GOLD),
} satisfies Record<string, string>;
export type CastleSignName = keyof typeof CASTLE_SIGNS;
