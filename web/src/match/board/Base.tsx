/** A base as seen from above: solid, with its front arc, its gauge and the ship on it. */
import type { Ship, ShipCard } from "../../api/types";
import { basePath, gauge, hugeGauge, isHuge, num, plastic, type Segment } from "../geometry";

/** Which side a ship is drawn as: the first is the viewer's own, or player 1's for a watcher. */
export type Side = 1 | 2;

type BaseProps = { card: ShipCard; side: Side; ship?: Ship | undefined };

/** Base is the base of a ship, facing up. Without the ship as it stands it has no gauge. */
export function Base({ card, side, ship }: BaseProps) {
  const { width: w, length: l } = card;
  if (isHuge(card)) return <HugeBase card={card} side={side} ship={ship} />;
  const wedge = (l / 2) * Math.tan((half(card) * Math.PI) / 180);
  const nose = Math.min(wedge, w / 2 - Math.min(w, l) * 0.13);
  const scale = 0.0083 * Math.min(w, l);
  return (
    <>
      <path d={basePath(w, l, side)} class="base" />
      {wedge > 0 && <path d={`M0 0L${num(-Math.min(wedge, w / 2))} ${num(-front(card, wedge))}` +
        `V${num(-l / 2)}H${num(Math.min(wedge, w / 2))}V${num(-front(card, wedge))}Z`} class="wedge" />}
      {side === 2 && <path d={basePath(w, l, side, 2.2)} class="inner" />}
      <path d={`M${num(-nose)} ${num(0.7 - l / 2)}H${num(nose)}`} class="nose" />
      {ship && <Gauge card={card} ship={ship} />}
      <use href={"#ship-" + card.drawing} transform={`scale(${scale.toFixed(3)})`} class="art" />
      <Turrets card={card} ship={ship} />
    </>
  );
}

/** HugeBase is the base of a huge ship: two plastic bases, the line between its sections, a gauge for each. */
function HugeBase({ card, side, ship }: BaseProps) {
  const { width: w, length: l } = card;
  const plate = (y: number) => basePathAt(w - 5, plastic - 5, side, y);
  return (
    <>
      <path d={basePath(w, l, side)} class="base" />
      <path d={plate(plastic / 2 - l / 2) + plate(l / 2 - plastic / 2)} class="plastic" />
      {side === 2 && <path d={basePath(w, l, side, 2.2)} class="inner" />}
      <path d={`M${num(10 - w / 2)} ${num(0.7 - l / 2)}H${num(w / 2 - 10)}`} class="nose" />
      {ship?.sections?.map((s) => s.crippled && (
        <path key={s.name} d={crosses(w, s.name === "fore" ? -l / 2 : 0, l / 2)} class="crippled" />
      ))}
      <use href={"#ship-" + card.drawing} transform={`scale(${(0.0094 * l).toFixed(3)})`} class="art long" />
      <path d={`M${num(-w / 2)} 0H${num(w / 2)}`} class="seam" />
      {ship && <HugeGauges card={card} ship={ship} />}
      <Turrets card={card} ship={ship} />
      {ship?.energy && <Energy now={ship.energy.now} most={ship.energy.most} y={l / 2 - 7} />}
    </>
  );
}

/** basePathAt is a base so far below the middle, its edges straight. */
export function basePathAt(w: number, l: number, side: Side, y: number): string {
  const c = side === 1 ? 4 : 7;
  return `M${num(c - w / 2)} ${num(y - l / 2)}h${num(w - 2 * c)}l${c} ${c}v${num(l - 2 * c)}l${-c} ${c}` +
    `h${num(2 * c - w)}l${-c} ${-c}v${num(2 * c - l)}Z`;
}

/** crosses strike out a section that is crippled. */
export function crosses(w: number, top: number, tall: number): string {
  let path = "";
  for (let y = top + 6; y < top + tall - 12; y += 12) path += `M${num(14 - w / 2)} ${num(y + 12)}L${num(w / 2 - 14)} ${num(y)}`;
  return path;
}

