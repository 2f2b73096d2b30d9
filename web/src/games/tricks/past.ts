// The last trick, for who asks: told by the view (an area `last`), or else put together from what was heard.
import type { Area, Heard, Message, Piece, Slot, View } from "../../lib/wire";
import { NO_ACTION, NO_SEAT } from "../../lib/wire";
import { area, arg, pieceOf, seatOf } from "./view";

const MOST = 200;

export class Past {
  #plays = new Map<number, Heard>();
  #newest = -1;
  #taken: Heard | null = null;

  /** Remember what others did. */
  hear(last: Heard[]): void {
    for (const one of last) if (one.question === "play" || one.question === "pair") this.#plays.set(one.ply, one);
    const newest = last[last.length - 1];
    if (newest && newest.ply > this.#newest) this.#newest = newest.ply;
    const plies = [...this.#plays.keys()].sort((a, b) => a - b);
    for (const ply of plies.slice(0, Math.max(0, plies.length - MOST))) this.#plays.delete(ply);
  }

  /** Remember what I do, which is not among what is new to me. */
  answer(seat: number, question: string, action: number, what: Message | undefined): void {
    const heard: Heard = { ply: this.#newest + 0.5, seat, question, action, what: what ?? null, changed: [] };
    while (this.#plays.has(heard.ply)) heard.ply += 0.01;
    if (question === "take") this.#taken = heard;
    else this.#plays.set(heard.ply, heard);
  }

  /** Return the card that somebody has taken and not placed yet, if that is what is asked: who, and which. */
  taken(view: View, last: Heard[]): { seat: number; piece: Piece } | null {
    const slot = area(view, "trick")?.slots.find((one) => one.id.startsWith("taken-"));
    if (slot?.pieces[0]) return { seat: Number(slot.id.slice(6)), piece: slot.pieces[0] };
    const boards = view.areas.filter((one) => one.id === "board");
    const placing = boards.find((one) => one.slots.some((place) => place.action >= 0));
    if (!placing) return null;
    const newest = last[last.length - 1];
    const heard = newest?.question === "take" ? newest : this.#taken;
    const piece = heard?.seat === placing.seat ? cardOf(heard) : undefined;
    const lies = boards.some((one) => one.slots.some((place) => place.pieces.some((card) => card.id === piece?.id)));
    return piece && !lies ? { seat: placing.seat, piece } : null;
  }

  /** Return the seat that played a card, or NO_SEAT. */
  playerOf(action: number): number {
    return [...this.#plays.values()].find((one) => one.action === action)?.seat ?? NO_SEAT;
  }

  /** Return the trick before the one that lies there, as an area; null when it is not known. */
  trick(view: View, seats: number): Area | null {
    const told = area(view, "last");
    if (told) return told.slots.some((slot) => slot.pieces.length) ? told : null;
    const now = area(view, "trick");
    if (!now) return null;
    const lying = now.slots.filter((slot) => seatOf(slot) >= 0);
    const played = lying.reduce((sum, slot) => sum + Math.max(slot.pieces.length, slot.note ? 1 : 0), 0);
    const plays = [...this.#plays.values()].sort((a, b) => a.ply - b.ply);
    const current = plays.slice(plays.length - played);
    const names = new Set(current.map((one) => cardOf(one)?.id));
    if (lying.some((slot) => slot.pieces.some((piece) => !names.has(piece.id)))) return null;
    return asArea(now.name, plays.slice(0, plays.length - played), seats);
  }
}

function cardOf(heard: Heard): Piece | undefined {
  const inner = arg(heard.what, "card");
  return pieceOf(typeof inner === "object" ? { ...heard, what: inner as Message } : heard);
}

function asArea(name: Message, plays: Heard[], seats: number): Area | null {
  const slots: Slot[] = [];
  for (let i = plays.length - 1; i >= 0 && slots.length < seats; i--) {
    const cards = [plays[i]!];
    while (cards[0]!.question === "pair" && i > 0) cards.unshift(plays[--i]!);
    const seat = cards[0]!.seat;
    const pieces = cards.map(cardOf).filter((piece) => piece !== undefined);
    const seatName = { key: "seat", args: [["number", seat + 1]] } as Message;
    if (slots.some((slot) => slot.id === `seat-${seat}`)) return null;
    slots.unshift({ id: `seat-${seat}`, name: seatName, note: null, pieces, action: NO_ACTION });
  }
  return slots.length === seats ? { id: "last", name, seat: NO_SEAT, slots } : null;
}
