// The turn of a rival that the game plays: it is watched step by step, and stays until the player goes on.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "./app.svelte";
import { rivalTurn } from "./story";
import { Sitting } from "./table.svelte";
import { CHANCE, message } from "./wire";
import type { Heard, Snapshot } from "./wire";

const PACE = 800;
const sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void }[] = [];

class FakeSocket {
  constructor() {
    sockets.push(this as never);
  }
  send(): void {}
  close(): void {}
}

const answer = (ply: number, question: string, seat = CHANCE): Heard => ({
  ply, seat, question, action: ply, what: message("seat", { number: 1 }), changed: [], turn: 0,
});

function snapshot(more: Partial<Snapshot>): Snapshot {
  return {
    table: "t", seq: 1, phase: "playing", game: "white_castle", version: 1, options: {}, pace: PACE, seat: 0, mine: [0], is_host: true,
    seats: [{ seat: 0, kind: "person", name: "P", level: "", cut: "", is_mine: true }], commitment: "", seed: null, ply: 0, drafted: 0,
    draft: [], gained: [], asked: [0], question: null, legal: [], beyond: [], can_end: false, goes_on: false, back: null, offer: null, places: null, rematch: false,
    view: { chapter: 0, facts: [], areas: [], sheet: [], notes: [[], []] },
    ...more,
  } as Snapshot;
}

describe("what a rival did", () => {
  it("is its turn, up to its last act; a card that only comes to lie on top is none", () => {
    const card = answer(4, "rival_card");
    const [die, act] = [answer(5, "rival_die"), answer(6, "rival_act")];
    expect(rivalTurn([answer(3, "space", 0), card, die, act, answer(7, "roll"), answer(8, "rival_card")])).toEqual([card, die, act]);
    expect(rivalTurn([answer(7, "roll"), answer(8, "rival_card")])).toEqual([]);
  });
});

describe("the turn of a rival", () => {
  let sitting: Sitting;
  let seq = 0;
  const fetched = vi.fn();
  const send = (heard: Heard[], first: number, more: Partial<Snapshot> = {}): void => {
    const update = { snapshot: snapshot({ seq: ++seq, ply: first + heard.length, ...more }), first, heard };
    sockets.at(-1)?.onmessage?.({ data: JSON.stringify(update) });
  };
  const turn = [answer(3, "space", 0), answer(4, "rival_card"), answer(5, "rival_die"), answer(6, "rival_act")];

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", fetched);
    fetched.mockImplementation((address: string) => {
      const ply = Number(/at\/(\d+)/.exec(address)?.[1]);
      if (!ply) return Promise.resolve(new Response(JSON.stringify({ first: 0, heard: [], ply: 0 })));
      return Promise.resolve(new Response(JSON.stringify({ ply, seat: 0, asked: [], question: null, view: snapshot({}).view, heard: null })));
    });
    app.like({ motion: "full" });
    await app.speak("en");
    sitting = new Sitting("SECRETSECRET", "seat");
    sockets.at(-1)?.onopen?.();
    send([answer(2, "space", 0)], 2);
  });

  afterEach(() => {
    sitting.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is shown step by step at the pace of bots, and stays", async () => {
    send(turn, 3, { legal: [{ action: 1, name: message("seat"), notes: [], warns: [], gained: [] }] });
    expect(sitting.watched).toEqual({ first: 4, until: 7 });
    expect([sitting.at, sitting.legal.size]).toEqual([5, 0]);
    await vi.advanceTimersByTimeAsync(PACE + 10);
    expect(sitting.at).toBe(6);
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect([sitting.at, sitting.watched !== null]).toEqual([7, true]);
    sitting.goOn();
    expect([sitting.at, sitting.watched, sitting.legal.size]).toEqual([null, null, 1]);
  });

  it("is shown as a whole where nothing moves", () => {
    app.like({ motion: "none" });
    send(turn, 3);
    expect(sitting.at).toBe(7);
  });

  it("is left to the recap where bots shall not be waited for, and where one looks back", () => {
    send(turn, 3, { pace: 0 });
    expect(sitting.watched).toBeNull();
    void sitting.goTo(2);
    send(turn.map((one) => ({ ...one, ply: one.ply + 4 })), 7);
    expect([sitting.watched, sitting.at]).toEqual([null, 2]);
  });

  it("stays at the moment that is shown where the next one does not come", async () => {
    send(turn, 3, { pace: 0 });
    await sitting.goTo(2);
    fetched.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
    await sitting.goTo(5);
    expect([sitting.at, sitting.moment?.ply]).toEqual([2, 2]);
  });

  it("is not shown once more to whoever comes back, but the first of the game is", () => {
    const other = new Sitting("OTHEROTHEROT", "seat");
    sockets.at(-1)?.onopen?.();
    send(turn, 3);
    expect(other.watched).toBeNull();
    other.close();
    const fresh = new Sitting("FRESHFRESHFR", "seat");
    sockets.at(-1)?.onopen?.();
    send(turn.slice(1), 4);
    expect(fresh.watched).toEqual({ first: 4, until: 7 });
    fresh.close();
  });
});
