import { afterEach, describe, expect, it, vi } from "vitest";
import { sound } from "./sound";

const made = vi.fn();

class Silent {
  constructor() {
    made();
    throw new Error("no loudspeaker");
  }
}

function press(hasBeenActive: boolean): void {
  vi.stubGlobal("AudioContext", Silent);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive, isActive: false } });
}

describe("sound", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    made.mockClear();
  });

  it("waits for the first press, so that a page that was loaded again is not warned", () => {
    press(false);
    sound("bell");
    expect(made).not.toHaveBeenCalled();
    press(true);
    sound("bell");
    expect(made).toHaveBeenCalledOnce();
  });

  it("is tried where a browser does not tell whether something was pressed", () => {
    vi.stubGlobal("AudioContext", Silent);
    vi.stubGlobal("navigator", {});
    sound("wood");
    expect(made).toHaveBeenCalledOnce();
  });
});
