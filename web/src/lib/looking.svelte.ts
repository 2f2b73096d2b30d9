// Looking back at a table: any moment of it, step by step or by itself, and what happened since one's last turn.
import { announce } from "./announce";
import { Table } from "./api";
import { app } from "./app.svelte";
import { Seen } from "./seen.svelte";
import { tell } from "./story";
import type { Heard, Moment } from "./wire";

const MOST = 400; // moments that are kept
const AHEAD = 3; // moments that are brought before they are looked at

export class Looking extends Seen {
  readonly api: Table;
  isRunning = $state.raw(false);
  /** Where a recap ends by itself. */
  until = $state.raw<number | null>(null);
  /** The turn of a rival that has just been taken and is watched, from an answer up to another: it stays until one goes on. */
  watched = $state.raw<{ first: number; until: number } | null>(null);

  readonly #moments = new Map<string, Promise<Moment>>();
  #clock: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly secret: string) {
    super();
    this.api = new Table(secret);
  }

  /** Forget the moments: another seat looks, or answers were taken back. */
  protected forgetMoments(): void {
    this.#moments.clear();
  }

  /** Bring all that was heard. */
  async bringLog(): Promise<void> {
    if (this.known === 0) return;
    const { seat } = this;
    const heard: Heard[] = [];
    try {
      while (heard.length < this.known) {
        const more = await this.api.heard(heard.length, this.asSeat);
        if (!more.heard.length) break;
        heard.push(...more.heard);
      }
    } catch (error) {
      return app.fail(error, this.name);
    }
    if (seat !== this.seat || this.known === 0 || heard.length < this.known) return;
    this.log = [...heard.slice(0, this.known), ...this.log];
    this.known = 0;
  }

  /** Look at the table as it stood after so many answers. */
  async goTo(ply: number): Promise<void> {
    const { snapshot } = this;
    if (!snapshot || this.curtain !== null) return;
    const to = Math.max(0, Math.min(ply, snapshot.ply));
    this.at = to;
    void this.bringLog();
    try {
      const moment = await this.momentAt(to);
      if (this.at === to) {
        this.moment = moment;
        // What is watched was told as it came.
        if (moment.heard && this.teller && !this.watched) announce(tell([moment.heard], this.teller)[0]?.text ?? "");
        void this.#bringAhead(to);
      }
    } catch (error) {
      app.fail(error, this.name);
      if (this.at !== to) return;
      // What is shown stays, and the slider tells which moment that is.
      this.pause();
      if (this.moment) this.at = this.moment.ply;
      else this.leave();
    }
  }

  /** Bring the moments that are likely looked at next, one after another. */
  async #bringAhead(from: number): Promise<void> {
    let next: number | null = from;
    for (let count = 0; count < AHEAD && this.at === from; count++) {
      next = this.#stop(1, next);
      if (next === null) return;
      await this.momentAt(next).catch(() => undefined);
    }
  }

  /** Return the table as it stood after so many answers, asked for once. */
  momentAt(ply: number): Promise<Moment> {
    const key = `${this.seat}/${ply}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = this.api.at(ply, this.asSeat);
      moment.catch(() => this.#moments.delete(key));
      this.#moments.set(key, moment);
      if (this.#moments.size > MOST) this.#moments.delete(this.#moments.keys().next().value as string);
    }
    return moment;
  }

  #stop(by: 1 | -1, at = this.at): number | null {
    const { snapshot } = this;
    if (at === null || !snapshot) return null;
    const known = this.known === 0 ? this.stops : [];
    const found = by > 0 ? known.find((stop) => stop > at) : known.findLast((stop) => stop < at);
    const next = found ?? at + by;
    return next < 0 || next > snapshot.ply ? null : next;
  }

  step = (by: 1 | -1): void => {
    const next = this.#stop(by);
    if (next === null || (this.until !== null && by > 0 && next > this.until)) return by > 0 ? this.pause() : undefined;
    void this.goTo(next);
  };

  run = (): void => {
    if (this.at === null) return;
    this.isRunning = true;
    clearTimeout(this.#clock);
    const wait = this.watched ? (this.snapshot?.pace ?? 0) : Math.max(350, Math.min(2_500, app.liking.pace || 600));
    this.#clock = setTimeout(() => {
      if (!this.isRunning || this.at === null) return;
      const end = this.until ?? this.snapshot?.ply ?? 0;
      if (this.at >= end) return this.until === null || this.watched ? this.pause() : this.leave();
      this.step(1);
      this.run();
    }, wait);
  };

  pause = (): void => {
    this.isRunning = false;
    clearTimeout(this.#clock);
  };

  /** Show what happened since my last turn, step by step. */
  showRecap = (): void => {
    const line = this.recap[0];
    if (!line || !this.snapshot) return;
    this.until = this.snapshot.ply;
    void this.goTo(line.first + 1).then(() => {
      if (app.motion) this.run();
    });
  };

  /** Watch the turn of a rival step by step, as slowly as bots answer; all at once where nothing moves. */
  protected watch(first: number, until: number): void {
    this.watched = { first, until };
    this.until = until;
    void this.goTo(app.motion ? first + 1 : until).then(this.run);
  }

  /** Come back to the table as it stands. */
  leave = (): void => {
    this.pause();
    this.watched = null;
    this.at = null;
    this.moment = null;
    this.until = null;
  };
}
