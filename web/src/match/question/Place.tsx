/** The question where something goes: buttons beside the board on which it is moved. */
import { type Thing, things } from "../placing";
import type { MatchStore } from "../store";
import { say } from "../../language";

/** The steps of the arrow keys in millimeters, fine and with shift. */
const fine = 1;
const coarse = 10;

/** The directions of the arrow keys. */
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};

/** How many degrees keys turn. */
const turns: Record<string, number> = {
  q: -5, e: 5, Q: -15, E: 15, "[": -1, "]": 1, "{": -15, "}": 15,
};

/** placeKey moves or turns what is being placed. It reports whether the key was one of its own. */
export function placeKey(store: MatchStore, e: KeyboardEvent): boolean {
  if (!store.scene.piece.value || e.ctrlKey || e.metaKey || e.altKey) return false;
  const arrow = arrows[e.key];
  const turn = turns[e.key];
  const step = e.shiftKey ? coarse : fine;
  if (arrow) store.placing.shift(arrow[0] * step, arrow[1] * step);
  else if (turn) store.placing.turn(turn);
  else return false;
  e.preventDefault();
  return true;
}

/** Place shows where the thing in hand is, whether it may be there, and places it. */
export function Place({ store }: { store: MatchStore }) {
  const { placing, scene } = store;
  const piece = scene.piece.value;
  if (!piece) return null;
  const { x, y, heading } = placing.seen(piece.pose);
  if (!placing.place.value?.word) return <NoRoom store={store} />;
  return (
    <div class="place">
      <Which store={store} />
      <p class={piece.legal === false ? "verdict no" : "verdict"} role="status">
        {piece.legal === false ? refusal(store) : <span class="visually-hidden">{piece.legal ? "✓ You can place it here." : "Checking…"}</span>}
      </p>
      {piece.legal && placing.meets.value.map((m) => <p key={m.ship} class="quiet warned">{m.text}</p>)}
      <div class="row">
        {placing.place.value.ship !== undefined && !store.table.value?.round && (
          <button type="button" data-line-up onClick={() => lineUp(store)}>Line up all</button>
        )}
        <button
          type="button" class="primary" disabled={piece.legal === false || store.sending.value}
          onClick={() => store.answer(placing.answer())}
        >
          Place here
        </button>
        <button type="button" onClick={() => placing.suggest()}>Suggest a place</button>
      </div>
      <details class="exactly">
        <summary>Place it to the millimeter</summary>
        <p class="where">
          {say`${x.toFixed(1)} mm from the left, ${y.toFixed(1)} mm from below, ` +
            say`heading ${heading.toFixed(1)}°`}
        </p>
        <Nudges store={store} />
        <p class="quiet">
          Drag it, tap a spot, or use the arrow keys (1 mm, or 10 mm with Shift). Q and E turn it 5°, [ and ] turn
          it 1°.
        </p>
      </details>
    </div>
  );
}

/** lineUp places this ship and the rest of the squad where the server suggests. */
function lineUp(store: MatchStore): void {
  store.placing.suggest();
  store.lineUp.value = true;
  void store.answer(store.placing.answer());
}

/** NoRoom passes, where nothing that is left fits anywhere. */
function NoRoom({ store }: { store: MatchStore }) {
  return (
    <button type="button" class="primary" onClick={() => void store.answer("pass")}>
      Pass: no remaining piece fits anywhere
    </button>
  );
}

/** Which chooses what is placed, where there are several things. */
function Which({ store }: { store: MatchStore }) {
  const place = store.placing.place.value;
  const match = store.match.value;
  const table = store.table.value;
  if (!place || !match || !table) return null;
  const list = things(place, match, table);
  const name = (t: Pick<Thing, "ship" | "obstacle">) =>
    t.ship !== undefined ? match.ships[t.ship]?.name : match.obstacles[t.obstacle ?? -1]?.name;
  if (list.length < 2) return <p><b>{name(place)}</b></p>;
  return (
    <label>
      Place
      <select
        value={place.word}
        onChange={(e) => {
          const thing = list.find((t) => t.word === e.currentTarget.value);
          if (thing) store.placing.instead(thing);
        }}
      >
        {list.map((t) => <option key={t.word} value={t.word}>{name(t)}</option>)}
      </select>
    </label>
  );
}

/** refusal says why it may not be there. */
function refusal(store: MatchStore): string {
  return "✕ " + (store.placing.why.value || "You cannot place it here.");
}

/** Nudges move it by fingers that are too thick for a millimeter. */
function Nudges({ store }: { store: MatchStore }) {
  const { placing } = store;
  const nudge = (label: string, sign: string, act: () => void) => (
    <button type="button" aria-label={label} title={label} onClick={act}>{sign}</button>
  );
  return (
    <div class="row nudges" role="group" aria-label="Move and turn">
      {nudge("Left 10 mm", "←", () => placing.shift(-coarse, 0))}
      {nudge("Right 10 mm", "→", () => placing.shift(coarse, 0))}
      {nudge("Up 10 mm", "↑", () => placing.shift(0, coarse))}
      {nudge("Down 10 mm", "↓", () => placing.shift(0, -coarse))}
      {nudge("Turn left 15°", "↺", () => placing.turn(-15))}
      {nudge("Turn right 15°", "↻", () => placing.turn(15))}
    </div>
  );
}
