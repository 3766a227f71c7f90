/** The ships of the squad that is being built, with their slots. */
import type { Opening, Roster, RosterPilot, RosterShip } from "../api/book";
import { ShipArt } from "../match/board/Definitions";
import type { Workshop } from "./workshop";
import { say } from "../language";

/** Force lists the ships of the squad. */
export function Force({ shop, roster }: { shop: Workshop; roster: Roster }) {
  const ships = shop.draft.value.ships;
  if (ships.length === 0) return <p class="quiet">Choose a ship, then a pilot for it.</p>;
  return (
    <ol class="members">
      {ships.map((s, i) => {
        const ship = roster.ships.find((r) => r.pilots.some((p) => p.id === s.pilot));
        const pilot = ship?.pilots.find((p) => p.id === s.pilot);
        return (
          <li key={i}>
            <Member shop={shop} at={i} ship={ship} pilot={pilot} id={s.pilot} />
          </li>
        );
      })}
    </ol>
  );
}

type MemberProps = {
  shop: Workshop; at: number; id: string; ship: RosterShip | undefined; pilot: RosterPilot | undefined;
};

/** Member is one ship of the squad. */
function Member({ shop, at, id, ship, pilot }: MemberProps) {
  const built = shop.built.value;
  const slots = built?.slots[at] ?? [];
  const name = pilot?.name ?? id;
  const leader = built?.sheet.ships[at]?.leader;
  return (
    <article class="member" data-member={at}>
      <header>
        {ship && (
          <svg viewBox="-54 -54 108 108" aria-hidden="true" class="art side1">
            <ShipArt drawing={ship.drawing} />
          </svg>
        )}
        <h3>{name} <small>{ship?.name}{leader !== undefined && say` · in the wing of ${built?.sheet.ships[leader]?.name ?? ""}`}</small></h3>
        <b class="points">{built?.sheet.ships[at]?.points ?? ""}</b>
        <button type="button" aria-label={say`Add another ${name}`} onClick={() => void shop.copy(at)}>+</button>
        <button type="button" aria-label={say`Remove ${name}`} onClick={() => void shop.remove(at)}>✕</button>
      </header>
      {pilot?.loadout && <p class="quiet">Includes {pilot.loadout.join(", ")}.</p>}
      <ul class="slots">
        {slots.map((o, i) => <li key={i}><SlotButton shop={shop} at={at} opening={o} /></li>)}
      </ul>
      <WingPicker shop={shop} at={at} />
    </article>
  );
}

/** WingPicker is the wing of a ship with a card to lead one: its mates, and who else could be one. */
function WingPicker({ shop, at }: { shop: Workshop; at: number }) {
  const built = shop.built.value;
  const wing = built?.wings?.find((w) => w.leader === at);
  if (!built || !wing) return null;
  const full = wing.mates.length >= wing.most;
  const name = (i: number) => say`${built.sheet.ships[i]?.name ?? ""}, ship ${i + 1}`;
  return (
    <fieldset class="wing-picker" data-wing={at}>
      <legend>{say`Wing: ${wing.mates.length} of ${wing.least} to ${wing.most} mates`}</legend>
      {wing.mates.map((i) => (
        <button
          key={i} type="button" class="mate" data-mate={i} aria-pressed={true} onClick={() => void shop.mate(at, i)}
        >
          {name(i)} ✕
        </button>
      ))}
      {(wing.others ?? []).map((i) => (
        <button
          key={i} type="button" class="mate" data-mate={i} aria-pressed={false} disabled={full}
          onClick={() => void shop.mate(at, i)}
        >
          + {name(i)}
        </button>
      ))}
      {wing.mates.length + (wing.others?.length ?? 0) === 0 && (
        <p class="quiet">Add ships that its card allows as mates.</p>
      )}
    </fieldset>
  );
}

/** SlotButton is a slot: filled, it is emptied by a press; free, it shows what fits. */
function SlotButton({ shop, at, opening }: { shop: Workshop; at: number; opening: Opening }) {
  if (opening.id) {
    const id = opening.id;
    return (
      <button
        type="button" class="slot filled" data-equipped={id} aria-label={say`Remove ${opening.name}`}
        onClick={() => void shop.drop(at, id)}
      >
        <small>{spoken(opening.slot ?? "")}</small> {opening.name} <b class="points">{opening.points}</b> ✕
      </button>
    );
  }
  return (
    <>
      {(opening.slot ? [opening.slot] : opening.choice ?? []).map((slot) => (
        <button
          key={slot} type="button" class="slot" data-slot={slot}
          onClick={() => void shop.look(at, slot)}
        >
          + {spoken(slot)}
        </button>
      ))}
    </>
  );
}

/** spoken writes a slot as people say it: "force power". */
export function spoken(slot: string): string {
  return slot.replaceAll("-", " ");
}
