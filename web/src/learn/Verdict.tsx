/** The end of a lesson: whether it is done, what it was about, and the next one. */
import { useEffect, useRef } from "preact/hooks";
import { RuleLink } from "../components/RuleWindow";
import type { MatchStore } from "../match/store";
import { link } from "../router";
import type { Course } from "./course";

type Props = { store: MatchStore; course: Course; next: string };

/** Verdict shows itself over the board once the lesson is over. */
export function Verdict({ store, course, next }: Props) {
  const over = store.result.value !== null;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (over) box.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true });
  }, [over]);
  const lesson = course.of.value;
  if (!over || !lesson) return null;
  const reached = course.outcome.value === "reached";
  const again = () => course.back(true);
  const back = () => course.back();
  return (
    <div class="end-back">
      <section ref={box} class={"end verdict-end " + course.outcome.value} data-ended aria-labelledby="end-heading">
        <header>
          <strong id="end-heading">{reached ? "✓ Done" : "Not quite"}</strong>
        </header>
        <p>{course.said.value}</p>
        <ul class="verdict-rules quiet" aria-label="Rules">
          {lesson.rules.map((clause) => <li key={clause}><RuleLink clause={clause} named /></li>)}
        </ul>
        <div class="row">
          {reached ? (
            <a class="button primary" href={next ? link("learn", next) : link("learn")}>
              {next ? "Next" : "All lessons"}
            </a>
          ) : (
            <button type="button" class="primary" onClick={() => void again()}>Try again</button>
          )}
          {!reached && <button type="button" onClick={() => void back()}>Undo your last answer</button>}
          {reached && <button type="button" onClick={() => void again()}>Play it again</button>}
          <a class="button" href={link("learn")}>Exit the lesson</a>
        </div>
      </section>
    </div>
  );
}
