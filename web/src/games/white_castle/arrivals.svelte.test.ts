// What a push costs, counted: only what has changed is drawn and said anew.
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { View } from "../../lib/wire";
import { propsOf, type Sample } from "../sample";
import Board from "./Board.svelte";

// Pictures change with what they show, and take most of the time here.
vi.mock("../../art/Art.svelte", async () => await import("../../art/NoArt.svelte"));
vi.mock("../../art/CastleIcon.svelte", async () => await import("../../art/NoArt.svelte"));
vi.mock("../../art/CastleScene.svelte", async () => await import("../../art/NoArt.svelte"));

const samples = Object.values(import.meta.glob<Sample>("./samples/*.json", { import: "default", eager: true }));

/** Let another view arrive at a table; return how often something was said before and after, and which elements are new or gone. */
function arrive(sample: Sample, next: View) {
  let said = 0;
  const count = (...what: unknown[]): string => (said++, JSON.stringify(what));
  let view = $state.raw(sample.view);
  const props = { ...propsOf(sample, { t: count, say: count, act: () => undefined, why: () => undefined }), name: String, get view() { return view; } };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const [first, before] = [said, [...document.body.querySelectorAll("*")]];
  view = next;
  flushSync();
  const after = [...document.body.querySelectorAll("*")];
  void unmount(board);
  return { first, more: said - first, fresh: after.filter((one) => !before.includes(one)), gone: before.filter((one) => !after.includes(one)) };
}

it.each(samples.map((sample) => [sample.name, sample] as const))("%s: the same table is not drawn anew", (_name, sample) => {
  const { first, more, fresh, gone } = arrive(sample, structuredClone(sample.view));
  expect([fresh, gone]).toEqual([[], []]);
  expect(first).toBeGreaterThan(50);
  expect(more).toBe(0);
});

it("of a clan that has a coin more, no more than that is said anew", () => {
  const sample = samples[0] as Sample;
  const view = structuredClone(sample.view);
  const coin = view.areas.find((area) => area.id === "domain")?.slots.flatMap((slot) => slot.pieces).find((piece) => piece.id === "coin");
  for (const arg of coin?.name.args ?? []) if (arg[0] === "amount") arg[1] = 99;
  const { first, more, fresh } = arrive(sample, view);
  expect(fresh).toHaveLength(0);
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThan(first / 10);
});
