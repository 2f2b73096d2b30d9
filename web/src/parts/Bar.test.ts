// The bar above the table: which facts it tells.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { app } from "../lib/app.svelte";
import type { Sitting } from "../lib/table.svelte";
import { message } from "../lib/wire";
import Bar from "./Bar.svelte";

beforeAll(() => app.speak("en"));
afterEach(cleanup);

function told(more: object): string[] {
  const facts = [message("catte-round", { number: 2, rounds: 4 }), message("catte-ended-cards", { round: 1 })];
  const sitting = { title: "catte", line: "open", curtain: null, isOver: false, isReplay: false, view: { facts }, t: ({ key }: { key: string }) => key, ...more };
  const { container } = render(Bar, { props: { sitting: sitting as unknown as Sitting, open: () => undefined } });
  return [...container.querySelectorAll(".facts span")].map((one) => one.textContent);
}

it("does not grow for how the last round ended, which is told at its end", () => {
  expect(told({})).toEqual(["catte-round"]);
});

it("tells how the game ended, and nothing behind a curtain", () => {
  expect(told({ isOver: true })).toEqual(["catte-ended-cards"]); // which says the round
  expect(told({ isOver: true, isReplay: true })).toEqual(["catte-round"]);
  expect(told({ curtain: 1 })).toEqual([]);
});

it("gives the lines of a phone to the facts once there are more than fit beside the name, and for good", async () => {
  const facts = ["round", "trick", "trump"].map((name) => message(`catte-${name}`));
  const sitting = (count: number) =>
    ({ title: "catte", line: "open", curtain: null, view: { facts: facts.slice(0, count) }, t: ({ key }: { key: string }) => key }) as unknown as Sitting;
  const { container, rerender } = render(Bar, { props: { sitting: sitting(2), open: () => undefined } });
  expect(container.querySelector(".many")).toBeNull();
  await rerender({ sitting: sitting(3) });
  expect(container.querySelector(".many h1")?.textContent).toBe("Catte");
  await rerender({ sitting: sitting(1) });
  expect(container.querySelector(".many")).not.toBeNull();
});
