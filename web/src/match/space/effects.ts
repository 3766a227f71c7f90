/** Effects as pure functions of time: each has a length in seconds and draws itself for a moment of it. */
import { Group, Mesh, SphereGeometry, Vector3 } from "three";
import type { Pose } from "../../api/types";
import { card, color, flat, geometry, type Glow, glow, puffs, set, shader, spill, up } from "./gl";
import type { Tones } from "./look";
import { sown } from "./outline";

/** Effect is something that is seen for a while. */
export interface Effect {
  readonly group: Group;
  readonly long: number;
  /** step draws it as it is after this many seconds, for an eye. */
  step(t: number, eye: Vector3): void;
}

/** part is how far t is between two times, from 0 to 1. */
const part = (t: number, from: number, to: number) => Math.min(Math.max((t - from) / (to - from), 0), 1);
const ease = (t: number) => 1 - (1 - part(t, 0, 1)) ** 3;

/** How long things take, in seconds: one bolt, until the next pair, a shield, a strike on a hull, an explosion. */
export const times = { bolt: 0.42, pair: 0.14, shield: 0.7, strike: 0.5, burst: 1.6 } as const;

/** Beam is a strip between two points that faces the eye. */
class Beam {
  readonly mesh: Glow;

  constructor(private width: number, tint: string) {
    this.mesh = glow(geometry({
      position: new Array<number>(12).fill(0), uv: [0, -1, 0, 1, 1, 1, 1, -1], normal: up(4), index: [0, 1, 2, 0, 2, 3],
    }), shader(`float c=1.-abs(vUv.y); float e=smoothstep(0.,.25,vUv.x)*smoothstep(1.,.86,vUv.x); float core=smoothstep(.62,.86,c);
      o=vec4(mix(tint,vec3(1.),core*.9),(pow(c,2.4)*.85+core)*e*k);`, { tint: { value: color(tint) }, k: { value: 1 } }), 9);
    this.mesh.frustumCulled = false;
  }

  between(a: Vector3, b: Vector3, eye: Vector3, width = this.width): void {
    const aside = b.clone().sub(a).cross(eye.clone().sub(a)).normalize().multiplyScalar(width / 2);
    const at = this.mesh.geometry.getAttribute("position");
    [a.clone().sub(aside), a.clone().add(aside), b.clone().add(aside), b.clone().sub(aside)]
      .forEach((v, i) => at.setXYZ(i, v.x, v.y, v.z));
    at.needsUpdate = true;
  }
}

/** Volley is what an attack fires: a pair of bolts for each hit, and for each die that misses a pair that flies by. */
export interface Volley { hits: number; misses: number; tint: string }

/** How far a bolt that misses flies by, and how far on. */
const beside = 26;
const beyond = 70;

/** shot lets bolts fly from one point to another, or past it. */
export function shot(from: Vector3, to: Vector3, { hits, misses, tint }: Volley): Effect {
  const group = new Group();
  const next = sown(5);
  const way = to.clone().sub(from);
  const across = new Vector3(-way.z, 0, way.x).normalize();
  const pairs = Math.max(hits + misses, 1);
  const bolts = Array.from({ length: 2 * pairs }, (_, i) => {
    const beam = new Beam(6.4, tint);
    const off = i % 2 ? 3.2 : -3.2;
    const hit = Math.floor(i / 2) < hits;
    const end = to.clone().addScaledVector(across, off * 0.5);
    if (!hit) {
      end.addScaledVector(across, (next() > 0.5 ? 1 : -1) * beside);
      end.add(way.clone().setLength(Math.min(way.length() * 0.5, beyond)));
    }
    group.add(beam.mesh);
    return { beam, begin: from.clone().addScaledVector(across, off), end, at: Math.floor(i / 2) * times.pair };
  });
  const muzzle = card(34, "float d=length(vUv); o=vec4(mix(tint,vec3(1.),pow(max(0.,1.-d),3.)),pow(max(0.,1.-d),2.2)*k);",
    { tint: { value: color(tint) }, k: { value: 1 } });
  muzzle.position.copy(from);
  const light = spill(120, tint, 0.4);
  group.add(muzzle, light);
  const long = (pairs - 1) * times.pair + times.bolt * 1.12;
  return { group, long, step(t, eye) {
    let lit = 0;
    for (const b of bolts) {
      const u = (t - b.at) / times.bolt;
      b.beam.mesh.visible = u > 0 && u < 1.12;
      if (b.beam.mesh.visible) {
        b.beam.between(b.begin.clone().lerp(b.end, Math.max(0, u - 0.26)), b.begin.clone().lerp(b.end, Math.min(1, u)), eye);
      }
      if (u > 0 && u < 0.3) lit = Math.max(lit, 1 - u / 0.3);
    }
    muzzle.visible = lit > 0;
    set(muzzle, "k", lit);
    const first = bolts[0];
    if (first) light.position.copy(first.begin).lerp(first.end, part(t, 0, times.bolt)).setY(0);
    set(light, "k", 0.5 * (1 - part(t, long - 0.3, long)));
  } };
}

