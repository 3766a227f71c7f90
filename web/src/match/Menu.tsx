/** What can be done beside answering: speed, offers, conceding, keys, links. */
import { useSignal } from "@preact/signals";
import { Modal } from "../components/Modal";
import type { Signal } from "@preact/signals";
import { follow, type Speed, shortcuts, single, speed, twice } from "../prefs";
import { link } from "../router";
import { Keeper } from "./Keeper";
import type { MatchStore } from "./store";

/** The speeds of animations with their names. */
const speeds: [Speed, string][] = [[1, "Usual"], [2, "Twice"], [4, "Four times"], [0, "Off"]];

/** Menu is the window with everything that is not part of the open question. */
export function Menu({ store, onClose }: { store: MatchStore; onClose: () => void }) {
  return (
    <Modal title="Match" onClose={onClose}>
      <fieldset>
        <legend>Speed of animations</legend>
        {speeds.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio" name="speed" checked={speed.value === value}
              onChange={() => (speed.value = value)}
            />{" "}
            {name}
          </label>
        ))}
      </fieldset>
      <Switch of={follow}>The camera goes where something happens</Switch>
      <Switch of={single}>Questions with one answer answer themselves</Switch>
      <Switch of={twice}>A first click shows, a second one takes, as on touch</Switch>
      <Switch of={shortcuts}>Single keys answer and move</Switch>
      <Keys />
      {store.seat !== 0 && !store.course && !store.result.value && <Endings store={store} onClose={onClose} />}
      {store.seat !== 0 && !store.course && <Keeper store={store} />}
      <Agreed store={store} />
    </Modal>
  );
}

/** Switch is a setting that is on or off. */
function Switch({ of, children }: { of: Signal<boolean>; children: preact.ComponentChildren }) {
  return (
    <label class="switch">
      <input
        type="checkbox" checked={of.value} onChange={(e) => (of.value = e.currentTarget.checked)}
      />{" "}
      {children}
    </label>
  );
}

/** Endings offers a draw, or gives the match up after asking once more. */
function Endings({ store, onClose }: { store: MatchStore; onClose: () => void }) {
  const sure = useSignal(false);
  return (
    <div class="row">
      <button type="button" onClick={() => { void store.offer("draw"); onClose(); }}>
        Offer a draw
      </button>
      {sure.value ? (
        <button
          type="button" class="danger" onClick={() => { void store.answer("concede"); onClose(); }}
        >
          Yes, concede
        </button>
      ) : (
        <button type="button" onClick={() => (sure.value = true)}>Concede…</button>
      )}
    </div>
  );
}

/** Keys lists what the keyboard does. */
function Keys() {
  const rows: [string, string][] = [
    ["1 … 9, 10 …", "take the answer with that number"],
    ["P", "pass, where one may"],
    ["arrows", "move on a dial; move what is placed or the board; shift for 10 mm"],
    ["Q E [ ]", "turn what is placed"],
    ["Enter", "press what is focused"],
    ["+ − 0", "zoom in, zoom out, the whole table"],
    ["Shift and a letter", "open the dial of that ship, or go to it on the board"],
    ["Space, S", "skip what is told"],
    ["?", "this window"],
  ];
  return (
    <table class="keys">
      <caption>Keys</caption>
      <tbody>
        {rows.map(([key, what]) => (
          <tr key={key}><th scope="row"><kbd>{key}</kbd></th><td>{what}</td></tr>
        ))}
      </tbody>
    </table>
  );
}

/** Agreed says what the table has agreed on, and how its dice are kept fair. */
function Agreed({ store }: { store: MatchStore }) {
  const match = store.match.value;
  if (!match) return null;
  return (
    <details>
      <summary>The table and its dice</summary>
      <dl>
        {match.settings.map((s) => (
          <div key={s.name}><dt>{s.name}</dt><dd>{s.text}</dd></div>
        ))}
        <div><dt>Commitment to the dice</dt><dd class="hex">{match.dice.commitment}</dd></div>
        {match.dice.nonces?.map((nonce, i) => nonce && (
          <div key={i}><dt>{`Added by player ${i + 1}`}</dt><dd class="hex">{nonce}</dd></div>
        ))}
        {match.dice.secret && (
          <div><dt>Their secret</dt><dd class="hex">{match.dice.secret}</dd></div>
        )}
      </dl>
      <p><a href={link("rules")}>Rules</a></p>
    </details>
  );
}
