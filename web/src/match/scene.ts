/**
 * What the board shows beyond the table: what is looked at, pointed at or being moved. It knows
 * no rules; all of it is for the eye.
 */
import { computed, type Signal, signal } from "@preact/signals";
import type { Meeting, Option, Point, Pose, Proof, Ship } from "../api/types";
import { type Bounds, type Camera, type Covered, fitted, framed, type Framing, whole } from "./camera";
import type { Flashes } from "./board/effects";
import type { Lens } from "./lens";
import type { Whence } from "./sound";

/** Ghost is where a ship would end, with the way there. */
export interface Ghost {
  ship: number;
  pose: Pose;
  path: Pose[];
  /** The bearing of the maneuver that leads there; "" for none. */
  bearing: string;
  /** What it meets there, and whom it sees. */
  option: Option | null;
}

/** Piece is something being placed: a base, or anything else by its outline. */
export interface Piece {
  ship: number | null;
  width: number;
  length: number;
  outline: Point[];
  /** What an obstacle is made of. */
  kind: string;
  zone: Point[];
  pose: Pose;
  legal: boolean | null;
}

/** Depth is a table in space: it turns under the hand, and the camera fits it. */
export interface Depth {
  /** turn turns the table and tilts it, by degrees. */
  turn(yaw: number, tilt: number): void;
  /** tumble lets dice roll on a canvas until stop is called. */
  tumble(canvas: HTMLCanvasElement, side: "attack" | "defense", faces: readonly string[]): () => void;
  /** fit is the camera that shows some points of the board. */
  fit(bounds: Bounds, f: Framing): Camera | null;
}

/** Scene is the state of one board. */
export class Scene {
  /** Where each ship is drawn, by its id; null while it is not on the table. */
  poses: Signal<Pose | null>[] = [];
  /** The ship whose arcs are shown because it is pointed at or focused. */
  readonly looked = signal<number | null>(null);
  /** The ship whose arcs stay on show. */
  readonly pinned = signal<number | null>(null);
  readonly ghost = signal<Ghost | null>(null);
  /** Where ships would have ended if their player had decided better, in an analysis. */
  readonly better = signal<readonly Ghost[]>([]);
  /** The way of the last move. */
  readonly trail = signal<{ ship: number; path: Pose[]; bearing: string } | null>(null);
  /** The attack that is shown. */
  readonly shot = signal<{ from: number; to: number; proof: Proof | null } | null>(null);
  /** The measurement that is shown. */
  readonly proof = signal<Proof | null>(null);
  /** What is written at it in short; "" for all that was measured. */
  readonly brief = signal("");
  readonly piece = signal<Piece | null>(null);
  /** What the board is to show; null is all of it. */
  readonly camera = signal<Camera | null>(null);
  /** For what the board is drawn. It follows the camera once that rests. */
  readonly drawn = signal<Camera | null>(null);
  /** How many millimeters of the table a pixel shows. */
  readonly unit = signal(1);
  /** How often ships have come to rest: plates are then put where they hide least. */
  readonly rests = signal(0);
  /** What is in the way of what is pointed at. */
  readonly meets = signal<readonly Meeting[]>([]);
  /** The ships that matter now; others are dimmed. Empty for all. */
  readonly lit = signal<ReadonlySet<number>>(new Set());
  /** The player has moved the camera, which then stays until it is let go. */
  readonly held = signal(false);
  /** The camera glides to where it looks. */
  gliding = false;
  /** What a board that is shown draws as well: shots, sparks. */
  effects: Flashes | null = null;
  /** How the table is seen while it is shown in space; null while it is flat. */
  readonly lens = signal<Lens | null>(null);
  /** Whether it is shown in space. */
  readonly spatial = computed(() => this.lens.value !== null);
  /** A measurement was asked for, which is read from above. */
  readonly measuring = signal(false);
  /** The player looks from above for now. */
  readonly above = signal(false);
  /** What can be done with a table in space; null while it is flat. */
  depth: Depth | null = null;
  /** The box of the board on the screen and what covers it, while it is shown. */
  box: (() => { width: number; height: number; covered: Covered }) | null = null;

  /** resize makes room for a number of ships. */
  resize(ships: number): void {
    while (this.poses.length < ships) this.poses.push(signal<Pose | null>(null));
  }

  /** stand draws ships where the table has them. */
  stand(ships: readonly Ship[]): void {
    for (const ship of ships) {
      const pose = this.poses[ship.id];
      if (pose) pose.value = ship.pose ?? null;
    }
    this.rests.value++;
  }

  /** look lets the camera glide to points of the board with room around them in millimeters and in pixels, unless a hand holds it. */
  look(bounds: Bounds, points: readonly { x: number; y: number }[], room: number, pixels = 0): void {
    const box = this.box?.();
    if (!box || this.held.value || points.length === 0 || box.width === 0) return;
    const framing = { points, room, pixels, covered: box.covered, box };
    this.glide(this.depth ? this.depth.fit(bounds, framing) : framed(bounds, framing));
  }

  /** glide moves the camera there. */
  glide(camera: Camera | null): void {
    this.gliding = true;
    this.camera.value = camera;
    this.gliding = false;
  }

  /** release gives the camera back, which then shows all of the table. */
  release(): void {
    this.held.value = false;
    this.glide(null);
  }

  /** follow gives the camera back, which then looks at what is going on. */
  follow(frame: () => void): void {
    this.held.value = false;
    frame();
  }

  /** whence is from where a point of the board is heard: its side and distance as it is seen; undefined for none. */
  whence(bounds: Bounds, at: { x: number; y: number } | undefined): Whence | undefined {
    const box = this.box?.();
    if (!at || !box || box.width === 0) return undefined;
    const seen = this.lens.peek();
    const { scale, left, top } = fitted(this.camera.peek() ?? whole(bounds), box);
    const { x, y } = seen ? seen.project(at) : { x: left + at.x * scale, y: top + at.y * scale };
    const [pan, down] = [(2 * x) / box.width - 1, (2 * y) / box.height - 1];
    return { pan: 0.8 * pan, far: Math.hypot(pan, down) / 2 };
  }

  /** pose is where a ship is drawn. */
  pose(ship: number | undefined): Pose | null {
    return ship === undefined ? null : (this.poses[ship]?.value ?? null);
  }

  /** pin keeps a ship's arcs on show, or no longer if they are. */
  pin(ship: number): void {
    this.pinned.value = this.pinned.value === ship ? null : ship;
  }
}
