/** The letter of a ship among words: round on the first side, octagonal on the second. */
import type { MatchStore } from "./store";

/** Letter is a ship's letter; nothing for a ship that is not known. */
export function Letter({ store, ship }: { store: MatchStore; ship: number | undefined }) {
  const card = ship === undefined ? undefined : store.match.value?.ships[ship];
  return card ? <b class={`letter ${store.look(card.seat)}`}>{card.letter}</b> : null;
}

/** Name is a ship's letter and name. */
export function Name({ store, ship }: { store: MatchStore; ship: number | undefined }) {
  const card = ship === undefined ? undefined : store.match.value?.ships[ship];
  return card ? (
    <span class={`ship-name ${store.look(card.seat)}`}>
      <Letter store={store} ship={ship} />{card.name}
    </span>
  ) : null;
}
