import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { uncited } from "../../lib/rules";
import type { Choice, Message } from "../../lib/wire";
import { Words } from "../../lib/words";
import { propsOf, type Sample } from "../sample";
import Board from "./Board.svelte";
import { clansIn, isFolded } from "./clans";
import { focusOf, partOf } from "./focus";
import { arrange, draft, isTight, lowest, PARTS, rowOf, type Focus, type Part, type Wanted } from "./layout";
import { changes, tokens } from "./marks";
import { PRINTED_LINES } from "./printed";
import { COLOURS, readView } from "./read";

// The pictures are tried elsewhere, and take most of the time here.
vi.mock("../../art/Art.svelte", async () => await import("../../art/NoArt.svelte"));
vi.mock("../../art/CastleIcon.svelte", async () => await import("../../art/NoArt.svelte"));
vi.mock("../../art/CastleScene.svelte", async () => await import("../../art/NoArt.svelte"));

const samples = Object.values(import.meta.glob<Sample>("./samples/*.json", { import: "default", eager: true }));
const read = (path: string): string => readFileSync(resolve(import.meta.dirname, "../../../../src/tenshu", path), "utf8");
const words = new Words("en", read("locales/en/core.ftl"), read("locales/en/web.ftl"), read("locales/en/white_castle.ftl"));
const find = (name: string): Sample => samples.find((one) => one.name === name) as Sample;

/** What can be pointed at, as the board gets it. */
const reachable = (sample: Sample): Map<number, Choice> =>
  new Map([...(sample.beyond ?? []), ...sample.legal].map((one) => [one.action, one]));

afterEach(cleanup);

function show(sample: Sample) {
  const act = vi.fn();
  const why = vi.fn();
  const name = (seat: number): string => sample.seats[seat]?.name ?? "Rival";
  const props = propsOf(sample, {
    t: (message) => words.render(message, name),
    say: (key, args) => words.say(key, args, name),
    act,
    why,
  });
  const shown = render(Board, { props: { ...props, name } });
  const pointers = (action: number) => [...shown.container.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)];
  return { ...shown, act, why, pointers };
}

