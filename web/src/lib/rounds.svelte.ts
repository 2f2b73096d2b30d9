// The end of a round: its score sheet comes by itself, and stays until somebody goes on. Nothing waits for it.
import { announce } from "./announce";
import { app } from "./app.svelte";
import { after, lead } from "./rounds";
import type { Sitting } from "./table.svelte";
import type { RoundOver } from "./wire";

export class Rounds {
  /** The rounds that are over, while the end of the last one is news. */
  news = $state.raw<RoundOver[] | null>(null);
  #chapter: number | null = null;

  constructor(readonly sitting: Sitting) {
    $effect(() => this.#follow());
  }

  /** Whether the score sheet is in sight; whoever looks back sees it when they come back. */
  get isShown(): boolean {
    return this.news !== null && !this.sitting.isReplay;
  }

  goOn = (): void => void (this.news = null);

  #follow(): void {
    const { snapshot } = this.sitting;
    if (!snapshot || !this.sitting.isReady || snapshot.drafted) return; // what only I know may be taken back
    const before = this.#chapter;
    // How the last round went, the score sheet of the game tells.
    const chapter = snapshot.phase === "playing" && !snapshot.lesson ? snapshot.view.chapter : null;
    this.#chapter = chapter;
    if (chapter === null || before === null || chapter < before || this.#hasAnswered()) this.news = null;
    if (chapter !== null && before !== null && chapter > before) void this.#bring(chapter);
  }

  /** Tell whether I went on by answering in the next round, as on another screen. */
  #hasAnswered(): boolean {
    const since = this.news?.at(-1)?.ply ?? Infinity;
    return this.sitting.log.some((one) => one.ply >= since && (this.sitting.snapshot?.mine ?? []).includes(one.seat));
  }

  async #bring(chapter: number): Promise<void> {
    const { sitting } = this;
    const { rounds } = await sitting.api.rounds().catch(() => ({ rounds: [] })); // the score sheet has it, too
    const last = rounds.at(-1);
    if (!last || rounds.length !== chapter || this.#chapter !== chapter) return;
    const told = lead(sitting, after(rounds, sitting.sides));
    // Who only watches, or wants to wait for nobody, is not stopped.
    if (!sitting.isPlayer || !sitting.snapshot?.pace)
      return app.note(last.note ? `${sitting.t(last.note)} · ${told}` : app.say("web-round-news", { round: chapter, lead: told }), "info", "round");
    this.news = rounds;
    if (last.note) announce(sitting.t(last.note));
    announce(told);
    app.sound("bell");
  }
}
