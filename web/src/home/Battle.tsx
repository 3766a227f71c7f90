/** A battle behind the name: real moves and shots of a match between two programs, over and over. */
import { useEffect, useRef } from "preact/hooks";
import { Shades, ShipArt } from "../match/board/Definitions";
import { Stuff } from "../match/board/Ground";
import { Effects } from "../match/board/effects";
import { along, basePath, onTable } from "../match/geometry";
import { still } from "../prefs";
import type { Pose } from "../api/types";
import data from "./battle.json";
import "../match/board/board.css";

const { battle, drawings } = data as unknown as Data;

/** What the file holds. */
interface Data {
  battle: {
    width: number; height: number;
    ships: { seat: number; drawing: string; width: number; length: number }[];
    obstacles: { kind: string; outline: Pose[]; pose: Pose }[];
    begin: (Pose & { ship: number })[];
    moments: Moment[];
  };
  drawings: Record<string, { hull: string; wing?: string; detail?: string }>;
}

/** Moment is a ship that flies, a shot, or a ship that is gone. */
interface Moment {
  fly?: number;
  path?: Pose[];
  shot?: number;
  at?: number;
  hit?: boolean;
  gone?: number;
}

/** How long a flight takes, and how long it is until the next moment, in milliseconds. */
const flight = 900;
const pause = 260;

/** With how many moments gone the picture is where motion is not wanted. */
const picture = 16;

/** The part of the table that is shown: around all that happens there. */
const view = around([
  ...battle.begin, ...battle.moments.flatMap((m) => m.path ?? []),
]);

/** around is the box that holds points, with room. */
function around(points: readonly { x: number; y: number }[]): string {
  const room = 50;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => battle.height - p.y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return `${left} ${top} ${Math.max(...xs) + room - left} ${Math.max(...ys) + room - top}`;
}

/** Battle plays until it leaves the page. */
export default function Battle() {
  const ships = useRef<SVGGElement>(null);
  const layer = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!ships.current || !layer.current) return;
    const stage = new Stage(ships.current, new Effects(layer.current));
    void stage.run();
    return () => stage.leave();
  }, []);
  return (
    <svg
      class="battle table" viewBox={view} aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs><Shades /></defs>
      {battle.obstacles.map((o, i) => (
        <g key={i} transform={onTable(o.pose, battle.height)}>
          <Stuff outline={o.outline} kind={o.kind} heading={o.pose.heading} />
        </g>
      ))}
      <g ref={ships}>
        {battle.ships.map((s, i) => (
          <g key={i} class={"side" + s.seat} visibility="hidden">
            <path d={basePath(s.width, s.length, s.seat === 1 ? 1 : 2)} class="base" />
            <g class="art" transform={`scale(${(0.0083 * Math.min(s.width, s.length)).toFixed(3)})`}>
              <ShipArt drawing={drawings[s.drawing] ?? { hull: "" }} />
            </g>
          </g>
        ))}
      </g>
      <g ref={layer} class="effects" />
    </svg>
  );
}

/** Stage moves the ships of the picture. */
class Stage {
  #left = false;
  #poses = new Map<number, Pose>();

  constructor(private ships: SVGGElement, private effects: Effects) {}

  /** leave ends it. */
  leave(): void {
    this.#left = true;
  }

  /** run plays the battle again and again, or stands still where motion is not wanted. */
  async run(): Promise<void> {
    do {
      this.#begin();
      for (const [i, m] of battle.moments.entries()) {
        if (this.#left || (still() && i === picture)) return;
        await this.#show(m);
      }
      await this.#frames(2500, () => undefined);
    } while (!this.#left && !still());
  }

  #begin(): void {
    this.#poses.clear();
    battle.ships.forEach((_, i) => this.ships.children[i]?.setAttribute("visibility", "hidden"));
    for (const { ship, ...pose } of battle.begin) this.#put(ship, pose);
  }

  #put(ship: number, pose: Pose): void {
    this.#poses.set(ship, pose);
    const shown = this.ships.children[ship];
    shown?.setAttribute("transform", onTable(pose, battle.height));
    shown?.setAttribute("visibility", "visible");
  }

  async #show(m: Moment): Promise<void> {
    const { path } = m;
    if (m.fly !== undefined && path) {
      const ship = m.fly;
      await this.#frames(flight, (part) => {
        const pose = along(path, part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));
        if (pose) this.#put(ship, pose);
      });
    } else if (m.shot !== undefined && m.at !== undefined) {
      const [from, to] = [this.#spot(m.shot), this.#spot(m.at)];
      const side = battle.ships[m.shot]?.seat === 1 ? 1 : 2;
      if (from && to) await this.effects.shot(from, to, { side, hit: m.hit ?? false, through: 1, canceled: 0 }, this.#frames);
      if (to && m.hit) await this.effects.shield(to, this.#frames);
    } else if (m.gone !== undefined) {
      const at = this.#spot(m.gone);
      this.ships.children[m.gone]?.setAttribute("visibility", "hidden");
      if (at) await this.effects.burst(at, this.#frames);
    }
    await this.#frames(pause, () => undefined);
  }

  #spot(ship: number) {
    const pose = this.#poses.get(ship);
    return pose && { x: pose.x, y: battle.height - pose.y, size: battle.ships[ship]?.width ?? 40, ship };
  }

  /** #frames calls draw until a time is over; at once where motion is not wanted. */
  #frames = (milliseconds: number, draw: (part: number) => void): Promise<void> =>
    new Promise((resolve) => {
      if (still()) {
        draw(1);
        return resolve();
      }
      let begin = 0;
      const frame = (now: number) => {
        begin ||= now;
        const part = this.#left ? 1 : Math.min(1, (now - begin) / milliseconds);
        draw(part);
        if (part < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
}

/** Fleet is a few ships of a game, side against side. */
export function Fleet({ game }: { game: string }) {
  const sides = (data as unknown as { games: Record<string, string[][]> }).games[game] ?? [];
  return (
    <svg viewBox="0 0 320 120" class="fleet" aria-hidden="true">
      {sides.flatMap((names, seat) => names.map((name, i) => (
        <g
          key={seat + name}
          transform={`translate(${seat === 0 ? 60 + i * 70 : 260 - i * 70} ${i % 2 ? 78 : 56}) ` +
            `rotate(${seat === 0 ? 62 : -62}) scale(0.72)`}
          class={`art side${seat + 1}`}
        >
          <ShipArt drawing={drawings[name] ?? { hull: "" }} />
        </g>
      )))}
    </svg>
  );
}
