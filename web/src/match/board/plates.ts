/** Where the plates of ships are put: beside their bases, where they hide least. */

/** A rectangle of the board, in its own units. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bearer is a ship that wants a plate: where it is drawn, how far its base reaches, how large the
 * plate is. */
export interface Bearer {
  id: number;
  x: number;
  y: number;
  reach: number;
  width: number;
  height: number;
  /** How far a long base reaches to the side and up and down. */
  half?: { x: number; y: number };
}

/** Put is where a plate lies, from the middle of its ship, and where its leader begins. */
export interface Put {
  dx: number;
  dy: number;
  leadX: number;
  leadY: number;
}

/** The directions in which a plate is tried, in degrees, the best liked first. */
const tries = [-135, 135, -45, 45, -90, 90, 180, 0];

/** How far beyond the base a plate is tried, in its own heights. */
const steps = [0, 1.3, 2.6];

/** What it costs to cover another ship's things, the player's own base, to leave the view, and to be a step away, in parts of the plate. */
const others = 1.6;
const own = 0.6;
const outside = 4000;
const farther = 0.15;

/** How often all plates are put: those that come first then make way for those that came later. */
const passes = 2;

/** overlap is the size of what two rectangles share. */
export function overlap(a: Area, b: Area): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Tried is a place of a plate: where it lies and where its leader begins, from the middle of its ship. */
interface Tried {
  at: Area;
  lead: { x: number; y: number };
  cost: number;
}

/** triesOf are the places in which the plate of a ship is tried. */
function triesOf(ship: Bearer): Tried[] {
  return steps.flatMap((step, far) => tries.map((degrees, rank) => {
    const angle = (degrees * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
    const [ax, ay] = [sin * (ship.half?.x ?? ship.reach) * 1.12, cos * (ship.half?.y ?? ship.reach) * 1.12];
    const [bx, by] = [ax + sin * step * ship.height, ay + cos * step * ship.height];
    return {
      at: {
        x: ship.x + bx + (ax < -1 ? -ship.width : ax > 1 ? 0 : -ship.width / 2),
        y: ship.y + by + (ay < -1 ? -ship.height : ay > 1 ? 0 : -ship.height / 2),
        width: ship.width, height: ship.height,
      },
      lead: { x: ax * 0.55, y: ay * 0.55 },
      cost: rank * 0.5 + far * farther * ship.width * ship.height,
    };
  }));
}

/** platesOf puts a plate beside each ship, keeping clear of what is to be seen. */
export function platesOf(
  ships: readonly Bearer[], avoid: readonly Area[], view: Area,
): Map<number, Put> {
  const bases: Area[] = ships.map(({ x, y, reach, half }) => {
    const [w, h] = half ? [half.x, half.y] : [reach * 1.1, reach * 1.1];
    return { x: x - w, y: y - h, width: 2 * w, height: 2 * h };
  });
  const plates: (Tried | undefined)[] = [];
  const costOf = ({ at, cost }: Tried, n: number) => {
    const leaves = at.x < view.x || at.y < view.y || at.x + at.width > view.x + view.width ||
      at.y + at.height > view.y + view.height;
    let sum = cost + (leaves ? outside : 0);
    bases.forEach((b, i) => (sum += overlap(at, b) * (i === n ? own : others)));
    avoid.forEach((a) => (sum += overlap(at, a) * others));
    plates.forEach((p, i) => (sum += p && i !== n ? overlap(at, p.at) * others : 0));
    return sum;
  };
  for (let pass = 0; pass < passes; pass++) {
    ships.forEach((ship, n) => {
      let least = Infinity;
      for (const tried of triesOf(ship)) {
        const cost = costOf(tried, n);
        if (cost < least) [plates[n], least] = [tried, cost];
      }
    });
  }
  return new Map(ships.map((ship, n) => {
    const { at, lead } = plates[n] ?? { at: ship, lead: { x: 0, y: 0 } };
    return [ship.id, { dx: at.x - ship.x, dy: at.y - ship.y, leadX: lead.x, leadY: lead.y }];
  }));
}
