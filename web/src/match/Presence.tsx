/** Whether the other player is at the table, and how long an answer has been awaited. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Presence as Told } from "../api/types";
import type { MatchStore } from "./store";
import { others } from "./team";
import * as server from "./server";
import { say } from "../language";

/** How often the server is asked, in milliseconds, and from when on a wait is long, in seconds. */
const every = 5000;
const long = 60;

/** After how many milliseconds it is asked again whether someone is away: who has just come is there by then. */
const again = 1500;

/** Presence says that another player is away, or has thought for a while. It ends nothing. */
export function Presence({ store }: { store: MatchStore }) {
  const told = useSignal<Told | null>(null);
  const people = others(store.match.value, store.seat);
  const asks = store.seat !== 0 && people.length > 0 && !store.result.value;
  useEffect(() => {
    if (!asks) return;
    // Who cannot be asked now is asked again; that the connection is cut is said elsewhere.
    let [missed, timer] = [false, 0];
    const ask = async () => {
      const p = await server.presence(store).catch(() => null);
      const away = !!p && people.some((other) => isAway(p, other));
      if (p && (!away || missed)) told.value = p;
      const soon = !p || (away && !missed);
      missed = away;
      if (timer >= 0) timer = window.setTimeout(() => void ask(), soon ? again : every);
    };
    void ask();
    return () => { clearTimeout(timer); timer = -1; };
  }, [store, asks]);
  if (!asks || !told.value) return null;
  const { value } = told;
  const words = people.map((other) =>
    standing(value, store.nameOf(other), other, store.waitingFor.value.includes(other))).filter(Boolean).join(" ");
  return (
    <div data-presence>
      <p class="quiet" role="status">{words}</p>
      {told.value.claim === 0 && <Claims store={store} />}
    </div>
  );
}

/** isAway reports whether a player is known to be away. After a match was loaded the server does not know for a while. */
function isAway({ here, away }: Pick<Told, "here" | "away">, other: number): boolean {
  return !here.includes(other) && (away[other - 1] ?? 0) > 0;
}

/** standing says how the other player stands; nothing where they are there and quick. */
export function standing({ here, away: gone, open, claim }: Told, who: string, other: number, asked: boolean): string {
  const away = isAway({ here, away: gone }, other) ? say`${who} is not connected. ` : "";
  const soon = away && claim ? say`You can claim the match in ${inWords(claim)}. ` : "";
  if (!asked || open < long) return (away + soon).trim();
  const minutes = Math.floor(open / long);
  return `${away}${soon}${who} has been deciding for ${minutes === 1 ? "a minute" : say`${minutes} minutes`}.`;
}

/** inWords says this many seconds. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / long);
  return minutes <= 1 ? "a minute" : say`${minutes} minutes`;
}

/** Claims ends a match that the other player has left. */
function Claims({ store }: { store: MatchStore }) {
  const claim = async (kind: "win" | "draw") => {
    try {
      await server.claim(store, kind);
    } catch (e) {
      store.error.value = server.sentence(e);
    }
  };
  return (
    <div class="row" data-claims>
      <button type="button" class="primary" onClick={() => void claim("win")}>Claim the win</button>
      <button type="button" onClick={() => void claim("draw")}>Declare a draw</button>
    </div>
  );
}
