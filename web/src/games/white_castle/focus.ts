// Which part of the picture an action lies in, and what to look at when only some can be done.
import type { Choice } from "../../lib/wire";
import { isArea, PARTS, type Area, type Focus, type Part } from "./layout";
import { sort } from "./marks";
import { actionsIn } from "./read";
import type { TableShown } from "./shown";

const AREAS: Record<string, Part> = {
  castle: "castle",
  courtiers: "castle",
  favours: "castle",
  bridges: "bridges",
  spaces: "places",
  yards: "yards",
  time: "clans",
};

/** The part where an action is pointed at, or null where it is in no part of the picture. */
export function partOf(table: TableShown, action: number, me: number, legal: Map<number, Choice>): Part | null {
  const name = sort(legal.get(action)?.name);
  if (name === "climb") return "castle";
  if (name === "exchange") return "stock";
  for (const [id, area] of table.areas) {
    if (!actionsIn(area.slots).includes(action)) continue;
    if (id === `domain-${me}`) return area.slots[0]?.pieces.some((piece) => piece.action === action) ? "stock" : "home";
    if (area.id === "owed") return "moment";
    const part = AREAS[id];
    if (part) return part;
  }
  return null;
}

const SPACES = new Set<Part>(["castle", "places", "home"]);

/** What to look at closely: the part or the two with all that can be done, or all where a die can go. */
export function focusOf(table: TableShown, legal: Map<number, Choice>, me: number): Focus | null {
  const found = new Set([...legal.keys()].map((action) => partOf(table, action, me, legal)));
  // What is owed and what one has stand beside whatever is looked at.
  const parts = PARTS.filter((part): part is Area => isArea(part) && found.has(part));
  const [first, second] = parts;
  const kinds = new Set([...legal.values()].map((choice) => sort(choice.name)));
  if (!first) return null;
  if (!second) return kinds.has("die-at") ? "dice" : first;
  if (kinds.has("space") && parts.every((part) => SPACES.has(part))) return "spaces";
  return parts.length === 2 ? `${first}+${second}` : null;
}
