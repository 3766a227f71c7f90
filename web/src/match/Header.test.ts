import { expect, test } from "vitest";
import { beyond } from "./Header";

test("the strip says how many ships are behind its end, and nothing once that is in view", () => {
  const strip = { scrollWidth: 900, clientWidth: 490, scrollLeft: 0 };
  expect(beyond(strip)).toBe(10);
  expect(beyond({ ...strip, scrollLeft: 205 })).toBe(5);
  expect(beyond({ ...strip, scrollLeft: 409 })).toBe(0);
  expect(beyond({ ...strip, scrollWidth: 490 })).toBe(0);
});
