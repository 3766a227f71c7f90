import { describe, expect, it } from "vitest";
import type { Sector } from "../api/types";
import {
  along, band, between, dots, hatching, hugeTemplate, line, marks, middleOf, num, onTable, sector,
} from "./geometry";

/** points reads the corners of a path back, with y upward. */
function points(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]
    .map((m) => ({ x: Number(m[1]), y: 0 - Number(m[2]) }));
}

const middle = { x: 0, y: 0 };

const base = { width: 40, length: 40 };

describe("sector", () => {
  const front: Sector = {
    name: "front", from: { ...middle, heading: -45 }, to: { ...middle, heading: 45 },
  };

  it("begins in the base and ends where the range band does", () => {
    const p = points(sector(front, base, 100));
    expect(p[0]).toEqual(middle);
    expect(p.at(-1)).toEqual(middle);
    for (const q of p.slice(1, -1)) {
      const far = Math.hypot(Math.max(Math.abs(q.x) - 20, 0), Math.max(Math.abs(q.y) - 20, 0));
      expect(far).toBeCloseTo(100, 1);
    }
  });

  it("lies between its rays, clockwise", () => {
    const p = points(sector(front, base, 300)).slice(1, -1);
    expect(p[0]?.x).toBeLessThan(0);
    expect(p.at(-1)?.x).toBeGreaterThan(0);
    for (const q of p) expect(q.y).toBeGreaterThan(0);
  });

  it("goes the long way round behind the ship for an arc of 270 degrees", () => {
    const s: Sector = {
      name: "wide", from: { ...middle, heading: 45 }, to: { ...middle, heading: -45 },
    };
    expect(points(sector(s, base, 300)).some((q) => q.y < -315)).toBe(true);
  });

  it("is a strip for a bullseye", () => {
    const s: Sector = {
      name: "bullseye", strip: true,
      from: { x: -7.5, y: 20, heading: 0 }, to: { x: 7.5, y: 20, heading: 0 },
    };
    expect(points(sector(s, base, 300))).toEqual([
      { x: -7.5, y: 20 }, { x: -7.5, y: 320 }, { x: 7.5, y: 320 }, { x: 7.5, y: 20 },
    ]);
  });
});

describe("hatching, dots and marks", () => {
  it("keep within the base", () => {
    const drawn = hatching(40, 60, 8) + dots(40, 60, 4).replaceAll("h0", "");
    for (const q of points(drawn)) {
      expect(Math.abs(q.x)).toBeLessThanOrEqual(20);
      expect(Math.abs(q.y)).toBeLessThanOrEqual(30);
    }
    expect(points(dots(40, 40, 4))).toHaveLength(100);
  });

  it("keep within an outline", () => {
    const corner = [{ x: -30, y: -30 }, { x: 30, y: -30 }, { x: -30, y: 30 }];
    const drawn = points(marks(corner, 8, "h3"));
    expect(drawn.length).toBeGreaterThan(5);
    for (const q of drawn) expect(q.x + q.y).toBeLessThan(0);
  });
});

describe("band", () => {
  it("is around the base with round corners", () => {
    expect(band(40, 40, 100)).toEqual({ x: -120, y: -120, width: 240, height: 240, rx: 100 });
  });
});

describe("onTable", () => {
  it("counts downward and turns clockwise", () => {
    expect(onTable({ x: 100, y: 200, heading: 90 }, 914.4))
      .toBe("translate(100 714.4) rotate(90)");
  });
});

describe("along", () => {
  const way = [
    { x: 0, y: 0, heading: 350 }, { x: 0, y: 10, heading: 10 }, { x: 10, y: 10, heading: 90 },
  ];

  it("begins and ends where the way does", () => {
    expect(along(way, 0)).toEqual(way[0]);
    expect(along(way, 1)).toEqual(way[2]);
  });

  it("turns the shorter way over north", () => {
    expect(along(way, 0.25)?.heading).toBeCloseTo(360);
    expect(between({ x: 0, y: 0, heading: 10 }, { x: 0, y: 0, heading: 350 }, 0.5).heading)
      .toBeCloseTo(0);
  });

  it("stands still on a way of one pose, and is nowhere on none", () => {
    expect(along(way.slice(0, 1), 0.5)).toEqual(way[0]);
    expect(along([], 0.5)).toBeNull();
  });
});

describe("line", () => {
  it("joins poses", () => {
    expect(line([{ x: 1, y: 2 }, { x: 3, y: 4 }], 10)).toBe("M1 8L3 6");
  });
});

describe("num", () => {
  it("has at most two decimals and no minus zero", () => {
    expect([num(1.005), num(-0.001), num(100), num(0.5)]).toEqual(["1", "0", "100", "0.5"]);
  });
});

describe("hugeTemplate", () => {
  const near = (a: { x: number; y: number } | undefined, x: number, y: number) => {
    expect(a?.x).toBeCloseTo(x, 2);
    expect(a?.y).toBeCloseTo(y, 2);
  };

  it("a straight one is beside the front base, on either side, its bottom line at the rear of that", () => {
    const from = { x: 100, y: 200, heading: 0 };
    const right = hugeTemplate(from, 225, "straight", 1);
    near(right.lines[0]?.[0], 140, 200 + 112.5 - 80);
    near(right.lines[2]?.[1], 160, 200 + 32.5 + 80);
    near(hugeTemplate(from, 225, "straight", -1).lines[0]?.[0], 60, 232.5);
    expect(right.lines.length).toBe(5);
  });

  it("a bank leans as the ship will, with the rear corner of the front base in its notch", () => {
    const from = { x: 0, y: 0, heading: 0 };
    for (const [bearing, side] of [["bank-right", 1], ["bank-left", -1]] as const) {
      const [a, b] = hugeTemplate(from, 195, bearing, 1).outline;
      const lean = (Math.atan2((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)) * 180) / Math.PI;
      expect(lean).toBeCloseTo(side * 30, 3);
      // The inner corner of speed 1 is where the front corner of the front base ends: geometry 6.2.
      const line = hugeTemplate(from, 195, bearing, 1).lines[0]?.[0];
      const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
      const corner = { x: (line?.x ?? 0) + side * 120 * s, y: (line?.y ?? 0) + 120 * c };
      const end = { x: side * 16.6, y: 65.77 };
      near(corner, end.x + side * (97.5 * s + 40 * c), end.y + 97.5 * c - 40 * s);
    }
  });
});

it("middleOf a section lies a quarter of the length ahead or behind", () => {
  const pose = { x: 0, y: 0, heading: 90 };
  expect(middleOf(pose, 200, "fore").x).toBeCloseTo(50);
  expect(middleOf(pose, 200, "aft").x).toBeCloseTo(-50);
  expect(middleOf(pose, 200, undefined)).toBe(pose);
});
