// What things on the table say of themselves, and what they warn of.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { app } from "../../lib/app.svelte";
import { message, type Choice, type View } from "../../lib/wire";
import { Words } from "../../lib/words";
import { propsOf, type Sample } from "../sample";
import Board from "./Board.svelte";

vi.mock("../../art/Art.svelte", async () => await import("../../art/NoArt.svelte"));
vi.mock("../../art/CastleIcon.svelte", async () => await import("../../art/NoArt.svelte"));
vi.mock("../../art/CastleScene.svelte", async () => await import("../../art/NoArt.svelte"));

const samples = Object.values(import.meta.glob<Sample>("./samples/*.json", { import: "default", eager: true }));
const find = (name: string): Sample => samples.find((one) => one.name === name) as Sample;
const read = (language: string, file: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../../../src/tenshu/locales/${language}/${file}.ftl`), "utf8");
const words = new Words("en", read("en", "core"), read("en", "web"), read("en", "white_castle"));
const said = { t: words.render.bind(words), say: words.say.bind(words) };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(sample: Sample, more: Partial<Sample> = {}) {
  const props = propsOf({ ...sample, ...more }, { ...said, act: vi.fn(), why: vi.fn() });
  const shown = render(Board, { props });
  const label = (selector: string): string[] =>
    [...shown.container.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label") ?? "");
  return { ...shown, label };
}

describe("gardens", () => {
  it("say what they give, besides what they cost and score", () => {
    const { label } = show(find("pick-3"));
    const gardens = label(".wc-garden");
    expect(gardens).toHaveLength(6);
    for (const one of gardens) expect(one).toMatch(/costs \d food, gives .+, \d points? at the end/);
    expect(gardens).toContainEqual(expect.stringContaining("gives 2 seals"));
    expect(gardens).toContainEqual(expect.stringContaining("gives gardener for 3 coins"));
  });
});

describe("gardens that are not dealt yet", () => {
  it("are empty", () => {
    const { view } = find("pick-3");
    const bare = (area: View["areas"][number]) => (area.id === "bridges" ? { ...area, slots: area.slots.map((slot) => (slot.id.startsWith("garden-") ? { ...slot, pieces: [] } : slot)) } : area);
    const { container } = show(find("pick-3"), { view: { ...view, areas: view.areas.map(bare) }, legal: [], beyond: [] });
    const gardens = [...container.querySelectorAll(".wc-garden")];
    expect(gardens.map((one) => one.textContent?.trim())).toEqual(["", "", "", "", "", ""]);
  });
});

describe("a rival of the game", () => {
  it.each([[360, 640], [390, 844], [820, 1180]])("tells where its deck comes from, at %i x %i", (width, height) => {
    vi.stubGlobal("innerWidth", width);
    vi.stubGlobal("innerHeight", height);
    const sample = find("die-1");
    const view = { ...sample.view, areas: sample.view.areas.filter(({ id }) => id !== "deck") };
    for (const one of [sample.view, view]) {
      const { container } = show(sample, { view: one, legal: [], beyond: [] });
      expect(container.querySelector(".clan.rival")?.textContent).toContain("deck reconstructed");
      cleanup();
    }
  });
});

describe("waste", () => {
  const lost = message("white_castle-explain-vain", { rule: "" });
  const warned = (legal: Choice[]): Choice[] => legal.map((one, i) => ({ ...one, warns: i ? [] : [{ sort: "vain", what: lost }] }));

  it("is told by a sign on what is lit, and in its words", async () => {
    const sample = find("gardener-3");
    const [first] = sample.legal;
    const { container } = show(sample, { legal: warned(sample.legal) });
    const signs = () => [...container.querySelectorAll<HTMLElement>(".waste")].map((one) => one.closest<HTMLElement>("button"));
    expect(signs().map((one) => Number(one?.dataset["action"]))).toEqual([first?.action]);
    expect(signs()[0]?.getAttribute("aria-label")).toContain("nothing there can be done now");
    app.liking.warnVain = false;
    await tick();
    expect(signs()).toEqual([]);
    app.liking.warnVain = true;
  });
});

describe("the place of what is owed", () => {
  /** The parts that are drawn once others play, where something was owed just before. */
  async function after(sample: Sample): Promise<(string | undefined)[]> {
    vi.stubGlobal("innerWidth", 360);
    vi.stubGlobal("innerHeight", 640);
    const owed = find("owed-3").view.areas.filter((area) => area.id === "owed");
    const rest = sample.view.areas.filter((area) => area.id !== "owed");
    const view = (areas: View["areas"]): View => ({ ...sample.view, areas });
    const { container, rerender } = show(sample, { view: view([...rest, ...owed]), legal: [], beyond: [] });
    await rerender({ view: view(rest) });
    return [...container.querySelectorAll<HTMLElement>("[data-part]:not(.away)")].map((one) => one.dataset["part"]);
  }

  it("is kept while other people play", async () => expect(await after(find("owed-3"))).toContain("moment"));
  it("is given to the table while a rival of the game does", async () => expect(await after(find("die-1"))).not.toContain("moment"));
});

describe("things of one's choice", () => {
  it("say how many are left", () => {
    const { container, label } = show(find("pick-3"));
    expect(container.querySelector(".several p")?.textContent).toBe("any 3 resources");
    expect(label(".several")).toEqual(["Several at once: any 3 resources"]);
  });
});

const choice = (action: number, name: Choice["name"]): Choice => ({ action, name, notes: [], gained: [], warns: [] });
const swap = choice(122, message("white_castle-exchange", { thing: "food", seals: 2 }));
const decline = choice(126, message("white_castle-decline"));

/** A question on the smallest phone, what is said above the exchanges, and whether these are folded away. */
function ask(legal: Choice[]) {
  vi.stubGlobal("innerWidth", 360);
  vi.stubGlobal("innerHeight", 640);
  const { container, rerender } = show(find("gardener-3"), { legal, beyond: [] });
  const shown = () => [container.querySelector(".menu:not([hidden]) .hint")?.textContent, container.querySelector<HTMLElement>(".menu")?.hidden];
  return { container, rerender, shown };
}

describe("a question that only exchanged seals can answer", () => {
  it("says so, and offers the exchanges at once, until they are folded away", async () => {
    const { container, shown } = ask([swap, decline]);
    expect(shown()).toEqual([words.say("white_castle-look-exchange-first"), false]);
    container.querySelector<HTMLElement>(".swap")?.click();
    await tick();
    expect(shown()).toEqual([undefined, true]);
  });

  it("is not what is asked where anything else can be done", () => {
    const [garden] = find("gardener-3").legal;
    expect(ask([garden as Choice, swap, decline]).shown()).toEqual([undefined, true]);
  });
});

describe("exchanges", () => {
  const [garden, other] = [choice(18, message("white_castle-garden")), choice(19, message("white_castle-garden"))];
  const payable = [garden, swap, decline];

  /** Ask, open the exchanges where they have not come by themselves, exchange or do something else that costs a seal, and ask again. */
  async function next(first: Choice[], isExchanged: boolean): Promise<unknown> {
    const { container, rerender, shown } = ask(first);
    if (shown()[1]) container.querySelector<HTMLElement>(".swap")?.click();
    await tick();
    expect(shown()[1]).toBe(false);
    if (isExchanged) container.querySelector<HTMLElement>(`.menu [data-action="${swap.action}"]`)?.click();
    const after = structuredClone({ ...find("gardener-3"), legal: [other, swap, decline], beyond: [] });
    for (const piece of after.view.areas.flatMap((area) => area.slots.flatMap((slot) => slot.pieces)))
      if (piece.id === "seal") piece.name.args = piece.name.args.map(([name, value]) => [name, name === "amount" ? Number(value) - 1 : value]);
    await rerender({ legal: new Map(), isSending: true }); // while the answer is on its way
    await rerender({ ...propsOf(after, { ...said, act: vi.fn(), why: vi.fn() }), isSending: false });
    return shown()[1];
  }

  it("that somebody has opened are folded away when something else is asked", async () => expect(await next(payable, false)).toBe(true));
  it("that somebody has opened stay open for who has exchanged", async () => expect(await next(payable, true)).toBe(false));
  it("are folded away for who has exchanged, was asked the same again, and did something else", async () => {
    const { container, rerender, shown } = ask(payable);
    const legal = (of: Choice[]): Map<number, Choice> => new Map(of.map((one) => [one.action, one]));
    container.querySelector<HTMLElement>(".swap")?.click();
    await tick();
    container.querySelector<HTMLElement>(`.menu [data-action="${swap.action}"]`)?.click();
    await rerender({ legal: new Map(), isSending: true });
    await rerender({ legal: legal(payable), isSending: false });
    expect(shown()[1]).toBe(false);
    await rerender({ legal: new Map(), isSending: true });
    await rerender({ legal: legal([other, swap, decline]), isSending: false });
    expect(shown()[1]).toBe(true);
  });
  // What can be done after them may lie below; others may also have played unseen, where a browser is slow.
  it("that came by themselves are folded away when anything else can be done", async () => expect(await next([swap, decline], true)).toBe(true));
});
