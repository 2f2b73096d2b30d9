// The dock: whose turn it is, the steps of a draft, which a small phone folds away, and what leads on from there.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../lib/app.svelte";
import type { Guide } from "../lib/guide.svelte";
import type { Coach } from "../lib/lesson.svelte";
import type { Sitting } from "../lib/table.svelte";
import Dock from "./Dock.svelte";

const QUESTION = { key: "question", args: [] };

/** A turn of mine in which I have drafted some steps. */
function sitting(drafted: number, more: object = {}): Sitting {
  const steps = ["black 5", "Well", "gardener"].slice(0, drafted).map((what, i) => ({ ply: 4 + i, what, changed: [], isMine: false }));
  return {
    seat: 0, isMyTurn: true, isPlayer: true, isOver: false, isShared: false, pending: null, canBack: drafted > 0, canEnd: false,
    snapshot: { drafted, gained: [], question: QUESTION, asked: [0], mine: [0], offer: null, seq: drafted },
    legal: new Map([[7, {}], [8, {}]]), trail: steps, together: [], owed: [], recap: [], own: "", warned: "", reason: null,
    question: "Where do you place your die?", t: () => "", name: (seat: number) => ["Ann", "Bob"][seat] ?? "",
    back: vi.fn(), backTo: vi.fn(), end: vi.fn(), goTo: vi.fn(), game: "white_castle",
    ...more,
  } as unknown as Sitting;
}

/** Whether the screen is as low as a small phone. */
function onScreen(isLow: boolean): void {
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: isLow, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

function show(here: Sitting) {
  const open = vi.fn();
  const rest = {
    coach: { lesson: null } as Coach, guide: { isOn: false } as Guide, loose: [], pointed: null, open, again: vi.fn(), isAgain: false,
  };
  const { rerender } = render(Dock, { sitting: here, ...rest });
  return { open, goOn: (next: Sitting) => rerender({ sitting: next, ...rest }) };
}

const steps = () => screen.queryAllByRole("button", { name: /^Take back from here on/ });
const fold = () => screen.queryByRole("button", { name: /This turn/ });

beforeEach(async () => {
  onScreen(false);
  await app.speak("en");
});

describe("the steps of a draft", () => {
  it("tell what they have brought also where one of them wastes something", () => {
    show(sitting(2, { warned: "1 pearl is lost." }));
    expect(screen.getByText("1 pearl is lost.")).toBeTruthy();
    expect(screen.getByText("So far nothing has changed hands.")).toBeTruthy();
  });

  it("do not speak of what changes hands where nothing does", () => {
    show(sitting(1, { game: "catte", own: "You play black 3." }));
    expect(screen.queryByText("So far nothing has changed hands.")).toBeNull();
    expect(screen.getByText("You play black 3.")).toBeTruthy();
  });

  it.each([true, false])("warn on the line that is there anyway (low: %s)", (isLow) => {
    onScreen(isLow);
    show(sitting(2, { warned: "1 pearl is lost." }));
    const line = screen.getByText("1 pearl is lost.").closest(".newest");
    expect(screen.getByText("So far nothing has changed hands.").closest(".newest")).toBe(line);
    expect(document.querySelectorAll(".newest")).toHaveLength(1);
  });

  it("are unfolded by a sign of its own, which is not that of stepping back", () => {
    onScreen(true);
    show(sitting(2));
    const sign = (button: Element | null): string => button?.querySelector("svg")?.innerHTML ?? "";
    expect(sign(fold())).not.toBe("");
    expect(sign(fold())).not.toBe(sign(screen.getByRole("button", { name: "Take back my last step" })));
  });

  it("stand there all the time where there is room", () => {
    show(sitting(2));
    expect(steps()).toHaveLength(2);
    expect(fold()).toBeNull();
  });

  it("are folded on a small phone until they are asked for, and once more", async () => {
    onScreen(true);
    show(sitting(2));
    expect(steps()).toHaveLength(0);
    expect(fold()?.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(fold()!);
    expect(steps()).toHaveLength(2);
    expect(fold()?.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.click(fold()!);
    expect(steps()).toHaveLength(0);
  });

  it("fold away with the next step, for then the board is looked at", async () => {
    onScreen(true);
    const { goOn } = show(sitting(1));
    await fireEvent.click(fold()!);
    expect(steps()).toHaveLength(1);
    await goOn(sitting(2));
    expect(steps()).toHaveLength(0);
    expect(fold()?.getAttribute("aria-expanded")).toBe("false");
  });

  it("stay unfolded while the table tells anything else", async () => {
    onScreen(true);
    const { goOn } = show(sitting(2));
    await fireEvent.click(fold()!);
    await goOn(sitting(2, { canBack: false }));
    expect(steps()).toHaveLength(2);
  });

  it("lead back to before each of them", async () => {
    onScreen(true);
    const here = sitting(2);
    show(here);
    await fireEvent.click(fold()!);
    await fireEvent.click(screen.getByRole("button", { name: "Take back from here on: Well" }));
    expect(here.backTo).toHaveBeenCalledExactlyOnceWith(5);
  });

  it.each([true, false])("are not there before the first (low: %s)", (isLow) => {
    onScreen(isLow);
    show(sitting(0));
    expect(steps()).toHaveLength(0);
    expect(fold()).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
  });
});

describe("the dock", () => {
  it("says that it is my turn, what is asked, and how many answers there are", () => {
    show(sitting(0));
    expect(screen.getByText("Your turn").closest("p")?.textContent).toContain("Where do you place your die?");
    expect(screen.getByRole("button", { name: "2 choices" })).toBeTruthy();
  });

  it("says for whom one waits", () => {
    show(sitting(0, { isMyTurn: false, snapshot: { drafted: 0, question: QUESTION, asked: [1], mine: [0], offer: null } }));
    expect(screen.queryByText("Your turn")).toBeNull();
    expect(screen.getByText("Waiting for Bob.")).toBeTruthy();
  });

  it("tells whoever waits what the others are asked, in their words and not as an order", () => {
    show(sitting(0, { isMyTurn: false, snapshot: { drafted: 0, question: QUESTION, asked: [1], mine: [0], offer: null } }));
    expect(screen.getByText("“Where do you place your die?”")).toBeTruthy();
  });

  it("ends a turn in which nothing is left to do, and offers no answers then", async () => {
    const here = sitting(2, { isMyTurn: false, canEnd: true });
    show(here);
    expect(screen.queryByRole("button", { name: /choice/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(here.end).toHaveBeenCalledOnce();
  });

  it("ends no turn that goes on after chance, and says that there is no way back from that", async () => {
    const here = sitting(2, { isMyTurn: false, canEnd: true, goesOn: true, endQuestion: "What comes cannot be taken back." });
    show(here);
    expect(screen.queryByRole("button", { name: "End turn" })).toBeNull();
    expect(screen.getByText("Your turn").closest("p")?.textContent).toContain("What comes cannot be taken back.");
    await fireEvent.click(screen.getByRole("button", { name: "Reveal" }));
    expect(here.end).toHaveBeenCalledOnce();
  });

  it("leads from what I did to all that happened", async () => {
    const { open } = show(sitting(0, { own: "You take black 5" }));
    await fireEvent.click(screen.getByRole("button", { name: /You take black 5/ }));
    expect(open).toHaveBeenCalledExactlyOnceWith("log");
  });

  it("leads from what others did to what happened since", async () => {
    const { open } = show(sitting(0, { own: "You rest", recap: [{ text: "Bob rests" }] }));
    expect(screen.queryByText("You rest")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Bob rests/ }));
    expect(open).toHaveBeenCalledExactlyOnceWith("recap");
  });
});
