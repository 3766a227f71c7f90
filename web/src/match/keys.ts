/** The single keys of the match page. They can be turned off, and never act while one types. */
import { shortcuts } from "../prefs";
import { endNumbered, lost } from "./ends";
import { placeKey } from "./question/Place";
import type { MatchStore } from "./store";
import { whole, zoom, middle } from "./camera";

/** How long a number may take to be typed, in milliseconds. */
const typing = 700;

/** After how long a key is tried again that came too early, in milliseconds. */
const soon = 30;

/** Keys listens until it leaves. */
export class Keys {
  #digits = "";
  #timer = 0;
  #left = new AbortController();

  constructor(private store: MatchStore) {
    addEventListener("keydown", (e) => this.#down(e), { signal: this.#left.signal });
  }

  /** leave stops listening. */
  leave(): void {
    this.#left.abort();
    clearTimeout(this.#timer);
  }

  #down(e: KeyboardEvent): void {
    if (!shortcuts.value || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if (!(e.target instanceof Element) || e.target.closest("input, textarea, select, dialog")) {
      return;
    }
    if (this.#speed(e.key)) return e.preventDefault();
    if (/^\d$/.test(e.key) && (this.#digits || e.key !== "0")) return this.#digit(e.key);
    if (placeKey(this.store, e)) return;
    if (e.key.startsWith("Arrow")) return this.#toDial(e);
    this.#letter(e);
  }

  #letter(e: KeyboardEvent): void {
    const { store } = this;
    const camera = store.scene.camera.value ?? whole(store.bounds);
    const grow = (factor: number) => {
      store.scene.held.value = true;
      store.scene.camera.value = zoom(camera, store.bounds, factor, middle(camera));
    };
    const acts: Record<string, () => void> = {
      p: () => this.#pass(),
      s: () => store.show.skip(),
      " ": () => this.#space(e),
      "+": () => grow(1.4),
      "-": () => grow(1 / 1.4),
      "0": () => store.scene.release(),
      v: () => (store.scene.above.value = !store.scene.above.value),
      "?": () => document.querySelector<HTMLElement>("[data-menu]")?.click(),
      Enter: () => this.#enter(e),
    };
    const act = acts[e.key];
    if (!act) return this.#ship(e);
    act();
    if (e.key !== "Enter" && e.key !== " ") e.preventDefault();
  }

  /** #space skips what is being shown, unless something is focused that it would press. */
  #space(e: KeyboardEvent): void {
    if ((e.target as Element).closest("button, a, summary, [role=button]")) return;
    this.store.show.skip();
    e.preventDefault();
  }

  /** #speed goes to a speed of the dial that is open: to its straight maneuver, or to any. */
  #speed(key: string): boolean {
    if (!this.store.planning.open || !/^\d$/.test(key)) return false;
    if (this.store.sending.value) {
      // The dial before is still being set; this one can be turned right after.
      setTimeout(() => this.#speed(key), soon);
      return true;
    }
    const cells = [...document.querySelectorAll<HTMLElement>(".dial [data-maneuver]")];
    const row = cells.filter((c) => c.dataset["maneuver"]?.startsWith(key + ","));
    (row.find((c) => c.dataset["maneuver"] === key + ",straight") ?? row[0])?.focus();
    return true;
  }

  /** #toDial goes to the dial that is open, from wherever arrows do nothing. */
  #toDial(e: KeyboardEvent): void {
    const { target } = e;
    if (!this.store.planning.open || !(target instanceof Element)) return;
    if (target.closest(".dial, .board, [role=tablist], [role=radiogroup], .log, .squads")) return;
    const cell = document.querySelector<HTMLElement>('.dial [data-maneuver][tabindex="0"]');
    if (!cell) return;
    cell.focus();
    e.preventDefault();
  }

  /** #ship opens the dial of the ship with a letter, or goes to the ship on the board. */
  #ship(e: KeyboardEvent): void {
    const { store } = this;
    const card = store.match.value?.ships.find((s) => s.letter === e.key.toUpperCase());
    if (!card || !e.shiftKey) return;
    e.preventDefault();
    if (store.planning.open && card.seat === store.seat) store.planning.turnTo(card.id);
    else document.querySelector<SVGElement>(`[data-ship="${card.id}"]`)?.focus();
  }

  /** #enter places what is in hand, unless a button is focused. */
  #enter(e: KeyboardEvent): void {
    const { store } = this;
    if ((e.target as Element).closest("button, a, summary, [role=button]")) return;
    if (store.pointing.armed.value) store.press(store.pointing.armed.value, false);
    else if (store.scene.piece.value?.legal) void store.answer(store.placing.answer());
    else if (store.planning.draft.value) void store.planning.ready();
  }

  /** #pass passes, where that is an answer. */
  #pass(): void {
    const pass = this.store.question.value?.options.find((o) => o.verb === "pass");
    if (pass) void this.store.answer(pass.answer);
  }

  /** #digit collects a number, and answers as soon as no longer one is possible. Places have the number of their option before their own. */
  #digit(digit: string): void {
    clearTimeout(this.#timer);
    this.#digits += digit;
    const { listed } = this.store;
    const end = endNumbered(listed.value, this.#digits, this.store.pointing.linkedTo);
    if (end) {
      this.#digits = "";
      return this.store.press(end, false);
    }
    const number = Number(this.#digits);
    const option = listed.value[number - 1];
    const more = option?.ends && !lost(option);
    if (number * 10 > listed.value.length && !more) this.#take();
    else this.#timer = window.setTimeout(() => this.#take(), typing);
  }

  /** #take takes the option with the number that was typed. */
  #take(): void {
    const { store } = this;
    const option = store.listed.value[Number(this.#digits) - 1];
    this.#digits = "";
    if (!option) return;
    store.press(option, false);
  }
}
