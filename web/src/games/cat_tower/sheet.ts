// The sheet as it is drawn: where its hexes stand. What is on them comes with the view.

/** Columns that stand half a hex higher than the others (pieces.json; checked by a test). */
const RAISED = new Set(["gold", "green", "purple"]);

/** The hexes that have a house picture, so that they show it under whatever is marked there. */
const HOUSES = new Set(["gold-2", "red-5", "green-6", "blue-3", "purple-4"]);

/** Items by number, from 1. */
export const ITEMS = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"] as const;
export type Item = (typeof ITEMS)[number];

/** Where each kind of action begins (docs/games/cat_tower.md, Actions). */
export const DIE = 0;
export const ITEM = 6;
export const HEX = 12;
export const CAT = 36;
export const PASS = 42;

export const COLUMN_COUNT = 5;
/** From the foot of the lowest hex to the top of the highest, in hexes. */
export const STOREYS = 6.5;

export function isRaised(column: string): boolean {
  return RAISED.has(column);
}

export function isHouseHex(id: string): boolean {
  return HOUSES.has(id);
}

/** How high the middle of a hex stands over the foot of the tower, in hexes. */
export function height(column: string, floor: number): number {
  return floor - 0.5 + (isRaised(column) ? 0.5 : 0);
}
