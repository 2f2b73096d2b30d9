// What a screen reader is told: what happened, politely, and what needs an answer at once.

/** A sentence, or what brings sentences when they are about to be said. */
export type Said = string | (() => string[]);

const MOST = 40; // sentences in one go; whoever was away for longer reads the log
const SAID = 4_000; // milliseconds after which it was said
const ENDED = /[.!?…。！？]$/;

let polite: HTMLElement | null = null;
let assertive: HTMLElement | null = null;
let queue: Said[] = [];
let alarm = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Name the two regions, which have to be there before anything is said. */
export function regions(one: HTMLElement, other: HTMLElement): void {
  [polite, assertive] = [one, other];
}

/** Say something when there is time; what comes in quick succession is said as one. */
export function announce(what: Said): void {
  if (!what) return;
  queue.push(what);
  clearTimeout(timer);
  // In a page that nobody looks at there is no next frame, so all that happens there is told when somebody comes back.
  timer = setTimeout(() => requestAnimationFrame(speak), 150);
}

function speak(): void {
  const told = queue.flatMap((one) => (typeof one === "string" ? one : one()));
  queue = [];
  const region = document.querySelector("dialog[open] [data-live]") ?? polite; // an open dialog hides the page around it
  if (!region || !told.length) return;
  // A line of its own: a slow screen reader that comes to words which were replaced would read the new ones twice. It
  // goes again, or it would be read once more whenever a dialog closes and the page around it comes back.
  const line = document.createElement("p");
  line.textContent = told.slice(-MOST).map(sentence).join(" ");
  region.append(line);
  setTimeout(() => line.remove(), SAID);
}

/** Sentences run into each other for whoever hears them without a stop. */
function sentence(text: string): string {
  return ENDED.test(text) ? text : text + (document.documentElement.lang === "ja" ? "。" : ".");
}

/** Say no more of what was said: the next who sits down at this screen must not find it. */
export function hush(): void {
  clearTimeout(timer);
  queue = [];
  alarm = "";
  for (const region of [polite, assertive]) region?.replaceChildren();
}

/** Say something at once. */
export function alertOf(text: string): void {
  if (!assertive) return;
  assertive.textContent = "";
  alarm = text;
  requestAnimationFrame(() => {
    if (assertive) assertive.textContent = alarm;
  });
}
