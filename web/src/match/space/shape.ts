/** Ships as solids, all made by one rule from their drawings. Pure: it needs no browser. */
import type { Drawing, Rise } from "../../api/types";
import { boxOf, distance, flatten, mirror, nth, type Polygon } from "./outline";
import { bevel, type Height, puff, Solid, tones } from "./solid";

const radians = Math.PI / 180;

/** Engine is a place at which engines glow: its middle and its width, in the units of the drawing. */
export interface Engine { x: number; y: number; z: number; width: number }

/** Model is the solid of a drawing. */
export interface Model {
  solid: Solid;
  engines: Engine[];
  top: number;
}

/** How far what stands leans back from lying, in degrees, and how thick it is at most. */
const stance = 72;
const thick = 8;

/** modelOf makes the solid of a drawing; huge ships are flatter. */
export function modelOf(drawing: Drawing, huge: boolean): Model {
  return new Builder(drawing, huge).build();
}

/** Builder makes one solid. */
class Builder {
  #solid = new Solid();
  #hull: Polygon[];
  #wing: Polygon[];
  #detail: Polygon[];
  #rises: readonly Rise[];
  #tall: number;
  #round: number;
  #inHull;
  #inFlat;

  constructor(private drawing: Drawing, huge: boolean) {
    this.#hull = flatten(drawing.hull);
    this.#wing = flatten(drawing.wing ?? "");
    this.#detail = flatten(drawing.detail ?? "");
    this.#rises = drawing.rises ?? [];
    this.#inHull = distance(this.#hull);
    const wide = Math.max(4, ...this.#hull.flat().map(([x, y]) => this.#inHull(x * 0.4, y * 0.8)));
    this.#round = Math.min(Math.max(wide, 5), 15);
    this.#tall = huge ? 9 : Math.min(drawing.stands ? thick : 13, 4 + wide * 0.75);
    const flat = this.#flat();
    this.#inFlat = distance([...flat, ...mirror(flat)]);
  }

  build(): Model {
    this.#lift(() => {
      this.#flatParts();
      this.#risen();
      this.#body();
      this.#details();
    });
    this.#ahead();
    return { solid: this.#solid, engines: this.#engines(), top: this.#solid.top };
  }