function checkNames(container: HTMLElement): void {
  for (const thing of container.querySelectorAll("button, [role=img], [data-tip]")) {
    const name = thing.getAttribute("aria-label") ?? thing.textContent ?? "";
    expect(name.trim(), thing.className).not.toBe("");
    expect(name).not.toMatch(/white_castle-|undefined|NaN|\[object/);
  }
  expect(container.querySelectorAll("[id]")).toHaveLength(0);
}

/** Every mark, every side, and a word for every sign. */
function checkDrawn(sample: Sample, container: HTMLElement): void {
  const table = readView(sample.view);
  for (const clan of table.clans) expect(container.querySelector(`[data-seat="${clan.seat}"]`)).not.toBeNull();
  const marks = sample.view.areas.flatMap((area) => area.slots.flatMap((slot) => slot.pieces.map((piece) => piece.mark)));
  const COMPOSED = /short-(garden|home|member-of|marker|rival-card|in)$/;
  for (const mark of marks)
    if (typeof mark === "object" && !COMPOSED.test(mark.key)) expect(tokens(mark).length, mark.key).toBeGreaterThan(0);
  for (const icon of container.querySelectorAll<HTMLElement>("[data-icon]")) {
    const told = words.say("white_castle-icon", { icon: icon.dataset["icon"] ?? "" });
    expect(told, icon.dataset["icon"]).not.toBe("Part of the table.");
    expect(icon.closest("[data-tip]"), icon.dataset["icon"]).not.toBeNull();
  }
}

const DECLINE = "white_castle-decline"; // offered below the board

describe.each(samples.map((sample) => [sample.name, sample] as const))("%s", (_name, sample) => {
  it("offers every legal action with what it brings, says why of all others, and draws and names all there is", () => {
    const { container, act, why, pointers } = show(sample);
    for (const choice of sample.legal) {
      if (choice.name.key === DECLINE) continue;
      const [thing, ...more] = pointers(choice.action).filter((one) => "legal" in one.dataset);
      expect(thing?.tagName, `${choice.action} ${words.render(choice.name)}`).toBe("BUTTON");
      expect(more, words.render(choice.name)).toHaveLength(0);
      for (const note of choice.notes)
        expect(thing?.getAttribute("aria-label")).toContain(uncited((what) => words.render(what, (seat) => sample.seats[seat]?.name))(note));
      thing?.click();
      expect(act).toHaveBeenLastCalledWith(choice.action);
    }
    act.mockClear();
    for (const thing of container.querySelectorAll<HTMLElement>("[data-action]:not([data-legal])")) {
      expect(thing.getAttribute("aria-disabled")).toBe("true");
      thing.click();
      expect(why).toHaveBeenLastCalledWith(Number(thing.dataset["action"]));
    }
    expect(act).not.toHaveBeenCalled();
    checkNames(container);
    checkDrawn(sample, container);
  });

  it("finds the part of every legal action that lies on the table", () => {
    const table = readView(sample.view);
    const legal = reachable(sample);
    const me = Math.max(0, sample.seat);
    for (const choice of legal.values()) {
      if (choice.name.key === DECLINE || choice.name.key === "white_castle-pair") continue;
      expect(partOf(table, choice.action, me, legal), words.render(choice.name)).not.toBeNull();
    }
  });
});

describe("what is looked at", () => {
  const focus = (name: string): Focus | null => {
    const sample = find(name);
    return focusOf(readView(sample.view), reachable(sample), 0);
  };

  it("is the part where something can be done", () => {
    expect(["die-2", "space-4", "gardener-3", "warrior-2", "courtier-4", "room-2", "favour-2", "line-2", "checkpoint-2"].map(focus)).toEqual([
      "dice", "spaces", "bridges", "yards", "castle", "castle", "castle", "home", "clans",
    ]);
    expect(["owed-3", "wait-4", "over-1"].map(focus)).toEqual([null, null, null]);
  });

  it("is the two parts where a later answer can be pointed at already", () => {
    expect(focus("one_of-2")).toBe("castle+yards");
  });

  const SIZES = [[340, 300], [360, 430], [360, 525], [390, 690], [500, 310], [820, 1040], [1123, 720], [3400, 2000]] as const;
  it.each(SIZES)("lies within %i x %i, with nothing over another", (width, height) => {
    for (const focus of [null, "clans", "castle", "bridges", "places", "yards", "home", "dice", "spaces", "castle+bridges", "bridges+yards"] as (Focus | null)[])
      for (const rivals of [1, 2, 3])
        for (const hasMoment of [false, true]) {
          const { placed } = arrange({ width, height, focus, rivals, hasMoment, hasHome: true });
          for (const one of placed) {
            expect(PARTS).toContain(one.part);
            expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
            expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01);
            for (const other of placed)
              if (other !== one)
                expect(
                  one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01 ||
                    one.y + one.height <= other.y + 0.01 || other.y + other.height <= one.y + 0.01,
                  `${one.part} over ${other.part}`,
                ).toBe(true);
          }
        }
  });
});

describe("room on a phone", () => {
  const placed = (part: Part, wanted: Partial<Wanted>) =>
    arrange({ width: 360, height: 400, focus: null, rivals: 2, hasMoment: true, hasHome: true, ...wanted }).placed.find((one) => one.part === part);

  it("is left for a line about the others, however little there is", () => {
    expect(placed("clans", {})?.height).toBeGreaterThan(45);
  });

  it("is given to the dice and to the stock where it lies on its side", () => {
    const side = { width: 500, height: 312, hasMoment: false };
    expect(placed("bridges", { ...side, focus: "dice" })?.isHigh).toBe(false);
    expect(placed("stock", side)?.height).toBeGreaterThan(45);
  });
});

describe("room on a tablet", () => {
  const tablet = { width: 820, height: 950, focus: "yards" as Focus, rivals: 2, hasHome: true };

  it("is there for all at once, also while something is owed", () => {
    for (const hasMoment of [false, true]) {
      const { isWhole, placed } = arrange({ ...tablet, hasMoment });
      expect(isWhole).toBe(true);
      expect(placed.find((one) => one.part === "castle")?.height).toBeGreaterThanOrEqual(400);
    }
  });

  it("is not taken for granted in a small window with a mouse", () => {
    expect(arrange({ ...tablet, width: 390, height: 690, hasMoment: false, isFine: true }).isWhole).toBe(false);
  });
});

