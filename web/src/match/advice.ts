/** What a program would do with dice, asked for by itself where the match allows it: the bright button. */
import { signal } from "@preact/signals";
import type { Option, Question, Suggestion } from "../api/types";
import { suggestion } from "./server";
import type { MatchStore } from "./store";
import { sideOf } from "./team";

/** canSuggest reports whether the match allows its players to ask a program. */
export function canSuggest(store: MatchStore): boolean {
  const match = store.match.value;
  return store.token !== "" && !!match && (match.players.every((p, i) => p.bot || sideOf(i + 1) === sideOf(match.seat)) ||
    match.settings.some((s) => s.name === "suggestions"));
}

/** Advice is what is recommended for the open question. */
export class Advice {
  readonly told = signal<Suggestion | null>(null);
  /** It was asked for, so that there is room for it: no button moves under a press when it comes. */
  readonly asked = signal(false);

  constructor(readonly store: MatchStore) {}

  /** ask asks about dice. Nothing is recommended where no program may be asked. */
  ask(question: Question | null): void {
    this.told.value = null;
    this.asked.value = question?.about === "dice" && question.options.length > 1 && !this.store.lesson &&
      !this.store.rest.on.value && canSuggest(this.store);
    if (!this.asked.value) return;
    suggestion(this.store).then((told) => {
      if (told.question === this.store.question.value?.number) this.told.value = told;
    }, () => undefined);
  }

  /** recommends reports whether an option is the one that is recommended. */
  recommends(option: Option): boolean {
    return this.told.value?.answer === option.answer;
  }
}
