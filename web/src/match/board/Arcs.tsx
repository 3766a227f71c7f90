/** The arcs of the ship that is looked at or asked, cut by its range bands, where it stands or would end. */
import type { Match, Pose, Sector, Ship, ShipCard } from "../../api/types";
import type { MatchStore } from "../store";
import { ahead, band, num, onTable, sector } from "../geometry";
import { uprightOf } from "./upright";

/** What is asked where arcs and bands help before anything is pointed at. */
const measured = new Set(["action", "weapon", "target", "turret"]);

/** ShownArcs is whose arcs are shown, from where, and which. */
export interface ShownArcs {
  card: ShipCard;
  pose: Pose;
  sectors: Sector[];
  ranges: Match["terms"]["ranges"];
}

/** listedArcs are the arcs and bands of the ship that is pointed at, of the pinned one, or of the one that aims or acts. */
export function listedArcs(store: MatchStore, match: Match): ShownArcs | null {
  const { scene } = store;
  const ghost = scene.ghost.value;
  const question = store.question.value;
  const asked = question && measured.has(question.about) ? question.ship : undefined;
  const id = ghost?.ship ?? scene.looked.value ?? scene.pinned.value ?? asked;
  const card = match.ships.find((s) => s.id === id);
  const pose = ghost?.pose ?? scene.pose(card?.id);
  if (!card || !pose) return null;
  const ship = store.shipAt(card.id);
  const usual = 3;
  const far = Math.max(usual, ...card.weapons.map((w) => w.max));
  return { card, pose, sectors: sectors(card, ship), ranges: match.terms.ranges.filter((r) => r.number <= far) };
}

/** Arcs shows them on the flat board. */
export function Arcs({ store, match }: { store: MatchStore; match: Match }) {
  const shown = listedArcs(store, match);
  if (!shown) return null;
  const { card, pose, sectors: list, ranges } = shown;
  return (
    <g
      transform={onTable(pose, match.height)} class={`arcs ${store.look(card.seat)}`}
      aria-hidden="true" data-arcs={card.id}
    >
      {list.flatMap((s) => ranges.toReversed().map((r) => (
        <path key={s.name + s.from.heading + s.from.y + r.number} d={sector(s, card, r.to)}
          class={s.strip ? "arc strip" : "arc"} />
      )))}
      {ranges.map((r) => (
        <rect key={r.number} {...band(card.width, card.length, r.to)} class="band" />
      ))}
    </g>
  );
}

/** BandNumbers are the numbers of the bands, upright. */
export function BandNumbers({ store, match }: { store: MatchStore; match: Match }) {
  const shown = listedArcs(store, match);
  if (!shown || store.scene.unit.value > smallest) return null;
  return (
    <g class={`arcs ${store.look(shown.card.seat)}`} aria-hidden="true">
      {shown.ranges.map((r) => <Label key={r.number} store={store} {...shown} number={r.number} reach={r.to} />)}
    </g>
  );
}

/** sectors lists the arcs that a ship fires from now, each once. */
function sectors(card: ShipCard, ship: Ship | undefined): Sector[] {
  const list: Sector[] = [];
  for (const weapon of card.weapons) {
    const turret = weapon.second ? ship?.turret2 : ship?.turret;
    for (const s of weapon.sectors) {
      if (weapon.moves && turret && !s.name.includes(turret)) continue;
      const same = (o: Sector) => o.name === s.name && o.from.heading === s.from.heading &&
        o.from.y === s.from.y;
      if (!list.some(same)) list.push(s);
    }
  }
  return list;
}

/** From how many millimeters to a pixel on the numbers of bands would lie on one another. */
const smallest = 3;

type LabelProps = { store: MatchStore; card: ShipCard; pose: Pose; number: number; reach: number };

/** Label is the number of a range band, ahead of the ship and upright. */
function Label({ store, card, pose, number, reach }: LabelProps) {
  const u = uprightOf(store);
  const { x, y } = u.at(ahead(pose, card.length / 2 + reach - 11 * store.scene.unit.value));
  return (
    <g transform={`translate(${num(x)} ${num(y)}) rotate(${u.turn}) scale(${num(u.pixel)})`} class="band-number">
      <circle r="9" />
      <text y="4.500">{number}</text>
    </g>
  );
}
