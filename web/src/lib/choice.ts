// What is told of a choice: what it costs and brings, what it wastes, and what the turn would have brought with it.
import type { Liking } from "./store";
import type { Choice, Message, Warn } from "./wire";

export interface Brings {
  notes: Message[];
  /** What it wastes, as far as one likes to be told. */
  warns: Message[];
  /** What the whole draft would have changed. */
  gained: Message[];
}

const LIKED: Record<Warn["sort"], "warnLost" | "warnUnused" | "warnVain" | "warnDear"> = {
  lost: "warnLost",
  unused: "warnUnused",
  vain: "warnVain",
  dear: "warnDear",
};

/** Return what is told of a choice; what it warns of is not noted once more. */
export function brings(choice: Choice, liking: Liking): Brings {
  const warns = choice.warns.filter((one) => liking[LIKED[one.sort]]).map((one) => one.what);
  return { notes: choice.notes.filter((note) => !warns.some((warn) => isSame(warn, note))), warns, gained: choice.gained };
}

function isSame(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
