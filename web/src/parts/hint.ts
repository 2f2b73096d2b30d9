// What a bot found out about the choices that it considered, as a person can follow it.
import type { Hint } from "../lib/wire";

type Candidate = Hint["candidates"][number];

/** How a choice is better than all others: by what playing on showed, or by what the bot knew before. */
export type Why = "best" | "even" | "liked" | "fewer" | "alone";

export interface Reason {
  why: Why;
  /** The prospects of what is advised, and of what is best besides. */
  worth: number;
  other: number;
  /** What is best besides. */
  rival: Candidate | null;
}

const WHOLE = 100;

/** Return how good a choice looks, from 0 to 100: the lead to be gained and the chance to win, weighed together. */
export function prospects(one: Candidate): number {
  return Math.round(WHOLE * one.worth);
}

/** Return why a choice is advised; nothing where there was no other, or none was tried. */
export function reasonOf(hint: Hint, choices: number): Reason | null {
  const tried = hint.candidates.filter((one) => one.visits > 0);
  const chosen = tried.find((one) => one.action === hint.action);
  const others = tried.filter((one) => one !== chosen);
  if (hint.candidates.length === 1 && choices > 1) return { why: "alone", worth: 0, other: 0, rival: null };
  if (!chosen || !others.length) return null;
  const worth = prospects(chosen);
  const better = others.filter((one) => prospects(one) > worth);
  // Of what was tried as often the bot takes what its net likes as well; what was tried less had been left out before.
  const known = better.filter((one) => one.visits >= chosen.visits);
  const rival = best(known.length ? known : better.length ? better : others);
  const other = prospects(rival);
  return { why: known.length ? "liked" : better.length ? "fewer" : other === worth ? "even" : "best", worth, other, rival };
}

/** Return which columns tell the choices apart. */
export function columns(shown: readonly Candidate[], asShare: (part: number) => string, asPoints: (points: number) => string): { weight: boolean; points: boolean } {
  const differ = (all: string[]): boolean => new Set(all).size > 1;
  return { weight: differ(shown.map((one) => asShare(one.visits))), points: differ(shown.map((one) => asPoints(one.points))) };
}

function best(all: readonly Candidate[]): Candidate {
  return all.reduce((one, other) => (prospects(other) > prospects(one) ? other : one));
}
