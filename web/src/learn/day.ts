/** The puzzle of the day: another one each day, the same for all, by the days of universal time. */
import type { LessonName } from "../api/types";

const day = 24 * 60 * 60 * 1000;

/** ofDay is the puzzle of the day of a time in milliseconds; nothing where there are no puzzles. */
export function ofDay(lessons: readonly LessonName[], now: number): LessonName | undefined {
  const puzzles = lessons.filter((l) => l.kind === "puzzle");
  return puzzles[Math.floor(now / day) % puzzles.length];
}
