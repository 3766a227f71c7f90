/** The state of one match in the browser: what the server has told, and what was pressed. */
import { computed, signal } from "@preact/signals";
import type {
  AttackState, Clock, Dials, Event, Match, Offer, Option, Proof, Question, Result, Ship, State, Table, Update,
  Words,
} from "../api/types";
import type { Connection, Link, OfferKind } from "../api/link";
import type { Bounds } from "./camera";
import { Chances } from "./chances";
import { patched } from "./patch";
import { answerOf, Placing } from "./placing";
import { Planning } from "./planning";
import { Pointing } from "./pointing";
import { Rest } from "./rest";
import { Scene } from "./scene";
import { Show } from "./show";
import { playerName, type Said, waitingWords } from "./words";
import { callsign, session, twice } from "../prefs";
import { answersOf } from "./ends";
import { byOdds, ofItself } from "./automatic";
import { Advice } from "./advice";
import { fresh } from "../home/path";
import { enter } from "./enter";
import { after, rolledAlone } from "./eventEffects";
import { play } from "./sound";
import { linkTo } from "./link";
import { follows } from "./diceCommitment";
import { sentence } from "./server";
import { enemiesFirst } from "./order";
import { sideOf } from "./team";
import { until } from "./until";

/** How long an update may be behind the answer that it follows from, in milliseconds. */
const lateUpdate = 1000;

/** Entry is a sentence of the log. */
export interface Entry {
  key: number;
  event: Event;
  /** It happened while the connection was cut. */
  missed: boolean;
}

/** DiceShown are the dice of the attack in progress; those of one side may still roll. */
export interface DiceShown {
  attacker: number;
  defender: number;
  /** The section of a huge defender that is attacked. */
  section?: string;
  range: number | null;
  obstructed: boolean;
  attack: string[];
  defense: string[];
  rolling: "attack" | "defense" | "both" | null;
  /** Evades have been held against hits. */
  canceled: boolean;
  /** A ship rolls outside of an attack: it stands for both sides. */
  alone?: boolean;
}

/** The room around the table in millimeters. */
const margin = 14;

/** How many edges a table has, and which is the upper one, counted clockwise from the lower one. */
const edges = 4;
const upper = 2;

/** The verbs of options that are taken by choosing the ship on the board. */
const pickable = new Set(["pick", "object"]);

/** alike reports whether two options are the same one: shots with a weapon have its answer in common. */
export function alike(a: Option | null, b: Option): boolean {
  return a?.answer === b.answer && a.ship === b.ship && a.section === b.section;
}

/** nameIn is what a match calls something, by its kind and what tables call it. */
export function nameIn(match: Match | null, kind: string, id: string): string {
  return match?.terms.names[`${kind} ${id}`] ?? id;
}

