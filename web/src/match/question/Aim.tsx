/** Weapon and target in one question: weapons are chips, the targets of the one that is chosen rows. */
import type { MatchStore } from "../store";
import { Answer } from "./Question";

/** Aim lists the targets of a weapon, the nearest first, and what else can be answered. */
export function Aim({ store }: { store: MatchStore }) {
  const weapons = store.weapons.value;
  const aimed = store.aimed.value;
  return (
    <>
      {weapons.length > 1 && (
        <div class="row weapons" role="group" aria-label="Weapon">
          {weapons.map((w) => (
            <button
              key={w.answer} type="button" aria-pressed={w === aimed} disabled={store.sending.value}
              onClick={() => { store.armed.value = null; store.point(null); store.weapon.value = w.answer; }}
            >
              {w.text}
            </button>
          ))}
        </div>
      )}
      {weapons.length === 1 && <p class="quiet weapon-name">{aimed?.text}</p>}
      <ol class="options">
        {store.listed.value.map((o) => (
          <li key={`${o.answer} ${o.ship ?? ""}`}><Answer store={store} option={o} /></li>
        ))}
      </ol>
    </>
  );
}
