/** What a maneuver means: its name, its difficulty, what it meets, who is in arc, who aims there. */
import type { Exposure, Option, Sight } from "../../api/types";
import { say } from "../../language";
import { Letter } from "../Letter";
import type { MatchStore } from "../store";
import { Arrow } from "./Dial";
import { Portrait } from "../board/Definitions";
import { coarse } from "../touch";

type ReadoutProps = { store: MatchStore; ship: number; options: Option[]; shown: Option | null };

/** Readout says what results from the maneuver that is shown. Its height is always the same. */
export function Readout({ store, ship, options, shown }: ReadoutProps) {
  return (
    <div class="readout">
      <Wheel store={store} ship={ship} options={options} shown={shown} />
      {shown?.maneuver ? <Meaning store={store} option={shown} /> : (
        <p class="quiet">{coarse() ? "Tap" : "Hover over"} a maneuver to see where it ends.</p>
      )}
    </div>
  );
}

/** Meaning is what a maneuver leads to, as things are now. */
function Meaning({ store, option }: { store: MatchStore; option: Option }) {
  const maneuver = option.maneuver;
  const meets = option.meets ?? [];
  return (
    <div class="meaning">
      <h3 class={maneuver?.difficulty}>{maneuver?.text}</h3>
      <ul>
        {maneuver?.energy ? <li class="gains">Gains {maneuver.energy} energy</li> : null}
        {meets.map((m) => (
          <li key={m.text} class={m.kind === "edge" ? "bad" : "warn"}>{sentence(m.text)}</li>
        ))}
        {option.pose && (
          <>
            <li><Seen store={store} list={option.sights ?? []} some="In your arc:" none="No ship in your arc" /></li>
            <li><Seen store={store} list={option.aimed ?? []} some="In the arc of:" none="In no enemy arc" /></li>
            {option.exposed && <li><Exposed store={store} list={option.exposed} /></li>}
          </>
        )}
      </ul>
    </div>
  );
}

/** sentence begins with a capital. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type SeenProps = { store: MatchStore; list: readonly Sight[]; some: string; none: string };

/** Seen lists ships with their ranges, the nearest first. */
function Seen({ store, list, some, none }: SeenProps) {
  if (list.length === 0) return <span class="quiet">{none}</span>;
  const near = [...list].sort((a, b) => a.range - b.range);
  return (
    <>
      {some}{" "}
      {near.map((s) => (
        <span key={s.ship} class="seen-ship">
          <Letter store={store} ship={s.ship} /><small>range {s.range}</small>{" "}
        </span>
      ))}
    </>
  );
}

/** Exposed lists the enemies that could have the ship in an arc once they have moved, those with the most ways first. */
function Exposed({ store, list }: { store: MatchStore; list: readonly Exposure[] }) {
  const share = (e: Exposure) => e.from / e.of;
  return (
    <span data-exposed={list.length}>
      After they move:{" "}
      {[...list].sort((a, b) => share(b) - share(a)).map((e) => (
        <span key={e.ship} class="seen-ship">
          <Letter store={store} ship={e.ship} />
          <small aria-label={say`${e.from} of ${e.of} moves`} title={say`${e.from} of ${e.of} moves`}>{`${e.from}/${e.of}`}</small>{" "}
        </span>
      ))}
    </span>
  );
}

/** Wheel is the dial itself, turned so that its window shows the maneuver. It is for the eye. */
function Wheel({ store, ship, options, shown }: ReadoutProps) {
  const card = store.match.value?.ships[ship];
  const dial = options.flatMap((o) => (o.maneuver ? [o.maneuver] : []));
  const at = dial.findIndex((m) => m.word === shown?.maneuver?.word);
  const each = 360 / Math.max(dial.length, 1);
  return (
    <svg class="wheel night" viewBox="-70 -70 140 140" aria-hidden="true">
      <circle r="68" class="rim" />
      <g class="spin" style={{ transform: `rotate(${-Math.max(at, 0) * each}deg)` }}>
        {dial.map((m, i) => (
          <g key={m.word} transform={`rotate(${i * each}) translate(0 -51)`} class={m.difficulty}>
            <Arrow bearing={m.bearing} size={15} />
          </g>
        ))}
      </g>
      <circle r="32" class="hub" />
      {card && (
        <svg x="-26" y="-26" width="52" height="52">
          <Portrait store={store} card={card} />
        </svg>
      )}
      {at >= 0 && <path d="M-17-67A70 70 0 0 1 17-67L11-36H-11Z" class="window" />}
    </svg>
  );
}