/** MatchStore holds one match and speaks with the server about it. */
export class MatchStore {
  readonly match = signal<Match | null>(null);
  readonly table = signal<Table | null>(null);
  readonly question = signal<Question | null>(null);
  readonly log = signal<Entry[]>([]);
  readonly offers = signal<Offer[]>([]);
  readonly takeback = signal<Said | null>(null);
  readonly result = signal<Result | null>(null);
  readonly waitingFor = signal<number[]>([]);
  readonly free = signal<number[]>([]);
  /** The clocks as the server sent them, and when, in milliseconds of the page. */
  readonly clock = signal<{ clock: Clock; at: number } | null>(null);
  readonly names = signal<readonly string[]>([]);
  readonly words = signal<readonly Words[]>([]);
  readonly connection = signal<Connection>("connecting");
  readonly error = signal("");
  readonly sending = signal(false);
  readonly dice = signal<DiceShown | null>(null);
  readonly announced = signal("");
  /** The rest of the squad is placed where the server suggests. */
  readonly lineUp = signal(false);
  /** How many sentences were missed while the connection was cut; 0 once it was seen. */
  readonly missed = signal(0);
  /** The deployment that failed last in this round. */
  readonly undeployed = signal<Event | null>(null);
  /** The damage card that turns faceup while that is shown. */
  readonly faceup = signal<{ key: number; name: string; does: string } | null>(null);
  /** The dice that were pressed to be rerolled, by their places in the pool. */
  readonly picked = signal<ReadonlySet<number>>(new Set());
  readonly scene = new Scene();
  /** Where ships end that are drawn beside those on the table: by their dials, or after a better decision. */
  readonly ghosts = computed(() => [...this.scene.better.value, ...this.planning.ghosts.value]);
  readonly show = new Show(this);
  readonly placing: Placing;
  readonly planning = new Planning(this);
  readonly pointing = new Pointing(this);
  readonly chances = new Chances(this, () => this.#link.chances(), () => this.#reconsider());
  readonly advice = new Advice(this);
  readonly rest = new Rest(this);
  position = 0;
  #leave = new AbortController();
  #key = 0;

  /** The ship to be attacked once a weapon is chosen, and the section of it, which answers the question
   * for the target. */
  #wanted: { ship: number; section: string | undefined } | null = null;

  /** The answers that lead on to the place that was chosen. */
  #then: string[] = [];

  /** An answer was taken back: the question that comes is for the player to answer. */
  #byHand = false;
  /** The number of the question that was answered last. */
  #answered = -1;
  /** The question that the server asked last, as far as it was shown. */
  #asked: Question | null = null;

  /** The weapon of which the targets are shown, by its answer. */
  readonly weapon = signal("");

  /** The weapons that can be chosen, while one is asked for. */
  readonly weapons = computed(() =>
    (this.question.value?.options ?? []).filter((o) => o.verb === "weapon" && o.sights));

  /** The weapon of which the targets are shown. */
  readonly aimed = computed(() =>
    this.weapons.value.find((o) => o.answer === this.weapon.value) ?? this.weapons.value[0] ?? null);

  /** The ships that can be chosen on the board, with the options that they are. */
  readonly targets = computed(() => {
    const map = new Map<number, Option[]>();
    for (const target of this.shots.value) {
      const ship = target.ship ?? -1;
      map.set(ship, [...(map.get(ship) ?? []), target]);
    }
    for (const o of this.question.value?.options ?? []) {
      if (o.ship === undefined || !pickable.has(o.verb)) continue;
      map.set(o.ship, [...(map.get(o.ship) ?? []), o]);
    }
    return map;
  });

  /** The targets of the weapon that is shown, as options that name it with its ship. */
  readonly shots = computed<Option[]>(() => {
    const weapon = this.aimed.value;
    return (weapon?.sights ?? []).map((s) => ({
      answer: weapon?.answer ?? "", verb: "weapon", ship: s.ship, meets: s.meets ?? [],
      ...(s.odds && { odds: s.odds }), ...(s.section && { section: s.section }),
      text: (this.match.value?.ships[s.ship]?.name ?? "") + (s.section ? `, ${s.section} section` : ""),
      proof: {
        from: s.from, to: s.to, range: s.range, text: `range ${s.range}`, margin: 0,
        distance: Math.hypot(s.from.x - s.to.x, s.from.y - s.to.y),
      },
    }));
  });

  /** What can be answered, in the order of the numbers that the keyboard takes for it. */
  readonly listed = computed<Option[]>(() => {
    const options = this.question.value?.options ?? [];
    const weapons = this.weapons.value;
    if (weapons.length === 0) return options;
    const near = (o: Option) => o.proof?.range ?? 0;
    return [...[...this.shots.value].sort((a, b) => near(a) - near(b)),
      ...options.filter((o) => !weapons.includes(o))];
  });

  /** What is said while nothing is asked. */
  readonly waiting = computed(() =>
    waitingWords(this.match.value, this.waitingFor.value, this.show.busy.value));

  readonly #link: Link;

  constructor(readonly id: string, readonly token: string, link: Link = linkTo({ id, token })) {
    this.#link = link;
    const kind = (obstacle: number) => this.match.value?.obstacles[obstacle]?.kind ?? "";
    this.placing = new Placing(this.scene, () => this.bounds, kind, (answer) =>
      link.tried(answer).catch((e: unknown) => ({ legal: false, why: sentence(e) })));
  }

  /** lesson reports whether no one else is there. */
  get lesson(): boolean {
    return this.#link.lesson;
  }

  /** dials asks what the seat's dials can be set to. */
  dials(): Promise<Dials> {
    return this.#link.dials();
  }

  get seat(): number {
    return this.match.value?.seat ?? 0;
  }

  /** terms are the words of the game that is played. */
  get terms(): { hull: string; shield: string; shields: string } {
    return this.match.value?.terms ?? { hull: "hull", shield: "shield", shields: "shields" };
  }

  /** name is what the game and the viewer's language call something, by its kind and what tables call it. */
  name(kind: string, id: string): string {
    return nameIn(this.match.value, kind, id);
  }

  /** side is the side as which a seat is drawn: the first is the viewer's own, or player 1's. */
  side(seat: number): 1 | 2 {
    return sideOf(seat) === sideOf(this.seat || 1) ? 1 : 2;
  }

  /** look is the class of what belongs to a seat: its side, and whether it is the partner of a captain. */
  look(seat: number): string {
    return "side" + this.side(seat) + (seat > 2 ? " partner" : "");
  }

  /** seen is where a point of the table is drawn, in the board's own units. */
  seen(p: { x: number; y: number }): { x: number; y: number } {
    const { turned } = this;
    return turned ? { x: (this.match.value?.width ?? 0) - p.x, y: p.y } : { x: p.x, y: this.height - p.y };
  }

  get height(): number {
    return this.match.value?.height ?? 0;
  }

  get bounds(): Bounds {
    const { turned } = this;
    return { width: this.match.value?.width ?? 0, height: this.height, margin, turned };
  }

  /** turned reports whether the seat's edge is the upper one, which is then drawn below. */
  get turned(): boolean {
    const edge = (this.table.value?.edge ?? 0) + (sideOf(this.seat) === 2 ? upper : 0);
    return this.seat !== 0 && edge % edges === upper;
  }

  /** open fetches the match and follows it until close. Errors are in error. */
  async open(): Promise<void> {
    try {
      this.begin(await this.#link.state());
      await this.#link.follow({
        position: () => this.show.position,
        begin: (state) => this.begin(state),
        take: (update, missed) => this.take(update, missed),
        connection: (now, why) => {
          this.connection.value = now;
          if (why) this.error.value = why;
        },
      }, this.#leave.signal);
    } catch (e) {
      this.error.value = sentence(e);
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
    this.lineUp.value ||= !state.table.round && fresh.peek().includes(this.id);
    this.match.value = state.match;
    this.table.value = state.table;
    this.log.value = [];
    this.note(state.events, false);
    this.words.value = [];
    this.hear(state);
    this.settle(state);
  }

  /** settle shows the table as it stands, and the open question. */
  settle(standing: State | Update): void {
    this.scene.stand(this.table.value?.ships ?? []);
    const attack = this.table.value?.attack;
    this.dice.value = attack
      ? { ...attack, obstructed: attack.obstructed ?? false, rolling: null, canceled: false }
      : standing.question ? rolledAlone(this.log.value.at(-1)?.event) : null;
    this.scene.shot.value = attack
      ? { from: attack.attacker, to: attack.defender, proof: this.#measured(attack) } : null;
    this.position = standing.position;
    this.waitingFor.value = standing.waiting;
    this.free.value = standing.free ?? [];
    this.offers.value = standing.offers;
    this.takeback.value = standing.takeback
      ? { text: standing.takeback, ...(standing.takebackParts && { parts: standing.takebackParts }) } : null;
    if (standing.result && !this.result.value && this.seat !== 0) {
      play(standing.result.winner > 0 && sideOf(standing.result.winner) === sideOf(this.seat) ? "won" : "lost");
    }
    this.result.value = standing.result ?? null;
    this.#asked = standing.question ? enemiesFirst(standing.question, (ship) => this.#isEnemy(ship)) : null;
    this.ask(this.#asked);
    this.show.frame();
  }

  /** #isEnemy reports whether a ship is of the other side. */
  #isEnemy(ship: number): boolean {
    const seat = this.match.value?.ships[ship]?.seat;
    return seat !== undefined && sideOf(seat) !== sideOf(this.seat);
  }

  /** #measured is the measurement with which an attack was declared. */
  #measured(attack: AttackState): Proof | null {
    const declared = this.log.value.findLast(({ event }) => event.kind === "attack-declared" &&
      event.ship === attack.attacker && event.other === attack.defender);
    return declared?.event.proof ?? null;
  }

  /** take hands an update to the show. What was missed is not shown step by step. */
  take(update: Update, missed: boolean): void {
    this.hear(update);
    const news = update.position - this.show.position;
    if (news > 0 || (news === 0 && update.events.length === 0)) this.show.add(update, missed);
  }

  /** hear takes what does not wait for the show: the clocks, and what the players say. */
  hear({ clock, names, words }: State | Update): void {
    this.clock.value = clock ? { clock, at: performance.now() } : null;
    this.#name(names ?? []);
    const last = this.words.value.at(-1)?.at ?? 0;
    const more = (words ?? []).filter((w) => w.at > last);
    if (more.length > 0) this.words.value = [...this.words.value, ...more];
  }

  /** #name notes what the players are called. A guest keeps the callsign that the first match gives. */
  #name(names: readonly string[]): void {
    this.names.value = names;
    const match = this.match.value;
    if (match?.players.some((p, i) => (p.name ?? "") !== (names[i] ?? ""))) {
      this.match.value = { ...match, players: match.players.map((p, i) => ({ ...p, name: names[i] ?? "" })) };
    }
    const own = names[this.seat - 1];
    if (own && callsign.peek() === "" && session.peek() === "") callsign.value = own;
  }

  /** nameOf is what a player is called: by their name, or by their squad if no one has the seat yet. */
  nameOf(seat: number): string {
    return this.names.value[seat - 1] || playerName(this.match.value, seat) || (seat === this.seat ? "You" : "The other player");
  }

  /** note adds what happened to the log. */
  note(events: readonly Event[], missed: boolean): void {
    const more = events.map((event) => ({ key: this.#key++, event, missed }));
    this.log.value = this.log.value.concat(more);
    if (missed) this.missed.value += events.length;
  }

  /** tell writes down an event that was seen, and lets it take effect. */
  tell(event: Event): void {
    this.note([event], false);
    if (event.kind === "deploy-failed") this.undeployed.value = event;
    if (event.kind === "round-began") this.undeployed.value = null;
    if (this.table.value) this.table.value = after(this.table.value, event);
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
    if (!this.#answersItself(question)) this.#present(question);
  }

  /** #present shows a question to the player. */
  #present(question: Question | null): void {
    const old = this.question.value;
    this.question.value = question;
    this.scene.lit.value = this.#matters(question);
    if (old?.number === question?.number && old && question) return;
    this.pointing.clear();
    this.picked.value = new Set();
    this.scene.proof.value = null;
    this.planning.ask(question);
    this.chances.ask(question);
    this.advice.ask(question);
    void this.rest.take(question);
    if (question?.about === "dial") this.scene.trail.value = null;
    if (question && !old && this.show.busy.value) play("turn");
    if (question?.place) this.placing.begin(question.place);
    else this.placing.end();
  }

  /** #obvious is the answer that a question gets by itself: its only one, or a place in line. */
  #obvious(question: Question | null): string {
    if (!question || question.about === "dial") return "";
    const { place } = question;
    if (place) {
      this.lineUp.value &&= place.ship !== undefined && place.word !== "" && !this.table.value?.round;
      return this.lineUp.value ? answerOf(place, place.suggest) : "";
    }
    const next = this.#then.shift();
    if (next !== undefined && question.options.some((o) => o.answer === next)) return next;
    this.#then = [];
    if (question.about === "target" && this.#wanted !== null) {
      const { ship, section } = this.#wanted;
      const target = question.options.find((o) => o.ship === ship && o.section === section);
      this.#wanted = null;
      if (target) return target.answer;
    }
    if (this.#byHand) return "";
    const answer = ofItself(question, this.lesson);
    const weapon = question.options.find((o) => o.answer === answer && o.verb === "weapon");
    const sight = weapon?.sights?.[0];
    if (sight) this.#wanted = { ship: sight.ship, section: sight.section };
    return answer;
  }

  /** #attacks reports whether a question is asked of the attacker. */
  #attacks(question: Question): boolean {
    return this.dice.value?.attacker === question.ship;
  }

  /** #reconsider gives the answer that is obvious once the odds with all cards are known, unless the player is at it. */
  #reconsider(): void {
    const question = this.question.value;
    if (!question || this.lesson || this.#byHand || this.pointing.armed.value || this.picked.value.size > 0 || this.sending.value) return;
    const answer = byOdds(this.chances.all(question), this.#attacks(question));
    if (answer) void this.answer(answer, question.number);
  }

  /** #answersItself gives the answer that is obvious, if that is wanted. The player is asked if the server refuses it. */
  #answersItself(question: Question | null): boolean {
    if (question && this.sending.value && question.number === this.#answered) return !this.question.value; // it is on its way
    const answer = this.#obvious(question);
    if (!question || answer === "") return false;
    this.question.value = null;
    this.placing.end();
    this.pointing.at(null);
    void this.answer(answer, question.number).then((taken) => {
      if (taken || this.question.value || this.sending.value) return;
      if (this.#open(question.number)) this.#present(question);
      else this.error.value = ""; // another page of this seat has answered it
    });
    return true;
  }

  /** #open reports whether a question still waits for an answer. Another page of this seat may have answered it. */
  #open(number: number): boolean {
    return this.#asked?.number === number && !this.show.behind;
  }

  /** #matters are the ships that a question is about, where it is about a few: those of a fight. */
  #matters(question: Question | null): Set<number> {
    const dice = this.dice.value;
    if (dice && !dice.alone) return new Set([dice.attacker, dice.defender]);
    const aims = question?.about === "target" || question?.about === "weapon";
    if (!aims || question.ship === undefined || this.targets.value.size === 0) return new Set();
    return new Set([question.ship, ...this.targets.value.keys()]);
  }

  /** press takes an option, or shows it first where it takes two presses: on touch, or if wanted. */
  press(option: Option, touch: boolean): void {
    const same = alike(this.pointing.armed.value, option);
    if ((touch || twice.value) && !same) {
      this.pointing.arm(option);
      return;
    }
    this.pointing.armed.value = null;
    this.rest.stop();
    this.#byHand = false;
    this.#wanted = option.verb === "weapon" && option.ship !== undefined
      ? { ship: option.ship, section: option.section } : null;
    play("set");
    if (this.planning.open && option.maneuver) void this.planning.choose(option);
    else void this.answer(option.answer);
  }

  /** answer sends an answer to the open question, or to the one with a number. */
  async answer(answer: string, question = this.question.value?.number ?? 0): Promise<boolean> {
    if (answer === "") return false;
    if (this.sending.value) {
      // A second answer to the same question is none. The next question may come before the answer to the one before is
      // known to be taken: what is pressed then waits for that.
      if (question === this.#answered) return false;
      while (this.sending.value) await until(() => !this.sending.value);
      if (this.#asked?.number !== question) return false;
    }
    this.#answered = question;
    this.sending.value = true;
    this.error.value = "";
    try {
      const [first = "", ...then] = answersOf(answer);
      if (then.length > 0) this.#then = then;
      await this.#link.answer({ question, answer: first });
      const stays = () => this.question.value?.number === question;
      if (stays() && this.question.value?.about !== "dial") this.ask(null);
      // A dial stays in sight until the stream brings the next one, which then takes the keys, or ships begin to fly.
      await until(() => !stays() || this.show.busy.value, lateUpdate);
      return true;
    } catch (e) {
      this.#then = [];
      this.error.value = sentence(e);
      return false;
    } finally {
      this.sending.value = false;
    }
  }

  /** offer offers something to the other player, or agrees to it. */
  async offer(kind: OfferKind): Promise<void> {
    if (kind === "rematch" || kind === "swap") return this.rematch(kind);
    this.error.value = "";
    this.#byHand ||= kind === "takeback";
    this.rest.stop();
    this.#then = [];
    try {
      await this.#link.offer(kind);
    } catch (e) {
      this.error.value = sentence(e);
    }
  }

  /** rematch wants another match with the same squads, or with each other's, and goes there once both want it. */
  async rematch(kind: "rematch" | "swap" = "rematch"): Promise<void> {
    this.error.value = "";
    try {
      const { rematch } = await this.#link.rematch(kind);
      if (rematch) this.follow(rematch.id);
    } catch (e) {
      this.error.value = sentence(e);
    }
  }

  /** follow goes to the match that came after this one, in which the same tokens hold seats. */
  follow(id: string): void {
    follows(this.id, id);
    enter({ id, seat: this.seat, token: this.token }, "A rematch");
  }

  /** shipAt is a ship as the table has it. */
  shipAt(id: number): Ship | undefined {
    return this.table.value?.ships?.find((s) => s.id === id);
  }

  /** sections are the options that are the sections of a huge ship, by their names. */
  sections(id: number): Map<string, Option> {
    const options = this.targets.value.get(id) ?? [];
    return new Map(options.flatMap((o) => (o.section ? [[o.section, o] as const] : [])));
  }

  /** pickShip takes the option that a ship is, opens its dial, or else keeps its arcs on show. */
  pickShip(id: number, touch: boolean): void {
    const options = this.targets.value.get(id);
    if (options?.length === 1 && options[0]) this.press(options[0], touch);
    else if (this.planning.open && this.planning.ships.value.some((s) => s.id === id)) {
      this.planning.turnTo(id);
    } else this.scene.pin(id);
  }

  /** optionNumber is the number that the keyboard takes for an option. */
  optionNumber(option: Option): number {
    return this.listed.value.findIndex((o) => alike(o, option)) + 1;
  }
}
