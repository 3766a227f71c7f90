/** Flights: how ships bank along their way, and what their engines leave behind. */
import { effect } from "@preact/signals";
import type { Group } from "three";
import type { Match, Pose } from "../../api/types";
import { still } from "../../prefs";
import type { MatchStore } from "../store";
import { trail, type Trailing } from "./effects";
import { forget } from "./gl";
import { size } from "./look";
import type { Craft } from "./ships";

/** How many degrees of a turn for a millimeter are a full bank. */
const sharp = 0.75;

/** How fast a ship leans into a bank and out of it, as a part of the rest in each frame. */
const lean = 0.22;

/** How many milliseconds after its last step a ship stands. */
const stands = 90;

/** How many seconds a trail lasts after its ship has arrived. */
const fades = 0.7;

/** Flight is a ship that moves. */
interface Flight {
  pose: Pose;
  at: number;
  far: number;
  bank: number;
  roll: number;
}

/** Wake is the trail of a ship: how long its way is, and when it came to its end. */
interface Wake {
  ship: number;
  long: number;
  shown: Trailing;
  arrived: number;
}

/** Flights watch the poses of all ships. */
export class Flights {
  #stop: (() => void)[] = [];
  #moving = new Map<number, Flight>();
  #trail: Wake | null = null;

  constructor(
    private store: MatchStore, private match: Match, private crafts: ReadonlyMap<number, Craft>, private world: Group,
    private shared: ReadonlySet<unknown>, private run: (step: (now: number) => boolean) => void,
  ) {
    for (const card of match.ships) {
      let last: Pose | null = null;
      this.#stop.push(effect(() => {
        const pose = store.scene.poses[card.id]?.value ?? null;
        if (pose && last && !still()) this.#step(card.id, last, pose);
        last = pose;
      }));
    }
  }

  end(): void {
    for (const stop of this.#stop) stop();
  }

  /** #step leans a ship into the bend of its last step. */
  #step(ship: number, from: Pose, to: Pose): void {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const turn = ((((to.heading - from.heading) % 360) + 540) % 360) - 180;
    if (far < 0.01 || Math.abs(turn) > 90) return;
    const bank = -Math.max(-1, Math.min(1, turn / far / sharp)) * size.bank;
    const old = this.#moving.get(ship);
    if (!old) {
      this.#begin(ship);
      this.run((now) => this.#frame(ship, now));
    }
    this.#moving.set(ship, {
      pose: to, at: performance.now(), far: (old?.far ?? 0) + far, bank, roll: old?.roll ?? 0,
    });
  }

  /** #begin lets a ship leave a trail along the way that it was given. */
  #begin(ship: number): void {
    const way = this.store.scene.trail.peek();
    const craft = this.crafts.get(ship);
    if (way?.ship !== ship || !craft || craft.engines.length === 0 || way.path.length < 3) return;
    this.#forget();
    const shown = trail(craft.engines, way.path, { high: craft.high, height: this.match.height, tint: craft.tones.engine });
    const long = way.path.reduce((sum, p, i) => sum + Math.hypot(p.x - (way.path[i - 1] ?? p).x, p.y - (way.path[i - 1] ?? p).y), 0);
    this.#trail = { ship, long, shown, arrived: 0 };
    this.world.add(shown.group);
  }

  #forget(): void {
    if (!this.#trail) return;
    this.world.remove(this.#trail.shown.group);
    forget(this.#trail.shown.group, this.shared);
    this.#trail = null;
  }

  /** #frame turns the body of a ship that moves, and levels it once it stands. */
  #frame(ship: number, now: number): boolean {
    const flight = this.#moving.get(ship);
    const craft = this.crafts.get(ship);
    if (!flight || !craft) return false;
    const flies = now - flight.at < stands;
    flight.roll += ((flies ? flight.bank : 0) - flight.roll) * lean;
    const own = this.#trail?.ship === ship ? this.#trail : null;
    const part = own ? Math.min(flight.far / own.long, 1) : 1;
    const over = !flies && Math.abs(flight.roll) < 0.2;
    craft.lean(over ? 0 : flight.roll, flies ? -size.pitch * Math.sin(2 * Math.PI * part) : 0);
    craft.burn(flies ? 1.5 : 1);
    const faded = this.#fade(own, part, flies, now);
    if (over && faded) this.#moving.delete(ship);
    return !(over && faded);
  }

  /** #fade lets a trail follow its ship and then fade; it reports whether it has. */
  #fade(own: Wake | null, part: number, flies: boolean, now: number): boolean {
    if (!own || own !== this.#trail) return true;
    if (!flies) own.arrived ||= now;
    const after = own.arrived ? (now - own.arrived) / 1000 : 0;
    own.shown.at(own.arrived ? 1 + after * 1.4 : part);
    if (after < fades) return false;
    this.#forget();
    return true;
  }
}
