/**
 * Shapes of the board as SVG. The table counts millimetres upward and degrees clockwise from
 * up; SVG counts downward, so only the sign of y changes.
 */
import type { Point, Pose, Sector } from "../api/types";

/** num writes a number with at most two decimals. */
export function num(n: number): string {
  const text = n.toFixed(2).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

/** polygon closes points around an origin into a path. */
export function polygon(points: readonly Point[]): string {
  return points.map((p, i) => (i === 0 ? "M" : "L") + num(p.x) + " " + num(-p.y)).join("") + "Z";
}

/** onTable is the transform that puts what is drawn around the origin at a pose. */
export function onTable(pose: Pose, height: number): string {
  return `translate(${num(pose.x)} ${num(height - pose.y)}) rotate(${num(pose.heading)})`;
}

/** line joins the middles of poses on the table. */
export function line(poses: readonly Point[], height: number): string {
  return poses
    .map((p, i) => (i === 0 ? "M" : "L") + num(p.x) + " " + num(height - p.y))
    .join("");
}

/** ahead is the point that lies far millimetres ahead of a pose. */
export function ahead(pose: Pose, far: number): Point {
  const angle = (pose.heading * Math.PI) / 180;
  return { x: pose.x + far * Math.sin(angle), y: pose.y + far * Math.cos(angle) };
}

/** The widest step, in degrees, between two points of the outer edge of a sector. */
const step = 3;

/**
 * sector outlines the part of an arc that lies within reach millimetres of a base of a width and
 * a length, which stands at the origin and faces up.
 */
export function sector(s: Sector, base: { width: number; length: number }, reach: number): string {
  if (s.strip) {
    const far = base.length / 2 + reach - s.from.y;
    return polygon([s.from, ahead(s.from, far), ahead(s.to, far), s.to]);
  }
  let turn = (((s.to.heading - s.from.heading) % 360) + 360) % 360;
  if (turn === 0) turn = 360;
  const points: Point[] = [s.from];
  const steps = Math.ceil(turn / step);
  for (let i = 0; i <= steps; i++) {
    const ray = { ...s.from, heading: s.from.heading + (turn * i) / steps };
    points.push(ahead(ray, edge(ray, base, reach)));
  }
  points.push(s.to);
  return polygon(points);
}

/** edge is how far along a ray from inside a base the outline of a range band lies. */
function edge(ray: Pose, base: { width: number; length: number }, reach: number): number {
  const inside = (far: number) => {
    const p = ahead(ray, far);
    const x = Math.max(Math.abs(p.x) - base.width / 2, 0);
    const y = Math.max(Math.abs(p.y) - base.length / 2, 0);
    return Math.hypot(x, y) <= reach;
  };
  let low = 0;
  let high = reach + base.width + base.length;
  while (high - low > 0.01) {
    const half = (low + high) / 2;
    if (inside(half)) low = half;
    else high = half;
  }
  return low;
}

/** hatching is lines across a base at the origin, each a gap from the next. */
export function hatching(width: number, length: number, gap: number): string {
  const [w, l] = [width / 2, length / 2];
  let path = "";
  for (let c = -w - l + gap; c < w + l; c += gap) {
    const from = Math.max(-w, c - l);
    const to = Math.min(w, c + l);
    path += `M${num(from)} ${num(c - from)}L${num(to)} ${num(c - to)}`;
  }
  return path;
}

/** dots are points on a base at the origin, each a gap from the next, for round caps. */
export function dots(width: number, length: number, gap: number): string {
  let path = "";
  for (let x = (gap - width) / 2; x < width / 2; x += gap) {
    for (let y = (gap - length) / 2; y < length / 2; y += gap) path += `M${num(x)} ${num(y)}h0`;
  }
  return path;
}

/** marks repeats a small drawing inside an outline around the origin, in rows and columns. */
export function marks(outline: readonly Point[], gap: number, drawing: string): string {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  let path = "";
  let odd = false;
  for (let y = Math.min(...ys) + gap / 2; y < Math.max(...ys); y += gap * 0.7) {
    odd = !odd;
    for (let x = Math.min(...xs) + (odd ? gap / 2 : gap); x < Math.max(...xs); x += gap) {
      if (within(outline, x, y) && within(outline, x + gap / 2, y)) {
        path += `M${num(x)} ${num(-y)}${drawing}`;
      }
    }
  }
  return path;
}

/** within tells whether a point lies inside an outline. */
function within(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

/** Box is a rectangle with round corners, in the units of the board. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

/** band is the outline of what lies within reach millimetres of a base at the origin. */
export function band(width: number, length: number, reach: number): Box {
  return {
    x: -width / 2 - reach,
    y: -length / 2 - reach,
    width: width + 2 * reach,
    height: length + 2 * reach,
    rx: reach,
  };
}

/** between is the pose a part of the way, 0 to 1, from one to another, by the shorter turn. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const turn = ((((b.heading - a.heading) % 360) + 540) % 360) - 180;
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    heading: a.heading + turn * part,
  };
}

/** along is the pose a part of the way, 0 to 1, along poses that follow each other. */
export function along(poses: readonly Pose[], part: number): Pose | null {
  const last = poses.length - 1;
  const from = poses[Math.min(Math.floor(part * last), last - 1)] ?? poses[0];
  if (!from) return null;
  if (last === 0) return from;
  const at = Math.min(Math.floor(part * last), last - 1);
  const to = poses[at + 1] ?? from;
  return between(from, to, part * last - at);
}
