// How a game ended, in a sentence.
import { app } from "../lib/app.svelte";
import { pointsOf } from "../lib/results";
import type { Sitting } from "../lib/table.svelte";

/** Return who won. */
export function outcome(sitting: Sitting): string {
  const { snapshot } = sitting;
  const places = snapshot?.places;
  if (!snapshot || !places) return "";
  const points = scores(sitting);
  const winners = places.flatMap((place, side) => (place === 1 ? [side] : []));
  const first = winners[0] ?? 0;
  if (places.length === 1) return app.say("web-result-alone", { points: points[0] ?? 0 });
  const names = winners.map(sitting.name).join(app.say("web-list-and"));
  const isMine = winners.length === 1 && snapshot.mine.length === 1 && first === snapshot.mine[0];
  const told = isMine
    ? app.say("web-result-you", { points: points[first] ?? 0 })
    : app.say("web-result", { winners: names, count: winners.length, points: points[first] ?? 0 });
  return [told, tieBreak(sitting, points, winners)].filter(Boolean).join(" ");
}

function tieBreak(sitting: Sitting, points: number[], winners: number[]): string {
  const most = Math.max(...points);
  if (points.filter((one) => one === most).length <= winners.length || points[winners[0] ?? 0] !== most) return "";
  const key = `${sitting.game}-tiebreak`;
  const why = app.has(key) ? app.say(key, sitting.options) : "";
  return [app.say("web-result-tiebreak"), why].filter(Boolean).join(" ");
}

/** Return the points of all sides as the game stands, whatever moment is looked at. */
export function scores(sitting: Sitting): number[] {
  return sitting.snapshot ? pointsOf(sitting.snapshot) : [];
}
