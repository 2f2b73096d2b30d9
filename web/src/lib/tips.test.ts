import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attend, type Tip } from "./tips";

const HOVER = 400; // ms that are long enough

/** A board with something on it, `y` pixels below its edge and so high. */
function place(inside: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = inside;
  for (const one of [root, ...root.querySelectorAll<HTMLElement>("[data-at]")]) {
    const [y = 0, height = 600] = (one.dataset["at"] ?? "").split(" ").filter(Boolean).map(Number);
    one.getBoundingClientRect = () => new DOMRect(0, y, 300, height);
  }
  document.body.replaceChildren(root);
  return root;
}

describe("words for what a mouse rests on", () => {
  let told: Tip | null = null;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function rest(root: HTMLElement): Tip | null {
    const { stop } = attend(root, (tip) => (told = tip));
    const thing = root.querySelector("[data-tip]");
    thing?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    vi.advanceTimersByTime(HOVER);
    stop();
    return told;
  }

  it("are those of the thing and of the signs on it, beside it", () => {
    const tip = rest(place('<b data-tip="a well" data-at="100 50"><i data-icon="coin"></i><i data-icon="coin"></i></b>'));
    expect(tip).toMatchObject({ words: "a well", icons: ["coin"], y: 100, height: 50 });
  });

  it("keep clear of what else is to be chosen from", () => {
    const tip = rest(place('<p data-clear data-at="80 200"><b data-tip="Pair 2" data-at="130 50"></b></p>'));
    expect(tip).toMatchObject({ words: "Pair 2", y: 80, height: 200 });
  });
});
