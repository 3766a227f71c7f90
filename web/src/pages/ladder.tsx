/** The ladder: the strongest players of each game. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { fetchLadder, type Ranked } from "../api/account";
import { sentence } from "../api/client";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { gameNamed } from "../components/Ratings";
import games from "../home/games.json";
import { link } from "../router";

/** LadderPage lists them for the game that the address names. */
export default function LadderPage({ parts }: { parts: string[] }) {
  const edition = games.find((g) => g.id === parts[0])?.id ?? games[0]?.id ?? "";
  const list = useSignal<Ranked[] | null>(null);
  const error = useSignal("");
  useEffect(() => {
    list.value = null;
    fetchLadder(edition).then((l) => (list.value = l), (e: unknown) => (error.value = sentence(e)));
  }, [edition]);
  return (
    <Page title="Ladder">
      <nav aria-label="Games" class="row">
        {games.map((g) => (
          <a key={g.id} class="button" href={link("ladder", g.id)} aria-current={g.id === edition ? "page" : undefined}>
            {gameNamed(g.id)}
          </a>
        ))}
      </nav>
      {error.value && <Failed why={error.value} />}
      {!list.value && !error.value && <Loading what="Loading" />}
      {list.value?.length === 0 && (
        <p class="quiet">
          No one is ranked yet. You are ranked once your rating is certain enough, usually after about ten rated matches.
        </p>
      )}
      {!!list.value?.length && (
        <table class="ladder">
          <caption class="visually-hidden">{gameNamed(edition)}</caption>
          <thead><tr><th scope="col">Rank</th><th scope="col">Player</th><th scope="col">Rating</th><th scope="col">Matches</th></tr></thead>
          <tbody>
            {list.value.map((r) => (
              <tr key={r.place} class={r.you ? "you" : ""}>
                <td>{r.place}</td><th scope="row">{r.name}{r.you && <small> (you)</small>}</th>
                <td>{r.rating} <small>± {r.deviation}</small></td><td>{r.matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p><a href={link("meet")}>Play a rated match</a></p>
    </Page>
  );
}
