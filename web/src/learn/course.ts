/**
 * A lesson that is played. The server keeps nothing of it: all answers are sent every time, and the
 * same answers with the same seed lead to the same table.
 */
import { signal } from "@preact/signals";
import { api, must } from "../api/client";
import type { Ears, Link } from "../api/link";
import type { Answer, Chances, Dials, Lesson, LessonState, Offered, State, Tried } from "../api/types";
import { learned } from "../prefs";

/** How a lesson stands. */
export type Outcome = LessonState["outcome"];

/** Course is one lesson with the answers that were given so far. */
export class Course implements Link {
  readonly lesson = true;
  readonly of = signal<Lesson | null>(null);
  readonly outcome = signal<Outcome>("open");
  readonly said = signal("");
  /** How many answers were given; what is said is said for the first time. */
  readonly given = signal(0);
  #ears: Ears | null = null;
  #answers: string[] = [];
  #told = 0;
  #dials: Dials = { ships: [] };

  constructor(readonly id: string, readonly seed = Math.floor(Math.random() * 2 ** 31)) {}

  async state(): Promise<State> {
    return this.#take(await this.#fly([])).state;
  }

  async follow(ears: Ears): Promise<void> {
    this.#ears = ears;
    ears.connection("live", "");
  }

  async answer({ answer }: Answer): Promise<void> {
    const before = this.#told;
    const answers = [...this.#answers, answer];
    const next = this.#take(await this.#fly(answers));
    this.#answers = answers;
    this.given.value = answers.length;
    const { match: _match, events, ...rest } = next.state;
    this.#ears?.take({ ...rest, events: events.slice(before) }, false);
  }

  /** offer takes the last answer back: there is no one else to offer anything. */
  async offer(): Promise<Offered> {
    return { agreed: true, position: (await this.back()).position };
  }

  /** rematch takes the last answer back, as any offer does. */
  rematch(): Promise<Offered> {
    return this.offer();
  }

  /** back takes the last answer back, or all of them. */
  async back(all = false): Promise<State> {
    const answers = all ? [] : this.#answers.slice(0, -1);
    const next = this.#take(await this.#fly(answers));
    this.#answers = answers;
    this.given.value = answers.length;
    this.#ears?.begin(next.state);
    return next.state;
  }

  async dials(): Promise<Dials> {
    return this.#dials;
  }

  async tried(answer: string): Promise<Tried> {
    const { tried } = await this.#fly(this.#answers, { try: answer });
    return tried ?? { legal: false };
  }

  async chances(): Promise<Chances> {
    const { chances } = await this.#fly(this.#answers, { odds: true });
    return chances ?? { question: this.#answers.length, options: [] };
  }

  async #fly(answers: string[], more: { try?: string; odds?: boolean } = {}): Promise<LessonState> {
    const body = { answers, seed: this.seed, ...more };
    return must(api.POST("/api/v1/lessons/{id}", { params: { path: { id: this.id } }, body }));
  }

  /** #take notes how the lesson stands. */
  #take(next: LessonState): LessonState {
    this.#told = next.state.events.length;
    this.#dials = next.dials;
    this.of.value = next.lesson;
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