/** hugeGauges are what is left of each section, or of the whole ship where it has one card. */
export function hugeGauges(card: ShipCard, ship: Ship): Segment[] {
  const l = card.length;
  const inside = 9;
  const sections = card.sections ?? [];
  const own = sections.some((s) => s.hull);
  const list = own ? sections.map((s, i) => ({
    from: i === 0 ? inside - l / 2 : 4, to: i === 0 ? -4 : l / 2 - inside - 6,
    hull: s.hull ?? 0, shields: s.shields ?? 0,
    left: { hull: ship.sections?.[i]?.hull ?? 0, shields: ship.sections?.[i]?.shields ?? 0 },
  })) : [{ from: inside - l / 2, to: l / 2 - inside - 6, hull: card.hull, shields: card.shields, left: ship }];
  return hugeGauge(card, list);
}

/** HugeGauges shows them. */
function HugeGauges({ card, ship }: { card: ShipCard; ship: Ship }) {
  return (
    <g stroke-width="4">
      {hugeGauges(card, ship).map((s, i) => (
        <path key={i} d={s.path} class={"pip " + (s.shield ? "sh" : "hu") + (s.left ? "" : " off")} />
      ))}
    </g>
  );
}

/** A bolt of energy, and how far each is from the next. */
export const bolt = "M1-4.500-2.500 0.500H0L-1 4.500 2.500-0.500H0Z";
export const boltRoom = 7;

/** Energy is a row of bolts, those that are there bright. */
function Energy({ now, most, y }: { now: number; most: number; y: number }) {
  return (
    <>
      {Array.from({ length: Math.max(now, most) }, (_, i) => (
        <path
          key={i} d={bolt} class={"bolt" + (i < now ? "" : " off")}
          transform={`translate(${num((i - (Math.max(now, most) - 1) / 2) * boltRoom)} ${num(y)})`}
        />
      ))}
    </>
  );
}

/** half is half the angle of a ship's front arc, in degrees; 0 without one. */
export function half(card: ShipCard): number {
  for (const weapon of card.weapons) {
    const front = weapon.sectors.find((s) => s.name === "front" && !s.strip);
    if (front) return Math.min(front.to.heading, 60);
  }
  return 0;
}

/** front is where the sides of the front arc meet the edge of a base: on its front or beside it. */
export function front(card: ShipCard, wedge: number): number {
  const { width: w, length: l } = card;
  return wedge <= w / 2 ? l / 2 : ((w / 2) / wedge) * (l / 2);
}

/** Gauge is what is left of hull and shields, around the rear of the base. */
function Gauge({ card, ship }: { card: ShipCard; ship: Ship }) {
  const small = Math.min(card.width, card.length);
  const wide = small > 60 ? 4 : small > 40 ? 3.6 : 3.2;
  const down = (card.length - small) / 2;
  return (
    <g transform={down > 0 ? `translate(0 ${num(down)})` : undefined} stroke-width={wide}>
      {gauge(card, ship).map((s, i) => (
        <path
          key={i} d={s.path} class={"pip " + (s.shield ? "sh" : "hu") + (s.left ? "" : " off")}
        />
      ))}
    </g>
  );
}

/** How many degrees an indicator is turned from the front. */
export const turned: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 };

/** indicators are where the turret indicators of a ship point, and how far right of the middle of an edge their marks are. */
export function indicators(ship: Ship): { arc: string; right: number }[] {
  if (!ship.turret) return [];
  if (!ship.turret2) return [{ arc: ship.turret, right: 0 }];
  return [{ arc: ship.turret, right: -apart }, { arc: ship.turret2, right: apart }];
}

/** How far from the middle of an edge the mark of each of two indicators is. */
const apart = 14;

/** Turrets are the indicators at the edges that they point at. */
function Turrets({ card, ship }: { card: ShipCard; ship: Ship | undefined }) {
  return (
    <>
      {ship && indicators(ship).flatMap(({ arc, right }) => Object.entries(turned).map(([name, degrees]) => {
        if (!arc.includes(name)) return null;
        const edge = (degrees % 180 === 0 ? card.length : card.width) / 2;
        return (
          <path key={name + right} class="turret" transform={`rotate(${degrees})`} d={pointer(edge, right)} />
        );
      }))}
    </>
  );
}

/** pointer is the mark of an indicator outside of an edge so far ahead, so far to the right of the middle. */
export function pointer(edge: number, right = 0): string {
  return `M${right - 5} ${-1 - edge}L${right} ${-8 - edge}L${right + 5} ${-1 - edge}Z`;
}
