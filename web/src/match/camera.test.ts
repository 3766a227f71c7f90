import { describe, expect, it } from "vitest";
import { middle, pan, whole, zoom } from "./camera";

const bounds = { width: 900, height: 900, margin: 10 };

describe("camera", () => {
  it("shows the table with its margin", () => {
    expect(whole(bounds)).toEqual({ x: -10, y: -10, width: 920, height: 920 });
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
});
