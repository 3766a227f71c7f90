/** The arcs of the ship that is looked at, cut by its range bands. */
import type { Match, Sector, ShipCard } from "../../api/types";
import type { MatchStore } from "../store";
import { band, onTable, sector } from "../geometry";

/** Arcs shows the arcs and bands of the ship that is pointed at, or else of the pinned one. */
export function Arcs({ store, match }: { store: MatchStore; match: Match }) {
  const { scene } = store;
  const id = scene.looked.value ?? scene.pinned.value;
  const card = match.ships.find((s) => s.id === id);
  const pose = scene.pose(card?.id);
  if (!card || !pose) return null;
  const turret = store.shipAt(card.id)?.turret;
  return (
    <g
      transform={onTable(pose, match.height)} class={`arcs side${card.seat}`} aria-hidden="true"
      data-arcs={card.id}
    >
      {sectors(card, turret).map((s, i) => <Arc key={i} {...{ s, card, match }} />)}
      {match.terms.ranges.map((r) => (
        <rect key={r.number} {...band(card.width, card.length, r.to)} class="band" />
      ))}
    </g>
  );
}

/** sectors lists the arcs that a ship fires from now, each once. */
function sectors(card: ShipCard, turret: string | undefined): Sector[] {
  const list: Sector[] = [];
  for (const weapon of card.weapons) {
    for (const s of weapon.sectors) {
      if (weapon.moves && turret && !s.name.includes(turret)) continue;
      const same = (o: Sector) => o.name === s.name && o.from.heading === s.from.heading;
      if (!list.some(same)) list.push(s);
    }
  }
  return list;
}

/** Arc is one arc, out to the farthest range band. */
function Arc({ s, card, match }: { s: Sector; card: ShipCard; match: Match }) {
  const last = match.terms.ranges.at(-1)?.to ?? 300;
  return <path d={sector(s, card, last)} class={s.strip ? "arc strip" : "arc"} />;
}
