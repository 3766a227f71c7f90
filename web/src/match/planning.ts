/**
 * Setting dials. They can be set in any order and again until the last one is set, so the last one
 * is kept here until its player says that they are ready.
 */
import { computed, signal } from "@preact/signals";
import type { Option, Pose, Question, ShipCard } from "../api/types";
import type { Ghost } from "./scene";
import type { MatchStore } from "./store";

/** Planning is what the player has in mind in one Planning phase. */
export class Planning {
  /** The ship whose dial is on show. */
  readonly ship = signal<number | null>(null);
  /** The dial that is chosen and not sent yet. */
  readonly draft = signal<{ ship: number; option: Option } | null>(null);
  #round = -1;
  /** What each dial can be set to, as far as the server has told. */
  readonly #known = signal<ReadonlyMap<number, Option[]>>(new Map());
  readonly #asked = signal(0);
  /** Where each enemy can be after its maneuver, as far as the server has told. */
  readonly enemies = signal<ReadonlyMap<number, readonly Pose[]>>(new Map());

  /** The player's ships whose dials are set in this phase. */
  readonly ships = computed<ShipCard[]>(() => {
    const { match, seat } = this.store;
    return (match.value?.ships ?? []).filter((card) => {
      const ship = this.store.shipAt(card.id);
      // A remote has no dial, and a wingmate flies by that of its leader.
      return card.seat === seat && card.dial.length > 0 && ship?.pose && !ship.away && ship.leader === undefined;
    });
  });

  /** The ship whose dial is on show while dials are set, null at other times. */
  readonly shown = computed(() =>
    this.store.question.value?.about === "dial" ? this.ship.value : null);

  /** Where the player's own ships will end whose dials are set. */
  readonly ghosts = computed<Ghost[]>(() => {
    if (this.store.question.value?.about !== "dial" && !this.draft.value) return [];
    return this.ships.value.flatMap((card) => {
      const word = this.chosen(card.id);
      const option = this.#known.value.get(card.id)?.find((o) => o.maneuver?.word === word);
      return word && option?.pose ? [{
        ship: card.id, pose: option.pose, path: option.path ?? [],
        bearing: option.maneuver?.bearing ?? "", option,
      }] : [];
    });
  });

  constructor(private store: MatchStore) {}

  /** turnTo opens the dial of a ship. */
  turnTo(ship: number): void {
    this.ship.value = ship;
    this.store.pointing.armed.value = null;
    this.store.pointing.at(null);
    this.store.show.frame();
  }

  /** open reports whether dials are being set. */
  get open(): boolean {
    return this.store.question.value?.about === "dial";
  }

  /** ask takes over a question about a dial. */
  ask(question: Question | null): void {
    const round = this.store.table.value?.round ?? 0;
    if (round !== this.#round) {
      this.#round = round;
      this.#known.value = new Map();
      this.enemies.value = new Map();
      this.draft.value = null;
      this.ship.value = null;
    }
    if (question?.about !== "dial") this.draft.value = null; // another page of this seat has set the last dial
    if (question?.about !== "dial" || question.ship === undefined) return;
    this.#known.value = new Map(this.#known.value).set(question.ship, question.options);
    void this.#learn(round);
    if (this.#asked.value !== question.ship || this.ship.value === null) {
      this.ship.value = question.ship;
    }
    this.#asked.value = question.ship;
  }

  /** #learn asks what all dials can be set to: they may be set in any order. */
  async #learn(round: number): Promise<void> {
    const dials = await this.store.dials();
    if (round !== this.#round || dials.ships.length === 0) return;
    this.#known.value = new Map(dials.ships.map((d) => [d.ship, d.options]));
    this.enemies.value = new Map((dials.enemies ?? []).map((e) => [e.ship, e.places]));
  }

  /** options are the dial of the ship on show: as asked, or else as printed. */
  options(ship: number): Option[] {
    const known = this.#known.value.get(ship);
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

  /** last reports whether the ship is the only one whose dial the server does not have. */
  #last(ship: number): boolean {
    return this.ships.value.every((s) => s.id === ship || this.store.shipAt(s.id)?.dial?.set);
  }

  /** choose sets the dial of a ship, of the one on show if no other is named. The last one waits for ready. */
  async choose(option: Option, ship = this.ship.value ?? this.#asked.value): Promise<boolean> {
    const unset = !this.store.shipAt(ship)?.dial?.set;
    if (unset && this.#last(ship)) {
      this.draft.value = { ship, option };
      return true;
    }
    return this.store.answer(option.answer);
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
