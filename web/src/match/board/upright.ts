/** Where things are drawn that stand upright and keep their size: in the plane of a flat board, or over a table in space. */
import type { Point } from "../../api/types";
import type { Spot } from "../lens";
import type { MatchStore } from "../store";

/** Upright says where a point of the table is drawn, and how large a pixel and a millimeter are there. */
export interface Upright {
  at(p: Point, high?: number): Spot;
  /** pixel is how large a pixel of the screen is drawn, mm a millimeter of the table at a point. */
  pixel: number;
  mm(p: Point): number;
  /** By how many degrees the drawing is turned for the viewer, and which way up is in it. */
  turn: number;
  up: 1 | -1;
}

/** uprightOf follows the camera of a table in space. */
export function uprightOf(store: MatchStore): Upright {
  const lens = store.scene.lens.value;
  if (lens) {
    return {
      at: (p, high = 0) => lens.project(store.seen(p), high), pixel: 1, mm: (p) => lens.scale(store.seen(p)), turn: 0, up: -1,
    };
  }
  const { turned } = store;
  return {
    at: (p) => ({ x: p.x, y: store.height - p.y }), pixel: store.scene.unit.value, mm: () => 1, turn: turned ? 180 : 0,
    up: turned ? 1 : -1,
  };
}