const hexagons = `vec3 n=normalize(vPos); float f=pow(1.-abs(dot(normalize(vN),normalize(vV))),2.);
float near=acos(clamp(dot(n,to),-1.,1.)); vec2 q=n.xz/(1.+abs(n.y))*7.; vec2 r=vec2(1.,1.732), h2=r*.5, c1=mod(q,r)-h2, c2=mod(q-h2,r)-h2;
vec2 g=dot(c1,c1)<dot(c2,c2)?c1:c2; float hex=smoothstep(.39,.48,max(abs(g.x),dot(abs(g),vec2(.5,.866))));
float wave=exp(-pow((near-t*3.4)*3.2,2.)); float spot=exp(-near*near*2.4)*(1.-t);
o=vec4(mix(vec3(.22,.55,1.),vec3(.85,.95,1.),wave*.7+spot*.4),(f*.55+hex*.55*(wave+spot)+wave*.5+spot*.65)*(1.-t)*(1.-t)*1.25);`;

/** shield is a shell of hexagons that lights up where it is struck. */
export function shield(at: Vector3, radius: number, toward: Vector3): Effect {
  const shell = glow(new SphereGeometry(radius, 32, 20),
    shader(hexagons, { to: { value: toward }, t: { value: 0 } }, { both: false }), 8);
  shell.scale.y = 0.62;
  shell.position.copy(at);
  const light = spill(radius * 5, "#5aa8ff", 0.5);
  light.position.set(at.x, 0, at.z);
  const group = new Group();
  group.add(shell, light);
  return { group, long: times.shield, step(t) {
    const u = part(t, 0, times.shield);
    set(shell, "t", u);
    set(light, "k", 0.6 * (1 - u));
  } };
}

const burning = `float d=length(vUv); vec2 q=vUv*2.3+seed; float n=fbm(q*1.3+vec2(0.,-t*1.6)+fbm(q*2.+t)*1.1);
float r=.28+.62*pow(t,.45); float edge=r*(.62+.75*n); float body=smoothstep(edge,edge-.32,d)*(1.-smoothstep(.55,1.,t));
float heat=clamp((1.-d/(edge+.001))*1.5+(n-.45)*1.2-t*1.45,0.,1.6);
vec3 c=mix(vec3(.16,.03,.01),vec3(.95,.26,.04),smoothstep(.0,.35,heat)); c=mix(c,vec3(1.,.72,.22),smoothstep(.3,.75,heat));
c=mix(c,vec3(1.,.97,.85),smoothstep(.7,1.2,heat)); o=vec4(c*.62,body*.9*smoothstep(1.,.9,d));`;

/** fire is a ball of fire. */
const fire = (wide: number, seed: number) => card(wide, burning, { t: { value: 0 }, seed: { value: seed } });

/** Sparks fly away from a point and fall; they are one mesh. */
class Sparks {
  readonly mesh: Glow;
  #list: { toward: Vector3; fast: number; wide: number }[];

  constructor(private at: Vector3, n: number, private reach: number, seed: number) {
    const next = sown(seed * 77 + 1);
    this.#list = Array.from({ length: n }, () => {
      const [angle, high] = [next() * 2 * Math.PI, next()];
      return {
        toward: new Vector3(Math.cos(angle) * (1 - high * 0.5), high * 0.9 + 0.1, Math.sin(angle) * (1 - high * 0.5)),
        fast: 0.35 + next() * 0.75, wide: 0.8 + next(),
      };
    });
    this.mesh = glow(geometry({
      position: new Array<number>(12 * n).fill(0), normal: up(4 * n),
      uv: this.#list.flatMap(() => [0, -1, 0, 1, 1, 1, 1, -1]),
      index: this.#list.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k)),
    }), shader(`float c=1.-abs(vUv.y); float e=smoothstep(0.,.25,vUv.x)*smoothstep(1.,.86,vUv.x);
      o=vec4(mix(vec3(1.,.5,.16),vec3(1.),pow(c,3.)*.8),(pow(c,2.)+smoothstep(.5,.9,c))*e*k);`, { k: { value: 1 } }), 9);
    this.mesh.frustumCulled = false;
  }

  step(u: number, eye: Vector3): void {
    const at = this.mesh.geometry.getAttribute("position");
    const where = (s: { toward: Vector3; fast: number }, v: number) => {
      const p = this.at.clone().addScaledVector(s.toward, ease(v) * this.reach * s.fast);
      p.y = Math.max(0.6, p.y - u * u * this.reach * 0.35);
      return p;
    };
    this.#list.forEach((s, i) => {
      const [a, b] = [where(s, Math.max(0, u - 0.09)), where(s, u)];
      const aside = b.clone().sub(a).cross(eye.clone().sub(a)).normalize().multiplyScalar(0.75 * s.wide * (1 - u * 0.5));
      [a.clone().sub(aside), a.clone().add(aside), b.clone().add(aside), b.clone().sub(aside)]
        .forEach((v, k) => at.setXYZ(4 * i + k, v.x, v.y, v.z));
    });
    at.needsUpdate = true;
    set(this.mesh, "k", (1 - u) ** 1.2);
  }
}

