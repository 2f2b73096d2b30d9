// Pointing at things of a board. A mouse or the focus shows what something would bring before it is chosen; a finger
// cannot hover, so its first touch shows that and its second chooses. A mouse that rests on what is not legal hears why.
import { announce } from "./announce";
import type { BoardProps } from "./board";

export interface Pointed {
  /** Whether an action is legal now. */
  isLegal: (action: number) => boolean;
  act: (action: number) => void;
  why: (action: number) => void;
  /** Tell why an action is not legal as long as a mouse rests there; null once it does not. */
  wonder: (action: number | null) => void;
  /** Tell whoever cannot see it what was touched, and that another touch chooses it. */
  tell: (action: number) => void;
}

/** What is put on a thing that can be pointed at. */
export interface Handlers {
  onpointerdown: (event: PointerEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent & { currentTarget: Element }) => void;
  onblur: () => void;
  onclick: () => void;
}

export const REST = 500; // milliseconds without a move, after which a mouse is not only passing

export class Pointing {
  /** The legal action that is pointed at. */
  lifted = $state<number | null>(null);
  /** Whether a finger has touched it, and may choose it now. */
  isTouched = $state(false);
  #byFinger = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #wondered: number | null = null;
  readonly #on: Pointed;

  constructor(on: Pointed) {
    this.#on = on;
  }

  /** Point at an action, or at nothing. */
  lift = (action: number | null): void => {
    this.lifted = action !== null && this.#on.isLegal(action) ? action : null;
    this.isTouched = false;
    this.#wonder(null);
  };

  /** Return what a thing does that stands for an action. */
  on(action: number): Handlers {
    return {
      onpointerdown: (event) => (this.#byFinger = event.pointerType === "touch"),
      onpointerenter: (event) => event.pointerType === "mouse" && this.lift(action),
      // Only a hand moves it: what slides under a mouse that lies still is not asked about.
      onpointermove: (event) => event.pointerType === "mouse" && this.#rest(action),
      onpointerleave: (event) => event.pointerType === "mouse" && this.lift(null),
      onfocus: (event) => event.currentTarget.matches(":focus-visible") && this.#reach(action),
      onblur: () => this.lifted === action && !this.#byFinger && this.lift(null),
      onclick: () => this.#choose(action),
    };
  }

  /** Wait until a mouse rests on what is not legal. */
  #rest(action: number): void {
    clearTimeout(this.#resting);
    if (this.#wondered === action || this.#on.isLegal(action)) return;
    this.#resting = setTimeout(() => this.#wonder(action), REST);
  }

  #wonder(action: number | null): void {
    clearTimeout(this.#resting);
    if (this.#wondered === action) return;
    this.#wondered = action;
    this.#on.wonder(action);
  }

  /** Come to it by keys. */
  #reach(action: number): void {
    this.#byFinger = false;
    this.lift(action);
  }

  #choose(action: number): void {
    const byFinger = this.#byFinger;
    this.#byFinger = false;
    if (!this.#on.isLegal(action)) {
      this.lift(null);
      this.#on.why(action);
    } else if (byFinger && this.lifted !== action) {
      this.lift(action);
      this.isTouched = true;
      this.#on.tell(action);
    } else {
      this.lift(null);
      this.#on.act(action);
    }
  }
}

/** Return the pointing of a board, whose props come and go. */
export function pointingAt(board: () => BoardProps): Pointing {
  return new Pointing({
    isLegal: (action) => board().legal.has(action),
    act: (action) => board().act(action),
    why: (action) => board().why(action),
    // While others play nothing is legal, and all know why.
    wonder: (action) => (action === null || board().legal.size > 0) && board().wonder?.(action),
    tell: (action) => {
      const { legal, t, say } = board();
      const choice = legal.get(action);
      if (choice) announce([t(choice.name), ...choice.notes.map(t), say("web-tap-again")].join(". "));
    },
  });
}
