/** The few helpers around three.js that all parts use. */
import {
  AdditiveBlending, BufferGeometry, Color, DoubleSide, Float32BufferAttribute, FrontSide, type IUniform, Mesh,
  NormalBlending, type Object3D, ShaderMaterial, type Texture,
} from "three";
import { nth, type Spot } from "./outline";

/** Uniforms are the values that a shader is given. */
export type Uniforms = Record<string, IUniform>;

/** Glow is a mesh whose shader takes values that change. */
export type Glow = Mesh<BufferGeometry, ShaderMaterial>;

/** color is a color of CSS. */
export const color = (c: string): Color => new Color(c);

/** Arrays are what a geometry is made of; more are attributes of this many numbers each. */
export interface Arrays {
  position: readonly number[];
  normal?: readonly number[];
  uv?: readonly number[];
  index?: readonly number[];
  more?: Record<string, readonly [readonly number[], number]>;
}

/** geometry makes one of plain arrays. */
export function geometry({ position, normal, uv, index, more = {} }: Arrays): BufferGeometry {
  const g = new BufferGeometry();
  const set = (name: string, list: readonly number[], n: number) => g.setAttribute(name, new Float32BufferAttribute(list, n));
  set("position", position, 3);
  if (normal) set("normal", normal, 3);
  if (uv) set("uv", uv, 2);
  for (const [name, [list, n]] of Object.entries(more)) set(name, list, n);
  if (index) g.setIndex([...index]);
  return g;
}

/** up is n times the normal of the table. */
export const up = (n: number): number[] => Array.from({ length: 3 * n }, (_, i) => (i % 3 === 1 ? 1 : 0));

/** Shading says how a shader is mixed into the picture, and what its vertex shader does as well. */
export interface Shading {
  additive?: boolean;
  solid?: boolean;
  depthTest?: boolean;
  both?: boolean;
  head?: string;
  vertex?: string;
  after?: string;
}

const noise = `float hash(vec2 p){return fract(sin(dot(p,vec2(127.1,311.7)))*43758.5453);}
float vnoise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);}
float fbm(vec2 p){float a=.5,s=0.;for(int i=0;i<4;i++){s+=a*vnoise(p);p=p*2.03+7.1;a*=.5;}return s;}`;

/** kindOf is the type of a uniform in GLSL. */
function kindOf(value: unknown): string {
  if (typeof value === "number") return "float";
  const v = value as { isVector4?: boolean; isVector2?: boolean; isTexture?: boolean };
  return v.isVector4 ? "vec4" : v.isVector2 ? "vec2" : v.isTexture ? "sampler2D" : "vec3";
}

/** shader is a material that shines: its fragment sets `vec4 o` from `vUv`, `vPos` in its own space, `vN`, `vV` and its uniforms. */
export function shader(fragment: string, uniforms: Uniforms = {}, s: Shading = {}): ShaderMaterial {
  const { additive = true, solid = false, depthTest = true, both = true, head = "", vertex = "", after = "" } = s;
  const given = Object.entries(uniforms).map(([k, u]) => `uniform ${kindOf(u.value)} ${k};`).join("");
  const passed = "varying vec2 vUv; varying vec3 vPos; varying vec3 vN; varying vec3 vV;";
  return new ShaderMaterial({
    uniforms, transparent: !solid, depthWrite: solid, depthTest, side: both ? DoubleSide : FrontSide,
    blending: additive && !solid ? AdditiveBlending : NormalBlending,
    vertexShader: `${head} ${passed}
      void main(){ vUv=uv; vPos=position; vec3 p=position; ${vertex}
      vec4 m=modelViewMatrix*vec4(p,1.); ${after}
      vN=normalize(normalMatrix*normal); vV=normalize(-m.xyz); gl_Position=projectionMatrix*m; }`,
    fragmentShader: `precision highp float; ${passed} ${given}
      ${noise}
      void main(){ vec4 o=vec4(0.); ${fragment}
      gl_FragColor=o;
      #include <colorspace_fragment>
      }`,
  });
}

/** glow is a mesh with a shader; those with a higher order are drawn later. */
export function glow(g: BufferGeometry, material: ShaderMaterial, order: number): Glow {
  const mesh = new Mesh(g, material);
  mesh.renderOrder = order;
  return mesh;
}

/** set gives a shader a value. */
export function set(mesh: Glow, name: string, value: unknown): void {
  const uniform = mesh.material.uniforms[name];
  if (uniform) uniform.value = value;
}

/** A point of a ribbon: [x, z], and how high it is where that differs. */
export type Along = readonly [x: number, z: number, high?: number];

/** ribbon is a flat band along points; its uv runs along it in millimeters, and across from -1 to 1. */
export function ribbon(points: readonly Along[], width: number, y: number, closed: boolean): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const all = closed ? [...points, nth(points, 0)] : points;
  let far = 0;
  all.forEach((a, i) => {
    const before = closed ? nth(points, i - 1 + points.length) : (points[i - 1] ?? a);
    const after = closed ? nth(points, (i + 1) % points.length) : (points[i + 1] ?? a);
    const into = unit(a[0] - before[0], a[1] - before[1]);
    const out = unit(after[0] - a[0], after[1] - a[1]);
    const [u, v] = [into ?? out ?? [1, 0], out ?? into ?? [1, 0]];
    const t = unit(u[0] + v[0], u[1] + v[1]) ?? u;
    const mitre = Math.min(2.2, 1 / Math.max(0.4, t[0] * v[0] + t[1] * v[1]));
    const old = all[i - 1];
    if (old) far += Math.hypot(a[0] - old[0], a[1] - old[1]);
    const [nx, nz] = [(-t[1] * mitre * width) / 2, (t[0] * mitre * width) / 2];
    const high = a[2] ?? y;
    position.push(a[0] + nx, high, a[1] + nz, a[0] - nx, high, a[1] - nz);
    uv.push(far, 1, far, -1);
    if (i) index.push(2 * i - 2, 2 * i - 1, 2 * i, 2 * i - 1, 2 * i + 1, 2 * i);
  });
  return geometry({ position, uv, normal: up(2 * all.length), index });
}

