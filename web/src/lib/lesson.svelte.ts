// A lesson at a table: which of its pages is read. All else is on the table, so that a lesson can be left at any time.
import { beginLesson } from "./api";
import { app } from "./app.svelte";
import { myName, remember } from "./opening";
import { go } from "./router";
import { USUAL } from "./store";
import type { Sitting } from "./table.svelte";
import type { LessonPage, LessonShown } from "./wire";

/** Sit down to learn a game; the bots take their time, unless one has chosen how much. */
export async function learn(title: string): Promise<void> {
  const { pace } = app.liking;
  const opened = await beginLesson({ title, name: myName(), pace: pace === USUAL.pace ? null : pace });
  remember(opened, title);
  go({ page: "table", secret: opened.token, role: "seat", at: null });
}

export class Coach {
  /** How many pages were turned since the one of this number. */
  #turned = $state.raw({ from: 0, pages: 0 });
  #isLeft = $state(false);

  constructor(readonly sitting: Sitting) {}

  /** What the lesson says now; nothing in a replay, nor once the learner has thanked the coach. */
  get lesson(): LessonShown | null {
    return this.#isLeft || this.sitting.isReplay ? null : (this.sitting.snapshot?.lesson ?? null);
  }

  get #at(): number {
    const { lesson } = this;
    return lesson && this.#turned.from === lesson.number ? Math.min(this.#turned.pages, lesson.pages.length - 1) : 0;
  }

  get number(): number {
    return Math.min((this.lesson?.number ?? 0) + this.#at, this.lesson?.of ?? 0);
  }

  get page(): LessonPage | undefined {
    // While an answer travels there is nothing to say.
    return this.sitting.pending === null ? this.lesson?.pages[this.#at] : undefined;
  }

  /** Whether there is more to read before something is to be done. */
  get isReading(): boolean {
    return this.lesson !== null && this.#at < this.lesson.pages.length - 1;
  }

  get hasBefore(): boolean {
    return this.#at > 0;
  }

  /** What the page speaks of, and does not light up by itself. */
  get points(): number[] {
    return (this.page?.points ?? []).filter((action) => !this.sitting.legal.has(action));
  }

  turn = (by: 1 | -1): void => {
    const { lesson } = this;
    if (!lesson) return;
    this.sitting.reason = null;
    this.#turned = { from: lesson.number, pages: Math.max(0, this.#at + by) };
  };

  /** Play on without the coach. */
  leave = (): void => void (this.#isLeft = true);

  /** Somebody pointed at what does not light up: perhaps at what the page speaks of. */
  why = (action: number): void => {
    const isMeant = this.isReading && this.points.includes(action);
    const isTry = this.page?.is_try ?? false;
    if (isMeant) this.turn(1);
    if (!isMeant || isTry) this.sitting.why(action);
  };
}

/**
 * Return the rule of style that puts a ring around what a page speaks of, wherever a board has drawn it: what stands for
 * an action, or (`data-told`) what can only be spoken of.
 */
export function ring(points: readonly number[]): string {
  const where = points.map((action) => `[data-action="${action}"], [data-told="${action}"]`).join();
  return `main.board :is(${where}) { outline: 3px dashed var(--indigo); outline-offset: 3px; border-radius: 6px; z-index: 60 !important; }`;
}
