import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// The browser's history, as far as these steps go: it arrives later, as a browser does.
class Steps {
  entries: { state: unknown; hash: string }[] = [{ state: null, hash: "#/seat/a" }];
  at = 0;
  get state(): unknown {
    return this.entries[this.at]?.state;
  }
  pushState(state: unknown): void {
    this.entries.splice(this.at + 1, Infinity, { state, hash: location.hash });
    this.at += 1;
  }
  replaceState(state: unknown, _: string, hash: string): void {
    this.entries[this.at] = { state, hash };
    location.hash = hash;
  }
  go(by: number): void {
    setTimeout(() => {
      this.at += by;
      location.hash = this.entries[this.at]?.hash ?? "";
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
  }
}

describe("the browser's Back", () => {
  let steps: Steps;
  let back: typeof import("./back");
  const closed: string[] = [];

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    closed.length = 0;
    steps = new Steps();
    vi.stubGlobal("history", steps);
    vi.stubGlobal("location", { hash: "#/seat/a" });
    const heard = new EventTarget();
    vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
    vi.spyOn(window, "dispatchEvent").mockImplementation((event) => heard.dispatchEvent(event));
    back = await import("./back");
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const open = (name: string): (() => void) => {
    const shut = back.opened(() => (closed.push(name), shut()));
    return shut;
  };
  const settle = (): void => void vi.runAllTimers();
  const press = (): void => {
    steps.go(-1);
    settle();
  };

  it("closes what is open, the topmost first", () => {
    open("close-up");
    open("dialog");
    settle();
    expect(steps.at).toBe(2);
    press();
    expect(closed).toEqual(["dialog"]);
    press();
    expect(closed).toEqual(["dialog", "close-up"]);
    expect(steps.at).toBe(0);
  });

  it("has no step left of what was closed by hand, so that it leads from the page at once", () => {
    const shut = open("dialog");
    settle();
    shut();
    settle();
    expect(steps.at).toBe(0);
    expect(closed).toEqual([]);
  });

  it("takes no step when one dialog follows another", () => {
    const shut = open("menu");
    settle();
    const entries = steps.entries.length;
    shut();
    open("rules");
    settle();
    expect([steps.at, steps.entries.length]).toEqual([1, entries]);
    press();
    expect(closed).toEqual(["rules"]);
  });

  it("stays at the moment that is looked at", () => {
    open("close-up");
    settle();
    back.readdress("#/seat/a/at/60");
    press();
    expect(closed).toEqual(["close-up"]);
    expect(location.hash).toBe("#/seat/a/at/60");
  });

  it("stays there too when something is closed by hand", () => {
    const shut = open("log");
    settle();
    back.readdress("#/seat/a/at/60");
    shut();
    settle();
    expect([steps.at, location.hash]).toEqual([0, "#/seat/a/at/60"]);
  });

  it("leads from the page when nothing is open, and leaves the address of another alone", () => {
    steps.entries.unshift({ state: null, hash: "#/" });
    steps.at = 1;
    open("dialog")();
    settle();
    press();
    expect([steps.at, location.hash, closed]).toEqual([0, "#/", []]);
  });

  it("goes on to the page when a step with nothing open is come back to", () => {
    const shut = open("dialog");
    settle();
    shut();
    settle();
    steps.go(1); // the browser's Forward
    settle();
    expect(steps.at).toBe(0);
  });
});
