// Arrow keys go from thing to thing as they lie on the board, also to those that are not legal now.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (one: Element): [number, number] => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Move the focus to the nearest thing on the way of an arrow key; tell whether the key was one. */
export function go(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (!way || !from || !root.contains(from) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const [x, y] = middle(from);
  let best: { one: HTMLElement; far: number } | null = null;
  for (const one of root.querySelectorAll<HTMLElement>("[data-tip]")) {
    if (one === from || !one.checkVisibility()) continue;
    const [to, down] = middle(one);
    const ahead = (to - x) * way[0] + (down - y) * way[1];
    const aside = Math.abs((to - x) * way[1] + (down - y) * way[0]);
    const far = ahead + 3 * aside;
    if (ahead > 4 && aside < ahead * 2 && (!best || far < best.far)) best = { one, far };
  }
  if (best) {
    if (!best.one.hasAttribute("tabindex")) best.one.tabIndex = -1;
    best.one.focus({ preventScroll: true });
  }
  return true;
}
