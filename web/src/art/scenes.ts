// Larger drawings: backs, castles, whole cats, posters.
import { c, COATS, f, g, GOLD, head, INDIGO, INK, l, LINE, o, PAPER, RED, WHITE, type CoatName, type Mood } from "./draw";

// A scale of seigaiha with r = 1: each arc by its radius and where the scales before it cut it off.
const SCALE: [number, number, number][] = [
  [1, 0.871, 0.491],
  [0.667, 0.542, 0.389],
  [0.333, 0.275, 0.188],
];

/** Seigaiha waves as one path, over a box. */
export function waves(x: number, y: number, w: number, h: number, r = 20): string {
  let d = "";
  for (let row = 0, cy = y + r; cy < y + h + r; row++, cy += r / 2)
    for (let cx = x + (row % 2 ? r : 0); cx <= x + w + r; cx += 2 * r)
      for (const [k, dx, dy] of SCALE) d += `M${(cx - r * dx).toFixed(1)} ${(cy - r * dy).toFixed(1)}a${r * k} ${r * k} 0 0 1 ${(2 * r * dx).toFixed(1)} 0`;
  return d;
}

/** A storey of a castle: white wall with windows under a tiled roof, `w` wide, standing on y = 0; `gable` puts a small gable on the roof. */
function storey(w: number, h: number, roof: string, line: string, gable: boolean): string {
  const a = w / 2;
  const e = a + 16;
  const n = Math.max(2, Math.round(w / 32));
  const windows = Array.from({ length: n }, (_, i) => `M${((i + 0.5) * w) / n - a - 4.5}-7h9v${16 - h}h-9Z`).join("");
  const tiles = Array.from({ length: Math.round(w / 11) }, (_, i, k = Math.round(w / 11)) => {
    const x = ((i + 0.5) / k - 0.5) * 2;
    return `M${(x * (a - 14)).toFixed(1)} ${-h - 18}Q${(x * (a - 6)).toFixed(1)} ${-h - 8} ${(x * (e - 6)).toFixed(1)} ${-h + 2}`;
  }).join("");
  return (
    o(WHITE, `M${-a} 0V${-h}H${a}V0Z`, 2.6, line) +
    f(INK, windows) +
    o(roof, `M${-e} ${-h - 1}Q${-a} ${-h + 6} 0 ${-h + 6}T${e} ${-h - 1}Q${a} ${-h - 6} ${a - 13} ${-h - 20}H${13 - a}Q${-a} ${-h - 6} ${-e} ${-h - 1}Z`, 2.6, line) +
    l(tiles, 1.3, "#ffffff", 'opacity=".35"') +
    (gable ? o(roof, `M-34 ${-h + 3}Q-14 ${-h - 6} 0 ${-h - 30} 14 ${-h - 6} 34 ${-h + 3}Z`, 2.6, line) + o(WHITE, `M-17 ${-h + 2}Q-7 ${-h - 4} 0 ${-h - 16} 7 ${-h - 4} 17 ${-h + 2}Z`, 2, line) : "")
  );
}

/** A castle on its stone base, in 400 x 300; `built` storeys stand, the rest is scaffold. */
export function castle(built = 4, roof = INDIGO, line = LINE): string {
  const widths = [206, 160, 114, 70];
  const scaffold = "var(--edge,#8d8371)";
  const base =
    o("#a8a397", "M66 292Q84 264 90 238H310Q316 264 334 292Z", 2.6, line) +
    f("#bdb8ac", "M92 240H128L124 262 90 264ZM176 240 210 240 214 262 172 264ZM256 266 300 264 306 290H262ZM140 266 182 268 178 290H134Z") +
    l("M86 264 124 262 172 264 214 262 258 265 318 264M128 238 124 262M176 238 172 264M210 238 214 262M262 238 258 265M104 264 98 292M140 265 134 292M182 264 178 292M222 263 224 292M258 265 262 292M300 264 306 292", 2, "#77726a");
  let out = "";
  widths.forEach((w, i) => {
    const a = w / 2;
    const y = 238 - 52 * i;
    // the lower stands before the higher
    out =
      (i < built
        ? g(`translate(200 ${y})`, storey(w, 36, roof, line, i === 1))
        : l(`M${200 - a} ${y}V${y - 52}H${200 + a}V${y}M${200 - a} ${y - 26}H${200 + a}M${200 - a} ${y}L200 ${y - 52} ${200 + a} ${y}`, 2.4, scaffold)) + out;
  });
  return built < 4
    ? out + base
    : out +
        base +
        g("translate(200 30)", o(roof, "M-44 6Q-20-2-12-22H12Q20-2 44 6Z", 2.6, line), o(WHITE, "M-16 3Q-8-2 0-12 8-2 16 3Z", 2, line), o(GOLD, "M-12-22Q-24-22-22-34-14-30-6-22ZM12-22Q24-22 22-34 14-30 6-22Z", 2, line));
}

/** The mark: a keep with a cat's ears, its windows the eyes. 100 x 100. */
export function logo(): string {
  return (
    o("#a8a397", "M18 96Q26 86 28 78H72Q74 86 82 96Z", 3, LINE) +
    o(WHITE, "M30 78V64H70V78Z", 3, LINE) +
    f(INK, "M44 78V71Q50 65 56 71V78Z") +
    o(RED, "M10 64Q26 60 29 52H71Q74 60 90 64 50 70 10 64Z", 3, LINE) +
    o(WHITE, "M29 52V28H71V52Z", 3, LINE) +
    o(INDIGO, "M14 32Q27 27 27 4 38 8 43 15H57Q62 8 73 4 73 27 86 32 50 38 14 32Z", 3, LINE) +
    `<ellipse cx="40" cy="42" rx="3.200" ry="4.500" fill="${INK}"/><ellipse cx="60" cy="42" rx="3.200" ry="4.500" fill="${INK}"/>` +
    f(RED, "M46.500 46H53.500L50 50Z") +
    l("M30 45 20 43M30 49 21 50M70 45 80 43M70 49 79 50", 1.8, LINE)
  );
}

