import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Drawing } from "../../api/types";
import { boxOf, distance, flatten, mirror } from "./outline";
import { modelOf } from "./shape";
import { Solid } from "./solid";

/** All drawings of the program, as play/draw keeps them. */
const file = join(import.meta.dirname, "../../../../play/draw/testdata/drawings.json");
const drawings = JSON.parse(readFileSync(file, "utf8")) as Record<string, Drawing & { huge?: boolean }>;

/** The most triangles of a solid. */
const most = 10_000;

describe("flatten", () => {
  it("reads relative lines and closes them", () => {
    expect(flatten("M1 1h2v3h-2Z")).toEqual([[[1, 1], [3, 1], [3, 4], [1, 4]]]);
  });
  it("keeps to the circle of an arc", () => {
    for (const [x, y] of flatten("M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z")[0] ?? []) {
      expect(Math.hypot(x, y)).toBeCloseTo(14, 6);
    }
  });
  it("refuses a command that it does not know", () => {
    expect(() => flatten("M0 0S1 1 2 2Z")).toThrow('path command "S"; expected one of M L H V Q A Z');
  });
});

describe("distance", () => {
  const square = distance(flatten("M-10-10H10V10H-10Z"));
  const circle = distance(flatten("M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z"));
  it("is that to the nearest edge of a square, and negative outside", () => {
    expect(square(0, 0)).toBeCloseTo(10);
    expect(square(7, 0)).toBeCloseTo(3);
    expect(square(13, 14)).toBeCloseTo(-5);
  });
  it("is that to a circle", () => {
    expect(circle(0, 0)).toBeCloseTo(14, 1);
    expect(circle(6, 8)).toBeCloseTo(4, 1);
    expect(circle(0, 20)).toBeCloseTo(-6, 1);
  });
  it("is negative in a hole that winds the other way", () => {
    const ring = distance([...flatten("M-10-10H10V10H-10Z"), ...flatten("M-5-5V5H5V-5Z")]);
    expect(ring(0, 0)).toBeCloseTo(-5);
    expect(ring(7, 0)).toBeCloseTo(2);
  });
});

describe("mirror", () => {
  it("puts a right wing on the left", () => {
    expect(boxOf(mirror(flatten("M2-1H6V3Z")))).toEqual({ left: -6, right: -2, top: -1, bottom: 3 });
  });
});

describe("raise", () => {
  it("ends exactly at the outline", () => {
    const solid = new Solid();
    solid.raise(flatten("M-10.2-10.2H10.2V10.2H-10.2Z"), { high: () => 5 });
    const xs = solid.position.filter((_, i) => i % 3 === 0);
    expect(Math.max(...xs)).toBeCloseTo(10.2, 5);
    expect(solid.top).toBe(5);
  });
});

describe.each(Object.entries(drawings))("%s", (_, drawing) => {
  const { solid, engines, top } = modelOf(drawing, drawing.huge ?? false);
  it("is a finite solid of few triangles", () => {
    expect([...solid.position, ...solid.normal].every(Number.isFinite)).toBe(true);
    expect(Math.max(...solid.index)).toBeLessThan(solid.size);
    expect(solid.triangles).toBeGreaterThan(400);
    expect(solid.triangles).toBeLessThan(most);
  });
  it("stays in its box and glows aft", () => {
    const far = Math.max(...solid.position.map(Math.abs));
    expect(far).toBeLessThan(58);
    expect(top).toBeGreaterThan(2);
    expect(engines.length).toBeGreaterThan(0);
  });
});

describe("rises", () => {
  const high = (name: string) => modelOf(drawings[name] as Drawing, false).top;
  const flat = (name: string) => modelOf({ ...(drawings[name] as Drawing), rises: [] }, false).top;
  it("raises panels, crossed wings and fins", () => {
    expect(high("panels")).toBeCloseTo(25, 0);
    expect(flat("panels")).toBeLessThan(16);
    expect(high("cross-wing")).toBeGreaterThan(flat("cross-wing"));
    expect(high("shuttle")).toBeGreaterThan(40);
  });
  it("crosses wings down as far as up", () => {
    const ys = modelOf(drawings["cross-wing"] as Drawing, false).solid.position.filter((_, i) => i % 3 === 1);
    expect(Math.min(...ys)).toBeLessThan(-7);
  });
  it("stands suits on their legs, head up", () => {
    const { solid } = modelOf(drawings["zaku-ii"] as Drawing, false);
    const ys = solid.position.filter((_, i) => i % 3 === 1);
    expect(Math.max(...ys)).toBeGreaterThan(22);
    expect(Math.min(...ys)).toBeLessThan(-38);
  });
});
