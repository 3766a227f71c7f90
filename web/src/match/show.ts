/**
 * The show: updates are shown one event after another, with ships that fly and dice that roll. It
 * can be sped up, skipped and turned off; then an update takes effect at once.
 */
import { computed, signal } from "@preact/signals";
import type { Event, Pose, Update } from "../api/types";
import { follow, speed, still } from "../prefs";
import type { Spot } from "./board/effects";
import { held } from "./Faces";
import { along, middleOf } from "./geometry";
import { read } from "./words";
import { sideOf } from "./team";
import { rolledAlone } from "./eventEffects";
import { type Heard, play } from "./sound";
import type { MatchStore } from "./store";

/** How long things take at the usual speed, in milliseconds. */
const times = {
  move: 330, perMm: 0.5, roll: 320, throw: 100, land: 140, attack: 140, result: 120, reveal: 90, harm: 110,
  card: 1600, turn: 250, read: 700,
};

/** After which part of a flight the next ship takes off: what a flight leads to is shown once it has landed. */
const apart = 0.3;

/** A backlog of more updates than this is not shown but takes effect at once. */
const backlog = 24;

/** Of how many events at most it is spoken at once, the last ones. */
const spoken = 24;

/** How long events of these kinds stand still, in milliseconds. */
const stills: Record<string, number> = {
  "dial-revealed": times.reveal, "round-began": times.result, "bumped": times.reveal,
};

/** What is seen where ships stand: it waits until all have landed. */
const standing = new Set([
  "attack-declared", "obstructed", "attack-hit", "attack-missed", "shield-lost", "damage-dealt", "damage-exposed", "ship-destroyed",
]);

/** waitsFor reports whether an event is seen where ships stand. */
function waitsFor(event: Event): boolean {
  return standing.has(event.kind) || (!!event.dice && !!event.side);
}

/** DiceRest is what dice do before the next thing is shown: they lie still, or roll on with those of the defense, or neither. */
export type DiceRest = "still" | "rolling" | "none";

/** diceRest is what dice do after an event of a list, which a question follows or not: no one needs to wait for a question. */
export function diceRest(events: readonly Event[], at: number, asked: boolean): DiceRest {
  const next = events.slice(at + 1).find((e) => e.kind === "rolled" || waitsFor(e));
  if (!next) return asked ? "none" : "still";
  return next.kind === "rolled" && next.side === "defense" && next.dice ? "rolling" : "still";
}

/** What is heard of events of these kinds. */
const heard: Record<string, Heard> = {
  "bumped": "bump", "token-gained": "token", "lock-gained": "token", "round-began": "turn",
};

/** The room around what the camera shows, in millimeters: of a fight, and of a whole battle. */
const close = 130;
const wide = 85;

/**
 * A table wider than this, in millimeters, is not looked at as a whole while someone acts; nor is one of which a pixel
 * of the board would show more than this many millimeters, as on a phone.
 */
const broad = 1200;
const dense = 2.4;

/** How far around a ship that is asked others matter, on a broad table and on a small board, and the room around a ship that flies. */
const around = 480;
const beside = 300;
const flying = 260;

/** The room around a zone in which something is placed, in millimeters. */
const margin = 30;

/** The room for the actions around a ship, in pixels. */
const ringed = 26;

/** Doing is what the ship on show does: its maneuver, or whom it attacks. */
export interface Doing {
  ship: number;
  maneuver?: NonNullable<Event["maneuver"]>;
  attacks?: number;
}

/** Told is an update that waits to be shown; a missed one takes effect at once. */
interface Told {
  update: Update;
  missed: boolean;
}

