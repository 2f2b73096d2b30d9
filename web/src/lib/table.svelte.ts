// A table in this browser: what the feed says, what was answered, and the moment that is looked at.
import { announce, alertOf } from "./announce";
import { Refused, Table } from "./api";
import { app } from "./app.svelte";
import { Feed } from "./feed";
import type { Line } from "./feed";
import { findTable, forgetTable, keepTable } from "./store";
import { stops, tell } from "./story";
import type { Teller, Told } from "./story";
import { titleOf } from "./titles";
import { CHANCE, OPEN, SPECTATOR, message } from "./wire";
import type {
  Argument, Choice, Done, Explained, Heard, Hint, Message, Moment, SeatShown, Snapshot, Update, View,
} from "./wire";

const LATE = 1_200; // milliseconds after which we ask for the table ourselves
const NONE: Map<number, Choice> = new Map();

export class Sitting {
  readonly api: Table;
  snapshot = $state.raw<Snapshot | null>(null);
  /** Whether the words of the game have come. */
  isReady = $state.raw(false);
  line = $state.raw<Line>("connecting");
  /** All that was heard from the ply `known` on. */
  log = $state.raw<Heard[]>([]);
  known = $state.raw(0);
  /** What was answered here and is not on the table yet. */
  pending = $state.raw<number | null>(null);
  isBusy = $state.raw(false);
  reason = $state.raw<Explained | null>(null);
  hint = $state.raw<Hint | null>(null);
  isThinking = $state.raw(false);
  /** The seat for whom the others look away, until it says that it is there. */
  curtain = $state.raw<number | null>(null);

  // The replay
  at = $state.raw<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  isRunning = $state.raw(false);
  /** Where a recap ends by itself. */
  until = $state.raw<number | null>(null);

  readonly #feed: Feed;
  readonly #moments = new Map<string, Promise<Moment>>();
  #clock: ReturnType<typeof setTimeout> | undefined;
  #wasMine = false;
  #awaited = 0; // the event that has what I last did

