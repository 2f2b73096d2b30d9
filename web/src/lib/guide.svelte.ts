// A guided game: a real one, at which a coach says what is asked, explains each thing once, and tells how rounds went.
// Whether it speaks is remembered with the table; what was explained, with the game.
import { announce } from "./announce";
import { app } from "./app.svelte";
import { appearing, hasGuide, loadScript, standing } from "./guide";
import type { Script, Topic } from "./guide";
import { myName, openAndGo, usualSeats } from "./opening";
import { roundOf } from "./rounds";
import { findTable, forgetExplained, keepExplained, keepTable, readExplained, USUAL } from "./store";
import type { Known } from "./store";
import type { Sitting } from "./table.svelte";
import { editions } from "./titles";
import type { View } from "./wire";

const AT_ONCE = 2; // things that are explained at one question; the others come when they appear again
const PACE = 1_300; // milliseconds that bots wait: who learns looks longer at what they do
const LATELY = 12; // answers in which something has just happened

/** What the guide says. */
export interface Said {
  kind: "round" | "topic" | "ask" | "wait";
  text: string;
  /** The section of the rules that tells more, or "". */
  section: string;
}

/** Sit down to a first game with a guide, against bots that play simply. */
export async function playGuided(title: string, possible: readonly number[] = [], levels: readonly string[] = []): Promise<void> {
  const { pace } = app.liking;
  const bots = Array.from({ length: usualSeats(title, possible) - 1 }, () => ({ kind: "bot" as const, level: levels[0] ?? "visitor" }));
  const seats = [{ kind: "me" as const, name: myName() }, ...bots];
  forgetExplained(editions(title).game);
  await openAndGo({ title, seats, pace: pace === USUAL.pace ? PACE : pace }, { isGuided: true });
}

export class Guide {
  #script = $state.raw<Script | null>(null);
  #explained = $state.raw<readonly string[]>([]);
  #isOn = $state(false);
  #isFirst = $state(false);
  /** The question at which something was explained last, and how many things were. */
  #paused = $state.raw({ at: "", count: 0 });
  /** What is told of the round that has ended, until it is read. */
  #round = $state.raw("");
  #sheet: { chapter: number; sheet: View["sheet"] } | null = null;

