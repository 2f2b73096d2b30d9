// Opening a table, and beginning at once where nobody has to be waited for.
import { Table, openTable } from "./api";
import { app } from "./app.svelte";
import { go } from "./router";
import { keepTable, meet } from "./store";
import type { Known } from "./store";
import { editions } from "./titles";
import type { NewTable, Opened } from "./wire";

/** Seats that people mostly want. */
const USUAL: Record<string, number> = { catsle_builders: 4, chatpentiers: 4, catte: 4, cat_tower: 3, white_castle: 2 };
export const USUAL_LEVEL = "journeyman";

export function usualSeats(title: string, possible: readonly number[] = []): number {
  const usual = USUAL[title] ?? 3;
  return possible.length && !possible.includes(usual) ? (possible.at(-1) as number) : usual;
}

/** Return a text to cut with that nobody can foresee. */
export function randomCut(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => letters[byte % letters.length]).join("");
}

export function myName(): string {
  return app.liking.name.trim() || app.say("web-guest");
}

/** Open a table, cut for all who are here, and begin if no seat is open. */
export async function openAndGo(table: NewTable, more: Partial<Known> = {}): Promise<void> {
  const opened = await openTable(table);
  remember(opened, table.title, more);
  const here = table.seats.flatMap((seat, number) => (seat.kind === "me" ? [number] : []));
  const api = new Table(opened.token);
  // A cut and a start can be made up for at the table, so that a slip here costs nothing.
  try {
    for (const seat of here) await api.cut(seat, randomCut());
    if (!table.seats.some((seat) => seat.kind === "open")) await api.start();
  } catch (error) {
    app.fail(error);
  }
  go({ page: "table", secret: opened.token, role: "seat", at: null });
}

/** Begin at a table that was opened, where all people who sit there are here. */
export async function beginAlone(secret: string): Promise<void> {
  try {
    const api = new Table(secret);
    const { snapshot } = await api.look();
    const waits = snapshot.seats.some((seat) => seat.kind === "open" || (seat.kind === "person" && !seat.is_mine));
    if (snapshot.phase !== "gathering" || waits) return;
    for (const seat of snapshot.seats) if (seat.is_mine && !seat.cut) await api.cut(seat.seat, randomCut());
    await api.start();
  } catch {
    // It can be begun at the table.
  }
}

/** Keep the way to a table that was opened here. */
export function remember(opened: Opened, title: string, more: Partial<Known> = {}): void {
  keepTable({ ...more, table: opened.table, secret: opened.token, role: "seat", title, invite: opened.invite, watch: opened.watch });
}

/** Whether one sits down to a game for the first time. */
function isNewTo(title: string): boolean {
  const { game, titles } = editions(title);
  return meet(game, titles);
}

/** Sit down against bots; who is new to the game may have it shown there. */
export function playNow(title: string, possible: readonly number[], levels: readonly string[]): Promise<void> {
  const wanted = app.liking.level || USUAL_LEVEL;
  const level = levels.length && !levels.includes(wanted) ? "" : wanted;
  const bots = Array.from({ length: usualSeats(title, possible) - 1 }, () => ({ kind: "bot" as const, level }));
  return openAndGo({ title, seats: [{ kind: "me", name: myName() }, ...bots], pace: app.liking.pace }, { isFirst: isNewTo(title) });
}
