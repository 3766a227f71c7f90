/** A replay as a film: the table after each decision, and the log until then. */
import type { Replay } from "../api/book";
import type { Event, Table } from "../api/types";
import { patched } from "../match/patch";
import { type Score, score } from "../match/tally";
import { sideOf } from "../match/team";

/** Film holds the tables of a replay. Place 0 is before the first decision. */
export class Film {
  readonly tables: Table[];
  /** How many events have happened by each place. */
  readonly told: number[];
  readonly events: Event[];
  /** The places at which rounds begin, by round. */
  readonly rounds: { round: number; at: number }[] = [];

  constructor(readonly replay: Replay) {
    let table = replay.table;
    this.tables = [table];
    this.told = [0];
    this.events = [];
    replay.steps.forEach((step, i) => {
      const before = table.round;
      table = patched(table, step.table);
      this.tables.push(table);
      this.events.push(...step.events);
      this.told.push(this.events.length);
      if (table.round !== before) this.rounds.push({ round: table.round, at: i + 1 });
    });
  }

  /** length is the last place. */
  get length(): number {
    return this.replay.steps.length;
  }

  /** score is what each side had taken of the other at a place, as the match counts it. */
  score(at: number): Score {
    return score(this.replay.match, this.tables[at] ?? this.replay.table);
  }

  /** ahead is by how much of all that can be taken the first side was ahead: at the start of each round, and at the end. */
  ahead(): number[] {
    const { ships } = this.replay.match;
    const { unit } = this.score(0);
    const all = [1, 2].map((side) => ships.reduce((sum, s) =>
      sum + (sideOf(s.seat) !== side || s.outline ? 0 : unit === "points" ? s.points ?? 0 : 1), 0));
    const most = Math.max(...all, 1);
    return [...this.rounds.map((r) => r.at), this.length].map((at) => {
      const [first, second] = this.score(at).taken;
      return (first - second) / most;
    });
  }

  /** within keeps a place within the film. */
  within(at: number): number {
    return Math.min(Math.max(Math.round(at), 0), this.length);
  }

  /** decision is the next place, forward or backward, behind a decision of a player. */
  decision(at: number, forward: boolean): number {
    const step = forward ? 1 : -1;
    for (let i = at + step; i > 0 && i <= this.length; i += step) {
      if (this.replay.steps[i - 1]?.seat) return i;
    }
    return forward ? this.length : 0;
  }
}