  constructor(readonly sitting: Sitting) {
    const known = findTable(sitting.secret);
    this.#isOn = known?.isGuided ?? false;
    this.#isFirst = known?.isFirst ?? false;
    $effect(() => this.#prepare());
    $effect(() => this.#follow());
  }

  /** Whether there could be a guide at this table: one's own seat at one's own screen. */
  get isPossible(): boolean {
    const { sitting } = this;
    const { snapshot } = sitting;
    if (snapshot?.phase !== "playing" || snapshot.lesson || !hasGuide(snapshot.game)) return false;
    return sitting.isPlayer && !sitting.isShared;
  }

  get isOn(): boolean {
    return this.#isOn && this.isPossible;
  }

  /** Whether somebody who is new to the game may want to be shown it: until the first answer, or until it was declined. */
  get isOffered(): boolean {
    return this.#isFirst && !this.#isOn && this.isPossible && !this.sitting.hasAnswered;
  }

  /** Let the guide speak, or be silent; it goes on where it was. */
  toggle = (): void => {
    this.#isOn = !this.#isOn;
    this.#keep({ isGuided: this.#isOn });
  };

  /** Play without being shown anything. */
  decline = (): void => {
    this.#isFirst = false;
    this.#keep({ isFirst: false });
  };

  #keep(what: Partial<Known>): void {
    const known = findTable(this.sitting.secret);
    if (known) keepTable({ ...known, ...what });
  }

  /** What is said now; nothing in a replay, or where the guide is silent. */
  said = $derived.by((): Said | null => {
    const { sitting } = this;
    if (!this.isOn || sitting.isReplay || sitting.curtain !== null || !this.#script || !sitting.isReady) return null;
    if (this.#round) return { kind: "round", text: this.#round, section: "" };
    const topic = this.#topic;
    if (topic) return { kind: "topic", text: this.#words(topic.name), section: topic.section };
    const question = this.#question;
    if (!sitting.isMyTurn) return { kind: "wait", text: app.say(this.#waiting), section: "" };
    return { kind: "ask", text: this.#words(`ask-${question}`), section: this.#script.asks[question] ?? "" };
  });

  /** Go on from what was explained, or told of a round. */
  next = (): void => {
    if (this.#round) {
      this.#round = "";
      return;
    }
    const topic = this.#topic;
    if (!topic) return;
    this.#explained = [...this.#explained, topic.name];
    keepExplained(this.#game, this.#explained);
    const { at, count } = this.#paused;
    this.#paused = { at: this.#at, count: at === this.#at ? count + 1 : 1 };
  };

  get #game(): string {
    return this.sitting.game;
  }

  get #question(): string {
    return this.sitting.snapshot?.question?.key.split("-question-")[1] ?? "";
  }

  get #waiting(): string {
    const { canEnd, goesOn } = this.sitting;
    return goesOn ? "guide-reveal" : canEnd ? "guide-end-turn" : "guide-wait";
  }

  get #at(): string {
    const { snapshot } = this.sitting;
    return `${snapshot?.ply}/${snapshot?.drafted}`;
  }

  /** What is explained now: the first thing that appears and was not explained. */
  get #topic(): Topic | undefined {
    const { sitting } = this;
    const { snapshot } = sitting;
    if (!this.#script || !snapshot || !(sitting.isMyTurn || sitting.canEnd)) return undefined;
    if (this.#paused.at === this.#at && this.#paused.count >= AT_ONCE) return undefined;
    const mine = [...sitting.log.slice(-LATELY).filter((one) => one.seat === sitting.seat), ...snapshot.draft];
    const now = { question: this.#question, legal: snapshot.legal, mine, rounds: snapshot.view.chapter, isDrafted: snapshot.drafted > 0 };
    return appearing(this.#script, now).find((one) => !this.#explained.includes(one.name));
  }

  #words(name: string): string {
    return app.say(`guide-${this.#game}-${name}`, this.sitting.options, this.sitting.name);
  }

  /** Bring what is said, when somebody wants to hear it. */
  #prepare(): void {
    const game = this.#game;
    if (!this.isOn || !game) return;
    this.#explained = readExplained(game);
    Promise.all([loadScript(game), app.bring("guide")]).then(
      ([script]) => (this.#script = script),
      (error: unknown) => app.fail(error),
    );
  }

  /** Tell how a round went when the next one begins. */
  #follow(): void {
    const { snapshot } = this.sitting;
    if (!snapshot || snapshot.phase !== "playing") return;
    const { chapter, sheet } = snapshot.view;
    const before = this.#sheet;
    if (before?.chapter === chapter) return;
    this.#sheet = { chapter, sheet };
    // A round that is a line of its own by now has had its own score sheet.
    if (!this.isOn || !before || chapter < before.chapter || sheet.some(roundOf)) return;
    this.#round = this.#told(before.sheet, snapshot.view, chapter);
    announce(this.#round);
  }

  #told(before: View["sheet"], view: View, round: number): string {
    const { sitting } = this;
    const stands = standing(view.sheet, before, sitting.sides);
    const number = new Intl.NumberFormat(app.language, { maximumFractionDigits: 1 });
    const list = stands.map(({ side, points }) => `${side === sitting.seat ? app.say("web-you") : sitting.name(side)} ${number.format(points)}`);
    const mine = stands.find((one) => one.side === sitting.seat);
    const lead = stands.find((one) => one.side !== sitting.seat);
    const parts = [app.say("guide-round", { round, standing: list.join(app.say("web-list-separator")) })];
    if (mine?.most) parts.push(app.say("guide-round-mine", { line: sitting.t(mine.most), points: number.format(mine.gained) }));
    if (lead?.most) parts.push(app.say("guide-round-other", { name: sitting.name(lead.side), line: sitting.t(lead.most), points: number.format(lead.gained) }));
    return parts.join(" ");
  }
}