describe("other clans in a box", () => {
  const TABLETS = [[820, 1010], [834, 940]] as const;
  const clans = (width: number, height: number, rivals: number, more: Partial<Wanted> = {}) => {
    const laid = arrange({ width, height, focus: null, rivals, hasMoment: true, hasHome: true, ...more });
    const box = laid.placed.find((one) => one.part === "clans")!;
    return { ...laid, ...clansIn(rivals, box, more.letters), box };
  };

  it.each([1, 2, 3])("are told whole on a tablet, in letters that can be read, be they %i", (rivals) => {
    for (const [width, height] of TABLETS) {
      const { form, unit, isWhole, leads } = clans(width, height, rivals);
      expect([form, isWhole, leads]).toEqual(["all", true, []]);
      expect(unit).toBeGreaterThan(1);
    }
  });

  it("are drawn no higher than their rows, however little is told of them", () => {
    for (const [width, height] of [...TABLETS, [1280, 460], [700, 420]] as const)
      for (const rivals of [1, 2, 3, 4]) {
        const { form, unit, columns, isNarrow, box } = clans(width, height, rivals, { isFine: true });
        const high = form === "low" ? 18 : isNarrow ? 60 : 35;
        if (form !== "short") expect(unit * high * Math.ceil(rivals / columns)).toBeLessThan(box.height);
      }
  });

  it("can be looked at closely where all else is large enough, and they are cut short", () => {
    const wanted = { isFine: true, hasMoment: false };
    const { form, isWhole, leads } = clans(1280, 460, 3, wanted);
    expect([form, isWhole, leads]).toEqual(["low", true, ["clans"]]);
    const close = clans(1280, 460, 3, { ...wanted, focus: "clans" });
    expect([close.form, close.isWhole, close.head > 0]).toEqual(["all", false, true]);
    expect(clans(1280, 460, 3, { ...wanted, focus: "castle" }).isWhole).toBe(true);
  });

  it("grow from close up with the room that there is, as one's own domain does", () => {
    const close = { hasMoment: false, focus: "clans" as Focus };
    expect(clans(360, 460, 3, close).unit).toBeGreaterThan(1.3);
    const { placed } = arrange({ width: 360, height: 460, rivals: 3, hasMoment: false, hasHome: true, focus: "home" });
    expect(placed.find((one) => one.part === "home")).toMatchObject({ isHigh: true });
    expect(placed.find((one) => one.part === "home")?.unit).toBeGreaterThan(1.3);
  });
});

describe("large words", () => {
  const PHONE = 360;
  const placed = (height: number, letters: number, focus: Focus | null = null) =>
    arrange({ width: PHONE, height, focus, rivals: 2, hasMoment: false, hasHome: true, letters }).placed;
  const high = (of: ReturnType<typeof placed>, part: Part): number => of.find((one) => one.part === part)?.height ?? 0;

  it("have a second line for what one has, and the rest keeps its room", () => {
    const [usual, large] = [placed(400, 1, "castle"), placed(444, 2, "castle")];
    expect(high(large, "stock")).toBeCloseTo(high(usual, "stock") + 44);
    expect(high(large, "castle")).toBeCloseTo(high(usual, "castle"));
    expect(lowest(PHONE, 400, 2)).toBe(lowest(PHONE, 400, 1) + 44);
  });

  it("stand on one line where the picture is wide", () => {
    expect(lowest(500, 300, 2)).toBe(lowest(500, 300, 1));
    const side = arrange({ width: 500, height: 300, focus: "castle", rivals: 2, hasMoment: false, hasHome: true, letters: 2 }).placed;
    expect(high(side, "stock")).toBeLessThan(60);
  });

  it("fold the other clans away on a small phone, and are all told on a large one", () => {
    const [small, large] = [placed(400, 2), placed(560, 2)].map((one) => high(one, "clans"));
    expect([small, large].map((height) => isFolded(height!, 2, 2))).toEqual([true, false]);
    expect(small).toBeGreaterThanOrEqual(44);
    expect(high(placed(400, 2), "castle")).toBeGreaterThan(100);
    expect(isFolded(30, 2, 1)).toBe(false);
  });

  it("leave a finger the dice, and every space for one", () => {
    expect(high(placed(400, 2, "dice"), "bridges") / 3).toBeGreaterThanOrEqual(48);
    const spaces = placed(400, 2, "spaces");
    expect(high(spaces, "places")).toBeGreaterThanOrEqual(48);
    expect(isTight(spaces)).toBe(true);
    expect(isTight(placed(480, 1, "spaces"))).toBe(false);
  });
});

