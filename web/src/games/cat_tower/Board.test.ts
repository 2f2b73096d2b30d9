import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Message } from "../../lib/wire";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { moved, readChoice, readView, stepOf } from "./read";
import { propsOf, type Sample } from "../sample";
import { CAT, DIE, HEX, ITEM, ITEMS, PASS, STOREYS, height, isHouseHex, isRaised } from "./sheet";

vi.mock("../../art/Art.svelte", async () => await import("../../art/NoArt.svelte"));

const samples = Object.values(import.meta.glob<Sample>("./samples/*.json", { import: "default", eager: true }));
const read = (path: string): string => readFileSync(resolve(import.meta.dirname, "../../../../src/tenshu", path), "utf8");

const words = new Words("en", read("locales/en/core.ftl"), read("locales/en/web.ftl"), read("locales/en/cat_tower.ftl"));

function show(sample: Sample) {
  const act = vi.fn();
  const why = vi.fn();
  const props = propsOf(sample, {
    t: (message) => words.render(message),
    say: (key, args) => words.say(key, args),
    act,
    why,
  });
  const { container, rerender } = render(Board, { props });
  const pointers = (action: number) => [...container.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)];
  return { container, act, why, pointers, props, rerender };
}

const find = (name: string): Sample => {
  const sample = samples.find((one) => one.name === name);
  if (!sample) throw new Error(`no sample ${name}`);
  return sample;
};

describe("the sheet", () => {
  interface Box {
    columns: { id: string; raised: boolean; floors: number[] }[];
    house_hexes: { column: string; floor: number }[];
    items: { id: string }[];
  }
  const box = JSON.parse(read("games/cat_tower/pieces.json")) as Box;

  it("stands as the pieces say", () => {
    for (const column of box.columns) expect(isRaised(column.id), column.id).toBe(column.raised);
    const houses = box.columns.flatMap((column) =>
      column.floors.filter((floor) => isHouseHex(`${column.id}-${floor}`)).map((floor) => ({ column: column.id, floor })),
    );
    expect(houses).toEqual(
      box.columns.flatMap((column) =>
        box.house_hexes.filter((place) => place.column === column.id).map(({ floor }) => ({ column: column.id, floor })),
      ),
    );
    expect(box.items.map((item) => item.id)).toEqual([...ITEMS]);
    const tops = box.columns.flatMap((column) => column.floors.map((floor) => height(column.id, floor) + 0.5));
    expect(Math.max(...tops)).toBe(STOREYS);
  });

  it("numbers its hexes as the actions do", () => {
    const sample = find("hex-soft-2");
    const { hexes } = readView(sample.view).sheets[0] ?? { hexes: [] };
    for (const hex of hexes) if (hex.piece.action >= 0) expect(hex.action).toBe(hex.piece.action);
    for (const choice of sample.legal) {
      const hex = hexes.find((one) => one.action === choice.action);
      expect(words.render(choice.name)).toBe(hex?.id.replace("-", " "));
    }
    expect([DIE, ITEM, HEX, CAT, PASS]).toEqual([0, 6, 12, 36, 42]);
  });
});

