/** Weapon and target in one question: weapons are chips, the targets of the one that is chosen rows. */
import type { Option } from "../../api/types";
import type { MatchStore } from "../store";
import { Answer } from "./Answer";

/** Power is what an attack with a weapon of a huge ship costs of the energy on its card. */
function Power({ store, weapon }: { store: MatchStore; weapon: Option }) {
  const id = store.question.value?.ship ?? -1;
  const printed = store.match.value?.ships[id]?.weapons.find((w) => w.name === weapon.text);
  if (!printed?.energy) return null;
  const now = store.shipAt(id)?.charges?.find((c) => c.card === printed.card)?.active ?? 0;
  return <small class="power"> {printed.energy} of its {now} energy</small>;
}

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
              onClick={() => { store.pointing.armed.value = null; store.pointing.at(null); store.weapon.value = w.answer; }}
            >
              {w.text}<Power store={store} weapon={w} />
            </button>
          ))}
        </div>
      )}
      {weapons.length === 1 && aimed && (
        <p class="quiet weapon-name">{aimed.text}<Power store={store} weapon={aimed} /></p>
      )}
      <ol class="options">
        {store.listed.value.map((o) => (
          <li key={`${o.answer} ${o.ship ?? ""} ${o.section ?? ""}`}><Answer store={store} option={o} /></li>
        ))}
      </ol>
    </>
  );
}