describe("rooms", () => {
  const castle = (width: number, height: number) =>
    arrange({ width, height, focus: "castle", rivals: 2, hasMoment: false, hasHome: true }).placed.find((one) => one.part === "castle")!;

  it("stand in a row where a finger would not find their blocks on two floors", () => {
    expect(rowOf(castle(518, 315))).toBeGreaterThan(1);
    expect(rowOf(castle(360, 480))).toBeNull();
    expect(rowOf(castle(1123, 720))).toBeNull();
  });
});

describe("starting pairs in little room", () => {
  it("lie side by side where that makes them larger", () => {
    expect(draft(4, 740, 200)).toMatchObject({ columns: 2 });
    expect(draft(3, 360, 400)).toMatchObject({ columns: 1 });
  });
});

describe("other clans", () => {
  it("show what they have, however many they are and however little room there is", () => {
    vi.stubGlobal("innerWidth", 360);
    vi.stubGlobal("innerHeight", 640);
    const { container } = show(find("wait-4"));
    vi.unstubAllGlobals();
    const table = readView(find("wait-4").view);
    for (const clan of table.clans.filter((one) => one.seat !== 0)) {
      const shown = [...container.querySelectorAll(`.clan[data-seat="${clan.seat}"] .row .figures`)].map((one) => Number(one.textContent));
      expect(shown).toEqual(clan.stock.map((piece) => clan.amounts[piece.id]));
    }
  });

  it.each([["room-2", 640, 1], ["watch-3", 844, 3], ["wait-4", 640, 0]])("lie open from close up with their domains, where there is room (%s, %i)", async (sample, height, open) => {
    vi.stubGlobal("innerWidth", 360);
    vi.stubGlobal("innerHeight", height);
    const { container } = show(find(sample));
    vi.unstubAllGlobals();
    const back = container.querySelector(".head .back");
    if (back) await fireEvent.click(back);
    const part = container.querySelector('[data-part="clans"]') as Element;
    await fireEvent.click(part.querySelector(".closer") as Element);
    expect(part.querySelectorAll(".home")).toHaveLength(open);
    expect(part.querySelectorAll(".home [data-legal]")).toHaveLength(0);
  });
});

describe("starting pairs", () => {
  it("lie on the table until one is mine", async () => {
    const { container, rerender } = show(find("pair-4"));
    expect(container.querySelectorAll(".draft [data-legal]")).toHaveLength(3);
    await rerender({ legal: new Map() });
    expect(container.querySelector(".draft .wc-pair")).not.toBeNull(); // while the answer travels
    await rerender({ me: 1, seat: 1 }); // who has one
    expect(container.querySelector(".draft")).toBeNull();
  });
});

describe("prices", () => {
  it("are read off the notes", () => {
    const covers = { key: "white_castle-explain-covers", args: [["value", 2], ["covered", 3], ["sign", "less"], ["coins", 1]] } as Message;
    expect(changes([covers])).toEqual([{ thing: "coin", amount: -1 }]);
    const sample = find("gardener-3");
    const prices = sample.legal.flatMap((choice) => (choice.name.key === "white_castle-garden" ? [changes(choice.notes)] : []));
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(price.some(({ thing, amount }) => thing === "food" && amount < 0)).toBe(true);
  });

  it("stand on what they are for", () => {
    const { container } = show(find("gardener-3"));
    expect(container.querySelectorAll(".wc-garden[data-legal] .price .less").length).toBeGreaterThan(0);
  });

  it.each([["gardener-3", "garden"], ["warrior-2", "yard"]])("tell what it costs where what it gains is printed: %s", (name, ground) => {
    const sample = find(name);
    const { container } = show(sample);
    const all = sample.legal.flatMap((choice) => (choice.name.key === `white_castle-${ground}` ? [changes(choice.notes)] : []));
    expect(all.flat().some(({ amount }) => amount > 0)).toBe(true);
    expect(container.querySelectorAll(`.wc-${ground} .price`)).toHaveLength(all.length);
    expect(container.querySelectorAll(`.wc-${ground} .price > :not(.less)`)).toHaveLength(0);
  });
});

