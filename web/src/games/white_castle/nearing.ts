// How the parts of the picture move when another is looked at closely.
import { isArea, type Focus, type Part, type Placed } from "./layout";

const MOVE: KeyframeAnimationOptions = { duration: 180, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** Each part grows from where it was; what comes close by itself comes into sight, and nothing jumps before one's eyes. */
export class Nearing {
  #before = new Map<Part, Placed>();
  #called: Focus | null = null;

  /** Move from where all lay the last time; `called` is what came close by itself, if anything did. */
  go(root: Element, placed: Placed[], called: Focus | null, motion: boolean): void {
    const before = this.#before;
    const comes = called !== null && called !== this.#called;
    this.#before = new Map(placed.map((one) => [one.part, one]));
    this.#called = called;
    if (!before.size) return; // the table opens
    for (const now of placed) {
      const old = before.get(now.part);
      if (old && isThere(old, now)) continue;
      const from = {
        ...(comes && isArea(now.part) ? { opacity: 0 } : {}),
        ...(motion && old ? { transform: way(old, now), transformOrigin: "0 0" } : {}),
      };
      const box = root.querySelector(`[data-part="${now.part}"]`);
      if (Object.keys(from).length) box?.animate?.([from, { opacity: 1, offset: 0.5 }, { transform: "none", transformOrigin: "0 0" }], MOVE);
    }
  }
}

const isThere = (old: Placed, now: Placed): boolean => old.x === now.x && old.y === now.y && old.width === now.width && old.height === now.height;

const way = (old: Placed, now: Placed): string => `translate(${old.x - now.x}px, ${old.y - now.y}px) scale(${old.width / now.width}, ${old.height / now.height})`;
