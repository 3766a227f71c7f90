import { describe, expect, it } from "vitest";
import { type Camera, fitted, framed, middle, moved, onTable, pan, whole, zoom } from "./camera";

const bounds = { width: 900, height: 900, margin: 10, turned: false };

describe("camera", () => {
  it("shows the table with its margin", () => {
    expect(whole(bounds)).toEqual({ x: -10, y: -10, width: 920, height: 920 });
  });

  it("finds the point of the table below a point of the board, which may be turned", () => {
    expect(onTable(bounds, { x: 100, y: 30 })).toEqual({ x: 100, y: 870 });
    expect(onTable({ ...bounds, turned: true }, { x: 100, y: 30 })).toEqual({ x: 800, y: 30 });
  });

  it("zooms around a point", () => {
    const c = zoom(whole(bounds), bounds, 2, { x: 450, y: 450 });
    expect(c.width).toBe(460);
    expect(middle(c)).toEqual({ x: 450, y: 450 });
  });

  it("zooms no farther out than the whole table, and not endlessly in", () => {
    expect(zoom(whole(bounds), bounds, 0.1, { x: 0, y: 0 })).toEqual(whole(bounds));
    expect(zoom(whole(bounds), bounds, 1000, { x: 450, y: 450 }).width).toBe(90);
  });

  it("stays on the table", () => {
    const c = zoom(whole(bounds), bounds, 2, { x: 450, y: 450 });
    expect(pan(c, bounds, 5000, -5000)).toMatchObject({ x: 450, y: -10 });
  });

  it("is in the middle of a wide box, as large as fits", () => {
    expect(fitted({ x: 100, y: 50, width: 200, height: 200 }, { width: 1000, height: 400 }))
      .toEqual({ scale: 2, left: 100, top: -100 });
  });

  it("moves a picture without drawing it again", () => {
    const box = { width: 500, height: 500 };
    const drawn = fitted({ x: 0, y: 0, width: 1000, height: 1000 }, box);
    const now = fitted({ x: 250, y: 0, width: 500, height: 500 }, box);
    // The point 500, 0 was drawn at 250, 0 and is now at 250, 0 again, twice as large.
    expect(moved(drawn, now)).toBe("translate(-250.00px, 0.00px) scale(2.00000)");
    expect(moved(drawn, drawn)).toBe("");
  });
});

describe("framing", () => {
  const f = { points: [{ x: 300, y: 450 }, { x: 600, y: 450 }], room: 100, covered: { top: 0, bottom: 0, right: 0 } };

  it("shows points with room around them, across all of a broad box", () => {
    const box = { width: 360, height: 240 }; // broader than the table's own shape
    const c = framed(bounds, { ...f, box });
    expect(fitted(c ?? whole(bounds), box).scale).toBeCloseTo(360 / 500);
    expect(c && middle(c)).toEqual({ x: 450, y: 450 });
  });

  it("leaves room in pixels as well", () => {
    const c = framed(bounds, { ...f, pixels: 30, box: { width: 360, height: 360 } });
    expect(fitted(c ?? whole(bounds), { width: 360, height: 360 }).scale).toBeCloseTo(300 / 500);
  });

  it("keeps clear of the buttons at the right edge", () => {
    const box = { width: 360, height: 360 };
    const covered = { top: 0, bottom: 0, right: 60 };
    const right = (c: Camera | null) => {
      const { scale, left } = fitted(c ?? whole(bounds), box);
      return left + 700 * scale; // the points and their room reach to 700 mm
    };
    expect(right(framed(bounds, { ...f, covered, box }))).toBeCloseTo(300);
    const edge = { points: [{ x: 100, y: 100 }, { x: 850, y: 800 }], room: 40, covered, box };
    expect(framed(bounds, edge)).not.toBeNull();
  });

  it("keeps clear of buttons above, and shows all of the table where they are beyond it", () => {
    const covered = { top: 50, bottom: 0, right: 0 };
    const edge = { points: [{ x: 40, y: 40 }, { x: 860, y: 860 }], room: 40, covered };
    expect(framed(bounds, { ...edge, box: { width: 360, height: 470 } })).toBeNull();
    const box = { width: 360, height: 400 };
    const c = framed(bounds, { ...edge, box }) ?? whole(bounds);
    const { top } = fitted(c, box);
    expect(top).toBeGreaterThanOrEqual(49.99); // the points and their room reach to 0 mm
  });

  it("shows nothing beyond the table that is not needed", () => {
    // Points near the left edge: the view begins at the edge, although they are then left of its middle.
    const box = { width: 360, height: 360 };
    const near = { points: [{ x: 60, y: 450 }, { x: 260, y: 450 }], room: 30, box, covered: { top: 0, bottom: 0, right: 0 } };
    const c = framed(bounds, near);
    expect(c?.x).toBeCloseTo(-bounds.margin);
    // What lies under buttons is moved out from under them, even where that shows what is beyond the table.
    const far = { ...near, points: [{ x: 640, y: 450 }, { x: 880, y: 450 }], covered: { top: 0, bottom: 0, right: 60 } };
    const shown = framed(bounds, far);
    const { scale, left } = fitted(shown ?? whole(bounds), box);
    expect(left + 910 * scale).toBeLessThanOrEqual(300.01);
  });

  it("is all of the table where that is as good", () => {
    expect(framed(bounds, { ...f, room: 300, box: { width: 360, height: 360 } })).toBeNull();
    expect(framed(bounds, { ...f, points: [], box: { width: 360, height: 360 } })).toBeNull();
  });
});
