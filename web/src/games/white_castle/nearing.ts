// How the parts of the picture move when another is looked at closely.
import type { Focus, Part, Placed } from "./layout";

const MOVE: KeyframeAnimationOptions = { duration: 180, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** A part grows from where it was, and where another is looked at, it comes into sight as it does. */
export class Nearing {
  #before = new Map<Part, Placed>();
  #focus: Focus | null = null;

  /** Move from where all lay the last time. */
  go(root: Element, placed: Placed[], focus: Focus | null, motion: boolean): void {
    const before = this.#before;
    // What comes close by itself, once others have played, would jump before whoever looks at it.
    const comes = this.#focus !== focus;
    this.#before = new Map(placed.map((one) => [one.part, one]));
    this.#focus = focus;
    if (!before.size) return; // the table opens
    for (const now of placed) {
      const old = before.get(now.part);
      if (old && isThere(old, now)) continue;
      const from = { ...(comes ? { opacity: 0 } : {}), ...(motion && old ? { transform: way(old, now), transformOrigin: "0 0" } : {}) };
      const box = root.querySelector(`[data-part="${now.part}"]`);
      if (Object.keys(from).length) box?.animate?.([from, { opacity: 1, offset: 0.5 }, { transform: "none", transformOrigin: "0 0" }], MOVE);
    }
  }
}

const isThere = (old: Placed, now: Placed): boolean => old.x === now.x && old.y === now.y && old.width === now.width && old.height === now.height;

const way = (old: Placed, now: Placed): string => `translate(${old.x - now.x}px, ${old.y - now.y}px) scale(${old.width / now.width}, ${old.height / now.height})`;
