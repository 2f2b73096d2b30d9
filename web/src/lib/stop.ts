// A list in which Tab stops once: arrows go from line to line. A log would else be hundreds of stops between the question
// and the bar.

/** Attach to a list of buttons; Tab stops at the one where the focus is, else at the newest, which is the last. */
export function oneStop(list: HTMLElement): () => void {
  let stop: HTMLElement | undefined;
  const buttons = (): HTMLElement[] => [...list.querySelectorAll("button")];

  const settle = (): void => {
    const all = buttons();
    stop = all.find((one) => one === document.activeElement) ?? all.at(-1);
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };

  const focused = (event: FocusEvent): void => {
    if (event.target === stop || !(event.target instanceof HTMLButtonElement)) return;
    if (stop) stop.tabIndex = -1;
    stop = event.target;
    stop.tabIndex = 0;
  };

  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLButtonElement)) return;
    const all = buttons();
    const at = all.indexOf(event.target);
    const goal = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault(); // nothing scrolls, and no replay is begun
    all[goal]?.focus();
  };

  const observer = new MutationObserver(settle);
  observer.observe(list, { subtree: true, childList: true });
  list.addEventListener("focusin", focused);
  list.addEventListener("keydown", keyed);
  settle();
  return () => {
    observer.disconnect();
    list.removeEventListener("focusin", focused);
    list.removeEventListener("keydown", keyed);
  };
}
