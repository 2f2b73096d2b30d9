import { beforeEach, describe, expect, it } from "vitest";
import { keepEnd, sortOf, tally } from "./results";
import { readResults } from "./store";
import type { SeatShown, Snapshot } from "./wire";

const seat = (number: number, kind: SeatShown["kind"], level = ""): SeatShown => ({
  seat: number, kind, name: "", level, cut: "", is_mine: kind === "person",
});

function over(table: string, points: number[], more: Partial<Snapshot> = {}): Snapshot {
  return {
    table, game: "catte", options: {}, seats: [seat(0, "person"), seat(1, "bot", "master")], mine: [0], lesson: null,
    places: points.map((one) => 1 + points.filter((other) => other > one).length),
    view: { sheet: [{ name: { key: "a", args: [] }, points }], notes: [] },
    ...more,
  } as unknown as Snapshot;
}

describe("results", () => {
  beforeEach(() => localStorage.clear());

  it("are kept once a game, and compared with games against the same", () => {
    keepEnd(over("a", [5, 3]));
    keepEnd(over("a", [5, 3]));
    keepEnd(over("b", [2, 8]));
    const kept = readResults("catte", "bots/master");
    expect(kept.map(({ table, points, best, isWon }) => [table, points, best, isWon])).toEqual([["b", 2, 8, false], ["a", 5, 3, true]]);
    expect(tally(kept)).toEqual({ games: 2, won: 1, most: 5, average: 3.5 });
    expect(readResults("catte", "bots/visitor")).toEqual([]);
  });

  it("are those of one person against bots: no other game is compared, nor a lesson", () => {
    keepEnd(over("a", [5, 3], { seats: [seat(0, "person"), seat(1, "person")] }));
    keepEnd(over("b", [5, 3], { mine: [0, 1] }));
    keepEnd(over("c", [5, 3], { mine: [] }));
    keepEnd(over("d", [5, 3], { lesson: {} as Snapshot["lesson"] }));
    keepEnd(over("e", [5, 3], { seats: [seat(0, "bot", "master"), seat(1, "bot", "master")] })); // one plays for me
    expect(localStorage.getItem("tenshu.results")).toBeNull();
  });

  it("tell solitaire by its difficulty, and bots by their strength", () => {
    expect(sortOf([seat(0, "person")], { difficulty: "hard" })).toBe("alone/hard");
    expect(sortOf([seat(0, "person"), seat(1, "bot", "master"), seat(2, "bot", "apprentice")], {})).toBe("bots/apprentice/master");
  });

  it("tell games apart in which lines of a domain run without limit", () => {
    const [me, bot] = [seat(0, "person"), seat(1, "bot", "master")];
    expect(sortOf([me], { difficulty: "hard", deck: "cl1.ou1", domain_lines: "unlimited" })).toBe("alone/hard/own/unlimited");
    expect(sortOf([me, bot], { domain_lines: "unlimited" })).toBe("bots/master/unlimited");
    expect(sortOf([me, bot], { domain_lines: "once" })).toBe("bots/master");
  });

  it("tell games against a brought deck apart", () => {
    const alone = [seat(0, "person")];
    expect(sortOf(alone, { difficulty: "hard", deck: "reconstructed" })).toBe("alone/hard");
    expect(sortOf(alone, { difficulty: "hard", deck: "cl1.ou1" })).toBe("alone/hard/own");
  });
});
