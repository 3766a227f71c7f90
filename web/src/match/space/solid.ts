/** Solids: polygons that are raised by a height for each distance from their edge. Pure: it needs no browser. */
import { boxOf, distance, type Distance, nth, type Polygon } from "./outline";

/** What a part of a solid is painted as. */
export const tones = { hull: 0, wing: 1, detail: 2, panel: 3 } as const;

/** Height is how high something is at a distance from its edge. */
export type Height = (d: number, x: number, y: number) => number;

/** Raise says how polygons are raised: from low to high, or, for both, as far down as up. */
export interface Raise {
  cell?: number;
  tone?: number;
  high: Height;
  low?: (x: number, y: number) => number;
  both?: boolean;
}

/** Move puts a point somewhere else; normals are turned by it, too, so it may turn but not stretch. */
export type Move = (x: number, y: number, z: number) => readonly [number, number, number];

/** The nearest that a point of the grid lies to an edge, so that no cut is ambiguous. */
const least = 0.02;

/** The distance over which a slope is measured. */
const slope = 0.45;

/** Solid collects triangles: x to the right, y up, z aft. */
export class Solid {
  readonly position: number[] = [];
  readonly normal: number[] = [];
  readonly tone: number[] = [];
  /** How far up a point of an upright panel is, from -1 to 1. */
  readonly rise: number[] = [];
  readonly index: number[] = [];

  get triangles(): number {
    return this.index.length / 3;
  }

  get size(): number {
    return this.position.length / 3;
  }

  /** top is how high the solid reaches. */
  get top(): number {
    let top = 0;
    for (let i = 1; i < this.position.length; i += 3) top = Math.max(top, this.position[i] ?? 0);
    return top;
  }

  /** add adds a point and returns its number. */
  add(at: readonly number[], toward: readonly [number, number, number], tone: number, rise: number): number {
    const long = Math.hypot(...toward) || 1;
    this.position.push(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
    this.normal.push(toward[0] / long, toward[1] / long, toward[2] / long);
    this.tone.push(tone);
    this.rise.push(rise);
    return this.size - 1;
  }

  /** move moves the points from one number on; turn does the same to their normals. */
  move(from: number, move: Move, turn: Move): void {
    for (let i = 3 * from; i < this.position.length; i += 3) {
      for (const [list, by] of [[this.position, move], [this.normal, turn]] as const) {
        const [x, y, z] = by(list[i] ?? 0, list[i + 1] ?? 0, list[i + 2] ?? 0);
        list[i] = x;
        list[i + 1] = y;
        list[i + 2] = z;
      }
    }
  }

  /** raise raises the inside of polygons over a grid of cells that is cut exactly at their outline. */
  raise(polygons: readonly Polygon[], how: Raise): void {
    if (polygons.length > 0) new Raiser(this, polygons, how).run();
  }
}

/** A corner of a cut cell, and whether the inside is left there; undefined for a corner of the grid. */
type Cut = { x: number; y: number; leaves: boolean };

/** Raiser raises polygons once. */
class Raiser {
  #inside: Distance;
  #cell: number;
  #tone: number;
  #kept = new Map<number, number>();
  #known = new Map<string, number>();

  constructor(private solid: Solid, private polygons: readonly Polygon[], private how: Raise) {
    this.#inside = distance(polygons);
    this.#cell = how.cell ?? 1.5;
    this.#tone = how.tone ?? tones.hull;
  }

  run(): void {
    const { left, top, right, bottom } = boxOf(this.polygons);
    const cell = this.#cell;
    for (let i = Math.floor(left / cell) - 1; i < Math.ceil(right / cell) + 1; i++) {
      for (let j = Math.floor(top / cell) - 1; j < Math.ceil(bottom / cell) + 1; j++) this.#fill(i, j);
    }
  }

  /** #at is where a line of the grid lies: both wings get the same mesh, and no line is on an axis. */
  #at(k: number): number {
    return (k + 0.37) * this.#cell;
  }

