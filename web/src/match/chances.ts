/** What answers in an attack come to with all cards, which the server works out on request. */
import { signal } from "@preact/signals";
import type { Odds, Option, Question } from "../api/types";
import type { Chances as Told } from "../api/types";
import type { MatchStore } from "./store";

/** What questions are about whose answers have odds. */
const abouts = new Set(["weapon", "target", "dice"]);

/** keyOf distinguishes answers: the shots with a weapon have its answer in common. */
function keyOf({ answer, ship, section }: Pick<Option, "answer" | "ship" | "section">, shot: boolean): string {
  return shot ? [answer, ship, section ?? ""].join(" ") : answer;
}

/** shoots reports whether a question is about shots: a counterattack has its target already. */
function shoots({ about, options }: Question): boolean {
  return about === "weapon" && options.some((o) => o.sights);
}

/** Chances are the odds of the open question with all cards, once they are known. */
export class Chances {
  readonly known = signal<ReadonlyMap<string, Odds>>(new Map());
  /** They were asked for, so that there is room for them: nothing moves when they come. */
  readonly asked = signal(false);

  /** expect asks what is to be expected; come is called when that is known. */
  constructor(readonly store: MatchStore, readonly expect: () => Promise<Told>, readonly come: () => void) {}

  /** ask asks for the odds of a question. Until they come, and where they cannot be computed, odds without cards stand. */
  ask(question: Question | null): void {
    this.known.value = new Map();
    this.asked.value = !!question && abouts.has(question.about) && (this.store.lesson || this.store.token !== "");
    if (!question || !this.asked.value) return;
    const shot = shoots(question);
    this.expect().then((told) => {
      if (told.question !== this.store.question.value?.number) return;
      this.known.value = new Map(told.options.map((o) => [keyOf(o, shot), o.odds]));
      this.come();
    }, () => undefined);
  }

  /** of is an option with its odds with all cards, if they are known. */
  of(option: Option): Option {
    const odds = this.known.value.get(keyOf(option, true)) ?? this.known.value.get(keyOf(option, false));
    return odds ? { ...option, odds } : option;
  }

  /** all is a question whose options have odds with all cards, or none where they are not known. */
  all(question: Question): Question {
    const counted = ({ odds: _without, ...option }: Option): Option => {
      const odds = this.known.value.get(keyOf(option, false));
      return odds ? { ...option, odds } : option;
    };
    return { ...question, options: question.options.map(counted) };
  }

  /** note says whether the odds of a question count cards, nothing where it has none. */
  note(question: Question): string {
    const shot = shoots(question);
    const shown = question.options.flatMap((o) =>
      shot ? (o.sights ?? []).filter((s) => s.odds).map((s) => keyOf({ answer: o.answer, ...s }, true))
        : o.odds ? [keyOf(o, false)] : []);
    if (!this.asked.value || shown.length === 0) return "";
    const known = shown.filter((key) => this.known.value.has(key)).length;
    return known === shown.length ? "These odds include all cards."
      : known > 0 ? "Some of these odds do not include all cards." : "These odds do not include all cards.";
  }
}
