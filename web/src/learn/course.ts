/**
 * A lesson that is played. The server keeps nothing of it: all answers are sent every time, and the
 * same answers with the same seed lead to the same table.
 */
import { signal } from "@preact/signals";
import { api, must } from "../api/client";
import type { Dials, Lesson, LessonState, State, Tried, Update } from "../api/types";
import { learned } from "../prefs";

/** How a lesson stands. */
export type Outcome = LessonState["outcome"];

/** Course is one lesson with the answers that were given so far. */
export class Course {
  readonly lesson = signal<Lesson | null>(null);
  readonly outcome = signal<Outcome>("open");
  readonly said = signal("");
  /** How many answers were given; what is said is said for the first time. */
  readonly given = signal(0);
  #answers: string[] = [];
  #told = 0;
  #dials: Dials = { ships: [] };

  constructor(readonly id: string, readonly seed = Math.floor(Math.random() * 2 ** 31)) {}

  /** begin sets the table. */
  async begin(): Promise<State> {
    return this.#take(await this.#fly([])).state;
  }

  /** answer gives an answer and returns what comes of it. */
  async answer(answer: string): Promise<Update> {
    const before = this.#told;
    const answers = [...this.#answers, answer];
    const next = this.#take(await this.#fly(answers));
    this.#answers = answers;
    this.given.value = answers.length;
    const { match: _match, events, ...rest } = next.state;
    return { ...rest, events: events.slice(before) };
  }

  /** back takes the last answer back, or all of them. */
  async back(all = false): Promise<State> {
    const answers = all ? [] : this.#answers.slice(0, -1);
    const next = this.#take(await this.#fly(answers));
    this.#answers = answers;
    this.given.value = answers.length;
    return next.state;
  }

  /** dials are what the dials can be set to. */
  get dials(): Dials {
    return this.#dials;
  }

  /** tried reports whether an answer would be legal. */
  async tried(answer: string): Promise<Tried> {
    const { tried } = await this.#fly(this.#answers, answer);
    return tried ?? { legal: false };
  }

  async #fly(answers: string[], attempt?: string): Promise<LessonState> {
    const body = { answers, seed: this.seed, ...(attempt ? { try: attempt } : {}) };
    return must(api.POST("/api/v1/lessons/{id}", { params: { path: { id: this.id } }, body }));
  }

  /** #take notes how the lesson stands. */
  #take(next: LessonState): LessonState {
    this.#told = next.state.events.length;
    this.#dials = next.dials;
    this.lesson.value = next.lesson;
    this.outcome.value = next.outcome;
    this.said.value = next.said ?? "";
    if (next.outcome === "reached") learned.value = { ...learned.value, [this.id]: true };
    if (next.state.question && this.canGoBack(next)) next.state.takeback = "your last answer";
    return next;
  }

  /** canGoBack reports whether there is an answer to take back. */
  private canGoBack(next: LessonState): boolean {
    return (next.state.question?.number ?? 0) > 0;
  }
}