/** Show shows the updates of one match. */
export class Show {
  #queue: Told[] = [];
  #running = false;
  #skip = false;
  #stopped = 0;
  /** The table as it is after what is being told. */
  #table: Update["table"] | null = null;
  /** The bearing of the maneuver that is being executed. */
  #bearing = "";
  readonly #busy = signal(false);
  /** The ships that fly, each until it lands. */
  readonly #aloft = new Map<number, Promise<void>>();
  /** It resolves once the damage card that was turned last has been seen long enough to turn another. */
  #turned = Promise.resolve();
  /** What is shown now. */
  readonly doing = signal<Doing | null>(null);
  /** Something is being told. */
  readonly busy = computed(() => this.#busy.value);

  constructor(private store: MatchStore) {}

  /** position is the position of the last update that was taken, shown or not. */
  get position(): number {
    return this.#queue.at(-1)?.update.position ?? this.store.position;
  }

  /** behind reports whether an update is still to be shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** add queues an update behind those that wait. */
  add(update: Update, missed: boolean): void {
    this.#queue.push({ update, missed });
    if (!this.#running) void this.#run();
  }

  /** skip lets all that waits take effect at once. */
  skip(): void {
    this.#skip = true;
  }

  /** stop forgets what has not been shown. */
  stop(): void {
    this.#queue = [];
    this.#stopped++;
    this.store.scene.effects?.clear();
    this.#busy.value = false;
    this.#running = false;
    this.#aloft.clear();
    this.store.faceup.value = null;
    this.doing.value = null;
  }

  async #run(): Promise<void> {
    const mine = this.#stopped;
    this.#running = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      await this.#tell(next, mine);
      if (mine !== this.#stopped) return;
      this.#queue.shift();
      this.store.settle(next.update);
      this.#busy.value = this.#queue.length > 0;
      this.doing.value = null;
    }
    this.#skip = false;
    this.#running = false;
  }

  /** #tell shows the events of an update and lets its table take effect. */
  async #tell({ update, missed }: Told, mine: number): Promise<void> {
    const { store } = this;
    const speak = () => {
      if (update.events.length === 0) return;
      store.announced.value = update.events.slice(-spoken).map((e) => read(store.match.value, e)).join(" ");
    };
    if (missed || this.#pace() === 0) {
      store.note(update.events, missed);
      store.change(update);
      this.#trail(update.events);
      speak();
      return;
    }
    this.#busy.value = true;
    this.#table = update.table;
    // Ships fly while others take off; sentences and changes wait for the flight before them, and keep their order.
    let told = Promise.resolve();
    for (const [i, event] of update.events.entries()) {
      await this.#event(event, diceRest(update.events, i, !!update.question));
      if (mine !== this.#stopped) return;
      const landed = event.path && event.ship !== undefined ? this.#aloft.get(event.ship) : undefined;
      told = Promise.all([told, landed]).then(() => { if (mine === this.#stopped) store.tell(event); });
      if (this.#aloft.size === 0) await told;
    }
    await told;
    if (mine !== this.#stopped) return;
    store.change(update);
    speak();
  }

  /** #pace is how fast to tell: 0 is at once. */
  #pace(): number {
    const late = this.#queue.length > backlog;
    return this.#skip || late || document.hidden || still() ? 0 : speed.value;
  }

  /** #event shows one event, after which dice rest or not. The sentence about it comes after. */
  async #event(event: Event, rest: DiceRest): Promise<void> {
    const sound = heard[event.kind];
    if (sound) this.#heard(sound, event.ship);
    if (event.kind === "maneuver-began") this.#bearing = event.maneuver?.bearing ?? "";
    this.#note(event);
    if (event.path && event.path.length > 1 && event.ship !== undefined) {
      await this.#takeOff(event.ship, event.path);
    } else if (waitsFor(event)) {
      await Promise.all(this.#aloft.values());
      await this.#still(event, rest);
    } else if (event.kind !== "dial-revealed" || this.#aloft.size === 0) {
      // A dial is revealed while the ship before it still flies.
      await this.#pause(stills[event.kind] ?? 0);
    }
  }

  /** #note remembers what the panel says while an event is shown. */
  #note({ kind, ship, other, maneuver }: Event): void {
    if (ship === undefined) return;
    if (maneuver && (kind === "dial-revealed" || kind === "maneuver-began")) this.doing.value = { ship, maneuver };
    else if (kind === "attack-declared" && other !== undefined) this.doing.value = { ship, attacks: other };
  }

  /** #still shows an event that is seen where ships stand. */
  async #still(event: Event, rest: DiceRest): Promise<void> {
    if (event.dice && event.side) {
      await this.#roll(event, rest);
    } else if (event.kind === "attack-declared") {
      await this.#attack(event);
    } else if (event.kind === "obstructed" && this.store.dice.value) {
      this.store.dice.value = { ...this.store.dice.value, obstructed: true };
    } else if (event.kind === "attack-hit" || event.kind === "attack-missed") {
      await this.#fire(event.kind === "attack-hit");
    } else await this.#harm(event);
  }

  /** #attack turns to the attacker and the defender. */
  async #attack(event: Event): Promise<void> {
    const { store } = this;
    if (event.ship === undefined || event.other === undefined) return;
    store.dice.value = {
      attacker: event.ship, defender: event.other, range: event.proof?.range ?? null, obstructed: false,
      ...(event.section && { section: event.section }),
      attack: [], defense: [], rolling: null, canceled: false,
    };
    store.scene.shot.value = { from: event.ship, to: event.other, proof: event.proof ?? null };
    store.scene.lit.value = new Set([event.ship, event.other]);
    this.frame();
    await this.#pause(times.attack);
  }

  /** #fire lets the shot fly that hits, or misses. */
  async #fire(hit: boolean): Promise<void> {
    const { store } = this;
    const dice = store.dice.value;
    if (!dice) return this.#pause(times.result);
    store.dice.value = { ...dice, canceled: true };
    const [from, to] = [this.#spot(dice.attacker), this.#spot(dice.defender, dice.section)];
    if (!from || !to || !store.scene.effects) return this.#pause(times.result);
    this.#heard("shot", dice.attacker);
    const side = store.side(store.match.value?.ships[dice.attacker]?.seat ?? 1);
    const { attackOut, through } = held(dice.attack, dice.defense);
    const shot = store.scene.effects.shot(from, to, { side, hit, through, canceled: attackOut.size }, this.#frames);
    // Nothing results from a miss: what comes next need not wait for its bolts.
    if (hit) return shot;
    const mine = this.#stopped;
    void shot.then(() => { if (mine === this.#stopped) this.#heard("miss", dice.defender); });
    return this.#pause(times.result);
  }

  /** #harm shows what an event does to a ship. The next one need not wait for the end of it. */
  async #harm(event: Event): Promise<void> {
    const { effects, unit } = this.store.scene;
    const at = this.#spot(event.ship, event.kind === "ship-destroyed" ? undefined : event.section);
    if (!at || !effects) return;
    const words = (text: string, kind: string) => effects.float(
      at, { words: text, kind, unit: unit.value, turned: this.store.turned }, this.#frames);
    switch (event.kind) {
      case "shield-lost":
        this.#heard("shield", event.ship);
        words("−1 " + this.store.terms.shield, "shield");
        void effects.shield(at, this.#frames);
        return this.#pause(times.harm);
      case "damage-dealt":
        this.#heard("hull", event.ship);
        words("−1 " + this.store.terms.hull, "hull");
        void effects.sparks(at, this.#frames);
        await this.#pause(times.harm);
        return this.#turn(event);
      case "damage-exposed":
        return this.#turn(event);
      case "ship-destroyed":
        this.#heard("burst", event.ship);
        return effects.burst(at, this.#frames);
    }
  }

  /** #turn turns a damage card faceup, if it is one that all may see. It stays in sight while more is shown. */
  async #turn({ card, ship }: Event): Promise<void> {
    if (!card) return;
    await this.#turned;
    const { faceup } = this.store;
    const does = this.#table?.ships?.find((s) => s.id === ship)?.damage?.find((d) => d.name === card)?.does;
    const shown = { key: performance.now(), name: card, does: does ?? "" };
    faceup.value = shown;
    this.#turned = this.#pause(times.read);
    void this.#pause(times.card).then(() => { if (faceup.value === shown) faceup.value = null; });
    await this.#pause(times.turn);
  }

  /** #heard lets something be heard from where a ship is seen. */
  #heard(what: Heard, ship: number | undefined): void {
    const { scene, bounds } = this.store;
    const pose = ship === undefined ? null : scene.poses[ship]?.peek();
    play(what, scene.whence(bounds, pose ? this.store.seen(pose) : undefined));
  }

  /** #spot is where a ship is drawn, or a section of it, for effects. */
  #spot(ship: number | undefined, section?: string): Spot | null {
    const { store } = this;
    const pose = store.scene.pose(ship);
    const card = store.match.value?.ships[ship ?? -1];
    if (!pose || !card) return null;
    const at = middleOf(pose, card.length, section);
    return { x: at.x, y: store.height - at.y, size: Math.min(card.width, card.length), ship: card.id };
  }

  /** frame points the camera at what is going on: a fight, or else all ships. */
  frame(): void {
    const { store } = this;
    const { scene } = store;
    if (!follow.value || !scene.box) return;
    if (store.question.value?.kind === "place" || !store.table.value?.round) {
      requestAnimationFrame(() => this.#zone());
      return;
    }
    // The board has its new size, and the dice their place, once the page has been drawn.
    requestAnimationFrame(() => {
      const lit = scene.lit.value;
      const near = lit.size === 0 ? this.#near() : () => true;
      const shown = scene.poses.map((p, id) => ({ pose: p.peek(), id }))
        .filter(({ pose, id }) => pose && (lit.size === 0 || lit.has(id)) && near(pose))
        .map(({ pose }) => pose as Pose);
      const points = [...shown, ...this.#reachable(lit), ...this.#nearest(lit)].map((p) => store.seen(p));
      const ring = store.question.value?.about === "action" ? ringed : 0;
      scene.look(store.bounds, points, lit.size > 0 ? close : wide, ring);
    });
  }

  /** #zone looks at where something may be placed and on to the middle of the table, or else at all of it. */
  #zone(): void {
    const { store } = this;
    const { scene } = store;
    const zone = scene.piece.value?.zone ?? [];
    const middle = { x: store.bounds.width / 2, y: store.bounds.height / 2 };
    if (zone.length > 2 && this.#partly()) scene.look(store.bounds, [...zone, middle].map((p) => store.seen(p)), margin);
    else if (!scene.held.value) scene.glide(null);
  }

  /** #partly reports whether the table is too broad, or the board too small, to look at all of it. */
  #partly(): boolean {
    const { bounds, scene } = this.store;
    const box = scene.box?.();
    if (!box || box.height === 0) return bounds.width >= broad;
    return bounds.width >= broad || bounds.width / Math.min(box.width, box.height - box.covered.bottom) > dense;
  }

  /** #near says which ships are near those that are asked about, where not all of the table is looked at. */
  #near(): (pose: Pose) => boolean {
    const { store } = this;
    const id = store.planning.shown.value ?? store.question.value?.ship;
    const asked = id === undefined || id === null ? [...store.targets.value.keys()] : [id];
    const at = asked.flatMap((ship) => store.scene.pose(ship) ?? []);
    if (at.length === 0 || !this.#partly()) return () => true;
    const far = store.bounds.width >= broad ? around : beside;
    return (p) => at.some((a) => Math.hypot(p.x - a.x, p.y - a.y) <= far);
  }

  /** #nearest is the enemy next to the ship whose dial is set, as far as it can matter: one flies toward someone. */
  #nearest(lit: ReadonlySet<number>): Pose[] {
    const { store } = this;
    const id = store.planning.shown.value;
    const at = store.scene.pose(id ?? undefined);
    if (!at || lit.size > 0) return [];
    const far = (p: Pose) => Math.hypot(p.x - at.x, p.y - at.y);
    const enemies = (store.match.value?.ships ?? [])
      .filter((s) => !s.outline && sideOf(s.seat) !== sideOf(store.seat))
      .flatMap((s) => store.scene.pose(s.id) ?? []).filter((p) => far(p) <= around);
    return enemies.sort((a, b) => far(a) - far(b)).slice(0, 1);
  }

  /** #follow looks at the way of a ship, if that is not in view; on a table that is seen as a whole it always is. */
  #follow(path: readonly Pose[]): void {
    const { store } = this;
    const { scene } = store;
    if (!follow.value || !scene.box || !this.#partly()) return;
    const points = path.map((p) => store.seen(p));
    const c = scene.camera.value;
    const inside = c && c.width < store.bounds.width * 0.8 && points.every((p) =>
      p.x > c.x + 40 && p.x < c.x + c.width - 40 && p.y > c.y + 40 && p.y < c.y + c.height - 40);
    if (!inside) scene.look(store.bounds, points, flying);
  }

  /** #reachable is where ships can end that are asked about, as far as it is on the table. */
  #reachable(lit: ReadonlySet<number>): Pose[] {
    const { store } = this;
    if (lit.size > 0) return [];
    const { width, height } = store.bounds;
    const asked = store.question.value?.options ?? [];
    const near = this.#near();
    const dial = store.planning.shown.value;
    const options = dial === null ? asked : store.planning.options(dial);
    const kept = store.planning.ghosts.value.map((g) => g.pose).filter(near);
    const poses = [...options.map((o) => o.pose), ...kept];
    return poses.filter((p) => p !== undefined)
      .map((p) => ({ ...p, x: Math.min(Math.max(p.x, 0), width), y: Math.min(Math.max(p.y, 0), height) }));
  }

  /** #takeOff lets a ship fly, and returns when the next one may take off. A ship makes one flight after another. */
  async #takeOff(ship: number, path: Pose[]): Promise<void> {
    await this.#aloft.get(ship);
    const far = path.reduce((sum, p, i) => {
      const old = path[i - 1];
      return old ? sum + Math.hypot(p.x - old.x, p.y - old.y) : sum;
    }, 0);
    const time = times.move + times.perMm * far;
    const flight = this.#fly(ship, path, time).then(() => {
      if (this.#aloft.get(ship) === flight) this.#aloft.delete(ship);
    });
    this.#aloft.set(ship, flight);
    await this.#pause(apart * time);
  }

  /** #fly moves a ship along its way. */
  async #fly(ship: number, path: Pose[], time: number): Promise<void> {
    const { scene } = this.store;
    const pose = scene.poses[ship];
    scene.trail.value = { ship, path, bearing: this.#bearing };
    this.#bearing = "";
    if (!pose) return;
    this.#follow(path);
    this.#heard("fly", ship);
    await this.#frames(time, (part) => {
      const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
      pose.value = along(path, eased);
    });
    pose.value = path.at(-1) ?? null;
    scene.rests.value++;
  }

  /** #roll lets dice roll and stop, attack and defense dice together where both are rolled at once. */
  async #roll(event: Event, rest: DiceRest): Promise<void> {
    const { dice } = this.store;
    const side = event.side === "attack" ? "attack" : "defense";
    const now = dice.value ?? rolledAlone(event);
    if (!now) return this.#pause(times.roll);
    const shown = { ...now, [side]: event.dice ?? [] };
    if (event.kind === "neutralized") return;
    if (event.kind === "rolled" || event.kind === "rerolled") {
      play("dice");
      dice.value = { ...shown, rolling: now.rolling ? "both" : side };
      if (rest === "rolling") return this.#pause(times.throw);
      await this.#pause(times.roll);
    }
    dice.value = { ...shown, rolling: null };
    if (rest === "still") await this.#pause(times.land);
  }

