// The boards, each loaded when somebody sits down at its game.
import type { Board, Drawn, Legend, RivalCards } from "../lib/board";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** Return the board of a game; a game that has none of its own is drawn from its view alone. */
export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}

const rivals = import.meta.glob<{ default: RivalCards }>("./*/RivalCards.svelte");

/** Return what draws the cards of a game's rival, where it has any. */
export async function loadRival(game: string): Promise<RivalCards | null> {
  return (await rivals[`./${game}/RivalCards.svelte`]?.())?.default ?? null;
}

const drawn = import.meta.glob<{ default: Drawn }>("./*/Drawn.svelte");

/** Return what draws a change in the game's own signs, where it has any. */
export async function loadDrawn(game: string): Promise<Drawn | null> {
  return (await drawn[`./${game}/Drawn.svelte`]?.())?.default ?? null;
}

const legends = import.meta.glob<{ default: Legend }>("./*/Legend.svelte");

/** Return what explains a game's own signs, where it has any. */
export async function loadLegend(game: string): Promise<Legend | null> {
  return (await legends[`./${game}/Legend.svelte`]?.())?.default ?? null;
}

/** Whether a game's board shows who sits there and how they stand, as those of its own do. */
export function showsSeats(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}
