/** The log: what happened, with the rule behind each sentence and the measurements. */
import { useEffect, useRef } from "preact/hooks";
import { useComputed, useSignal } from "@preact/signals";
import { RuleLink } from "../components/RuleWindow";
import { type Chapter, chapters, type Fight } from "./chapters";
import { Die, held } from "./Faces";
import { Name } from "./Letter";
import type { Entry, MatchStore } from "./store";

/** How many of the last chapters are shown at first. */
const shown = 80;

/** Log lists what happened, the newest last, and stays at its end while it is looked at. */
export function Log({ store }: { store: MatchStore }) {
  const all = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const stay = useRef(true);
  const last = useRef(0);
  const list = useComputed(() => chapters(store.log.value, store.terms));
  const visible = all.value ? list.value : list.value.slice(-shown);
  const length = store.log.value.length;
  useEffect(() => {
    const b = box.current;
    if (!b) return;
    const end = () => {
      if (stay.current) b.scrollTop = b.scrollHeight;
    };
    end();
    const size = new ResizeObserver(end);
    size.observe(b);
    return () => size.disconnect();
  }, [length]);
  return (
    <section
      ref={box} class="log" aria-label="Log" tabIndex={0}
      onScroll={(e) => {
        // Only who scrolls up leaves the end: sentences come while the log still moves there.
        const b = e.currentTarget;
        const near = b.scrollHeight - b.scrollTop - b.clientHeight < 40;
        if (near || b.scrollTop < last.current) stay.current = near;
        last.current = b.scrollTop;
      }}
    >
      <h2>Log</h2>
      {list.value.length > visible.length && (
        <button type="button" class="quiet-button" onClick={() => (all.value = true)}>
          Show all of it
        </button>
      )}
      <ol>
        {visible.map((c) => <Part key={c.key} store={store} chapter={c} />)}
      </ol>
    </section>
  );
}

/** Part is one chapter. */
function Part({ store, chapter }: { store: MatchStore; chapter: Chapter }) {
  switch (chapter.kind) {
    case "round":
      return <li class="line divider"><span>Round {chapter.round}</span></li>;
    case "fight":
      return <FightCard store={store} fight={chapter} />;
    default:
      return <Line store={store} entry={chapter.entry} />;
  }
}

/** FightCard is an attack: who, whom, the dice, the result; opened, every sentence of it. */
function FightCard({ store, fight }: { store: MatchStore; fight: Fight }) {
  const { attackOut, defenseOut } = held(fight.attack, fight.defense);
  const over = fight.result !== "";
  const said = [...fight.attack, "against", ...fight.defense].join(" ");
  return (
    <li class={"line fight" + (fight.hurt ? " hurt" : "")}>
      <details>
        <summary>
          <span class="who-whom">
            <Name store={store} ship={fight.attacker} />
            <i aria-label="attacks">▸</i>
            <Name store={store} ship={fight.defender} />
          </span>
          <span class="outcome">
            <span class="small-dice" role="img" aria-label={said}>
              {fight.attack.map((f, i) => (
                <Die key={"a" + i} side="attack" face={f} out={over && attackOut.has(i)} />
              ))}
              {fight.defense.map((f, i) => (
                <Die key={"d" + i} side="defense" face={f} out={over && defenseOut.has(i)} />
              ))}
            </span>
            <b>{fight.result}</b>
          </span>
        </summary>
        <ol>{fight.entries.map((e) => <Line key={e.key} store={store} entry={e} />)}</ol>
      </details>
    </li>
  );
}

/** Line is one sentence, with the rule that it follows from and its measurement. */
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
      {event.clause && <RuleLink clause={event.clause} />}
    </li>
  );
}
