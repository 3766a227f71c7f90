// Writes docs/round.svg, a moving picture of a round for the README: the first round of the battle
// that the first page shows. node round.mjs
import { readFileSync, writeFileSync } from "node:fs";

const { battle, drawings } = JSON.parse(readFileSync(new URL("src/home/battle.json", import.meta.url), "utf8"));

/** How long things take, in seconds. */
const flight = 0.75;
const shot = 0.7;
const pause = 0.15;
const rest = 2;

const colors = { 1: ["#0d2a40", "#5cc8ff", "#bfe8ff", "#2f86b8"], 2: ["#33220c", "#ffb454", "#ffe0b3", "#b87a2f"] };
const num = (n) => String(Math.round(n * 100) / 100);

/** round is the moments of the first round: all flights, and the shots behind them. */
const firstShot = battle.moments.findIndex((m) => m.shot !== undefined);
const nextFlight = battle.moments.findIndex((m, i) => i > firstShot && m.fly !== undefined);
const round = battle.moments.slice(0, nextFlight);
const total = round.reduce((sum, m) => sum + (m.path ? flight : shot) + pause, rest);

const stands = new Map(battle.begin.map(({ ship, ...pose }) => [ship, pose]));
const ways = new Map([...stands].map(([ship, pose]) => [ship, [{ at: 0, ...pose }]]));
const shots = [];
let now = 0.6;
for (const m of round) {
  if (m.path) {
    const way = ways.get(m.fly);
    way.push({ at: now, ...stands.get(m.fly) });
    m.path.forEach((p, i) => {
      const part = (i + 1) / m.path.length;
      const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
      const last = way.at(-1).heading;
      const turn = ((((p.heading - last) % 360) + 540) % 360) - 180;
      way.push({ at: now + part * flight * (0.5 + eased / 2), ...p, heading: last + turn });
    });
    stands.set(m.fly, way.at(-1));
    now += flight + pause;
  } else if (m.shot !== undefined) {
    shots.push({ ...m, from: stands.get(m.shot), to: stands.get(m.at), begin: now });
    now += shot + pause;
  }
}

const y = (p) => battle.height - p.y;
const points = [...[...ways.values()].flat(), ...battle.obstacles.map((o) => o.pose)];
const room = 45;
const [left, right] = [Math.min(...points.map((p) => p.x)) - room, Math.max(...points.map((p) => p.x)) + room];
const [top, bottom] = [Math.min(...points.map(y)) - room, Math.max(...points.map(y)) + room];

/** animated is an attribute of a transform over time. */
const animated = (type, way, value) =>
  `<animateTransform attributeName="transform" type="${type}" additive="sum" dur="${num(total)}s" repeatCount="indefinite" ` +
  `keyTimes="${[...way.map((p) => num2(p.at / total)), "1"].join(";")}" values="${[...way.map(value), value(way.at(-1))].join(";")}"/>`;
const num2 = (n) => String(Math.round(n * 100000) / 100000);

/** figure is a ship with its way. */
function figure(ship) {
  const { seat, drawing, width } = battle.ships[ship];
  const [base, edge, light, dark] = colors[seat];
  const d = drawings[drawing];
  const half = width / 2;
  const scale = num(0.0083 * width);
  const way = ways.get(ship);
  return `<g>${animated("translate", way, (p) => `${num(p.x)} ${num(y(p))}`)}<g>` +
    animated("rotate", way, (p) => num(p.heading)) +
    `<rect x="${-half}" y="${-half}" width="${width}" height="${width}" rx="${seat === 1 ? 7 : 2}" fill="${base}" stroke="${edge}" stroke-width="2"/>` +
    `<g transform="scale(${scale})">` +
    (d.wing ? `<path d="${d.wing}" fill="${dark}"/><path d="${d.wing}" fill="${dark}" transform="scale(-1 1)"/>` : "") +
    `<path d="${d.hull}" fill="${light}"/></g></g></g>`;
}

/** bolt is a shot: a line that flashes, and a flash of light where it hits. */
function bolt({ shot: by, from, to, hit, begin }) {
  const color = colors[battle.ships[by].seat][1];
  const end = hit ? { x: to.x, y: y(to) } : { x: to.x + 26, y: y(to) - 18 };
  const times = (values) => `values="${values}" keyTimes="0;${num2(begin / total)};${num2((begin + 0.1) / total)};` +
    `${num2((begin + shot) / total)};1" dur="${num(total)}s" repeatCount="indefinite"`;
  return `<path d="M${num(from.x)} ${num(y(from))}L${num(end.x)} ${num(end.y)}" stroke="${color}" stroke-width="3" ` +
    `stroke-dasharray="14 10" opacity="0"><animate attributeName="opacity" ${times("0;0;1;0;0")}/></path>` +
    (hit ? `<circle cx="${num(to.x)}" cy="${num(y(to))}" r="30" fill="none" stroke="#fff" stroke-width="3" opacity="0">` +
      `<animate attributeName="opacity" ${times("0;0;0.9;0;0")}/></circle>` : "");
}

const rocks = battle.obstacles.map((o) => {
  const d = "M" + o.outline.map((p) => `${num(p.x)} ${num(-p.y)}`).join("L") + "Z";
  return `<path d="${d}" transform="translate(${num(o.pose.x)} ${num(y(o.pose))}) rotate(${num(o.pose.heading)})" fill="#2a3142" stroke="#77839f" stroke-width="2"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(left)} ${num(top)} ${num(right - left)} ${num(bottom - top)}" role="img">` +
  `<title>A round: ships fly in the order of initiative, then fire</title>` +
  `<rect x="${num(left)}" y="${num(top)}" width="100%" height="100%" fill="#0b1324"/>` +
  rocks.join("") + [...ways.keys()].map(figure).join("") + shots.map(bolt).join("") + "</svg>\n";
writeFileSync(new URL("../docs/round.svg", import.meta.url), svg);
