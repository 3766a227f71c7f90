/** The link by which a friend takes the other seat. */
import { useSignal } from "@preact/signals";
import { held, hold } from "../prefs";
import { invitation } from "./enter";

/** Invitation shows the friend's link until it is put away. */
export function Invitation({ id }: { id: string }) {
  const copied = useSignal(false);
  const match = held.value.find((h) => h.id === id);
  if (!match?.friend) return null;
  const address = invitation(match);
  const copy = async () => {
    await navigator.clipboard?.writeText(address);
    copied.value = true;
  };
  const { friend: _, ...rest } = match;
  return (
    <div class="banner">
      <label>
        Send this link to your friend; it holds their seat.
        <input
          readOnly value={address} data-invitation onFocus={(e) => e.currentTarget.select()}
        />
      </label>
      <div class="row">
        <button type="button" class="primary" onClick={() => void copy()}>
          {copied.value ? "Copied" : "Copy"}
        </button>
        <button type="button" onClick={() => hold(rest)}>Put away</button>
      </div>
    </div>
  );
}
