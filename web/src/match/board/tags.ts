/** Where the words of shots are put: on their lines, where they hide least. */
import { type Area, overlap } from "./plates";

/** Spot is a point of the board. */
interface Spot {
  x: number;
  y: number;
}

/** Worded is a line that wants a tag of a size on it. */
export interface Worded {
  from: Spot;
  to: Spot;
  width: number;
  height: number;
}

/** How far along its line, from the attacker, a tag is tried, the best liked first. */
const tries = [0.6, 0.7, 0.5, 0.8, 0.4, 0.9, 0.3];

/** What it costs to cover another tag, to cover a thing on the table, and to leave the view, for each part of the tag. */
const others = 4;
const things = 1;
const outside = 8;

/** The cost of each try that comes later, in parts of a tag. */
const later = 0.05;

/** tagsOf returns for each line how far along it its tag stands. */
export function tagsOf(lines: readonly Worded[], avoid: readonly Area[], view: Area): number[] {
  const taken: Area[] = [];
  return lines.map(({ from, to, width, height }) => {
    const areaAt = (part: number): Area => ({
      x: from.x + (to.x - from.x) * part - width / 2, y: from.y + (to.y - from.y) * part - height / 2, width, height,
    });
    const cost = (part: number, rank: number) => {
      const at = areaAt(part);
      const hides = (list: readonly Area[]) => list.reduce((sum, a) => sum + overlap(at, a), 0) / (width * height);
      return rank * later + others * hides(taken) + things * hides(avoid) +
        outside * (1 - overlap(at, view) / (width * height));
    };
    const costs = tries.map(cost);
    const best = tries[costs.indexOf(Math.min(...costs))] ?? 0.6;
    taken.push(areaAt(best));
    return best;
  });
}
