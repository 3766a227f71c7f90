/** What is on the table for a moment: arcs and range bands, templates, ghosts, marks, lines. */
import { Group, Mesh, MeshPhongMaterial, Vector4 } from "three";
import type { Point, Pose, Sector, ShipCard } from "../../api/types";
import type { Side } from "../board/Base";
import { hugeTemplate, isHuge, template } from "../geometry";
import { type Along, color, geometry, type Glow, glow, line, shader, type Stroke, up } from "./gl";
import { nth } from "./outline";
import { outlineOf, put } from "./ships";

const radians = Math.PI / 180;

/** The shader of an arc: it measures from the base itself, so that bands and rays are exact at any zoom. */
const measured = `
vec2 p=vec2(vPos.x,-vPos.z); float px=max(fwidth(p.x)+fwidth(p.y),.001)*.5; float d=length(max(abs(p)-hf.xy,0.)); float far=most*100.;
vec2 a=p-ra.xy, b=p-rb.xy; float ia=-(ra.z*a.y-ra.w*a.x), ib=rb.z*b.y-rb.w*b.x;
float in1=wide>180.?max(ia,ib):min(ia,ib); float inside=arcOn>.5?smoothstep(-px,px,in1):0.;
float n=min(floor(d/100.),most); float ring=1e9;
for(int i=1;i<=6;i++){ if(float(i)>most) break; ring=min(ring,abs(d-float(i)*100.)-(float(i)==most?.35:.0)); }
float lw=max(.30,px*.42); float lineR=1.-smoothstep(lw,lw+px,ring);
float edge=arcOn>.5?1.-smoothstep(lw*1.15,lw*1.15+px,abs(in1)):0.; edge*=1.-smoothstep(far,far+px,d); edge*=smoothstep(-1.,0.,d-.2);
float band=d/100.-n; float soft=.10+.16*pow(max(band,0.),3.); float body=inside*(1.-smoothstep(far,far+px,d))*smoothstep(0.,1.5,d);
float shade=body*soft*(1.-.18*n)*fillK;
float halo=inside*exp(-abs(ring)/7.)*.20*(1.-smoothstep(far,far+10.,d))+exp(-abs(in1)/5.)*.22*step(d,far)*arcOn*step(.2,d);
float rr=lineR*(inside*.95+(1.-inside)*ringsK*.20);
float al=clamp(shade+halo+max(rr,edge*.95),0.,1.); o=vec4(mix(tint,vec3(1.),max(rr*inside,edge)*.30),al*k);`;

/** How high above the mat arcs lie: in its plane they would flicker. */
const above = 0.9;

/** ArcLook says how an arc is drawn: to which range, and whether its bands go all around. */
export interface ArcLook { tint: string; most: number; rings: boolean; strength?: number }

/** arc is one arc of a ship with its bands, or the bands alone, around a ship that faces up. */
export function arc(card: ShipCard, sector: Sector | null, { tint, most, rings, strength = 1 }: ArcLook): Glow {
  const { width: w, length: l } = card;
  const reach = most * 100 + Math.max(w, l) / 2 + 8;
  const turn = sector ? (((sector.to.heading - sector.from.heading) % 360) + 360) % 360 || 360 : 0;
  const ray = (p: Pose | undefined) => p
    ? new Vector4(p.x, p.y, Math.sin(p.heading * radians), Math.cos(p.heading * radians)) : new Vector4();
  const g = geometry({
    position: [[-1, -1], [1, -1], [1, 1], [-1, 1]].flatMap(([x = 0, z = 0]) => [x * reach, above, z * reach]), normal: up(4),
    uv: new Array<number>(8).fill(0), index: [0, 2, 1, 0, 3, 2],
  });
  const strip = sector?.strip ?? false;
  const whole = !strip && turn >= 359.99;
  return glow(g, shader(measured, {
    tint: { value: color(tint) }, hf: { value: new Vector4(w / 2, l / 2, 0, 0) }, most: { value: most }, k: { value: strength },
    fillK: { value: strip ? 1.8 : 1 }, ringsK: { value: rings || whole ? (whole ? 4 : 1) : 0 },
    arcOn: { value: sector && !whole ? 1 : 0 }, wide: { value: strip ? 0 : turn },
    ra: { value: ray(sector?.from) }, rb: { value: ray(sector?.to) },
  }, { additive: false }), 2);
}

