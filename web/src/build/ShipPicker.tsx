/** The ships of a faction; the one that is open shows its pilots. */
import { useSignal } from "@preact/signals";
import type { Roster, RosterPilot, RosterShip } from "../api/book";
import { ShipArt } from "../match/board/Definitions";
import { say } from "../language";
import { apart } from "./apart";
import { Compare, type Compared, Facts } from "./Facts";
import type { Workshop } from "./workshop";

/** ShipPicker lists the ships, and those pilots that what is written finds. */
export function ShipPicker({ shop, roster }: { shop: Workshop; roster: Roster }) {
  const words = useSignal("");
  const compared = useSignal<Compared[]>([]);
  const [one, two] = compared.value;
  const compare = (c: Compared) => {
    const rest = compared.value.filter((o) => o.pilot.id !== c.pilot.id);
    compared.value = rest.length < compared.value.length ? rest : [...rest, c].slice(-2);
  };
  const sought = words.value.trim().toLowerCase();
  const ships = roster.ships
    .map((ship) => ({ ship, pilots: found(ship, sought) }))
    .filter(({ pilots }) => pilots.length > 0);
  return (
    <section class="hangar" aria-labelledby="hangar">
      <h2 id="hangar">Ships</h2>
      <label>
        Find a ship or a pilot
        <input
          type="search" value={words.value} placeholder="Name or ability text"
          onInput={(e) => (words.value = e.currentTarget.value)}
        />
      </label>
      <ul class="ships">
        {ships.map(({ ship, pilots }) => (
          <li key={ship.id}>
            <ShipRow
              shop={shop} ship={ship} pilots={pilots} compared={compared.value} compare={compare}
              open={shop.open.value === ship.id || sought.length > 2}
            />
          </li>
        ))}
      </ul>
      {one && two && <Compare two={[one, two]} onClose={() => (compared.value = [])} />}
      {ships.length === 0 && <p class="quiet">No ship or pilot matches.</p>}
    </section>
  );
}

/** found are the pilots of a ship that what is sought finds; all of them where it names the ship. */
function found(ship: RosterShip, sought: string): RosterPilot[] {
  if (!sought || ship.name.toLowerCase().includes(sought)) return ship.pilots;
  return ship.pilots.filter((p) =>
    `${p.name} ${p.caption ?? ""} ${p.does ?? ""}`.toLowerCase().includes(sought));
}

type RowProps = {
  shop: Workshop; ship: RosterShip; pilots: RosterPilot[]; open: boolean;
  /** The pilots that are to be compared, and what adds one or takes it out. */
  compared: Compared[]; compare: (c: Compared) => void;
};

/** ShipRow is a ship with its numbers, and its pilots while it is open. */
function ShipRow({ shop, ship, pilots, open, compared, compare }: RowProps) {
  const flies = pilots.some((p) => !p.waits);
  return (
    <>
      <button
        type="button" class={flies ? "ship-row" : "ship-row waits"} aria-expanded={open} data-ship={ship.id}
        onClick={() => (shop.open.value = open ? "" : ship.id)}
      >
        <svg viewBox="-54 -54 108 108" aria-hidden="true" class="art side1">
          <ShipArt drawing={ship.drawing} />
        </svg>
        <span class="what">
          {ship.name}
          <small>{ship.size} · {ship.numbers.map((n) => `${n.name} ${n.value}`).join(" · ")}</small>
        </span>
      </button>
      {open && (
        <ul class="pilots">
          {pilots.map((p) => (
            <li key={p.id} class="with-compare">
              <PilotRow shop={shop} pilot={p} version={apart(p, ship.pilots)} />
              <button
                type="button" class="compare-one" data-compare={p.id} aria-label={say`Compare ${p.name}`}
                aria-pressed={compared.some((c) => c.pilot.id === p.id)} onClick={() => compare({ pilot: p, ship })}
              >
                ⇄
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** PilotRow is a ship card; pressing it adds it. */
function PilotRow({ shop, pilot, version }: { shop: Workshop; pilot: RosterPilot; version: string }) {
  return (
    <button
      type="button" class={pilot.waits ? "pilot-row waits" : "pilot-row"} data-pilot={pilot.id}
      onClick={() => void shop.add(pilot)}
    >
      <b class="initiative">{pilot.initiative}</b>
      <span class="what">
        {"•".repeat(pilot.limited ?? 0)} {pilot.name}
        {pilot.caption && <i>, {pilot.caption}</i>}
        {version && <small>{version}</small>}
        <Facts list={pilot.facts} />
        {pilot.does && <small>{pilot.does}</small>}
        {pilot.other && <small>Includes the other half of the ship.</small>}
        {pilot.loadout && <small>Includes {pilot.loadout.join(", ")}.</small>}
        {pilot.waits && <small class="warned">Not playable yet.</small>}
      </span>
      <b class="points">{pilot.points}</b>
    </button>
  );
}
