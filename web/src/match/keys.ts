/** The single keys of the match page. They can be turned off, and never act while one types. */
import { shortcuts } from "../prefs";
import { placeKey } from "./question/Place";
import type { MatchStore } from "./store";
import { whole, zoom, middle } from "./camera";

/** How long a number may take to be typed, in milliseconds. */
const typing = 700;

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
    if (/^\d$/.test(e.key) && (this.#digits || e.key !== "0")) return this.#digit(e.key);
    if (placeKey(this.store, e)) return;
    if (e.key.startsWith("Arrow")) return;
    this.#letter(e);
  }

  #letter(e: KeyboardEvent): void {
    const { store } = this;
    const camera = store.scene.camera.value ?? whole(store.bounds);
    const grow = (factor: number) => {
      store.scene.camera.value = zoom(camera, store.bounds, factor, middle(camera));
    };
    const acts: Record<string, () => void> = {
      p: () => this.#pass(),
      s: () => store.show.skip(),
      "+": () => grow(1.4),
      "-": () => grow(1 / 1.4),
      "0": () => (store.scene.camera.value = null),
      "?": () => document.querySelector<HTMLElement>("[data-menu]")?.click(),
      Enter: () => this.#enter(e),
    };
    const act = acts[e.key];
    if (!act) return;
    act();
    if (e.key !== "Enter") e.preventDefault();
  }

  /** #enter places what is in hand, unless a button is focused. */
  #enter(e: KeyboardEvent): void {
    const { store } = this;
    if ((e.target as Element).closest("button, a, summary, [role=button]")) return;
    if (store.scene.piece.value?.legal) void store.answer(store.placing.answer());
    else if (store.planning.draft.value) void store.planning.ready();
  }

  /** #pass passes, where that is an answer. */
  #pass(): void {
    const pass = this.store.question.value?.options.find((o) => o.verb === "pass");
    if (pass) void this.store.answer(pass.answer);
  }

  /** #digit collects a number, and answers as soon as no longer one is possible. */
  #digit(digit: string): void {
    clearTimeout(this.#timer);
    this.#digits += digit;
    const count = this.store.question.value?.options.length ?? 0;
    if (Number(this.#digits) * 10 > count) this.#take();
    else this.#timer = window.setTimeout(() => this.#take(), typing);
  }

  /** #take takes the option with the number that was typed. */
  #take(): void {
    const { store } = this;
    const option = store.question.value?.options[Number(this.#digits) - 1];
    this.#digits = "";
    if (!option) return;
    if (option.maneuver && store.planning.open) void store.planning.choose(option);
    else void store.answer(option.answer);
  }
}
