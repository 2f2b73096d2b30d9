// Words for signs, wherever on the page they stand.
import { cleanup, render, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import RivalCards from "../games/white_castle/RivalCards.svelte";
import type { Sample } from "../games/sample";
import { app, say } from "../lib/app.svelte";
import type { Told } from "../lib/story";
import type { Sitting } from "../lib/table.svelte";
import { message, type View } from "../lib/wire";
import Chain from "./Chain.svelte";
import Tips from "./Tips.svelte";

vi.mock("../art/CastleIcon.svelte", async () => await import("../art/NoArt.svelte"));

const samples = import.meta.glob<Sample>("../games/white_castle/samples/*.json", { import: "default", eager: true });
const alone = Object.values(samples).find((one) => one.name === "die-1")?.view as View;
const said = { t: app.render.bind(app), say };
const sitting = { ...said, game: "white_castle", seat: 0, seats: [{}, {}], at: null, isMyTurn: true, name: () => "Bob" } as unknown as Sitting;

const tip = (): string => document.querySelector("[role=tooltip]")?.textContent?.replace(/\s+/g, " ").trim() ?? "";

async function stay(on: Element | null, event: string, pointerType: string): Promise<void> {
  on?.dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType }));
  vi.advanceTimersByTime(500);
  await tick();
}

beforeEach(async () => {
  await app.speak("en");
  await app.bring("white_castle");
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe("words for what is pointed at", () => {
  it("come for a rival's cards where a mouse rests or a finger stays", async () => {
    const { container } = render(RivalCards, { props: { view: alone, isPlaced: false, done: 0, motion: false, ...said } });
    render(Tips, { sitting });
    vi.useFakeTimers();
    const card = container.querySelector(".card");
    for (const [event, pointerType] of [["pointerover", "mouse"], ["pointerdown", "touch"]] as const) {
      await stay(card, event, pointerType);
      expect(tip().toLowerCase()).toContain(card?.getAttribute("aria-label")?.toLowerCase());
    }
  });

  it("explain each sign of a step in the log to a finger that stays, which then opens no moment", async () => {
    const open = vi.fn();
    const seal = message("white_castle-change", { sign: "more", amount: 1, thing: "seal" });
    const changed = [{ text: app.render(seal), what: seal }];
    const line = { seat: 1, text: "Bob did", steps: () => [{ ply: 5, what: "Well", changed, isMine: false, isQuiet: false }] } as unknown as Told;
    const { container } = render(Chain, { sitting, line, open });
    render(Tips, { sitting });
    await waitFor(() => expect(container.querySelector("[data-tip] [data-icon=seal]")).toBeTruthy());
    vi.useFakeTimers();
    const step = container.querySelector("button");
    await stay(step, "pointerdown", "touch");
    expect(tip()).toContain("+1 seal");
    await vi.waitFor(() => expect(tip()).toContain(say("white_castle-icon", { icon: "seal" })));
    step?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(open).not.toHaveBeenCalled();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await tick();
    expect(tip()).toBe("");
  });
});
