import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { oneStop } from "./stop";

describe("a list in which Tab stops once", () => {
  let list: HTMLElement;
  let leave: () => void;
  const stops = (): string[] => [...list.querySelectorAll("button")].filter((one) => one.tabIndex === 0).map((one) => one.textContent);
  const line = (text: string): string => `<li><button>${text}</button></li>`;
  const at = (): string | null | undefined => document.activeElement?.textContent;
  const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));
  const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    document.activeElement!.dispatchEvent(event);
    return event;
  };

  beforeEach(() => {
    document.body.innerHTML = `<ol>${["dealt", "led", "followed"].map(line).join("")}</ol><button>after</button>`;
    list = document.querySelector("ol")!;
    leave = oneStop(list);
  });
  afterEach(() => leave());

  it("stops at the newest line, also when another one comes", async () => {
    expect(stops()).toEqual(["followed"]);
    list.insertAdjacentHTML("beforeend", line("taken"));
    await settled();
    expect(stops()).toEqual(["taken"]);
  });

  it("goes from line to line, and no further than the ends", () => {
    list.querySelectorAll("button")[2]!.focus();
    press("ArrowUp");
    expect([at(), stops()]).toEqual(["led", ["led"]]);
    press("Home");
    press("ArrowUp");
    expect([at(), stops()]).toEqual(["dealt", ["dealt"]]);
    press("ArrowDown");
    expect(at()).toBe("led");
    press("End");
    expect(press("ArrowDown").defaultPrevented).toBe(true);
    expect([at(), stops()]).toEqual(["followed", ["followed"]]);
  });

  it("stays where somebody reads while the game goes on", async () => {
    list.querySelector("button")!.focus();
    list.insertAdjacentHTML("beforeend", line("taken"));
    await settled();
    expect([at(), stops()]).toEqual(["dealt", ["dealt"]]);
  });

  it("leaves other keys alone", () => {
    list.querySelector("button")!.focus();
    expect(press("ArrowRight").defaultPrevented).toBe(false);
    expect(press("End", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(at()).toBe("dealt");
  });

  it("loses no stop with a line that goes", async () => {
    list.querySelectorAll("button")[1]!.focus();
    list.children[1]!.remove();
    await settled();
    expect(stops()).toEqual(["followed"]);
  });
});
