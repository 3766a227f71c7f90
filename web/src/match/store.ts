/** The state of one match in the browser: what the server has told, and what was pressed. */
import { computed, signal } from "@preact/signals";
import type {
  AttackState, Event, Match, Offer, Option, Proof, Question, Result, Ship, State, Table, Update,
} from "../api/types";
import type { Connection } from "../api/events";
import type { Bounds } from "./camera";
import { patched } from "./patch";
import { Placing } from "./placing";
import { Planning } from "./planning";
import { Scene } from "./scene";
import { Show } from "./show";
import { waitingWords } from "./words";
import { enter } from "./enter";
import * as server from "./server";

/** Entry is a sentence of the log. */
export interface Entry {
  key: number;
  event: Event;
  /** It happened while the connection was cut. */
  missed: boolean;
}

/** DiceShown are the dice of the attack in progress; those of one side may still roll. */
export interface DiceShown {
  attack: string[];
  defence: string[];
  rolling: "attack" | "defence" | null;
}

/** What can be offered to the other player. */
export type OfferKind = "draw" | "takeback" | "rematch" | "no";

/** The room around the table in millimetres. */
const margin = 14;

/** How many edges a table has, and which is the upper one, counted clockwise from the lower one. */
const edges = 4;
const upper = 2;

/** The verbs of options that are taken by choosing the ship on the board. */
const pickable = new Set(["pick", "object"]);

/** MatchStore holds one match and speaks with the server about it. */
export class MatchStore {
  readonly match = signal<Match | null>(null);
  readonly table = signal<Table | null>(null);
  readonly question = signal<Question | null>(null);
  readonly log = signal<Entry[]>([]);
  readonly offers = signal<Offer[]>([]);
  readonly takeback = signal("");
  readonly result = signal<Result | null>(null);
  readonly waitingFor = signal<number[]>([]);
  readonly connection = signal<Connection>("connecting");
  readonly error = signal("");
  readonly sending = signal(false);
  readonly dice = signal<DiceShown | null>(null);
  readonly announced = signal("");
  /** How many sentences were missed while the connection was cut; 0 once it was seen. */
  readonly missed = signal(0);
  readonly scene = new Scene();
  readonly show = new Show(this);
  readonly placing: Placing;
  readonly planning = new Planning(this);
  position = 0;
  #leave = new AbortController();
  #key = 0;

  /** The ships that can be chosen on the board, with the options that they are. */
  readonly targets = computed(() => {
    const map = new Map<number, Option[]>();
    for (const o of this.question.value?.options ?? []) {
      if (o.ship === undefined || !pickable.has(o.verb)) continue;
      map.set(o.ship, [...(map.get(o.ship) ?? []), o]);
    }
    return map;
  });

  /** What is said while nothing is asked. */
  readonly waiting = computed(() =>
    waitingWords(this.match.value, this.waitingFor.value, this.show.busy.value));

  constructor(readonly id: string, readonly token: string) {
    const kind = (obstacle: number) => this.match.value?.obstacles[obstacle]?.kind ?? "";
    this.placing = new Placing(this.scene, () => this.bounds, kind, (answer) =>
      server.tried(this, answer));
  }

  get seat(): number {
    return this.match.value?.seat ?? 0;
  }

  /** terms are the words of the game that is played. */
  get terms(): { hull: string; shields: string } {
    return this.match.value?.terms ?? { hull: "hull", shields: "shields" };
  }

  get height(): number {
    return this.match.value?.height ?? 0;
  }

  get bounds(): Bounds {
    const { turned } = this;
    return { width: this.match.value?.width ?? 0, height: this.height, margin, turned };
  }

  /** turned tells whether the seat's edge is the upper one, which is then drawn below. */
  get turned(): boolean {
    const edge = (this.table.value?.edge ?? 0) + (this.seat === 2 ? upper : 0);
    return this.seat !== 0 && edge % edges === upper;
  }

