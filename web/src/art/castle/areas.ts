// The places of the board, as quiet pictures behind what lies there. Each is drawn for the size that it gets, so that nothing
// is stretched or cut off: what matters keeps to the edges, the middle stays calm.
import { waves } from "../scenes";
import { along, at, blossom, box, disc, eaves, flat, hanging, mist, mound, n, pine, raked, ring, rock, shape, stones, stroke } from "./paint";

type Draw = (w: number, h: number) => string;

// ------------------------------------------------------------------------------------------------- the castle

/** The roof over the keep: a sweep of tiles with a gable, a fish of gold at each end of the ridge. */
function roof(w: number, h: number): string {
  const m = w / 2;
  const half = Math.min(m - 6, 196);
  const crown = `M${n(m - half)} ${n(h - 7)}Q${n(m - half * 0.72)} ${n(h - 12)} ${n(m - half * 0.5)} 18H${n(m + half * 0.5)}Q${n(m + half * 0.72)} ${n(h - 12)} ${n(m + half)} ${n(h - 7)}Q${n(m + half * 0.6)} ${n(h - 1)} ${n(m)} ${n(h - 1)}T${n(m - half)} ${n(h - 7)}Z`;
  const tiles = along(half, 8.5, (x) => {
    const top = x - half / 2;
    return `M${n(m + top)} 20Q${n(m + top * 1.25)} ${n(h * 0.6)} ${n(m + top * 1.86)} ${n(h - 5)}`;
  });
  const fish = shape("gold", "M0 0Q-3-7 3-12 7-15 12-12 8-11 8-7 8-2 4 0Z", 1.3);
  return (
    shape("roof", crown) +
    stroke(tiles, 1.1, "tile") +
    shape("roof", `M${n(m - half * 0.5 - 4)} 13H${n(m + half * 0.5 + 4)}V20H${n(m - half * 0.5 - 4)}Z`) +
    at(m - half * 0.5 - 2, 13, 1, fish) +
    `<g transform="translate(${n(m + half * 0.5 + 2)} 13) scale(-1 1)">${fish}</g>` +
    shape("roof", `M${n(m - 58)} ${n(h - 2)}Q${n(m - 20)} ${n(h - 14)} ${n(m)} 24 ${n(m + 20)} ${n(h - 14)} ${n(m + 58)} ${n(h - 2)}Z`) +
    shape("wall", `M${n(m - 34)} ${n(h - 3)}Q${n(m - 11)} ${n(h - 13)} ${n(m)} 38 ${n(m + 11)} ${n(h - 13)} ${n(m + 34)} ${n(h - 3)}Z`) +
    disc("gold", m, h - 15, 4.5)
  );
}

const POST = 11;
const EAVES = 17;

/** A storey: plaster between posts under its eaves, with what its walls are painted with. */
function storey(w: number, h: number, inside: string): string {
  const post = (x: number): string => shape("wood", `M${n(x)} ${EAVES - 2}h${POST}V${n(h - 8)}h${-POST}Z`, 1.3);
  return (
    box("wall", 0, 6, w, h - 6) +
    inside +
    shape("wood", `M0 ${n(h - 8)}H${n(w)}V${n(h - 1)}H0Z`, 1.3) +
    post(2) +
    post(w - POST - 2) +
    stroke(`M${POST + 2} ${EAVES + 7}H${n(w - POST - 2)}`, 1.2, "faint") +
    eaves(w, 1, EAVES)
  );
}

