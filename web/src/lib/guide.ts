// What a guide says and when, by game: what each question is about, and what is explained the first time it appears.
// It knows no rules: it looks for the names of questions and for messages that came with the table.
import type { Argument, Choice, Heard, Message } from "./wire";

/** A message that has to be there, perhaps within another, with some of its arguments. */
export interface Sight {
  key: string;
  args?: Readonly<Record<string, string>>;
}

/** Something that is explained once. Its words are `guide-GAME-NAME`. */
export interface Topic {
  name: string;
  /** The section of the rules that tells more. */
  section: string;
  /** The questions at which it is explained. */
  asked?: readonly string[];
  /** It is among what can be chosen. */
  offered?: Sight;
  /** It has just happened to the player. */
  happened?: Sight;
  /** So many rounds are over. */
  rounds?: number;
  /** Something was answered that can still be taken back. */
  isDrafted?: boolean;
}

/** What is said in a game. The words of a question are `guide-GAME-ask-QUESTION`. */
export interface Script {
  /** By question: the section of the rules. */
  asks: Readonly<Record<string, string>>;
  topics: readonly Topic[];
}

const scripts = import.meta.glob<{ default: Script }>("../games/*/guide.ts");

/** Return what is said in a game, where there is anything. */
export async function loadScript(game: string): Promise<Script | null> {
  return (await scripts[`../games/${game}/guide.ts`]?.())?.default ?? null;
}

/** Return whether a game has a guide. */
export function hasGuide(game: string): boolean {
  return `../games/${game}/guide.ts` in scripts;
}

/** What can be seen at a moment. */
export interface Appearing {
  question: string;
  legal: readonly Choice[];
  /** What the player has answered lately. */
  mine: readonly Heard[];
  rounds: number;
  isDrafted: boolean;
}

/** Return the topics that appear at a moment, in the order in which they are explained. */
export function appearing(script: Script, now: Appearing): Topic[] {
  return script.topics.filter((topic) => {
    if (topic.asked && !topic.asked.includes(now.question)) return false;
    if (now.rounds < (topic.rounds ?? 0) || (topic.isDrafted && !now.isDrafted)) return false;
    if (topic.offered && !now.legal.some((one) => [one.name, ...one.notes].some((what) => has(what, topic.offered)))) return false;
    if (topic.happened && !now.mine.some((one) => [one.what, ...one.changed].some((what) => has(what, topic.happened)))) return false;
    return true;
  });
}

/** Tell whether a message is the one that is looked for, or holds it. */
function has(what: Argument | null, sight: Sight | undefined): boolean {
  if (!sight || !what || typeof what !== "object") return false;
  return is(what, sight) || what.args.some(([, value]) => has(value, sight));
}

function is(what: Message, { key, args = {} }: Sight): boolean {
  return what.key === key && Object.entries(args).every(([name, value]) => what.args.some(([one, is]) => one === name && String(is) === value));
}

/** How a round went for one side: the points that it has, and the line of the sheet that brought most. */
export interface Stand {
  side: number;
  points: number;
  most: Message | null;
  gained: number;
}

type Sheet = readonly { name: Message; points: readonly number[] }[];

/** Return how all sides stand, the best first, and what brought them most since the sheet `before`. */
export function standing(now: Sheet, before: Sheet, sides: number): Stand[] {
  const gain = (side: number, line: number): number => (now[line]?.points[side] ?? 0) - (before[line]?.points[side] ?? 0);
  const stands = Array.from({ length: sides }, (_, side) => {
    const best = now.reduce((top, _line, line) => (gain(side, line) > gain(side, top) ? line : top), 0);
    const gained = now.length ? gain(side, best) : 0;
    const points = now.reduce((sum, line) => sum + (line.points[side] ?? 0), 0);
    return { side, points, most: gained > 0 ? (now[best]?.name ?? null) : null, gained };
  });
  return stands.sort((a, b) => b.points - a.points);
}
