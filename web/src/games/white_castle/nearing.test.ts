import { describe, expect, it, vi } from "vitest";
import type { Placed } from "./layout";
import { Nearing } from "./nearing";

const at = (part: Placed["part"], y: number, height: number): Placed => ({ part, x: 0, y, width: 360, height, unit: 1, isHigh: false });
const WHOLE = [at("castle", 0, 100), at("stock", 300, 50)];
const CLOSE = [at("castle", 50, 200), at("bridges", 260, 90), at("stock", 350, 50)];

/** Move from one picture to another; return from what each part moves. */
function moved(called: "dice" | null, motion: boolean, to = CLOSE): Record<string, unknown> {
  const root = document.createElement("div");
  const found: Record<string, unknown> = {};
  for (const part of ["castle", "bridges", "stock"]) {
    const box = root.appendChild(document.createElement("div"));
    box.dataset["part"] = part;
    box.animate = vi.fn(([from]: Keyframe[]) => void (found[part] = from)) as unknown as typeof box.animate;
  }
  const nearing = new Nearing();
  nearing.go(root, WHOLE, null, motion);
  expect(found).toEqual({}); // the table opens at rest
  nearing.go(root, to, called, motion);
  return found;
}

describe("a part that comes close", () => {
  it("comes into sight where it came by itself, also where nothing moves", () => {
    expect(moved("dice", false)).toEqual({ castle: { opacity: 0 }, bridges: { opacity: 0 } });
    expect(moved("dice", true)["castle"]).toMatchObject({ opacity: 0, transform: "translate(0px, -50px) scale(1, 0.5)" });
  });

  it("only grows where one's own hand brought it", () => {
    const found = moved(null, true);
    expect(Object.keys(found)).toEqual(["castle", "stock"]);
    expect(found["castle"]).not.toHaveProperty("opacity");
    expect(moved(null, false)).toEqual({});
  });

  it("rests where it lies as before", () => expect(moved("dice", true, WHOLE)).toEqual({}));
});
