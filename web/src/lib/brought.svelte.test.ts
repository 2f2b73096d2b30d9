// What is loaded for a game is there when it has come, and never that of another game.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brought } from "./brought.svelte";

describe("what is brought", () => {
  const waiting = new Map<string, (found: string | null) => void>();
  let game = $state("catte");
  let loads: string[] = [];
  let found: { readonly it: string | null };
  let stop: () => void;

  async function come(of: string, what: string | null): Promise<void> {
    waiting.get(of)?.(what);
    await Promise.resolve();
    flushSync();
  }

  beforeEach(() => {
    waiting.clear();
    loads = [];
    game = "catte";
    stop = $effect.root(() => {
      found = brought(() => {
        const of = game;
        loads.push(of);
        return new Promise((done) => waiting.set(of, done));
      });
    });
    flushSync();
  });
  afterEach(() => stop());

  it("is there once it has come", async () => {
    expect(found.it).toBeNull();
    await come("catte", "signs of Catte");
    expect(found.it).toBe("signs of Catte");
  });

  it("is nothing where a game has none", async () => {
    await come("catte", null);
    expect(found.it).toBeNull();
  });

  it("goes when another game is played, whose own comes in its place", async () => {
    await come("catte", "signs of Catte");
    game = "cat_tower";
    flushSync();
    expect(found.it).toBeNull();
    await come("cat_tower", "signs of Cat Tower");
    expect(found.it).toBe("signs of Cat Tower");
  });

  it("is not what comes too late for the game before", async () => {
    game = "cat_tower";
    flushSync();
    await come("cat_tower", "signs of Cat Tower");
    await come("catte", "signs of Catte");
    expect(found.it).toBe("signs of Cat Tower");
  });

  it("loads once, however often it is looked at", async () => {
    await come("catte", "signs of Catte");
    expect([found.it, found.it]).toEqual(["signs of Catte", "signs of Catte"]);
    expect(loads).toEqual(["catte"]);
  });
});
