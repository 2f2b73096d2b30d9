// A table in this browser: what the feed says of it, and what is answered here.
import { announce, alertOf, hush } from "./announce";
import { Refused } from "./api";
import { app } from "./app.svelte";
import { brings } from "./choice";
import { Feed } from "./feed";
import type { Line } from "./feed";
import { Looking } from "./looking.svelte";
import { keepEnd } from "./results";
import { uncited } from "./rules";
import { share } from "./share";
import { findTable, forgetTable, keepTable } from "./store";
import { rivalTurn, tell } from "./story";
import { hasLongTurns, hidesNothing } from "./titles";
import { CHANCE } from "./wire";
import type { Choice, Done, Explained, Heard, Hint, Snapshot, Update } from "./wire";

const LATE = 1_200; // milliseconds after which we ask for the table ourselves

export class Sitting extends Looking {
  line = $state.raw<Line>("connecting");
  isBusy = $state.raw(false);
  reason = $state.raw<Explained | null>(null);
  hint = $state.raw<Hint | null>(null);
  isThinking = $state.raw(false);
  /** What the last step of my draft wasted. */
  warned = $state.raw("");

  readonly #feed: Feed;
  #news: Heard[] = []; // what others did and was not told yet
  #asked = ""; // what I was last told that I am asked
  #awaited = 0; // the event that has what I last did
  #due = 0; // the ply of what I last answered
  #wondered: number | null = null; // what a mouse rests on that is not legal
  #from: Snapshot | null = null; // the table in which I last did something
  #doing: Promise<boolean> = Promise.resolve(true); // what I last did, until the server has heard it

