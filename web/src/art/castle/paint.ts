// What the pictures of places are made of: roofs, walls, trees, water. Colours are the scene's (`CastleScene.svelte`), so that both themes share one drawing.
import { f, l } from "../draw";

/** A colour of the scene, by its name in `CastleScene.svelte`. */
const s = (name: string): string => `var(--s-${name})`;
/** A number as it is written in a path. */
export const n = (value: number): string => value.toFixed(1);
/** A drawing moved to a place, and scaled there. */
export const at = (x: number, y: number, scale: number, ...inside: string[]): string => `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${inside.join("")}</g>`;
/** A filled shape with the scene's outline. */
export const shape = (fill: string, d: string, width = 1.6): string => `<path fill="${s(fill)}" stroke="${s("line")}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
export const flat = (fill: string, d: string): string => f(s(fill), d);
export const stroke = (d: string, width = 1.4, colour = "line"): string => l(d, width, s(colour));
export const box = (fill: string, x: number, y: number, w: number, h: number): string => flat(fill, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`);
export const disc = (fill: string, x: number, y: number, r: number): string => `<circle fill="${s(fill)}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
export const ring = (x: number, y: number, r: number, width: number, colour = "line"): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${s(colour)}" stroke-width="${width}"/>`;

/** So many things side by side, evenly over a width: at least one, each about `each` wide. */
export function along(w: number, each: number, draw: (middle: number, step: number, number: number) => string): string {
  const count = Math.max(1, Math.round(w / each));
  const step = w / count;
  return Array.from({ length: count }, (_, i) => draw((i + 0.5) * step, step, i)).join("");
}

/** Eaves from side to side: tiles in rows, their round ends along the edge, corners turned up. */
export function eaves(w: number, y: number, d: number): string {
  const low = y + d;
  const outline = `M0 ${n(low - 5)}Q${n(d)} ${n(low)} ${n(2 * d)} ${n(low)}H${n(w - 2 * d)}Q${n(w - d)} ${n(low)} ${n(w)} ${n(low - 5)}Q${n(w - d * 0.8)} ${n(y + d * 0.5)} ${n(w - d * 1.1)} ${n(y)}H${n(d * 1.1)}Q${n(d * 0.8)} ${n(y + d * 0.5)} 0 ${n(low - 5)}Z`;
  const inner = w - 2.2 * d;
  const tiles = along(inner, 9, (x) => {
    const top = d * 1.1 + x;
    const foot = w / 2 + (top - w / 2) * ((w - d * 0.7) / inner);
    return `M${n(top)} ${n(y + 1.5)}L${n(foot)} ${n(low - 3.5)}`;
  });
  const ends = along(w - 3 * d, 9, (x) => `M${n(d * 1.5 + x - 2.6)} ${n(low)}a2.600 2.600 0 0 0 5.200 0Z`);
  return shape("roof", outline) + stroke(tiles, 1.1, "tile") + shape("roof", ends, 1) + stroke(`M${n(d * 1.1)} ${n(y)}H${n(w - d * 1.1)}`, 2.6);
}

/** Cut stones, in rows over a box; each row is shifted, each stone a little different. */
export function stones(x: number, y: number, w: number, h: number, row = 16): string {
  let joints = "";
  const rows = Math.max(1, Math.round(h / row));
  const high = h / rows;
  for (let r = 0; r < rows; r++) {
    const top = y + r * high;
    if (r) joints += `M${n(x)} ${n(top)}H${n(x + w)}`;
    joints += along(w, 34, (middle, step, i) => {
      const at = x + middle + (r % 2 ? step / 2 : 0) + (((i * 7 + r * 5) % 5) - 2) * 1.6;
      return at > x + 4 && at < x + w - 4 ? `M${n(at)} ${n(top)}l${(i % 3) - 1} ${n(high)}` : "";
    });
  }
  return box("stone", x, y, w, h) + stroke(joints, 1.2, "faint");
}

