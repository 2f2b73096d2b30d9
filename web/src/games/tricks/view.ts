// How the boards of the card games read a view. Nothing here knows a rule: it finds what the server told.
import { arg, figure, text } from "../../lib/message";
import { roundOf } from "../../lib/rounds";
import type { Area, Line, Message, Piece, SeatShown, Slot, View } from "../../lib/wire";
import { NO_SEAT } from "../../lib/wire";

/** What is known of a side, from the notes of the view. */
export interface About {
  leads: Message | null;
  cards: number | null;
  size: Message | null;
  /** How many cards it has to take now. */
  takes: Message | null;
  voids: { tint: string; text: Message }[];
}

export function area(view: View, id: string, seat: number = NO_SEAT): Area | undefined {
  return view.areas.find((one) => one.id === id && one.seat === seat);
}

/** Tell whether a message is of a kind: its key after the name of the game. */
export function is(message: Message | null | undefined, kind: string): boolean {
  return message?.key.endsWith(`-${kind}`) === true;
}

export function same(one: Message | null | undefined, other: Message | null | undefined): boolean {
  return !!one && !!other && JSON.stringify(one) === JSON.stringify(other);
}

/** A fact of the moment, by its kind. */
export function fact(view: View, kind: string): Message | undefined {
  return view.facts.find((one) => is(one, kind));
}

export function about(view: View, seat: number): About {
  const notes = view.notes[seat] ?? [];
  const size = notes.find((note) => is(note, "hand-size")) ?? null;
  return {
    leads: notes.find((note) => is(note, "leads")) ?? null,
    cards: size ? figure(size, "cards") : null,
    size,
    takes: notes.find((note) => is(note, "to-take")) ?? null,
    voids: notes.filter((note) => is(note, "void")).map((note) => ({ tint: tintOf(note), text: note })),
  };
}

/** Return the colour that a message speaks of: `{suit}` or `{colour}`, itself a message with its name. */
export function tintOf(message: Message | null | undefined): string {
  for (const name of ["suit", "colour"]) {
    const value = arg(message, name);
    if (typeof value === "object") return text(value, name);
  }
  return "";
}

/** What a side has so far: the sum of its score sheet. */
export function points(view: View, seat: number): number {
  return sumOf(view.sheet, seat);
}

function sumOf(lines: readonly Line[], seat: number): number {
  return lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0);
}

/** The same where a round begins with points of its own: those of the rounds that are over, then those of this one, as in `9+9`. */
export function tally(view: View, seat: number): number | string {
  const ended = view.sheet.filter(roundOf);
  const kept = sumOf(ended, seat);
  const now = points(view, seat) - kept;
  return ended.length && now ? `${kept}${signed(now)}` : kept + now;
}

/** The points of one line of the score sheet, or null if there is no line of that name. */
export function linePoints(view: View, name: Message, seat: number): number | null {
  const line = view.sheet.find((one) => same(one.name, name));
  return line ? (line.points[seat] ?? 0) : null;
}

export function signed(value: number | string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** The seats after one's own, in order of play; all of them for who only watches. */
export function others(count: number, me: number, isSeated: boolean): number[] {
  if (!isSeated) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, turn) => (me + turn + 1) % count);
}

export function isSeated(seats: SeatShown[], seat: number, me: number): boolean {
  return (seat >= 0 && seat < seats.length) || (seat < 0 && seats[me]?.is_mine === true);
}

/** The number printed on a card, from its id such as `red-12`. */
export function numberOf(piece: Piece): number {
  return Number(piece.id.slice(piece.id.lastIndexOf("-") + 1));
}

export function seatOf(slot: Slot): number {
  return slot.id.startsWith("seat-") ? Number(slot.id.slice(5)) : NO_SEAT;
}
