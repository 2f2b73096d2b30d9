// A guided game: what the guide says, in which order, and what it remembers.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "./app.svelte";
import { Guide } from "./guide.svelte";
import { keepTable, readExplained } from "./store";
import type { Sitting } from "./table.svelte";
import { message } from "./wire";

const SECRET = "SECRETSECRET";

class FakeSitting {
  snapshot = $state.raw<unknown>(null);
  game = "white_castle";
  options = {};
  secret = SECRET;
  isPlayer = true;
  isShared = false;
  isReplay = $state(false);
  isReady = true;
  isMyTurn = $state(true);
  hasAnswered = $state(false);
  canEnd = false;
  goesOn = false;
  curtain = null;
  seat = 0;
  sides = 2;
  log = [];
  name = (side: number): string => `P${side}`;
  t = (what: { key: string }): string => what.key;

  ask(question: string, more: object = {}, chapter = 0, points: number[] = [0, 0]): void {
    const view = { chapter, sheet: [{ name: message("play"), points }] };
    this.snapshot = { game: "white_castle", phase: "playing", lesson: null, options: {}, ply: this.#ply++, drafted: 0, draft: [], legal: [], question: message(`white_castle-question-${question}`), view, ...more };
    flushSync();
  }
  #ply = 1;
}

describe("the guide", () => {
  let sitting: FakeSitting;
  let guide: Guide;
  let stop: () => void;

  beforeEach(async () => {
    localStorage.clear();
    await app.speak("en");
    keepTable({ table: "t", secret: SECRET, role: "seat", title: "white_castle", isGuided: true });
    sitting = new FakeSitting();
    begin();
    sitting.ask("die");
    await vi.waitFor(() => expect(guide.said).not.toBeNull());
  });
  afterEach(() => stop());

  function begin(): void {
    stop = $effect.root(() => {
      guide = new Guide(sitting as unknown as Sitting);
    });
    flushSync();
  }

  it("explains each thing once, then says what is asked", () => {
    expect(guide.said).toMatchObject({ kind: "topic", section: "dice" });
    expect(guide.said?.text).toContain("Three bridges");
    guide.next();
    expect(guide.said).toMatchObject({ kind: "ask", section: "dice" });
    expect(readExplained("white_castle")).toEqual(["bridge"]);
    sitting.ask("die");
    expect(guide.said?.kind).toBe("ask");
  });

  it("does not say everything at once", () => {
    const legal = [{ action: 1, name: message("white_castle-space", { space: "well" }), notes: [], warns: [], gained: [] }];
    sitting.ask("space", { legal });
    for (const kind of ["topic", "topic", "ask"]) {
      expect(guide.said?.kind).toBe(kind);
      guide.next();
    }
    sitting.ask("space", { legal });
    expect(guide.said).toMatchObject({ kind: "topic", section: "well" });
  });

  it("tells how a round went, until it is read", () => {
    sitting.ask("die", {}, 1, [4, 6]);
    expect(guide.said?.kind).toBe("round");
    expect(guide.said?.text).toMatch(/Round 1 is over: P1 6, you 4\. .*“play”: 4\. P1 .*6\./);
    guide.next();
    expect(guide.said).toMatchObject({ kind: "topic", section: "round-end" });
  });

  it("leaves a round to its own score sheet, where it has one", () => {
    const sheet = [{ name: message("catte-line-round", { number: 1 }), points: [4, 6] }];
    sitting.ask("die", { view: { chapter: 1, sheet } });
    expect(guide.said?.kind).toBe("topic");
  });

  it("is silent in a replay and when it is dismissed, and goes on where it was", async () => {
    sitting.isReplay = true;
    expect(guide.said).toBeNull();
    sitting.isReplay = false;
    guide.next();
    guide.toggle();
    expect([guide.isOn, guide.said]).toEqual([false, null]);
    stop();
    begin();
    expect(guide.isOn).toBe(false);
    guide.toggle();
    flushSync();
    await vi.waitFor(() => expect(guide.said?.kind).toBe("ask"));
  });

  it("waits with the player", () => {
    sitting.isMyTurn = false;
    expect(guide.said?.kind).toBe("wait");
  });

  it.each([
    [false, "All done"],
    [true, "Your turn goes on"],
  ])("says whether a turn is done that waits to be heard (goes on: %s)", (goesOn, text) => {
    Object.assign(sitting, { canEnd: true, goesOn });
    guide.next();
    sitting.isMyTurn = false;
    expect(guide.said).toMatchObject({ kind: "wait", text: expect.stringContaining(text) as string });
  });

  it("is offered to who is new to the game, until the first answer", () => {
    keepTable({ table: "t", secret: SECRET, role: "seat", title: "white_castle", isGuided: false, isFirst: true });
    stop();
    begin();
    expect(guide.isOffered).toBe(true);
    sitting.hasAnswered = true;
    expect(guide.isOffered).toBe(false);
  });

  it("is not offered again once it was declined, or while it speaks", () => {
    keepTable({ table: "t", secret: SECRET, role: "seat", title: "white_castle", isGuided: false, isFirst: true });
    stop();
    begin();
    guide.toggle();
    expect(guide.isOffered).toBe(false);
    guide.toggle();
    guide.decline();
    expect(guide.isOffered).toBe(false);
    stop();
    begin();
    expect(guide.isOffered).toBe(false);
  });
});
