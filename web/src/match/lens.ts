/** How a table in space is seen: what the parts of the board that stand upright, and the hand, need to know of it. */

/** A point of the board, or of the screen. */
export interface Spot {
  x: number;
  y: number;
}

/** Lens puts points of the board's own units on the screen, in pixels of the board's box. */
export interface Lens {
  readonly width: number;
  readonly height: number;
  /** How many millimeters a pixel shows at the middle of what is looked at. */
  readonly unit: number;
  /** The CSS transform that puts a plane drawn in millimeters where the table is seen. */
  readonly plane: string;
  /** project is where a point is seen that is so high above the table. */
  project(at: Spot, high?: number): Spot;
  /** scale is how many pixels a millimeter takes at a point of the table. */
  scale(at: Spot): number;
  /** ray is the point of the table below a pixel. */
  ray(pixel: Spot): Spot;
}
