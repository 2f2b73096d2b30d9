import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "./app.svelte";
import { readResults } from "./store";
import { Sitting } from "./table.svelte";
import { CHANCE, message } from "./wire";
import type { Heard, SeatShown, Snapshot, Update } from "./wire";

const sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void }[] = [];

class FakeSocket {
  constructor() {
    sockets.push(this as never);
  }
  send(): void {}
  close(): void {}
}

const seat = (number: number, kind: SeatShown["kind"] = "person", is_mine = false): SeatShown => ({
  seat: number, kind, name: kind === "bot" ? "" : `P${number}`, level: "", cut: "", is_mine,
});

function heard(ply: number, of: number): Heard {
  return { ply, seat: of, question: "play", action: ply, what: message("seat", { number: 1 }), changed: [], turn: 0 };
}

function update(more: Partial<Snapshot>, first: number, plies: number[]): Update {
  const snapshot = {
    table: "t", seq: 1, phase: "playing", game: "catte", version: 1, options: {}, pace: 0, seat: 0, mine: [0], is_host: true,
    seats: [seat(0, "person", true), seat(1, "bot")], commitment: "", seed: null, ply: first + plies.length, drafted: 0, draft: [], gained: [], asked: [0],
    question: null, legal: [], beyond: [], can_end: false, goes_on: false, back: null, offer: null, places: null, rematch: false,
    view: { chapter: 0, facts: [], areas: [], sheet: [], notes: [[], []] },
    ...more,
  } as Snapshot;
  return { snapshot, first, heard: plies.map((of, i) => heard(first + i, of)) };
}

const choice = (action: number): Snapshot["legal"][number] => ({
  action, name: message("seat", { number: 1 }), notes: [], warns: [], gained: [],
});

