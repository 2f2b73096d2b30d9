// What stands around a board: the trail of a draft, a turn as a chain, and how the points went.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../lib/app.svelte";
import type { Told } from "../lib/story";
import type { Sitting } from "../lib/table.svelte";
import { message } from "../lib/wire";
import type { Message } from "../lib/wire";
import Chain from "./Chain.svelte";
import Chart from "./Chart.svelte";
import Log from "./Log.svelte";
import News from "./News.svelte";
import Trail from "./Trail.svelte";

const step = (ply: number, what: string, changed: Message[] = [], isMine = false): ReturnType<Told["steps"]>[number] => ({
  ply, what, changed: changed.map((one) => ({ text: app.render(one), what: one })), isMine, isQuiet: false,
});
const seal = message("white_castle-change", { sign: "more", amount: 1, thing: "seal" });

function sitting(more: object): Sitting {
  return {
    seat: 0, seats: [{}, {}], at: null, asSeat: 0, snapshot: { ply: 9 }, owed: [], trail: [],
    name: (side: number) => ["Ann", "Bob"][side] ?? "", pause: vi.fn(), goTo: vi.fn(), backTo: vi.fn(),
    ...more,
  } as unknown as Sitting;
}

beforeEach(async () => {
  await app.speak("en");
  await app.bring("white_castle");
});

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
    const line = { seat: 1, text: "Bob did", steps: () => [step(4, "black 5"), step(5, "Well", [seal], true)] } as unknown as Told;
    render(Chain, { sitting: sitting({ at: 6 }), line, open });
    const touched = screen.getByRole("button", { name: /Well \+1 seal this affects you/ });
    expect(touched.getAttribute("aria-current")).toBe("step");
    await fireEvent.click(touched);
    expect(open).toHaveBeenCalledExactlyOnceWith(6);
  });

  it("shows what changed in the game's own signs, with the words for ears", async () => {
    const of = message("white_castle-change-of", { who: message("seat", { number: 1 }), change: message("white_castle-changes", { first: seal, second: seal }) });
    const ahead = message("white_castle-ahead", { who: message("seat", { number: 1 }) });
    const line = { seat: 1, text: "Bob did", steps: () => [step(5, "Well", [seal, of, ahead])] } as unknown as Told;
    const t = (what: Message): string => app.render(what, () => "Ann");
    const { container } = render(Chain, { sitting: sitting({ t, game: "white_castle" }), line, open: vi.fn() });
    await waitFor(() => expect(container.querySelectorAll('.signs [data-icon="seal"]')).toHaveLength(3));
    expect(container.querySelector(".signs")?.textContent?.replace(/\s+/g, "")).toBe("+1Ann+1+1nowaheadofAnn");
    expect(container.querySelector(".signs")?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByRole("button", { name: /^Well \+1 seal, seat 1: \+1 seal, \+1 seal, now ahead of seat 1$/ })).toBeTruthy();
  });

  it("tells what happened since my last turn by itself", () => {
    const told = (text: string, first: number): Told => ({ seat: 1, text, first, last: first + 1, steps: () => [], isChain: false });
    const here = sitting({ recap: [told("Bob rests", 7)], lines: [told("Bob plays", 3), told("Bob rests", 7)], log: [], bringLog: vi.fn() });
    render(Log, { sitting: here, isRecap: true });
    expect(screen.getByText("Bob rests")).toBeTruthy();
    expect(screen.queryByText("Bob plays")).toBeNull();
  });

  it("speaks of my last turn only to who has had one", () => {
    const recap = [{ text: "Bob plays" }, { text: "Bob rests" }];
    const news = (hasAnswered: boolean): object => ({ sitting: sitting({ recap, hasAnswered }), pointed: null, recap: vi.fn(), log: vi.fn() });
    render(News, news(true) as never);
    expect(screen.getByRole("button", { name: /the 2 things that happened since your last turn/ })).toBeTruthy();
    render(News, news(false) as never);
    expect(screen.getByRole("button", { name: /the 2 things that happened so far/ })).toBeTruthy();
  });

  it("tells of what is pointed at first what it wastes and what the turn adds up to, and of no rule", () => {
    const rule = "Using the Dice 2";
    const t = ({ key, args }: Message): string => [key, ...args.map(([, value]) => `(${String(value)})`)].join(" ");
    const pointed = {
      action: 1, name: message("Well"), notes: [message("5 on 5", { rule }), message("then a seal")],
      warns: [{ sort: "dear", what: message("3 for less", { rule }) }], gained: [message("+1 seal")],
    };
    const { container } = render(News, { sitting: sitting({ t, recap: [] }), pointed, recap: vi.fn(), log: vi.fn() } as never);
    expect(container.querySelector("b")?.textContent).toBe("Well");
    expect([...container.querySelectorAll(".part")].map((part) => part.textContent)).toEqual(["3 for less", "turn total: +1 seal", "5 on 5", "then a seal"]);
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
