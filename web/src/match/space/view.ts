/** What is seen of the table: from where, and which pixel a point of it falls on. Pure: it needs no browser. */
import { type Bounds, type Camera, type Framing, onTable, whole } from "../camera";
import type { Lens, Spot } from "../lens";
import { eye } from "./look";

const radians = Math.PI / 180;

/** Gaze is what is looked at, and from where: tilt is counted from above, yaw clockwise around the table's own up. */
export interface Gaze {
  camera: Camera;
  tilt: number;
  yaw: number;
}

/** A box of pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** distanceOf is how far the eye is from what it looks at. At tilt 0 the picture is the same as the flat board. */
export function distanceOf({ camera }: Gaze, frame: Frame): number {
  const scale = Math.min(frame.width / camera.width, frame.height / camera.height);
  return frame.height / (2 * scale * Math.tan((eye.fov * radians) / 2));
}

/** lensOf is the lens of a gaze. x and y are the board's own units, y toward who looks. */
export function lensOf(gaze: Gaze, frame: Frame): Lens {
  const { width, height } = frame;
  const distance = distanceOf(gaze, frame);
  const focal = height / 2 / Math.tan((eye.fov * radians) / 2);
  const [mx, my] = [gaze.camera.x + gaze.camera.width / 2, gaze.camera.y + gaze.camera.height / 2];
  const [c, s] = [Math.cos(gaze.yaw * radians), Math.sin(gaze.yaw * radians)];
  const [ct, st] = [Math.cos(gaze.tilt * radians), Math.sin(gaze.tilt * radians)];
  const aside = (at: Spot) => (at.x - mx) * c - (at.y - my) * s;
  const near = (at: Spot) => (at.x - mx) * s + (at.y - my) * c;
  const depth = (at: Spot, high = 0) => distance - near(at) * st - high * ct;
  return {
    width, height, unit: distance / focal,
    plane: planeOf(width, height, { focal, distance, c, s, ct, st, mx, my }),
    project(at, high = 0) {
      const far = Math.max(depth(at, high), 1);
      return {
        x: width / 2 + (focal * aside(at)) / far,
        y: height / 2 + (focal * (near(at) * ct - high * st)) / far,
      };
    },
    scale: (at) => focal / Math.max(depth(at), 1),
    ray(pixel) {
      const [a, b] = [(pixel.x - width / 2) / focal, (pixel.y - height / 2) / focal];
      const n = (b * distance) / Math.max(ct + b * st, 0.02);
      const x = a * (distance - n * st);
      return { x: mx + x * c + n * s, y: my - x * s + n * c };
    },
  };
}

type Plane = { focal: number; distance: number; c: number; s: number; ct: number; st: number; mx: number; my: number };

/** planeOf writes how a plane at height 0 is seen as CSS: its rows are x, y and the depth, which both are divided by. */
function planeOf(width: number, height: number, p: Plane): string {
  const column = (x: number, y: number, rest: number) => {
    const [aside, near] = [x * p.c - y * p.s, x * p.s + y * p.c];
    const depth = rest * p.distance - near * p.st;
    return [(width / 2) * depth + p.focal * aside, (height / 2) * depth + p.focal * near * p.ct, 0, depth];
  };
  const all = [...column(1, 0, 0), ...column(0, 1, 0), 0, 0, p.distance, 0, ...column(-p.mx, -p.my, 1)];
  return `matrix3d(${all.map((v) => (v / p.distance).toFixed(10)).join(",")})`;
}

/** How high above the table what is framed reaches, in millimeters. */
const tall = 45;

/** How many pixels of the dark before the table may be seen, and how far from the bottom what is shown stays. */
const edge = 56;

/** The nearest that the camera comes by itself: this many millimeters across. */
const closest = 420;

