// What travels between this client and the server. The shapes are generated (`npm run types`); these are their names.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Argument = string | number | Message;

export type View = Schemas["View"];
export type Area = Schemas["Area"];
export type Slot = Schemas["Slot"];
export type Piece = Schemas["Piece"];
export type Line = Schemas["Line"];
export type Sign = Schemas["Sign"];

export type Snapshot = Schemas["Snapshot"];
export type Phase = Snapshot["phase"];
export type SeatShown = Schemas["SeatShown"];
export type Choice = Schemas["Choice"];
export type Beyond = Schemas["Beyond"];
export type Warn = Schemas["Warn"];
export type Heard = Schemas["Heard"];
export type OfferShown = Schemas["OfferShown"];
export type LessonShown = Schemas["LessonShown"];
export type LessonPage = Schemas["LessonPage"];
export type Update = Schemas["Update"];
export type Moment = Schemas["Moment"];
export type History = Schemas["History"];
export type Points = Schemas["Points"];
export type Stop = Schemas["Stop"];
export type RoundOver = Schemas["RoundOver"];
export type Rounds = Schemas["Rounds"];
export type Hint = Schemas["Hint"];
export type Candidate = Schemas["Candidate"];
export type Explained = Schemas["Explained"];
export type Summary = Schemas["Summary"];
export type ServerShown = Schemas["ServerShown"];
export type TitleShown = Schemas["TitleShown"];
export type OptionShown = Schemas["OptionShown"];
export type Opened = Schemas["Opened"];
export type Seated = Schemas["Seated"];
export type LinkMade = Schemas["LinkMade"];
export type Done = Schemas["Done"];
export type Problem = Schemas["Problem"];

export type BroughtFile = Schemas["File"];
export type NewTable = Schemas["NewTable"];
export type NewLesson = Schemas["NewLesson"];
export type NewSeat = Schemas["NewSeat"];
export type Move = Schemas["Move"];
export type Hello = Schemas["Hello"];

/** Who only watches, and someone from whom nothing is hidden. */
export const SPECTATOR = 9;
export const OPEN = -1;
/** Who deals and rolls. */
export const CHANCE = 8;
export const NO_ACTION = -1;
export const NO_SEAT = -1;

/** Return a message of these arguments. */
export function message(key: string, args: Record<string, Argument> = {}): Message {
  return { key, args: Object.entries(args) };
}
