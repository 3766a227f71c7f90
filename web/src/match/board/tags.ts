/** Where the words of shots are put: on their lines or, where these are short, beside them, where they hide least. */
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

/** By how much of its own size a tag is moved off its line. */
const shifts = [[0, 0], [0, -1.1], [0, 1.1], [-1.1, 0], [1.1, 0]] as const;

/** What it costs to cover another tag, to cover a thing on the table, and to leave the view, for each part of the tag. */
const others = 4;
const things = 1;
const outside = 8;

/** The cost of each try that comes later, and of leaving the line, in parts of a tag. */
const later = 0.05;
const off = 0.8;

/** Put is how far along its line a tag stands, and how far off it. */
export interface Put {
  along: number;
  dx: number;
  dy: number;
}

/** tagsOf puts the tag of each line. */
export function tagsOf(lines: readonly Worded[], avoid: readonly Area[], view: Area): Put[] {
  const taken: Area[] = [];
  return lines.map(({ from, to, width, height }) => {
    const puts = shifts.flatMap(([right, down]) =>
      tries.map((along) => ({ along, dx: right * width, dy: down * height })));
    const areaAt = ({ along, dx, dy }: Put): Area => ({
      x: from.x + (to.x - from.x) * along + dx - width / 2, y: from.y + (to.y - from.y) * along + dy - height / 2,
      width, height,
    });
    const cost = (put: Put) => {
      const at = areaAt(put);
      const hides = (list: readonly Area[]) => list.reduce((sum, a) => sum + overlap(at, a), 0) / (width * height);
      return tries.indexOf(put.along) * later + (put.dx || put.dy ? off : 0) + others * hides(taken) +
        things * hides(avoid) + outside * (1 - overlap(at, view) / (width * height));
    };
    const costs = puts.map(cost);
    const best = puts[costs.indexOf(Math.min(...costs))] ?? { along: 0.6, dx: 0, dy: 0 };
    taken.push(areaAt(best));
    return best;
  });
}
