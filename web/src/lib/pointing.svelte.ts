// Pointing at things of a board. A mouse or the focus shows what something would bring before it is chosen; a finger
// cannot hover, so its first touch shows that and its second chooses.
import { announce } from "./announce";
import type { BoardProps } from "./board";

export interface Pointed {
  /** Whether an action is legal now. */
  isLegal: (action: number) => boolean;
  act: (action: number) => void;
  why: (action: number) => void;
  /** Tell whoever cannot see it what was touched, and that another touch chooses it. */
  tell: (action: number) => void;
}

/** What is put on a thing that can be pointed at. */
export interface Handlers {
  onpointerdown: (event: PointerEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent & { currentTarget: Element }) => void;
  onblur: () => void;
  onclick: () => void;
}

export class Pointing {
  /** The legal action that is pointed at. */
  lifted = $state<number | null>(null);
  /** Whether a finger has touched it, and may choose it now. */
  isTouched = $state(false);
  #byFinger = false;
  readonly #on: Pointed;

  constructor(on: Pointed) {
    this.#on = on;
  }

  /** Point at an action, or at nothing. */
  lift = (action: number | null): void => {
    this.lifted = action !== null && this.#on.isLegal(action) ? action : null;
    this.isTouched = false;
  };

  /** Return what a thing does that stands for an action. */
  on(action: number): Handlers {
    return {
      onpointerdown: (event) => (this.#byFinger = event.pointerType === "touch"),
      onpointerenter: (event) => event.pointerType === "mouse" && this.lift(action),
      onpointerleave: (event) => event.pointerType === "mouse" && this.lift(null),
      onfocus: (event) => event.currentTarget.matches(":focus-visible") && this.#reach(action),
      onblur: () => this.lifted === action && !this.#byFinger && this.lift(null),
      onclick: () => this.#choose(action),
    };
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
    tell: (action) => {
      const { legal, t, say } = board();
      const choice = legal.get(action);
      if (choice) announce([t(choice.name), ...choice.notes.map(t), say("web-tap-again")].join(". "));
    },
  });
}