  /** open fetches the match and follows it until close. Errors are in error. */
  async open(): Promise<void> {
    try {
      this.begin(await server.fetchState(this));
      await server.follow(this, this.#leave.signal);
    } catch (e) {
      this.error.value = server.sentence(e);
    }
  }

  /** close stops following. */
  close(): void {
    this.#leave.abort();
    this.show.stop();
  }

  /** begin takes over all of a match: at first, and where an update would not do. */
  begin(state: State): void {
    this.show.stop();
    this.scene.resize(state.match.ships.length);
    this.match.value = state.match;
    this.table.value = state.table;
    this.log.value = [];
    this.note(state.events, false);
    this.settle(state);
  }

  /** settle shows the table as it stands, and the open question. */
  settle(standing: State | Update): void {
    this.scene.stand(this.table.value?.ships ?? []);
    const attack = this.table.value?.attack;
    this.dice.value = attack ? { ...attack, rolling: null } : null;
    this.scene.shot.value = attack
      ? { from: attack.attacker, to: attack.defender, proof: this.#measured(attack) } : null;
    this.position = standing.position;
    this.waitingFor.value = standing.waiting;
    this.offers.value = standing.offers;
    this.takeback.value = standing.takeback ?? "";
    this.result.value = standing.result ?? null;
    this.ask(standing.question ?? null);
  }

  /** #measured is the measurement with which an attack was declared. */
  #measured(attack: AttackState): Proof | null {
    const declared = this.log.value.findLast(({ event }) => event.kind === "attack-declared" &&
      event.ship === attack.attacker && event.other === attack.defender);
    return declared?.event.proof ?? null;
  }

  /** take hands an update to the show. What was missed is not shown step by step. */
  take(update: Update, missed: boolean): void {
    const news = update.position - this.show.position;
    if (news > 0 || (news === 0 && update.events.length === 0)) this.show.add(update, missed);
  }

  /** note adds what happened to the log. */
  note(events: readonly Event[], missed: boolean): void {
    const more = events.map((event) => ({ key: this.#key++, event, missed }));
    this.log.value = this.log.value.concat(more);
    if (missed) this.missed.value += events.length;
  }

  /** change lets an update's table take effect. */
  change(update: Update): void {
    if (this.table.value) this.table.value = patched(this.table.value, update.table);
    if (update.dice && this.match.value) {
      this.match.value = { ...this.match.value, dice: update.dice };
    }
  }

  /** ask shows a question, and takes in hand what it wants placed. */
  ask(question: Question | null): void {
    const old = this.question.value;
    this.question.value = question;
    if (old?.number === question?.number && old && question) return;
    this.point(null);
    this.scene.proof.value = null;
    this.planning.ask(question);
    if (question?.place) this.placing.begin(question.place);
    else this.placing.end();
  }

  /** answer sends an answer to the open question. */
  async answer(answer: string): Promise<boolean> {
    const question = this.question.value?.number ?? 0;
    if (this.sending.value || answer === "") return false;
    this.sending.value = true;
    this.error.value = "";
    try {
      await server.answer(this, { question, answer });
      const open = this.question.value;
      if (open?.number === question && open.about !== "dial") this.ask(null);
      return true;
    } catch (e) {
      this.error.value = server.sentence(e);
      return false;
    } finally {
      this.sending.value = false;
    }
  }

  /** offer offers something to the other player, or agrees to it. */
  async offer(kind: OfferKind): Promise<void> {
    this.error.value = "";
    try {
      await server.offer(this, kind);
    } catch (e) {
      this.error.value = server.sentence(e);
    }
  }

  /** rematch wants another match with the same squads, and goes there once both want it. */
  async rematch(): Promise<void> {
    this.error.value = "";
    try {
      const { rematch } = await server.offer(this, "rematch");
      if (rematch) this.follow(rematch.id);
    } catch (e) {
      this.error.value = server.sentence(e);
    }
  }

  /** follow goes to the match that came after this one, in which the same tokens hold seats. */
  follow(id: string): void {
    enter({ id, seat: this.seat, token: this.token }, "A rematch");
  }

  /** shipAt is a ship as the table has it. */
  shipAt(id: number): Ship | undefined {
    return this.table.value?.ships?.find((s) => s.id === id);
  }

  /** pickShip takes the option that a ship is, or else keeps its arcs on show. */
  pickShip(id: number): void {
    const options = this.targets.value.get(id);
    if (options?.length === 1 && options[0]) void this.answer(options[0].answer);
    else this.scene.pin(id);
  }

  /** point shows on the board what an option means. */
  point(option: Option | null): void {
    const asked = this.question.value?.ship;
    const mover = option?.ship ?? asked;
    this.scene.looked.value = option ? (asked ?? option.ship ?? null) : null;
    this.scene.ghost.value = option?.pose && mover !== undefined
      ? { ship: mover, pose: option.pose, path: option.path ?? [] } : null;
    this.scene.proof.value = option?.proof ?? null;
  }

  /** showProof shows a measurement on the board until something else is pointed at. */
  showProof(proof: Proof | null): void {
    this.scene.proof.value = this.scene.proof.value === proof ? null : proof;
  }

  /** optionNumber is the number by which the keyboard takes an option. */
  optionNumber(answer: string): number {
    return (this.question.value?.options.findIndex((o) => o.answer === answer) ?? -1) + 1;
  }
}
