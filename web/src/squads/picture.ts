/** A squad as a picture to be shared. */
import type { SquadSheet, SquadShip } from "../api/book";
import { escaped, text } from "../components/png";

/** The width of the picture, what is above its rows, and a row, in pixels. */
const width = 1200;
const head = 150;
const row = 92;

/** How many letters of a ship's cards stand in a line. */
const letters = 96;

/** pictured is a squad as SVG with its size: its name and points, then a row for each ship with its cards. */
export function pictured(sheet: SquadSheet): { svg: string; size: readonly [number, number] } {
  const summary = `${sheet.faction}, ${sheet.points} points`;
  const height = head + row * sheet.ships.length + 30;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#060a13"/>` +
    text(60, 80, 44, "#eef3fd", sheet.name || "Unnamed squad") +
    (sheet.name === summary ? "" : text(60, 120, 24, "#a9b8d6", summary)) +
    text(width - 60, 80, 24, "#a9b8d6", "Koiogran", "end") +
    sheet.ships.map((ship, i) => rowOf(ship, head + row * i)).join("") + "</svg>";
  return { svg, size: [width, height] };
}

/** rowOf is one ship: its drawing, its name and points, and its upgrades in at most two lines. */
function rowOf(ship: SquadShip, y: number): string {
  const { hull, wing, detail } = ship.drawing;
  const path = (d: string, more: string) => `<path d="${escaped(d)}" ${more}/>`;
  const outline = 'fill="#16233a" stroke="#eef3fd" stroke-width="1.5"';
  return `<g transform="translate(100 ${y + row / 2}) scale(0.7)">` +
    (wing ? path(wing, outline) + path(wing, outline + ' transform="scale(-1 1)"') : "") + path(hull, outline) +
    (detail ? path(detail, 'fill="#060a13"') : "") + "</g>" +
    text(170, y + 34, 26, "#eef3fd", ship.name) + text(width - 60, y + 34, 26, "#ffb454", String(ship.points), "end") +
    lines(ship.cards.slice(1).map((c) => c.name)).map((line, i) => text(170, y + 60 + i * 22, 18, "#a9b8d6", line)).join("");
}

/** lines breaks names into at most two lines; what does not fit is cut off with dots. */
export function lines(names: string[]): string[] {
  const list: string[] = [];
  for (const name of names) {
    const last = list.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= letters) list[list.length - 1] = `${last}, ${name}`;
    else list.push(name);
  }
  return list.length <= 2 ? list : [list[0] ?? "", `${list[1]}, …`];
}
