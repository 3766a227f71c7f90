/** Whether the other player is at the table, and how long an answer has been awaited. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Presence as Told } from "../api/types";
import type { MatchStore } from "./store";
import * as server from "./server";

/** How often the server is asked, in milliseconds, and from when on a wait is long, in seconds. */
const every = 5000;
const long = 60;

/** Presence says that the other player is away, or has thought for a while. It ends nothing. */
export function Presence({ store }: { store: MatchStore }) {
  const told = useSignal<Told | null>(null);
  const other = 3 - store.seat;
  const person = store.seat !== 0 && !store.match.value?.players[other - 1]?.bot;
  const asks = person && !store.result.value;
  useEffect(() => {
    if (!asks) return;
    // Who cannot be asked now is asked again; that the connection is cut is said elsewhere.
    const ask = () => server.presence(store).then((p) => (told.value = p), () => undefined);
    void ask();
    const timer = setInterval(() => void ask(), every);
    return () => clearInterval(timer);
  }, [store, asks]);
  if (!asks || !told.value) return null;
  const words = standing(told.value, other, store.waitingFor.value.includes(other));
  return <p class="quiet" role="status" data-presence>{words}</p>;
}

/** standing says how the other player stands; nothing where they are there and quick. */
export function standing({ here, open }: Told, other: number, asked: boolean): string {
  const who = `Player ${other}`;
  const away = here.includes(other) ? "" : `${who} is not connected. `;
  if (!asked || open < long) return away.trim();
  const minutes = Math.floor(open / long);
  return `${away}${who} has been asked for ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
