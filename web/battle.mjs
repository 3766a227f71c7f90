// Writes src/home/battle.json: a real battle, shortened, for the first page, and ships of each game.
// It asks a server that runs and reads a record of each game, as koiogran play --record writes it:
// node battle.mjs http://127.0.0.1:8080 second.txt first.txt flightpath.txt
import { readFileSync, writeFileSync } from "node:fs";

const [server, ...records] = process.argv.slice(2);

/** The rounds that the first page shows, and the most moments of them. */
const rounds = [2, 4];
const most = 70;

const ask = async (path, body) => {
  const how = body ? { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : {};
  const response = await fetch(`${server}/api/v1${path}`, how);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** replayOf is the replay of a record in a file. */
const replayOf = (file) => ask("/replays", { record: readFileSync(file, "utf8") });

const whole = (p) => ({ x: Math.round(p.x), y: Math.round(p.y), ...("heading" in p ? { heading: Math.round(p.heading) } : {}) });

/** shortened is the battle of some rounds: who stands where, and what happens. */
function shortened({ match, table, steps }) {
  const poses = new Map();
  const moments = [];
  let round = 0;
  let attack = null;
  const stands = () => [...poses].map(([ship, pose]) => ({ ship, ...pose }));
  let begin = null;
  for (const e of steps.flatMap((s) => s.events)) {
    if (e.round) round = e.round;
    if (round >= rounds[0] && !begin) begin = stands();
    const shown = begin && round <= rounds[1] && moments.length < most;
    if (e.pose && e.ship !== undefined) {
      const from = poses.get(e.ship);
      if (shown && from) moments.push({ fly: e.ship, path: (e.path?.length > 2 ? e.path : [from, e.pose]).map(whole) });
      poses.set(e.ship, whole(e.pose));
    }
    if (e.kind === "attack-declared") attack = { shot: e.ship, at: e.other };
    if (shown && attack && (e.kind === "attack-hit" || e.kind === "attack-missed")) {
      moments.push({ ...attack, hit: e.kind === "attack-hit" });
      attack = null;
    }
    if (shown && e.kind === "ship-destroyed") moments.push({ gone: e.ship });
    if (e.kind === "ship-destroyed") poses.delete(e.ship);
  }
  const lying = new Map();
  for (const t of [table, ...steps.map((s) => s.table)]) {
    for (const o of t.obstacles ?? []) if (o.pose) lying.set(o.id, whole(o.pose));
  }
  return {
    width: Math.round(match.width), height: Math.round(match.height),
    ships: match.ships.map((s) => ({ seat: s.seat, drawing: s.drawing, width: s.width, length: s.length })),
    obstacles: match.obstacles.filter((o) => lying.has(o.id))
      .map((o) => ({ kind: o.kind, outline: o.outline.map(whole), pose: lying.get(o.id) })),
    begin, moments,
  };
}

const replays = [];
for (const file of records) replays.push(await replayOf(file));
const drawings = Object.assign({}, ...replays.map((r) => r.match.drawings));
const games = Object.fromEntries(replays.map(({ match }) => [match.edition, [1, 2].map((seat) =>
  [...new Set(match.ships.filter((s) => s.seat === seat).map((s) => s.drawing))].slice(0, 2))]));
const battle = shortened(replays[0]);
writeFileSync("src/home/battle.json", JSON.stringify({ battle, drawings, games }) + "\n");
