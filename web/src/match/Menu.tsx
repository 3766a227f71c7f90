/** What can be done beside answering: speed, offers, conceding, keys, links. */
import { useSignal } from "@preact/signals";
import { Modal } from "../components/Modal";
import { Settings } from "../components/Settings";
import { link } from "../router";
import { SeatKey } from "./SeatKey";
import { promisedOf } from "./diceCommitment";
import { Report } from "./Report";
import { NotifyToggle } from "./NotifyToggle";
import type { MatchStore } from "./store";
import { speaks } from "./team";
import { say } from "../language";

/** Menu is the window with everything that is not part of the open question. */
export function Menu({ store, onClose }: { store: MatchStore; onClose: () => void }) {
  return (
    <Modal title="Match" onClose={onClose}>
      <Settings />
      <Keys />
      {store.seat !== 0 && !store.lesson && !store.result.value && <Endings store={store} onClose={onClose} />}
      {store.seat !== 0 && !store.lesson && <NotifyToggle store={store} />}
      {store.seat !== 0 && !store.lesson && <SeatKey store={store} />}
      <Agreed store={store} />
      <Report store={store} />
    </Modal>
  );
}

/** Endings offers a draw, or gives the match up after asking once more. */
function Endings({ store, onClose }: { store: MatchStore; onClose: () => void }) {
  const sure = useSignal(false);
  if (!speaks(store.match.value, store.seat)) {
    return <p class="quiet">Only your captain can offer a draw or concede for your side.</p>;
  }
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
    ["1 … 9, 10 …", "choose the option with that number; on a dial, jump to that speed"],
    ["31, 32 …", "choose the first, the second end of the move with number 3"],
    ["P", "pass, when you may"],
    ["arrows", "move around a dial; move the piece you are placing, or the board; with Shift, 10 mm"],
    ["Q E [ ]", "turn the piece you are placing"],
    ["Enter", "activate the focused control"],
    ["+ − 0", "zoom in, zoom out, show the whole table"],
    ["V", "look at the table from above, or in space again"],
    ["Shift + letter", "open that ship's dial, or center the board on it"],
    ["Space, S", "skip the animation"],
    ["?", "show this window"],
  ];
  return (
    <table class="keys">
      <caption>Keyboard shortcuts</caption>
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
  const own = promisedOf(store.id);
  if (!match) return null;
  return (
    <details>
      <summary>Match settings and dice fairness</summary>
      <dl>
        {match.settings.map((s) => (
          <div key={s.name}><dt>{s.name}</dt><dd>{s.text}</dd></div>
        ))}
        <div><dt>Dice commitment</dt><dd class="hex">{match.dice.commitment}</dd></div>
        {match.dice.nonces?.map((nonce, i) => nonce && (
          <div key={i}><dt>{say`Nonce from ${store.nameOf(i + 1)}`}</dt><dd class="hex">{nonce}</dd></div>
        ))}
        {own?.nonce && <div><dt>Nonce from your browser</dt><dd class="hex">{own.nonce}</dd></div>}
        {match.dice.secret && (
          <div><dt>Dice secret</dt><dd class="hex">{match.dice.secret}</dd></div>
        )}
      </dl>
      <p><a href={link("rules")}>Rules</a></p>
    </details>
  );
}
