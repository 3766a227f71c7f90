/** What is on the mat: obstacles as bodies whose exact outline glows, devices and markers. */
import { DoubleSide, Group, Mesh, MeshPhongMaterial } from "three";
import type { Device, Marker, ObstacleInfo, Point } from "../../api/types";
import { color, geometry, line, puffs, type Puff } from "./gl";
import { marks, type Tones } from "./look";
import { clouds, noise } from "./mat";
import { distance, flatten, nth, type Polygon, rounded, sown, type Spot } from "./outline";
import { prism, sheet } from "./ships";
import { polygon } from "../geometry";
import { puff, Solid } from "./solid";

/** turned is an outline of the table turned clockwise, as it is in space. */
function turned(outline: readonly Point[], degrees: number): Spot[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(({ x, y }) => [x * c + y * s, x * s - y * c]);
}

/** seedOf is a number made of an outline, so that each stone is one of its own. */
function seedOf(outline: readonly Spot[]): number {
  return Math.abs(Math.round(outline.reduce((sum, [x, y]) => sum + x * 7 + y * 13, 3)));
}

/** reachOf is how far an outline reaches from its middle. */
const reachOf = (outline: readonly Spot[]) => Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));

/** obstacle is a rock, a heap of wreckage, chaff, a fire, or a cloud around the origin, turned as it lies. */
export function obstacle(info: ObstacleInfo, heading: number): Group {
  const outline = turned(info.outline, heading);
  const kind = info.kind.split(" ")[0] ?? "";
  if (kind === "gas" || kind === "cloud") return cloud(rounded(outline), "#4fe3c8", [0.01, 0.13, 0.12], [0.1, 0.62, 0.5]);
  if (kind === "fire") return cloud(outline, "#ffb070", [0.25, 0.05, 0.01], [0.95, 0.42, 0.1]);
  if (kind === "debris") return wreck(outline, "#d8c68a", "#8a8064", 64, 1);
  if (kind === "chaff") return wreck(outline, "#a9c8ff", "#7f9cc8", 150, 0.36);
  return rock(rounded(outline), reachOf(outline));
}

/** cloud is cards of mist inside an outline. */
function cloud(outline: Polygon, tint: string, dark: number[], bright: number[]): Group {
  const all = new Group();
  all.add(line(outline, { closed: true, width: 0.9, tint, dash: 6, strength: 0.75 }));
  const [next, inside, reach] = [sown(seedOf(outline) + 7), distance(outline.length ? [outline] : []), reachOf(outline)];
  const list: Puff[] = [];
  for (let k = 0; k < 500 && list.length < 34; k++) {
    const [x, z] = [(next() * 2 - 1) * reach, (next() * 2 - 1) * reach];
    const d = inside(x, z);
    if (d > 2.5) list.push([x, 3 + next() * 7, z, 20 + 1.7 * d * (0.7 + next()), k * 3.1]);
  }
  list.sort((a, b) => a[2] - b[2]);
  const glsl = (c: number[]) => `vec3(${c.map((v) => v.toFixed(3)).join(",")})`;
  all.add(puffs(list, `float d=length(vUv); float n=fbm(vUv*1.9+vPos.x); float a=smoothstep(1.,.1,d+.5*(n-.5));
    o=vec4(mix(${glsl(dark)},${glsl(bright)},n*1.15),a*a*.34*n*2.);`, {}, { additive: false }));
  return all;
}

/** rock is an inflated stone with craters. */
function rock(outline: Polygon, reach: number): Group {
  const all = new Group();
  all.add(line(outline, { closed: true, width: 1.2, tint: "#b9b4d0", strength: 0.55 }));
  const seed = seedOf(outline);
  const next = sown(seed + 7);
  const craters = Array.from({ length: 9 }, () => ({
    x: (next() * 2 - 1) * reach * 0.7, y: (next() * 2 - 1) * reach * 0.7, r: 2.5 + next() * 6,
  }));
  const tall = 9 + reach * 0.22;
  const solid = new Solid();
  solid.raise([outline], {
    cell: 1.35, high: (d, x, y) => {
      let high = tall * puff(d / (reach * 0.55)) * (0.72 + 0.5 * clouds(x * 0.07 + seed, y * 0.07)) +
        3.4 * (clouds(x * 0.22 + seed, y * 0.22, 4) - 0.4) + 1.2 * (noise(x * 0.7, y * 0.7) - 0.5);
      for (const c of craters) {
        const q = Math.hypot(x - c.x, y - c.y) / c.r;
        if (q < 1.35) high += q < 1 ? -2.6 * (1 - q * q) + 0.5 : 0.5 * (1 - (q - 1) / 0.35);
      }
      return Math.max(0.6, high * Math.min(1, 0.3 + d / 3));
    },
  });
  const mesh = new Mesh(geometry({ position: solid.position, normal: solid.normal, index: solid.index }),
    new MeshPhongMaterial({ color: "#8d8796", specular: color("#3a3d4c"), shininess: 12, side: DoubleSide }));
  mesh.castShadow = mesh.receiveShadow = true;
  all.add(mesh);
  return all;
}

