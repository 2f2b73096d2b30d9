// What a game's board gets, and what it may ask for. A board draws a view; it holds no rules.
import type { Component } from "svelte";
import type { Argument, Beyond, Choice, Heard, Message, SeatShown, View } from "./wire";

export interface BoardProps {
  /** What is drawn: the table as it stands, or a moment of the replay. */
  view: View;
  game: string;
  options: Record<string, string>;
  /** Who sits where; the index is the seat. */
  seats: SeatShown[];
  /** Whose eyes: a seat, 9 for a spectator, -1 when everything is open. */
  seat: number;
  /** The seat that is drawn at the bottom: one's own, also when everything is open; 0 for a spectator. */
  me: number;
  /** The seats that are asked. */
  asked: number[];
  /** What can be pointed at, by action; empty when it is not my turn, or in a replay. */
  legal: Map<number, Choice>;
  /** Whether an answer travels: nothing is legal then, and nothing should jump. */
  isSending?: boolean;
  /** Whether nothing is left to do in my turn but to end it. */
  isEnding?: boolean;
  /** The newest answers (since my last one), for motion and marks. */
  last: Heard[];
  /** Answers that can be given at once, where the same is asked again. */
  together?: Beyond[];
  /** Answer with a legal action, after others that are given with it. */
  act: (action: number, by?: number[]) => void;
  /** Ask why an action is not legal; the reason is shown above the question. */
  why: (action: number) => void;
  /** The same for what a mouse rests on, and only as long as it does: null once it does not. */
  wonder?: ((action: number | null) => void) | undefined;
  /** Take back my last answer, where that is possible. */
  back?: (() => void) | undefined;
  t: (message: Message) => string;
  /** The client's own words (web.ftl), or a game's. */
  say: (key: string, args?: Record<string, Argument>) => string;
  /** What a side is called; also rivals. */
  name: (seat: number) => string;
  /** False under reduced motion. */
  motion: boolean;
}

export type Board = Component<BoardProps>;

/** What draws the cards of a rival that the game plays, while its turn is watched. */
export interface RivalProps extends Pick<BoardProps, "view" | "t" | "say" | "motion"> {
  /** Whether its die is placed, and how many of its acts are done. */
  isPlaced: boolean;
  done: number;
}

export type RivalCards = Component<RivalProps>;

/** What draws a change that an answer made in the game's own signs; the words for it stand beside it, for ears. */
export type Drawn = Component<Pick<BoardProps, "t"> & { what: Message }>;

/** What shows signs of a game with their words: each that there is, or some. */
export interface LegendProps extends Pick<BoardProps, "say"> {
  icons?: readonly string[];
}

export type Legend = Component<LegendProps>;
