/** The link by which a friend takes the other seat. */
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { relink } from "../api/lobby";
import { held, hold } from "../prefs";
import { invitation } from "./enter";

type Props = { id: string; free: readonly number[]; open?: boolean };

/** Invitation shows the friend's link while that seat is free. */
export function Invitation({ id, free, open = false }: Props) {
  const copied = useSignal(false);
  const why = useSignal("");
  const match = held.value.find((h) => h.id === id);
  if (!match?.link || free.length === 0) return null;
  const address = invitation(match);
  const copy = async () => {
    await navigator.clipboard?.writeText(address);
    copied.value = true;
  };
  const again = async () => {
    try {
      hold({ ...match, link: await relink(match.page ?? "match", id, match.token) });
      copied.value = false;
    } catch (e) {
      why.value = sentence(e);
    }
  };
  return (
    <div class="banner">
      <label>
        {open ? "Or send this link to a friend." : "Send this link to your friend."}{" "}
        Whoever opens it first takes the other seat.
        <input
          readOnly value={address} data-invitation onFocus={(e) => e.currentTarget.select()}
        />
      </label>
      <div class="row">
        <button type="button" class="primary" onClick={() => void copy()}>
          {copied.value ? "Copied" : "Copy"}
        </button>
        <button type="button" data-relink onClick={() => void again()}>Replace the link</button>
      </div>
      {why.value && <p role="alert">{why.value}</p>}
    </div>
  );
}
