/** What lies across the match for a while: offers, a cut connection, what was missed. */
import type { OfferKind } from "../api/link";
import { Failed } from "../components/Notice";
import { diceMismatch, promisedOf } from "./diceCommitment";
import { Sentence } from "./Sentence";
import type { MatchStore } from "./store";
import { sideOf, speaks } from "./team";
import { say } from "../language";


/** Banner shows what there is to know, the most pressing first. */
export function Banner({ store }: { store: MatchStore }) {
  return (
    <>
      <Dice store={store} />
      <Line store={store} />
      <Missed store={store} />
      <Undeployed store={store} />
      <Offers store={store} />
    </>
  );
}

/** Dice says that the dice of the match are not those that were promised to this browser. */
function Dice({ store }: { store: MatchStore }) {
  const match = store.match.value;
  const why = match && diceMismatch(match.dice, promisedOf(store.id));
  return why ? <p class="banner" role="alert" data-broken>{why}</p> : null;
}

/** Line says that the connection is cut; it comes back by itself. */
function Line({ store }: { store: MatchStore }) {
  if (store.connection.value === "refused") return <Failed why={store.error.value} />;
  if (store.connection.value !== "lost") return null;
  return <p class="banner lost" role="status">Connection lost. Reconnecting…</p>;
}

/** Missed says how much happened meanwhile. */
function Missed({ store }: { store: MatchStore }) {
  const n = store.missed.value;
  if (n === 0) return null;
  const last = store.log.value.filter((e) => e.missed).slice(-3);
  return (
    <div class="banner" role="status" data-missed={n}>
      <p>While you were away, {n === 1 ? "one thing happened" : say`${n} things happened`}.</p>
      <ul>{last.map((e) => <li key={e.key}><Sentence store={store} said={e.event} /></li>)}</ul>
      <button type="button" onClick={() => (store.missed.value = 0)}>Dismiss</button>
    </div>
  );
}

/** Undeployed says which ship had no room to deploy, until the round is over. */
function Undeployed({ store }: { store: MatchStore }) {
  const event = store.undeployed.value;
  if (!event) return null;
  return (
    <div class="banner" role="status" data-undeployed>
      <p><Sentence store={store} said={event} /></p>
      <button type="button" onClick={() => (store.undeployed.value = null)}>Dismiss</button>
    </div>
  );
}

/** Offers lists what the other player offers, and what is offered to them. */
function Offers({ store }: { store: MatchStore }) {
  return (
    <>
      {store.offers.value.map((o) => (
        <div key={o.seat + o.kind} class="banner" role="status" data-offer={o.kind}>
          <p>{o.text}</p>
          {speaks(store.match.value, store.seat) && sideOf(o.seat) !== sideOf(store.seat) && (
            <div class="row">
              <button type="button" class="primary"
                onClick={() => void store.offer(o.kind as OfferKind)}>
                Accept
              </button>
              <button type="button" onClick={() => void store.offer("no")}>Decline</button>
            </div>
          )}
        </div>
      ))}
    </>
  );
}
