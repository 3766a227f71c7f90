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

/** WatchPage lists matches, those that are played before those that are over. */
export default function WatchPage() {
  const list = useSignal<Listed[] | null>(null);
  const error = useSignal("");
  const load = () => {
    must(api.GET("/api/v1/matches")).then(
      (l) => (list.value = l),
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
  useEffect(load, []);
  return (
    <Page title="Watch">
      {error.value && <Failed why={error.value} />}
      {!list.value && !error.value && <Loading what="Loading matches" />}
      {list.value?.length === 0 && <p>No matches to watch right now.</p>}
      <ul class="matches">
        {list.value?.map((m) => (
          <li key={m.id}>
            <a href={link("match", m.id)}>{met(m.squads)}</a>{" "}
            <small>{m.finished ? m.result : ago(m.idle)}</small>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" onClick={load}>Refresh</button>
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
