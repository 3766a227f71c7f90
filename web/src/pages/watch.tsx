/** The page of matches that can be watched. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { api, must, sentence } from "../api/client";
import { fetchLobby, newMatch, playItself } from "../api/lobby";
import type { Listed } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { enter } from "../match/enter";
import { link } from "../router";
import { met } from "../match/team";
import { say } from "../language";

/** pageSize is how many matches the server lists at once. */
const pageSize = 100;

/** WatchPage lists the matches in progress, the newest first. */
export default function WatchPage() {
  const list = useSignal<Listed[] | null>(null);
  const error = useSignal("");
  const more = useSignal(false);
  const load = (before: Listed[]) => {
    must(api.GET("/api/v1/matches", { params: { query: { going: 1, after: before.at(-1)?.id ?? "" } } })).then(
      (l) => {
        list.value = [...before, ...l];
        more.value = l.length >= pageSize;
      },
      (e) => (error.value = sentence(e)),
    );
  };
  const show = async () => {
    try {
      enter(await newMatch(playItself(await fetchLobby())), "Computer vs. computer");
    } catch (e) {
      error.value = sentence(e);
    }
  };
  useEffect(() => load([]), []);
  return (
    <Page title="Watch">
      {error.value && <Failed why={error.value} />}
      {!list.value && !error.value && <Loading what="Loading matches" />}
      {list.value?.length === 0 && <p>No matches to watch right now.</p>}
      <ul class="matches">
        {list.value?.map((m) => (
          <li key={m.id}>
            <a href={link("match", m.id)}>{met(m.squads)}</a>{" "}
            <small>{ago(m.idle)}</small>
          </li>
        ))}
      </ul>
      <div class="row">
        {more.value && <button type="button" onClick={() => load(list.value ?? [])}>Show more</button>}
        <button type="button" onClick={() => load([])}>Refresh</button>
        <button type="button" onClick={() => void show()}>Start a computer vs. computer match</button>
      </div>
    </Page>
  );
}

/** ago says how long nothing has happened. */
function ago(seconds: number): string {
  if (seconds < 60) return "active just now";
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "idle for a minute" : say`idle for ${minutes} minutes`;
}
