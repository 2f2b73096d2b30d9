// What this browser remembers: one's own tables with their secrets, and how one likes things.
import type { Language } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

/** How somebody likes things. */
export interface Liking {
  name: string;
  language: Language | "";
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Milliseconds that bots wait; what new tables begin with. */
  pace: number;
  /** Whether a hint can be asked for. */
  hints: boolean;
  /** Whether a turn is ended by hand, so that it can be taken back before anyone hears of it. */
  confirm: boolean;
  /** The same for turns of many steps, in games that have them. */
  drafts: boolean;
  /** Whether one is told of what a choice wastes: more than can be kept, what is left undone, what brings nothing, what
   *  could be had for less. */
  warnLost: boolean;
  warnUnused: boolean;
  warnVain: boolean;
  warnDear: boolean;
  /** Whether what is known of rivals (such as void suits) is kept in mind for me. */
  memory: boolean;
  /** The level of the bots that one last played against; "" for the usual one. */
  level: string;
}

export const USUAL: Liking = {
  name: "",
  language: "",
  theme: "system",
  motion: "system",
  sound: false,
  pace: 900,
  hints: true,
  confirm: false,
  drafts: true,
  warnLost: true,
  warnUnused: true,
  warnVain: true,
  warnDear: true,
  memory: true,
  level: "",
};

/** A table that one knows the way to. */
export interface Known {
  table: string;
  secret: string;
  role: "seat" | "watch";
  title: string;
  /** When one was last there. */
  at: number;
  /** To invite others, where one opened the table. */
  invite?: string;
  watch?: string;
  /** Whether a guide speaks there. */
  isGuided?: boolean;
  /** Whether one was new to the game when one sat down there, and may want to be shown it. */
  isFirst?: boolean;
}

const LIKING = "tenshu.liking";
const TABLES = "tenshu.tables";
const RESULTS = "tenshu.results";
const EXPLAINED = "tenshu.explained";
const MET = "tenshu.met";
const MOST = 100;
const MOST_RESULTS = 500;

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: then it is kept until the page is left.
  }
}

export function readLiking(): Liking {
  const kept: Record<string, unknown> = read<Record<string, unknown>>(LIKING) ?? {};
  const liking: Record<string, unknown> = { ...USUAL };
  for (const key of Object.keys(USUAL)) if (typeof kept[key] === typeof liking[key]) liking[key] = kept[key];
  return liking as unknown as Liking;
}

export function writeLiking(liking: Liking): void {
  write(LIKING, liking);
}

export function readTables(): Known[] {
  const kept = read<Known[]>(TABLES);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.secret === "string") : [];
}

/** Remember a table, or what is new about it; the newest comes first. */
export function keepTable(known: Omit<Known, "at">): void {
  const before = readTables();
  const old = before.find((one) => one.secret === known.secret);
  const others = before.filter((one) => one.secret !== known.secret && !isWeaker(one, known));
  write(TABLES, [{ ...old, ...known, at: Date.now() }, ...others].slice(0, MOST));
}

/** Whether one only watched where one sits now. */
function isWeaker(one: Known, than: Omit<Known, "at">): boolean {
  return one.table !== "" && one.table === than.table && one.role === "watch" && than.role === "seat";
}

export function forgetTable(secret: string): void {
  write(TABLES, readTables().filter((one) => one.secret !== secret));
}

export function findTable(secret: string): Known | undefined {
  return readTables().find((one) => one.secret === secret);
}

/** Return what a guide has explained of a game. */
export function readExplained(game: string): string[] {
  const kept = read<Record<string, string[]>>(EXPLAINED)?.[game];
  return Array.isArray(kept) ? kept : [];
}

export function keepExplained(game: string, names: readonly string[]): void {
  write(EXPLAINED, { ...read<Record<string, string[]>>(EXPLAINED), [game]: names });
}

/** Let a guide explain all of a game anew. */
export function forgetExplained(game: string): void {
  keepExplained(game, []);
}

/** Sit down to a game; return whether it is the first time in this browser. */
export function meet(game: string, titles: readonly string[]): boolean {
  const kept = read<string[]>(MET);
  const met = Array.isArray(kept) ? kept : [];
  const isFirst = !met.includes(game) && !readTables().some((one) => titles.includes(one.title));
  if (!met.includes(game)) write(MET, [...met, game]);
  return isFirst;
}

/** A game that one played to its end against bots, or against a rival that the game plays. */
export interface Result {
  table: string;
  title: string;
  /** What is compared: the same number of sides, against the same. */
  sort: string;
  at: number;
  points: number;
  /** The most that anybody else had. */
  best: number;
  isWon: boolean;
}

/** The results of games of one sort, the newest first. */
export function readResults(title: string, sort: string): Result[] {
  return allResults().filter((one) => one.title === title && one.sort === sort);
}

function allResults(): Result[] {
  const kept = read<Result[]>(RESULTS);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.points === "number") : [];
}

/** Remember how a game ended, once. */
export function keepResult(result: Omit<Result, "at">): void {
  const before = allResults();
  if (before.some((one) => one.table === result.table)) return;
  write(RESULTS, [{ ...result, at: Date.now() }, ...before].slice(0, MOST_RESULTS));
}
