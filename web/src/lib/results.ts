// How one's own games against bots and rivals ended, so that one can see whether one gets better.
import { keepResult } from "./store";
import type { Result } from "./store";
import { titleOf } from "./titles";
import type { SeatShown, Snapshot } from "./wire";

/** What the option is called where the rival plays from our deck. */
const OURS = "reconstructed";
/** What a sort has besides, where the rival plays from another deck, and where lines run without limit. */
export const OWN = "own";
export const UNLIMITED = "unlimited";

/** Return the points of all sides as the table stands. */
export function pointsOf(snapshot: Snapshot): number[] {
  const sides = Math.max(snapshot.seats.length, snapshot.view.notes.length);
  return Array.from({ length: sides }, (_, side) =>
    snapshot.view.sheet.reduce((sum, line) => sum + (line.points[side] ?? 0), 0),
  );
}

/** Return what games are compared by: against whom they are played, and whether lines of a domain run without limit. */
export function sortOf(seats: readonly Pick<SeatShown, "kind" | "level">[], options: Record<string, string>): string {
  const unlimited = options["domain_lines"] === UNLIMITED ? [UNLIMITED] : [];
  if (seats.length === 1) return ["alone", options["difficulty"] ?? "", ...(isOwnDeck(options["deck"]) ? [OWN] : []), ...unlimited].join("/");
  return ["bots", ...seats.filter((one) => one.kind === "bot").map((one) => one.level).sort(), ...unlimited].join("/");
}

/** Tell whether the rival plays from a deck that somebody brought: that is another game. */
function isOwnDeck(deck = OURS): boolean {
  return deck !== OURS;
}

/** Remember a game that has ended, where one person played against bots, or against a rival of the game. */
export function keepEnd(snapshot: Snapshot): void {
  const [mine, ...more] = snapshot.mine;
  const { seats, places } = snapshot;
  if (mine === undefined || more.length || !places || snapshot.lesson) return;
  // Where a bot has played for me to the end, the game is not mine.
  if (seats.some((one) => one.kind !== (one.seat === mine ? "person" : "bot"))) return;
  const points = pointsOf(snapshot);
  keepResult({
    table: snapshot.table,
    title: titleOf(snapshot.game, snapshot.options),
    sort: sortOf(seats, snapshot.options),
    points: points[mine] ?? 0,
    best: Math.max(...points.filter((_, side) => side !== mine)),
    isWon: places[mine] === 1,
  });
}

export interface Tally {
  games: number;
  won: number;
  most: number;
  average: number;
}

/** Return what results come to. */
export function tally(results: readonly Result[]): Tally {
  const points = results.map((one) => one.points);
  return {
    games: results.length,
    won: results.filter((one) => one.isWon).length,
    most: Math.max(...points),
    average: points.reduce((sum, one) => sum + one, 0) / Math.max(points.length, 1),
  };
}