const plastic = () => new MeshPhongMaterial({
  color: "#e9f1ff", transparent: true, opacity: 0.52, shininess: 80, specular: color("#9fb6d8"), emissive: color("#31456a"),
  emissiveIntensity: 0.5,
});

/** Way is a move: its poses, the bearing of its template ("" for none), the length of the base that moves. */
export interface Way { path: readonly Pose[]; bearing: string; length: number }

/** laid is the template of a move on the table, or the mere way where it uses none. */
export function laid({ path, bearing, length }: Way, height: number, tint: string): Group {
  const all = new Group();
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return all;
  const flat = (p: Point): Along => [p.x, height - p.y];
  if (bearing && isHuge({ length })) {
    for (const side of bearing === "straight" ? [1, -1] as const : [1] as const) {
      const t = hugeTemplate(from, length, bearing, side);
      all.add(...slab(t.outline.map(flat)));
      for (const q of t.lines) all.add(line(q.map(flat), { width: 0.8, y: 2.1, tint: "#13233f", strength: 0.9, glow: 1.4 }));
    }
  } else {
    const t = bearing ? template(from, to, length, bearing) : null;
    if (t) all.add(...slab(t.outline.map(flat)), line(t.middle.map(flat), { width: 1.1, y: 2.1, tint, strength: 0.9, glow: 3 }));
  }
  all.add(line(path.map(flat), { width: 0.8, y: 1, tint, strength: 0.5, dash: 6 }));
  return all;
}

/** slab is a template of plastic: its outline goes up one side and down the other. */
function slab(p: readonly Along[]): [Mesh, Glow] {
  const n = p.length;
  const position = [1.8, 0.2].flatMap((y) => p.flatMap(([x, z]) => [x, y, z]));
  const index: number[] = [];
  for (let i = 0; i < n / 2 - 1; i++) index.push(i, n - 1 - i, i + 1, i + 1, n - 1 - i, n - 2 - i);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    index.push(i, j, n + i, j, n + j, n + i);
  }
  const g = geometry({ position, index }).toNonIndexed();
  g.computeVertexNormals();
  const mesh = new Mesh(g, plastic());
  mesh.castShadow = true;
  mesh.renderOrder = 3;
  return [mesh, line(p, { closed: true, width: 0.9, y: 2, tint: "#fff", strength: 0.9, glow: 2.4 })];
}

/** mark is a line around the base of a ship at a pose, so far outside of it. */
export function mark(card: ShipCard, side: Side, pose: Pose, height: number, out: number, stroke: Stroke): Glow {
  const mesh = line(outlineOf(card, side, out), { closed: true, y: 0.8, ...stroke });
  put(mesh, pose, height);
  return mesh;
}

/** How long the corners of a reticle are. */
const corner = 10;

/** reticle is four corners around a target, or around a section of it that lies so far ahead of its middle. */
export function reticle(box: { width: number; length: number }, pose: Pose, height: number, tint: string): Group {
  const all = new Group();
  const [w, l] = [box.width / 2 + 9, box.length / 2 + 9];
  for (const [a, b] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
    all.add(line([[a * (w - corner), b * l], [a * w, b * l], [a * w, b * (l - corner)]], { width: 2.2, y: 1.2, tint, glow: 3 }));
  }
  put(all, pose, height);
  return all;
}

/** between is a line between two points of the table with a dot at each end. */
export function between(a: Point, b: Point, height: number, stroke: Stroke): Group {
  const all = new Group();
  const y = stroke.y ?? 2.2;
  all.add(line([[a.x, height - a.y], [b.x, height - b.y]], { ...stroke, y }));
  for (const p of [a, b]) {
    const dot = Array.from({ length: 14 }, (_, i): Along => {
      const angle = (i / 14) * 2 * Math.PI;
      return [p.x + 2.4 * Math.cos(angle), height - p.y + 2.4 * Math.sin(angle)];
    });
    all.add(line(dot, { ...stroke, dash: 0, closed: true, width: 1, y }));
  }
  return all;
}

/** around is a line around an outline at a pose, which lies as it is drawn. */
export function around(outline: readonly Point[], pose: Pose, height: number, stroke: Stroke): Glow {
  const points = outline.map((p): Along => [p.x, -p.y]);
  const mesh = line(points.length > 2 ? points : [nth(points, 0), nth(points, 0)], { closed: true, y: 1, ...stroke });
  put(mesh, pose, height);
  return mesh;
}
