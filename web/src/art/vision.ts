// How far apart colours are for whoever sees them, by the eyes they have. Only tests need it.

export type Eyes = "usual" | "protan" | "deutan" | "tritan";
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// Machado, Oliveira and Fernandes (2009), at severity 1.0, for linear RGB: eyes that lack one kind of cone.
const SEEN: Record<Eyes, Matrix> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
export const EYES = Object.keys(SEEN) as Eyes[];

const XYZ: Matrix = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
const WHITE: Triple = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const part = (value: number): number => Math.max(0, Math.min(1, value));

/** Return the linear parts of a colour such as `#1f1b16`. */
function linear(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`no colour: ${hex}`);
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

/** Return a colour as some eyes see it, in CIELAB. */
export function lab(hex: string, eyes: Eyes = "usual"): Triple {
  const seen = times(SEEN[eyes], linear(hex)).map(part) as unknown as Triple;
  const [x, y, z] = times(XYZ, seen).map((value, i) => {
    const ratio = value / (WHITE[i] ?? 1);
    return ratio > 216 / 24389 ? Math.cbrt(ratio) : (ratio * 24389) / 27 / 116 + 16 / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hue = (a: number, b: number): number => (a || b ? ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 : 0);

/** Return how different two colours look: CIEDE2000, in the notation of Sharma, Wu and Dalal (2005). */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const far = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 0.5 * (1 - far((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const [h1, h2] = [hue((1 + g) * a1, b1), hue((1 + g) * a2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const h = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 - 0.17 * Math.cos(radians(h - 30)) + 0.24 * Math.cos(radians(2 * h)) + 0.32 * Math.cos(radians(3 * h + 6)) - 0.2 * Math.cos(radians(4 * h - 63));
  const dL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * c);
  const dh = dH / (1 + 0.015 * c * t);
  const turned = -2 * far(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(dL ** 2 + dC ** 2 + dh ** 2 + turned * dC * dh);
}

/** Return how different two colours look to some eyes. */
export const difference = (one: string, other: string, eyes: Eyes): number => ciede2000(lab(one, eyes), lab(other, eyes));