/** wreck is a heap of torn plates and bent girders that stays inside its outline. */
function wreck(outline: Polygon, tint: string, metal: string, most: number, scale: number): Group {
  const all = new Group();
  all.add(line(outline, { closed: true, width: 0.9, tint, dash: 6, strength: 0.6 }));
  const [next, inside, reach] = [sown(seedOf(outline) + 7), distance([outline]), reachOf(outline)];
  const heap = new Heap();
  let n = 0;
  for (let k = 0; k < most * 15 && n < most; k++) {
    const [x, z] = [(next() * 2 - 1) * reach, (next() * 2 - 1) * reach];
    const large = (1.6 + next() ** 2 * 7) * scale;
    const d = inside(x, z);
    if (d < large * 0.8) continue;
    n++;
    const at = [x, 1 + next() * (4 + Math.min(d, 9)), z] as const;
    const turn = { around: next() * 7, lean: (next() - 0.5) * 1.9 };
    if (next() < 0.24) heap.girder(at, large * 1.25, turn, next);
    else heap.plate(at, large, turn, next);
  }
  const g = heap.geometry();
  const mesh = new Mesh(g, new MeshPhongMaterial({
    color: metal, specular: color("#c9b98c"), shininess: 46, flatShading: true, side: DoubleSide, vertexColors: true,
  }));
  mesh.castShadow = mesh.receiveShadow = true;
  all.add(mesh);
  return all;
}

/** How a piece of wreckage is turned, in radians. */
type Lie = { around: number; lean: number };

/** Heap collects pieces of wreckage as loose triangles. */
class Heap {
  #position: number[] = [];
  #color: number[] = [];

  /** plate is a torn, bent piece of hull: a ragged outline around a middle that is raised, a little thick. */
  plate(at: readonly [number, number, number], size: number, lie: Lie, next: () => number): void {
    const n = 5 + Math.floor(next() * 4);
    const shade = 0.55 + next() * 0.6;
    const bend = (next() - 0.4) * size * 0.5;
    const edge = Array.from({ length: n }, (_, i) => {
      const angle = ((i + (next() - 0.5) * 0.7) / n) * 2 * Math.PI;
      const far = size * (0.45 + next() * 0.6);
      return [Math.cos(angle) * far, -Math.abs(Math.cos(angle)) * bend, Math.sin(angle) * far * 0.8] as const;
    });
    const thick = size * 0.07;
    const middle = [0, bend * 0.35, 0] as const;
    edge.forEach((a, i) => {
      const b = nth(edge, i + 1);
      const down = (p: readonly [number, number, number]) => [p[0], p[1] - thick, p[2]] as const;
      this.#face(at, lie, shade, middle, b, a);
      this.#face(at, lie, shade * 0.6, down(middle), down(a), down(b));
      this.#face(at, lie, shade * 1.3, a, b, down(a));
      this.#face(at, lie, shade * 1.3, b, down(b), down(a));
    });
  }

  /** girder is a long piece with three sides that is bent once. */
  girder(at: readonly [number, number, number], size: number, lie: Lie, next: () => number): void {
    const shade = 0.5 + next() * 0.4;
    const thin = size * 0.09;
    const ring = (x: number, y: number) => [0, 1, 2].map((k) => {
      const angle = (k * 2 * Math.PI) / 3;
      return [x, y + Math.cos(angle) * thin, Math.sin(angle) * thin] as const;
    });
    const bend = (next() - 0.5) * size * 0.7;
    const rings = [ring(-size * 0.9, 0), ring(size * 0.1, bend * 0.3), ring(size * 0.85, bend)];
    for (const i of [0, 1]) {
      const [from, to] = [nth(rings, i), nth(rings, i + 1)];
      for (const k of [0, 1, 2]) {
        const [a, b, c, d] = [nth(from, k), nth(from, k + 1), nth(to, k + 1), nth(to, k)];
        this.#face(at, lie, shade, a, b, c);
        this.#face(at, lie, shade, a, c, d);
      }
    }
  }

