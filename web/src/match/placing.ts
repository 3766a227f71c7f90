/** Placing something: where it is held, whether it may lie there, and the answer that places it. */
import { signal } from "@preact/signals";
import type { Match, Meeting, Place, Pose, Table, Tried } from "../api/types";
import type { Bounds } from "./camera";
import type { Scene } from "./scene";

/** Asker asks the server whether an answer would be legal. */
export type Asker = (answer: string) => Promise<Tried>;

/** Thing is something that can be placed, in the words of a Place. */
export type Thing = Pick<Place, "word" | "ship" | "obstacle" | "width" | "length" | "outline">;

/**
 * things lists what could be placed instead of what a question names: the other obstacles, or
 * the player's ships that are placed at the same time.
 */
export function things(place: Place, match: Match, table: Table): Thing[] {
  if (place.obstacle !== undefined) {
    const lying = (id: number) => table.obstacles?.some((o) => o.id === id && o.pose);
    return match.obstacles.filter((o) => !lying(o.id))
      .map((o) => ({ word: o.word, obstacle: o.id, outline: o.outline }));
  }
  const of = (id: number | undefined) => table.ships?.find((s) => s.id === id);
  const asked = of(place.ship);
  return match.ships
    .filter((c) => c.seat === match.seat && !c.outline && of(c.id)?.initiative === asked?.initiative &&
      !of(c.id)?.pose)
    .map((c) => ({ word: c.word, ship: c.id, width: c.width, length: c.length }));
}

/** The least time between two tries, in milliseconds: a key that is held asks no oftener. */
const between = 60;

/** tenth rounds to a tenth of a millimeter or degree, as precise as a hand is. */
function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}

/** answerOf is the answer that places something at a pose. */
export function answerOf(place: Place, pose: Pose): string {
  return `place ${place.word} ${pose.x} ${pose.y} ${pose.heading}`;
}

/** Placing is the thing in hand. It is tried again whenever it has moved. */
export class Placing {
  readonly place = signal<Place | null>(null);
  readonly why = signal("");
  /** The wingmates that would have no room there. */
  readonly meets = signal<readonly Meeting[]>([]);
  #trying = false;
  #again = false;

  constructor(
    private scene: Scene, private bounds: () => Bounds, private kind: (obstacle: number) => string,
    private ask: Asker,
  ) {}

  /** begin takes something in hand, where the server suggests. */
  begin(place: Place): void {
    this.place.value = place;
    this.scene.piece.value = {
      ship: place.ship ?? null,
      width: place.width ?? 0,
      length: place.length ?? 0,
      outline: place.outline ?? [],
      kind: place.obstacle === undefined ? "" : this.kind(place.obstacle),
      zone: place.zone,
      pose: place.suggest,
      legal: true,
    };
    this.why.value = "";
    this.meets.value = [];
  }

  /** instead takes another thing in hand, where the last one was held, and asks about it. */
  instead(thing: Thing): void {
    const piece = this.scene.piece.value;
    const place = this.place.value;
    if (!piece || !place) return;
    const { ship, obstacle, width, length, outline, ...rest } = place;
    this.place.value = { ...rest, ...thing };
    this.scene.piece.value = {
      ...piece, ship: thing.ship ?? null, width: thing.width ?? 0, length: thing.length ?? 0,
      outline: thing.outline ?? [],
      kind: thing.obstacle === undefined ? "" : this.kind(thing.obstacle),
    };
    this.#put(piece.pose);
  }

  /** end puts it down. */
  end(): void {
    this.place.value = null;
    this.scene.piece.value = null;
  }

  /** suggest goes back to the place that the server suggests. */
  suggest(): void {
    const place = this.place.value;
    if (place) this.begin(place);
  }

  /** shift moves it by millimeters to the right and up, as it is drawn. */
  shift(dx: number, dy: number): void {
    const pose = this.scene.piece.value?.pose;
    const sign = this.bounds().turned ? -1 : 1;
    if (pose) this.#put({ ...pose, x: pose.x + sign * dx, y: pose.y + sign * dy });
  }

  /** seen is where a pose is drawn: from the left, from below, and turned from up. */
  seen(pose: Pose): Pose {
    const { turned, width, height } = this.bounds();
    if (!turned) return pose;
    return { x: width - pose.x, y: height - pose.y, heading: (pose.heading + 180) % 360 };
  }

  /** moveTo moves it to a point of the table. */
  moveTo(x: number, y: number): void {
    const pose = this.scene.piece.value?.pose;
    if (pose) this.#put({ ...pose, x, y });
  }

  /** turn turns it by degrees. */
  turn(degrees: number): void {
    const pose = this.scene.piece.value?.pose;
    if (pose) this.#put({ ...pose, heading: (((pose.heading + degrees) % 360) + 360) % 360 });
  }

  /** answer is what places it where it is held. */
  answer(): string {
    const place = this.place.value;
    const pose = this.scene.piece.value?.pose;
    if (!place || !pose) return "";
    if (!place.word) return "pass";
    if (pose === place.suggest) return answerOf(place, pose);
    const heading = tenth(pose.heading) % 360;
    return answerOf(place, { x: tenth(pose.x), y: tenth(pose.y), heading });
  }

  /** #put holds it at a pose of the table and asks about it. */
  #put(pose: Pose): void {
    const piece = this.scene.piece.value;
    if (!piece) return;
    const x = Math.min(Math.max(pose.x, 0), this.bounds().width);
    const y = Math.min(Math.max(pose.y, 0), this.bounds().height);
    this.scene.piece.value = { ...piece, pose: { ...pose, x, y }, legal: null };
    void this.#try();
  }

  /** #try asks about the place that is held last, with one request under way at a time. */
  async #try(): Promise<void> {
    if (this.#trying) {
      this.#again = true;
      return;
    }
    this.#trying = true;
    do {
      this.#again = false;
      const asked = this.scene.piece.value?.pose;
      const verdict = await this.ask(this.answer());
      const piece = this.scene.piece.value;
      if (piece && piece.pose === asked) {
        this.scene.piece.value = { ...piece, legal: verdict.legal };
        this.why.value = verdict.why ?? "";
        this.meets.value = verdict.meets ?? [];
      }
      if (this.#again) await new Promise((resolve) => setTimeout(resolve, between));
    } while (this.#again);
    this.#trying = false;
  }
}
