import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Feed } from "./feed";
import type { Line } from "./feed";
import type { Update } from "./wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  hear(what: unknown): void {
    this.onmessage?.({ data: JSON.stringify(what) });
  }
}

const update = (seq: number, ply: number): Update => ({ snapshot: { seq, ply }, first: ply, heard: [] }) as unknown as Update;
const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

describe("a feed", () => {
  let lines: Line[];
  let updates: Update[];
  let feed: Feed;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    lines = [];
    updates = [];
    feed = new Feed("SECRET", { update: (one) => updates.push(one), line: (one) => lines.push(one) });
  });

  afterEach(() => {
    feed.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello first, and never puts the secret into the address", () => {
    newest().onopen?.();
    expect(newest().url.href).not.toContain("SECRET");
    expect(newest().url.protocol).toMatch(/^ws/);
    expect(JSON.parse(newest().sent[0] ?? "")).toEqual({ token: "SECRET" });
  });

  it("tells of updates, and takes signs of life for what they are", () => {
    newest().onopen?.();
    newest().hear({});
    expect(lines).toEqual([]);
    newest().hear(update(4, 2));
    newest().hear({});
    expect(updates).toHaveLength(1);
    expect(lines).toEqual(["live"]);
  });

  it("comes back by itself and says what it knows", () => {
    newest().onopen?.();
    newest().hear(update(7, 3));
    newest().onclose?.({ code: 1006 });
    expect(lines).toEqual(["live", "away"]);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().onopen?.();
    expect(JSON.parse(newest().sent[0] ?? "")).toEqual({ token: "SECRET", seq: 7, ply: 3 });
    newest().hear(update(9, 4));
    expect(lines.at(-1)).toBe("live");
  });

  it("waits longer from try to try, but not for ever", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    newest().onopen?.();
    newest().hear(update(1, 0));
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = FakeSocket.all.length;
      newest().onclose?.({ code: 1006 });
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8_000);
  });

  it("takes a silent line for dead", () => {
    newest().onopen?.();
    newest().hear(update(1, 0));
    vi.advanceTimersByTime(41_000);
    expect(lines).toContain("away");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("gives up where the secret leads nowhere", () => {
    newest().onopen?.();
    newest().onclose?.({ code: 4401 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["gone"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tries events where no socket ever opens", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const text = `:\n\ndata: ${JSON.stringify(update(3, 1))}\n\n`;
        stream.enqueue(new TextEncoder().encode(text.slice(0, 20)));
        stream.enqueue(new TextEncoder().encode(text.slice(20)));
      },
    });
    const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(body)));
    vi.stubGlobal("fetch", fetched);
    newest().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1_000);
    newest().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0]).not.toContain("SECRET");
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({ Authorization: "Bearer SECRET" });
    expect(updates).toHaveLength(1);
    expect(lines.at(-1)).toBe("live");
  });

  it("is quiet once it is closed", () => {
    newest().onopen?.();
    newest().hear(update(1, 0));
    feed.close();
    vi.advanceTimersByTime(60_000);
    expect(newest().isClosed).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines).toEqual(["live"]);
  });
});
