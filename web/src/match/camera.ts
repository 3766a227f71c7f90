/** What part of the table a board shows: a rectangle in its own millimetres, y downward. */

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
  /** Whether the table is drawn turned by half, as who sits at its upper edge sees it. */
  turned: boolean;
}

/** onTable is the point of the table, its y counted upward, that is drawn at a point of the board. */
export function onTable(b: Bounds, at: { x: number; y: number }): { x: number; y: number } {
  return b.turned ? { x: b.width - at.x, y: at.y } : { x: at.x, y: b.height - at.y };
}

/** The nearest look: a rectangle this many millimetres wide. */
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

/** pan moves the rectangle by millimetres of the table. */
export function pan(c: Camera, b: Bounds, dx: number, dy: number): Camera {
  return within({ ...c, x: c.x + dx, y: c.y + dy }, b);
}

/** middle is the point in the middle of what is shown. */
export function middle(c: Camera): { x: number; y: number } {
  return { x: c.x + c.width / 2, y: c.y + c.height / 2 };
}

/** Window is where a camera's picture lies on the screen: its scale and the corner of the table. */
export interface Window {
  scale: number;
  left: number;
  top: number;
}

/** fitted is where the table lies in a box of pixels: as large as fits, in the middle. */
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
