// What has been answered, in words: each turn of a seat is a line, and where a game tells of no turns each run of its answers.
import type { Words } from "./words";
import { CHANCE } from "./wire";
import type { Argument, Heard, Message } from "./wire";

/** A step of a line: an answer, and what it changed. */
export interface Step {
  /** The table as it stood before it. */
  ply: number;
  what: string;
  changed: Change[];
  /** Whether it changed something of the one who reads, though it is not theirs. */
  isMine: boolean;
  /** Whether it is chance's, in the middle of a turn. */
  isQuiet: boolean;
}

/** Something that an answer changed: in words, and as it was told, for who draws it. */
export interface Change {
  text: string;
  what: Message;
}

/** A line of the log. */
export interface Told {
  /** The table as it stood before the line, and after it. */
  first: number;
  last: number;
  seat: number;
  text: string;
  /** Told when somebody reads them: most lines of a long log nobody does. */
  steps: () => Step[];
  /** Whether it is better read step by step: a turn of several steps that changed something. */
  isChain: boolean;
}

export interface Teller {
  words: Words;
  game: string;
  options: Record<string, string>;
  /** Whose eyes: a seat, or whoever watches. */
  seat: number;
  name: (seat: number) => string;
}

const MANY = 8; // answers of chance in one go, such as a hand being dealt: no longer named one by one

/** What was told of a run that begins with an answer, by whom, and where it ended. */
const kept = new WeakMap<Heard, { by: Teller; last: Heard; told: Told }>();

/** Tell answers, a line for each turn or run of a seat. A line that was told is told no other way. */
export function tell(heard: readonly Heard[], by: Teller): Told[] {
  const lines: Told[] = [];
  for (let from = 0; from < heard.length; ) {
    const first = heard[from] as Heard;
    let to = from + 1;
    while (to < heard.length && goesOn(first, heard[to] as Heard)) to += 1;
    const last = heard[to - 1] as Heard;
    const before = kept.get(first);
    const told = before?.by === by && before.last === last ? before.told : line(heard.slice(from, to), by);
    kept.set(first, { by, last, told });
    lines.push(told);
    from = to;
  }
  return lines;
}

/** Tell a run of answers by one seat, with what chance did meanwhile. */
function line(run: Heard[], by: Teller): Told {
  const [first, last] = [run[0] as Heard, run.at(-1) as Heard];
  const isChance = first.seat === CHANCE;
  const text = isChance ? ofChance(run, by) : seat(run, by);
  const isTurn = !isChance || isRivals(first);
  const isChain = isTurn && run.length > 1 && run.some((answer) => answer.changed.length > 0);
  const steps = (): Step[] => run.map((answer) => step(answer, by, first.seat));
  return { first: first.ply, last: last.ply + 1, seat: first.seat, text, steps, isChain };
}

/** Tell whether an answer belongs to the line of another. */
function goesOn(first: Heard, next: Heard): boolean {
  if (isMeanwhile(first, next)) return true;
  if (next.seat !== first.seat) return isRivals(first) && isForRival(next) && next.turn === first.turn;
  if (first.seat !== CHANCE) return next.turn === first.turn;
  return next.question === first.question || (isRivals(first) && isRivals(next));
}

/** Tell whether chance answers in the middle of a turn, such as by a card that fills a gap. */
function isMeanwhile(first: Heard, next: Heard): boolean {
  const isTurn = Boolean(first.turn) && (first.seat !== CHANCE || isRivals(first));
  return isTurn && next.turn === first.turn && isQuiet(next);
}

/** Tell whether chance answers for nobody. */
function isQuiet(answer: Heard): boolean {
  return answer.seat === CHANCE && !isRivals(answer);
}

/** Tell whether an answer is a rival's, whom the game plays: chance gives most of them, and a seat what is left open. */
function isForRival(answer: Heard): boolean {
  return answer.question.startsWith("rival");
}

/** Tell whether chance answers for a rival: it has turns as others have. */
function isRivals(answer: Heard): boolean {
  return answer.seat === CHANCE && isForRival(answer);
}

/** Return what was answered since a seat's last turn, which what chance did in the middle of it belongs to. */
export function sinceTurn(heard: readonly Heard[], seat: number): Heard[] {
  const own = heard.findLastIndex((one) => one.seat === seat && !isForRival(one));
  const last = heard[own];
  let from = own + 1;
  while (last && from < heard.length && isMeanwhile(last, heard[from] as Heard)) from += 1;
  return heard.slice(from);
}

/** Return what a rival did in its turn, from its first answer to the last. A card that only comes to lie on top is no turn. */
export function rivalTurn(heard: readonly Heard[]): Heard[] {
  const isTold = (answer: Heard): boolean => isRivals(answer) && answer.question !== "rival_card";
  const last = heard.findLastIndex(isTold);
  return heard.slice(0, last + 1).filter(isRivals);
}

function sameQuestion(run: readonly Heard[]): Heard[][] {
  const parts: Heard[][] = [];
  for (const answer of run) {
    const part = parts.at(-1);
    if (part?.[0]?.question === answer.question) part.push(answer);
    else parts.push([answer]);
  }
  return parts;
}

