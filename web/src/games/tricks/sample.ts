// The recorded tables of the card games, as the props of a board.
import type { BoardProps } from "../../lib/board";
import type { Words } from "../../lib/words";
import { propsOf, type Sample } from "../sample";

const files = import.meta.glob<Sample>("../{catsle_builders,catte}/samples/*.json", { eager: true, import: "default" });
export const SAMPLES = Object.values(files);

/** Return what a table shows, in some language. */
export function spoken(sample: Sample, words: Words, more: Partial<BoardProps> = {}): BoardProps {
  const name = (seat: number) => sample.seats[seat]?.name ?? "";
  const said = { t: (message: Parameters<BoardProps["t"]>[0]) => words.render(message, name), say: (key: string, args?: Parameters<BoardProps["say"]>[1]) => words.say(key, args, name) };
  return { ...propsOf(sample, { ...said, act: () => undefined, why: () => undefined }), ...more };
}
