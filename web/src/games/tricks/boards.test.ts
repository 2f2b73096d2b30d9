import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import CatsleBoard from "../catsle_builders/Board.svelte";
import Castle from "../catsle_builders/Castle.svelte";
import CatteBoard from "../catte/Board.svelte";
import { app } from "../../lib/app.svelte";
import { uncited } from "../../lib/rules";
import type { Message, Slot } from "../../lib/wire";
import type { Language, Words } from "../../lib/words";
import { loadWords } from "../../lib/words";
import { fan, FINGER } from "./fan";
import Row from "./Row.svelte";
import { SAMPLES, spoken } from "./sample";
import type { Sample } from "../sample";
import { area, numberOf, points } from "./view";

// The pictures are tried elsewhere, and take most of the time here.
vi.mock("../../art/cards", async (original) => ({ ...(await original<object>()), person: () => "", place: () => "" }));
vi.mock("../../art/catte", async (original) => ({ ...(await original<object>()), cattePicture: () => "", cattePair: () => "", coffeePicture: () => "", cup: () => "" }));

const BOARDS: Record<string, typeof CatsleBoard> = { catsle_builders: CatsleBoard, catte: CatteBoard };

let words: Words;
beforeAll(async () => {
  words = await loadWords("en" as Language);
  await Promise.all([words.game("catsle_builders"), words.game("catte")]);
});
afterEach(cleanup);

function show(sample: Sample) {
  const act = vi.fn();
  const why = vi.fn();
  const shown = render(BOARDS[sample.game]!, { props: spoken(sample, words, { act, why }) });
  const find = (action: number) => [...shown.container.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)];
  return { ...shown, act, why, find };
}

describe.each(SAMPLES.map((sample) => [`${sample.game} ${sample.name}`, sample] as const))("%s", (_, sample) => {
  it("shows and names all there is, and lets every legal action be pointed at, and no other", async () => {
    const { act, why, find, container } = show(sample);
    checkNames(sample, container, find);
    checkSeats(sample, container);
    checkCards(sample, container);

    const legal = new Set(sample.legal.map((choice) => choice.action));
    for (const action of legal) {
      const [thing] = find(action);
      expect(thing, `action ${action}`).toBeDefined();
      expect(thing!.tagName).toBe("BUTTON");
      expect(thing!.getAttribute("aria-disabled")).not.toBe("true");
      expect(thing!.hasAttribute("data-legal")).toBe(true);
      thing!.click();
      expect(act).toHaveBeenLastCalledWith(action);
    }
    const others = [...container.querySelectorAll<HTMLElement>("[data-action]")].filter((one) => !legal.has(Number(one.dataset["action"])));
    for (const thing of others) {
      expect(thing.getAttribute("aria-disabled")).toBe("true");
      thing.click();
      expect(why).toHaveBeenLastCalledWith(Number(thing.dataset["action"]));
    }
    expect(act).toHaveBeenCalledTimes(legal.size);
  });
});

type Find = ReturnType<typeof show>["find"];

