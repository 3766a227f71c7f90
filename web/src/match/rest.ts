/** The rest of a phase as a program suggests it, handed over by one press. Another press takes it back. */
import { computed, signal } from "@preact/signals";
import { Failure } from "../api/client";
import type { Question, Suggestion } from "../api/types";
import { sentence, suggestion } from "./server";
import type { MatchStore } from "./store";

/** The status of a server that is asked too often, and how long one waits then, in milliseconds. */
const tooMany = 429;
const patience = 3000;

/** Rest answers the questions of one phase as suggested. The last dial waits for its player, as every last dial does. */
export class Rest {
  /** The phase whose rest is handed over, "" for none. */
  readonly #phase = signal("");
  readonly on = computed(() => this.#phase.value !== "" && this.#phase.value === this.#now());
  /** Questions that were asked for: an answer that comes late is none. */
  #turn = 0;

  constructor(readonly store: MatchStore, readonly ask: (store: MatchStore) => Promise<Suggestion> = suggestion) {}

  /** begin hands over the rest of the phase that is on. */
  begin(): void {
    this.#phase.value = this.#now();
    void this.take(this.store.question.value);
  }

  /** stop takes it back. What was answered stays. */
  stop(): void {
    this.#phase.value = "";
    this.#turn++;
  }

  /** take answers a question as suggested, if it belongs to what was handed over. */
  async take(question: Question | null): Promise<void> {
    if (!this.on.value || !question) return;
    const turn = ++this.#turn;
    try {
      const told = await this.#suggested(turn);
      if (turn !== this.#turn || !told || told.question !== this.store.question.value?.number) return;
      await this.#answer(question, told.answer);
    } catch (e) {
      if (turn !== this.#turn) return;
      this.stop();
      this.store.error.value = sentence(e);
    }
  }

  /** #suggested asks for a suggestion, later once more where the server is asked too often; null where it is no longer wanted. */
  async #suggested(turn: number): Promise<Suggestion | null> {
    for (;;) {
      try {
        return await this.ask(this.store);
      } catch (e) {
        if (!(e instanceof Failure) || e.status !== tooMany) throw e;
        await new Promise((resolve) => setTimeout(resolve, patience));
        if (turn !== this.#turn) return null;
      }
    }
  }

  /** #answer sends an answer. A dial is chosen as by hand, so that the last one can still be changed. */
  async #answer(question: Question, answer: string): Promise<void> {
    const { planning } = this.store;
    const dial = question.about === "dial" ? question.options.find((o) => o.answer === answer) : undefined;
    const taken = dial && question.ship !== undefined
      ? await planning.choose(dial, question.ship) : await this.store.answer(answer, question.number);
    const { sending, question: open } = this.store;
    const refused = !taken && !sending.value && open.value?.number === question.number; // else a setting has answered it
    if (refused || planning.draft.value) this.stop();
  }

  /** #now names the phase that is on. */
  #now(): string {
    const { table, result } = this.store;
    return result.value ? "over" : `${table.value?.round} ${table.value?.phase}`;
  }
}
