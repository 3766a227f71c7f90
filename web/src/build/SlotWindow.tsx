/** What fits in the slot that is open. */
import { useSignal } from "@preact/signals";
import { Modal } from "../components/Modal";
import { Loading } from "../components/Notice";
import { Facts } from "./Facts";
import { spoken } from "./Force";
import type { Workshop } from "./workshop";

/** SlotWindow lists the cards that fit, the cheapest first, and before them what ready squads have on such a ship. */
export function SlotWindow({ shop }: { shop: Workshop }) {
  const words = useSignal("");
  const spot = shop.spot.value;
  if (!spot) return null;
  const sought = words.value.trim().toLowerCase();
  const fits = shop.fits.value?.filter((f) => `${f.name} ${f.does ?? ""}`.toLowerCase().includes(sought))
    .toSorted((a, b) => Number(b.proven ?? false) - Number(a.proven ?? false));
  return (
    <Modal title={`Choose an upgrade for the ${spoken(spot.slot)} slot`} onClose={() => { words.value = ""; shop.close(); }}>
      <label>
        Find
        <input
          type="search" value={words.value} placeholder="Name or ability text"
          onInput={(e) => (words.value = e.currentTarget.value)}
        />
      </label>
      {!fits && <Loading what="Searching" />}
      {fits?.length === 0 && <p class="quiet">No upgrade fits this slot.</p>}
      <ul class="fits">
        {fits?.map((f) => (
          <li key={f.id}>
            <button
              type="button" class={f.waits ? "pilot-row waits" : "pilot-row"} data-fit={f.id}
              onClick={() => { words.value = ""; void shop.equip(f.id); }}
            >
              <span class="what">
                {"•".repeat(f.limited ?? 0)} {f.name}
                <Facts list={f.facts} />
                {f.does && <small>{f.does}</small>}
                {f.proven && <small class="proven">★ Used on this ship in a ready-made squad</small>}
                {f.waits && <small class="warned">Not playable yet.</small>}
              </span>
              <b class="points">{f.points}</b>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