describe("things of one's choice", () => {
  it("are taken several at once by one tap, each sum of them", () => {
    const sample = find("pick-3");
    const { act, container } = show(sample);
    const buttons = [...container.querySelectorAll<HTMLElement>(".several button")];
    expect(buttons).toHaveLength(sample.beyond?.length ?? 0);
    expect(new Set(buttons.map((one) => one.getAttribute("aria-label"))).size).toBe(buttons.length);
    for (const [i, one] of (sample.beyond ?? []).entries()) {
      buttons[i]?.click();
      expect(act).toHaveBeenLastCalledWith(one.action, one.by);
      expect(one.by).toHaveLength(2);
    }
  });
});

describe("seals", () => {
  it("are exchanged one tap away", async () => {
    const sample = samples.find((one) => one.name.startsWith("die") && one.legal.some((choice) => choice.name.key === "white_castle-exchange"));
    if (!sample) throw new Error("no sample with seals to exchange");
    const { container, act } = show(sample);
    const [swap] = sample.legal.filter((choice) => choice.name.key === "white_castle-exchange");
    const open = container.querySelector<HTMLElement>("[aria-expanded]");
    if (open) await fireEvent.click(open);
    const button = container.querySelector<HTMLElement>(`.menu:not([hidden]) [data-action="${swap?.action}"]`);
    button?.click();
    expect(act).toHaveBeenLastCalledWith(swap?.action);
  });
});

describe("the printed domain", () => {
  it("is as the pieces say", () => {
    interface Box {
      lines: { value: { colour: string; always: Reward; uncovered: Reward[] }[] };
    }
    type Reward = { gain?: Record<string, number>; lantern?: boolean };
    const box = JSON.parse(read("games/white_castle/pieces.json")) as Box;
    const sign = (reward: Reward) => {
      const [[thing, amount] = ["", 0]] = Object.entries(reward.gain ?? {});
      return reward.lantern ? { sign: "lantern" } : { sign: thing, amount };
    };
    for (const line of box.lines.value)
      expect(PRINTED_LINES[line.colour as (typeof COLOURS)[number]]).toEqual([line.always, ...line.uncovered].map(sign));
  });
});

describe("a line of a domain", () => {
  it.each(["die-2", "space-4", "line-2"])("is told with all figures that are drawn on it, in %s", (name) => {
    const lines = [...show(find(name)).container.querySelectorAll<HTMLElement>(".wc-line")];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) {
      const drawn = [...line.querySelectorAll(".track b, .die text")].map((one) => one.textContent!.trim());
      for (const figure of drawn) expect(line.ariaLabel ?? line.getAttribute("aria-label")).toMatch(new RegExp(`\\b${figure}\\b`));
    }
  });

  it("tells what shows beneath members who leave, in their order", () => {
    const { container } = show(find("die-2"));
    const [coral] = container.querySelectorAll(".wc-line");
    expect(coral!.getAttribute("aria-label")).toContain("beneath, in order: 1 food, 1 food, 2 coins, 1 food, 1 seal, value 6 is printed");
  });
});

