import { describe, expect, it } from "vitest";
import { leftAt, written } from "./Clock";

describe("a clock", () => {
  it("is written with the units that matter", () => {
    expect(written(0)).toBe("0:00.0");
    expect(written(9_949)).toBe("0:09.9");
    expect(written(10_000)).toBe("0:10");
    expect(written(59_999)).toBe("0:59");
    expect(written(600_000)).toBe("10:00");
    expect(written(3_600_000)).toBe("1:00:00");
    expect(written(47 * 3_600_000)).toBe("47:00:00");
    expect(written(51 * 3_600_000)).toBe("2 days 3 h");
  });
  it("runs down to nothing, and never up", () => {
    expect(leftAt(1000, 400)).toBe(600);
    expect(leftAt(1000, 1400)).toBe(0);
    expect(leftAt(1000, -5)).toBe(1000);
  });
});
