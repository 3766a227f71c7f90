import { expect, test } from "vitest";
import type { LessonName } from "../api/types";
import { ofDay } from "./day";

const list = ["a", "b", "c"].map((id, i) => ({ id, kind: i === 0 ? "lesson" : "puzzle" })) as unknown as LessonName[];
const noon = (day: number) => Date.UTC(2026, 10, day, 12);

test("each day has another puzzle, the same all day, and lessons are none", () => {
  const [first, second, third] = [28, 29, 30].map((d) => ofDay(list, noon(d))?.id);
  expect(new Set([first, second])).toEqual(new Set(["b", "c"]));
  expect(third).toBe(first);
  expect(ofDay(list, Date.UTC(2026, 10, 28))?.id).toBe(ofDay(list, Date.UTC(2026, 10, 28, 23, 59))?.id);
  expect(ofDay([], noon(28))).toBeUndefined();
});
