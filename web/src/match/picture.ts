/** The end of a match as a picture to be shared. */
import type { Match, Result } from "../api/types";
import { text } from "../components/png";
import { num } from "./geometry";
import type { Tally } from "./tally";
import { resultWords } from "./words";
import { sideOf, team } from "./team";

/** The size of the picture in pixels. */
export const size = [1200, 630] as const;

const [width, height] = size;

/** Where the curve is on it. */
const curve = { x: 60, y: 190, width: 1080, height: 190 };

/** The colors of the sides. */
const colors = ["#5cc8ff", "#ffb454"] as const;

/** drawn is the picture as SVG: who won, the balance round by round, and what each ship did. */
export function drawn(match: Match, result: Result, sum: Tally): string {
  const points = sum.left.map(([a, b], i) => {
    const x = curve.x + (i / Math.max(1, sum.left.length - 1)) * curve.width;
    return `${num(x)} ${num(curve.y + curve.height / 2 - ((a - b) * curve.height) / 2)}`;
  });
  const middle = curve.y + curve.height / 2;
  const rows = [1, 2].flatMap((seat) => {
    const ships = sum.losses.filter((l) => !match.ships[l.ship]?.outline &&
      sideOf(match.ships[l.ship]?.seat ?? 0) === seat).slice(0, 5);
    const x = seat === 1 ? 60 : 640;
    return [
      text(x, 440, 26, colors[seat - 1] ?? "", team(match, seat)),
      ...ships.map((l, i) => text(x, 474 + i * 30, 21, l.gone ? "#8c9bbd" : "#eef3fd",
        `${match.ships[l.ship]?.letter} ${match.ships[l.ship]?.name}: dealt ${l.dealt}, took ${l.took}${l.gone ? ", lost" : ""}`)),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#060a13"/>` +
    text(60, 84, 34, "#a9b8d6", "Koiogran") + text(60, 148, 56, "#eef3fd", resultWords({ ...match, seat: 0 }, result)) +
    `<path d="M${curve.x} ${middle}H${curve.x + curve.width}" stroke="#2b3d5e" stroke-width="2"/>` +
    `<path d="M${points.join("L")}" fill="none" stroke="#eef3fd" stroke-width="4"/>` + rows.join("") + "</svg>";
}
