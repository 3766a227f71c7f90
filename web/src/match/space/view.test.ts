import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { fitted as flatWindow } from "../camera";
import { eye } from "./look";
import { between, corners, distanceOf, fitted, type Gaze, lensOf } from "./view";
import { placed } from "./eye";

const frame = { width: 1000, height: 700 };
const camera = { x: 100, y: 150, width: 500, height: 500 };
const gazes: Gaze[] = [
  { camera, tilt: 0, yaw: 0 }, { camera, tilt: 50, yaw: 0 }, { camera, tilt: 68, yaw: 33 },
  { camera: { x: -20, y: -20, width: 954, height: 954 }, tilt: 42, yaw: -120 },
  { camera: { x: 700, y: 10, width: 90, height: 90 }, tilt: 60, yaw: 180 },
];
const points = Array.from({ length: 20 }, (_, i) => ({ x: (i * 191) % 914, y: (i * 337) % 914 }));

/** through is where CSS puts a point by a matrix3d. */
function through(transform: string, { x, y }: { x: number; y: number }) {
  const m = (transform.match(/-?\d+\.\d+/g) ?? []).map(Number);
  const row = (k: number) => (m[k] ?? 0) * x + (m[4 + k] ?? 0) * y + (m[12 + k] ?? 0);
  return { x: row(0) / row(3), y: row(1) / row(3), depth: row(3) };
}

describe.each(gazes)("a gaze of tilt $tilt and yaw $yaw", (gaze) => {
  const lens = lensOf(gaze, frame);
  const before = points.filter((p) => through(lens.plane, p).depth > 0.05);
  it("has one place for a point in the plane of the SVG and in space", () => {
    expect(before.length).toBeGreaterThan(5);
    for (const p of before) {
      const [plane, space] = [through(lens.plane, p), lens.project(p)];
      expect(Math.hypot(plane.x - space.x, plane.y - space.y)).toBeLessThan(0.5);
    }
  });
  it("is the renderer's camera", () => {
    const three = placed(new PerspectiveCamera(eye.fov, 1, 1, 9000), gaze, frame);
    for (const p of before) {
      for (const high of [0, 40]) {
        const v = new Vector3(p.x, high, p.y).project(three);
        const seen = lens.project(p, high);
        const off = Math.hypot((v.x * 0.5 + 0.5) * frame.width - seen.x, (0.5 - v.y * 0.5) * frame.height - seen.y);
        expect(off).toBeLessThan(0.5);
      }
    }
  });
  it("finds the point of the table below a pixel", () => {
    for (const p of before) {
      const back = lens.ray(lens.project(p));
      expect(Math.hypot(back.x - p.x, back.y - p.y)).toBeLessThan(0.01);
    }
  });
});

describe("lensOf", () => {
  it("shows from above what the flat board shows", () => {
    const lens = lensOf({ camera, tilt: 0, yaw: 0 }, frame);
    const flat = flatWindow(camera, frame);
    for (const p of points) {
      const seen = lens.project(p);
      expect(seen.x).toBeCloseTo(flat.left + p.x * flat.scale, 6);
      expect(seen.y).toBeCloseTo(flat.top + p.y * flat.scale, 6);
    }
    expect(lens.unit).toBeCloseTo(1 / flat.scale, 6);
  });
});

describe("fitted", () => {
  const bounds = { width: 914, height: 914, margin: 20, turned: false };
  const box = { ...frame, covered: { top: 0, bottom: 150, right: 0 } };
  it("shows all points in the part of the box that nothing covers", () => {
    for (const yaw of [0, 70, 180]) {
      const look = { tilt: 50, yaw };
      const ask = { points: corners(bounds), room: 0, covered: box.covered, box: frame };
      const lens = lensOf({ camera: fitted(bounds, ask, look) ?? camera, ...look }, frame);
      for (const p of ask.points.map((q) => lens.project(q))) {
        expect(p.x).toBeGreaterThan(-2);
        expect(p.x).toBeLessThan(frame.width + 2);
        expect(p.y).toBeGreaterThan(-2);
        expect(p.y).toBeLessThan(frame.height - 150 + 2);
      }
    }
  });
  it("shows little of the dark before the table", () => {
    const look = { tilt: 50, yaw: 0 };
    const points = [{ x: 40, y: 880 }, { x: 870, y: 880 }];
    const ask = { points, room: 60, covered: { top: 0, bottom: 0, right: 0 }, box: frame };
    const lens = lensOf({ camera: fitted(bounds, ask, look) ?? camera, ...look }, frame);
    expect(lens.ray({ x: 500, y: 690 }).y).toBeLessThan(bounds.height + 90);
    for (const p of points) expect(lens.project(p).y).toBeLessThan(frame.height);
  });
  it("is nothing without points", () => {
    expect(fitted(bounds, { points: [], room: 0, covered: box.covered, box: frame }, { tilt: 50, yaw: 0 })).toBeNull();
  });
});

describe("between", () => {
  it("begins at one gaze and ends at the other", () => {
    const [a, b] = [gazes[1], gazes[3]] as [Gaze, Gaze];
    expect(between(a, b, 1)).toEqual({ camera: expect.objectContaining({ x: expect.closeTo(-20), width: expect.closeTo(954) }), tilt: 42, yaw: -120 });
    expect(distanceOf(between(a, b, 0), frame)).toBeCloseTo(distanceOf(a, frame));
  });
});