describe.each(samples.map((sample) => [sample.name, sample] as const))("%s", (_name, sample) => {
  it("offers every legal action, and says why of all others", () => {
    const { container, act, why, pointers } = show(sample);
    for (const { action } of sample.legal) {
      const found = pointers(action).filter((element) => "legal" in element.dataset);
      expect(found.length, `action ${action}`).toBeGreaterThan(0);
      for (const element of found) {
        expect(element.tagName).toBe("BUTTON");
        expect(element.getAttribute("aria-disabled")).toBeNull();
        element.click();
        expect(act).toHaveBeenLastCalledWith(action);
      }
    }
    expect(why).not.toHaveBeenCalled();
    act.mockClear();
    for (const element of container.querySelectorAll<HTMLElement>("[data-action]:not([data-legal])")) {
      expect(element.getAttribute("aria-disabled"), element.outerHTML).toBe("true");
      expect(Number(element.dataset["action"])).toBeGreaterThanOrEqual(0);
      element.click();
      expect(why).toHaveBeenLastCalledWith(Number(element.dataset["action"]));
    }
    expect(act).not.toHaveBeenCalled();
  });

  it("names whatever is shown, and everyone's points", () => {
    const { container } = show(sample);
    for (const thing of container.querySelectorAll("button, [role=img]")) {
      const name = thing.getAttribute("aria-label") ?? thing.textContent ?? "";
      expect(name.trim(), thing.outerHTML).not.toBe("");
      expect(name).not.toMatch(/cat_tower-|web-tower|undefined|NaN/);
    }
    const me = sample.seat === 9 ? 0 : Math.max(0, sample.seat);
    const totals = sample.seats.map((_, seat) => sample.view.sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));
    const number = (element: Element | null): number => Number(element?.textContent?.replace("½", ".5"));
    expect(number(container.querySelector(".ledger .total dd"))).toBe(totals[me]);
    const rivals = totals.map((_, step) => totals[(me + step) % totals.length]).slice(1);
    expect([...container.querySelectorAll(".rival .facts b")].map(number)).toEqual(rivals);
  });

  it("knows the hexes of each item that its notes count, all of them empty", () => {
    const sheet = readView(sample.view).sheets[sample.seat];
    if (!sheet || stepOf(new Map(sample.legal.map((one) => [one.action, one]))) !== "item") return;
    const empty = new Set(sheet.hexes.filter((hex) => !hex.item).map((hex) => hex.id));
    for (const choice of sample.legal) {
      const { at, hexes } = readChoice(choice);
      expect(at.size, `${choice.action}`).toBe(hexes);
      expect([...at].filter((id) => !empty.has(id))).toEqual([]);
    }
  });
});

describe("picking", () => {
  /** A sample in which somebody has picked one of the dice in the middle, the last of those of a value. */
  function picked(sample: Sample, value: number): Sample {
    const view = structuredClone(sample.view);
    const [middle, ...seats] = view.areas.find((area) => area.id === "dice")?.slots ?? [];
    const taken = middle?.pieces.findLast((piece) => piece.id.startsWith(`die-${value}-`));
    if (!middle || !taken) throw new Error(`no die ${value}`);
    middle.pieces = middle.pieces.filter((piece) => piece !== taken);
    seats.find((slot) => !slot.pieces.length)?.pieces.push({ ...taken, action: -1 });
    return { ...sample, view };
  }

  it.each([1, 5, 6])("leaves the other dice where they are: %i", async (value) => {
    const sample = find("pick-wait-3"); // 1, 1, 5 and 6
    const { container, rerender, props: { t, say, act, why } } = show(sample);
    const cells = () =>
      [...container.querySelectorAll<HTMLElement>(".loose")].map((die) => [
        die.dataset["action"],
        ...["one-row", "pairs", "fours"].map((form) => die.style.getPropertyValue(`--in-${form}`)),
      ]);
    const before = cells();
    expect(before.map(([, place]) => place)).toEqual(["1 / 1", "1 / 2", "1 / 3", "1 / 4"]);
    const gone = before.findLastIndex(([action]) => action === String(DIE + value - 1));
    await rerender(propsOf(picked(sample, value), { t, say, act, why }));
    await vi.waitFor(() => expect(cells()).toEqual(before.filter((_, at) => at !== gone)));
  });
});