  #rise(of: Rise["of"], part: number): Rise | undefined {
    return this.#rises.find((r) => r.of === of && r.part === part);
  }

  /** #flat are the parts of the wing that lie flat. */
  #flat(): Polygon[] {
    return this.#wing.filter((_, i) => !this.#rise("wing", i));
  }

  #hullHigh: Height = (d) => 1.2 + this.#tall * puff(d / this.#round);

  #plateHigh: Height = (d, x) =>
    0.8 + (2.6 + 1.6 * (1 - Math.min(Math.abs(x) / 46, 1))) * bevel(d / 2.6) * (this.drawing.stands ? 1.9 : 1);

  /** #plates raises the same plate on both sides. */
  #plates(parts: readonly Polygon[]): void {
    const both = this.drawing.stands ?? false;
    for (const polygons of [parts, mirror(parts)]) {
      this.#solid.raise(polygons, { high: this.#plateHigh, low: () => -1.6, tone: tones.wing, both });
    }
  }

  #flatParts(): void {
    this.#plates(this.#flat());
  }

  /** #risen are the parts of the wing that stand or are turned. */
  #risen(): void {
    this.#wing.forEach((part, i) => {
      const rise = this.#rise("wing", i);
      if (rise?.panel) this.#panel(part, rise.panel);
      if (!rise?.tilt) return;
      this.#tilted(part, rise.tilt);
      if (rise.both) this.#tilted(part, -rise.tilt);
    });
  }

  /** #panel stands upright, up and down, hexagonal from the side. */
  #panel(part: Polygon, high: number): void {
    const { top, bottom } = boxOf([part]);
    const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2];
    for (const polygons of [[part], mirror([part])]) {
      this.#solid.raise(polygons, {
        tone: tones.panel, both: true,
        high: (d, _x, y) => high * Math.min(1, 1.34 - Math.abs(y - middle) / half) * (0.86 + 0.14 * bevel(d / 1.6)),
      });
    }
  }

  /** #tilted is a wing that turns up, or down, about the edge of the hull. */
  #tilted(part: Polygon, degrees: number): void {
    const root = Math.min(boxOf([...this.#wing]).left, 14);
    for (const [side, polygons] of [[1, [part]], [-1, mirror([part])]] as const) {
      const from = this.#solid.size;
      this.#solid.raise(polygons, { high: this.#plateHigh, low: () => -1.6, tone: tones.wing });
      const [c, s] = [Math.cos(degrees * radians), side * Math.sin(degrees * radians)];
      const turn = (x: number, y: number, z: number) => [x * c - y * s, x * s + y * c, z] as const;
      this.#solid.move(from, (x, y, z) => {
        const [tx, ty, tz] = turn(x - side * root, y, z);
        return [tx + side * root, ty, tz];
      }, turn);
    }
  }

  #body(): void {
    const lying = this.#hull.filter((_, i) => !this.#rise("hull", i));
    const both = this.drawing.stands ?? false;
    this.#solid.raise(lying, { high: this.#hullHigh, low: () => -this.#tall * 0.3, tone: tones.hull, both });
  }

  /** #details stand on what is below them; fins rise from it toward the stern. */
  #details(): void {
    const ground = (x: number, y: number) => {
      const [hull, flat] = [this.#inHull(x, y), this.#inFlat(x, y)];
      return Math.max(hull > 0 ? this.#hullHigh(hull, x, y) : 0, flat > 0 ? this.#plateHigh(flat, x, y) : 0, 0.5);
    };
    this.#detail.forEach((part, i) => {
      const fin = this.#rise("detail", i)?.fin ?? 0;
      const { top, bottom } = boxOf([part]);
      const leaning = (y: number) => Math.min(1, 0.12 + (1.5 * (y - top)) / (bottom - top));
      this.#solid.raise([part], {
        cell: 1.2, tone: fin ? tones.wing : tones.detail, low: (x, y) => ground(x, y) - 1.5,
        high: (d, x, y) => ground(x, y) + (fin ? fin * leaning(y) * (0.9 + 0.1 * bevel(d)) : 0.35 + 1.5 * bevel(d / 2.4)),
      });
    });
  }

  /** #lift raises what is drawn on its legs, head up. */
  #lift(draw: () => void): void {
    draw();
    if (this.drawing.stands) this.#solid.move(0, stand, stand);
  }

  /** #ahead are the parts that point ahead on what stands, where the rest of it has been raised. */
  #ahead(): void {
    const parts = (["hull", "wing"] as const).flatMap((of) =>
      (of === "hull" ? this.#hull : this.#wing).flatMap((part, i) => this.#rise(of, i)?.ahead ? [{ of, part }] : []));
    for (const { of, part } of parts) {
      const from = this.#solid.size;
      const list = of === "hull" ? [[part]] : [[part], mirror([part])];
      for (const polygons of list) {
        this.#solid.raise(polygons, { high: () => 2.2, both: true, tone: tones.detail });
      }
      const root = boxOf([part]).bottom;
      const [, y, z] = stand(0, 0, root);
      this.#solid.move(from, (px, py, pz) => [px, py + y, pz + z - root], (...n) => n);
    }
  }

  /** #engines are the edges that look aft, or a pair at the rearmost point; on what stands, a pair on its back. */
  #engines(): Engine[] {
    if (this.drawing.stands) {
      return [-5, 5].map((x) => {
        const [ex, y, z] = stand(x, this.#tall * 1.1, 4);
        return { x: ex, y, z, width: 5 };
      });
    }
    const flat = this.#flat();
    const all = [...this.#hull, ...flat, ...mirror(flat)];
    const inside = distance(all);
    const found: Engine[] = [];
    for (const p of all) {
      p.forEach(([ax, ay], i) => {
        const [bx, by] = nth(p, i + 1);
        const long = Math.hypot(bx - ax, by - ay);
        const [x, z] = [(ax + bx) / 2, (ay + by) / 2];
        if (Math.abs(by - ay) > 0.35 * long || long < 3 || long > 30 || z < 12 || Math.abs(x) > 30) return;
        if (inside(x, z + 1.5) > 0 || inside(x, z - 1.5) < 0) return;
        if (found.some((e) => Math.hypot(e.x - x, e.z - z) < 4)) return;
        found.push({ x, y: 1.8, z: z + 0.8, width: Math.min(long, 14) });
      });
    }
    found.sort((a, b) => b.z * 0.4 + b.width - a.z * 0.4 - a.width);
    if (found.length > 0) return found.slice(0, 6);
    const stern = Math.max(...this.#hull.flat().map(([, y]) => y));
    return [-3.4, 3.4].map((x) => ({ x, y: 1.8, z: stern, width: 4 }));
  }
}

/** stand turns a point of what is on its face upright. */
function stand(x: number, y: number, z: number): readonly [number, number, number] {
  const [c, s] = [Math.cos(stance * radians), Math.sin(stance * radians)];
  return [x, y * c - z * s, y * s + z * c];
}
