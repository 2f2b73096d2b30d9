// A table as this browser knows it: who sits there, what was heard, and the moment that is looked at.
import { app } from "./app.svelte";
import { called } from "./names";
import { sinceTurn, step, stops, tell } from "./story";
import type { Step, Teller, Told } from "./story";
import { titleOf } from "./titles";
import { OPEN, SPECTATOR } from "./wire";
import type { Argument, Beyond, Choice, Heard, Message, Moment, SeatShown, Snapshot, View } from "./wire";

const NONE: Map<number, Choice> = new Map();
const NOBODY: SeatShown[] = [];
const NOTHING: never[] = [];

/** Leave out what one has to have watched for: who is out of a suit. */
function forgetful(seen: View): View {
  return { ...seen, notes: seen.notes.map((notes) => notes.filter((note) => !note.key.endsWith("-void"))) };
}

export class Seen {
  #snapshot = $state.raw<Snapshot | null>(null);
  /** Whether the words of the game have come. */
  isReady = $state.raw(false);
  /** All that was heard from the ply `known` on. */
  log = $state.raw<Heard[]>([]);
  known = $state.raw(0);
  /** What was answered here and is not on the table yet. */
  pending = $state.raw<number | null>(null);
  /** The seat for whom the others look away, until it says that it is there. */
  curtain = $state.raw<number | null>(null);
  /** How many answers lie before the moment of the replay that is looked at, and that moment. */
  at = $state.raw<number | null>(null);
  moment = $state.raw<Moment | null>(null);

  // Of a new snapshot most is what it was (`share`). Each part of it is a state of its own, and none is derived from the
  // whole: a part that is set to what it was calls nobody, while all that is derived would be gone through at every push.
  seats = $state.raw(NOBODY);
  /** Whose eyes: a seat, or 9. */
  seat = $state.raw(SPECTATOR);
  game = $state.raw("");
  options = $state.raw<Record<string, string>>({});
  phase = $state.raw<Snapshot["phase"] | "">("");
  #table = $state.raw("");
  #mine = $state.raw<number[]>(NOTHING);
  #view = $state.raw<View | null>(null);
  #asked = $state.raw<number[]>(NOTHING);
  #question = $state.raw<Message | null>(null);
  #choices = $state.raw<Choice[]>(NOTHING);
  #beyond = $state.raw<Beyond[]>(NOTHING);
  #draft = $state.raw<Heard[]>(NOTHING);
  readonly #shown = $derived((this.at === null ? null : this.moment?.view) ?? this.#view);
  readonly #told = $derived(app.liking.memory || !this.#shown ? this.#shown : forgetful(this.#shown));

  /** The table as it was last heard of; whoever needs a part of it reads that part. */
  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  set snapshot(is: Snapshot) {
    this.#snapshot = is;
    ({ seats: this.seats, seat: this.seat, game: this.game, options: this.options, phase: this.phase } = is);
    ({ table: this.#table, mine: this.#mine, view: this.#view, asked: this.#asked, draft: this.#draft } = is);
    ({ question: this.#question, legal: this.#choices, beyond: this.#beyond } = is);
  }

  // Who is who

  /** The seat at the bottom. */
  get me(): number {
    return this.seat < this.seats.length ? this.seat : 0;
  }

  get isPlayer(): boolean {
    return this.#mine.length > 0;
  }

  /** Whether several people share this screen. */
  get isShared(): boolean {
    return this.seats.filter((one) => one.is_mine && one.kind === "person").length > 1;
  }

  get isOver(): boolean {
    return this.phase === "over";
  }

  get title(): string {
    return this.game ? titleOf(this.game, this.options) : "";
  }

  get isMyTurn(): boolean {
    return this.#choices.length > 0;
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
    if (seat.kind === "bot" && !seat.name) return botName(this.#table, side);
    return called(seat.name) || app.say("web-seat-number", { number: side + 1 }); // a log need not tell who played
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

  /** What one sees; whoever wants no help with remembering is told nothing that one has to have watched for. */
  get view(): View | null {
    return this.#told;
  }

  get asked(): number[] {
    return (this.isReplay ? this.moment?.asked : null) ?? (this.phase === "playing" ? this.#asked : NOTHING);
  }

  get eyes(): number {
    if (this.isReplay && this.moment) return this.moment.seat;
    return this.isOver ? OPEN : this.seat;
  }

  get legal(): Map<number, Choice> {
    if (this.isReplay || this.pending !== null || this.curtain !== null) return NONE;
    return this.#legal;
  }

  #legal = $derived(new Map(this.#choices.map((choice) => [choice.action, choice])));

  /** All that can be pointed at: what is legal, and what follows from answers that only lead to it. */
  get reachable(): Map<number, Choice | Beyond> {
    return this.legal.size ? this.#reachable : NONE;
  }

  /** Answers that can be given at once, where the same is asked again. */
  together = $derived(this.#beyond.filter((one) => this.legal.has(one.action)));

  /** What is asked, in words, and how often where the same is asked again. */
  question = $derived.by(() => {
    const asked = this.#question;
    const count = 1 + Math.max(0, ...this.#beyond.filter((one) => this.#legal.has(one.action)).map(({ by }) => by.length));
    const question = asked ? this.t(asked) : "";
    return count > 1 ? app.say("web-more-asked", { question, count }) : question;
  });

  #reachable = $derived(new Map([...this.#beyond, ...this.#choices].map((choice) => [choice.action, choice])));

  /** The newest answers since my last one. */
  last = $derived.by(() => {
    if (this.isReplay) return this.moment?.heard ? [this.moment.heard] : [];
    const own = this.log.findLastIndex((one) => one.seat === this.seat);
    return this.log.slice(own + 1);
  });

  teller = $derived.by((): Teller | null => {
    if (!app.words || !this.game || !this.isReady) return null;
    app.has(""); // told anew when the words of the game have come
    void this.seats; // and when somebody is called something else
    return { words: app.words, game: this.game, options: this.options, seat: this.seat, name: this.name };
  });

  lines = $derived(this.teller ? tell(this.log, this.teller) : []);
  /** What happened since my last turn. */
  recap = $derived.by((): Told[] => (this.teller ? tell(sinceTurn(this.log, this.seat), this.teller) : []));
  /** Whether I have answered yet; spectators never have. */
  hasAnswered = $derived(this.log.some((one) => one.seat === this.seat));
  /** What I did myself, while nobody has done anything since. */
  own = $derived.by((): string => {
    const last = this.lines.at(-1);
    return last?.seat === this.seat ? last.text : "";
  });
  stops = $derived(stops(this.log));

  /** What I have drafted in this turn, step by step. */
  trail = $derived.by((): Step[] => {
    const { teller } = this;
    return teller ? this.#draft.map((answer) => step(answer, teller)) : [];
  });

  /** What I am still owed once the open question is answered, where the game tells. */
  owed = $derived.by((): string[] => {
    const areas = this.#view?.areas.filter((area) => area.id === "owed" && area.seat === this.seat) ?? [];
    const later = areas.flatMap((area) => area.slots).filter((slot) => slot.pieces.every((piece) => piece.action < 0));
    return later.flatMap((slot) => slot.pieces.map((piece) => this.t(piece.name)));
  });

  totals = $derived.by(() => {
    const { view } = this;
    return Array.from({ length: this.sides }, (_, side) =>
      (view?.sheet ?? []).reduce((sum, line) => sum + (line.points[side] ?? 0), 0),
    );
  });
}

const CATS = 8; // names that web-bot-name knows

function botName(table: string, seat: number): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % CATS;
  return app.say("web-bot-name", { number: (sum + seat) % CATS });
}
