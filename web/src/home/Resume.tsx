/** The matches of this browser that can be gone on with, each with its table and whose turn it is. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { api, must } from "../api/client";
import { rested } from "../api/host";
import type { State, Turn } from "../api/types";
import { written } from "../match/Clock";
import { linkTo } from "../match/enter";
import { resultWords } from "../match/words";
import { type Held, held, hold } from "../prefs";
import { sideOf } from "../match/team";
import { say } from "../language";

/** Of how many matches the table is shown. */
const most = 3;

/** Of how many it is asked whether they wait, and how many are listed unless all are asked for. */
const asked = 40;
const listed = 60;

/** atRest asks what can wait until a match that is begun meanwhile is there, unless the page is left before. */
function atRest(ask: () => Promise<unknown>): () => void {
  let left = false;
  rested().then(() => (left ? undefined : ask())).catch(() => undefined);
  return () => void (left = true);
}

/** Resume lists them, the newest first. */
export function Resume() {
  const turns = useSignal<ReadonlyMap<string, Turn>>(new Map());
  const all = useSignal(false);
  const matches = held.value.filter((h) => !h.page && h.token).slice(0, asked);
  const ids = matches.map((h) => h.id).join(" ");
  useEffect(() => {
    if (!ids) return;
    const seats = matches.map(({ id, token }) => ({ id, token }));
    // The matches can still be gone to where this fails.
    return atRest(() => must(api.POST("/api/v1/turns", { body: { seats } })).then(
      (list) => (turns.value = new Map(list.map((t) => [t.id, t])))));
  }, [ids]);
  if (held.value.length === 0) return null;
  const waits = (h: Held) => (turns.value.get(h.id)?.yours ? 0 : 1);
  const list = [...held.value].sort((a, b) => waits(a) - waits(b));
  return (
    <section class="resume" aria-labelledby="held">
      <h2 id="held">Resume</h2>
      <ul class="held">
        {list.slice(0, all.value ? list.length : listed).map((h) => (
          <Kept
            key={h.id} match={h} turn={turns.value.get(h.id)}
            look={held.value.indexOf(h) < most && !h.page}
          />
        ))}
      </ul>
      {list.length > listed && !all.value && (
        <button type="button" onClick={() => (all.value = true)}>{say`Show all ${list.length}`}</button>
      )}
    </section>
  );
}

/** Kept is one match; looked at, it says how it stands. */
function Kept({ match: h, turn, look }: { match: Held; turn: Turn | undefined; look: boolean }) {
  const state = useSignal<State | null>(null);
  useEffect(() => {
    if (!look) return;
    const headers = h.token ? { Authorization: "Bearer " + h.token } : {};
    // Where this fails it can still be gone to, and says there what is wrong.
    return atRest(() => must(api.GET("/api/v1/matches/{id}", { headers, params: { path: { id: h.id } } })).then(
      (s) => (state.value = s)));
  }, [h.id, look]);
  return (
    <li>
      <a href={linkTo(h)}>
        {state.value && <Miniature state={state.value} />}
        <span>
          <b>{h.text}</b>
          {state.value && <small>{standing(state.value)}</small>}
          {turn && <small data-turn={turn.yours ? "yours" : "no"}>{turnWords(turn, !state.value)}</small>}
        </span>
      </a>
      <button
        type="button" aria-label={say`Remove ${h.text} from the list`} onClick={() => hold({ ...h, text: "" })}
      >
        ✕
      </button>
    </li>
  );
}

/** turnWords says whose turn it is, and how long there is for it; nothing where that is said already. */
export function turnWords({ yours, over, left, names }: Turn, alone: boolean): string {
  const others = (names ?? []).filter((n) => n).join(" and ");
  const words = [];
  if (others) words.push(others);
  if (alone) words.push(over ? "over" : yours ? "your turn" : "waiting for the other player");
  if (yours && left !== undefined) words.push(say`${written(left)} left`);
  return words.join(" · ");
}

/** standing says at which point a match is, and whose turn it is. */
function standing({ match, table, question, result }: State): string {
  const round = table.round > 0 ? say`Round ${table.round}` : "Setup";
  if (result) return say`${round} · finished: ${resultWords(match, result)}`;
  return `${round} · ${question ? "your turn" : "waiting for the other player"}`;
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
          class={"side" + (sideOf(match.ships[s.id]?.seat ?? 1) === sideOf(match.seat || 1) ? 1 : 2)}
        />
      ))}
    </svg>
  );
}