  #value(i: number, j: number): number {
    const key = i * 4096 + j;
    let value = this.#kept.get(key);
    if (value === undefined) {
      value = this.#inside(this.#at(i), this.#at(j));
      if (Math.abs(value) < least) value = least;
      this.#kept.set(key, value);
    }
    return value;
  }

  #high(x: number, y: number): number {
    return this.how.high(Math.max(this.#inside(x, y), 0), x, y);
  }

  #low(x: number, y: number): number {
    return this.how.both ? -this.#high(x, y) : (this.how.low?.(x, y) ?? 0);
  }

  /** #fill fills a cell with what lies inside of it: its top, its bottom where both are raised, and the walls. */
  #fill(i: number, j: number): void {
    const corners = [[i, j], [i, j + 1], [i + 1, j + 1], [i + 1, j]] as const;
    const values = corners.map(([a, b]) => this.#value(a, b));
    if (values.every((v) => v < 0)) return;
    const shape: [number, number][] = [];
    const cuts: Cut[] = [];
    corners.forEach(([a, b], k) => {
      const [toA, toB] = nth(corners, k + 1);
      const [p, q] = [nth(values, k), nth(values, k + 1)];
      if (p > 0) shape.push([this.#at(a), this.#at(b)]);
      if (p > 0 === q > 0) return;
      const part = p / (p - q);
      const x = this.#at(a) + (this.#at(toA) - this.#at(a)) * part;
      const y = this.#at(b) + (this.#at(toB) - this.#at(b)) * part;
      shape.push([x, y]);
      cuts.push({ x, y, leaves: p > 0 });
    });
    this.#fan(shape, 1);
    if (this.how.both) this.#fan(shape, -1);
    cuts.forEach((cut, k) => { if (cut.leaves) this.#wall(cut, nth(cuts, k + 1)); });
  }

  /** #fan covers a piece of a cell by triangles, from above or from below. */
  #fan(shape: readonly [number, number][], up: 1 | -1): void {
    const ids = shape.map(([x, y]) => this.#skin(x, y, up));
    for (let k = 1; k + 1 < ids.length; k++) {
      const [a, b] = up > 0 ? [nth(ids, k), nth(ids, k + 1)] : [nth(ids, k + 1), nth(ids, k)];
      this.solid.index.push(nth(ids, 0), a, b);
    }
  }

  /** #skin is the number of a point of the upper or lower side, with its slope as normal. */
  #skin(x: number, y: number, up: 1 | -1): number {
    const key = `${x.toFixed(3)},${y.toFixed(3)},${up}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const dx = this.#high(x + slope, y) - this.#high(x - slope, y);
    const dy = this.#high(x, y + slope) - this.#high(x, y - slope);
    const normal = [-dx / (2 * slope), up, -dy / (2 * slope)] as const;
    const id = this.solid.add([x, up * this.#high(x, y), y], normal, this.#tone, up);
    this.#known.set(key, id);
    return id;
  }

  /** #wall goes down from where the inside is left to where it is entered again. */
  #wall(a: Cut, b: Cut): void {
    const [nx, ny] = [-(b.y - a.y), b.x - a.x];
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const out = this.#inside(mx + nx * 0.05, my + ny * 0.05) > this.#inside(mx, my) ? -1 : 1;
    const point = ({ x, y }: Cut, upper: boolean) => this.solid.add(
      [x, upper ? this.#high(x, y) : this.#low(x, y), y],
      [out * nx, upper ? 0.15 : -0.3, out * ny], this.#tone, upper ? 1 : -1);
    const [p, q, r, s] = [point(a, true), point(b, true), point(b, false), point(a, false)];
    this.solid.index.push(p, r, q, p, s, r);
  }
}

/** puff is a round profile that is full at a distance of 1. */
export function puff(t: number): number {
  const u = 1 - Math.min(Math.max(t, 0), 1);
  return Math.sqrt(1 - u * u);
}

/** bevel is a straight profile with a soft shoulder. */
export function bevel(t: number): number {
  const u = Math.min(Math.max(t, 0), 1);
  return u * (2 - u);
}
