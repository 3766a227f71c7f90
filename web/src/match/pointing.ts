/** What the player points at, on the page or on the board, and the option that a second press takes. */
import { signal } from "@preact/signals";
import type { Option, Proof } from "../api/types";
import type { Linked } from "./ends";
import { play } from "./sound";
import type { MatchStore } from "./store";
import { onBoard } from "./words";

/** Pointing shows on the board what the option under the pointer means. */
export class Pointing {
  /** The option that is pointed at or focused. */
  readonly option = signal<Option | null>(null);
  /** The option that was pressed once where two presses are needed: the next press takes it. */
  readonly armed = signal<Option | null>(null);
  /** The linked action that is to follow an option, by the option's answer and the action's icon. */
  readonly #linked = signal<{ to: string; icon: string } | null>(null);

  constructor(private store: MatchStore) {}

  /** clear forgets everything, for a new question. */
  clear(): void {
    this.armed.value = null;
    this.#linked.value = null;
    this.at(null);
  }

  /** at shows what an option means, or what the armed one means while none is pointed at. */
  at(option: Option | null): void {
    const { scene } = this.store;
    const shown = option ?? this.armed.value;
    this.option.value = shown;
    const asked = this.store.question.value?.ship;
    const mover = shown?.maneuver ? (shown.ship ?? asked) : (asked ?? shown?.ship);
    scene.looked.value = shown ? (mover ?? null) : null;
    scene.ghost.value = shown?.pose && mover !== undefined
      ? { ship: mover, pose: shown.pose, path: shown.path ?? [],
          bearing: shown.maneuver?.bearing ?? "", option: shown } : null;
    scene.meets.value = shown?.meets ?? [];
    scene.proof.value = shown?.proof ?? null;
    scene.measuring.value = false;
    scene.brief.value = shown ? onBoard(this.store.chances.of(shown)) : "";
  }

  /** arm shows an option until a second press takes it. */
  arm(option: Option): void {
    this.armed.value = option;
    this.at(option);
    play("tick");
  }

  /** lookAt shows a ship's arcs while it is pointed at, and what choosing it would mean. */
  lookAt(id: number | null): void {
    const { scene, targets, question } = this.store;
    const options = id === null ? undefined : targets.value.get(id);
    if (options?.[0]) this.at(options[0]);
    else if (scene.proof.value && targets.value.size > 0) this.at(this.armed.value);
    scene.looked.value = options?.[0] ? (question.value?.ship ?? id) : id;
  }

  /** showProof shows a measurement on the board until something else is pointed at. */
  showProof(proof: Proof | null): void {
    const { scene } = this.store;
    scene.proof.value = scene.proof.value === proof ? null : proof;
    scene.measuring.value = scene.proof.value !== null;
    scene.brief.value = "";
  }

  /** linkedTo returns the links of an option that were chosen to follow it. */
  linkedTo: Linked = (option) => {
    const { to, icon } = this.#linked.value ?? {};
    return to === option.answer ? (option.links ?? []).filter((l) => (l.icon ?? "") === icon) : [];
  };

  /** chain lets a linked action follow an option, or removes it if it does already. */
  chain(option: Option, icon: string): void {
    this.#linked.value = this.linkedTo(option)[0]?.icon === icon ? null : { to: option.answer, icon };
    this.armed.value = null;
    this.at(null);
    play("tick");
  }
}
