// What a screen reader is told: what happened, politely, and what needs an answer at once.

let polite: HTMLElement | null = null;
let assertive: HTMLElement | null = null;
let queue: string[] = [];
const latest = new WeakMap<HTMLElement, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Name the two regions, which have to be there before anything is said. */
export function regions(one: HTMLElement, other: HTMLElement): void {
  [polite, assertive] = [one, other];
}

/** Say something when there is time; what comes in quick succession is said as one. */
export function announce(text: string): void {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (polite) set(polite, queue.slice(-6).join(" "));
    queue = [];
  }, 150);
}

/** Say no more of what was said: the next who sits down at this screen must not find it. */
export function hush(): void {
  clearTimeout(timer);
  queue = [];
  for (const region of [polite, assertive]) if (region) set(region, "");
}

/** Say something at once. */
export function alertOf(text: string): void {
  if (assertive) set(assertive, text);
}

function set(region: HTMLElement, text: string): void {
  // The same words again are only told when they come anew.
  region.textContent = "";
  latest.set(region, text);
  requestAnimationFrame(() => (region.textContent = latest.get(region) ?? ""));
}
