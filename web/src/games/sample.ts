// Recorded tables, for the gallery and the tests.
import type { BoardProps } from "../lib/board";
import { SPECTATOR, type Beyond, type Choice, type Message } from "../lib/wire";

export type Sample = Pick<BoardProps, "view" | "game" | "options" | "seats" | "seat" | "asked" | "last"> & {
  name: string;
  /** Who looks, where that is not the seat that is looked from. */
  me?: number;
  question: Message | null;
  legal: Choice[];
  /** What can be pointed at before it is asked for, where a game has that. */
  beyond?: Beyond[];
};

export function propsOf(sample: Sample, more: Pick<BoardProps, "t" | "say" | "act" | "why">): BoardProps {
  return {
    view: sample.view,
    game: sample.game,
    options: sample.options,
    seats: sample.seats,
    seat: sample.seat,
    me: sample.me ?? (sample.seat === SPECTATOR ? 0 : Math.max(0, sample.seat)),
    asked: sample.asked,
    legal: new Map([...(sample.beyond ?? []), ...sample.legal].map((choice) => [choice.action, choice])),
    together: (sample.beyond ?? []).filter((one) => sample.legal.some((choice) => choice.action === one.action)),
    last: sample.last,
    name: (seat) => sample.seats[seat]?.name ?? "",
    motion: false,
    ...more,
  };
}
