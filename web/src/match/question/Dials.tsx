/** The dials of the own ships: any of them can be set, and set anew until all are ready. */
import { useEffect, useRef } from "preact/hooks";
import type { MatchStore } from "../store";
import { Dial } from "./Dial";

/** Dials shows one dial at a time, with a tab for each ship. */
export function Dials({ store }: { store: MatchStore }) {
  const { planning } = store;
  const ships = planning.ships.value;
  const ship = planning.ship.value ?? ships[0]?.id ?? 0;
  const draft = planning.draft.value;
  return (
    <>
      {ships.length > 1 && (
        <div class="row tabs" role="group" aria-label="Ships">
          {ships.map((s) => (
            <button
              key={s.id} type="button" aria-pressed={s.id === ship}
              aria-label={`${s.letter}, ${s.name}, ${planning.words(s.id)}`}
              onClick={() => (planning.ship.value = s.id)}
            >
              <b class={`letter side${s.seat}`}>{s.letter}</b> {planning.chosen(s.id) ? "✓" : "…"}
            </button>
          ))}
        </div>
      )}
      <Dial
        key={ship} store={store} options={planning.options(ship)} chosen={planning.chosen(ship)}
        choose={(o) => void planning.choose(o)}
      />
      <p class="quiet">{planning.words(ship)}</p>
      {draft && <Ready store={store} all={ships.length > 1} />}
    </>
  );
}

/** Ready sends the last dial. It takes the focus when there is nothing left to set. */
function Ready({ store, all }: { store: MatchStore; all: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button} type="button" class="primary" disabled={store.sending.value} data-ready
      onClick={() => void store.planning.ready()}
    >
      Ready{all ? ": all dials are set" : ""}
    </button>
  );
}
