// Words for whatever is pointed at: on hover, on a long press, or under the focus of the keyboard.
// Things say what they are by `data-tip`, and each sign on them by `data-icon`; words keep clear of `data-clear` around them.

export interface Tip {
  words: string;
  icons: string[];
  /** Where the thing lies on the screen, with what stays in sight above and below it. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const HOVER = 350; // ms until a mouse that rests is answered
const PRESS = 450; // ms until a finger that stays is
const SLIP = 12; // px that a finger may move meanwhile

/** How to take the words away, and how to listen no more. */
export interface Attending {
  hide: () => void;
  stop: () => void;
}

/** Listen on a page. */
export function attend(root: HTMLElement, show: (tip: Tip | null) => void): Attending {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let at: Element | null = null;
  let from: { x: number; y: number } | null = null;
  let isPressed = false; // a long press is not a click too
  let isStill = false; // a mouse that has clicked and not moved since asks nothing

  const thing = (event: Event): Element | null => (event.target as Element | null)?.closest?.("[data-tip]") ?? null;
  const forget = (): void => clearTimeout(clock);
  // Whatever is drawn anew loses the focus while it is: words wait until that is done.
  const hide = (): void => {
    forget();
    if (at) queueMicrotask(() => (at ? undefined : show(null)));
    at = null;
  };
  const tell = (one: Element): void => {
    at = one;
    show(tipOf(one));
  };

  const hover = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || isStill) return;
    const one = thing(event);
    if (one === at) return;
    hide();
    if (one) clock = setTimeout(() => tell(one), HOVER);
  };

  const listeners: Record<string, (event: never) => void> = {
    pointerover: (event: PointerEvent) => hover(event),
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hide(); // a finger that is lifted leaves too, and its words stay to be read
    },
    pointerdown: (event: PointerEvent) => {
      isPressed = false;
      isStill = true;
      from = { x: event.clientX, y: event.clientY };
      hide();
      const one = thing(event);
      if (event.pointerType === "mouse" || !one) return;
      clock = setTimeout(() => {
        isPressed = true;
        tell(one);
      }, PRESS);
    },
    pointermove: (event: PointerEvent) => {
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLIP) return;
      from = null;
      isStill = false;
      if (event.pointerType === "mouse") hover(event);
      else forget();
    },
    pointerup: forget,
    pointercancel: hide,
    contextmenu: (event: Event) => {
      if (isPressed) event.preventDefault();
    },
    focusin: (event: FocusEvent) => {
      const one = thing(event);
      if (one?.matches(":focus-visible")) tell(one);
    },
    focusout: hide,
  };
  // What the words on top answer to, whatever lies under them does not.
  const first: Record<string, (event: never) => void> = {
    keydown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !at) return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    },
    click: (event: MouseEvent) => {
      if (!isPressed || !event.detail) return; // a key presses too
      isPressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
  for (const [name, listener] of Object.entries(first)) root.addEventListener(name, listener as EventListener, true);
  addEventListener("popstate", hide); // Back closes what the thing lies in
  const stop = (): void => {
    forget();
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener as EventListener);
    for (const [name, listener] of Object.entries(first)) root.removeEventListener(name, listener as EventListener, true);
    removeEventListener("popstate", hide);
  };
  return { hide, stop };
}

function tipOf(thing: Element): Tip {
  const { x, width } = thing.getBoundingClientRect();
  const { y, height } = (thing.closest("[data-clear]") ?? thing).getBoundingClientRect();
  const icons = [...thing.querySelectorAll<HTMLElement>("[data-icon]")].map((icon) => icon.dataset["icon"] ?? "");
  const own = (thing as HTMLElement).dataset["icon"];
  return {
    words: (thing as HTMLElement).dataset["tip"] ?? "",
    icons: [...new Set(own ? [own, ...icons] : icons)],
    x,
    y,
    width,
    height,
  };
}
