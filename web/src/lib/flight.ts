// Cards fly from where they were to where they are. The new table is there at once; only its picture moves, so nothing waits.
const MOST = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Remembers where the pieces of a table lie, and lets them fly from there after it has changed. */
export class Flight {
  #before = new Map<string, Place>();

  /** Call before the table changes. */
  note(root: HTMLElement | undefined): void {
    this.#before.clear();
    for (const piece of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
      this.#before.set(piece.dataset["piece"] ?? "", piece.getBoundingClientRect());
    }
  }

  /** Call after the table has changed. A piece that was nowhere comes from its seat (`data-from`), if it has one. All of
   *  them are measured before the first one moves: browsers lay out the page anew when they measure what has changed. */
  fly(root: HTMLElement | undefined): void {
    if (!root || this.#before.size === 0) return;
    const flown = new Set<string>();
    const moves: [piece: HTMLElement, from: Place, to: Place][] = [];
    for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const id = piece.dataset["piece"] ?? "";
      if (flown.has(id) || typeof piece.animate !== "function") continue;
      flown.add(id);
      const from = this.#before.get(id) ?? this.#seat(root, piece.dataset["from"]);
      if (from) moves.push([piece, from, piece.getBoundingClientRect()]);
    }
    for (const one of moves) move(...one);
  }

  #seat(root: HTMLElement, seat: string | undefined): Place | undefined {
    const plate = seat === undefined ? null : root.querySelector(`[data-seat="${seat}"]`);
    if (!plate) return undefined;
    const { x, y, width, height } = plate.getBoundingClientRect();
    return { x: x + width / 2 - 12, y: y + height / 2 - 18, width: 24, height: 36 };
  }
}

function move(piece: HTMLElement, from: Place, to: Place): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.04) return;
  const far = Math.min(1, Math.hypot(dx, dy) / 500);
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 30 },
      { transform: "none", transformOrigin: "0 0", zIndex: 30 },
    ],
    { duration: 180 + (MOST - 180) * far, easing: EASE },
  );
}
