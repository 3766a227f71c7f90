/**
 * What the board shows beyond the table: what is looked at, pointed at or being moved. It knows
 * no rules; all of it is for the eye.
 */
import { type Signal, signal } from "@preact/signals";
import type { Point, Pose, Proof, Ship } from "../api/types";
import type { Camera } from "./camera";

/** Ghost is where a ship would end, with the way there. */
export interface Ghost {
  ship: number;
  pose: Pose;
  path: Pose[];
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

/** Scene is the state of one board. */
export class Scene {
  /** Where each ship is drawn, by its id; null while it is not on the table. */
  poses: Signal<Pose | null>[] = [];
  /** The ship whose arcs are shown because it is pointed at or focused. */
  readonly looked = signal<number | null>(null);
  /** The ship whose arcs stay on show. */
  readonly pinned = signal<number | null>(null);
  readonly ghost = signal<Ghost | null>(null);
  /** The way of the last move. */
  readonly trail = signal<{ ship: number; path: Pose[] } | null>(null);
  /** The attack that is shown. */
  readonly shot = signal<{ from: number; to: number; proof: Proof | null } | null>(null);
  /** The measurement that is shown. */
  readonly proof = signal<Proof | null>(null);
  readonly piece = signal<Piece | null>(null);
  /** What the board is to show; null is all of it. */
  readonly camera = signal<Camera | null>(null);
  /** For what the board is drawn. It follows the camera once that rests. */
  readonly drawn = signal<Camera | null>(null);
  /** How many millimetres of the table a pixel shows. */
  readonly unit = signal(1);

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