/** strike is a small fire on a hull that is hit. */
export function strike(at: Vector3, wide: number): Effect {
  const group = new Group();
  const ball = fire(wide, 3);
  ball.position.copy(at);
  const sparks = new Sparks(at, 26, 46, 9);
  group.add(ball, sparks.mesh);
  return { group, long: times.strike, step(t, eye) {
    const u = part(t, 0, times.strike);
    set(ball, "t", u);
    sparks.step(u, eye);
  } };
}

const smoky = `float d=length(vUv); float n=fbm(vUv*1.7+vPos.x+t);
o=vec4(mix(vec3(.02,.02,.025),vec3(.17,.10,.07),n*(1.-t)),smoothstep(1.,.2,d+.6*(n-.5))*.75*smoothstep(.0,.25,t)*(1.-smoothstep(.45,1.,t)));`;
const flashing = `float d=length(vUv); float ray=pow(max(0.,1.-abs(vUv.y)*9.),2.)*.7+pow(max(0.,1.-abs(vUv.x)*16.),2.)*.35;
o=vec4(mix(vec3(1.,.66,.3),vec3(1.),pow(max(0.,1.-d),3.)),(pow(max(0.,1.-d),3.5)+ray*pow(max(0.,1.-d),1.5))*k);`;
const ringing = `float d=length(vUv); float r=.12+.85*(1.-pow(1.-t,2.6)); float n=fbm(vec2(atan(vUv.y,vUv.x)*3.,t*2.)); float w=.02+.05*(1.-t);
float a=exp(-pow((d-r)/w,2.))+.3*smoothstep(r,r*.4,d)*step(d,r)*(1.-t)*n;
o=vec4(mix(vec3(1.,.5,.2),vec3(1.,.9,.7),exp(-pow((d-r)/w*2.,2.))),a*(1.-t)*(1.-t)*.95);`;

/** Piece is a piece of a hull that flies away. */
type Piece = { mesh: Mesh; toward: Vector3; fast: number; turn: number };

/** pieces are torn off a hull. */
function pieces(tones: Tones, scale: number): Piece[] {
  const next = sown(91);
  return Array.from({ length: 22 }, () => {
    const k = 1 + next() * 3;
    const position = Array.from({ length: 4 }, () => [(next() - 0.5) * k * 2, (next() - 0.5) * k, (next() - 0.5) * k * 2]).flat();
    const g = geometry({ position, index: [0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2] }).toNonIndexed();
    g.computeVertexNormals();
    const mesh = glow(g, shader(`float l=.25+.75*max(0.,dot(normalize(vN),normalize(vec3(-.4,.7,.4))));
      o=vec4(mix(tint*l*.6,vec3(1.,.40,.10),hot*.45),1.);`, { tint: { value: color(tones.wing) }, hot: { value: 1 } }, { solid: true }), 0);
    mesh.castShadow = true;
    const [angle, high] = [next() * 2 * Math.PI, next()];
    return {
      mesh, toward: new Vector3(Math.cos(angle), 0.25 + high, Math.sin(angle)),
      fast: (0.35 + next() * 0.8) * 105 * scale, turn: next() * 9,
    };
  });
}