function checkNames(sample: Sample, container: HTMLElement, find: Find) {
  for (const button of container.querySelectorAll("button")) {
    const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
    expect(name.trim()).not.toBe("");
    expect(name).not.toMatch(/undefined|NaN|\[object|web-cards/);
  }
  const name = (seat: number) => sample.seats[seat]!.name;
  for (const choice of sample.legal) {
    const label = find(choice.action)[0]?.getAttribute("aria-label");
    // What it brings, without the rule that says so: the list of choices leads there.
    for (const note of choice.notes) expect(label).toContain(uncited((what) => words.render(what, name))(note));
    expect(label).not.toMatch(/\(\d/);
  }
}

function checkSeats(sample: Sample, container: HTMLElement) {
  for (const { seat, name } of sample.seats) {
    const plate = container.querySelector(`[data-seat="${seat}"]`)!;
    expect(plate, name).not.toBeNull();
    const score = plate.querySelector(".score")!;
    const had = (score.querySelector("[aria-hidden]") ?? score).textContent!;
    expect(had.split("+").reduce((sum, part) => sum + Number(part), 0), had).toBe(points(sample.view, seat));
    expect(plate.classList.contains("asked")).toBe(sample.asked.includes(seat));
    if (seat !== sample.me || sample.seat === 9) expect(plate.textContent).toContain(name);
    // What others have won is heard as well as seen.
    const won = area(sample.view, "coffee", seat)?.slots.find((slot) => slot.id === "acquired")?.note;
    if (won && plate.matches("button")) expect(plate.getAttribute("aria-label")).toContain(words.render(won));
  }
}

function checkCards(sample: Sample, container: HTMLElement) {
  const seen = new Set([...container.querySelectorAll<HTMLElement>("[data-piece]")].map((one) => one.dataset["piece"]));
  for (const area of sample.view.areas) {
    if ((area.id === "hand" && area.seat !== sample.me) || area.id === "last") continue; // those are shown in a closer look
    for (const slot of area.slots) {
      if (slot.id === "set") continue;
      const isSet = area.id === "trick" && slot.pieces.length > 1; // one card for two
      for (const piece of slot.pieces.slice(0, isSet ? 1 : undefined)) expect(seen, `${area.id} ${piece.id}`).toContain(piece.id);
    }
  }
}

describe("a hand", () => {
  const sample = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "follow-4")!;

  it("is one stop of the tab key, and arrow keys go from card to card", async () => {
    const { container } = show(sample);
    const cards = [...container.querySelectorAll<HTMLElement>('[role="group"] [data-action]')];
    const stops = cards.filter((card) => card.tabIndex === 0);
    expect(stops).toHaveLength(1);
    expect(stops[0]!.getAttribute("aria-disabled")).toBe("false");
    stops[0]!.focus();
    const at = cards.indexOf(stops[0]!);
    await fireEvent.keyDown(stops[0]!, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(cards[at - 1]);
    await fireEvent.keyDown(document.activeElement!, { key: "Home" });
    expect(document.activeElement).toBe(cards[0]);
    await fireEvent.keyDown(document.activeElement!, { key: "End" });
    expect(document.activeElement).toBe(cards.at(-1));
  });

  it("shows what a card brings at the first touch, and plays it at the second", async () => {
    const { act, find, container } = show(sample);
    const { action } = sample.legal[0]!;
    const card = find(action)[0]!;
    await fireEvent.pointerDown(card, { pointerType: "touch" });
    await fireEvent.click(card);
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelector(".brings")!.textContent).toContain("3rd of 3 so far");
    await fireEvent.pointerDown(card, { pointerType: "touch" });
    await fireEvent.click(card);
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it("comes before the trick and the board for who goes by keys", () => {
    const take = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "place-4")!;
    const { container } = show(take);
    const order: string[] = [...container.querySelectorAll("button")].map((one) => (one.closest(".hand") ? "hand" : one.closest(".castle") ? "board" : one.dataset["seat"] ? "seat" : ""));
    const first = (what: string) => order.indexOf(what);
    expect(first("hand")).toBeLessThan(first("board"));
    expect(first("board")).toBeLessThan(first("seat"));
  });

  it.each([
    [[3, 3, 3, 3, 2], 348, 104],
    [[2, 3, 2, 3, 2], 348, 104],
    [[11], 340, 100],
    [[4, 5, 4], 348, 140],
    [[3, 3, 3, 3, 2], 1100, 220],
    [[3, 3, 3, 3, 2], 3800, 560],
    [[1], 348, 120],
  ])("of %j cards leaves a finger's breadth of each in %d x %d", (groups, width, height) => {
    const laid = fan(groups, width, height, 10);
    for (const [i, card] of laid.cards.entries()) {
      expect(card.x).toBeGreaterThanOrEqual(-0.5);
      expect(card.x + laid.width).toBeLessThanOrEqual(width + 0.5);
      const next = laid.cards[i + 1];
      if (next?.row === card.row) expect(next.x - card.x).toBeGreaterThanOrEqual(Math.min(FINGER, laid.width) - 0.5);
      expect(card.y + FINGER).toBeLessThanOrEqual(height);
    }
  });
});

describe("the last trick", () => {
  it.each(["catsle_builders follow-4", "catte follow-3"])("of %s is shown when it is asked for", async (wanted) => {
    const sample = SAMPLES.find((one) => `${one.game} ${one.name}` === wanted)!;
    const told = area(sample.view, "last")!;
    const { container } = show(sample);
    await fireEvent.click(container.querySelector(".past")!);
    const dialog = document.querySelector("dialog")!;
    for (const piece of told.slots.flatMap((slot) => slot.pieces)) {
      expect([...dialog.querySelectorAll('[role="img"]')].map((one) => one.getAttribute("aria-label")).join()).toContain(words.render(piece.name));
    }
    for (const { note } of told.slots) if (note) expect(dialog.textContent).toContain(words.render(note, (seat) => sample.seats[seat]!.name));
  });

  it("is not there before one was played", () => {
    const { container } = show(SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "lead-3")!);
    expect(container.querySelector(".past")).toBeNull();
  });
});

describe("a card that was taken", () => {
  const sample = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "place-4")!;
  const card = area(sample.view, "trick")!.slots.find((slot) => slot.id.startsWith("taken-"))!.pieces[0]!;

  it("lies lifted in the trick, and in the column that is pointed at", async () => {
    const { container, find } = show(sample);
    expect(container.querySelector(".taken [role='img']")!.getAttribute("aria-label")).toContain(words.render(card.name));
    expect(container.querySelector(".ghost")).toBeNull();
    const column = find(sample.legal[0]!.action)[0]!;
    await fireEvent.pointerEnter(column, { pointerType: "mouse" });
    expect(column.querySelector(".ghost")!.textContent).toContain(String(numberOf(card)));
  });
});

