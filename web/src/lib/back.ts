// What lies open above a page, a dialog or a close-up, is what the browser's Back closes: on a phone it is a gesture that
// all know. Each has a step in the browser's history, and a step with nothing above the page is taken back by itself, so
// that nobody has to go back twice from a page.

/** How to close what is open, the topmost last. */
const open: (() => void)[] = [];
/** The address that each step was taken from. */
const under: string[] = [];
/** The address now: whoever closes something stays at the moment that is looked at. */
let here = location.hash;
let isTravelling = false;
let isWaiting = false;

/** Tell that something is open, and how Back closes it; call what is returned when it is closed. */
export function opened(close: () => void): () => void {
  open.push(close);
  settleSoon();
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
    settleSoon();
  };
}

/** Give the page another address, without a step in the history. */
export function readdress(hash: string): void {
  history.replaceState(history.state, "", hash);
  here = hash;
}

/** How many steps there are above the page, which the browser remembers even when the page is loaded anew. */
function steps(): number {
  const state = history.state as { above?: number } | null;
  return state?.above ?? 0;
}

// One dialog follows another at once: only what is open afterwards counts.
function settleSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(settle);
}

function settle(): void {
  isWaiting = false;
  if (isTravelling) return; // until one has arrived
  const before = steps();
  for (let above = before; above < open.length; above++) {
    under[above] = location.hash;
    history.pushState({ above: above + 1 }, "");
  }
  isTravelling = open.length < before;
  if (isTravelling) history.go(open.length - before);
}

function arrived(): void {
  const above = steps();
  if (location.hash !== here && location.hash === under[above] && above <= open.length) readdress(here);
  if (!isTravelling) for (const close of open.splice(above).reverse()) close();
  isTravelling = false;
  settleSoon();
}

addEventListener("popstate", arrived);
addEventListener("hashchange", () => (here = location.hash));
settleSoon(); // a page that was loaded anew has nothing open any more
