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

/** What it costs to cover another ship's things, the player's own base, and to leave the view. */
const others = 1.6;
const own = 0.6;
const outside = 4000;

/** overlap is the size of what two rectangles share. */
export function overlap(a: Area, b: Area): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** platesOf puts a plate beside each ship, keeping clear of what is to be seen. */
export function platesOf(
  ships: readonly Bearer[], avoid: readonly Area[], view: Area,
): Map<number, Put> {
  const taken: Area[] = ships.map(({ x, y, reach, half }) => {
    const [w, h] = half ? [half.x, half.y] : [reach * 1.1, reach * 1.1];
    return { x: x - w, y: y - h, width: 2 * w, height: 2 * h };
  });
  const bases = taken.length;
  taken.push(...avoid);
  const puts = new Map<number, Put>();
  ships.forEach((ship, n) => {
    let best: Area | null = null;
    let least = Infinity;
    let lead = { x: 0, y: 0 };
    tries.forEach((degrees, rank) => {
      const angle = (degrees * Math.PI) / 180;
      const ax = Math.sin(angle) * (ship.half?.x ?? ship.reach) * 1.12;
      const ay = -Math.cos(angle) * (ship.half?.y ?? ship.reach) * 1.12;
      const at = {
        x: ship.x + ax + (ax < -1 ? -ship.width : ax > 1 ? 0 : -ship.width / 2),
        y: ship.y + ay + (ay < -1 ? -ship.height : ay > 1 ? 0 : -ship.height / 2),
        width: ship.width, height: ship.height,
      };
      let cost = rank * 0.5;
      taken.forEach((t, i) => (cost += overlap(at, t) * (i === n && i < bases ? own : others)));
      const leaves = at.x < view.x || at.y < view.y || at.x + at.width > view.x + view.width ||
        at.y + at.height > view.y + view.height;
      if (leaves) cost += outside;
      if (cost < least) [best, least, lead] = [at, cost, { x: ax * 0.55, y: ay * 0.55 }];
    });
    const at = best ?? { x: ship.x, y: ship.y, width: 0, height: 0 };
    taken.push(at);
    puts.set(ship.id, { dx: at.x - ship.x, dy: at.y - ship.y, leadX: lead.x, leadY: lead.y });
  });
  return puts;
}
