/** Ships: a solid made of its drawing, on a peg, over its base. */
import {
  BufferGeometry, CylinderGeometry, Group, Mesh, MeshPhongMaterial, type Object3D, Vector2,
} from "three";
import type { Drawing, Pose, Ship, ShipCard } from "../../api/types";
import { indicators, type Side } from "../board/Base";
import { basePath, isHuge, polygon } from "../geometry";
import { color, geometry, type Glow, glow, line, puffs, set, shader, spill } from "./gl";
import { size, type Tones } from "./look";
import { flatten, nth, type Polygon } from "./outline";
import { hullPaint, type Worn } from "./paint";
import { Print, turnedTo } from "./print";
import { type Model, modelOf } from "./shape";

const radians = Math.PI / 180;

/** Shape is the solid of a drawing with its geometry. */
interface Shape extends Model {
  geometry: BufferGeometry;
}

/** Yard holds what ships share: their solids, made once, and their pegs. */
export class Yard {
  readonly shared = new Set<unknown>();
  #shapes = new Map<string, Shape>();
  readonly peg = new CylinderGeometry(0.9, 1.3, 1, 10).translate(0, 0.5, 0);
  readonly glass = new MeshPhongMaterial({
    color: "#bfe2ff", transparent: true, opacity: 0.32, shininess: 90, depthWrite: false,
  });

  constructor(private drawings: Record<string, Drawing>) {
    this.shared.add(this.peg);
    this.shared.add(this.glass);
  }

  /** shape is the solid of a ship, made when it is first wanted. */
  shape(card: ShipCard): Shape {
    const known = this.#shapes.get(card.drawing);
    if (known) return known;
    const model = modelOf(this.drawings[card.drawing] ?? { hull: "" }, isHuge(card));
    const { solid: s } = model;
    const made = {
      ...model, geometry: geometry({
        position: s.position, normal: s.normal, index: s.index, more: { tone: [s.tone, 1], rise: [s.rise, 1] },
      }),
    };
    this.#shapes.set(card.drawing, made);
    this.shared.add(made.geometry);
    return made;
  }

  /** stands reports whether a ship is on legs. */
  stands(card: ShipCard): boolean {
    return this.drawings[card.drawing]?.stands ?? false;
  }
}

/** scaleOf is how many millimeters a unit of a ship's drawing is. */
export function scaleOf(card: ShipCard): number {
  return isHuge(card) ? size.hugeScale * card.length : size.scale * Math.min(card.width, card.length);
}

/** outlineOf is the outline of a base around its middle, so far outside of it. */
export function outlineOf(card: ShipCard, side: Side, out = 0): Polygon {
  const path = card.outline ? polygon(card.outline) : basePath(card.width + 2 * out, card.length + 2 * out, side);
  return flatten(path)[0] ?? [];
}

/** put puts an object at a pose of the table. */
export function put(o: Object3D, pose: Pose, height: number): void {
  o.position.set(pose.x, 0, height - pose.y);
  o.rotation.y = -pose.heading * radians;
}

/** How hurt a hull looks when nothing is left of it. */
const worst = 0.9;

/** hurtOf is how hurt a ship looks fore and aft: sections of huge ships that are crippled are wrecks. */
function hurtOf(card: ShipCard, ship: Ship): readonly [number, number] {
  const hull = card.hull + (ship.moreHull ?? 0);
  const all = hull > 0 ? worst * Math.max(0, 1 - ship.hull / hull) : 0;
  const [fore = all, aft = all] = (ship.sections ?? []).map((s, i) => {
    const whole = card.sections?.[i]?.hull ?? 0;
    return s.crippled ? 1.15 : whole > 0 ? worst * Math.max(0, 1 - (s.hull ?? 0) / whole) : all;
  });
  return [fore, aft];
}

/** The fineness of plates by the size of a ship. */
const fineOf = (card: ShipCard) => (isHuge(card) ? 2.6 : Math.min(card.width, card.length) > 60 ? 1.7 : 1);

/** Craft is one ship on the table. */
export class Craft {
  readonly group = new Group();
  readonly body = new Group();
  /** How high its middle stands, and how high it reaches. */
  readonly high: number;
  readonly top: number;
  readonly engines: { x: number; z: number; width: number }[];
  #worn: Worn = { hurt: { value: new Vector2() }, dim: { value: 0 } };
  #print: Print;
  #base: MeshPhongMaterial;
  #glow: Glow | null = null;
  #spill: Glow;
  #pointers = new Group();
  #turret = "/";

