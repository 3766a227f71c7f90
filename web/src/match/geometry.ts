/**
 * Shapes of the board as SVG. The table counts millimeters upward and degrees clockwise from
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

/** ahead is the point that lies far millimeters ahead of a pose. */
export function ahead(pose: Pose, far: number): Point {
  const angle = (pose.heading * Math.PI) / 180;
  return { x: pose.x + far * Math.sin(angle), y: pose.y + far * Math.cos(angle) };
}

/** beside is a pose that is given relative to another, facing up. */
export function beside(pose: Pose, place: Pose): Pose {
  const angle = (pose.heading * Math.PI) / 180;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: pose.x + place.x * c + place.y * s, y: pose.y - place.x * s + place.y * c,
    heading: (pose.heading + place.heading) % 360,
  };
}

/** The widest step, in degrees, between two points of the outer edge of a sector. */
const step = 3;

/**
 * sector outlines the part of an arc that lies within reach millimeters of a base of a width and
 * a length, which is at the origin and faces up.
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

/** within reports whether a point lies inside an outline. */
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

/** band is the outline of what lies within reach millimeters of a base at the origin. */
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

/** The share of a small base that its corners take. */
const corner = 0.13;

/**
 * basePath outlines a base of a width and a length at the origin, this many millimeters inside its
 * edge: with round corners on the first side, with cut ones on the second.
 */
export function basePath(width: number, length: number, side: 1 | 2, inside = 0): string {
  const [w, l] = [width / 2 - inside, length / 2 - inside];
  const c = Math.max(1, Math.min(width, length) * corner - inside * 0.4);
  const turn = (x: number, y: number, toX: number, toY: number) =>
    side === 1 ? `Q${num(x)} ${num(y)} ${num(toX)} ${num(toY)}` : `L${num(toX)} ${num(toY)}`;
  return `M${num(c - w)} ${num(-l)}H${num(w - c)}${turn(w, -l, w, c - l)}V${num(l - c)}` +
    `${turn(w, l, w - c, l)}H${num(c - w)}${turn(-w, l, -w, l - c)}V${num(c - l)}` +
    `${turn(-w, -l, c - w, -l)}Z`;
}

/** bow is a piece of a circle around the origin between two headings, in degrees. */
export function bow(radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const p = ahead({ x: 0, y: 0, heading: degrees }, radius);
    return `${num(p.x)} ${num(-p.y)}`;
  };
  return `M${at(from)}A${num(radius)} ${num(radius)} 0 0 1 ${at(to)}`;
}

/** Segment is a piece of a ship's gauge: what it counts, and whether that is left. */
export interface Segment {
  path: string;
  shield: boolean;
  left: boolean;
}

/** The headings between which a gauge lies, behind the ship, and the most gap of two segments. */
const gaugeFrom = 106;
const gaugeTo = 254;
const gaugeGap = 4;

/** gauge is what is left of hull and shields, as segments around the rear of a base. */
export function gauge(
  base: { width: number; length: number; hull: number; shields: number },
  left: { hull: number; shields: number; moreHull?: number; moreShields?: number },
): Segment[] {
  const hull = base.hull + (left.moreHull ?? 0);
  const all = hull + base.shields + (left.moreShields ?? 0);
  const gap = all > 8 ? gaugeGap - 1 : gaugeGap;
  const wide = (gaugeTo - gaugeFrom + gap) / all - gap;
  const radius = Math.min(base.width, base.length) * 0.445;
  return Array.from({ length: all }, (_, i) => {
    const at = gaugeTo - i * (wide + gap) - wide;
    const shield = i >= hull;
    return {
      path: bow(radius, at, at + wide), shield,
      left: shield ? i - hull < left.shields : i < left.hull,
    };
  });
}

/** smooth joins points around an origin by curves, as stones are. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const middle = (i: number) => {
    const [a, b] = [at(i), at(i + 1)];
    return `${num((a.x + b.x) / 2)} ${num(-(a.y + b.y) / 2)}`;
  };
  return "M" + middle(-1) +
    points.map((p, i) => `Q${num(p.x)} ${num(-p.y)} ${middle(i)}`).join("") + "Z";
}

/** By how many degrees templates bend, by the kind of a bearing. */
const bends: Record<string, number> = {
  straight: 0, koiogran: 0, bank: 45, segnor: 45, turn: 90, tallon: 90,
};

/** Half the width of a template, in millimeters. */
const templateHalf = 10;

/** In how many steps the curve of a template is drawn. */
const curveSteps = 12;

/**
 * template outlines the template that leads a base of a length from a pose to the place where its
 * middle ends, and the line along its middle. It is null for bearings that use none of the usual
 * ones.
 */
