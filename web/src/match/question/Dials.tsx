/** The dials of the player's ships: any of them can be set, and set again until all are ready. */
import { useEffect, useRef } from "preact/hooks";
import type { Maneuver } from "../../api/types";
import type { MatchStore } from "../store";
import { Arrow, Dial } from "./Dial";
import { Handover } from "./Handover";
import { Readout } from "./Readout";
import { say } from "../../language";

/** Dials shows one dial at a time, with a tab for each ship. */
export function Dials({ store }: { store: MatchStore }) {
  const { planning } = store;
  const ships = planning.ships.value;
  const ship = planning.ship.value ?? ships[0]?.id ?? 0;
  const options = planning.options(ship);
  const chosen = planning.chosen(ship);
  const shown = store.pointing.option.value ?? options.find((o) => o.maneuver?.word === chosen) ?? null;
  return (
    <>
      {ships.length > 1 && (
        <div class="row tabs" role="group" aria-label="Ships">
          {ships.map((s) => (
            <button
              key={s.id} type="button" aria-pressed={s.id === ship}
              aria-label={`${s.letter}, ${s.name}, ${planning.words(s.id)}`}
              onClick={() => planning.turnTo(s.id)}
            >
              <b class={`letter ${store.look(s.seat)}`}>{s.letter}</b>
              <Set maneuver={s.dial.find((m) => m.word === planning.chosen(s.id))} />
            </button>
          ))}
        </div>
      )}
      <Readout store={store} ship={ship} options={options} shown={shown} />
      <Dial key={ship} store={store} options={options} chosen={chosen} />
      <div class="go-room"><Go store={store} ship={ship} /></div>
    </>
  );
}

/** Set is the maneuver at which a dial stands, on its tab. */
function Set({ maneuver }: { maneuver: Maneuver | undefined }) {
  if (!maneuver) return <span class="not-set">not set</span>;
  return (
    <span class={"set-to " + maneuver.difficulty}>
      {maneuver.speed}<Arrow bearing={maneuver.bearing} />
      <span class="visually-hidden">✓</span>
    </span>
  );
}

/** Go is the one bright button: it sets the dial that is shown, or says that all are set. */
function Go({ store, ship }: { store: MatchStore; ship: number }) {
  const { planning } = store;
  const armed = store.pointing.armed.value;
  const card = store.match.value?.ships[ship];
  if (armed?.maneuver) {
    return (
      <button
        type="button" class="primary go" disabled={store.sending.value} data-go
        onClick={() => store.press(armed, false)}
      >
        Set {card?.letter}: {armed.maneuver.text}
      </button>
    );
  }
  if (planning.draft.value) return <Ready store={store} all={planning.ships.value.length > 1} />;
  const left = planning.ships.value.filter((s) => !planning.chosen(s.id)).length;
  return (
    <div class="go-note">
      <p class="quiet">{left === 1 ? "One ship still needs a dial." : say`${left} ships still need a dial.`}</p>
      <Handover store={store} />
    </div>
  );
}

/** Ready sends the last dial. It takes the focus when there is nothing left to set. */
function Ready({ store, all }: { store: MatchStore; all: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button} type="button" class="primary go" disabled={store.sending.value} data-ready
      onClick={() => void store.planning.ready()}
    >
      Ready{all ? ": all dials are set" : ""}
    </button>
  );
}
