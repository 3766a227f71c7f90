/** A match that is being played now, as it stands, on the first page. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { api, must } from "../api/client";
import type { Listed, State } from "../api/types";
import { basePath, num, onTable, polygon } from "../match/geometry";
import { met, sideOf } from "../match/team";
import { say } from "../language";
import { link } from "../router";
import "./live.css";

/**
 * How often the table is looked at, in milliseconds, in how many of these looks one asks for a match where none was shown, and
 * after how many seconds without a move a match is not shown.
 */
const often = 5000;
const seldom = 6;
const stale = 300;

/** liveliest is the match in which something happened last, if that is not long ago. */
export function liveliest(list: readonly Listed[]): Listed | undefined {
  return list.filter((m) => !m.finished && m.idle <= stale).toSorted((a, b) => a.idle - b.idle)[0];
}

/** Live is the table; nothing where no one plays. */
export function Live() {
  const shown = useSignal<{ of: Listed; state: State } | null>(null);
  useEffect(() => {
    let left = false;
    let looks = 0;
    const look = async () => {
      const now = shown.peek();
      if (document.hidden || !now && looks++ % seldom) return;
      const over = !now || now.state.result;
      const of = over ? liveliest(await must(api.GET("/api/v1/matches", { params: { query: { going: 1 } } }))) : now.of;
      const state = of && await must(api.GET("/api/v1/matches/{id}", { params: { path: { id: of.id } } }));
      if (!left) shown.value = of && state ? { of, state } : null;
    };
    const soon = () => void look().catch(() => (shown.value = null)); // without the list nothing is shown
    soon();
    const clock = setInterval(soon, often);
    return () => {
      left = true;
      clearInterval(clock);
    };
  }, []);
  if (!shown.value) return null;
  const { of, state } = shown.value;
  return (
    <section class="live" aria-labelledby="live" data-live={of.id}>
      <h2 id="live">Playing now</h2>
      <a href={link("match", of.id)} class="live-table night" aria-label={say`Watch ${met(of.squads)}`}>
        <LiveTable state={state} />
      </a>
      <p>{met(of.squads)}{state.table.round > 0 && <small>{say`Round ${state.table.round}`}</small>}</p>
      <a class="button" href={link("match", of.id)}>Watch</a>
    </section>
  );
}

/** LiveTable is the table with its obstacles and ships. */
function LiveTable({ state: { match, table } }: { state: State }) {
  const { width, height } = match;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="mat" width={width} height={height} rx="6" />
      {(table.obstacles ?? []).map((o) => {
        const outline = match.obstacles[o.id]?.outline;
        return o.pose && outline && <path key={o.id} class="rock" d={polygon(outline)} transform={onTable(o.pose, height)} />;
      })}
      {(table.ships ?? []).map((s) => {
        const card = match.ships[s.id];
        if (!card || !s.pose || s.away) return null;
        const side = sideOf(card.seat) === 1 ? 1 : 2;
        return (
          <g key={s.id} class={`ship side${side}`} style={{ transform: styled(s.pose, height) }}>
            <path d={basePath(card.width, card.length, side)} />
            <path class="nose" d={`M${num(-card.width / 4)} ${num(-card.length / 6)}L0 ${num(-card.length / 2.4)}L${num(card.width / 4)} ${num(-card.length / 6)}`} />
          </g>
        );
      })}
    </svg>
  );
}

/** styled is a pose as a transform of a style sheet, which glides from one to the next. */
function styled({ x, y, heading }: { x: number; y: number; heading: number }, height: number): string {
  return `translate(${num(x)}px, ${num(height - y)}px) rotate(${num(heading)}deg)`;
}