describe("a part that is looked at closely", () => {
  const SMALL = { width: 360, height: 470 };

  async function onPhone(sample: Sample) {
    vi.stubGlobal("innerWidth", SMALL.width);
    vi.stubGlobal("innerHeight", SMALL.height + 130);
    const shown = show(sample);
    const parts = () => [...shown.container.querySelectorAll<HTMLElement>("[data-part]:not(.away)")].map((one) => one.dataset["part"]);
    return { ...shown, parts };
  }
  afterEach(() => vi.unstubAllGlobals());

  it("comes by itself where all that can be done lies there, and goes at one tap", async () => {
    const { container, parts } = await onPhone(find("die-2"));
    expect(parts()).toEqual(["castle", "bridges", "stock"]);
    await fireEvent.click(container.querySelector(".back") as Element);
    expect(parts()).toContain("yards");
    await fireEvent.click(container.querySelector('[data-part="yards"] .wc-yard') as Element);
    expect(parts()).toEqual(["castle", "yards", "stock"]);
    await fireEvent.keyDown(container.querySelector(".white-castle") as Element, { key: "Escape" });
    expect(parts()).toContain("bridges");
  });

  it.each(["light-2", "line-2"])("is found again by my points where it is my domain: %s", async (sample) => {
    const { container, parts } = await onPhone(find(sample));
    const legal = () => [...container.querySelectorAll<HTMLElement>('[data-part="home"]:not(.away) [data-legal]')];
    const reached = legal().map((one) => one.dataset["action"]);
    expect([parts().includes("home"), reached.length > 0, container.querySelector("[data-leads]")]).toEqual([true, true, null]);
    await fireEvent.click(container.querySelector(".back") as Element);
    expect([parts().includes("home"), legal()]).toEqual([false, []]);
    await fireEvent.click(container.querySelector("[data-leads]") as Element);
    expect(legal().map((one) => one.dataset["action"])).toEqual(reached);
  });

  it("stays while an answer travels, and while others play", async () => {
    const { parts, rerender } = await onPhone(find("die-2"));
    await rerender({ legal: new Map() });
    expect(parts()).toEqual(["castle", "bridges", "stock"]);
    await rerender({ view: { ...find("die-2").view } });
    expect(parts()).toContain("yards");
  });

  it("stays while several answers travel, whatever has come of the first", async () => {
    const { parts, rerender } = await onPhone(find("die-2"));
    await rerender({ legal: new Map(), isSending: true });
    await rerender({ view: { ...find("die-2").view } });
    expect(parts()).toEqual(["castle", "bridges", "stock"]);
    await rerender({ isSending: false });
    expect(parts()).toContain("yards");
  });

  it("says in the place of the moment, which stays, that nothing is left to do in one's turn", async () => {
    const { view } = find("owed-3");
    const { container, rerender } = await onPhone(find("owed-3"));
    await rerender({ legal: new Map(), isSending: true });
    await rerender({ view: { ...view, areas: view.areas.filter(({ id }) => id !== "owed") }, isSending: false, isEnding: true });
    expect(container.querySelector('[data-part="moment"]')?.textContent?.trim()).toBe(words.say("white_castle-look-done"));
    await rerender({ asked: [1], isEnding: false }); // others play
    expect(container.querySelector('[data-part="moment"]')?.textContent?.trim()).toBe("");
  });

  it("lets what comes after be pointed at, and tells all that it costs on the way", async () => {
    const sample = find("one_of-2");
    const { act, parts, pointers } = await onPhone(sample);
    expect(parts()).toEqual(["castle", "yards", "stock"]);
    const room = sample.beyond?.find((one) => one.by.length === 2) as NonNullable<Sample["beyond"]>[number];
    const [thing] = pointers(room.action);
    thing?.click();
    expect(act).toHaveBeenCalledWith(room.action);
    const climb = sample.beyond?.find((one) => one.action === room.by[1]) as Choice;
    expect(climb.notes.length).toBeGreaterThan(0);
    for (const note of [...climb.notes, ...room.notes])
      expect(thing?.getAttribute("aria-label")).toContain(uncited((what) => words.render(what, (seat) => sample.seats[seat]?.name))(note));
    expect(thing?.querySelector(".price .less")).not.toBeNull();
  });

  it("has that only where a finger finds it", async () => {
    const sample = find("one_of-2");
    const { container, act, parts } = await onPhone(sample);
    await fireEvent.click(container.querySelector(".back") as Element);
    const offered = [...container.querySelectorAll<HTMLElement>("[data-legal]")].map((one) => Number(one.dataset["action"]));
    for (const { action } of sample.beyond ?? []) expect(offered).not.toContain(action);
    await fireEvent.click(container.querySelector('[data-part="yards"] .wc-yard') as Element);
    expect(act).not.toHaveBeenCalled();
    expect(parts()).toContain("yards");
    expect(container.querySelectorAll('[data-part="yards"] [data-legal]').length).toBeGreaterThan(0);
  });

  it("lets what is legal in the picture of the whole be pointed at", async () => {
    const { container, act } = await onPhone(find("owed-3"));
    const legal = container.querySelector<HTMLElement>('[data-part="moment"] [data-legal]');
    legal?.click();
    expect(act).toHaveBeenCalledWith(Number(legal?.dataset["action"]));
  });
});
