/** The ground of the board: the play area with its sky, obstacles, devices. */
import type { Device, Marker, Match, Meeting, Obstacle, Point } from "../../api/types";
import { num, onTable, polygon, smooth } from "../geometry";
import { say } from "../../language";

/** What obstacles are made of, by their kind. */
const stuffs = new Set(["asteroid", "debris", "gas", "chaff", "fire"]);

/** sown is a stream of numbers from 0 to 1 that is always the same for a seed. */
function sown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** seedOf is a number made of an outline, so that each stone has its own marks. */
function seedOf(outline: readonly Point[]): number {
  return Math.round(outline.reduce((sum, p) => sum + Math.abs(p.x) * 7 + Math.abs(p.y) * 13, 3));
}

/** What has corners. */
const sharp = new Set(["debris", "chaff", "fire"]);

/** turnedBy turns an outline around the origin, clockwise by degrees. */
function turnedBy(outline: readonly Point[], degrees: number): Point[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(({ x, y }) => ({ x: x * c + y * s, y: y * c - x * s }));
}

/**
 * Stuff is an obstacle's outline with its marks: craters, shards, waves, sparks or flames. Light falls on it from
 * the upper left of the table, whichever way it lies.
 */
export function Stuff({ outline, kind, heading = 0 }: { outline: Point[]; kind: string; heading?: number }) {
  const word = kind.split(" ")[0] ?? "";
  const stuff = stuffs.has(word) ? word : "asteroid";
  const lies = turnedBy(outline, heading);
  const path = sharp.has(stuff) ? polygon(lies) : smooth(lies);
  return (
    <g class={"obstacle " + stuff} transform={`rotate(${num(-heading)})`}>
      <path d={path} class="cast" transform="translate(3.500 4.500)" />
      <path d={path} class="outline" />
      <Marks outline={lies} stuff={stuff} />
    </g>
  );
}

/** How many marks an obstacle of a kind has. */
const counts: Record<string, number> = {
  asteroid: 6, debris: 9, gas: 5, chaff: 12, fire: 7,
};

/** Marks are what makes one kind of obstacle unlike another. */
function Marks({ outline, stuff }: { outline: Point[]; stuff: string }) {
  const next = sown(seedOf(outline));
  const reach = Math.min(...outline.map((p) => Math.hypot(p.x, p.y)));
  return (
    <g class="marks">
      {Array.from({ length: counts[stuff] ?? 0 }, (_, i) => {
        const [angle, far, size] = [i * 2.4 + next(), (0.2 + 0.7 * next()) * reach, 2 + 4 * next()];
        const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
        if (stuff === "asteroid") {
          return (
            <g key={i} transform={`translate(${num(x)} ${num(y)}) rotate(${num(next() * 90 - 45)})`}>
              <ellipse rx={num(size)} ry={num(size * 0.72)} />
              <path d={`M${num(-size)} 0A${num(size)} ${num(size * 0.72)} 0 0 0 ${num(size)} 0`} class="lip" />
            </g>
          );
        }
        if (stuff === "gas") {
          return <path key={i} d={`M${num(x - 7)} ${num(y)}q3.500-5 7 0t7 0`} />;
        }
        if (stuff === "chaff") return <path key={i} d={`M${num(x - 3)} ${num(y)}h6m-3-3v6`} />;
        if (stuff === "fire") {
          return <path key={i} d={`M${num(x)} ${num(y - 6)}q6 6 0 9q-6-3 0-9`} />;
        }
        const turn = `rotate(${num(angle * 57)} ${num(x)} ${num(y)})`;
        return (
          <path key={i} transform={turn}
            d={`M${num(x - size)} ${num(y)}l${num(size)} ${num(-size)} ${num(size)} ${num(size / 2)}-${num(size)} ${num(size)}Z`} />
        );
      })}
    </g>
  );
}

/** How many stars there are to a square of 100 mm. */
const density = 1.6;

/** Sky is what is below everything: stars and nebulae, which are drawn once. */
export function Sky({ width, height }: { width: number; height: number }) {
  const next = sown(42);
  const stars = Array.from({ length: Math.round((width * height * density) / 10000) }, () => ({
    x: next() * width, y: next() * height, r: 0.35 + next() ** 3 * 1.4, light: 0.2 + next() * 0.5,
  }));
  const cloud = (id: string, x: number, y: number, turn: number) => (
    <ellipse
      cx={num(x * width)} cy={num(y * height)} rx="400" ry="220" fill={`url(#${id})`}
      transform={`rotate(${turn} ${num(x * width)} ${num(y * height)})`}
    />
  );
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} class="area" />
      {cloud("nebula-blue", 0.7, 0.28, -28)}
      {cloud("nebula-red", 0.22, 0.68, -30)}
      {cloud("nebula-green", 0.58, 0.85, 12)}
      <g class="stars">
        {stars.map((s, i) => (
          <circle key={i} cx={num(s.x)} cy={num(s.y)} r={num(s.r)} opacity={num(s.light)} />
        ))}
      </g>
      <Edge width={width} height={height} />
    </g>
  );
}

