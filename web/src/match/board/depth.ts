/** When the table is shown in space: where it is wanted, where the graphics card can, and while nothing is placed or measured. */
import { computed, effect, signal } from "@preact/signals";
import type { Match } from "../../api/types";
import { contrast, motion, still, table } from "../../prefs";
import type { MatchStore } from "../store";
import type { Space } from "../space/space";
import { byProcessor } from "./renderer";

/** What a system may ask for that is given flat. */
const asks = ["(prefers-contrast: more)", "(forced-colors: active)", "(prefers-reduced-motion: reduce)"];

/** Whether the system asks for one of them; it may begin to at any time. */
const plain = signal(false);
if ("matchMedia" in globalThis) {
  for (const query of asks.map((q) => matchMedia(q))) {
    const look = () => (plain.value = asks.slice(0, 2).some((q) => matchMedia(q).matches));
    query.addEventListener("change", look);
    look();
  }
}

/** What is said when space is given up. */
const said = {
  lost: "The graphics card stopped drawing: the table is flat.",
  slow: "The table in space is too slow here: it is flat now. Settings bring it back.",
};

/** Depths shows one board in space, or flat. */
export class Depths {
  /** Whether space can be had at all: null until it was tried. */
  readonly can = signal<boolean | null>(null);
  /** What is said about it; "" for nothing. */
  readonly note = signal("");
  #space: Space | null = null;
  #left = false;
  #stop: () => void;
  #wanted = computed(() => table.value !== "flat" && this.can.value !== false && !contrast.value && !plain.value &&
    motion.value !== "less" && !still());

  constructor(private store: MatchStore, private match: Match, private box: HTMLElement, private words: SVGGElement, private flat: () => void) {
    this.#stop = effect(() => {
      const { scene } = store;
      const reads = scene.piece.value !== null || scene.measuring.value || scene.above.value;
      const wanted = this.#wanted.value;
      queueMicrotask(() => void this.#turn(wanted && !reads, wanted));
    });
  }

  /** leave takes all of it away. */
  leave(): void {
    this.#left = true;
    this.#stop();
    this.#space?.end();
    this.#space = null;
  }

  /** #turn shows the table in space or flat; where space is not allowed at all, at once. */
  async #turn(space: boolean, allowed: boolean): Promise<void> {
    if (this.#left) return;
    if (space) {
      this.#space ??= await this.#begin();
      if (this.#space && !this.#left && !this.#space.shown.value) this.#space.enter();
    } else if (this.#space?.shown.value) {
      await this.#space.leave(!allowed);
      this.flat();
    }
  }

  /** #begin loads what draws in space. */
  async #begin(): Promise<Space | null> {
    const always = table.value === "always";
    if (!able(always)) {
      this.can.value = false;
      return null;
    }
    const { Space } = await import("../space/space");
    if (this.#left || this.#space) return this.#space;
    const begun = Space.begin(this.store, this.match, {
      box: this.box, words: this.words, always, fail: (why) => this.#fail(why),
    });
    this.can.value = begun !== null;
    return begun;
  }

  /** #fail goes flat for good. */
  #fail(why: "lost" | "slow"): void {
    this.can.value = false;
    if (why === "slow") table.value = "flat";
    this.note.value = said[why];
    this.#space?.end();
    this.#space = null;
    this.flat();
  }
}

/** able reports whether a graphics card draws for pages, or for always, anything at all. */
function able(always: boolean): boolean {
  try {
    const probe = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: !always });
    if (!probe) return false;
    const told = probe.getExtension("WEBGL_debug_renderer_info");
    const name = String(probe.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : probe.RENDERER));
    probe.getExtension("WEBGL_lose_context")?.loseContext();
    return always || !byProcessor(name);
  } catch {
    return false;
  }
}
