// What stands around a board: the trail of a draft, a turn as a chain, and how the points went.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../lib/app.svelte";
import type { Told } from "../lib/story";
import type { Sitting } from "../lib/table.svelte";
import Chain from "./Chain.svelte";
import Chart from "./Chart.svelte";
import Log from "./Log.svelte";
import Trail from "./Trail.svelte";

const step = (ply: number, what: string, changed: string[] = [], isMine = false): ReturnType<Told["steps"]>[number] => ({
  ply, what, changed, isMine,
});

function sitting(more: object): Sitting {
  return {
    seat: 0, seats: [{}, {}], at: null, asSeat: 0, snapshot: { ply: 9 }, owed: [], trail: [],
    name: (side: number) => ["Ann", "Bob"][side] ?? "", pause: vi.fn(), goTo: vi.fn(), backTo: vi.fn(),
    ...more,
  } as unknown as Sitting;
}

beforeEach(() => app.speak("en"));

describe("around a board", () => {
  it("leads from a step of the draft to before it, and tells what is still owed", async () => {
    const here = sitting({ trail: [step(4, "black 5"), step(5, "Well")], owed: ["gardener"] });
    render(Trail, { sitting: here });
    expect(screen.getByText("then gardener")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Take back from here on: Well" }));
    expect(here.backTo).toHaveBeenCalledExactlyOnceWith(5);
  });

  it("shows a turn step by step, marks what touches me, and leads to each moment", async () => {
    const open = vi.fn();
    const line = { seat: 1, text: "Bob did", steps: () => [step(4, "black 5"), step(5, "Well", ["+1 seal"], true)] } as unknown as Told;
    render(Chain, { sitting: sitting({ at: 6 }), line, open });
    const touched = screen.getByRole("button", { name: /Well \+1 seal this affects you/ });
    expect(touched.getAttribute("aria-current")).toBe("step");
    await fireEvent.click(touched);
    expect(open).toHaveBeenCalledExactlyOnceWith(6);
  });

  it("tells what happened since my last turn by itself", () => {
    const told = (text: string, first: number): Told => ({ seat: 1, text, first, last: first + 1, steps: () => [], isChain: false });
    const here = sitting({ recap: [told("Bob rests", 7)], lines: [told("Bob plays", 3), told("Bob rests", 7)], log: [], bringLog: vi.fn() });
    render(Log, { sitting: here, isRecap: true });
    expect(screen.getByText("Bob rests")).toBeTruthy();
    expect(screen.queryByText("Bob plays")).toBeNull();
  });

  it("draws how the points went, and has the same as a table that leads to each turn", async () => {
    const stops = [{ ply: 3, points: [0, 0] }, { ply: 9, points: [7, 2] }];
    const here = sitting({ api: { points: () => Promise.resolve({ stops }) } });
    const { container } = render(Chart, { sitting: here });
    await waitFor(() => expect(container.querySelectorAll("polyline")).toHaveLength(2));
    const details = container.querySelector("details") as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    expect([...container.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["0", "0", "7", "2"]);
    await fireEvent.click(screen.getByRole("button", { name: "See the table after turn 1" }));
    expect(here.goTo).toHaveBeenCalledExactlyOnceWith(9);
  });
});
