/** Paths of drawings as polygons, and how far a point lies from them. Pure: it needs no browser. */

/** A point of a drawing. */
export type Spot = readonly [x: number, y: number];

/** Polygon is a closed outline. */
export type Polygon = readonly Spot[];

/** nth is an item of a list that goes round. */
export function nth<T>(list: readonly T[], i: number): T {
  return list[(i + list.length) % list.length] as T;
}

/** The widest step between two points of a curve. */
const step = 1.2;

/** flatten reads the data of an SVG path (M L H V Q A Z, both cases) as closed polygons. */
export function flatten(path: string): Polygon[] {
  return new Reader(path).all();
}

/** Reader reads one path. */
class Reader {
  #words: string[];
  #next = 0;
  #at: Spot = [0, 0];
  #begin: Spot = [0, 0];
  #shapes: Spot[][] = [];

  constructor(path: string) {
    this.#words = path.match(/[a-zA-Z]|-?(?:\d+\.\d*|\.\d+|\d+)/g) ?? [];
  }

  all(): Polygon[] {
    let command = "";
    while (this.#next < this.#words.length) {
      if (/[a-zA-Z]/.test(this.#words[this.#next] ?? "")) command = this.#words[this.#next++] ?? "";
      this.#take(command);
      // Numbers that follow those of a move are lines.
      if (command === "M") command = "L";
      if (command === "m") command = "l";
    }
    return this.#shapes.map(open).filter((p) => p.length > 2);
  }

  #take(command: string): void {
    const [ox, oy] = command === command.toLowerCase() ? this.#at : [0, 0];
    const spot = (): Spot => [ox + this.#number(), oy + this.#number()];
    switch (command.toUpperCase()) {
      case "Z": this.#at = this.#begin; break;
      case "M":
        this.#at = this.#begin = spot();
        this.#shapes.push([this.#at]);
        break;
      case "L": this.#to(spot()); break;
      case "H": this.#to([ox + this.#number(), this.#at[1]]); break;
      case "V": this.#to([this.#at[0], oy + this.#number()]); break;
      case "Q": this.#curve(spot(), spot()); break;
      case "A": {
        const [radius, , , large, sweep] = [1, 2, 3, 4, 5].map(() => this.#number());
        this.#arc(radius ?? 0, large === 1, sweep === 1, spot());
        break;
      }
      default: throw new Error(`path command "${command}"; expected one of M L H V Q A Z`);
    }
  }

  #number(): number {
    return parseFloat(this.#words[this.#next++] ?? "0");
  }

  #to(spot: Spot): void {
    this.#at = spot;
    this.#shapes.at(-1)?.push(spot);
  }

  #curve([ax, ay]: Spot, [bx, by]: Spot): void {
    const [fx, fy] = this.#at;
    for (let k = 1; k <= 8; k++) {
      const [u, v] = [k / 8, 1 - k / 8];
      this.#to([v * v * fx + 2 * u * v * ax + u * u * bx, v * v * fy + 2 * u * v * ay + u * u * by]);
    }
  }

  #arc(radius: number, large: boolean, sweep: boolean, [ex, ey]: Spot): void {
    const [fx, fy] = this.#at;
    const half = Math.hypot(ex - fx, ey - fy) / 2;
    const r = Math.max(radius, half);
    const off = Math.sqrt(Math.max(r * r - half * half, 0)) * (large === sweep ? -1 : 1);
    const [cx, cy] = [(fx + ex) / 2 - (off * (ey - fy)) / (2 * half || 1), (fy + ey) / 2 + (off * (ex - fx)) / (2 * half || 1)];
    const from = Math.atan2(fy - cy, fx - cx);
    let turn = Math.atan2(ey - cy, ex - cx) - from;
    if (sweep && turn <= 0) turn += 2 * Math.PI;
    if (!sweep && turn >= 0) turn -= 2 * Math.PI;
    const pieces = Math.max(4, Math.ceil((Math.abs(turn) * r) / step));
    for (let k = 1; k <= pieces; k++) {
      const angle = from + (turn * k) / pieces;
      this.#to([cx + r * Math.cos(angle), cy + r * Math.sin(angle)]);
    }
  }
}

/** open leaves a last point out that repeats the first one. */
function open(p: Spot[]): Polygon {
  const [a, b] = [nth(p, 0), nth(p, -1)];
  return p.length > 1 && a[0] === b[0] && a[1] === b[1] ? p.slice(0, -1) : p;
}

/** mirror turns a right wing into the left one. */
export function mirror(polygons: readonly Polygon[]): Polygon[] {
  return polygons.map((p) => p.map(([x, y]) => [-x, y] as const).reverse());
}

/** Distance is how far a point lies from an edge, positive inside. */
export type Distance = (x: number, y: number) => number;

/** distance measures to the nearest edge of some polygons. A point is inside where they wind around it. */
export function distance(polygons: readonly Polygon[]): Distance {
  const edges = polygons.flatMap((p) => p.map(([x, y], i) => {
    const [toX, toY] = nth(p, i + 1);
    return { x, y, dx: toX - x, dy: toY - y };
  }));
  return (px, py) => {
    let best = Infinity;
    let winds = 0;
    for (const { x, y, dx, dy } of edges) {
      const long = dx * dx + dy * dy;
      const part = long ? Math.min(1, Math.max(0, ((px - x) * dx + (py - y) * dy) / long)) : 0;
      const [ex, ey] = [px - x - part * dx, py - y - part * dy];
      best = Math.min(best, ex * ex + ey * ey);
      if (y <= py !== y + dy <= py) {
        const side = dx * (py - y) - dy * (px - x);
        if (dy > 0 ? side > 0 : side < 0) winds += dy > 0 ? 1 : -1;
      }
    }
    return (winds ? 1 : -1) * Math.sqrt(best);
  };
}

/** Box is how far polygons reach. */
export interface Box { left: number; top: number; right: number; bottom: number }

/** boxOf is the box of polygons. */
export function boxOf(polygons: readonly Polygon[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of polygons.flat()) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** rounded joins the middles of a polygon's edges by curves, as stones are drawn. */
export function rounded(p: Polygon): Polygon {
  const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return p.flatMap((at, i) => {
    const [from, to] = [middle(nth(p, i - 1), at), middle(at, nth(p, i + 1))];
    return [0, 0.25, 0.5, 0.75].map((u): Spot => {
      const v = 1 - u;
      return [v * v * from[0] + 2 * u * v * at[0] + u * u * to[0], v * v * from[1] + 2 * u * v * at[1] + u * u * to[1]];
    });
  });
}

/** sown is a stream of numbers from 0 to 1 that is always the same for a seed. */
export function sown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