/** Return an answer as a step of a line: of what somebody else did, it tells whether it changed something of mine. */
export function step(answer: Heard, by: Teller, line = answer.seat): Step {
  const isOthers = ![answer.seat, line].includes(by.seat);
  return {
    ply: answer.ply,
    what: isQuiet(answer) ? chance([{ ...answer, changed: [] }], by) : called(answer, by),
    changed: answer.changed.map((one) => nameless(one, line)).map((what) => ({ text: render(what, by), what })),
    isMine: isOthers && answer.changed.some((one) => names(one, by.seat)),
    isQuiet: isQuiet(answer),
  };
}

/** Return a change without the name of a seat in whose line it stands: what chance does in a turn changes its things. */
function nameless(what: Message, seat: number): Message {
  const { who, change } = Object.fromEntries(what.args);
  return typeof who === "object" && names(who, seat) && typeof change === "object" ? change : what;
}

/** Tell whether a message is about a seat. */
function names(what: Message, seat: number): boolean {
  if (what.key === "seat") return what.args.some(([name, value]) => name === "number" && value === seat + 1);
  return what.args.some(([, value]) => typeof value === "object" && names(value, seat));
}

function seat(all: Heard[], by: Teller): string {
  const run = all.filter((answer) => !isQuiet(answer));
  const who = (run[0] as Heard).seat;
  const you = isYou(who, by);
  const named = run.map((answer) => name(answer, by));
  const did = run.map((answer) => act(answer, by));
  const hasWords = did.every((one) => one !== null);
  const [first, ...others] = run.map((answer, i) => changed(answer, (hasWords ? did[i] : named[i]) as string, by));
  const key = hasWords ? "web-told-did" : "web-told-said";
  // In every language an answer ends the sentence, so that the others can follow that of the first.
  const turn = list([words(by, key, { you, name: by.name(who), what: first as string }), ...others], by);
  const quiet = all.filter(isQuiet).map((answer) => ({ ...answer, changed: answer.changed.map((one) => nameless(one, who)) }));
  const meanwhile = sameQuestion(quiet).map((part) => chance(part, by));
  return [turn, ...meanwhile].join(" · ");
}

/** Tell a run of chance: question by question, with what a seat decided for a rival. */
function ofChance(run: Heard[], by: Teller): string {
  const isAlone = run.every((answer) => answer.seat === CHANCE);
  // Which card came to lie on top is told where nothing else is: the line begins with what the rival did.
  const acts = run.filter((answer) => answer.question !== "rival_card");
  const parts = sameQuestion(acts.length ? acts : run).map((part) => (part[0]?.seat === CHANCE ? chance(part, by) : seat(part, by)));
  return parts.join(isAlone ? " " : " · ");
}

function chance(run: Heard[], by: Teller): string {
  const question = (run[0] as Heard).question;
  const inOrder = [...run].sort((a, b) => Number(a.what === null) - Number(b.what === null));
  const named = inOrder.map((answer) => changed(answer, name(answer, by), by));
  const hidden = run.filter((answer) => answer.what === null).length;
  const seen = run.length - hidden;
  const isMany = run.length > MANY;
  const did = say(by, `${by.game}-did-${question}`, {
    ...by.options, you: "no", many: isMany ? "yes" : "no", what: list(named, by), seen, hidden,
  });
  if (did !== null) return did;
  const asked = words(by, `${by.game}-question-${question}`, by.options);
  if (isMany) return words(by, "web-told-many", { question: asked, seen, hidden });
  return list([words(by, "web-told-chance", { question: asked, what: named[0] as string }), ...named.slice(1)], by);
}

const isYou = (seat: number, by: Teller): string => (by.seat === seat ? "yes" : "no");

/** Tell what a seat did by an answer, without its name, where the game has words for that. */
function act(answer: Heard, by: Teller): string | null {
  const [what, you] = [name(answer, by), isYou(answer.seat, by)];
  return say(by, `${by.game}-did-${answer.question}`, { ...by.options, what, answer: answer.what?.key ?? "", you });
}

/** Name an answer that stands by itself: to decline says nothing without what was declined. */
function called(answer: Heard, by: Teller): string {
  const isBare = answer.what?.key === `${by.game}-decline`;
  return (isBare ? act(answer, by) : null) ?? name(answer, by);
}

function name(answer: Heard, by: Teller): string {
  return answer.what === null ? words(by, "web-told-hidden") : render(answer.what, by);
}

function changed(answer: Heard, text: string, by: Teller): string {
  if (!answer.changed.length) return text;
  return words(by, "web-told-changed", { what: text, changed: list(answer.changed.map((one) => render(one, by)), by) });
}

function list(parts: string[], by: Teller): string {
  return parts.join(words(by, "web-list-separator"));
}

function render(what: Message, by: Teller): string {
  return by.words.render(what, by.name);
}

function words(by: Teller, key: string, args: Record<string, Argument> = {}): string {
  return by.words.say(key, args, by.name);
}

function say(by: Teller, key: string, args: Record<string, Argument>): string | null {
  return by.words.has(key) ? words(by, key, args) : null;
}

/** Return the plies at which a replay stops: after each answer of a seat or a rival, and after all that chance did at once. */
export function stops(heard: readonly Heard[]): number[] {
  const found = [0];
  heard.forEach((answer, i) => {
    const next = heard[i + 1];
    if (answer.seat !== CHANCE || next?.seat !== CHANCE || isRivals(answer)) found.push(answer.ply + 1);
  });
  return found;
}