  constructor(readonly card: ShipCard, readonly side: Side, readonly look: string, readonly tones: Tones, yard: Yard) {
    const huge = isHuge(card);
    const small = Math.min(card.width, card.length);
    const shape = card.outline ? null : yard.shape(card);
    const scale = scaleOf(card);
    this.high = card.outline ? 4 : huge ? size.hugePeg : yard.stands(card) ? size.suitPeg : small > 60 ? size.largePeg : size.peg;
    this.top = this.high + (shape?.top ?? 0) * scale;
    this.engines = (shape?.engines ?? []).map((e) => ({ x: e.x * scale, z: e.z * scale, width: e.width * scale }));
    this.body.position.y = this.high;
    this.#print = new Print(card);
    this.#base = new MeshPhongMaterial({
      map: this.#print.texture, emissiveMap: this.#print.texture, emissive: color("#fff"), emissiveIntensity: 0.34,
      shininess: 60, specular: color("#31445f"),
    });
    this.#spill = spill(Math.max(card.width, card.length) * 2.1, tones.accent, 0.16, 0.35);
    this.#assemble(yard, shape, scale);
  }

  #assemble(yard: Yard, shape: Shape | null, scale: number): void {
    const { card } = this;
    const base = new Mesh(prism(outlineOf(card, this.side), card.outline ? 4 : size.base, card.outline ? 0 : 0.9, card), this.#base);
    base.castShadow = base.receiveShadow = true;
    this.group.add(base, this.body, this.#spill, this.#pointers);
    if (!shape) return;
    const hull = new Mesh(shape.geometry, hullPaint(this.tones, fineOf(card), this.#worn));
    hull.scale.setScalar(scale);
    hull.castShadow = hull.receiveShadow = true;
    this.body.add(hull);
    this.#glow = puffs(
      shape.engines.map((e) => [e.x * scale, e.y * scale, e.z * scale, Math.max(e.width * scale * 3.1, 7), 0]),
      "float d=length(vUv); float a=pow(max(0.,1.-d),2.3); o=vec4(mix(tint,vec3(1.),smoothstep(.62,.95,1.-d)),a*k);",
      { tint: { value: color(this.tones.engine) }, k: { value: 1 } });
    this.body.add(this.#glow);
    for (const z of isHuge(card) ? [-card.length / 4, card.length / 4] : [0]) {
      const peg = new Mesh(yard.peg, yard.glass);
      peg.position.set(0, size.base, z);
      peg.scale.y = this.high - size.base - 1;
      this.group.add(peg);
    }
  }

  /** lean rolls and pitches its body by degrees. */
  lean(roll: number, pitch: number): void {
    this.body.rotation.set(pitch * radians, 0, roll * radians, "YXZ");
  }

  /** burn lets its engines glow this many times as large as usual. */
  burn(times: number): void {
    if (this.#glow) set(this.#glow, "grow", times);
  }

  /** show shows how the ship stands; it reports whether anything has changed. */
  show(ship: Ship, dim: number): boolean {
    const printed = this.#print.paint({
      card: this.card, ship, side: this.side, tones: this.tones, partner: this.look.endsWith("partner"),
    });
    const turned = this.#point(ship);
    const [fore, aft] = hurtOf(this.card, ship);
    const { x, y } = this.#worn.hurt.value;
    const changed = printed || turned || fore !== x || aft !== y || dim !== this.#worn.dim.value;
    this.#worn.hurt.value.set(fore, aft);
    this.#worn.dim.value = dim;
    this.#base.emissiveIntensity = 0.34 * (1 - dim);
    this.#base.color.setScalar(1 - dim);
    set(this.#spill, "k", 0.16 * (1 - dim));
    if (this.#glow) set(this.#glow, "k", 1 - dim);
    return changed;
  }

  /** #point puts the indicators of turrets at the edges that they point at. */
  #point(ship: Ship): boolean {
    const now = `${ship.turret ?? ""}/${ship.turret2 ?? ""}`;
    if (now === this.#turret) return false;
    this.#turret = now;
    this.#pointers.clear();
    for (const { arc, right } of indicators(ship)) {
      for (const degrees of turnedTo(arc)) {
        const edge = (degrees % 180 === 0 ? this.card.length : this.card.width) / 2;
        const mark = pointer();
        mark.children[0]?.position.set(right, 0, -edge);
        mark.rotation.y = -degrees * radians;
        this.#pointers.add(mark);
      }
    }
    return true;
  }

  /** end gives back what belongs to this ship alone. */
  end(): void {
    this.#print.texture.dispose();
    this.#base.dispose();
  }
}

/** pointer is an arrowhead that is on the table, pointing ahead. */
function pointer(): Group {
  const g = geometry({
    position: [-6, 0.4, 0, 6, 0.4, 0, 0, 0.4, -8, -6, 4.4, 0, 6, 4.4, 0, 0, 4.4, -8],
    index: [3, 4, 5, 0, 2, 1, 0, 3, 5, 0, 5, 2, 1, 2, 5, 1, 5, 4, 0, 1, 4, 0, 4, 3],
  }).toNonIndexed();
  g.computeVertexNormals();
  const mark = new Mesh(g, new MeshPhongMaterial({ color: "#ffffff", emissive: color("#99a4b8"), shininess: 80 }));
  mark.castShadow = true;
  const all = new Group();
  all.add(mark);
  return all;
}

/** prism is a plate with a beveled edge. What is printed is on its top, as large as the base. */
export function prism(outline: Polygon, high: number, inset: number, base: { width: number; length: number }): BufferGeometry {
  const [position, normal, uv, index]: [number[], number[], number[], number[]] = [[], [], [], []];
  const add = (x: number, y: number, z: number, n: readonly number[]) => {
    position.push(x, y, z);
    normal.push(...n);
    uv.push(x / base.width + 0.5, 0.5 - z / base.length);
    return position.length / 3 - 1;
  };
  const inner = outline.map(([x, z]) => [x * (1 - (2 * inset) / base.width), z * (1 - (2 * inset) / base.length)] as const);
  const middle = add(0, high, 0, [0, 1, 0]);
  const top = inner.map(([x, z]) => add(x, high, z, [0, 1, 0]));
  top.forEach((a, i) => index.push(middle, nth(top, i + 1), a));
  outline.forEach(([ax, az], i) => {
    const [[bx, bz], [cx, cz], [dx, dz]] = [nth(outline, i + 1), nth(inner, i), nth(inner, i + 1)];
    const long = Math.hypot(bz - az, ax - bx) || 1;
    const out = (bz - az) * ax + (ax - bx) * az < 0 ? -1 : 1;
    const [nx, nz] = [(out * (bz - az)) / long, (out * (ax - bx)) / long];
    const [slant, side] = [[nx * 0.6, 0.7, nz * 0.6], [nx, 0, nz]];
    const q = [
      add(cx, high, cz, slant), add(dx, high, dz, slant), add(bx, high - inset, bz, side), add(ax, high - inset, az, side),
      add(bx, 0, bz, side), add(ax, 0, az, side),
    ];
    index.push(...[0, 1, 2, 0, 2, 3, 3, 2, 4, 3, 4, 5].map((k) => q[k] ?? 0));
  });
  return geometry({ position, normal, uv, index });
}

/** docked is ships that hang below the ship that carries them, in a row along its keel. */
export function docked(cards: readonly ShipCard[], carrier: Craft, tones: (card: ShipCard) => Tones, yard: Yard): Group {
  const all = new Group();
  const step = carrier.card.length / (cards.length + 1);
  cards.forEach((card, i) => {
    if (card.outline) return;
    const worn: Worn = { hurt: { value: new Vector2() }, dim: { value: 0 } };
    const hull = new Mesh(yard.shape(card).geometry, hullPaint(tones(card), fineOf(card), worn));
    hull.scale.setScalar(Math.min(scaleOf(card), carrier.card.width * 0.008));
    hull.position.set(0, carrier.high * 0.5, (i + 1) * step - carrier.card.length / 2);
    hull.castShadow = true;
    all.add(hull);
  });
  return all;
}

/** hologram is a ship that is not there yet, with its base, at a pose. */
export function hologram(card: ShipCard, side: Side, tones: Tones, yard: Yard, how: { strength: number; tint?: string }): Group {
  const g = new Group();
  const { strength, tint = tones.accent } = how;
  if (!card.outline) {
    const scanned = shader(`float f=pow(1.-abs(dot(normalize(vN),normalize(vV))),1.5); float s=.72+.28*step(.5,fract(vPos.y*.9));
      o=vec4(mix(tint,vec3(1.),f*.35),(.2+f*.85)*s*k);`, { tint: { value: color(tint) }, k: { value: strength } }, { both: false });
    const mesh = glow(yard.shape(card).geometry, scanned, 6);
    mesh.scale.setScalar(scaleOf(card));
    mesh.position.y = isHuge(card) ? size.hugePeg : size.peg;
    g.add(mesh);
  }
  const outline = outlineOf(card, side);
  g.add(line(outline, { closed: true, width: 1.7, y: 1.4, tint, strength }), sheet(outline, 1, tint, 0.2 * strength));
  return g;
}

/** sheet is a flat piece of color inside an outline that is seen whole from its middle. */
export function sheet(outline: Polygon, y: number, tint: string, strength: number): Glow {
  const n = outline.length;
  const g = geometry({
    position: [0, y, 0, ...outline.flatMap(([x, z]) => [x, y, z])], uv: new Array<number>(2 * n + 2).fill(0),
    normal: new Array(n + 1).fill([0, 1, 0]).flat() as number[],
    index: outline.flatMap((_, i) => [0, 1 + ((i + 1) % n), 1 + i]),
  });
  return glow(g, shader("o=vec4(tint,k);", { tint: { value: color(tint) }, k: { value: strength } }, { additive: false }), 3);
}
