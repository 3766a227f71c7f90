/** The secrets of a seat: they can be replaced if someone else may have seen them. */
import { useSignal } from "@preact/signals";
import { renewSeat } from "./enter";
import { sentence } from "./server";
import type { MatchStore } from "./store";
import { endsTelling } from "./NotifyToggle";

/** SeatKey replaces the token of one's seat, and shows the address that another device opens to take it. */
export function SeatKey({ store }: { store: MatchStore }) {
  const told = useSignal("");
  const renew = async () => {
    try {
      endsTelling(store.id);
      await renewSeat(store);
      location.reload();
    } catch (e) {
      told.value = sentence(e);
    }
  };
  return (
    <details>
      <summary>Your seat</summary>
      <p class="quiet">
        A secret key in this browser proves that this seat is yours. If someone else may have seen it, replace
        it. The old key then stops working on every device.
      </p>
      <button type="button" data-renew onClick={() => void renew()}>Replace the seat key</button>
      {told.value && <p role="alert">{told.value}</p>}
    </details>
  );
}