  constructor(
    readonly secret: string,
    readonly role: "seat" | "watch",
  ) {
    this.api = new Table(secret);
    this.#feed = new Feed(secret, {
      update: (update) => this.#take(update),
      line: (line) => this.#lined(line),
    });
  }

  close(): void {
    clearTimeout(this.#clock);
    this.#feed.close();
  }

  reconnect = (): void => this.#feed.reconnect();

  // Who is who

  get seats(): SeatShown[] {
    return this.snapshot?.seats ?? [];
  }

  /** Whose eyes: a seat, or 9. */
  get seat(): number {
    return this.snapshot?.seat ?? SPECTATOR;
  }

  /** The seat at the bottom. */
  get me(): number {
    return this.seat < this.seats.length ? this.seat : 0;
  }

  get isPlayer(): boolean {
    return (this.snapshot?.mine.length ?? 0) > 0;
  }

  /** Whether several people share this screen. */
  get isShared(): boolean {
    return this.seats.filter((one) => one.is_mine && one.kind === "person").length > 1;
  }

  get isOver(): boolean {
    return this.snapshot?.phase === "over";
  }

  get title(): string {
    return this.snapshot ? titleOf(this.snapshot.game, this.snapshot.options) : "";
  }

  get isMyTurn(): boolean {
    return (this.snapshot?.legal.length ?? 0) > 0;
  }

  /** The seat to name in a request; nobody who only watches has one. */
  get asSeat(): number | undefined {
    return this.isPlayer ? this.seat : undefined;
  }

  name = (side: number): string => {
    const seat = this.seats[side];
    if (!seat) {
      const rivals = this.sides - this.seats.length;
      return app.say("rival", { count: rivals, number: side - this.seats.length + 1 });
    }
    if (seat.kind === "open") return app.say("web-seat-open");
    if (seat.kind === "bot" && !seat.name) return botName(this.snapshot?.table ?? "", side);
    return seat.name;
  };

  /** How many sides there are: seats, and the rivals that the game plays itself. */
  get sides(): number {
    return Math.max(this.seats.length, this.view?.notes.length ?? 0);
  }

  t = (what: Message): string => app.render(what, this.name);
  say = (key: string, args: Record<string, Argument> = {}): string => app.say(key, args, this.name);

  // What is shown

  get isReplay(): boolean {
    return this.at !== null;
  }

  get view(): View | null {
    return (this.isReplay ? this.moment?.view : null) ?? this.snapshot?.view ?? null;
  }

  get asked(): number[] {
    return (this.isReplay ? this.moment?.asked : null) ?? (this.snapshot?.phase === "playing" ? this.snapshot.asked : []);
  }

  get eyes(): number {
    if (this.isReplay && this.moment) return this.moment.seat;
    return this.isOver ? OPEN : this.seat;
  }

  get legal(): Map<number, Choice> {
    if (!this.snapshot || this.isReplay || this.pending !== null || this.curtain !== null) return NONE;
    return this.#legal;
  }

  #legal = $derived(new Map(this.snapshot?.legal.map((choice) => [choice.action, choice]) ?? []));

  /** The newest answers since my last one. */
  last = $derived.by(() => {
    if (this.isReplay) return this.moment?.heard ? [this.moment.heard] : [];
    const own = this.log.findLastIndex((one) => one.seat === this.seat);
    return this.log.slice(own + 1);
  });

  teller = $derived.by((): Teller | null => {
    const { snapshot } = this;
    if (!app.words || !snapshot || !this.isReady) return null;
    app.has(""); // told anew when the words of the game have come
    return { words: app.words, game: snapshot.game, options: snapshot.options, seat: this.seat, name: this.name };
  });

  lines = $derived(this.teller ? tell(this.log, this.teller) : []);
  /** What happened since my last turn. */
  recap = $derived.by((): Told[] => {
    const own = this.log.findLastIndex((one) => one.seat === this.seat);
    return this.teller ? tell(this.log.slice(own + 1), this.teller) : [];
  });
  stops = $derived(stops(this.log));

  totals = $derived.by(() => {
    const { view } = this;
    return Array.from({ length: this.sides }, (_, side) =>
      (view?.sheet ?? []).reduce((sum, line) => sum + (line.points[side] ?? 0), 0),
    );
  });

  // What the feed says

  #lined(line: Line): void {
    const before = this.line;
    this.line = line;
    if (line === "away") alertOf(app.say("web-line-away"));
    else if (line === "live" && before === "away") announce(app.say("web-line-back"));
    else if (line === "gone") forgetTable(this.secret);
  }

  #take(update: Update): void {
    const { snapshot, heard, first } = update;
    const before = this.snapshot;
    const isOther = before !== null && before.seat !== snapshot.seat;
    // What one seat heard is not for the next one who sits down at this screen.
    const isWhole = isOther || first < this.known || first > this.known + this.log.length || !before;
    const fresh = isWhole ? 0 : first - this.known;
    this.log = isWhole ? heard : [...this.log.slice(0, fresh), ...heard];
    if (isWhole) this.known = first;
    if (before && (isOther || snapshot.ply < before.ply || snapshot.phase !== before.phase)) this.#moments.clear();
    this.snapshot = snapshot;
    if (!this.isBusy && snapshot.seq >= this.#awaited) this.pending = null;
    if (snapshot.seq !== before?.seq || snapshot.ply !== before?.ply) {
      this.reason = null;
      this.hint = null;
    }
    if (isOther || !before) this.#draw(before);
    if (this.at !== null && this.at > snapshot.ply) this.leave();
    if (!before) this.#arrived();
    if (before) this.#tell(isWhole ? [] : heard, before);
    this.#turn(snapshot);
  }

  /** Draw the curtain where the next hand is another person's. */
  #draw(before: Snapshot | null): void {
    const { snapshot } = this;
    if (!snapshot || snapshot.phase !== "playing" || !this.isShared) return;
    if (before && before.phase !== "playing" && before.seat === snapshot.seat) return;
    this.leave();
    this.curtain = snapshot.seat;
    alertOf(app.say("web-curtain-to", { name: this.name(snapshot.seat) }));
  }

  open = (): void => {
    this.curtain = null;
    if (this.snapshot) this.#turn(this.snapshot, true);
  };

  #arrived(): void {
    const { snapshot } = this;
    if (!snapshot) return;
    app.bring(snapshot.game).then(
      () => {
        this.isReady = true;
        this.#turn(snapshot, true);
      },
      (error: unknown) => app.fail(error),
    );
    const kept = findTable(this.secret);
    keepTable({ ...kept, table: snapshot.table, secret: this.secret, role: this.role, title: this.title });
  }

  /** Tell what others did, and sound it. */
  #tell(heard: Heard[], before: Snapshot): void {
    const news = heard.filter((one) => one.ply >= before.ply);
    const others = news.filter((one) => one.seat !== this.seat);
    if (news.some((one) => one.seat !== CHANCE)) app.sound("wood");
    else if (news.length) app.sound("paper");
    if (this.teller && others.length) for (const line of tell(others, this.teller)) announce(line.text);
    if (this.snapshot && this.snapshot.ply < before.ply) announce(app.say("web-went-back"));
    if (this.isOver && before.phase === "playing") app.sound("bell");
  }

  #turn(snapshot: Snapshot, again = false): void {
    const isMine = snapshot.phase === "playing" && snapshot.legal.length > 0;
    if (isMine && (!this.#wasMine || again) && this.curtain === null && this.isReady) {
      const question = snapshot.question ? this.t(snapshot.question) : "";
      announce(app.say("web-your-turn-told", { question }));
      app.sound("bell");
    }
    this.#wasMine = isMine;
  }

  // What I do

  async #do(act: () => Promise<Done>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      const done = await act();
      this.#awaited = done.seq;
      if ((this.snapshot?.seq ?? 0) >= done.seq) this.pending = null;
      else setTimeout(() => void this.#late(done.seq), LATE);
      return true;
    } catch (error) {
      this.pending = null;
      if (error instanceof Refused && error.isStale) {
        await this.refresh();
        app.note(app.say("web-stale"));
      } else {
        app.fail(error, this.name);
      }
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  async #late(seq: number): Promise<void> {
    if ((this.snapshot?.seq ?? 0) >= seq || this.#awaited !== seq) return;
    this.#awaited = 0;
    await this.refresh();
    this.pending = null;
  }

  /** Look at the table by ourselves, where the feed is late. */
  async refresh(): Promise<void> {
    try {
      this.#take(await this.api.look(this.asSeat, this.snapshot ? this.known + this.log.length : undefined));
    } catch {
      this.#feed.reconnect();
    }
  }

  act = (action: number): void => {
    const { snapshot } = this;
    if (!snapshot || !this.legal.has(action)) return void this.why(action);
    const { ply, drafted, seat } = snapshot;
    this.pending = action;
    this.reason = null;
    app.sound("wood");
    const end = !app.liking.confirm;
    void this.#do(() => this.api.answer({ ply: ply + drafted, action, seat, end })).then((isDone) => {
      if (!isDone) this.pending = null;
    });
  };

  why = (action: number): void => {
    if (action < 0 || !this.isPlayer || this.isReplay || this.pending !== null) return;
    this.api.explain(action, this.seat).then(
      (reason) => {
        this.reason = reason;
        alertOf([this.t(reason.name), ...reason.notes.map(this.t)].join(". "));
      },
      (error: unknown) => app.fail(error, this.name),
    );
  };

  end = (): void => void this.#do(() => this.api.end(this.seat));

  /** Take back the last step: of my draft, or what all have heard. */
  back = (): void => {
    const { snapshot } = this;
    if (!snapshot) return;
    if (snapshot.drafted > 0) {
      void this.#do(() => this.api.stepBack(this.seat, snapshot.ply + snapshot.drafted - 1));
    } else if (snapshot.back !== null) {
      const { back } = snapshot;
      void this.#do(() => this.api.takeBack(this.seat, back));
    }
  };

  get canBack(): boolean {
    const { snapshot } = this;
    if (!snapshot || snapshot.phase !== "playing" || !this.isPlayer || this.isReplay) return false;
    return snapshot.drafted > 0 || (snapshot.back !== null && snapshot.offer === null);
  }

  agree = (): void => {
    const ply = this.snapshot?.offer?.ply ?? null;
    void this.#do(() => this.api.agree(this.#mine(), ply));
  };
  refuse = (): void => void this.#do(() => this.api.refuse(this.#mine()));

  #mine(): number {
    return this.snapshot?.mine[0] ?? this.seat;
  }

  askHint = async (): Promise<void> => {
    if (this.isThinking || !this.isMyTurn) return;
    this.isThinking = true;
    try {
      const hint = await this.api.hint(this.seat);
      const { snapshot } = this;
      if (snapshot && hint.ply === snapshot.ply + snapshot.drafted) this.hint = hint;
    } catch (error) {
      app.fail(error, this.name);
    } finally {
      this.isThinking = false;
    }
  };

  start = (): Promise<boolean> => this.#do(() => this.api.start());
  cut = (seat: number, text: string): Promise<boolean> => this.#do(() => this.api.cut(seat, text));
  setSeat = (seat: number, kind: "bot" | "open", level = ""): Promise<boolean> =>
    this.#do(() => this.api.setSeat(seat, kind, level));
  comeBack = (seat: number): Promise<boolean> => this.#do(() => this.api.comeBack(seat));
  setPace = (pace: number): Promise<boolean> => this.#do(() => this.api.setPace(pace));

  // Looking back

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
      const moment = await this.#moment(to);
      if (this.at === to) {
        this.moment = moment;
        if (moment.heard && this.teller) announce(tell([moment.heard], this.teller)[0]?.text ?? "");
        const next = this.#stop(1);
        if (next !== null) void this.#moment(next).catch(() => undefined);
      }
    } catch (error) {
      app.fail(error, this.name);
      if (!this.moment) this.leave();
    }
  }

  #moment(ply: number): Promise<Moment> {
    const key = `${this.seat}/${ply}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = this.api.at(ply, this.asSeat);
      moment.catch(() => this.#moments.delete(key));
      this.#moments.set(key, moment);
      if (this.#moments.size > 400) this.#moments.delete(this.#moments.keys().next().value as string);
    }
    return moment;
  }

  #stop(by: 1 | -1): number | null {
    const { at, snapshot } = this;
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
    const wait = Math.max(350, Math.min(2_500, app.liking.pace || 600));
    this.#clock = setTimeout(() => {
      if (!this.isRunning || this.at === null) return;
      const end = this.until ?? this.snapshot?.ply ?? 0;
      if (this.at >= end) return this.until === null ? this.pause() : this.leave();
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
    const first = this.last[0];
    if (!first || !this.snapshot) return;
    this.until = this.snapshot.ply;
    void this.goTo(first.ply + 1).then(() => {
      if (app.motion) this.run();
    });
  };

  /** Come back to the table as it stands. */
  leave = (): void => {
    this.pause();
    this.at = null;
    this.moment = null;
    this.until = null;
  };
}

const CATS = 8; // names that web-bot-name knows

function botName(table: string, seat: number): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % CATS;
  return app.say("web-bot-name", { number: (sum + seat) % CATS });
}

/** Return what to say of an action that is not in sight. */
export function actionMessage(choice: Choice | undefined): Message {
  return choice?.name ?? message("web-told-hidden");
}
