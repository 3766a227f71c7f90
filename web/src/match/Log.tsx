/** The log: what happened, with the rule behind each sentence and the measurements. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useComputed, useSignal } from "@preact/signals";
import { RuleLink } from "../components/RuleWindow";
import { TokenIcon } from "./Cards";
import { type Chapter, chapters, type Fight, type Flight, type Group } from "./chapters";
import { Die, held } from "./Faces";
import { Letter, Name } from "./Letter";
import { Arrow } from "./question/Dial";
import { Sentence } from "./Sentence";
import type { Entry, MatchStore } from "./store";

/** How many of the last chapters are shown at first. */
const shown = 80;

/** For how long after a key, a wheel or a finger the log moves by hand, in milliseconds. */
const byHand = 1000;

type LogProps = {
  store: MatchStore;
  /** All that happens in a replay, of which so much has happened; pressing an entry goes there. */
  film?: { entries: Entry[]; told: number; jump: (key: number) => void };
};

/** Log lists what happened, the newest last, and stays at its end while it is looked at. */
export function Log({ store, film }: LogProps) {
  const all = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const stay = useRef(true);
  const touched = useRef(-Infinity);
  const whole = useMemo(() => film && chapters(film.entries, store.terms), [film?.entries]);
  const told = useComputed(() => chapters(store.log.value, store.terms));
  const list = whole ?? told.value;
  const visible = all.value || whole ? list : list.slice(-shown);
  const length = film?.told ?? store.log.value.length;
  useEffect(() => {
    const b = box.current;
    if (!b) return;
    const end = () => {
      const now = b.querySelector<HTMLElement>("[data-now]");
      if (film) b.scrollTop = now ? now.offsetTop - b.offsetTop - b.clientHeight / 2 : 0;
      else if (stay.current) b.scrollTop = b.scrollHeight;
    };
    end();
    const size = new ResizeObserver(end);
    size.observe(b);
    return () => size.disconnect();
  }, [length]);
  const touch = () => void (touched.current = performance.now());
  return (
    <section
      ref={box} class="log" aria-label="Log" tabIndex={0}
      onWheel={touch} onTouchMove={touch} onPointerDown={touch} onKeyDown={touch}
      onScroll={(e) => {
        // Only a person leaves the end: the log also moves when sentences come and old ones go.
        const b = e.currentTarget;
        const near = b.scrollHeight - b.scrollTop - b.clientHeight < 40;
        if (near || performance.now() - touched.current < byHand) stay.current = near;
      }}
    >
      <h2>Log</h2>
      {list.length > visible.length && (
        <button type="button" class="quiet-button" onClick={() => (all.value = true)}>
          Show the full log
        </button>
      )}
      <ol>
        {visible.map((c, i) => film ? (
          <li
            key={c.key} class={c.key >= film.told ? "moment later" : "moment"}
            data-now={c.key < film.told && (visible[i + 1]?.key ?? Infinity) >= film.told ? "" : undefined}
          >
            <button
              type="button" class="to-moment" aria-label="Jump to this moment" data-jump={c.key}
              onClick={() => film.jump(c.key)}
            >
              ↦
            </button>
            <ol><Part store={store} chapter={c} /></ol>
          </li>
        ) : <Part key={c.key} store={store} chapter={c} />)}
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
    case "flight":
      return <FlightCard store={store} flight={chapter} />;
    case "group":
      return <GroupLine store={store} group={chapter} />;
    default:
      return <Line store={store} entry={chapter.entry} />;
  }
}

/** missedOf marks a chapter of which something happened while the connection was cut. */
function missedOf({ entries }: { entries: Entry[] }): string {
  return entries.some((e) => e.missed) ? "missed" : "";
}

/** FightCard is an attack: who, whom, the dice, the result; opened, every sentence of it. */
function FightCard({ store, fight }: { store: MatchStore; fight: Fight }) {
  const { attackOut, defenseOut } = held(fight.attack, fight.defense);
  const over = fight.result !== "";
  const said = [...fight.attack, "against", ...fight.defense].join(" ");
  return (
    <li class={["line fight", fight.hurt ? "hurt" : "", missedOf(fight)].join(" ")}>
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

/** FlightCard is the activation of a ship: its maneuver, and what resulted from it; opened, every sentence of it. */
function FlightCard({ store, flight }: { store: MatchStore; flight: Flight }) {
  const { maneuver, notes, touches, tokens } = flight;
  return (
    <li class={["line flight", flight.hurt ? "hurt" : "", missedOf(flight)].join(" ")}>
      <details>
        <summary>
          <Name store={store} ship={flight.ship} />
          {maneuver && (
            <span class={"flown " + maneuver.difficulty}>
              <Arrow bearing={maneuver.bearing} />
              <span><span class="visually-hidden">{store.name("difficulty", maneuver.difficulty)} </span>{maneuver.path}</span>
            </span>
          )}
          {touches.length > 0 && (
            <span class="note">touches {touches.map((t) => <Letter key={t} store={store} ship={t} />)}</span>
          )}
          {notes.map((n, i) => <span key={i} class="note">{n}</span>)}
          {tokens.length > 0 && (
            <span class="gained">{tokens.map((t) => <TokenIcon key={t.name} token={t} />)}</span>
          )}
        </summary>
        <ol>{flight.entries.map((e) => <Line key={e.key} store={store} entry={e} />)}</ol>
      </details>
    </li>
  );
}

/** GroupLine is what happened to several ships alike; a single one has its own sentence. */
function GroupLine({ store, group }: { store: MatchStore; group: Group }) {
  const [first] = group.entries;
  if (first && group.entries.length === 1) return <Line store={store} entry={first} />;
  return (
    <li class={"line group " + missedOf(group)}>
      <details>
        <summary>
          {group.ships.map((s) => <Letter key={s} store={store} ship={s} />)} {group.what}
        </summary>
        <ol>{group.entries.map((e) => <Line key={e.key} store={store} entry={e} />)}</ol>
      </details>
    </li>
  );
}

/** Line is one sentence, with the rule that it follows from and its measurement. */
function Line({ store, entry }: { store: MatchStore; entry: Entry }) {
  const { event, missed } = entry;
  return (
    <li class={["line", event.kind, missed ? "missed" : ""].join(" ")}>
      {missed && <span class="visually-hidden">Missed while you were away: </span>}
      <Sentence store={store} said={event} proof={event.proof} />{" "}
      {event.clause && <RuleLink clause={event.clause} />}
    </li>
  );
}