  constructor(
    secret: string,
    readonly role: "seat" | "watch",
  ) {
    super(secret);
    this.#feed = new Feed(secret, {
      update: (update) => this.#take(update),
      line: (line) => this.#lined(line),
    });
  }

  close(): void {
    this.pause();
    hush(); // of a table that was left nothing more is told
    this.#feed.close();
  }

  reconnect = (): void => this.#feed.reconnect();

  // What the feed says

  #lined(line: Line): void {
    const before = this.line;
    this.line = line;
    if (line === "away") alertOf(app.say("web-line-away"));
    else if (line === "live" && before === "away") announce(app.say("web-line-back"));
    else if (line === "gone") forgetTable(this.secret);
  }

  #take(update: Update): void {
    const { heard, first } = update;
    const before = this.snapshot;
    const snapshot = share(before, update.snapshot);
    const isOther = before !== null && before.seat !== snapshot.seat;
    // What one seat heard is not for the next one who sits down at this screen.
    const isWhole = isOther || first < this.known || first > this.known + this.log.length || !before;
    const fresh = isWhole ? 0 : first - this.known;
    this.log = isWhole ? heard : [...this.log.slice(0, fresh), ...heard];
    if (isWhole) this.known = first;
    if (before && (isOther || snapshot.ply < before.ply || snapshot.phase !== before.phase)) this.forgetMoments();
    this.snapshot = snapshot;
    if (snapshot.phase === "over" && before?.phase !== "over") keepEnd(snapshot);
    if (this.isBusy ? this.#isHeard(update) : snapshot.seq >= this.#awaited) this.pending = null;
    if (snapshot.seq !== before?.seq || snapshot.ply !== before?.ply) {
      this.reason = null;
      this.hint = null;
    }
    if (isOther || !before) this.#draw(before);
    if (this.at !== null && this.at > snapshot.ply) this.leave();
    if (!before) this.#arrived();
    if (before) this.#tell(isWhole ? [] : heard, before);
    // Whoever comes to a table where they have answered has seen what was done before.
    if (before ? !isWhole : !heard.some((one) => one.seat === snapshot.seat)) this.#watch(heard.filter((one) => one.ply >= (before?.ply ?? 0)));
    this.#turn(snapshot);
  }

  /** Whether what I answered is told already, before the server said that it heard it. */
  #isHeard({ heard, snapshot }: Update): boolean {
    return [...heard, ...snapshot.draft].some(({ ply, seat, action }) => seat === snapshot.seat && ply === this.#due && action === this.pending);
  }

  /** Show what a rival has just done, unless bots shall not be waited for. */
  #watch(news: Heard[]): void {
    const turn = rivalTurn(news);
    const [first, last] = [turn[0], turn.at(-1)];
    if (first && last && this.snapshot?.pace && this.isPlayer && !this.isReplay && this.curtain === null)
      this.watch(first.ply, last.ply + 1);
  }

  /** Go on from what a rival did. */
  goOn = (): void => {
    this.leave();
    if (this.snapshot) this.#turn(this.snapshot);
  };

  /** Draw the curtain where the next hand is another person's. */
  #draw(before: Snapshot | null): void {
    const { snapshot } = this;
    if (!snapshot || snapshot.phase !== "playing" || !this.isShared) return;
    if (before && before.phase !== "playing" && before.seat === snapshot.seat) return;
    this.leave();
    this.curtain = snapshot.seat;
    this.#news = [];
    hush();
    alertOf(this.handing);
  }

  /** What the curtain says: to whom the screen is handed or, where nothing is hidden, whose turn it is. */
  get handing(): string {
    return app.say(this.hidesNothing ? "web-curtain-turn" : "web-curtain-to", { name: this.name(this.curtain ?? 0) });
  }

  /** Whether every seat sees all there is. */
  get hidesNothing(): boolean {
    return hidesNothing(this.game);
  }

  open = (): void => {
    this.curtain = null;
    this.#welcome();
  };

  #arrived(): void {
    const { snapshot } = this;
    if (!snapshot) return;
    Promise.all([app.bring(snapshot.game), snapshot.lesson && app.bring("lessons")]).then(
      () => {
        this.isReady = true;
        this.#welcome();
      },
      (error: unknown) => app.fail(error),
    );
    const kept = findTable(this.secret);
    keepTable({ ...kept, table: snapshot.table, secret: this.secret, role: this.role, title: this.title });
  }

  /** Tell whoever sits down what others did since their last turn, and what they are asked. */
  #welcome(): void {
    const { snapshot } = this;
    if (!snapshot || this.curtain !== null) return;
    if (this.isPlayer) for (const line of this.recap) if (line.seat !== CHANCE) announce(line.text);
    this.#asked = "";
    this.#turn(snapshot);
  }

  /** Tell what others did and what I changed, and sound it. */
  #tell(heard: Heard[], before: Snapshot): void {
    const news = heard.filter((one) => one.ply >= before.ply);
    if (news.some((one) => one.seat !== CHANCE)) app.sound("wood");
    else if (news.length) app.sound("paper");
    if (this.isReady) this.#changed(news, before);
    if (this.isReady) this.#others(news.filter((one) => one.seat !== this.seat));
    if (this.snapshot && this.snapshot.ply < before.ply) announce(app.say("web-went-back"));
    if (this.isOver && before.phase === "playing") app.sound("bell");
  }

  /** Tell what others did when there is time: a turn that comes in several pieces is one line, as in the log. */
  #others(news: Heard[]): void {
    const plies = this.snapshot?.ply ?? 0;
    this.#news = this.#news.filter((one) => one.ply < plies); // the others were taken back
    if (news.length && !this.#news.length)
      announce(() => {
        const lines = this.teller ? tell(this.#news, this.teller) : [];
        this.#news = [];
        return lines.map((line) => line.text);
      });
    this.#news.push(...news);
  }

  /** Tell what my newest answer changed, once: a draft that all hear of was told step by step. */
  #changed(news: Heard[], before: Snapshot): void {
    const drafted = this.snapshot?.draft.slice(before.drafted) ?? [];
    const mine = before.drafted ? drafted : [...news.filter((one) => one.seat === this.seat), ...drafted];
    announce(mine.flatMap((one) => one.changed.map(this.t)).join(app.say("web-list-separator")));
  }

  /** Tell what I am asked, whenever that is something new; others may answer in the meantime. */
  #turn(snapshot: Snapshot): void {
    if (this.watched) return; // it is told when that is over
    const isMine = snapshot.phase === "playing" && snapshot.legal.length > 0;
    const own = this.log.findLastIndex((one) => one.seat === this.seat);
    const asked = isMine || this.canEnd ? `${this.known + own}/${snapshot.drafted}` : "";
    if (asked && asked !== this.#asked && this.curtain === null && this.isReady) {
      const question = isMine ? this.question : this.endQuestion;
      const isNew = !this.#asked || (!snapshot.drafted && this.log.slice(own + 1).some((one) => one.seat !== CHANCE));
      announce(isNew ? app.say("web-your-turn-told", { question }) : question);
      if (isNew) app.sound("bell");
    }
    this.#asked = asked;
  }

  // What I do

  /** Do one thing after another: the feed may show what I did, and what comes next, before the server says that it heard
   *  it. A second tap on the same table does nothing. */
  #do(act: () => Promise<Done>): Promise<boolean> {
    if (this.isBusy && this.snapshot === this.#from) return Promise.resolve(false);
    this.#from = this.snapshot;
    this.isBusy = true;
    const doing: Promise<boolean> = this.#doing.then(() => this.#send(act, () => this.#doing === doing));
    this.#doing = doing;
    return doing;
  }

  async #send(act: () => Promise<Done>, isLast: () => boolean): Promise<boolean> {
    try {
      const done = await act();
      this.#awaited = done.seq;
      if ((this.snapshot?.seq ?? 0) < done.seq) setTimeout(() => void this.#late(done.seq), LATE);
      else if (isLast()) this.pending = null;
      return true;
    } catch (error) {
      if (isLast()) this.pending = null;
      if (error instanceof Refused && error.isStale) {
        await this.refresh();
        app.note(app.say("web-stale"));
      } else {
        app.fail(error, this.name);
      }
      return false;
    } finally {
      if (isLast()) this.isBusy = false;
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

  /** Answer with an action, after those that lead to it or are given with it. */
  act = (action: number, by?: number[]): void => {
    const { snapshot } = this;
    const choice = this.reachable.get(action);
    if (!snapshot || !choice) return void this.why(action);
    const before = by ?? ("by" in choice ? choice.by : []);
    const { ply, drafted, seat } = snapshot;
    this.pending = action;
    this.#due = ply + drafted + before.length;
    this.reason = null;
    app.sound("wood");
    const end = !this.isDrafted;
    if (end) this.warned = "";
    else this.#warn(choice);
    const answer = (one: number, after: number): Promise<Done> => this.api.answer({ ply: ply + drafted + after, action: one, seat, end });
    void this.#do(async () => {
      for (const [i, one] of before.entries()) await answer(one, i);
      return answer(action, before.length);
    });
  };

  /** Whether what I answer is kept to myself until I end the turn. */
  get isDrafted(): boolean {
    const { snapshot } = this;
    return app.liking.confirm || (app.liking.drafts && !!snapshot && hasLongTurns(snapshot.game) && (snapshot.lesson?.is_done ?? true));
  }

  /** Tell of what was just wasted, as long as it can be taken back. */
  #warn(choice: Choice): void {
    const warned = brings(choice, app.liking).warns.map(uncited(this.t));
    this.warned = warned.length ? app.say("web-warned", { what: warned.join(app.say("web-list-separator")) }) : "";
    if (this.warned) alertOf(this.warned);
  }

  /** Tell why an action is not legal, until that is read. */
  why = (action: number): void => {
    if (!this.#canExplain(action)) return;
    this.#wondered = null;
    this.api.explain(action, this.seat).then(
      (reason) => {
        this.reason = reason;
        alertOf([this.t(reason.name), ...reason.notes.map(this.t)].join(". "));
      },
      (error: unknown) => app.fail(error, this.name),
    );
  };

  /** Show why an action is not legal as long as a mouse rests on it; null once it does not. */
  wonder = (action: number | null): void => {
    if (this.#wondered !== null) this.reason = null;
    this.#wondered = action !== null && this.#canExplain(action) ? action : null;
    if (this.#wondered === null) return;
    this.api.explain(this.#wondered, this.seat).then(
      (reason) => this.#wondered === action && (this.reason = reason),
      () => undefined, // nobody has asked for it in so many words
    );
  };

  #canExplain(action: number): boolean {
    return action >= 0 && this.isPlayer && !this.isReplay && this.pending === null;
  }

  end = (): void => void this.#do(() => this.api.end(this.seat));

  /** Whether my turn can be ended: all hear of it then. A turn of many steps is ended when nothing is left to do. */
  get canEnd(): boolean {
    const { snapshot } = this;
    return !!snapshot?.can_end && !(this.isMyTurn && hasLongTurns(snapshot.game));
  }

  /** Whether chance stands in the middle of my turn: all hear of what I did, and then I may go on. */
  get goesOn(): boolean {
    return !!this.snapshot?.goes_on;
  }

  /** What is asked where nothing else is left to do. */
  get endQuestion(): string {
    return app.say(this.goesOn ? "web-reveal-question" : "web-end-question");
  }

  /** Take back my draft up to a step of it. */
  backTo = (ply: number): void => {
    this.warned = "";
    void this.#do(() => this.api.stepBack(this.seat, ply));
  };

  /** Take back the last step: of my draft, or what all have heard. */
  back = (): void => {
    const { snapshot } = this;
    if (!snapshot) return;
    if (snapshot.drafted > 0) {
      this.backTo(snapshot.ply + snapshot.drafted - 1);
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
}