describe("marking", () => {
  it("moves the dice by plus and minus, within what is ready, and reads them", async () => {
    const sample = find("item-3");
    const { container, act } = show(sample);
    const steps = [...container.querySelectorAll<HTMLElement>(".step")];
    const sizes = (): string[] => [...container.querySelectorAll(".reading")].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim() ?? "");
    const before = sizes();
    const free = steps.filter((one) => !one.hasAttribute("aria-disabled"));
    expect(free.length).toBeGreaterThan(0);
    for (let again = 0; again < 9; again++) free[0]?.click();
    await Promise.resolve();
    expect(sizes()).not.toEqual(before);
    const ready = readView(sample.view).sheets[0]?.track.ready ?? 0;
    const cost = container.querySelector(".cost b")?.textContent?.split("/").map(Number) ?? [];
    expect(cost[1]).toBe(ready);
    expect(cost[0]).toBeLessThanOrEqual(ready);
    for (const reading of container.querySelectorAll<HTMLElement>(".reading[data-legal]")) {
      reading.click();
      expect(act).toHaveBeenLastCalledWith(Number(reading.dataset["action"]));
    }
  });

  it("prints prices and points on lit hexes", () => {
    const sample = find("hex-3");
    const { container } = show(sample);
    for (const choice of sample.legal) {
      const { footprints, points } = readChoice(choice);
      const hex = container.querySelector(`button.hex[data-action="${choice.action}"]`);
      expect(hex?.querySelector(".price b")?.textContent).toBe(`+${points}`);
      expect(hex?.querySelector(".price small")?.textContent?.trim() ?? "").toBe(footprints ? String(footprints) : "");
    }
  });

  it("prints on a house hex how many houses there would be", () => {
    const notes = [
      { key: "cat_tower-explain-mark", args: [["footprints", 1], ["points", 0], ["rule", { key: "cat_tower-rule", args: [["part", "items"], ["number", "1"]] }]] },
      { key: "cat_tower-explain-house", args: [["houses", 3]] },
      { key: "cat_tower-explain-completes", args: [["points", 8]] },
    ] as Message[];
    const brings = readChoice({ action: HEX, name: { key: "cat_tower-pass", args: [] }, notes, warns: [], gained: [] });
    expect(brings).toMatchObject({ footprints: 1, points: 0, houses: 3, completes: 8, item: 1 });
  });

  it("goes over the hexes by arrow keys", () => {
    const { container } = show(find("hex-3"));
    const at = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset["hex"];
    const press = (key: string): boolean | undefined =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    container.querySelector<HTMLElement>('[data-hex="red-1"]')?.focus();
    press("ArrowUp");
    expect(at()).toBe("red-2");
    press("ArrowRight");
    expect(at()).toMatch(/^green-[12]$/);
    press("ArrowLeft");
    press("ArrowLeft");
    expect(at()).toMatch(/^gold-/);
    press("ArrowLeft");
    expect(at()).toMatch(/^gold-/);
    expect(container.querySelectorAll('button.hex[tabindex="0"]')).toHaveLength(1);
  });

  it("leads Tab to the first lit hex whenever another question is asked", async () => {
    const { container, rerender, props: { t, say, act, why } } = show(find("item-3"));
    const stop = (): HTMLElement | null => container.querySelector('button.hex[tabindex="0"]');
    const far = [...container.querySelectorAll<HTMLElement>("button.hex")].at(-1)!;
    far.focus();
    far.blur();
    await tick();
    expect(stop()).toBe(far);
    await rerender(propsOf(find("hex-3"), { t, say, act, why }));
    expect(stop()?.dataset).toHaveProperty("legal");
  });

  it("tells how dice become an item and a floor", () => {
    expect(moved([2, 4], 1, 6, 3)).toEqual([1, 6]);
    expect(moved([2, 4], 4, 2, 0)).toEqual([2, 4]);
    expect(moved([5, 5], 1, 1, 3)).toBeNull();
  });

  it("asks for another item only where that can be", async () => {
    const sample = find("hex-3");
    const { container, props, rerender } = show(sample);
    const back = vi.fn();
    expect(container.querySelector(".undo")).toBeNull();
    await rerender({ ...props, back } as typeof props);
    container.querySelector<HTMLElement>(".pass")?.click();
    expect(back).toHaveBeenCalled();
  });
});

describe("rivals", () => {
  it("are named while they are waited for", () => {
    const sample = find("wait-4");
    const { container } = show(sample);
    const waiting = container.querySelector(".waiting")?.textContent;
    for (const seat of sample.asked) expect(waiting).toContain(sample.seats[seat]?.name);
    expect(waiting).toMatch(/choosing an? (item|hex|cat)/);
  });

  it("open their sheets", async () => {
    const { container } = show(find("over-4"));
    container.querySelector<HTMLElement>(".rival .open")?.click();
    await Promise.resolve();
    expect(container.querySelector("dialog .big .hex")).not.toBeNull();
    expect(container.querySelectorAll("dialog .scores tbody tr")).toHaveLength(4);
  });
});
