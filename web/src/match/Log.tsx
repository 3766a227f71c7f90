/** The log: what happened, in sentences, with the rule behind each and the measurements. */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { link } from "../router";
import type { Entry, MatchStore } from "./store";

/** How many of the last sentences are shown at first. */
const shown = 120;

/** Log lists what happened, the newest last, and stays at its end while it is looked at. */
export function Log({ store }: { store: MatchStore }) {
  const all = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const stay = useRef(true);
  const entries = store.log.value;
  const visible = all.value ? entries : entries.slice(-shown);
  useEffect(() => {
    const box = list.current?.parentElement;
    if (box && stay.current) box.scrollTop = box.scrollHeight;
  }, [entries.length]);
  return (
    <section
      class="log" aria-label="Log" tabIndex={0}
      onScroll={(e) => {
        const box = e.currentTarget;
        stay.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
    >
      {entries.length > visible.length && (
        <button type="button" class="quiet-button" onClick={() => (all.value = true)}>
          Show all {entries.length} sentences
        </button>
      )}
      <ol ref={list}>
        {visible.map((entry) => <Line key={entry.key} store={store} entry={entry} />)}
      </ol>
    </section>
  );
}

/** Line is one sentence. Pointed at, it shows on the board what it measures. */
function Line({ store, entry }: { store: MatchStore; entry: Entry }) {
  const { event, missed } = entry;
  const proof = event.proof;
  return (
    <li class={["line", event.kind, missed ? "missed" : ""].join(" ")}>
      {missed && <span class="visually-hidden">Missed: </span>}
      {event.text}{" "}
      {proof && (
        <button type="button" class="link" onClick={() => store.showProof(proof)}>
          show
          <span class="visually-hidden"> the measurement on the board</span>
        </button>
      )}{" "}
      {event.clause && (
        <a href={link("rules", event.clause)} title={event.clause}>
          rule<span class="visually-hidden"> {event.clause}</span>
        </a>
      )}
    </li>
  );
}
