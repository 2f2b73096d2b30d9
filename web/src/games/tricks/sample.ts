// The recorded tables, as the props of a board.
import type { BoardProps } from "../../lib/board";
import type { Choice, Heard, Message, SeatShown, View } from "../../lib/wire";
import type { Words } from "../../lib/words";

export interface Sample {
  name: string;
  game: string;
  options: Record<string, string>;
  seats: SeatShown[];
  seat: number;
  me: number;
  asked: number[];
  question: Message | null;
  view: View;
  legal: Choice[];
  last: Heard[];
}

const files = import.meta.glob<Sample>("../{catsle_builders,catte}/samples/*.json", { eager: true, import: "default" });
export const SAMPLES = Object.values(files);

export function propsOf(sample: Sample, words: Words, more: Partial<BoardProps> = {}): BoardProps {
  const name = (seat: number) => sample.seats[seat]?.name ?? "";
  return {
    view: sample.view,
    game: sample.game,
    options: sample.options,
    seats: sample.seats,
    seat: sample.seat,
    me: sample.me,
    asked: sample.asked,
    legal: new Map(sample.legal.map((choice) => [choice.action, choice])),
    last: sample.last,
    act: () => undefined,
    why: () => undefined,
    t: (message) => words.render(message, name),
    say: (key, args) => words.say(key, args, name),
    name,
    motion: false,
    ...more,
  };
}
