// What can be measured on a page: controls too small for a finger, and words that are cut off or covered.
(() => {
  const SLACK = 2; // pixels that a letter may stand out of its line

  /** What is looked at: the dialog that is open, which all else waits for, or the page. */
  const shownPart = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

  function* around(one) {
    for (let at = one.parentElement; at; at = at.parentElement) yield at;
  }

  /** Whether something is seen, and not only heard. */
  function isShown(one) {
    const isHidden = [one, ...around(one)].some((at) => getComputedStyle(at).clipPath === "inset(50%)");
    return !isHidden && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function named(one) {
    const classes = (one.getAttribute("class") ?? "").replace(/\s*svelte-\w+/, "");
    return `${one.tagName.toLowerCase()}.${classes} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 60)}"`;
  }

  const isRoot = (one) => one === document.documentElement;
  const scrolls = (one, axis) => isRoot(one) || /auto|scroll/.test(getComputedStyle(one)[`overflow${axis}`]);
  const boxOf = (one) => (isRoot(one) ? new DOMRect(0, 0, innerWidth, innerHeight) : one.getBoundingClientRect());

  /** Scroll to something, or to a part of it, as one can by hand: what is cut off stays so. */
  function bring(one, part = () => one.getBoundingClientRect()) {
    for (const at of around(one)) {
      const [box, view] = [part(), boxOf(at)];
      const isBeyond = box.top < view.top || box.bottom > view.bottom;
      const isAside = box.left < view.left || box.right > view.right;
      if (isBeyond && scrolls(at, "Y")) at.scrollTop += (box.top + box.bottom - view.top - view.bottom) / 2;
      if (isAside && scrolls(at, "X")) at.scrollLeft += (box.left + box.right - view.left - view.right) / 2;
    }
  }

  // Fingers

  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [data-legal]';
  const INSIDE = [0.5, 0.25, 0.75, 0.1, 0.9];
  const STRIDE = 4; // pixels: no finger feels what is narrower

  const isEnabled = (one) => !one.matches(':disabled, [aria-disabled="true"], [type="hidden"]');
  const isThere = (one) => isShown(one) && one.getBoundingClientRect().width > 2; // what is smaller is there for keys alone

  /** Whether it is a link among words, which is as high as they are. */
  function isInSentence(one) {
    const isInline = one.matches("a") && getComputedStyle(one).display === "inline";
    return isInline && one.textContent.trim() !== one.parentElement.textContent.trim();
  }

  /**
   * How far a finger meets a control, across and along, from the best of some points in it or in its label. That counts
   * what was made larger than it is drawn, and leaves out what lies below another thing.
   */
  function reach(one, finger) {
    const parts = [one, ...(one.labels ?? [])];
    const meets = (x, y) => parts.some((part) => part.contains(document.elementFromPoint(x, y)));
    const run = (x, y, dx, dy, most) => {
      let far = 0;
      for (const step of [STRIDE, 1])
        while (far + step <= most && meets(x + dx * (far + step), y + dy * (far + step))) far += step;
      return far;
    };
    /** How many pixels are met in a row, on both sides of a point; a finger needs no more than its own breadth. */
    const both = (x, y, dx, dy) => {
      const before = run(x, y, -dx, -dy, finger - 1);
      return before + 1 + run(x, y, dx, dy, finger - 1 - before);
    };
    let best = [0, 0];
    for (const box of parts.map((part) => part.getBoundingClientRect()))
      for (const [across, along] of INSIDE.flatMap((down) => INSIDE.map((right) => [right, down]))) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * along];
        if (!meets(x, y)) continue;
        const met = [both(x, y, 1, 0), both(x, y, 0, 1)];
        if (Math.min(...met) > Math.min(...best)) best = met;
        if (Math.min(...best) >= finger) return best;
      }
    return best;
  }

  /** The controls that a finger meets on less than its own breadth. */
  function small(finger) {
    const found = [];
    for (const one of shownPart().querySelectorAll(CONTROLS)) {
      const label = one.labels?.[0];
      if (!isEnabled(one) || isInSentence(one) || !(isThere(one) || (label && isThere(label)))) continue;
      if (label) bring(label);
      bring(one);
      const [wide, high] = reach(one, finger - 1); // pixels are counted, and edges lie between them
      if (Math.min(wide, high) < finger - 1) found.push({ what: named(one), wide, high });
    }
    return found;
  }

  // Words

  /** Where a text stands. A font is higher than its letters, which stand in a line as high as the style has it. */
  function boxOfWords(words) {
    const range = document.createRange();
    range.selectNodeContents(words);
    const box = range.getBoundingClientRect();
    const high = range.getClientRects()[0]?.height ?? 0;
    const line = parseFloat(getComputedStyle(words.parentElement).lineHeight) || high;
    const air = Math.max(0, (high - line) / 2);
    return new DOMRect(box.left, box.top + air, box.width, box.height - 2 * air);
  }

  /** The part of a box that is seen through something that scrolls, along the ways in which it does. */
  function through(box, at, view) {
    const [left, right] = scrolls(at, "X") ? [Math.max(box.left, view.left), Math.min(box.right, view.right)] : [box.left, box.right];
    const [top, bottom] = scrolls(at, "Y") ? [Math.max(box.top, view.top), Math.min(box.bottom, view.bottom)] : [box.top, box.bottom];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** Return what cuts words off that does not scroll, if anything does, and the part of them that is left to see. */
  function seen(words) {
    let box = boxOfWords(words);
    for (const at of [words.parentElement, ...around(words.parentElement)]) {
      const style = getComputedStyle(at);
      if (isRoot(at) || ["inline", "contents"].includes(style.display)) continue;
      const view = at.getBoundingClientRect();
      const isAside = box.left < view.left - SLACK || box.right > view.right + SLACK;
      const isBeyond = box.top < view.top - SLACK || box.bottom > view.bottom + SLACK;
      if (isAside && style.overflowX !== "visible" && !scrolls(at, "X")) return { cut: at, box };
      if (isBeyond && style.overflowY !== "visible" && !scrolls(at, "Y")) return { cut: at, box };
      box = through(box, at, view);
      if (style.position === "fixed" || at.matches("dialog")) break;
    }
    return { cut: null, box };
  }

  /** What ends in dots is told whole where it is pointed at, or where the control leads that it is on. */
  const isTold = (one, cut) =>
    getComputedStyle(cut).textOverflow === "ellipsis" && one.closest("button, a, [title], [role=img]") !== null;

  /** Whether something lies over others for a moment: until it is folded, by a button of its own, or one of it is chosen. */
  function isFolded(one, met) {
    const over = met.closest("section:has(> header > [aria-expanded=true]), .several");
    return over !== null && !over.contains(one);
  }

  /** What lies over the middle of a box of words, if it can be seen there. */
  function cover(one, box) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const met = document.elementFromPoint(x, y);
    if (!met || met.contains(one) || one.contains(met) || isFolded(one, met)) return null;
    const drawn = met.getBoundingClientRect();
    // What a finger meets beyond its edge is not seen there; nor is the box of drawn letters, which is larger than they.
    if (x < drawn.left || x > drawn.right || y < drawn.top || y > drawn.bottom || met.matches("text, tspan")) return null;
    return met.closest("svg") && met.closest("button") === one.closest("button") ? null : met; // words on a picture
  }

  /** How words are lost that no scrolling brings into sight. */
  function loss(words) {
    const one = words.parentElement;
    const { cut, box } = seen(words);
    if (cut) return isTold(one, cut) ? null : `cut off by ${named(cut)}`;
    if (box.width < 1 || box.height < 1) return "scrolled away for good";
    if (box.right > innerWidth + SLACK || box.left < -SLACK) return "off the screen";
    if (getComputedStyle(one).pointerEvents === "none") return null; // nothing tells what lies over it
    const over = cover(one, box);
    return over && `below ${named(over)}`;
  }

  function lost() {
    const found = [];
    const walker = document.createTreeWalker(shownPart(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode;
      const one = words.parentElement;
      if (!words.data.trim() || one.closest("svg, option, script, style") || !isShown(one)) continue;
      bring(one, () => boxOfWords(words));
      if (boxOfWords(words).width < SLACK) continue; // drawn at no size at all: told otherwise
      const how = loss(words);
      if (how) found.push({ what: named(one), how });
    }
    return found;
  }

  window.measures = { small, lost };
})();
