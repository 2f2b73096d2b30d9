// Where the keyboard goes on when what had the focus is gone: a card that was played, a dialog, a page.
// A pointer is left where it is.

let isByKeys = false;
let last: Element | null = null; // what last had the focus

/** Watch how somebody gets along; a screen reader presses things without a key and without a pointer. */
export function watchKeys(): () => void {
  const keyed = (event: KeyboardEvent): void => void (isByKeys ||= event.key !== "Escape");
  const pointed = (): void => void (isByKeys = false);
  const clicked = (event: MouseEvent): void => void (isByKeys ||= event.detail === 0);
  const focused = (event: FocusEvent): void => void (last = event.target as Element);
  document.addEventListener("keydown", keyed, true);
  document.addEventListener("focusin", focused, true);
  document.addEventListener("pointerdown", pointed, true);
  document.addEventListener("click", clicked, true);
  return () => {
    document.removeEventListener("keydown", keyed, true);
    document.removeEventListener("focusin", focused, true);
    document.removeEventListener("pointerdown", pointed, true);
    document.removeEventListener("click", clicked, true);
  };
}

type Find = () => HTMLElement | null | undefined;

/** Whether something is on the page: parts of a board that are not looked at are kept out of sight. */
const isSeen = (one: Element | null): boolean => one !== null && one.isConnected && one.checkVisibility();

/** Call after a page has changed: a focus that is gone, or waits, goes to the first of these; or it waits on the page, or
 *  at a better place of it. */
export function land(page: HTMLElement | null | undefined, first?: Find, wait?: Find): void {
  if (!page || !isByKeys) return;
  const at = document.activeElement;
  const isGone = !isSeen(at && at !== document.body ? at : last);
  const place = wait?.() ?? page;
  if (!isGone && at !== page && at !== place) return;
  const to = first?.() ?? (isGone ? place : at);
  if (!(to instanceof HTMLElement) || to === at) return;
  if (to === place) place.tabIndex = -1;
  to.focus({ preventScroll: true });
}

/** Whenever what had the focus is gone from a table, go on at what can be done there, or wait where it is told who is
 *  asked what: whoever hears the page would hear the name of the board after each answer. Who comes begins on the board. */
export function keepFocus(board: HTMLElement): () => void {
  const settle = (): void => land(board, firstLegal, () => document.querySelector<HTMLElement>("[data-wait]"));
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-legal"] });
  land(board, firstLegal);
  return () => observer.disconnect();
}

/** Return the first thing at the table that can be done: where keys get to first, or any. */
function firstLegal(): HTMLElement | undefined {
  const legal = [...document.querySelectorAll<HTMLElement>("main [data-legal], .dock [data-action]:not([aria-disabled=true])")];
  return legal.find((one) => one.tabIndex === 0 && one.checkVisibility()) ?? legal[0];
}
