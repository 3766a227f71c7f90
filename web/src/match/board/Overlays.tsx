/** What lies over the ships: the last move, attacks, measurements, locks, what is being placed. */
import { said } from "../../language";
import type { Match } from "../../api/types";
import type { MatchStore } from "../store";
import { basePath, line, num, onTable, polygon } from "../geometry";
import { formed, waiting, wingOf } from "../wing";
import { measured } from "../words";
import { Base } from "./Base";
import { Tag, Template, worst } from "./Ghosts";
import { Stuff } from "./Ground";

type Props = { store: MatchStore; match: Match };

/** Trail is the template of the last move. */
export function Trail({ store, match }: Props) {
  const trail = store.scene.trail.value;
  const card = trail && match.ships[trail.ship];
  if (!trail || !card) return null;
  return (
    <g class={`trail ${store.look(card.seat)}`} aria-hidden="true">
      <Template {...{ match }} path={trail.path} bearing={trail.bearing} length={card.length} />
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
          <g class={store.look(card.seat)}>
            <Base card={card} side={store.side(card.seat)} />
          </g>
        ) : (
          <Stuff outline={piece.outline} kind={piece.kind} />
        )}
        {verdict === "illegal" && <path d="M-12-12L12 12M12-12L-12 12" class="cross" />}
      </g>
      {card && formed(match, waiting(store, card.id), piece.pose, store.placing.meets.value).map((mate) => (
        <g
          key={mate.card.id} class={`ghost mate side${store.side(card.seat)} ${worst(mate.meets)}`} data-mate={mate.card.id}
          transform={onTable(mate.pose, match.height)} aria-hidden="true"
        >
          <Base card={mate.card} side={store.side(card.seat)} />
          <path d={basePath(mate.card.width, mate.card.length, store.side(card.seat))} class="ghost-edge" />
        </g>
      ))}
    </>
  );
}

/** PieceTag says whether what is being placed may stand where it is. */
export function PieceTag({ store, match }: Props) {
  const piece = store.scene.piece.value;
  if (!piece) return null;
  const card = piece.ship === null ? undefined : match.ships[piece.ship];
  const reach = card ? Math.hypot(card.width, card.length) / 2 : 40;
  const bad = piece.legal === false;
  const lost = store.placing.meets.value;
  if (!bad && lost.length > 0) {
    return <Tag store={store} at={piece.pose} up={reach + 14} text={lost.map((m) => m.text).join("\n")} kind="warn" />;
  }
  return (
    <Tag
      store={store} at={piece.pose} up={reach + 14} text={bad ? said("not here") : said("may stand here")} kind={bad ? "bad" : "good"}
    />
  );
}

/** Wings are lines from leaders to the mates that fly in formation with them. */
export function Wings({ store, match }: Props) {
  return (
    <g class="wings" aria-hidden="true">
      {match.ships.map((card) => {
        const leader = wingOf(store, card.id);
        const [from, to] = [store.scene.pose(leader), store.scene.pose(card.id)];
        return leader !== card.id && from && to && (
          <path key={card.id} d={line([from, to], match.height)} class={"wing-line " + store.look(card.seat)} data-in-wing={leader} />
        );
      })}
    </g>
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
  const side = store.side(match.ships[shot.from]?.seat ?? 1);
  const way = shot.proof ? [shot.proof.from, shot.proof.to] : [from, to];
  return (
    <g class={`shot side${side}`} aria-hidden="true">
      <path d={line(way, match.height)} />
      {way.map((p, i) => <circle key={i} cx={num(p.x)} cy={num(match.height - p.y)} r="3" />)}
    </g>
  );
}

/** From how many millimeters to a pixel on there is little room for words. */
export const tight = 1.6;

/** Measure is a measurement: its two points and the line between them. */
export function Measure({ store, match }: Props) {
  const proof = store.scene.proof.value;
  if (!proof) return null;
  const { from, to } = proof;
  const unit = store.scene.unit.value;
  return (
    <g class="measure" role="img" aria-label={proof.text} data-proof>
      <path d={line([from, to], match.height)} />
      <circle cx={num(from.x)} cy={num(match.height - from.y)} r={num(3 * unit)} />
      <circle cx={num(to.x)} cy={num(match.height - to.y)} r={num(3 * unit)} />
    </g>
  );
}

/** MeasureTag is what a measurement says. */
export function MeasureTag({ store }: Props) {
  const proof = store.scene.proof.value;
  if (!proof) return null;
  const { from, to } = proof;
  const unit = store.scene.unit.value;
  // Where there is little room, words would cover ships: those of an option stand in its row, too.
  const brief = store.scene.brief.value;
  const words = !brief ? measured(proof) : unit > tight ? "" : brief;
  if (!words) return null;
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return <g class="measure"><Tag store={store} at={at} up={14 * unit} text={words} kind="range" /></g>;
}
