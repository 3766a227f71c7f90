/** The matches of this browser that can be gone on with, each with its table and whose turn it is. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { api, must } from "../api/client";
import type { State } from "../api/types";
import { linkTo } from "../match/enter";
import { resultWords } from "../match/words";
import { type Held, held, hold } from "../prefs";

/** Of how many matches the table is shown. */
const most = 3;

/** Resume lists them, the newest first. */
export function Resume() {
  if (held.value.length === 0) return null;
  return (
    <section class="resume" aria-labelledby="held">
      <h2 id="held">Go on playing</h2>
      <ul class="held">
        {held.value.map((h, i) => <Kept key={h.id} match={h} look={i < most && !h.page} />)}
      </ul>
    </section>
  );
}

/** Kept is one match; looked at, it says how it stands. */
function Kept({ match: h, look }: { match: Held; look: boolean }) {
  const state = useSignal<State | null>(null);
  useEffect(() => {
    if (!look) return;
    const headers = h.token ? { Authorization: "Bearer " + h.token } : {};
    must(api.GET("/api/v1/matches/{id}", { headers, params: { path: { id: h.id } } })).then(
      (s) => (state.value = s),
      () => undefined, // it can still be gone to, and says there what is wrong
    );
  }, [h.id, look]);
  return (
    <li>
      <a href={linkTo(h)}>
        {state.value && <Miniature state={state.value} />}
        <span><b>{h.text}</b>{state.value && <small>{standing(state.value)}</small>}</span>
      </a>
      <button
        type="button" aria-label={`Forget ${h.text}`} onClick={() => hold({ ...h, text: "" })}
      >
        ✕
      </button>
    </li>
  );
}

/** standing says at which point a match is, and whose turn it is. */
function standing({ match, table, question, result }: State): string {
  const round = table.round > 0 ? `Round ${table.round}` : "Set-up";
  if (result) return `${round} · over: ${resultWords(match, result)}`;
  return `${round} · ${question ? "your turn" : "waiting for the other side"}`;
}

/** Miniature is the table with a point for each ship. */
function Miniature({ state: { match, table } }: { state: State }) {
  return (
    <svg viewBox={`0 0 ${match.width} ${match.height}`} class="miniature" aria-hidden="true">
      {(table.obstacles ?? []).map((o) => o.pose && (
        <circle key={o.id} cx={o.pose.x} cy={match.height - o.pose.y} r="34" class="stone" />
      ))}
      {(table.ships ?? []).map((s) => s.pose && (
        <circle
          key={s.id} cx={s.pose.x} cy={match.height - s.pose.y} r="40"
          class={"side" + ((match.ships[s.id]?.seat ?? 1) === (match.seat || 1) ? 1 : 2)}
        />
      ))}
    </svg>
  );
}
