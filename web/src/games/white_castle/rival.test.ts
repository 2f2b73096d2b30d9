// What is told of a rival's turn while it is watched.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { app } from "../../lib/app.svelte";
import type { Sitting } from "../../lib/table.svelte";
import { CHANCE, message, type Heard, type Message } from "../../lib/wire";
import RivalTurn from "../../parts/RivalTurn.svelte";

const change = (sign: string, amount: number, thing: string): Message => message("white_castle-change", { sign, amount, thing });
const act = (kind: string, amount: number, done = "yes"): Message => message("white_castle-rival-act", { act: kind, amount, done });
const heard = (ply: number, question: string, what: Message, ...changed: Message[]): Heard => ({
  ply, seat: CHANCE, question, action: ply, what, changed, turn: 1,
});

const log = [
  heard(0, "rival_card", message("white_castle-rival-card", { number: 9 })),
  heard(1, "rival_act", act("points", 2), change("more", 2, "vp")),
  heard(2, "rival_act", act("climb", 1, "no"), change("more", 1, "vp")),
  heard(3, "rival_act", act("coins", 3), change("less", 3, "coin"), change("more", 3, "vp")),
  heard(4, "rival_card", message("white_castle-rival-card", { number: 4 })),
  heard(5, "rival_act", act("influence", 2), change("more", 2, "influence"), message("white_castle-round-over", { number: 1 })),
];

/** The steps that are told when so many answers have been heard, and the newest. */
function steps(at: number): [told: string[], now: string | undefined] {
  const teller = { words: app.words, game: "white_castle", options: {}, seat: 0, name: () => "Ann" };
  const sitting = {
    game: "white_castle", at, log, teller, watched: { first: 0, until: 6 }, seats: [{}], view: null, moment: null,
    momentAt: () => new Promise(() => undefined), t: app.render, say: app.say, goOn: vi.fn(),
  };
  const { container } = render(RivalTurn, { sitting: sitting as unknown as Sitting });
  const told = [...container.querySelectorAll("li")].map((one) => one.textContent!.trim());
  return [told, container.querySelector(".now")?.textContent?.trim()];
}

beforeEach(async () => {
  await app.speak("en");
  await app.bring("white_castle");
});
afterEach(cleanup);

it("tells what it does, and what came of that unless the words have said it", () => {
  expect(steps(6)[0]).toEqual([
    "The rival gains 2 points.",
    "The rival has no courtier who could climb (+1 point).",
    "The rival gains 3 coins (−3 coins, +3 points).",
    "The rival moves 2 ahead on the Passage of Time (end of round 1).",
  ]);
});

it("marks what it did last while it turns a card over", () => {
  expect(steps(5)[1]).toBe("The rival gains 3 coins (−3 coins, +3 points).");
});
