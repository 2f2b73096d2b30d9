import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { alertOf, announce, hush, regions } from "./announce";

const polite = document.createElement("div");
const assertive = document.createElement("div");

beforeEach(() => {
  vi.useFakeTimers();
  regions(polite, assertive);
  hush();
  document.documentElement.lang = "en";
});
afterEach(() => void vi.useRealTimers());

const wait = (): unknown => vi.advanceTimersByTime(300);

it("says all that comes in quick succession, each as a sentence of its own", () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Sora plays green ${i + 1}`);
  lines.forEach(announce);
  announce("Your turn. Play a card.");
  wait();
  expect(polite.textContent).toBe(`${lines.map((line) => `${line}.`).join(" ")} Your turn. Play a card.`);
});

it("ends sentences as the language does", () => {
  document.documentElement.lang = "ja";
  announce("そらは緑1を出しました");
  wait();
  expect(polite.textContent).toBe("そらは緑1を出しました。");
});

it("asks what there is to say when it is about to say it", () => {
  const news = ["one"];
  announce(() => news.splice(0));
  news.push("two");
  wait();
  expect(polite.textContent).toBe("one. two.");
});

it("says in a page that was hidden all that happened, once somebody looks", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  announce("one");
  wait();
  announce("two");
  wait();
  expect(polite.textContent).toBe("");
  frames.forEach((frame) => frame(0));
  expect(polite.textContent).toBe("one. two.");
  vi.unstubAllGlobals();
});

it("keeps what was just said while more is said, and not for long", () => {
  for (const word of ["one", "two", "two"]) {
    announce(word);
    wait();
  }
  expect([...polite.children].map((line) => line.textContent)).toEqual(["one.", "two.", "two."]);
  vi.advanceTimersByTime(5_000);
  expect(polite.childElementCount).toBe(0);
});

it("says nothing more of what was hushed", () => {
  announce("one");
  alertOf("two");
  hush();
  wait();
  expect(polite.textContent + assertive.textContent).toBe("");
});

it("says it in the dialog that is open, around which nothing is read", () => {
  document.body.innerHTML = "<dialog open><div data-live></div></dialog>";
  announce("Sora plays green 1");
  wait();
  expect(document.querySelector("[data-live]")?.textContent).toBe("Sora plays green 1.");
  expect(polite.textContent).toBe("");
  document.body.innerHTML = "";
});
