// Words for what is drawn, put together from the game's own messages.
import type { Message, Piece } from "../../lib/wire";
import { grouped, type Desk } from "./desk";
import { figure, inner, text } from "../../lib/message";
import { atLength, colourOf, sort, type Token } from "./marks";
import type { MemberShown, SeasonShown } from "./shown";

/** Who stands in a place, clan by clan, by the names of those who play them. */
export function membersTold(desk: Desk, members: MemberShown[]): string[] {
  return grouped(members).map(({ clan, member, count }) =>
    desk.say("white_castle-look-members", { name: desk.name(clan), count, member }),
  );
}

/** What shows beneath members who leave home, in the order in which they do; nothing where all have left. */
export function beneath(desk: Pick<Desk, "say">, rewards: readonly Token[]): string {
  const told = rewards.map(({ sign, amount = 1 }) =>
    sign === "lantern" ? desk.say("white_castle-lantern") : desk.say("white_castle-thing", { thing: sign, amount }),
  );
  return told.length ? desk.say("white_castle-look-beneath", { what: told.join(desk.say("web-list-separator")) }) : "";
}

/** What a lantern gives, at length. */
export function lanternTold(desk: Desk, lantern: Message | null): string {
  return desk.say("white_castle-explain-lantern", { what: lantern ? atLength(lantern) : desk.say("white_castle-nothing") });
}

export function seasonTold(desk: Desk, season: SeasonShown): string {
  const [fewest, most] = season.points;
  const worth = most === 0 ? "none" : fewest === most ? "same" : "range";
  const { first, last, toll } = season;
  const markers = season.markers.map(({ clan, space }) => desk.say("white_castle-look-marker", { name: desk.name(clan), space }));
  return [desk.say("white_castle-look-season", { first, last, toll, worth, fewest, most }), ...markers].join(", ");
}

/** A card of the rival: what it does, and where its die goes. */
export function rivalCardTold(desk: Pick<Desk, "t" | "say">, piece: Piece): string {
  const card = typeof piece.mark === "object" ? piece.mark : null;
  const shape = inner(card, "shape");
  const space = inner(card, "space");
  if (!card || !shape || !space) return desk.t(piece.name);
  const die = desk.say("white_castle-look-rival-die", { colour: colourOf(shape), position: text(card, "position"), space });
  return [desk.t(piece.name), actTold(desk, inner(card, "first")), actTold(desk, inner(card, "second")), die].join("; ");
}

function actTold(desk: Pick<Desk, "say">, act: Message | null): string {
  const said = (kind: string, amount: number): string => desk.say("white_castle-rival-act", { act: kind, amount, done: "yes" });
  switch (sort(act)) {
    case "short-rival-gardener":
      return desk.say("white_castle-rival-gardener", { kind: text(act, "kind"), done: "yes" });
    case "short-rival-warrior":
      return said("warrior", figure(inner(act, "iron"), "amount"));
    case "short-rival-courtier":
      return said(figure(act, "levels") ? "climb" : "audience", figure(act, "levels"));
    case "short-influence":
      return said("influence", figure(act, "steps"));
    default:
      return said(text(act, "thing") === "coin" ? "coins" : "points", figure(act, "amount"));
  }
}