/** fitted is the camera that shows points of the board with room around them from where the gaze looks. */
export function fitted(b: Bounds, f: Framing, { tilt, yaw }: { tilt: number; yaw: number }): Camera | null {
  if (f.points.length === 0 || f.box.width === 0 || f.box.height === 0) return null;
  const all = whole(b);
  const [xs, ys] = [f.points.map((p) => p.x), f.points.map((p) => p.y)];
  const aside = f.pixels ?? 0;
  const free = Math.max(f.box.height - f.covered.top - f.covered.bottom - 2 * aside, 60);
  const broad = Math.max(f.box.width - f.covered.right - 2 * aside, 60);
  const want = { x: (f.box.width - f.covered.right) / 2, y: f.covered.top + aside + free / 2 };
  let at = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  let width = all.width;
  const camera = () => {
    const height = (width * all.height) / all.width;
    return { x: at.x - width / 2, y: at.y - height / 2, width, height };
  };
  const ends = f.points.flatMap((p) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x = 0, y = 0]) =>
    ({ x: p.x + x * f.room * 0.7, y: p.y + y * f.room * 0.7 })));
  for (let i = 0; i < 16; i++) {
    const lens = lensOf({ camera: camera(), tilt, yaw }, f.box);
    const seen = [...ends.map((p) => lens.project(p)), ...f.points.map((p) => lens.project(p, tall))];
    const [l, r] = [Math.min(...seen.map((p) => p.x)), Math.max(...seen.map((p) => p.x))];
    const [t, u] = [Math.min(...seen.map((p) => p.y)), Math.max(...seen.map((p) => p.y))];
    const grow = Math.max((r - l) / broad, (u - t) / free);
    const now = lens.ray({ x: (l + r) / 2, y: (t + u) / 2 });
    const wanted = lens.ray(want);
    at = { x: at.x + (now.x - wanted.x) * 0.8, y: at.y + (now.y - wanted.y) * 0.8 };
    width *= 1 + (grow - 1) * 0.85;
    width = Math.min(Math.max(width, (closest * all.width) / f.box.width / Math.max(all.width / f.box.width, all.height / f.box.height)), all.width * 1.6);
  }
  const lowest = Math.max(...f.points.map((p) => lensOf({ camera: camera(), tilt, yaw }, f.box).project(p).y));
  at = settled(b, lensOf({ camera: camera(), tilt, yaw }, f.box), at, { bottom: want.y + free / 2, lowest });
  return camera();
}

/**
 * settled moves what is looked at so that as little as may be is seen of the dark before the table: down on the
 * screen as far as what is shown stays above the bottom.
 */
function settled(b: Bounds, lens: Lens, at: Spot, { bottom, lowest }: { bottom: number; lowest: number }): Spot {
  const x = lens.width / 2;
  const seen = lens.ray({ x, y: bottom });
  const inside = { x: Math.min(Math.max(seen.x, 0), b.width), y: Math.min(Math.max(seen.y, 0), b.height) };
  const dark = bottom - lens.project(inside).y - edge;
  const move = Math.min(dark, bottom - lowest - edge);
  if (move <= 0) return at;
  const [from, to] = [lens.ray({ x, y: lowest + move }), lens.ray({ x, y: lowest })];
  return { x: at.x + to.x - from.x, y: at.y + to.y - from.y };
}

/** The corners of the table in the board's own units. */
export function corners(b: Bounds): Spot[] {
  return [[0, 0], [b.width, 0], [b.width, b.height], [0, b.height]].map(([x = 0, y = 0]) => onTable(b, { x, y }));
}

/** between is the gaze a part of the way from one to another. */
export function between(a: Gaze, b: Gaze, part: number): Gaze {
  const mix = (from: number, to: number) => from + (to - from) * part;
  const width = Math.exp(mix(Math.log(a.camera.width), Math.log(b.camera.width)));
  const height = (width * b.camera.height) / b.camera.width;
  const middle = (c: Camera) => ({ x: c.x + c.width / 2, y: c.y + c.height / 2 });
  const [from, to] = [middle(a.camera), middle(b.camera)];
  return {
    camera: { x: mix(from.x, to.x) - width / 2, y: mix(from.y, to.y) - height / 2, width, height },
    tilt: mix(a.tilt, b.tilt), yaw: mix(a.yaw, b.yaw),
  };
}
