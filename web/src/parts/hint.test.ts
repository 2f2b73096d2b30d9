// Hints: what is shown agrees with what is advised, or says why not.
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../lib/app.svelte";
import type { Sitting } from "../lib/table.svelte";
import { message } from "../lib/wire";
import type { Hint as Advice } from "../lib/wire";
import Hint from "./Hint.svelte";
import { prospects, reasonOf } from "./hint";

/** Candidates by visits, worth and points; the first is advised. */
function advice(...all: [visits: number, worth: number, points: number][]): Advice {
  const candidates = all.map(([visits, worth, points], i) => ({ action: i, name: message("cat_tower-die", { number: i + 1 }), visits, worth, points }));
  return { level: "grandmaster", ply: 3, action: 0, candidates };
}

function shown(hint: Advice, choices = hint.candidates.length): string {
  const legal = new Map(Array.from({ length: choices }, (_, i) => [i, { action: i, name: message("cat_tower-die", { number: i + 1 }), notes: [] }]));
  const sitting = { hint, legal, t: app.render, act: vi.fn(), askHint: vi.fn() } as unknown as Sitting;
  return render(Hint, { sitting, done: vi.fn() }).container.querySelector(".why")?.textContent ?? "";
}

const heads = (): string[] => screen.queryAllByRole("columnheader").map((one) => one.textContent?.trim() ?? "").slice(0, -1);
const cells = (kind: string): string[] => [...document.querySelectorAll(`td.${kind}`)].map((one) => one.textContent ?? "");

describe("a hint", () => {
  beforeEach(async () => {
    await app.speak("en");
    await app.bring("cat_tower");
  });

  it("tells what looks best, and by how much", () => {
    expect(shown(advice([40, 0.64, 12], [40, 0.581, 9]))).toBe("It looks best: 64, and nothing else more than 58.");
    expect(screen.getByText("The grandmaster would choose: the 1")).toBeTruthy();
    expect(cells("worth")).toEqual(["64", "58"]);
  });

  it("owns that experience prefers what looks worse after as many tries", () => {
    expect(shown(advice([445, 0.288, 39.95], [445, 0.312, 46.68]))).toBe(
      "Here “the 2” looks better (31 against 29), but the experience of many games speaks for this.",
    );
  });

  it("owns that a better figure comes from fewer tries", () => {
    expect(shown(advice([60, 0.5, 3], [60, 0.48, 3], [20, 0.53, 3]))).toBe("True, “the 3” shows 53 against 50, but after fewer tries.");
    expect(reasonOf(advice([60, 0.5, 3], [60, 0.52, 3], [20, 0.53, 3]), 3)).toMatchObject({ why: "liked", other: 52 });
  });

  it("calls a close call one", () => {
    expect(shown(advice([40, 0.642, 12], [40, 0.638, 14]))).toBe("Something else looks just as good: it is a close call.");
  });

  it("tells of the only thing that was considered, where there were others", () => {
    expect(shown(advice([0, 0.99, 0]), 3)).toBe("By the experience of many games nothing else comes close.");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("has no reason for the only choice, nor where nothing was tried", () => {
    expect(shown(advice([0, 0.99, 0]))).toBe("");
    expect(shown(advice([0, 0.7, 0], [0, 0.3, 0]))).toBe("");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it.each([
    ["neither", advice([40, 0.6, 7], [40, 0.5, 7.01]), ["Choice", "Prospects"]],
    ["thought", advice([40, 0.6, 7], [20, 0.5, 7]), ["Choice", "Prospects", "Thought given"]],
    ["points", advice([40, 0.6, 7], [40, 0.5, 8]), ["Choice", "Prospects", "Points"]],
    ["both", advice([40, 0.6, 7], [20, 0.5, 8]), ["Choice", "Prospects", "Thought given", "Points"]],
  ])("has columns only where choices differ: %s", (_, hint, columns) => {
    shown(hint);
    expect(heads()).toEqual(columns);
  });

  it("counts prospects from 0 to 100", () => {
    expect(advice([1, 0, 0], [1, 0.5, 0], [1, 1, 0]).candidates.map(prospects)).toEqual([0, 50, 100]);
  });
});