/** A lattice of paper windows, `columns` by rows. */
function shoji(x: number, y: number, w: number, h: number): string {
  const lattice = along(w, 13, (middle, step) => (middle + step / 2 < w - 1 ? `M${n(x + middle + step / 2)} ${n(y)}v${n(h)}` : ""));
  const bars = along(h, 15, (middle, step) => (middle + step / 2 < h - 1 ? `M${n(x)} ${n(y + middle + step / 2)}h${n(w)}` : ""));
  return shape("paper", `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, 1.3) + stroke(lattice + bars, 1, "faint");
}

/** Stewards: paper windows at both ends. */
function stewards(w: number, h: number): string {
  const wide = Math.min(54, w * 0.11);
  const top = EAVES + 13;
  return storey(w, h, shoji(POST + 7, top, wide, h - top - 15) + shoji(w - POST - 7 - wide, top, wide, h - top - 15));
}

const heron = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    stroke("M-2 8V23M4 8V23", 1.3),
    shape("white", "M-17 7Q-15-5-3-7 5-7 6-15 6-20 1-19-5-17-1-10 8-4 6 5 3 10-6 10-12 10-17 7Z", 1.2),
    shape("gold", "M5-18 16-16 6-14Z", 0.9),
  );

/** Diplomats: sliding doors with reeds and a heron in the mist. */
function diplomats(w: number, h: number): string {
  const reed = (x: number, lean: number, high: number): string => `M${n(x)} ${n(h - 9)}q${lean * 0.2} ${-high * 0.6} ${lean} ${-high}`;
  const reeds = reed(26, 10, 46) + reed(32, 3, 58) + reed(38, 16, 40) + reed(20, -5, 36) + reed(w - 22, -8, 40) + reed(w - 28, -1, 52);
  const mists = mist("sky", w * 0.62, EAVES + 15, w * 0.26) + mist("sky", POST + 14, h * 0.52, w * 0.22);
  return storey(w, h, mists + stroke(reeds, 1.5, "leafline") + heron(w - 48, h - 34, 1.1));
}

/** The Daimyo: gold leaf in clouds, an old pine and the red sun. */
function daimyo(w: number, h: number): string {
  const clouds = mist("leafgold", POST + 4, EAVES + 12, w * 0.3, 9) + mist("leafgold", w * 0.6, h * 0.5, w * 0.32, 9);
  return storey(w, h, clouds + disc("red", w - 46, EAVES + 30, 15) + pine(44, h - 8, 0.95) + rock(72, h - 8, 0.5));
}

/** The Gate: two doors with nails between stone towers, under a roof. */
function gate(w: number, h: number): string {
  const m = w / 2;
  const half = Math.min(w * 0.29, 92);
  const nails = [0.25, 0.75].flatMap((part) => [-0.72, -0.28, 0.28, 0.72].map((x) => disc("line", m + x * half, 30 + (h - 36) * part, 2.2))).join("");
  const side = (x: number, wide: number): string => box("wall", x, 24, wide, h * 0.3) + stroke(`M${n(x)} 24h${n(wide)}`, 1.2, "line") + stones(x, 24 + h * 0.3, wide, h * 0.7 - 24, 18);
  return (
    side(0, m - half) +
    side(m + half, w - m - half) +
    box("wood", m - half, 24, half * 2, h - 24) +
    stroke(`M${n(m)} 28V${n(h)}`, 1.6) +
    stroke(`M${n(m - half)} ${n(30 + (h - 36) * 0.25 + 8)}H${n(m + half)}M${n(m - half)} ${n(30 + (h - 36) * 0.75 + 8)}H${n(m + half)}`, 1.1, "faint") +
    nails +
    shape("ink", `M${n(m - half - 6)} 22h9V${n(h)}h-9ZM${n(m + half - 3)} 22h9V${n(h)}h-9Z`, 1.2) +
    `<g transform="translate(${n(m - half - 26)} 0)">${eaves(half * 2 + 52, 4, 19)}</g>`
  );
}

// ------------------------------------------------------------------------------------------------- before the walls

/** A bridge in its colour over the moat. */
function bridge(w: number, h: number): string {
  const foot = h - 16;
  const rise = Math.min(30, h * 0.34);
  const deckAt = (x: number): number => foot - rise * 4 * (x / w) * (1 - x / w) - 6;
  const arc = (up: number): string => `M0 ${n(foot - 6 - up)}Q${n(w / 2)} ${n(foot - 6 - 2 * rise - up)} ${n(w)} ${n(foot - 6 - up)}`;
  const rail = 22;
  const posts = along(w, 62, (x) => {
    const y = deckAt(x);
    return shape("span", `M${n(x - 3)} ${n(y + 2)}V${n(y - rail - 4)}h6V${n(y + 2)}Z`, 1.2) + shape("gold", `M${n(x - 3.5)} ${n(y - rail - 4)}q-1-6 3.500-10 4.500 4 3.500 10Z`, 1);
  });
  return (
    box("sky", 0, 0, w, h * 0.56) +
    box("water", 0, h * 0.55, w, h * 0.45) +
    stroke(waves(0, h * 0.55, w, h * 0.45, 15), 1, "wave") +
    stroke(`M0 ${n(h * 0.55)}H${n(w)}`, 1.4, "faint") +
    shape("span", `${arc(0)}V${n(foot + 6)}Q${n(w / 2)} ${n(foot + 6 - 2 * rise)} 0 ${n(foot + 6)}Z`) +
    stroke(arc(rail * 0.45), 2.4, "rail") +
    stroke(arc(rail), 4.6, "line") +
    stroke(arc(rail), 2.6, "span") +
    posts
  );
}

/** A dry garden: rocks in raked gravel. */
function gardenStone(w: number, h: number): string {
  const x = w - 40;
  const far = along(h * 0.4, 9, (y) => `M0 ${n(y)}H${n(w)}`);
  const rocks = rock(x, h * 0.72, 0.9) + rock(x + 26, h * 0.78, 0.5) + mound("leaf", x - 30, h * 0.78, 22, 8);
  return box("sand", 0, 0, w, h) + raked(w, h * 0.5, h - 3, x, 26) + stroke(far, 1, "hint") + rocks;
}

/** A planted garden: moss, a clipped bush and a pine that leans in from the side. */
function gardenPlant(w: number, h: number): string {
  return (
    box("grass", 0, 0, w, h) +
    stroke(along(w, 26, (x, _, i) => `M${n(x)} ${n(14 + ((i * 37) % 5) * (h / 6))}l2-5 2 5`), 1.1, "hint") +
    mound("moss", -14, h + 1, w * 0.55, 22) +
    mound("leaf", w * 0.5, h + 1, w * 0.6, 15) +
    pine(w - 32, h - 9, 1.05) +
    mound("leaf", w - 78, h - 5, 26, 15)
  );
}

/** A yard of sand with a fence, targets and spears. */
function yard(w: number, h: number): string {
  const fence = along(w, 13, (x, step) => `M${n(x - step * 0.34)} 20V7l${n(step * 0.34)}-4 ${n(step * 0.34)} 4V20Z`);
  const target = (x: number, y: number, scale: number): string =>
    at(x, y, scale, stroke("M-9 17-13 30M9 17 13 30", 1.6), disc("wall", 0, 4, 17), ring(0, 4, 17, 1.5), ring(0, 4, 10, 2.6), disc("red", 0, 4, 4.5));
  const spear = (x: number): string => shape("stone", `M${n(x)} 12q-4 8 0 13 4-5 0-13Z`, 1) + stroke(`M${n(x)} 25V${n(h - 7)}`, 1.8, "pole");
  return (
    box("sand", 0, 0, w, h) +
    shape("wood", fence, 1) +
    stroke(`M0 12H${n(w)}`, 1.8) +
    stroke(along(w, 44, (x, step, i) => `M${n(x - step * 0.3)} ${n(h * (0.5 + ((i * 3) % 4) * 0.13))}h${n(step * 0.4)}`), 1.1, "hint") +
    spear(12) +
    spear(21) +
    spear(30) +
    stroke(`M6 ${n(h * 0.46)}H37M6 ${n(h - 20)}H37`, 2.4, "pole") +
    target(w - 26, h - 36, 0.92)
  );
}

/** The Well: its curb and roof at the right, rings of water through the whole. */
function well(w: number, h: number): string {
  const rings = [18, 34, 52, 72, 94, 118, 144, 172, 202, 236, 272, 312].map((r) => ring(w - 38, h - 24, r, 1.3, "wave")).join("");
  return (
    box("pond", 0, 0, w, h) +
    rings +
    at(
      w - 38,
      h - 6,
      0.9,
      stroke("M-22-22V-64M22-22V-64", 3.4, "pole"),
      shape("ink", "M-20-25H20V-18H-20Z", 1),
      stroke("M0-62V-44", 1.3),
      shape("wood", "M-7-44H7L5-32H-5Z", 1.3),
      shape("stone", "M-30-24H30L26 0H-26Z"),
      stroke("M-28-12H28M-12-24V-12M10-24V-12M0-12V0M-20-12V0M20-12V0", 1.1, "faint"),
      shape("roof", "M-40-60Q-22-66-12-82H12Q22-66 40-60 20-57 0-57T-40-60Z"),
      stroke("M-20-64-8-80M0-60V-80M20-64 8-80M-10-62-4-80M10-62 4-80", 1, "tile"),
    )
  );
}

/** Outside the walls: the long white wall with its loopholes on a base of stone, a pine, the road. */
function outside(w: number, h: number): string {
  const top = 15;
  const holes = along(w, 40, (x, _, i) => shape("ink", i % 2 ? `M${n(x - 3)} ${top + 8}h6v6h-6Z` : `M${n(x - 2.2)} ${top + 6}h4.400v10h-4.400Z`, 0.9));
  const base = top + 22;
  const road = h - Math.max(20, h * 0.3);
  return (
    box("sky", 0, 0, w, h) +
    box("wall", 0, top, w, 22) +
    holes +
    stones(0, base, w, Math.max(10, road - base), 15) +
    box("sand", 0, road, w, h - road) +
    stroke(`M0 ${base}H${n(w)}M0 ${n(road)}H${n(w)}`, 1.4) +
    eaves(w, 1, 14) +
    pine(w - 26, h - 4, 0.86) +
    mound("leaf", 6, h - 1, 34, 12)
  );
}

// ------------------------------------------------------------------------------------------------- time, and home

const hills = (w: number, h: number, fill: string): string => mound(fill, -20, h + 2, w * 0.7, 18) + mound(fill, w * 0.42, h + 2, w * 0.75, 13);

/** Spring: a branch in blossom. */
function spring(w: number, h: number): string {
  const branch = "M0 8Q26 10 44 22 56 30 74 30M30 14Q40 8 54 9M44 22Q48 32 60 38";
  const open = blossom(74, 30, 0.9) + blossom(54, 9, 0.8) + blossom(60, 38, 0.75) + blossom(38, 19, 0.7) + blossom(20, 10, 0.9);
  const falling = blossom(w * 0.7, h * 0.4, 0.45) + blossom(w * 0.84, h * 0.62, 0.4);
  return box("spring", 0, 0, w, h) + hills(w, h, "moss") + stroke(branch, 3.4, "line") + stroke(branch, 1.8, "wood") + open + falling;
}

/** Summer: the sea under a high cloud. */
function summer(w: number, h: number): string {
  const shore = h - 24;
  return (
    box("summer", 0, 0, w, h) +
    mist("white", w * 0.42, 12, w * 0.4) +
    box("water", 0, shore, w, 24) +
    stroke(waves(0, shore, w, 24, 12), 1, "wave") +
    stroke(`M0 ${n(shore)}H${n(w)}`, 1.2, "faint") +
    mound("leaf", -12, shore + 1, 60, 20)
  );
}

const maple = (x: number, y: number, scale: number): string =>
  at(x, y, scale, shape("wood", "M-2 0Q-3-14 0-24H3Q1-12 3 0Z", 1.2), shape("red", "M-20-26Q-24-38-12-42-8-54 4-50 16-52 18-42 28-36 20-27 12-20 2-24-10-18-20-26Z"));

/** Autumn: maples and the harvest moon. */
const autumn: Draw = (w, h) =>
  box("autumn", 0, 0, w, h) + disc("gold", w - 24, 24, 13) + hills(w, h, "maple") + maple(18, h - 12, 0.9) + maple(44, h - 7, 0.6) + mist("paper", w * 0.4, h * 0.34, w * 0.3, 6);

/** Winter: the mountain, and snow. */
function winter(w: number, h: number): string {
  const m = w * 0.62;
  const high = Math.min(h * 0.74, 74);
  const top = h - high;
  const slope = `M${n(m - high * 1.25)} ${n(h)}Q${n(m - high * 0.5)} ${n(h - high * 0.5)} ${n(m - 9)} ${n(top)}H${n(m + 9)}Q${n(m + high * 0.5)} ${n(h - high * 0.5)} ${n(m + high * 1.25)} ${n(h)}Z`;
  const snow = `M${n(m - 9)} ${n(top)}H${n(m + 9)}Q${n(m + 15)} ${n(top + high * 0.18)} ${n(m + 27)} ${n(top + high * 0.34)}l-10-4-8 10-9-11-9 11-7-10-11 4Q${n(m - 15)} ${n(top + high * 0.18)} ${n(m - 9)} ${n(top)}Z`;
  const flakes = along(w, 30, (x, _, i) => `M${n(x)} ${n(10 + ((i * 13) % 5) * (h / 9))}v.1`);
  return box("winter", 0, 0, w, h) + shape("peak", slope) + shape("white", snow) + stroke(flakes, 3, "white") + pine(20, h - 2, 0.6);
}

// Each season is as long as on the track: its spaces, and from the second on a little for the toll.
const SEASONS: [Draw, number][] = [[spring, 6], [summer, 5.9], [autumn, 4.9], [winter, 6.9]];
const YEAR = SEASONS.reduce((sum, [, spaces]) => sum + spaces, 0);

/** The whole year, its seasons side by side. */
function time(w: number, h: number): string {
  let x = 0;
  return SEASONS.map(([draw, spaces]) => {
    const wide = (w * spaces) / YEAR;
    x += wide;
    return `<svg x="${n(x - wide)}" width="${n(wide)}" height="${n(h)}" viewBox="0 0 ${n(wide)} ${n(h)}">${draw(wide, h)}</svg>`;
  }).join("");
}

/** A domain: tatami, with a porch along the lower edge. */
function domain(w: number, h: number): string {
  const porch = h - 16;
  const weave = along(porch, 5, (y) => `M0 ${n(y)}H${n(w)}`);
  const hems = along(w, 120, (x, step, i) => (i ? `M${n(x - step / 2)} 0V${n(porch)}` : "")) + `M0 ${n(porch / 2)}H${n(w)}`;
  const boards = along(w, 70, (x) => `M${n(x)} ${n(porch + 1)}V${n(h)}`) + `M0 ${n(h - 8)}H${n(w)}`;
  return (
    box("tatami", 0, 0, w, h) +
    stroke(weave, 0.7, "hint") +
    stroke(hems, 4, "mat") +
    shape("wood", `M-2 ${n(porch)}H${n(w + 2)}V${n(h + 2)}H-2Z`, 1.3) +
    stroke(boards, 1, "faint")
  );
}

/** The Lantern Area: lanterns on a cord, in the dusk. */
function lantern(w: number, h: number): string {
  const cord = along(w, 46, (x, step) => `M${n(x - step / 2)} 5q${n(step / 2)} 7 ${n(step)} 0`);
  const lanterns = along(w, 46, (x, _, i) => hanging(x, 8, i % 2 ? 0.6 : 0.72));
  const ground = `M0 ${n(h)}V${n(h - 8)}Q${n(w * 0.2)} ${n(h - 16)} ${n(w * 0.42)} ${n(h - 8)}T${n(w)} ${n(h - 10)}V${n(h)}Z`;
  return box("dusk", 0, 0, w, h) + stroke(cord, 1.4) + lanterns + flat("dusk2", ground);
}

// ------------------------------------------------------------------------------------------------- all of them

/** Each area: the size that its picture is made for, and how it is drawn. It grows to one side where its box has other proportions. */
const PICTURES = {
  roof: [400, 70, roof],
  daimyo: [260, 110, daimyo],
  diplomats: [320, 110, diplomats],
  stewards: [400, 110, stewards],
  gate: [240, 110, gate],
  bridge: [320, 90, bridge],
  "garden-stone": [140, 90, gardenStone],
  "garden-plant": [140, 90, gardenPlant],
  yard: [130, 90, yard],
  well: [110, 100, well],
  outside: [120, 84, outside],
  time: [480, 80, time],
  domain: [420, 200, domain],
  lantern: [120, 80, lantern],
} satisfies Record<string, [number, number, Draw]>;

export type CastleArea = keyof typeof PICTURES;
export const AREAS = Object.keys(PICTURES) as CastleArea[];
const entry = (area: string): [number, number, Draw] => PICTURES[area as CastleArea] ?? PICTURES.stewards;

export const nominal = (area: string): [number, number] => [entry(area)[0], entry(area)[1]];

/** The picture of an area in a box of its own units, `w` wide and `h` high. */
export const picture = (area: string, w: number, h: number): string => entry(area)[2](w, h);
