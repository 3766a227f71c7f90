/** The page on which strangers meet: one press for an opponent, and the tables that wait for one. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { fetchLobby, fetchTables, type OpenTable, findOpponent, sitDown } from "../api/lobby";
import type { Lobby } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import games from "../home/games.json";
import { drawn, gather, spend } from "../match/enter";
import { callsign, session } from "../prefs";
import { link } from "../router";
import { say } from "../language";

/** How often the list is fetched again, in milliseconds. */
const every = 4000;

/** The match settings about time, by the choice. */
const paces: Record<string, Record<string, number>> = {
  live: { clock: 40, "clock-planning": 60 }, fast: { clock: 15, "clock-planning": 30 },
  days: { "clock-days": 3 },
};

/** MeetPage finds an opponent. */
export default function MeetPage() {
  const lobby = useSignal<Lobby | null>(null);
  const tables = useSignal<OpenTable[] | null>(null);
  const error = useSignal("");
  const busy = useSignal(false);
  const pace = useSignal("");
  const rated = useSignal(false);
  const fail = (e: unknown) => void (error.value = sentence(e));
  useEffect(() => {
    const load = () => {
      if (!document.hidden) fetchTables().then((list) => (tables.value = list), fail);
    };
    fetchLobby().then((l) => (lobby.value = l), fail);
    load();
    const timer = setInterval(load, every);
    return () => clearInterval(timer);
  }, []);
  const agreed = () => ({ ...paces[pace.value], ...(rated.value && session.value ? { rated: 1 } : {}) });
  const go = async (work: () => ReturnType<typeof findOpponent>) => {
    busy.value = true;
    error.value = "";
    try {
      gather(await work(), "Table waiting for an opponent");
    } catch (e) {
      fail(e);
    }
    busy.value = false;
  };
  // An answer that is lost loses no seat: anyone who presses again asks with the same token.
  const found = async (edition: string, way = "") => {
    const key = `pair ${edition} ${way}`;
    const created = await findOpponent(edition, callsign.value, drawn(key), agreed(), way);
    spend(key);
    return created;
  };
  return (
    <Page title="Find an opponent">
      <label>
        Your name (optional)
        <input
          value={callsign.value} maxLength={30} autocomplete="nickname"
          onInput={(e) => (callsign.value = e.currentTarget.value)}
        />
      </label>
      <label>
        Time control
        <select value={pace.value} data-pace onChange={(e) => (pace.value = e.currentTarget.value)}>
          <option value="" disabled={rated.value}>No clock</option>
          <option value="live">40 minutes each, plus 60 seconds per round</option>
          <option value="fast">15 minutes each, plus 30 seconds per round</option>
          <option value="days">3 days per answer</option>
        </select>
      </label>
      {session.value ? (
        <label class="switch">
          <input
            type="checkbox" checked={rated.value} data-rated
            onChange={(e) => {
              rated.value = e.currentTarget.checked;
              if (rated.value && !pace.value) pace.value = "live"; // a rated match has a clock
            }}
          />{" "}
          Rated: counts toward <a href={link("ladder")}>the ladder</a>, uses a clock, and allows no takebacks
        </label>
      ) : (
        <p class="quiet"><a href={link("account")}>Sign in</a> to play rated matches.</p>
      )}
      <p>
        You are paired with the player who has waited longest, or you open a new table and wait. Then you each
        choose a squad; neither of you sees the other's until both are in.
      </p>
      <div class="row">
        {games.map((g) => (
          <button
            key={g.id} type="button" class="primary" disabled={busy.value} data-pair={g.id}
            onClick={() => void go(() => found(g.id))}
          >
            Play {g.name}, {g.edition.toLowerCase()}
          </button>
        ))}
        {games.flatMap((g) => (g.ways ?? []).map((w) => (
          <button
            key={g.id + w.id} type="button" disabled={busy.value} data-pair={`${g.id} ${w.id}`}
            onClick={() => void go(() => found(g.id, w.id))}
          >
            Play {g.name} {w.name}, {g.edition.toLowerCase()}
          </button>
        )))}
      </div>
      {error.value && <Failed why={error.value} />}
      <section aria-labelledby="open">
        <h2 id="open">Open tables</h2>
        {!tables.value && !error.value && <Loading what="Loading tables" />}
        {tables.value?.length === 0 && (
          <p class="quiet">No one is waiting right now. Press Play to open a table.</p>
        )}
        <ul class="matches" aria-live="polite">
          {tables.value?.map((t) => (
            <li key={t.id} data-table={t.id}>
              <button type="button" disabled={busy.value} onClick={() => void go(() =>
                sitDown(t.id, callsign.value, drawn(t.id)))}>
                Join
              </button>{" "}
              <span>
                <b>{t.host || "Someone"}</b>, {gameOf(lobby.value, t)}{" "}
                <small>{[...t.settings.map((s) => s.text), since(t.waiting)].join(" · ")}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p><a href={link("friend")}>Set up a custom match, or play a friend</a></p>
    </Page>
  );
}

/** gameOf names what is played at a table. */
function gameOf(lobby: Lobby | null, t: OpenTable): string {
  const game = lobby?.editions.find((e) => e.id === t.edition)?.name ?? t.edition;
  const way = lobby?.ways.find((w) => w.edition === t.edition && w.id === t.way)?.name;
  return way ? `${game}, ${way}` : game;
}

/** since says how long someone has waited. */
function since(seconds: number): string {
  if (seconds < 60) return "just started waiting";
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "waiting 1 minute" : say`waiting ${minutes} minutes`;
}
