// The boxes on the shelf. An edition is a game with fixed options.

export interface Title {
  title: string;
  game: string;
  fixed: Record<string, string>;
}

/** In the order of the shelf. */
export const TITLES: readonly Title[] = [
  { title: "catsle_builders", game: "catsle_builders", fixed: {} },
  { title: "chatpentiers", game: "catsle_builders", fixed: { edition: "chatpentiers" } },
  { title: "catte", game: "catte", fixed: {} },
  { title: "cat_tower", game: "cat_tower", fixed: {} },
  { title: "white_castle", game: "white_castle", fixed: {} },
];

/** Games whose turns have many steps: they are ended by hand, unless one likes it otherwise. */
const LONG_TURNS = new Set(["white_castle"]);

export function hasLongTurns(game: string): boolean {
  return LONG_TURNS.has(game);
}

/** Games in which every seat sees all there is: nobody looks away from another's turn. */
const HIDE_NOTHING = new Set(["cat_tower", "white_castle"]);

export function hidesNothing(game: string): boolean {
  return HIDE_NOTHING.has(game);
}

/** Return the game that a title is an edition of, and all titles of that game. */
export function editions(title: string): { game: string; titles: string[] } {
  const game = TITLES.find((one) => one.title === title)?.game ?? title;
  return { game, titles: TITLES.filter((one) => one.game === game).map((one) => one.title) };
}

/** Return the title under which a game is played with these options. */
export function titleOf(game: string, options: Record<string, string>): string {
  const fitting = TITLES.filter(
    (one) => one.game === game && Object.entries(one.fixed).every(([name, value]) => options[name] === value),
  );
  return fitting.sort((a, b) => Object.keys(b.fixed).length - Object.keys(a.fixed).length)[0]?.title ?? game;
}
