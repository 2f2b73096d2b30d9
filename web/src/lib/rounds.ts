// Rounds that are over, in games that begin their score sheet anew with each: what they came to, and who leads.
import { app } from "./app.svelte";
import type { Sitting } from "./table.svelte";
import type { Line, Message, RoundOver } from "./wire";

/** Return the number of the round that a line of the score sheet keeps, or 0. */
export function roundOf(line: Line): number {
  const number = line.name.key.endsWith("-line-round") && line.name.args.find(([name]) => name === "number")?.[1];
  return Number(number) || 0;
}

/** Tell whether a fact is how the last round ended. */
export function tellsEnd(fact: Message): boolean {
  return fact.key.includes("-ended-");
}

/** Return what is told of a game that is over: how its last round ended says which one that was. */
export function toldAtEnd(facts: readonly Message[]): Message[] {
  return facts.filter((fact) => !fact.key.endsWith("-round") || !facts.some(tellsEnd));
}

/** Return what each side has of some lines. */
export function sums(lines: readonly Line[], sides: number): number[] {
  return Array.from({ length: sides }, (_, side) => lines.reduce((sum, line) => sum + (line.points[side] ?? 0), 0));
}

/** Return what each side has after some rounds. */
export function after(rounds: readonly RoundOver[], sides: number): number[] {
  return sums(rounds.flatMap((round) => round.sheet), sides);
}

/** Tell who leads with these points, and what I have where somebody else does. */
export function lead(sitting: Sitting, points: readonly number[]): string {
  const most = Math.max(...points);
  const ahead = points.flatMap((one, side) => (one === most ? [side] : []));
  const mine = sitting.snapshot?.mine ?? [];
  const me = mine.length === 1 ? mine[0] : undefined; // people at one screen are called by their names
  if (ahead.length === 1 && ahead[0] === me) return app.say("web-round-lead-you", { points: most });
  const names = ahead.filter((side) => side !== me).map(sitting.name).join(app.say("web-list-and"));
  if (me !== undefined && ahead.includes(me)) return app.say("web-round-lead-shared", { names, points: most });
  const told = app.say("web-round-lead", { names, count: ahead.length, points: most });
  return me === undefined ? told : `${told} ${app.say("web-round-mine", { points: points[me] ?? 0 })}`;
}