  /** #face adds a triangle, turned and put where its piece lies; nothing goes below the mat. */
  #face(at: readonly [number, number, number], { around, lean }: Lie, shade: number, ...corners: (readonly [number, number, number])[]): void {
    for (const [x, y, z] of corners) {
      const [lx, ly] = [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)];
      const [px, pz] = [lx * Math.cos(around) - z * Math.sin(around), lx * Math.sin(around) + z * Math.cos(around)];
      this.#position.push(at[0] + px, Math.max(0.3, at[1] + ly), at[2] + pz);
      this.#color.push(shade, shade, shade);
    }
  }

  geometry() {
    const g = geometry({ position: this.#position, more: { color: [this.#color, 3] } });
    g.computeVertexNormals();
    return g;
  }
}

/** device is a bomb, a mine or a charge on its token, whose exact outline glows. */
export function device(d: Device, tones: Tones): Group {
  const all = new Group();
  const outline = flatten(polygon(d.outline))[0] ?? [];
  const reach = reachOf(outline);
  const token = new Mesh(prism(outline, 1.4, 0, { width: 2 * reach, length: 2 * reach }),
    new MeshPhongMaterial({ color: tones.base, emissive: color(tones.base2), emissiveIntensity: 0.4, shininess: 50 }));
  token.castShadow = token.receiveShadow = true;
  const inner = Math.min(...outline.map(([x, y]) => Math.hypot(x, y)));
  const charge = new Mesh(spiked(Math.max(3, Math.min(inner * 0.42, 8)), seedOf(outline)),
    new MeshPhongMaterial({ color: tones.wing, specular: color("#8ea6c4"), shininess: 50, flatShading: true, side: DoubleSide }));
  charge.position.y = Math.max(5, inner * 0.55);
  charge.castShadow = true;
  all.add(token, charge, line(outline, { closed: true, width: 1.1, y: 1.7, tint: tones.accent }),
    line(ringOf(inner * 0.5), { closed: true, width: 0.7, y: 1.7, tint: marks.bad, strength: 0.8 }));
  for (let i = 0; i < (d.fuses ?? 0); i++) {
    const fuse = sheet(ringOf(2.2), 1.8, marks.white, 0.95);
    fuse.position.set((i - ((d.fuses ?? 0) - 1) / 2) * 6, 0, 10);
    all.add(fuse);
  }
  return all;
}

/** fuses are the fuse markers on an obstacle, a dot each. */
export function fuses(n: number): Group {
  const all = new Group();
  for (let i = 0; i < n; i++) {
    const fuse = sheet(ringOf(2.4), 26, marks.white, 0.95);
    fuse.position.x = (i - (n - 1) / 2) * 6;
    all.add(fuse);
  }
  return all;
}

/** ringOf is a circle of a radius. */
export function ringOf(radius: number, n = 28): Polygon {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** spiked is a ball of few faces with a spike on each. */
function spiked(radius: number, seed: number) {
  const next = sown(seed + 3);
  const corner = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]] as const;
  const faces = [[0, 2, 4], [4, 2, 1], [1, 2, 5], [5, 2, 0], [3, 0, 4], [3, 4, 1], [3, 1, 5], [3, 5, 0]] as const;
  const position: number[] = [];
  for (const face of faces) {
    const [a, b, c] = face.map((k) => corner[k] ?? corner[0]);
    if (!a || !b || !c) continue;
    const tip = [0, 1, 2].map((k) => ((a[k] ?? 0) + (b[k] ?? 0) + (c[k] ?? 0)) * (0.62 + next() * 0.1));
    for (const [p, q] of [[a, b], [b, c], [c, a]] as const) position.push(...p, ...q, ...tip);
  }
  const g = geometry({ position: position.map((v) => v * radius) });
  g.computeVertexNormals();
  return g;
}

/** marker is a place at which a ship returns from hyperspace. */
export function marker(m: Marker): Group {
  const all = new Group();
  const outline = flatten(polygon(m.outline))[0] ?? [];
  all.add(line(outline, { closed: true, width: 1, y: 0.8, tint: "#8ea3cc", dash: 6 }), sheet(outline, 0.6, "#8ea3cc", 0.08));
  return all;
}
