/**
 * Setting dials. They can be set in any order and anew until the last one is set, so the last one
 * is kept here until its player says that they are ready.
 */
import { computed, signal } from "@preact/signals";
import type { Option, Question, ShipCard } from "../api/types";
import type { MatchStore } from "./store";

/** Planning is what the player has in mind in one Planning phase. */
export class Planning {
  /** The ship whose dial is on show. */
  readonly ship = signal<number | null>(null);
  /** The dial that is chosen and not sent yet. */
  readonly draft = signal<{ ship: number; option: Option } | null>(null);
  #round = -1;
  #known = new Map<number, Option[]>();
  readonly #asked = signal(0);

  /** The own ships whose dials are set in this phase. */
  readonly ships = computed<ShipCard[]>(() => {
    const { match, seat } = this.store;
    return (match.value?.ships ?? []).filter((card) => {
      const ship = this.store.shipAt(card.id);
      return card.seat === seat && ship?.pose && !ship.away;
    });
  });

  constructor(private store: MatchStore) {}

  /** open tells whether dials are being set. */
  get open(): boolean {
    return this.store.question.value?.about === "dial";
  }

  /** ask takes over a question about a dial. */
  ask(question: Question | null): void {
    const round = this.store.table.value?.round ?? 0;
    if (round !== this.#round) {
      this.#round = round;
      this.#known.clear();
      this.draft.value = null;
      this.ship.value = null;
    }
    if (question?.about !== "dial" || question.ship === undefined) return;
    this.#known.set(question.ship, question.options);
    if (this.#asked.value !== question.ship || this.ship.value === null) {
      this.ship.value = question.ship;
    }
    this.#asked.value = question.ship;
  }

  /** heading is what a question asks, of the ship whose dial is on show. */
  heading(question: Question): string {
    const ships = this.store.match.value?.ships;
    const asked = question.about === "dial" && ships?.[question.ship ?? -1];
    const shown = ships?.[this.ship.value ?? -1];
    return asked && shown ? question.text.replace(asked.name, shown.name) : question.text;
  }

  /** options are the dial of the ship on show: as asked, or else as printed. */
  options(ship: number): Option[] {
    const known = this.#known.get(ship);
    if (known) return known;
    const card = this.store.match.value?.ships[ship];
    return (card?.dial ?? []).map((maneuver) => ({
      answer: `dial ${card?.word} ${maneuver.word}`, text: maneuver.text, verb: "dial", maneuver,
    }));
  }

  /** chosen is the maneuver that a ship's dial will be left at, as records write it. */
  chosen(ship: number): string | undefined {
    const draft = this.draft.value;
    if (draft?.ship === ship) return draft.option.maneuver?.word;
    return this.store.shipAt(ship)?.dial?.maneuver?.word;
  }

  /** words says at which maneuver a ship's dial is left. */
  words(ship: number): string {
    const word = this.chosen(ship);
    if (!word) return "no dial yet";
    const card = this.store.match.value?.ships[ship];
    return "dial: " + (card?.dial.find((m) => m.word === word)?.text ?? word);
  }

  /** last tells whether the ship is the only one whose dial the server does not have. */
  #last(ship: number): boolean {
    return this.ships.value.every((s) => s.id === ship || this.store.shipAt(s.id)?.dial?.set);
  }

  /** choose sets the dial of the ship on show. The last one waits for ready. */
  async choose(option: Option): Promise<void> {
    const ship = this.ship.value ?? this.#asked.value;
    const unset = !this.store.shipAt(ship)?.dial?.set;
    if (unset && this.#last(ship)) {
      this.draft.value = { ship, option };
      return;
    }
    await this.store.answer(option.answer);
  }

  /** ready sends the last dial. */
  async ready(): Promise<void> {
    const draft = this.draft.value;
    const number = this.store.question.value?.number;
    if (!draft || !(await this.store.answer(draft.option.answer))) return;
    this.draft.value = null;
    if (this.store.question.value?.number === number) this.store.ask(null);
  }
}
