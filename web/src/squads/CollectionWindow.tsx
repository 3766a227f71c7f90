/** The window in which someone says which ships they own. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { fetchRoster, type RosterShip } from "../api/book";
import { sentence } from "../api/client";
import { Modal } from "../components/Modal";
import { Failed, Loading } from "../components/Notice";
import { say } from "../language";
import { ShipArt } from "../match/board/Definitions";
import { collectionOf, own } from "./collection";

/** CollectionWindow counts the ships of a game, of all its factions. */
export function CollectionWindow({ edition, onClose }: { edition: string; onClose: () => void }) {
  const ships = useSignal<RosterShip[] | null>(null);
  const words = useSignal("");
  const error = useSignal("");
  useEffect(() => {
    shipsOf(edition).then((list) => (ships.value = list), (e) => (error.value = sentence(e)));
  }, [edition]);
  const sought = words.value.trim().toLowerCase();
  return (
    <Modal title="My collection" onClose={onClose}>
      <p class="quiet">How many ships of each type you own. Squads that need more are marked. It is saved in this browser.</p>
      <label>
        Find a ship
        <input type="search" value={words.value} onInput={(e) => (words.value = e.currentTarget.value)} />
      </label>
      {error.value && <Failed why={error.value} />}
      {!ships.value && !error.value && <Loading what="Loading ships" />}
      <ul class="collection">
        {ships.value?.filter((s) => s.name.toLowerCase().includes(sought)).map((s) => (
          <li key={s.id}>
            <svg viewBox="-54 -54 108 108" aria-hidden="true" class="art side1"><ShipArt drawing={s.drawing} /></svg>
            <label>
              <span translate={false}>{s.name}</span>
              <input
                type="number" min="0" max="99" value={collectionOf(edition)[s.id] ?? 0} data-own={s.id}
                aria-label={say`${s.name}: how many you own`}
                onInput={(e) => own(edition, s.id, e.currentTarget.valueAsNumber || 0)}
              />
            </label>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** shipsOf lists the types of ship of a game, each once, by name. */
async function shipsOf(edition: string): Promise<RosterShip[]> {
  const { factions } = await fetchRoster(edition);
  const rosters = await Promise.all(factions.map((f) => fetchRoster(edition, f.id)));
  const all = new Map(rosters.flatMap((r) => r.ships).map((s) => [s.id, s] as const));
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
}