export function cardBack(game: string): string {
  const ground = game === "catte" ? "#6b4326" : INDIGO;
  return (
    `<rect x="2" y="2" width="196" height="296" rx="15" fill="${PAPER}" stroke="${INK}" stroke-width="3"/><rect x="12" y="12" width="176" height="276" rx="8" fill="${ground}"/>` +
    `<svg x="12" y="12" width="176" height="276" viewBox="0 0 176 276">${l(waves(0, 0, 176, 276, 22), 2, "#fbf7ec", 'opacity=".28"')}</svg>` +
    c(PAPER, 100, 150, 52, `stroke="${INK}" stroke-width="3"`) +
    (game === "catte" ? g("translate(100 156) scale(.72)", head({ coat: COATS.brown, mood: "asleep", line: INK })) : g("translate(62 110) scale(.76)", logo()))
  );
}

export type Pose = "sit" | "sleep" | "peek" | "walk" | "carpenter";

/** A whole cat in 200 x 150. */
export function catFull(pose: Pose, name: CoatName, mood?: Mood, line = LINE): string {
  const coat = COATS[name];
  const at = (x: number, y: number, s: number, m: Mood, over = ""): string => g(`translate(${x} ${y}) scale(${s})`, head({ coat, mood: mood ?? m, line, over }));
  const skin = (d: string): string => o(coat.fur, d, 3, line);
  const chest = (d: string): string => (coat.marks === "plain" || name === "calico" ? "" : f(coat.light, d));
  const bars = (d: string, patches = ""): string => (coat.marks === "tabby" ? l(d, 5, coat.dark) : name === "calico" ? f(coat.dark, patches) : "");
  const toes = (d: string): string => l(d, 2.4, coat.face ?? INK);
  switch (pose) {
    case "sleep":
      return (
        skin("M30 128Q24 82 92 70 158 62 172 106 178 140 140 141H58Q34 141 30 128Z") +
        bars("M112 71 115 86M132 72 134 88M150 80 148 94", "M118 69Q150 68 163 88 150 104 130 98 114 90 118 69Z") +
        skin("M168 112Q186 124 172 138 134 152 92 143 86 132 100 130 138 136 156 124Z") +
        at(72, 102, 0.74, "asleep") +
        l("M124 44H135L124 57H135M142 24H150L142 34H150", 3, "var(--ink-soft,#5a5348)")
      );
    case "peek":
      return at(100, 90, 0.95, "wide") + o("var(--surface,#fbf7ec)", "M6 120H194V148H6Z", 3, line) + skin("M58 128Q54 108 70 108T82 128ZM118 128Q116 108 130 108T142 128Z") + toes("M66 127V120M74 127V120M126 127V120M134 127V120");
    case "walk":
      return (
        f(coat.dark, "M92 112 106 142Q112 148 118 141L112 112ZM140 112 134 141Q128 148 122 141L126 108Z", `stroke="${line}" stroke-width="3"`) +
        l("M160 92Q190 84 184 50 180 36 172 44", 14, line) +
        l("M160 92Q190 84 184 50 180 36 172 44", 8.5, coat.fur) +
        skin("M60 88Q96 74 140 82 168 88 166 112L166 140Q158 148 150 141L146 122Q122 132 96 124L88 141Q80 148 73 141L74 118Q58 108 60 88Z") +
        bars("M112 80V96M128 82V97M144 86V99", "M110 80Q140 80 150 86 150 104 132 104 112 102 110 80Z") +
        at(56, 66, 0.68, "calm")
      );
    case "carpenter":
      return (
        o(INDIGO, "M58 150Q58 106 84 98H124Q150 106 148 150Z", 3, line) +
        f(PAPER, "M92 98 104 150H92L80 100ZM116 98 104 150H116L128 100Z") +
        l("M92 98 104 134 116 98", 2.4) +
        at(104, 66, 0.82, "glad", o(WHITE, "M-47-31Q0-48 47-31L46-18Q0-36-46-18Z", 2.6) + l("M-34-37-30-24M-14-41-12-28M14-41 12-28M34-37 30-24", 4, RED) + o(WHITE, "M46-28Q58-44 66-40 68-30 54-24 66-22 66-12 58-8 48-16L46-24Z", 2.6)) +
        g("translate(164 94) rotate(16)", o("#caa46a", "M-4-10H4V44H-4Z", 2.6, line), o("#77726a", "M-18-24H18V-8H-18Z", 2.6, line)) +
        skin("M142 122Q150 102 166 108 176 118 160 128 150 136 146 136Z")
      );
    default:
      return (
        skin("M136 142Q178 140 176 100 170 86 160 94 164 122 134 126Z") +
        skin("M62 144Q54 100 82 84H124Q152 100 144 144Z") +
        chest("M92 88H114Q124 114 103 126 82 114 92 88Z") +
        bars("M66 112 78 114M66 124 76 126M141 112 128 114M141 124 131 126", "M130 89Q146 104 145 128 128 124 126 106 126 94 130 89Z") +
        toes("M92 143V120M114 143V120") +
        at(103, 62, 0.78, "calm")
      );
  }
}
