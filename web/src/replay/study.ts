/** The analysis of a match, which the server makes round by round. */
import { signal } from "@preact/signals";
import { type Analysis, analyzeRound, type NewAnalysis } from "../api/book";
import { sentence } from "../api/client";

/** How many losses and attacks are listed. */
const most = 8;

/** Study fetches the analysis of a match and adds its rounds up. */
export class Study {
  /** The rounds that have been analyzed, in their order. */
  readonly parts = signal<Analysis[]>([]);
  readonly running = signal(false);
  readonly error = signal("");
  #stopped = false;

  /** rounds is how many there are to analyze. */
  constructor(readonly of: Omit<NewAnalysis, "round">, readonly rounds: number) {}

  /** run analyzes the rounds that are left. */
  async run(): Promise<void> {
    if (this.running.value) return;
    this.running.value = true;
    this.error.value = "";
    try {
      while (!this.#stopped && this.parts.value.length < this.rounds) {
        const part = await analyzeRound({ ...this.of, round: this.parts.value.length + 1 });
        this.parts.value = [...this.parts.value, part];
      }
    } catch (e) {
      this.error.value = sentence(e);
    }
    this.running.value = false;
  }

  /** stop ends it where it stands. */
  stop(): void {
    this.#stopped = true;
  }
}

/**
 * Luck is how many results of a side's attacks stood, how many were to be expected, and what of the difference the
 * dice did.
 */
export interface Luck {
  stood: number;
  expected: number;
  dice: number;
}

/** luckOf adds up the attacks of a seat. */
export function luckOf(parts: Analysis[], seat: number): Luck {
  const sum = { stood: 0, expected: 0, dice: 0 };
  for (const a of parts.flatMap((p) => p.attacks).filter((a) => a.seat === seat)) {
    sum.stood += a.stood;
    sum.expected += a.expected;
    sum.dice += a.luck;
  }
  return sum;
}

/** shown is the last decision analyzed at a place of the replay or before it; undefined before the first. */
export function shown(parts: Analysis[], at: number) {
  return parts.flatMap((p) => p.decisions).findLast((d) => d.at <= at);
}

/** byDice says what the dice of a side's attacks did. */
export function byDice({ dice }: Luck): string {
  const n = Math.abs(dice).toFixed(1);
  return n === "0.0" ? "average dice" : `dice luck: ${dice > 0 ? "+" : "−"}${n}`;
}

/** costly are the decisions that lost most, the worst first. */
export function costly(parts: Analysis[]) {
  return parts.flatMap((p) => p.losses).toSorted((a, b) => b.lost - a.lost).slice(0, most);
}

/** unseen are attacks that were possible and not performed, the first ones first. */
export function unseen(parts: Analysis[]) {
  return parts.flatMap((p) => p.missed).slice(0, most);
}
