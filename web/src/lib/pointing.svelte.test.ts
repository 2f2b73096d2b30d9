import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pointing, REST } from "./pointing.svelte";

const LEGAL = 3;
const ILLEGAL = 4;

function begin() {
  const on = { isLegal: (action: number) => action === LEGAL, act: vi.fn(), why: vi.fn(), wonder: vi.fn(), tell: vi.fn() };
  return { on, pointing: new Pointing(on) };
}

const by = (pointerType: string) => ({ pointerType }) as PointerEvent;

describe("pointing", () => {
  it("shows what lies under a mouse, and chooses it at a click", () => {
    const { on, pointing } = begin();
    pointing.on(LEGAL).onpointerenter(by("mouse"));
    expect(pointing.lifted).toBe(LEGAL);
    pointing.on(LEGAL).onpointerdown(by("mouse"));
    pointing.on(LEGAL).onclick();
    expect(on.act).toHaveBeenCalledExactlyOnceWith(LEGAL);
    expect(pointing.lifted).toBeNull();
  });

  it("tells what a finger touches, and chooses it at the second touch", () => {
    const { on, pointing } = begin();
    const touch = () => {
      pointing.on(LEGAL).onpointerdown(by("touch"));
      pointing.on(LEGAL).onclick();
    };
    touch();
    expect([pointing.lifted, pointing.isTouched]).toEqual([LEGAL, true]);
    expect(on.act).not.toHaveBeenCalled();
    expect(on.tell).toHaveBeenCalledExactlyOnceWith(LEGAL);
    touch();
    expect(on.act).toHaveBeenCalledExactlyOnceWith(LEGAL);
    expect([pointing.lifted, pointing.isTouched]).toEqual([null, false]);
  });

  it("asks why where something is not legal, and lifts nothing", () => {
    const { on, pointing } = begin();
    pointing.on(ILLEGAL).onpointerenter(by("mouse"));
    expect(pointing.lifted).toBeNull();
    pointing.on(ILLEGAL).onpointerdown(by("touch"));
    pointing.on(ILLEGAL).onclick();
    expect(on.why).toHaveBeenCalledExactlyOnceWith(ILLEGAL);
    expect(on.act).not.toHaveBeenCalled();
  });

  it("chooses at once by keys, which have shown it with the focus", () => {
    const { on, pointing } = begin();
    pointing.on(LEGAL).onclick();
    expect(on.act).toHaveBeenCalledExactlyOnceWith(LEGAL);
  });
});

describe("a mouse", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const { on, pointing } = begin();
  const moves = (action: number) => pointing.on(action).onpointermove(by("mouse"));
  const wondered = () => on.wonder.mock.calls.splice(0).flat();

  it("that passes asks nothing, nor does one that lies still", () => {
    pointing.on(ILLEGAL).onpointerenter(by("mouse"));
    vi.advanceTimersByTime(REST);
    moves(ILLEGAL);
    vi.advanceTimersByTime(REST - 1);
    moves(ILLEGAL);
    vi.advanceTimersByTime(REST - 1);
    pointing.on(ILLEGAL).onpointerleave(by("mouse"));
    vi.advanceTimersByTime(REST);
    expect(wondered()).toEqual([]);
  });

  it("that rests on what is not legal asks why, once, until it goes on", () => {
    moves(ILLEGAL);
    vi.advanceTimersByTime(REST);
    moves(ILLEGAL);
    vi.advanceTimersByTime(REST);
    expect(wondered()).toEqual([ILLEGAL]);
    pointing.on(ILLEGAL).onpointerleave(by("mouse"));
    pointing.on(LEGAL).onpointerenter(by("mouse"));
    moves(LEGAL);
    vi.advanceTimersByTime(REST);
    expect(wondered()).toEqual([null]);
  });

  it("that rests where the table has gone on asks nothing", () => {
    moves(ILLEGAL);
    pointing.lift(null);
    vi.advanceTimersByTime(REST);
    expect(wondered()).toEqual([]);
  });
});
