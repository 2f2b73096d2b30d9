import { beforeEach, describe, expect, it, vi } from "vitest";
import { USUAL, findTable, forgetTable, keepTable, meet, readLiking, readTables, writeLiking } from "./store";

const table = (secret: string, more: object = {}): Parameters<typeof keepTable>[0] => ({
  table: `t-${secret}`, secret, role: "seat", title: "catte", ...more,
});

describe("what a browser remembers", () => {
  beforeEach(() => localStorage.clear());

  it("begins with what is usual: silent, and no hints but on request", () => {
    expect(readLiking()).toEqual(USUAL);
    expect(USUAL.sound).toBe(false);
  });

  it("keeps how somebody likes things, and mends what it cannot read", () => {
    writeLiking({ ...USUAL, name: "Ann", pace: 300 });
    expect(readLiking()).toMatchObject({ name: "Ann", pace: 300 });
    localStorage.setItem("tenshu.liking", JSON.stringify({ name: 7, pace: 200, more: 1 }));
    expect(readLiking()).toEqual({ ...USUAL, pace: 200 });
    localStorage.setItem("tenshu.liking", "{");
    expect(readLiking()).toEqual(USUAL);
  });

  it("has the newest table first, each once, with what was known of it", () => {
    keepTable(table("aaaaaaaa", { invite: "i" }));
    keepTable(table("bbbbbbbb"));
    keepTable(table("aaaaaaaa"));
    expect(readTables().map((one) => one.secret)).toEqual(["aaaaaaaa", "bbbbbbbb"]);
    expect(findTable("aaaaaaaa")?.invite).toBe("i");
    forgetTable("aaaaaaaa");
    expect(findTable("aaaaaaaa")).toBeUndefined();
  });

  it("forgets that one watched where one sits now", () => {
    keepTable(table("wwwwwwww", { table: "t", role: "watch" }));
    keepTable(table("ssssssss", { table: "t" }));
    expect(readTables().map((one) => one.secret)).toEqual(["ssssssss"]);
  });

  it("does without a store", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(() => keepTable(table("aaaaaaaa"))).not.toThrow();
  });
});

describe("a game that one meets", () => {
  beforeEach(() => localStorage.clear());

  it("is new once", () => {
    expect(meet("catte", ["catte"])).toBe(true);
    expect(meet("catte", ["catte"])).toBe(false);
    expect(meet("cat_tower", ["cat_tower"])).toBe(true);
  });

  it("is not new to who sat at a table of another of its editions, and stays known when that is forgotten", () => {
    keepTable(table("aaaaaaaa", { title: "chatpentiers" }));
    expect(meet("catsle_builders", ["catsle_builders", "chatpentiers"])).toBe(false);
    forgetTable("aaaaaaaa");
    expect(meet("catsle_builders", ["catsle_builders", "chatpentiers"])).toBe(false);
  });
});