/** Edge is the edge of the play area with a tick every 100 mm, and the lines at range 1. */
function Edge({ width, height }: { width: number; height: number }) {
  let ticks = "";
  for (let at = 100; at < width; at += 100) ticks += `M${at} 0v8M${at} ${num(height)}v-8`;
  for (let at = 100; at < height; at += 100) {
    ticks += `M0 ${num(height - at)}h8M${num(width)} ${num(height - at)}h-8`;
  }
  let grid = "";
  for (let at = 304.8; at < width - 10; at += 304.8) grid += `M${num(at)} 0V${num(height)}`;
  for (let at = 304.8; at < height - 10; at += 304.8) grid += `M0 ${num(at)}H${num(width)}`;
  return (
    <>
      <path d={grid} class="grid" />
      <path d={`M0 100H${num(width)}M0 ${num(height - 100)}H${num(width)}`} class="home-line" />
      <path d={ticks} class="ticks" />
      <rect width={width} height={height} class="edge" />
    </>
  );
}

type ObstaclesProps = { match: Match; list: Obstacle[]; meets: readonly Meeting[] };

/** Obstacles are those on the table; those in the way of what is pointed at are marked. */
export function Obstacles({ match, list, meets }: ObstaclesProps) {
  return (
    <g>
      {list.map((o) => {
        const info = match.obstacles.find((i) => i.id === o.id);
        if (!info || !o.pose) return null;
        const met = meets.some((m) => m.object === `obstacle ${o.id}`);
        return (
          <g
            key={o.id} transform={onTable(o.pose, match.height)} role="img" aria-label={info.name}
            data-met={met ? "yes" : undefined} data-pop={"obstacle|" + (info.kind.split(" ")[0] ?? "")}
          >
            <title>{info.name + fused(o.fuses)}</title>
            <Stuff outline={info.outline} kind={info.kind} heading={o.pose.heading} />
            <Fuses n={o.fuses} />
            {met && <path d={smooth(info.outline)} class="met" />}
          </g>
        );
      })}
    </g>
  );
}

/** fused says after a name how many fuse markers lie on what it names. */
function fused(n = 0): string {
  return n === 0 ? "" : `, ${n} fuse marker${n > 1 ? "s" : ""}`;
}

/** Fuses are the fuse markers on a device or an obstacle, a dot each. */
function Fuses({ n = 0 }: { n?: number | undefined }) {
  return (
    <g class="fuses">
      {Array.from({ length: n }, (_, i) => (
        <circle key={i} cx={num((i - (n - 1) / 2) * 6)} cy="10" r="2.2" />
      ))}
    </g>
  );
}

type DevicesProps = { match: Match; list: Device[]; side: (seat: number) => 1 | 2 };

/** deviceWords says whose a device is, and what the card that brought it does. */
function deviceWords(match: Match, d: Device): string {
  const of = say`Belongs to ${match.players[d.seat - 1]?.squad}${fused(d.fuses)}.`;
  const cards = match.ships.filter((s) => s.seat === d.seat).flatMap((s) => s.cards);
  return [of, cards.find((c) => c.name.startsWith(d.name))?.does ?? ""].join(" ").trim();
}

/** Devices are bombs and mines on the table; remotes are drawn as ships are, which can be chosen. */
export function Devices({ match, list, side }: DevicesProps) {
  return (
    <g>
      {list.filter((d) => d.ship === undefined).map((d) => (
        <g
          key={d.id} transform={onTable(d.pose, match.height)} role="img"
          aria-label={say`${d.name} of ${match.players[d.seat - 1]?.squad}${fused(d.fuses)}`}
          data-pop={"device|" + d.name} data-line={deviceWords(match, d)}
        >
          <path d={polygon(d.outline)} class={`device side${side(d.seat)}`} />
          <text class="device-mark">✱</text>
          <Fuses n={d.fuses} />
        </g>
      ))}
    </g>
  );
}

type MarkersProps = { match: Match; list: Marker[]; up: number };

/** Markers are the places at which ships return from hyperspace, and the beacons of a mission with their reach; their numbers stand upright. */
export function Markers({ match, list, up }: MarkersProps) {
  return (
    <g>
      {list.map((m, i) => (
        <g
          key={m.name} transform={onTable(m.pose, match.height)} role="img" aria-label={m.name}
        >
          <title>{m.name}</title>
          <path d={polygon(m.outline)} class="marker" />
          {m.reach && <circle r={m.reach} class="marker around" />}
          <text class="device-mark" transform={`rotate(${up - m.pose.heading})`}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
}
