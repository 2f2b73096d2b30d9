// The score sheet: of a game whose rounds are lines of their own, and of a round that has just ended.
import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../lib/app.svelte";
import type { Sitting } from "../lib/table.svelte";
import { message } from "../lib/wire";
import type { RoundOver } from "../lib/wire";
import ScoreSheet from "./ScoreSheet.svelte";

const over: RoundOver[] = [
  { ply: 9, note: null, sheet: [{ name: message("catte-line-acquired"), points: [4, 2] }, { name: message("catte-line-unused"), points: [1, 9] }] },
  { ply: 20, note: message("catte-ended-cards", { round: 2 }), sheet: [{ name: message("catte-line-acquired"), points: [12, 0] }, { name: message("catte-line-unused"), points: [0, 4] }] },
];
const kept = over.map((_, i) => ({ name: message("catte-line-round", { number: i + 1 }), points: [[5, 11], [12, 4]][i] ?? [] }));

function sitting(): Sitting {
  return {
    seat: 0, sides: 2, seats: [{}, {}], game: "catte", options: {}, snapshot: { ply: 9, mine: [0] }, isReplay: false,
    view: { sheet: kept, notes: [[], []] }, totals: [17, 15], name: (side: number) => ["Ann", "Bob"][side] ?? "", t: app.render,
    api: { points: () => Promise.resolve({ stops: [] }), rounds: vi.fn(() => Promise.resolve({ rounds: over })) },
  } as unknown as Sitting;
}

const rows = (): string[][] => [...document.querySelectorAll("tr")].slice(1).map((row) => [...row.children].map((cell) => (cell.querySelector(".line") ?? cell).textContent ?? ""));

describe("the score sheet", () => {
  beforeEach(async () => {
    await app.speak("en");
    await app.bring("catte");
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn() }));
  });

  it("of a round has its lines, its sum, all points so far, how it ended and who leads", () => {
    render(ScoreSheet, { sitting: sitting(), over });
    expect(rows()).toEqual([
      ["acquired coffee cards", "12", "0"],
      ["unused coffee cards", "0", "4"],
      ["Round 2", "12", "4"],
      ["Total so far", "17", "15"],
    ]);
    expect(screen.getByText("Round 2 ended: a last cat card was played")).toBeTruthy();
    expect(screen.getByText("You lead with 17 points.")).toBeTruthy();
  });

  it("tells below points how they came to be, where the game says so", () => {
    const made = [message("catte-line-round", { number: 7 }), null];
    const one = { ...sitting(), view: { sheet: [{ name: message("catte-line-acquired"), points: [7, 0], made }], notes: [[], []] } };
    render(ScoreSheet, { sitting: one as unknown as Sitting });
    expect([...document.querySelectorAll("tbody td")].map((cell) => cell.querySelector(".sum")?.textContent)).toEqual(["round 7", undefined]);
  });

  it("of a game takes its rounds apart", async () => {
    render(ScoreSheet, { sitting: sitting() });
    await waitFor(() => expect(rows()).toHaveLength(7));
    expect(rows()).toEqual([
      ["round 1", "5", "11"],
      ["acquired coffee cards", "4", "2"],
      ["unused coffee cards", "1", "9"],
      ["round 2", "12", "4"],
      ["acquired coffee cards", "12", "0"],
      ["unused coffee cards", "0", "4"],
      ["Total", "17", "15"],
    ]);
  });
});
