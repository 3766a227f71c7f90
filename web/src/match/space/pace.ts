/** The pace of pictures that move: what is too slow is made cheaper. Pure: it needs no browser. */

/** How many moving frames are measured, and how long the middle one of them may take, in milliseconds. */
const measured = 20;
const slow = 25;

/** A longer pause than this is not the picture's: the page was hidden, or the debugger held it. */
const pause = 1000;

/** Pace measures frames and calls down when they are too slow. */
export class Pace {
  #last = 0;
  #list: number[] = [];

  constructor(private down: () => void) {}

  /** frame notes a frame at a time, and whether something moves on after it. */
  frame(now: number, moves: boolean): void {
    const took = now - this.#last;
    if (this.#last > 0 && took < pause) this.#list.push(took);
    this.#last = moves ? now : 0;
    if (this.#list.length < measured) return;
    const middle = [...this.#list].sort((a, b) => a - b)[measured / 2] ?? 0;
    this.#list = [];
    if (middle > slow) {
      this.#last = 0;
      this.down();
    }
  }
}