/** Bands of mist with round ends, as prints have them: three, each `d` high, the middle one shifted. */
export function mist(fill: string, x: number, y: number, w: number, d = 7): string {
  const r = n(d / 2);
  const [out, back, up] = [`a${r} ${r} 0 0 1 0 ${n(d)}`, `a${r} ${r} 0 0 0 0 ${n(d)}`, `a${r} ${r} 0 0 1 0 ${n(-d)}`];
  return flat(fill, `M${n(x + w * 0.08)} ${n(y)}H${n(x + w)}${out}H${n(x + w * 0.6)}${back}H${n(x + w * 0.8)}${out}H${n(x + w * 0.1)}${up}H${n(x)}${up}H${n(x + w * 0.08)}${up}Z`);
}

/** A pine in clouds of needles, standing on 0 0, about 60 high. */
export const pine = (x: number, y: number, scale: number, isLeft = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${isLeft ? -scale : scale} ${scale})">` +
  shape("wood", "M-4 0Q-8-14 1-24 6-32 2-42L6-42Q12-32 6-23-1-14 4 0Z", 1.3) +
  shape("leaf", "M-30-20Q-30-29-20-28-16-36-6-33 4-36 9-28 16-25 12-20 8-17 2-19H-24Q-30-17-30-20Z") +
  shape("leaf", "M-4-36Q-4-46 6-44 12-52 20-47 30-48 30-39 28-35 24-36H2Q-4-33-4-36Z") +
  shape("leaf", "M-18-48Q-18-57-8-56-2-64 8-59 18-59 17-51 14-47 10-48H-12Q-18-45-18-48Z") +
  stroke("M-22-23H-12M-6-27H0M8-41H16M-8-52H0", 1.1, "faint") +
  "</g>";

/** A rock with a lit side, standing on 0 0. */
export const rock = (x: number, y: number, scale: number): string =>
  at(x, y, scale, shape("stone", "M-22 0Q-24-12-14-22-6-32 4-27 10-20 18-16 24-8 22 0Z"), stroke("M-12-20Q-6-12-8-2M4-26Q6-16 14-8", 1.2, "faint"));

/** Lines of raked gravel, parallel to the ground, that flow around a rock at `x` of half-width `r`. */
export function raked(w: number, from: number, to: number, x: number, r: number): string {
  let d = "";
  for (let y = from, i = 0; y <= to; y += 7, i++) {
    const bend = Math.max(0, r - i * 2);
    d += `M0 ${n(y)}H${n(x - r - 14)}Q${n(x - r)} ${n(y)} ${n(x - r * 0.7)} ${n(y - bend * 0.34)}T${n(x)} ${n(y - bend * 0.56)}Q${n(x + r * 0.5)} ${n(y - bend * 0.56)} ${n(x + r * 0.7)} ${n(y - bend * 0.34)}T${n(x + r + 14)} ${n(y)}H${n(w)}`;
  }
  return stroke(d, 1.3, "faint");
}

/** A blossom of five petals. */
export const blossom = (x: number, y: number, scale: number): string =>
  at(x, y, scale, [0, 72, 144, 216, 288].map((a) => `<g transform="rotate(${a})">${shape("rose", "M0 0Q-7.500-4-6.200-9.200-5-13-1.700-12L0-10 1.700-12Q5-13 6.200-9.200 7.500-4 0 0Z", 0.9)}</g>`).join(""), disc("red", 0, 0, 2));

/** A paper lantern that hangs from 0 0. */
export const hanging = (x: number, y: number, scale: number): string =>
  at(x, y, scale, stroke("M0 0V7", 1.3), shape("glow", "M-4 9H4Q11 12 11 20T4 31H-4Q-11 28-11 20T-4 9Z", 1.3), stroke("M-10.500 16H10.500M-10.500 24H10.500", 1, "faint"), shape("ink", "M-5 6H5V9H-5ZM-5 31H5V34H-5Z", 0.8));

/** A round hill or bush from x to x + w, `d` high, standing on y. */
export const mound = (fill: string, x: number, y: number, w: number, d: number): string => shape(fill, `M${n(x)} ${n(y)}Q${n(x + w * 0.1)} ${n(y - d)} ${n(x + w * 0.45)} ${n(y - d)}T${n(x + w)} ${n(y)}Z`);