describe("a closer look", () => {
  it("opens at a tap and tells what all know", async () => {
    const sample = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "follow-5")!;
    const { container } = show(sample);
    await fireEvent.click(container.querySelector('button[data-seat="1"]')!);
    const dialog = document.querySelector("dialog")!;
    expect(dialog.textContent).toContain("no ");
    expect(dialog.querySelectorAll('[role="img"]').length).toBeGreaterThanOrEqual(5);
  });
});

describe("what a seat has", () => {
  const scores = (container: HTMLElement) => [0, 1, 2, 3].map((seat) => container.querySelector(`[data-seat="${seat}"] .score`)!.textContent!.trim());

  it("is told as after the rounds that are over, with the coffee of this one beside it", () => {
    const sample = SAMPLES.find((one) => one.game === "catte" && one.name === "round-2-4")!;
    const { container } = show(sample);
    const kept = sample.view.sheet.find((line) => line.name.key === "catte-line-round")!.points;
    scores(container).forEach((told, seat) => expect(told).toContain(`${kept[seat]}+${points(sample.view, seat) - kept[seat]!}`));
    expect(container.querySelector('button[data-seat="1"]')!.getAttribute("aria-label")).toContain(`${kept[1]}+`);
  });

  it("is one figure in the first round and at the end", () => {
    for (const name of ["follow-4", "over-4"]) {
      const { container, unmount } = show(SAMPLES.find((one) => one.game === "catte" && one.name === name)!);
      for (const told of scores(container)) expect(told).not.toContain("+");
      unmount();
    }
  });
});

describe("a trick", () => {
  const sample = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "follow-4")!;

  it("is drawn anew with another leader, so that no name slides to another place", async () => {
    const { container, rerender } = show(sample);
    const places = () => [...container.querySelectorAll(".row > li")];
    const before = places();
    const turned = (slots: Slot[]) => [...slots.slice(1), slots[0]!];
    const areas = sample.view.areas.map((one) => (one.id === "trick" ? { ...one, slots: turned(one.slots) } : one));
    await rerender(spoken({ ...sample, view: { ...sample.view, areas } }, words));
    expect(places().filter((place) => before.includes(place))).toEqual([]);
    expect(places()).toHaveLength(before.length);
  });
});

describe("a roof", () => {
  it.each([["follow-4", ["1", "2", "3", "4"]], ["follow-5", ["1", "2", "3", "4≤3"]]])("of %s tells the limit where that is not its number", (wanted, roofs) => {
    const sample = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === wanted)!;
    const { t, say } = spoken(sample, words);
    const { container } = render(Castle, { props: { area: area(sample.view, "board", sample.me)!, view: sample.view, width: 340, height: 200, t, say } });
    expect([...container.querySelectorAll(".roof b")].map((one) => one.textContent!.trim())).toEqual(roofs);
  });
});

it("a trick tells on its cards who has them in names as short as those over them, and whole to who listens", async () => {
  await app.speak("en");
  await app.bring("catsle_builders");
  const sample = SAMPLES.find((one) => one.game === "catsle_builders" && one.name === "over-5")!;
  const long = (seat: number): string => `${["Maximiliane", "Christopher", "Wilhelmina", "Bartholomew", "Élisabeth"][seat]} of the Castle`;
  const nothing = createRawSnippet<[unknown?, unknown?]>(() => ({ render: () => "<i></i>" }));
  const { container } = render(Row, {
    area: area(sample.view, "last")!, width: 360, height: 190, led: "", asked: [], me: 0, name: long, sign: nothing, card: nothing,
    t: (what: Message) => app.render(what, long), say: () => "", isEmpty: () => false, isGone: () => false, tone: () => "plain" as const,
  });
  const taken = [...container.querySelectorAll(".note")].filter((note) => note.querySelector("[aria-hidden]"));
  expect(taken.length).toBeGreaterThan(2);
  for (const note of taken) {
    expect(note.querySelector("[aria-hidden]")?.textContent).toMatch(/^to \S+$/);
    expect(note.querySelector(".visually-hidden")?.textContent).toMatch(/^to \S+ of the Castle$/);
  }
});
