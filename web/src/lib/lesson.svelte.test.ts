// A lesson at a table: its pages are turned here, and all else is on the table.
import { describe, expect, it, vi } from "vitest";
import { Coach, ring } from "./lesson.svelte";
import type { Sitting } from "./table.svelte";
import type { LessonShown } from "./wire";

const page = (name: string, points: number[] = [], is_try = false) => ({ text: { key: `lesson-${name}`, args: [] }, points, is_try });

function sit(lesson: Partial<LessonShown> | null, lit: number[] = [9]) {
  const shown = lesson && { number: 4, of: 12, pages: [page("one", [5]), page("two", [7], true), page("three", [9])], is_done: false, ...lesson };
  const sitting = { snapshot: { lesson: shown }, isReplay: false, pending: null, reason: {}, legal: new Map(lit.map((one) => [one, {}])), why: vi.fn() };
  return { sitting, coach: new Coach(sitting as unknown as Sitting) };
}

describe("a coach", () => {
  it("turns the pages, and counts them", () => {
    const { coach, sitting } = sit({});
    const seen = [];
    for (let i = 0; i < 4; i++) {
      seen.push([coach.number, coach.page?.text.key, coach.isReading, coach.hasBefore]);
      coach.turn(1);
    }
    expect(seen).toEqual([
      [4, "lesson-one", true, false],
      [5, "lesson-two", true, true],
      [6, "lesson-three", false, true],
      [6, "lesson-three", false, true],
    ]);
    expect(sitting.reason).toBeNull();
    coach.turn(-1);
    expect(coach.number).toBe(5);
  });

  it("begins anew at the next answer", () => {
    const { coach, sitting } = sit({});
    coach.turn(1);
    sitting.snapshot.lesson = { number: 7, of: 12, pages: [page("four")], is_done: false };
    expect([coach.number, coach.page?.text.key, coach.hasBefore]).toEqual([7, "lesson-four", false]);
  });

  it("goes on when somebody points at what it speaks of", () => {
    const { coach, sitting } = sit({});
    coach.why(5);
    expect([coach.number, sitting.why.mock.calls]).toEqual([5, []]);
  });

  it("lets the table say why what shall be tried is not allowed, and anything else too", () => {
    const { coach, sitting } = sit({});
    coach.why(8);
    coach.turn(1);
    coach.why(7);
    expect([coach.number, sitting.why.mock.calls]).toEqual([6, [[8], [7]]]);
  });

  it("says nothing while an answer travels, in a replay, without a lesson, and once it was thanked", () => {
    const { coach, sitting } = sit({});
    sitting.pending = 9 as never;
    expect([coach.lesson?.number, coach.page]).toEqual([4, undefined]);
    sitting.isReplay = true;
    expect(coach.lesson).toBeNull();
    expect(sit(null).coach.lesson).toBeNull();
    const done = sit({ is_done: true }).coach;
    done.leave();
    expect(done.lesson).toBeNull();
  });

  it("rings what does not light up by itself", () => {
    const { coach } = sit({ pages: [page("one", [5, 9])] });
    expect(coach.points).toEqual([5]);
    expect(ring(coach.points)).toContain('[data-action="5"]');
    expect(ring(coach.points)).toContain('[data-told="5"]');
  });
});
