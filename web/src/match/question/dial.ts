/** How a dial is laid out: its maneuvers in a grid, and an arrow for each bearing. */
import type { Maneuver, Option } from "../../api/types";

/**
 * The kinds of bearings, from the middle of a dial outward, with the column of those that always
 * have the same one. The others share columns farther out, wherever they do not meet.
 */
export const kinds: readonly [kind: string, column?: number][] = [
  ["straight", 0], ["reverse-straight", 0], ["stationary", 0], ["bank", 1], ["reverse-bank", 1],
  ["turn", 2], ["reverse-turn", 2], ["koiogran"], ["segnor"], ["tallon"], ["slip-bank"],
  ["slip-turn"], ["pylon-twist"], ["spiral-cross"], ["strafe"],
];

/** The first column that kinds share. */
const shared = 3;

/** Cell is a maneuver of a dial at its place in the grid, both counted from 0. */
export interface Cell {
  option: Option;
  maneuver: Maneuver;
  column: number;
  row: number;
}

/** Grid is a dial laid out: the fastest maneuvers above, left ones on the left. */
export interface Grid {
  cells: Cell[];
  speeds: number[];
  columns: number;
}

/** kindOf is a bearing without its side. */
function kindOf(bearing: string): string {
  return bearing.replace(/-(left|right)$/, "");
}

/** speed is the row of a maneuver: a reverse one goes below all others. */
function speed(m: Maneuver): number {
  return m.bearing.startsWith("reverse") ? -m.speed : m.speed;
}

/** aside says how many columns each kind of bearing stands from the middle of a dial. */
function aside(dial: readonly Maneuver[]): Map<string, number> {
  const taken: Set<number>[] = [];
  return new Map(kinds.map(([kind, column]) => {
    const rows = dial.filter((m) => kindOf(m.bearing) === kind).map(speed);
    let at = column ?? shared;
    while (column === undefined && rows.some((r) => taken[at]?.has(r))) at++;
    taken[at] = new Set([...(taken[at] ?? []), ...rows]);
    return [kind, at];
  }));
}

/** grid lays out the options that are maneuvers; columns and rows that would be empty go. */
export function grid(options: readonly Option[]): Grid {
  const dial = options.flatMap((o) => (o.maneuver ? [{ option: o, maneuver: o.maneuver }] : []));
  const away = aside(dial.map((d) => d.maneuver));
  const column = ({ bearing }: Maneuver) =>
    (bearing.endsWith("-left") ? -1 : 1) * (away.get(kindOf(bearing)) ?? 0);
  const unique = (list: number[]) => [...new Set(list)].sort((a, b) => a - b);
  const columns = unique(dial.map((d) => column(d.maneuver)));
  const speeds = unique(dial.map((d) => speed(d.maneuver))).reverse();
  const cells = dial.map((d) => ({
    ...d,
    column: columns.indexOf(column(d.maneuver)),
    row: speeds.indexOf(speed(d.maneuver)),
  }));
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  return { cells, speeds, columns: columns.length };
}

/** The directions of the arrow keys in columns and rows. */
const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/**
 * neighbor is the index of the cell that an arrow key leads to: the nearest one that is in
 * its direction, or the same cell if there is none.
 */
export function neighbor(cells: readonly Cell[], from: number, key: string): number {
  const here = cells[from];
  const direction = directions[key];
  if (!here || !direction) return from;
  const [dx, dy] = direction;
  let best = from;
  let least = Infinity;
  cells.forEach((cell, i) => {
    const x = cell.column - here.column;
    const y = cell.row - here.row;
    const forward = x * dx + y * dy;
    if (forward <= 0) return;
    const cost = forward + 3 * Math.abs(x * dy + y * dx);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The arrows, in a box from 0 to 24, for the right side where there are two. */
const shapes: Record<string, string> = {
  straight: "M12 21V5M7 10L12 4L17 10",
  "bank-right": "M8 21V15Q8 10 16 6M9.500 5L17 5.500L14.500 12",
  "turn-right": "M7 21V14Q7 9 13 9H18M13 4L19 9L13 14",
  koiogran: "M8 21V9A4.500 4.500 0 0 1 17 9V18M12.500 13.500L17 19L21 13.500",
  "segnor-right": "M7 21V15Q7 7 13 7Q18.500 7 17 17M12 14L16.500 19L20 13",
  "tallon-right": "M7 21V13Q7 8 12 8H17V17M12.500 13L17 19L21 13",
  stationary: "M7 7H17V17H7Z",
  "reverse-straight": "M12 3V19M7 14L12 20L17 14",
  "reverse-bank-right": "M8 3V9Q8 14 16 18M14.500 11L17 18.500L9.500 19",
  "reverse-turn-right": "M7 3V10Q7 15 13 15H18M13 10L19 15L13 20",
  "strafe-right": "M4 8H18M14 4L19 8L14 12M4 16H18",
  "slip-bank-right": "M3 18H8Q15 18 19 9M12.500 11.500L19.500 8L21.500 15.500",
  "slip-turn-right": "M3 18H10Q17 18 17 11V5M12 10L17 4L22 10",
  "pylon-twist-right": "M6 21V15Q6 9 12 5L19 12M19 5V12H12",
  "spiral-cross-right": "M5 21V12Q5 6 11 6H17Q21 6 21 10Q21 14 17 14H11M15 10L11 14L15 18",
};

/** arrow is the drawing of a bearing, and whether it is to be mirrored. */
export function arrow(bearing: string): { path: string; mirrored: boolean } {
  const right = bearing.replace(/-left$/, "-right");
  const path = shapes[right] ?? shapes["bank-right"] ?? "";
  return { path, mirrored: bearing.endsWith("-left") };
}

/**
 * apart splits options of which some lie at the same place of a dial, as dropping and launching with one template
 * do, into a dial for each way.
 */
export function apart(options: readonly Option[]): { way: string; options: Option[] }[] {
  const words = options.map((o) => o.maneuver?.word);
  if (new Set(words).size === words.length) return [{ way: "", options: [...options] }];
  const ways = new Map<string, Option[]>();
  for (const o of options) {
    const way = o.way ?? "";
    ways.set(way, [...(ways.get(way) ?? []), o]);
  }
  return [...ways].map(([way, list]) => ({ way, options: list }));
}
