/** What of this browser follows a person who is signed in: their matches, and the squads they keep. */
import { effect } from "@preact/signals";
import { type Account, attach, fetchAccount, keep } from "./api/account";
import { callsign, hold, held, session } from "./prefs";
import { gone, joined, kept, type Shelf } from "./squads/kept";

/** known are the seats that the account holds already, by match and token. */
const known = new Set<string>();

/** sent is what was kept last. */
let sent = "";

/** settled reports whether the account has been read: before, nothing is written to it. */
let settled = false;

/** merge takes what an account keeps into this browser. */
export function merge(account: Account): void {
  callsign.value = account.name;
  for (const s of [...account.seats].reverse()) {
    known.add(s.id + s.token);
    if (!held.peek().some((h) => h.id === s.id)) hold({ id: s.id, token: s.token, text: s.text || "A match" });
  }
  const there: Shelf = { squads: [], gone: {}, ...(account.kept as Partial<Shelf> | undefined) };
  const all = joined({ squads: kept.peek(), gone: gone.peek() }, there);
  gone.value = all.gone;
  kept.value = all.squads;
  sent = JSON.stringify(there);
  settled = true;
}

/** followed reports whether follow has been called. */
let followed = false;

/** follow keeps an account and this browser in step while someone is signed in. */
export function follow(): void {
  if (followed) return;
  followed = true;
  effect(() => {
    const token = session.value;
    settled = false;
    known.clear();
    if (token) fetchAccount().then(merge, () => undefined); // the page of the account says why
  });
  effect(() => {
    const seats = held.value;
    if (!session.value || !settled) return;
    for (const { id, token, text, page } of seats) {
      if (!token || page || known.has(id + token)) continue;
      known.add(id + token);
      attach(id, token, text).catch(() => undefined); // it can still be played here
    }
  });
  effect(() => {
    const now = JSON.stringify({ squads: kept.value, gone: gone.value } satisfies Shelf);
    if (!session.value || !settled || now === sent) return;
    sent = now;
    keep(JSON.parse(now)).catch(() => (sent = ""));
  });
}
