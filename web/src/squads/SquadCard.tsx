/** A squad as a card: its ships as drawings, its points, whether it may be flown. */
import type { Shelved } from "../api/shelf";
import { say } from "../language";
import { ShipArt } from "../match/board/Definitions";
import { type Card, type Collection, fleetOf, missing } from "./filter";
import { Rocks } from "./Rocks";

type Props = {
  card: Card; drawings: Shelved["drawings"];
  /** The ships that someone owns; null marks nothing. */
  collection: Collection | null;
};

/** SquadCard is what is shown of a squad; it has no control of its own. */
export function SquadCard({ card, drawings, collection }: Props) {
  const lacks = collection ? missing(card, collection) : [];
  return (
    <div class="squad-card">
      <p class="squad-title">
        <b translate={false}>{card.name || say`Unnamed squad`}</b>
        {card.points > 0 && <span class="points">{card.points}</span>}
      </p>
      <p class="quiet">{[card.faction, card.player, card.rank].filter(Boolean).join(" · ")}</p>
      <ul class="fleet">
        {fleetOf(card).map((f) => {
          const drawing = drawings[f.kind];
          return (
            <li key={f.kind}>
              <svg viewBox="-54 -54 108 108" aria-hidden="true" class="art side1">
                {drawing && <ShipArt drawing={drawing} />}
              </svg>
              <small>{f.count > 1 && `${f.count} × `}<span translate={false}>{f.type}</span></small>
            </li>
          );
        })}
      </ul>
      {!card.legal && <p class="warned">{card.why || say`Not playable yet: ${(card.missing ?? []).join(", ")}.`}</p>}
      {lacks.length > 0 && <p class="quiet">{say`Not in your collection: ${lacks.join(", ")}.`}</p>}
      {card.obstacles && <Rocks list={card.obstacles} />}
    </div>
  );
}
