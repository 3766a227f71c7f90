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

/** Light falls from the upper left: what lies there is brighter, and everything throws its shadow to the lower right. */
const shades = `<defs>` +
  `<radialGradient id="sky" cx="0.7" cy="0.2" r="1"><stop offset="0" stop-color="#1b2f63"/><stop offset="0.55" stop-color="#0d1731"/><stop offset="1" stop-color="#080e1e"/></radialGradient>` +
  `<radialGradient id="glow" cx="0.1" cy="0.9" r="0.6"><stop offset="0" stop-color="#4a1d58" stop-opacity="0.55"/><stop offset="1" stop-color="#4a1d58" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="rock" cx="0.3" cy="0.25" r="0.9"><stop offset="0" stop-color="#9aa0ae"/><stop offset="0.6" stop-color="#5d6372"/><stop offset="1" stop-color="#31353f"/></radialGradient>` +
  [1, 2].map((seat) => {
    const [, edge, light, dark] = colors[seat];
    return `<linearGradient id="hull${seat}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
      `<linearGradient id="arc${seat}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${edge}" stop-opacity="0.34"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></linearGradient>`;
  }).join("") +
  `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter></defs>`;

/** times is when something that happens between two moments begins and ends, as an animation says it. */
const times = (begin, end, values) =>
  `values="${values}" keyTimes="0;${num2(begin / total)};${num2((begin + 0.08) / total)};${num2(end / total)};1" ` +
  `dur="${num(total)}s" repeatCount="indefinite"`;

/** trail is the way that a ship has just flown: it lights up while it flies, and fades. */
function trail(ship) {
  const way = ways.get(ship).slice(1);
  if (way.length < 2) return "";
  const color = colors[battle.ships[ship].seat][1];
  const d = "M" + way.map((p) => `${num(p.x)} ${num(y(p))}`).join("L");
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity="0" ` +
    `stroke-dasharray="2 9"><animate attributeName="opacity" ${times(way[0].at, way.at(-1).at + 1.2, "0;0;0.75;0;0")}/></path>`;
}

/** flying moves what is drawn of a ship along its way. */
const flying = (ship, drawn) => {
  const way = ways.get(ship);
  return `<g>${animated("translate", way, (p) => `${num(p.x)} ${num(y(p))}`)}<g>` +
    animated("rotate", way, (p) => num(p.heading)) + drawn + "</g></g>";
};

/** sight is the arc of a ship, below all ships. */
function sight(ship) {
  const { seat, width } = battle.ships[ship];
  const [half, reach] = [width / 2, width / 2 + 95];
  return flying(ship, `<path d="M${-half} ${-half}L${-reach} ${-reach}Q0 ${-reach - 40} ${reach} ${-reach}L${half} ${-half}Z" fill="url(#arc${seat})"/>`);
}

/** figure is a ship with its way. */
function figure(ship) {
  const { seat, drawing, width } = battle.ships[ship];
  const [base, edge, , dark] = colors[seat];
  const d = drawings[drawing];
  const half = width / 2;
  const scale = num(0.0083 * width);
  const wing = d.wing ? [`<path d="${d.wing}"/>`, `<path d="${d.wing}" transform="scale(-1 1)"/>`].join("") : "";
  const frame = `x="${-half}" y="${-half}" width="${width}" height="${width}" rx="${seat === 1 ? 7 : 2}"`;
  return flying(ship, `<rect ${frame} fill="#000" opacity="0.5" transform="translate(3 4)" filter="url(#soft)"/>` +
    `<rect ${frame} fill="${base}" stroke="${edge}" stroke-width="2"/>` +
    `<path d="M${-half + 2} ${-half + 2}L0 0L${half - 2} ${-half + 2}Z" fill="${edge}" opacity="0.22"/>` +
    `<g transform="scale(${scale})"><g fill="#000" opacity="0.45" transform="translate(5 7)">${wing}<path d="${d.hull}"/></g>` +
    `<g fill="${dark}">${wing}</g><path d="${d.hull}" fill="url(#hull${seat})"/>` +
    (d.detail ? `<path d="${d.detail}" fill="${base}" opacity="0.85"/>` : "") + `</g>`);
}

/** bolt is a shot: a line that flashes with its glow, and light that spreads where it hits. */
function bolt({ shot: by, from, to, hit, begin }) {
  const color = colors[battle.ships[by].seat][1];
  const end = hit ? { x: to.x, y: y(to) } : { x: to.x + 26, y: y(to) - 18 };
  const line = `d="M${num(from.x)} ${num(y(from))}L${num(end.x)} ${num(end.y)}" fill="none" opacity="0"`;
  const flash = (peak) => `<animate attributeName="opacity" ${times(begin, begin + shot, `0;0;${peak};0;0`)}/>`;
  const spread = `<animate attributeName="r" ${times(begin, begin + shot, "6;6;10;44;44")}/>`;
  return `<path ${line} stroke="${color}" stroke-width="9" filter="url(#soft)">${flash(0.7)}</path>` +
    `<path ${line} stroke="#fff" stroke-width="2.5" stroke-dasharray="18 8">${flash(1)}</path>` +
    (hit ? `<circle cx="${num(to.x)}" cy="${num(y(to))}" r="6" fill="none" stroke="#fff" stroke-width="3" opacity="0">${flash(0.95)}${spread}</circle>` +
      `<circle cx="${num(to.x)}" cy="${num(y(to))}" r="16" fill="#ffd9a0" opacity="0" filter="url(#soft)">${flash(0.85)}</circle>` : "");
}

/** rock is an obstacle with its shadow and its craters. */
function rock(o, i) {
  const d = "M" + o.outline.map((p) => `${num(p.x)} ${num(-p.y)}`).join("L") + "Z";
  const place = `translate(${num(o.pose.x)} ${num(y(o.pose))})`;
  const turned = `rotate(${num(o.pose.heading)})`;
  const craters = [[-7, -4, 4], [6, 3, 5], [-2, 8, 3]].map(([cx, cy, r], k) => {
    const [a, b] = (i + k) % 2 ? [cx, cy] : [cy, -cx];
    return `<circle cx="${a}" cy="${b}" r="${r}" fill="#3a3f4b"/><circle cx="${a + 0.8}" cy="${b + 0.8}" r="${r - 1}" fill="#565c6a"/>`;
  }).join("");
  return `<g transform="${place}"><path d="${d}" transform="translate(5 6) ${turned}" fill="#000" opacity="0.5" filter="url(#soft)"/>` +
    `<g transform="${turned}"><path d="${d}" fill="url(#rock)" stroke="#aab1c2" stroke-width="1.2"/>${craters}</g></g>`;
}

/** stars are so many points of light, always the same. */
const stars = Array.from({ length: 90 }, (_, i) => {
  const [a, b] = [(i * 0.618034) % 1, (i * 0.754878) % 1];
  return `<circle cx="${num(left + a * (right - left))}" cy="${num(top + b * (bottom - top))}" r="${num(0.5 + ((i * 7) % 5) / 5)}" fill="#fff" opacity="${num(0.25 + ((i * 3) % 7) / 14)}"/>`;
});
const all = `x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}"`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(left)} ${num(top)} ${num(right - left)} ${num(bottom - top)}" role="img">` +
  `<title>A round: ships fly in the order of initiative, then fire</title>${shades}` +
  `<rect ${all} fill="url(#sky)"/><rect ${all} fill="url(#glow)"/>` + stars.join("") +
  battle.obstacles.map(rock).join("") + [...ways.keys()].map(sight).join("") + [...ways.keys()].map(trail).join("") + [...ways.keys()].map(figure).join("") +
  shots.map(bolt).join("") + "</svg>\n";
writeFileSync(new URL("../docs/round.svg", import.meta.url), svg);