/** burst is a ship that blows up: a flash, balls of fire, a ring on the table, sparks, pieces, smoke. */
export function burst(at: Vector3, tones: Tones, scale: number): Effect {
  const group = new Group();
  const smoke = puffs(Array.from({ length: 16 }, (_, i) => {
    const [angle, far] = [i * 2.4, (8 + (i % 5) * 7) * scale];
    return [at.x + Math.cos(angle) * far, at.y + (i % 4) * 5, at.z + Math.sin(angle) * far, (44 + (i % 3) * 16) * scale, i * 1.7] as const;
  }), smoky, { t: { value: 0 } }, { additive: false });
  const balls = ([[0, 0, 0, 96, 1, 0], [14, 6, -8, 62, 7, 0.07], [-13, 3, 7, 56, 11, 0.12], [4, 12, 10, 50, 17, 0.18]] as const)
    .map(([x, y, z, wide, seed, late]) => {
      const ball = fire(wide * scale * 1.25, seed);
      ball.position.set(at.x + x * scale, at.y + y * scale, at.z + z * scale);
      return { ball, late };
    });
  const flash = card(300 * scale, flashing, { k: { value: 1 } });
  flash.position.copy(at);
  const ring = flat(260 * scale, 1.4, shader(ringing, { t: { value: 0 } }), 5);
  const light = spill(420 * scale, "#ff8a3c", 1);
  for (const o of [ring, light]) o.position.set(at.x, 0, at.z);
  const sparks = new Sparks(at, 54, 150 * scale, 5);
  const bits = pieces(tones, scale);
  group.add(smoke, ...balls.map((b) => b.ball), flash, ring, light, sparks.mesh, ...bits.map((b) => b.mesh));
  return { group, long: times.burst, step(t, eye) {
    const u = part(t, 0, times.burst);
    set(smoke, "t", u);
    set(smoke, "grow", 0.6 + 0.9 * ease(u));
    for (const { ball, late } of balls) {
      const v = part(t, late, late + 1.15);
      ball.visible = v > 0 && v < 1;
      set(ball, "t", v);
    }
    flash.visible = t < 0.34;
    set(flash, "k", 1.25 * (1 - part(t, 0.02, 0.34)) ** 2);
    set(ring, "t", part(t, 0.03, 0.9));
    set(light, "k", 1.1 * (1 - part(t, 0, 1.2)) ** 1.6);
    sparks.step(part(t, 0.02, 1.15), eye);
    for (const b of bits) drift(b, at, u, scale);
  } };
}

/** drift moves a piece of a hull. */
function drift({ mesh, toward, fast, turn }: Piece, at: Vector3, u: number, scale: number): void {
  mesh.position.copy(at).addScaledVector(toward, fast * ease(u * 1.15));
  mesh.position.y = Math.max(1, mesh.position.y - 95 * scale * u * u);
  mesh.rotation.set(turn + u * 9, turn * 2 + u * 7, 0);
  mesh.scale.setScalar(scale * (1 - part(u, 0.8, 1)));
  set(mesh as Glow, "hot", 1 - part(u, 0.1, 0.6));
}

/** Trailing is a trail and how far its ship has come: from 0 to 1 along the way, beyond that it fades. */
export interface Trailing { group: Group; at(head: number): void }

/** trail is what engines leave behind along a way. */
export function trail(engines: readonly { x: number; z: number; width: number }[], path: readonly Pose[], how: { high: number; height: number; tint: string }): Trailing {
  const group = new Group();
  const n = path.length;
  const rows = engines.map((e) => {
    const wide = Math.max(e.width, 3.4) * 0.95;
    const position = path.flatMap((pose) => {
      const [c, s] = [Math.cos((pose.heading * Math.PI) / 180), Math.sin((pose.heading * Math.PI) / 180)];
      return [e.x + wide, e.x - wide].flatMap((x) =>
        [pose.x + x * c - e.z * s, how.high + 1.5, how.height - pose.y + x * s + e.z * c]);
    });
    const uv = path.flatMap((_, i) => [i / (n - 1), 1, i / (n - 1), -1]);
    const index = Array.from({ length: n - 1 }, (_, i) => [0, 1, 2, 1, 3, 2].map((k) => 2 * i + k)).flat();
    const row = glow(geometry({ position, uv, normal: up(2 * n), index }), shader(
      `float c=1.-abs(vUv.y); float age=head-vUv.x; float a=step(0.,age)*pow(max(0.,1.-age/.95),1.5);
       o=vec4(mix(tint,vec3(1.),pow(c,3.)*a*.8),(pow(c,3.5)*.9+pow(c,1.3)*.42)*a);`,
      { tint: { value: color(how.tint) }, head: { value: 0 } }), 6);
    row.frustumCulled = false;
    group.add(row);
    return row;
  });
  return { group, at(head) { for (const row of rows) set(row, "head", head); } };
}