describe("a table in the browser", () => {
  let sitting: Sitting;
  const fetched = vi.fn();
  const send = (one: Update): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(one) });

  beforeEach(async () => {
    localStorage.clear();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", fetched);
    fetched.mockReset();
    await app.speak("en");
    sitting = new Sitting("SECRETSECRET", "seat");
    sockets.at(-1)?.onopen?.();
  });

  afterEach(() => {
    sitting.close();
    vi.unstubAllGlobals();
  });

  it("shows why something is not legal as long as a mouse rests on it, and for good once it is asked", async () => {
    const reason = { action: 7, name: message("seat", { number: 1 }), is_legal: false, notes: [] };
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(reason))));
    send(update({ legal: [choice(3)] }, 0, [1]));
    sitting.wonder(7);
    await vi.waitFor(() => expect(sitting.reason).not.toBeNull());
    sitting.wonder(null);
    expect(sitting.reason).toBeNull();
    sitting.wonder(7);
    sitting.wonder(null); // before the answer has come
    sitting.why(7);
    await vi.waitFor(() => expect(sitting.reason).not.toBeNull());
    sitting.wonder(null);
    expect(sitting.reason).not.toBeNull();
  });

  it("adds what it hears to what it knows, and drops what was taken back", () => {
    send(update({ seq: 1 }, 3, [CHANCE, 0, 1]));
    send(update({ seq: 2 }, 6, [1, 1]));
    expect(sitting.log.map((one) => one.ply)).toEqual([3, 4, 5, 6, 7]);
    expect(sitting.last.map((one) => one.ply)).toEqual([5, 6, 7]);
    send(update({ seq: 3 }, 4, [0]));
    expect(sitting.log.map((one) => one.ply)).toEqual([3, 4]);
    expect(sitting.last).toEqual([]);
  });

  it("tells my own turn as a whole, from before what chance did in it", async () => {
    const one = update({}, 3, [0, CHANCE, 0]);
    send({ ...one, heard: one.heard.map((answer) => ({ ...answer, turn: 27 })) });
    await vi.waitFor(() => expect(sitting.lines).toHaveLength(1));
    expect(sitting.own).toBe(sitting.lines[0]?.text);
    expect(sitting.hasAnswered).toBe(true);
    send(update({ seq: 2 }, 6, [1]));
    expect(sitting.own).toBe("");
  });

  it("brings the beginning of the log when somebody wants to see it", async () => {
    send(update({}, 3, [0, 1]));
    fetched.mockResolvedValue(new Response(JSON.stringify({ first: 0, heard: [0, 1, 2, 3, 4].map((ply) => heard(ply, 1)), ply: 5 })));
    await sitting.bringLog();
    expect(sitting.log.map((one) => one.ply)).toEqual([0, 1, 2, 3, 4]);
    expect(sitting.log[3]?.seat).toBe(0);
  });

  it("draws the curtain between two hands, and forgets what the other seat heard", () => {
    const seats = [seat(0, "person", true), seat(1, "person", true)];
    send(update({ seats, mine: [0, 1], seat: 0, legal: [choice(1)] }, 0, [CHANCE]));
    expect(sitting.curtain).toBe(0);
    expect(sitting.legal.size).toBe(0);
    sitting.open();
    expect(sitting.legal.size).toBe(1);
    send(update({ seq: 2, seats, mine: [0, 1], seat: 1 }, 1, [0]));
    expect(sitting.curtain).toBe(1);
    expect(sitting.log.map((one) => one.ply)).toEqual([1]);
  });

  it("bids nobody look away where nothing is hidden", () => {
    const seats = [seat(0, "person", true), seat(1, "person", true)];
    send(update({ seats, mine: [0, 1], seat: 1, game: "white_castle" }, 0, [CHANCE]));
    expect([sitting.hidesNothing, sitting.handing]).toEqual([true, `${sitting.name(1)}, your turn`]);
    send(update({ seq: 2, seats, mine: [0, 1], seat: 0, game: "catte" }, 1, [1]));
    expect([sitting.hidesNothing, sitting.handing]).toEqual([false, `Hand over to ${sitting.name(0)}`]);
  });

  it("tells who is out of a suit, unless one wants to remember that oneself", () => {
    const [left, isOut] = [message("catte-cards", { count: 3 }), message("catte-void", { colours: "black" })];
    send(update({ view: { ...update({}, 0, []).snapshot.view, notes: [[], [left, isOut]] } }, 0, [CHANCE]));
    expect(sitting.view?.notes[1]).toEqual([left, isOut]);
    app.like({ memory: false });
    expect(sitting.view?.notes[1]).toEqual([left]);
    app.like({ memory: true });
  });

  it("keeps the result of a game that others ended while nobody was here", () => {
    const over = update({ phase: "over", places: [1, 2] }, 0, [CHANCE]);
    send(over);
    expect(readResults("catte", "bots/").map((one) => one.table)).toEqual(["t"]);
    send({ ...over, snapshot: { ...over.snapshot, seq: 2 } });
    expect(readResults("catte", "bots/")).toHaveLength(1);
  });

  it("needs no curtain where one person plays against bots", () => {
    send(update({}, 0, [CHANCE]));
    expect(sitting.curtain).toBeNull();
  });

  it("answers once, and waits for the table to say so", async () => {
    send(update({ seq: 5, legal: [choice(7)], drafted: 0 }, 2, [1]));
    fetched.mockResolvedValue(new Response(JSON.stringify({ seq: 6, ply: 4 })));
    sitting.act(7);
    sitting.act(7);
    expect(sitting.pending).toBe(7);
    expect(sitting.legal.size).toBe(0);
    await vi.waitFor(() => expect(sitting.isBusy).toBe(false));
    expect(fetched).toHaveBeenCalledOnce();
    expect(JSON.parse(String((fetched.mock.calls[0]?.[1] as RequestInit).body))).toMatchObject({ ply: 3, action: 7, seat: 0, end: true });
    send(update({ seq: 5, legal: [choice(7)], asked: [0, 1] }, 3, []));
    expect(sitting.pending).toBe(7);
    send(update({ seq: 6 }, 3, [0]));
    expect(sitting.pending).toBeNull();
  });

  it("takes the next answer as soon as the last one is told, and sends it when the server has heard that", async () => {
    const heardBy: ((done: Response) => void)[] = [];
    fetched.mockImplementation(() => new Promise((done) => heardBy.push(done)));
    const done = (seq: number): void => heardBy.shift()?.(new Response(JSON.stringify({ seq, ply: 3 })));
    send(update({ seq: 5, game: "white_castle", legal: [choice(3)] }, 2, [1]));
    sitting.act(3);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    send(update({ seq: 5, game: "white_castle", legal: [choice(3)], asked: [0, 1] }, 3, []));
    expect(sitting.pending).toBe(3); // that was somebody else
    send(update({ seq: 6, game: "white_castle", drafted: 1, draft: [heard(3, 0)], can_end: true, legal: [choice(4)] }, 3, []));
    expect(sitting.pending).toBeNull();
    sitting.act(4);
    sitting.act(4);
    expect(sitting.pending).toBe(4);
    expect(fetched).toHaveBeenCalledOnce();
    done(6);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect([sitting.pending, sitting.isBusy]).toEqual([4, true]);
    expect(JSON.parse(String((fetched.mock.calls[1]?.[1] as RequestInit).body))).toMatchObject({ ply: 4, action: 4 });
    done(7);
    await vi.waitFor(() => expect(sitting.isBusy).toBe(false));
    send(update({ seq: 7, game: "white_castle", drafted: 2, draft: [heard(3, 0), heard(4, 0)], can_end: true }, 3, []));
    expect(sitting.pending).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("drafts a turn of many steps, tells of waste, and ends it when nothing is left to do", async () => {
    const waste = { sort: "lost" as const, what: message("seat", { number: 2 }) };
    const sent = (): unknown => JSON.parse(String((fetched.mock.calls.at(-1)?.[1] as RequestInit).body));
    send(update({ game: "white_castle", legal: [{ ...choice(7), warns: [waste] }] }, 2, [1]));
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ seq: 6, ply: 3 }))));
    sitting.act(7);
    await vi.waitFor(() => expect(sitting.isBusy).toBe(false));
    expect(sent()).toMatchObject({ ply: 3, action: 7, end: false });
    expect(sitting.warned).toContain("You can still step back.");

    const draft = [heard(3, 0), heard(4, 0)];
    send(update({ seq: 6, game: "white_castle", drafted: 2, draft, can_end: true, legal: [choice(1)] }, 3, []));
    expect([sitting.canEnd, sitting.canBack]).toEqual([false, true]);
    sitting.backTo(3);
    expect(sitting.warned).toBe("");
    await vi.waitFor(() => expect(sitting.isBusy).toBe(false));
    expect(sent()).toMatchObject({ ply: 3, seat: 0 });

    send(update({ seq: 7, game: "white_castle", drafted: 2, draft, can_end: true }, 3, []));
    expect(sitting.canEnd).toBe(true);
    expect([sitting.goesOn, sitting.endQuestion]).toEqual([false, "End your turn, or take a step back."]);
    send(update({ seq: 8, game: "white_castle", drafted: 2, draft, can_end: true, goes_on: true }, 3, []));
    expect([sitting.goesOn, sitting.endQuestion]).toEqual([true, "What comes cannot be taken back."]);
  });

  it("tells what is still owed besides what is asked", () => {
    const piece = (action: number): unknown => ({ id: "", name: message("seat", { number: 1 }), mark: "", tint: "", action });
    const slot = (action: number): unknown => ({ id: "", name: message("seat"), note: null, pieces: [piece(action)], action: -1 });
    const areas = [{ id: "owed", name: message("seat"), seat: 0, slots: [slot(5), slot(-1)] }];
    send(update({ view: { chapter: 0, facts: [], areas, sheet: [], notes: [[], []] } as never }, 0, []));
    expect(sitting.owed).toEqual(["P0"]);
  });

  it("gives the answers that lead to what was pointed at, one after the other", async () => {
    const beyond = [{ ...choice(97), by: [4, 92] }];
    send(update({ seq: 6, game: "white_castle", drafted: 2, legal: [choice(4)], beyond, can_end: true }, 3, []));
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ seq: 7, ply: 3 }))));
    expect([...sitting.legal.keys()]).toEqual([4]);
    expect([...sitting.reachable.keys()].sort()).toEqual([4, 97]);
    sitting.act(97);
    expect(sitting.reachable.size).toBe(0);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
    const answers = fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as { ply: number; action: number; end: boolean });
    expect(answers.map(({ ply, action }) => [ply, action])).toEqual([[5, 4], [6, 92], [7, 97]]);
    expect(answers.some(({ end }) => end)).toBe(false);
  });

  it("gives several answers at once, where the same is asked again", async () => {
    const beyond = [{ ...choice(64), by: [64] }, { ...choice(65), by: [64] }];
    send(update({ seq: 6, game: "white_castle", legal: [choice(64), choice(65)], beyond }, 3, []));
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ seq: 7, ply: 3 }))));
    expect(sitting.together.map(({ action }) => action)).toEqual([64, 65]);
    sitting.act(65, [64]);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    const sent = fetched.mock.calls.map(([, { body }]) => (JSON.parse(body as string) as { action: number }).action);
    expect(sent).toEqual([64, 65]);
  });

  it("says how many answers are left where the same is asked again, while one of them travels too", () => {
    const question = message("white_castle-question-pick");
    sitting.t = () => "Pick a resource.";
    const beyond = [{ ...choice(64), by: [64, 64] }, { ...choice(97), by: [4, 92, 8] }];
    send(update({ seq: 6, game: "white_castle", question, legal: [choice(64)], beyond }, 3, []));
    expect(sitting.question).toBe("Pick a resource. (3 to choose)");
    sitting.pending = 64;
    expect(sitting.question).toBe("Pick a resource. (3 to choose)");
    send(update({ seq: 7, game: "white_castle", question, legal: [choice(64)], beyond: [] }, 3, []));
    expect(sitting.question).toBe("Pick a resource.");
  });

  it("lets one try again where an answer was refused", async () => {
    send(update({ legal: [choice(7)] }, 2, [1]));
    fetched.mockResolvedValue(new Response(JSON.stringify({ error: message("explain-not-asked"), text: "" }), { status: 422 }));
    sitting.act(7);
    await vi.waitFor(() => expect(sitting.isBusy).toBe(false));
    expect(sitting.pending).toBeNull();
    expect(sitting.legal.size).toBe(1);
    expect(app.notes.at(-1)?.text).toBe("It is not your turn.");
  });

  it("names bots after cats, each another, and people by their names", () => {
    send(update({ seats: [seat(0, "person", true), seat(1, "bot"), seat(2, "bot")] }, 0, []));
    expect(sitting.name(0)).toBe("P0");
    expect(sitting.name(1)).not.toBe("");
    expect(sitting.name(1)).not.toBe(sitting.name(2));
    expect(sitting.t(message("seat", { number: 1 }))).toBe("P0");
  });

  it("names people of whom no name is known by their seats", () => {
    send(update({ seats: [seat(0), { ...seat(1), name: "" }, { ...seat(2), name: "" }] }, 0, []));
    expect(sitting.name(1)).toBe("Seat 2");
    expect(sitting.t(message("seat", { number: 3 }))).toBe("Seat 3");
  });

  it("is remembered with the way to it", () => {
    send(update({}, 0, []));
    expect(JSON.parse(localStorage.getItem("tenshu.tables") ?? "[]")).toMatchObject([{ table: "t", secret: "SECRETSECRET", title: "catte" }]);
  });
});
