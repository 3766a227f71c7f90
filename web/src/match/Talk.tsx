/** What the players say to each other, partners too: all of them hear it. It can be muted, taken back and reported. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { fetchLobby } from "../api/lobby";
import type { Lobby } from "../api/types";
import { muted } from "../prefs";
import * as server from "./server";
import type { MatchStore } from "./store";
import { others } from "./team";

/** Talk is the talk with a person in the other seat; with a program there is none. */
export function Talk({ store }: { store: MatchStore }) {
  const people = others(store.match.value, store.seat);
  if (store.seat === 0 || people.length === 0 || store.free.value.length > 0) return null;
  const quiet = muted.value.includes(store.id);
  const words = store.words.value.filter((w) => w.seat === store.seat || !quiet);
  const last = words.at(-1);
  return (
    <details class="talk" data-talk>
      <summary>
        Chat{last && <small>{` ${store.nameOf(last.seat)}: ${last.text}`}</small>}
      </summary>
      <ol aria-label="Messages" aria-live="polite" tabIndex={0}>
        {words.map((w) => <li key={w.at} translate={false}><b>{store.nameOf(w.seat)}</b> {w.text}</li>)}
      </ol>
      {words.length === 0 && <p class="quiet">No messages yet.</p>}
      {people.length > 1 && <p class="quiet">Everyone at the table sees your messages.</p>}
      <Say store={store} />
      <Manners store={store} other={people.length === 1 ? store.nameOf(people[0] ?? 0) : "the other players"} quiet={quiet} />
    </details>
  );
}

/** Say says a phrase, or what is typed. */
function Say({ store }: { store: MatchStore }) {
  const phrases = useSignal<Lobby["phrases"]>([]);
  const text = useSignal("");
  const why = useSignal("");
  useEffect(() => {
    fetchLobby().then((l) => (phrases.value = l.phrases), () => undefined);
  }, []);
  const say = async (what: { phrase?: string; text?: string }) => {
    why.value = "";
    if (what.text) text.value = ""; // the next words can be typed meanwhile
    try {
      await server.say(store, what);
    } catch (e) {
      why.value = server.sentence(e);
      text.value ||= what.text ?? "";
    }
  };
  return (
    <>
      <div class="row phrases">
        {phrases.value.map((p) => (
          <button key={p.id} type="button" data-phrase={p.id} onClick={() => void say({ phrase: p.id })}>
            {p.text}
          </button>
        ))}
      </div>
      <form onSubmit={(e) => { e.preventDefault(); void say({ text: text.value }); }}>
        <label>
          <span class="visually-hidden">Your message</span>
          <input
            value={text.value} maxLength={200} placeholder="Type a message"
            onInput={(e) => (text.value = e.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={text.value.trim() === ""}>Send</button>
      </form>
      {why.value && <p role="alert">{why.value}</p>}
    </>
  );
}

type MannersProps = { store: MatchStore; other: string; quiet: boolean };

/** Manners is what can be done about words: mute, take back, report. */
function Manners({ store, other, quiet }: MannersProps) {
  const told = useSignal("");
  const why = useSignal("");
  const open = useSignal(false);
  const try_ = async (work: Promise<void>, done: string) => {
    try {
      await work;
      told.value = done;
    } catch (e) {
      told.value = server.sentence(e);
    }
  };
  const mute = () => {
    const rest = muted.value.filter((id) => id !== store.id);
    muted.value = quiet ? rest : [store.id, ...rest].slice(0, 60);
  };
  return (
    <>
      <div class="row">
        <button type="button" aria-pressed={quiet} onClick={mute}>
          {`Mute ${other}`}
        </button>
        <button
          type="button"
          onClick={() => void try_(server.clearWords(store), "Your messages have been deleted.")}
        >
          Delete my messages
        </button>
        <button type="button" onClick={() => (open.value = !open.value)}>Report…</button>
      </div>
      {open.value && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            open.value = false;
            void try_(server.report(store, why.value), "The server's operators will read your report.");
          }}
        >
          <label>
            What happened?
            <textarea
              value={why.value} maxLength={500} required
              onInput={(e) => (why.value = e.currentTarget.value)}
            />
          </label>
          <button type="submit">Send report</button>
        </form>
      )}
      {told.value && <p role="status" class="quiet">{told.value}</p>}
    </>
  );
}
