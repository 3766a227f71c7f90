/**
 * The show: updates are told one event after another, with ships that fly and dice that roll. It
 * can be sped up, skipped and turned off; then an update takes effect at once.
 */
import { computed, signal } from "@preact/signals";
import type { Event, Pose, Update } from "../api/types";
import { speed, still } from "../prefs";
import { along } from "./geometry";
import type { MatchStore } from "./store";

/** How long things take at the usual speed, in milliseconds. */
const times = { move: 650, roll: 800, attack: 600, harm: 320, other: 60 };

/** A backlog of more updates than this is not shown but takes effect at once. */
const backlog = 24;

/** Of how many events at most it is spoken at once, the last ones. */
const spoken = 24;

/** The kinds of events that are shown for as long as harm takes. */
const harms = new Set(["shield-lost", "damage-dealt", "ship-destroyed", "dial-revealed"]);

/** Told is an update that waits to be told; a missed one takes effect at once. */
interface Told {
  update: Update;
  missed: boolean;
}

/** Show tells the updates of one match. */
export class Show {
  #queue: Told[] = [];
  #running = false;
  #skip = false;
  #stopped = 0;
  readonly #busy = signal(false);
  /** Something is being told. */
  readonly busy = computed(() => this.#busy.value);

  constructor(private store: MatchStore) {}

  /** position is that of the last update that was taken, told or not. */
  get position(): number {
    return this.#queue.at(-1)?.update.position ?? this.store.position;
  }

  /** add tells an update behind those that wait. */
  add(update: Update, missed: boolean): void {
    this.#queue.push({ update, missed });
    if (!this.#running) void this.#run();
  }

  /** skip lets all that waits take effect at once. */
  skip(): void {
    this.#skip = true;
  }

  /** stop forgets what has not been told. */
  stop(): void {
    this.#queue = [];
    this.#stopped++;
    this.#busy.value = false;
    this.#running = false;
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
    }
    this.#skip = false;
    this.#running = false;
  }

  /** #tell tells the events of an update and lets its table take effect. */
  async #tell({ update, missed }: Told, mine: number): Promise<void> {
    const { store } = this;
    if (update.events.length > 0) {
      store.announced.value = update.events.slice(-spoken).map((e) => e.text).join(" ");
    }
    if (missed || this.#pace() === 0) {
      store.note(update.events, missed);
      store.change(update);
      this.#trail(update.events);
      return;
    }
    this.#busy.value = true;
    for (const event of update.events) {
      store.note([event], false);
      await this.#event(event);
      if (mine !== this.#stopped) return;
    }
    store.change(update);
  }

  /** #pace is how fast to tell: 0 is at once. */
  #pace(): number {
    const late = this.#queue.length > backlog;
    return this.#skip || late || document.hidden || still() ? 0 : speed.value;
  }

  /** #event shows one event. */
  async #event(event: Event): Promise<void> {
    const { scene } = this.store;
    if (event.path && event.path.length > 1 && event.ship !== undefined) {
      await this.#fly(event.ship, event.path);
    } else if (event.dice && event.side) {
      await this.#roll(event);
    } else if (event.kind.startsWith("attack") && event.ship !== undefined &&
      event.other !== undefined) {
      if (event.kind === "attack-declared") this.store.dice.value = null;
      scene.shot.value = { from: event.ship, to: event.other, proof: event.proof ?? null };
      if (event.proof) scene.proof.value = event.proof;
      await this.#pause(times.attack);
      scene.proof.value = null;
    } else {
      await this.#pause(harms.has(event.kind) ? times.harm : times.other);
    }
  }

  /** #fly moves a ship along its way. */
  async #fly(ship: number, path: Pose[]): Promise<void> {
    const { scene } = this.store;
    const pose = scene.poses[ship];
    scene.trail.value = { ship, path };
    if (!pose) return;
    await this.#frames(times.move, (part) => {
      const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
      pose.value = along(path, eased);
    });
    pose.value = path.at(-1) ?? null;
  }

  /** #roll lets dice roll and stop. */
  async #roll(event: Event): Promise<void> {
    const { dice } = this.store;
    const side = event.side === "attack" ? "attack" : "defence";
    const shown = { attack: [], defence: [], ...dice.value, [side]: event.dice ?? [] };
    if (event.kind === "rolled") {
      dice.value = { ...shown, rolling: side };
      await this.#pause(times.roll);
    }
    dice.value = { ...shown, rolling: null };
    await this.#pause(times.harm);
  }

  /** #trail keeps the way of the last move of an update that is not shown step by step. */
  #trail(events: Event[]): void {
    const moved = events.findLast((e) => e.path && e.path.length > 1 && e.ship !== undefined);
    if (moved?.path && moved.ship !== undefined) {
      this.store.scene.trail.value = { ship: moved.ship, path: moved.path };
    }
  }

  /** #pause waits, unless it is skipped. */
  #pause(milliseconds: number): Promise<void> {
    return this.#frames(milliseconds, () => undefined);
  }

  /** #frames calls draw with the part of the time that has gone, 0 to 1, frame by frame. */
  #frames(milliseconds: number, draw: (part: number) => void): Promise<void> {
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
      if (this.#pace() === 0) {
        draw(1);
        resolve();
      } else requestAnimationFrame(frame);
    });
  }
}