  /** #trail keeps the way of the last move of an update that is not shown step by step. */
  #trail(events: Event[]): void {
    const moved = events.findLast((e) => e.path && e.path.length > 1 && e.ship !== undefined);
    if (moved?.path && moved.ship !== undefined) {
      const began = events.findLast((e) => e.kind === "maneuver-began" && e.ship === moved.ship);
      const bearing = began?.maneuver?.bearing ?? "";
      this.store.scene.trail.value = { ship: moved.ship, path: moved.path, bearing };
    }
  }

  /** #pause waits, unless it is skipped. */
  #pause(milliseconds: number): Promise<void> {
    return this.#frames(milliseconds, () => undefined);
  }

  /** #frames calls draw with the part of the time that has gone, 0 to 1, frame by frame. */
  #frames = (milliseconds: number, draw: (part: number) => void): Promise<void> => {
    const mine = this.#stopped;
    return new Promise((resolve) => {
      let begin = 0;
      const frame = (now: number) => {
        begin ||= now;
        const pace = this.#pace();
        const part = pace === 0 ? 1 : Math.min(1, ((now - begin) * pace) / milliseconds);
        if (mine !== this.#stopped) return resolve();
        draw(part);
        if (part < 1) requestAnimationFrame(frame);
        else resolve();
      };
      if (milliseconds === 0) return resolve();
      if (this.#pace() === 0) {
        draw(1);
        resolve();
      } else requestAnimationFrame(frame);
    });
  };
}
