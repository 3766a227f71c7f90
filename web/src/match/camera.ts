/** What part of the table a board shows: a rectangle in its own millimeters, y downward. */

/** Camera is the rectangle that is shown. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bounds are the limits within which a camera stays: the table with its margin. */
export interface Bounds {
  width: number;
  height: number;
  margin: number;
  /** Whether the table is drawn turned by half, as who is at its top edge sees it. */
  turned: boolean;
}

/** onTable is the point of the table, its y counted upward, that is drawn at a point of the board. */
export function onTable(b: Bounds, at: { x: number; y: number }): { x: number; y: number } {
  return b.turned ? { x: b.width - at.x, y: at.y } : { x: at.x, y: b.height - at.y };
}

/** The nearest look: a rectangle this many millimeters wide. */
const nearest = 90;

/** whole shows all of the table. */
export function whole(b: Bounds): Camera {
  return {
    x: -b.margin,
    y: -b.margin,
    width: b.width + 2 * b.margin,
    height: b.height + 2 * b.margin,
  };
}

/** zoom makes everything factor times as large and keeps the point x, y where it is. */
export function zoom(c: Camera, b: Bounds, factor: number, at: { x: number; y: number }): Camera {
  const all = whole(b);
  const width = Math.min(Math.max(c.width / factor, nearest), all.width);
  const scale = width / c.width;
  return within(
    {
      x: at.x - (at.x - c.x) * scale,
      y: at.y - (at.y - c.y) * scale,
      width,
      height: (width * all.height) / all.width,
    },
    b,
  );
}

/** pan moves the rectangle by millimeters of the table. */
export function pan(c: Camera, b: Bounds, dx: number, dy: number): Camera {
  return within({ ...c, x: c.x + dx, y: c.y + dy }, b);
}

/** middle is the point in the middle of what is shown. */
export function middle(c: Camera): { x: number; y: number } {
  return { x: c.x + c.width / 2, y: c.y + c.height / 2 };
}

/** Window is where a camera's picture is on the screen: its scale and the corner of the table. */
export interface Window {
  scale: number;
  left: number;
  top: number;
}

/** fitted is where the table is in a box of pixels: as large as fits, in the middle. */
export function fitted(c: Camera, box: { width: number; height: number }): Window {
  const scale = Math.min(box.width / c.width, box.height / c.height);
  return {
    scale,
    left: (box.width - c.width * scale) / 2 - c.x * scale,
    top: (box.height - c.height * scale) / 2 - c.y * scale,
  };
}

/** moved is the CSS transform that makes a picture drawn for one window look as in another. */
export function moved(drawn: Window, now: Window): string {
  const scale = now.scale / drawn.scale;
  const [x, y] = [now.left - drawn.left * scale, now.top - drawn.top * scale];
  return scale === 1 && x === 0 && y === 0
    ? "" : `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(5)})`;
}

/** within keeps the rectangle on the table. */
function within(c: Camera, b: Bounds): Camera {
  const all = whole(b);
  const x = Math.min(Math.max(c.x, all.x), all.x + all.width - c.width);
  const y = Math.min(Math.max(c.y, all.y), all.y + all.height - c.height);
  return { ...c, x, y };
}

/** The nearest that the camera comes by itself: a rectangle this many millimeters wide. */
const closest = 420;

/** Covered is what part of a board lies under something else, in pixels from its edges. */
export interface Covered {
  top: number;
  bottom: number;
  /** What lies under the buttons of the board, if they are at its right edge. */
  right: number;
}

/** Framing is what a camera is to show: points in the board's own units, with room around them in those and in pixels. */
export interface Framing {
  points: readonly { x: number; y: number }[];
  room: number;
  pixels?: number;
  covered: Covered;
  box: { width: number; height: number };
}

/** clear reports whether nothing of what is to be shown lies under the buttons where all of the table is shown. */
function clear(all: Camera, f: Framing): boolean {
  const { scale, left, top } = fitted(all, f.box);
  const most = Math.max(...f.points.map((p) => p.x)) + f.room;
  const least = Math.min(...f.points.map((p) => p.y)) - f.room;
  const pixels = f.pixels ?? 0;
  return left + most * scale + pixels <= f.box.width - f.covered.right && top + least * scale - pixels >= f.covered.top;
}

/**
 * framed is the camera that shows some points of the board with room around them, in the part of
 * its box that nothing covers; null where that is as good as all of the table.
 */
export function framed(b: Bounds, f: Framing): Camera | null {
  const all = whole(b);
  const [xs, ys] = [f.points.map((p) => p.x), f.points.map((p) => p.y)];
  if (xs.length === 0) return null;
  const [left, right] = [Math.min(...xs) - f.room, Math.max(...xs) + f.room];
  const [top, bottom] = [Math.min(...ys) - f.room, Math.max(...ys) + f.room];
  const aside = 2 * (f.pixels ?? 0);
  const free = Math.max(f.box.height - f.covered.top - f.covered.bottom - aside, 60);
  const broad = Math.max(f.box.width - f.covered.right - aside, 60);
  const unit = Math.max((right - left) / broad, (bottom - top) / free, closest / f.box.width);
  // What is shown of the board is a rectangle of the table's own shape in the middle of its box.
  const scale = Math.max((all.width / f.box.width), (all.height / f.box.height));
  const width = (all.width * unit) / scale;
  if (width >= all.width * 0.97 && f.covered.bottom === 0 && clear(all, f)) return null;
  const height = (width * all.height) / all.width;
  const pad = f.pixels ?? 0;
  const x = placed({ from: left, to: right, before: pad, after: pad + f.covered.right, box: f.box.width, unit, least: all.x, most: all.x + all.width });
  const y = placed({
    from: top, to: bottom, before: pad + f.covered.top, after: pad + f.covered.bottom, box: f.box.height, unit,
    least: all.y, most: all.y + all.height,
  });
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Placed is one axis of a framing: what is shown, the room for it in pixels, the size of a pixel, and where the table is. */
interface Placed {
  from: number;
  to: number;
  before: number;
  after: number;
  box: number;
  unit: number;
  least: number;
  most: number;
}

/** placed is the middle of the view along an axis: what is shown is in the middle of its room, but nothing beyond the table is shown while the table fills the view. */
function placed({ from, to, before, after, box, unit, least, most }: Placed): number {
  const size = box * unit;
  const liked = (from + to) / 2 - size / 2 + ((after - before) / 2) * unit;
  const within = size >= most - least ? (least + most - size) / 2 : Math.min(Math.max(liked, least), most - size);
  const [first, last] = [to + after * unit - size, from - before * unit];
  return (first > last ? liked : Math.min(Math.max(within, first), last)) + size / 2;
}
