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
const step = 20;

/**
 * sector outlines an arc out to far millimetres, around a base at the origin that faces up. Its
 * outer edge is a rough circle: the board cuts it with the outline of a range band.
 */
export function sector(s: Sector, far: number): string {
  if (s.strip) {
    return polygon([s.from, ahead(s.from, far), ahead(s.to, far), s.to]);
  }
  let turn = (((s.to.heading - s.from.heading) % 360) + 360) % 360;
  if (turn === 0) turn = 360;
  const points: Point[] = [s.from];
  const steps = Math.ceil(turn / step);
  for (let i = 0; i <= steps; i++) {
    const begin = i === steps ? s.to : s.from;
    points.push(ahead({ ...begin, heading: s.from.heading + (turn * i) / steps }, far));
  }
  points.push(s.to);
  return polygon(points);
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
