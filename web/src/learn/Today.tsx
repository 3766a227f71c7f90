/** The puzzle of the day, on the page of lessons and on the first page. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, must } from "../api/client";
import type { LessonName } from "../api/types";
import { say } from "../language";
import { learned } from "../prefs";
import { link } from "../router";
import { ofDay } from "./day";
import "./today.css";

/** The lessons, once they are known. */
export const lessons = signal<LessonName[]>([]);

/** fetchLessons fetches the list once. */
export async function fetchLessons(): Promise<void> {
  if (lessons.value.length === 0) lessons.value = await must(api.GET("/api/v1/lessons"));
}

/** Today is the puzzle of the day, and how far one has come. */
export function Today() {
  useEffect(() => void fetchLessons().catch(() => undefined), []); // without the list nothing is shown
  const puzzle = ofDay(lessons.value, Date.now());
  const done = lessons.value.filter((l) => learned.value[l.id]).length;
  if (!puzzle) return null;
  return (
    <section class="today" aria-labelledby="today" data-today={puzzle.id}>
      <h2 id="today">Puzzle of the day</h2>
      <p>{puzzle.task}</p>
      <a class="button" href={link("learn", puzzle.id)}>{learned.value[puzzle.id] ? "Solve it again" : "Solve it"}</a>
      <label class="progress">
        <span>{say`${done} of ${lessons.value.length} done`}</span>
        <progress max={lessons.value.length} value={done} />
      </label>
    </section>
  );
}