export function template(
  from: Pose, to: Point, length: number, bearing: string,
): { outline: Point[]; middle: Point[] } | null {
  const [kind = "", side] = bearing.split("-");
  const bend = bends[kind];
  if (bend === undefined) return null;
  const turn = side === "left" ? -bend : bend;
  const start = { ...ahead(from, length / 2), heading: from.heading };
  const end = ahead({ ...to, heading: from.heading + turn }, -length / 2);
  const chord = Math.hypot(end.x - start.x, end.y - start.y);
  const half = (bend * Math.PI) / 360;
  const radius = bend === 0 ? 0 : chord / (2 * Math.sin(half));
  const middle: Pose[] = [];
  for (let i = 0; i <= (bend === 0 ? 1 : curveSteps); i++) {
    const part = bend === 0 ? i : i / curveSteps;
    const angle = turn * part;
    const far = bend === 0 ? chord * part : 2 * radius * Math.sin((Math.abs(angle) * Math.PI) / 360);
    const p = ahead({ ...start, heading: from.heading + angle / 2 }, far);
    middle.push({ ...p, heading: from.heading + angle });
  }
  const beside = (p: Pose, aside: number) => ahead({ ...p, heading: p.heading + 90 }, aside);
  const outline = [
    ...middle.map((p) => beside(p, -templateHalf)),
    ...middle.map((p) => beside(p, templateHalf)).reverse(),
  ];
  return { outline, middle };
}

/** The length from which on a base belongs to a huge ship, in millimeters. */
const hugeFrom = 120;

/** isHuge reports whether a base belongs to a huge ship, which has two sections. */
export function isHuge({ length }: { length: number }): boolean {
  return length > hugeFrom;
}

/** The plastic bases of a huge ship are so wide and so long each, in millimeters. */
export const plastic = 80;

/** sectionAt is how far ahead of a huge ship's middle the middle of a section lies. */
export function sectionAt(length: number, section: string): number {
  return section === "aft" ? -length / 4 : length / 4;
}

/** middleOf is the middle of a ship that is at a pose, or of one of its sections. */
export function middleOf(pose: Pose, length: number, section: string | undefined): Pose {
  return section ? { ...ahead(pose, sectionAt(length, section)), heading: pose.heading } : pose;
}

/** The template of huge ships: its width, its length, and how far its bottom line is above its end. */
const bar = { width: 20, length: 195, below: 12.4, speeds: 4, each: 40 };

/** The notch of the template that holds the rear corner of the front base, and how it leans then. */
const notch = { u: 4.4, v: -7.6, lean: 30 };

/** HugeTemplate is the template of huge ships beside a base, and its lines: of the speeds, or of its bottom. */
export interface HugeTemplate {
  outline: Point[];
  lines: Point[][];
}

/**
 * hugeTemplate places the template of huge ships beside the front base of a ship of a length at a pose: for
 * banks on the side to which they lead, leaning as they end; for straights on either side.
 */
export function hugeTemplate(from: Pose, length: number, bearing: string, side: 1 | -1): HugeTemplate {
  const [kind = "", way] = bearing.split("-");
  const right = kind === "bank" ? (way === "left" ? -1 : 1) : side;
  const lean = kind === "bank" ? (notch.lean * Math.PI) / 180 : 0;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const hold = kind === "bank" ? notch : { u: 0, v: 0 };
  const rear = length / 2 - plastic;
  // from the template's own coordinates to those of the ship, and on to the table
  const place = (u: number, v: number): Point => {
    const x = plastic / 2 + (u - hold.u) * c + (v - hold.v) * s;
    const y = rear - (u - hold.u) * s + (v - hold.v) * c;
    const at = ahead(from, y);
    return ahead({ ...at, heading: from.heading + 90 }, right * x);
  };
  const line = (v: number) => [place(0, v), place(bar.width, v)];
  const speeds = Array.from({ length: bar.speeds + 1 }, (_, n) => line(n * bar.each));
  return {
    outline: [place(0, -bar.below), place(0, bar.length - bar.below),
      place(bar.width, bar.length - bar.below), place(bar.width, -bar.below)],
    lines: kind === "bank" ? [line(0)] : speeds,
  };
}

/** hugeGauge is what is left of hull and shields along the sides of a huge base: hull left, shields right. */
export function hugeGauge(
  base: { width: number; length: number },
  sections: readonly { from: number; to: number; hull: number; shields: number; left: { hull: number; shields: number } }[],
): Segment[] {
  const gap = 2.2;
  const aside = base.width / 2 - 5;
  return sections.flatMap(({ from, to, hull, shields, left }) => {
    const row = (x: number, n: number, kept: number, shield: boolean): Segment[] => {
      const tall = (to - from + gap) / Math.max(n, 1) - gap;
      return Array.from({ length: n }, (_, i) => {
        const y = to - i * (tall + gap);
        return { path: `M${num(x)} ${num(y)}V${num(y - tall)}`, shield, left: i < kept };
      });
    };
    return [...row(-aside, hull, left.hull, false), ...row(aside, shields, left.shields, true)];
  });
}
