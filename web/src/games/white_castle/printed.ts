// What is printed on a Domain board: the reward at the head of each line, and the one under each member.
// A test holds it together with the pieces of the game.
import type { Token } from "./marks";
import type { Colour } from "./shown";

const one = (sign: string, amount = 1): Token => (sign === "lantern" ? { sign } : { sign, amount });

export const PRINTED_LINES: Record<Colour, Token[]> = {
  coral: [one("food"), one("food"), one("food"), one("coin", 2), one("food"), one("seal")],
  black: [one("iron"), one("iron"), one("iron"), one("lantern"), one("iron"), one("coin", 2)],
  white: [one("pearl"), one("pearl"), one("pearl"), one("seal"), one("pearl"), one("lantern")],
};
