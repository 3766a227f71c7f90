/** A base as seen from above: solid, with its front arc, its gauge and the ship on it. */
import type { Ship, ShipCard } from "../../api/types";
import { basePath, gauge, num } from "../geometry";

/** Which side a ship is drawn as: the first is the viewer's own, or player 1's for a watcher. */
export type Side = 1 | 2;

type BaseProps = { card: ShipCard; side: Side; ship?: Ship | undefined };

/** Base is the base of a ship, facing up. Without the ship as it stands it has no gauge. */
export function Base({ card, side, ship }: BaseProps) {
  const { width: w, length: l } = card;
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
      {l > 120 && <path d={`M${num(-w / 2)} 0H${num(w / 2)}`} class="seam" />}
      {ship && <Gauge card={card} ship={ship} />}
      <use href={"#ship-" + card.drawing} transform={`scale(${scale.toFixed(3)})`} class="art" />
      {ship?.turret && <Turret arc={ship.turret} card={card} />}
    </>
  );
}

/** half is half the angle of a ship's front arc, in degrees; 0 without one. */
function half(card: ShipCard): number {
  for (const weapon of card.weapons) {
    const front = weapon.sectors.find((s) => s.name === "front" && !s.strip);
    if (front) return Math.min(front.to.heading, 60);
  }
  return 0;
}

/** front is where the sides of the front arc meet the edge of a base: on its front or beside it. */
function front(card: ShipCard, wedge: number): number {
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

/** The degrees by which an indicator is turned from the front. */
const turned: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 };

/** Turret is the indicator at the edges that it points at. */
function Turret({ arc, card }: { arc: string; card: ShipCard }) {
  return (
    <>
      {Object.entries(turned).map(([name, degrees]) => {
        if (!arc.includes(name)) return null;
        const edge = (degrees % 180 === 0 ? card.length : card.width) / 2;
        return (
          <path
            key={name} class="turret" transform={`rotate(${degrees})`}
            d={`M-5 ${-1 - edge}L0 ${-8 - edge}L5 ${-1 - edge}Z`}
          />
        );
      })}
    </>
  );
}
