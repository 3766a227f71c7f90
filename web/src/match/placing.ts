/** Placing something: where it is held, whether it may lie there, and the answer that places it. */
import { signal } from "@preact/signals";
import type { Place, Pose, Tried } from "../api/types";
import type { Bounds } from "./camera";
import type { Scene } from "./scene";

/** Asker asks the server whether an answer would be legal. */
export type Asker = (answer: string) => Promise<Tried>;

/** tenth rounds to a tenth of a millimetre or degree, as precise as a hand is. */
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
  #trying = false;
  #again = false;

  constructor(private scene: Scene, private bounds: () => Bounds, private ask: Asker) {}

  /** begin takes something in hand, where the server suggests. */
  begin(place: Place): void {
    this.place.value = place;
    this.scene.piece.value = {
      ship: place.ship ?? null,
      width: place.width ?? 0,
      length: place.length ?? 0,
      outline: place.outline ?? [],
      zone: place.zone,
      pose: place.suggest,
      legal: true,
    };
    this.why.value = "";
  }

  /** end lays it out of the hand. */
  end(): void {
    this.place.value = null;
    this.scene.piece.value = null;
  }

  /** suggest goes back to the place that the server suggests. */
  suggest(): void {
    const place = this.place.value;
    if (place) this.begin(place);
  }

  /** shift moves it by millimetres. */
  shift(dx: number, dy: number): void {
    const pose = this.scene.piece.value?.pose;
    if (pose) this.#put({ ...pose, x: pose.x + dx, y: pose.y + dy });
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
      }
    } while (this.#again);
    this.#trying = false;
  }
}