/** unit is a direction of length 1, or null where there is none. */
function unit(x: number, y: number): Spot | null {
  const long = Math.hypot(x, y);
  return long > 1e-6 ? [x / long, y / long] : null;
}

/** Stroke is how a line on the table is drawn: lengths in millimeters, a dash of 0 for none. */
export interface Stroke {
  width?: number; y?: number; closed?: boolean; tint?: string; strength?: number; glow?: number; dash?: number;
}

/** line is a glowing line: as wide as said, but on the screen neither thinner nor thicker than a drawn line is. */
export function line(points: readonly Along[], stroke: Stroke = {}): Glow {
  const { width = 1.4, y = 0.6, closed = false, tint = "#fff", strength = 1, glow: wide = 3.2, dash = 0 } = stroke;
  const material = shader(
    `float mm=abs(vUv.y)*hw*g; float px=fwidth(vUv.y)*hw*g+1e-4; float w=clamp(hw,.55*px,1.25*px);
     float core=1.-smoothstep(w-.5*px,w+.6*px,mm); float halo=exp(-mm/max(hw*.8,1.8*px))*.42*(1.-abs(vUv.y));
     float on=dash>0.?smoothstep(.40,.46,abs(fract(vUv.x/max(dash,.01))-.5)):0.; on=1.-on*step(.001,dash);
     o=vec4(mix(tint,vec3(1.),core*.25),(core*.95+halo)*k*on);`,
    {
      tint: { value: color(tint) }, k: { value: strength }, g: { value: wide }, hw: { value: width / 2 },
      dash: { value: dash },
    });
  return glow(ribbon(points, width * wide, y, closed), material, 4);
}

/** Facing is an object that always faces the camera. */
export const facing = new WeakSet<Object3D>();

/** card is a square of a size that always faces the camera. */
export function card(size: number, fragment: string, uniforms: Uniforms, shading: Shading = {}): Glow {
  const s = size / 2;
  const g = geometry({
    position: [-s, -s, 0, s, -s, 0, s, s, 0, -s, s, 0], normal: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
    uv: [-1, -1, 1, -1, 1, 1, -1, 1], index: [0, 1, 2, 0, 2, 3],
  });
  const mesh = glow(g, shader(fragment, uniforms, shading), 8);
  mesh.frustumCulled = false;
  facing.add(mesh);
  return mesh;
}

/** flat is a square that is on the table. */
export function flat(size: number, y: number, material: ShaderMaterial, order: number): Glow {
  const s = size / 2;
  return glow(geometry({
    position: [-s, y, -s, s, y, -s, s, y, s, -s, y, s], normal: up(4), uv: [-1, -1, 1, -1, 1, 1, -1, 1],
    index: [0, 2, 1, 0, 3, 2],
  }), material, order);
}

/** spill is light that falls on the table around a point. */
export function spill(size: number, tint: string, strength: number, y = 0.5): Glow {
  return flat(size, y, shader("float d=length(vUv); o=vec4(tint,k*pow(max(0.,1.-d),2.));",
    { tint: { value: color(tint) }, k: { value: strength } }), 3);
}

/** Puff is a card of many: where its middle is, its size and a number of its own. */
export type Puff = readonly [x: number, y: number, z: number, size: number, seed: number];

/** puffs are many cards that face the camera in one draw; their shader finds the number in `vPos.x`. */
export function puffs(list: readonly Puff[], fragment: string, uniforms: Uniforms, shading: Shading = {}): Glow {
  const corner = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
  const g = geometry({
    position: list.flatMap(([x, y, z]) => corner.flatMap(() => [x, y, z])),
    uv: list.flatMap(() => corner.flat()), normal: up(4 * list.length),
    index: list.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k)),
    more: { card: [list.flatMap(([, , , size, seed]) => corner.flatMap(() => [size / 2, seed])), 2] },
  });
  const mesh = glow(g, shader(fragment, { grow: { value: 1 }, ...uniforms }, {
    ...shading, head: "attribute vec2 card; uniform float grow;", vertex: "vPos.x=card.y;", after: "m.xy+=uv*card.x*grow;",
  }), 7);
  mesh.frustumCulled = false;
  return mesh;
}

/** forget gives back what an object and all below it hold on the graphics card; what is shared is kept. */
export function forget(root: Object3D, shared: ReadonlySet<unknown>): void {
  root.traverse((o) => {
    const { geometry: g, material } = o as Partial<Mesh>;
    if (g && !shared.has(g)) g.dispose();
    for (const m of material ? [material].flat() : []) {
      if (shared.has(m)) continue;
      (m as { map?: Texture | null }).map?.dispose();
      m.dispose();
    }
  });
}
