/** What lies over the ships: ghosts, the last move, attacks, measurements, locks. */
import type { Match } from "../../api/types";
import type { MatchStore } from "../store";
import { line, num, onTable, polygon } from "../geometry";
import { measured } from "../words";
import { Stuff } from "./Ground";
import { Base } from "./ShipFigure";

type Props = { store: MatchStore; match: Match };

/** Trail is the way of the last move. */
export function Trail({ store, match }: Props) {
  const trail = store.scene.trail.value;
  if (!trail) return null;
  const seat = match.ships[trail.ship]?.seat ?? 1;
  return <path d={line(trail.path, match.height)} class={`trail side${seat}`} aria-hidden="true" />;
}

/** Ghost is where a ship would end if the option that is pointed at were taken. */
export function Ghost({ store, match }: Props) {
  const ghost = store.scene.ghost.value;
  const card = ghost && match.ships[ghost.ship];
  if (!ghost || !card) return null;
  return (
    <g class={`ghost side${card.seat}`} aria-hidden="true" data-ghost={card.id}>
      {ghost.path.length > 0 && <path d={line(ghost.path, match.height)} class="way" />}
      <g transform={onTable(ghost.pose, match.height)}>
        <Base card={card} />
      </g>
    </g>
  );
}

/** Piece is what is being placed, and the zone where it may roughly be. */
export function Piece({ store, match }: Props) {
  const piece = store.scene.piece.value;
  if (!piece) return null;
  const card = piece.ship === null ? undefined : match.ships[piece.ship];
  const verdict = piece.legal === null ? "asked" : piece.legal ? "legal" : "illegal";
  return (
    <>
      {piece.zone.length > 2 && (
        <path
          d={polygon(piece.zone)} class="zone" transform={`translate(0 ${match.height})`}
          aria-hidden="true"
        />
      )}
      <g
        transform={onTable(piece.pose, match.height)} class={`piece ${verdict}`} data-piece
        aria-hidden="true"
      >
        {card ? (
          <g class={"side" + card.seat}>
            <Base card={card} />
          </g>
        ) : (
          <Stuff outline={piece.outline} kind={piece.kind} />
        )}
        {verdict === "illegal" && <path d="M-12-12L12 12M12-12L-12 12" class="cross" />}
      </g>
    </>
  );
}

/** Locks are lines from the ship that is looked at to what it has locked. */
export function Locks({ store, match }: Props) {
  const id = store.scene.looked.value ?? store.scene.pinned.value;
  const from = id === null ? null : store.scene.pose(id);
  if (id === null || !from) return null;
  return (
    <g aria-hidden="true">
      {(store.shipAt(id)?.locks ?? []).map((lock) => {
        const to = store.scene.pose(lock.ship);
        return to && <path key={lock.text} d={line([from, to], match.height)} class="lock-line" />;
      })}
    </g>
  );
}

/** Shot is the attack in progress, from ship to ship. */
export function Shot({ store, match }: Props) {
  const shot = store.scene.shot.value;
  const from = store.scene.pose(shot?.from);
  const to = store.scene.pose(shot?.to);
  if (!shot || !from || !to) return null;
  const seat = match.ships[shot.from]?.seat ?? 1;
  const way = shot.proof ? [shot.proof.from, shot.proof.to] : [from, to];
  return <path d={line(way, match.height)} class={`shot side${seat}`} aria-hidden="true" />;
}

/** Measure is a measurement: its two points, the line between them and what it says. */
export function Measure({ store, match }: Props) {
  const proof = store.scene.proof.value;
  if (!proof) return null;
  const { from, to } = proof;
  const unit = store.scene.unit.value;
  const { turned } = store;
  const right = ((from.x + to.x) / 2 < match.width / 2) !== turned;
  const aside = (right !== turned ? 8 : -8) * unit;
  const x = num((from.x + to.x) / 2 + aside);
  const y = num(match.height - (from.y + to.y) / 2);
  return (
    <g class="measure" role="img" aria-label={proof.text} data-proof>
      <path d={line([from, to], match.height)} />
      <circle cx={num(from.x)} cy={num(match.height - from.y)} r={num(3 * unit)} />
      <circle cx={num(to.x)} cy={num(match.height - to.y)} r={num(3 * unit)} />
      <text
        x={x} y={y} text-anchor={right ? "start" : "end"}
        transform={turned ? `rotate(180 ${x} ${y})` : undefined}
        font-size={num(13 * unit)} stroke-width={num(4 * unit)}
      >
        {measured(proof)}
      </text>
    </g>
  );
}
