/** Coach: what is to be done in a lesson, and what is said when a moment comes for the first time. */
import { useSignal } from "@preact/signals";
import type { MatchStore } from "../match/store";
import { Die } from "../match/Faces";
import { Icon } from "../match/icons";
import { Arrow } from "../match/question/Dial";
import type { Course } from "./course";
import { warning } from "./mistakes";
import { say } from "../language";

type Props = { store: MatchStore; course: Course };

/** Coach says the task, and below it what is to be known now. */
export function Coach({ store, course }: Props) {
  const lesson = course.of.value;
  const heard = useSignal<ReadonlySet<string>>(new Set());
  const about = store.question.value?.about ?? "";
  const shownAt = store.weapons.value.length > 0 ? "weapon" : about;
  const hint = useSignal(false);
  if (!lesson) return null;
  const now = store.result.value ? undefined
    : lesson.say.find((s) => s.at === shownAt && !heard.value.has(s.at));
  return (
    <section class="coach" aria-label="Lesson" data-coach>
      <div class="task">
        <p>{lesson.task}</p>
        <Fall attack={lesson.attack} defense={lesson.defense} />
        {lesson.hint && (hint.value ? <p class="hint">{lesson.hint}</p> : (
          <button type="button" class="link" onClick={() => (hint.value = true)}>Hint</button>
        ))}
      </div>
      {now && (
        <div class="bubble" role="status" data-bubble={now.at}>
          <Shown at={now.at} />
          <p>{now.text}</p>
          <button
            type="button" class="bubble-ok"
            onClick={() => (heard.value = new Set([...heard.value, now.at]))}
          >
            Got it
          </button>
        </div>
      )}
    </section>
  );
}

/** Shown is a picture of what a moment is about. */
function Shown({ at }: { at: string }) {
  const icons = { action: ["focus", "lock", "barrel roll"], weapon: ["target"], target: ["target"] }[at];
  if (at === "dial") {
    return (
      <span class="bubble-picture" aria-hidden="true">
        {["turn-left", "bank-left", "straight", "bank-right", "turn-right"].map((b) => <Arrow key={b} bearing={b} />)}
      </span>
    );
  }
  if (at === "dice") {
    return (
      <span class="bubble-picture" aria-hidden="true">
        <Die side="attack" face="hit" /><Die side="attack" face="crit" /><Die side="defense" face="evade" />
      </span>
    );
  }
  return icons ? <span class="bubble-picture" aria-hidden="true">{icons.map((i) => <Icon key={i} name={i} size={26} />)}</span> : null;
}

/** Mistake says over the board what is wrong with what is pointed at. It moves nothing. */
export function Mistake({ store, course }: Props) {
  const quiet = course.of.value?.kind === "puzzle" || store.result.value !== null;
  const warn = quiet ? "" : warning(store.pointing.option.value ?? store.pointing.armed.value, store.question.value?.about ?? "");
  return warn ? <p class="mistake" role="status" data-mistake>{warn}</p> : null;
}

/** Fall shows the dice that fall in a puzzle, in their order. */
function Fall({ attack, defense }: { attack: string[] | undefined; defense: string[] | undefined }) {
  const row = (side: "attack" | "defense", faces: string[] | undefined) => faces && faces.length > 0 && (
    <span class="fall" role="img" aria-label={say`${side} dice, in this order: ${faces.join(", ")}`}>
      {faces.map((face, i) => <Die key={i} side={side} face={face} />)}
      <span class="quiet" aria-hidden="true">…</span>
    </span>
  );
  if (!attack?.length && !defense?.length) return null;
  return <div class="falls">{row("attack", attack)}{row("defense", defense)}</div>;
}
