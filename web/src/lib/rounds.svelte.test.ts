// The end of a round: when its score sheet comes, what is said of it, and when it goes.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as announcing from "./announce";
import { app } from "./app.svelte";
import { after, lead, roundOf } from "./rounds";
import { Rounds } from "./rounds.svelte";
import type { Sitting } from "./table.svelte";
import { message } from "./wire";
import type { RoundOver } from "./wire";

const round = (ply: number, ...points: number[]): RoundOver => ({ ply, note: null, sheet: [{ name: message("a"), points }, { name: message("b"), points: points.map(() => 1) }] });

class FakeSitting {
  snapshot = $state.raw<unknown>(null);
  isReplay = $state(false);
  log = $state.raw<{ ply: number; seat: number }[]>([]);
  isReady = true;
  isPlayer = true;
  sides = 2;
  over: RoundOver[] = [];
  name = (side: number): string => `P${side}`;
  t = (what: { key: string }): string => what.key;
  api = { rounds: vi.fn(() => Promise.resolve({ rounds: this.over })) };

  show(chapter: number, more: object = {}): void {
    this.snapshot = { phase: "playing", lesson: null, drafted: 0, pace: 900, mine: [0], view: { chapter }, ...more };
    flushSync();
  }
}

describe("the end of a round", () => {
  let sitting: FakeSitting;
  let rounds: Rounds;
  let stop: () => void;
  const settle = (): Promise<void> => new Promise((done) => void setTimeout(done));

  beforeEach(async () => {
    await app.speak("en");
    sitting = new FakeSitting();
    sitting.over = [round(9, 4, 2)];
    stop = $effect.root(() => {
      rounds = new Rounds(sitting as unknown as Sitting);
    });
    sitting.show(0);
  });
  afterEach(() => {
    stop();
    app.notes = [];
  });

  it("shows what it came to until somebody goes on, and says once who leads", async () => {
    const said = vi.spyOn(announcing, "announce");
    sitting.show(0);
    expect(sitting.api.rounds).not.toHaveBeenCalled();
    sitting.show(1);
    await settle();
    sitting.show(1);
    expect(rounds.news).toEqual([round(9, 4, 2)]);
    expect(said.mock.calls).toEqual([["You lead with 5 points."]]);
    sitting.isReplay = true;
    expect(rounds.isShown).toBe(false); // whoever looks back is left alone
    sitting.isReplay = false;
    expect(rounds.isShown).toBe(true);
    rounds.goOn();
    sitting.show(1);
    expect(rounds.isShown).toBe(false);
  });

  it("goes by itself when somebody answers in the next round, takes the last one back, or ends the game", async () => {
    const ways = [
      () => void ((sitting.log = [{ ply: 12, seat: 0 }]), sitting.show(1)),
      () => sitting.show(0),
      () => sitting.show(1, { phase: "over" }),
    ];
    for (const way of ways) {
      sitting.log = [{ ply: 8, seat: 0 }, { ply: 10, seat: 1 }];
      sitting.show(0);
      sitting.show(1);
      await settle();
      expect(rounds.isShown).toBe(true);
      way();
      expect(rounds.isShown).toBe(false);
    }
  });

  it("stops nobody who only watches or waits for nobody, and tells them all the same", async () => {
    sitting.show(1, { pace: 0 });
    await settle();
    expect(rounds.isShown).toBe(false);
    expect(app.notes.map((one) => one.text)).toEqual(["Round 1 is over. You lead with 5 points."]);
  });

  it("tells them of the last round alone where rounds are short", async () => {
    sitting.show(1, { pace: 0 });
    await settle();
    sitting.over = [round(9, 4, 2), round(20, 1, 9)];
    sitting.show(2, { pace: 0 });
    await settle();
    expect(app.notes.map((one) => one.text)).toEqual(["Round 2 is over. P1 leads with 13 points. You have 7 points."]);
  });

  it("tells them how it ended, where that is told", async () => {
    sitting.over = [{ ...round(9, 4, 2), note: message("how") }];
    sitting.show(1, { pace: 0 });
    await settle();
    expect(app.notes.map((one) => one.text)).toEqual(["how · You lead with 5 points."]);
  });

  it("does not come for a draft that may be taken back, in a lesson, after the last round, or to who has just come", async () => {
    sitting.show(1, { drafted: 1 });
    sitting.show(0);
    sitting.show(1, { lesson: {} });
    sitting.show(1);
    sitting.show(2, { phase: "over" });
    await settle();
    expect(sitting.api.rounds).not.toHaveBeenCalled();
  });

  it("names who leads: me, another, or several", () => {
    const here = sitting as unknown as Sitting;
    expect(lead(here, after([round(9, 4, 2), round(20, 1, 9)], 2))).toBe("P1 leads with 13 points. You have 7 points.");
    expect(lead(here, [3, 3])).toBe("You and P1 share the lead, with 3 points each.");
    sitting.show(1, { mine: [0, 1] });
    expect(lead(here, [4, 3])).toBe("P0 leads with 4 points."); // several people at one screen
    expect(lead(here, [3, 3])).toBe("P0 and P1 share the lead, with 3 points each.");
  });

  it("knows the lines that keep a round", () => {
    expect(roundOf({ name: message("catte-line-round", { number: 2 }), points: [] })).toBe(2);
    expect(roundOf({ name: message("catte-line-unused"), points: [] })).toBe(0);
  });
});
