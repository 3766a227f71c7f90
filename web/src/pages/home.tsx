/** The opening page: one press and one plays. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { fetchLobby, newMatch, playNow } from "../api/lobby";
import { sentence } from "../api/client";
import { Failed } from "../components/Notice";
import { enter, linkTo } from "../match/enter";
import { held, hold } from "../prefs";
import { link } from "../router";

/** Home greets. */
export default function Home() {
  const error = useSignal("");
  const busy = useSignal(false);
  useEffect(() => {
    document.title = "Koiogran";
  }, []);
  const play = async () => {
    busy.value = true;
    error.value = "";
    try {
      const lobby = await fetchLobby();
      enter(await newMatch(playNow(lobby)), "Against the computer");
    } catch (e) {
      error.value = sentence(e);
    } finally {
      busy.value = false;
    }
  };
  return (
    <main class="opening">
      <header>
        <h1>Koiogran</h1>
        <p>Dial-and-template space fights, with every rule enforced and every ruling explained.</p>
      </header>
      <button
        type="button" class="primary large" disabled={busy.value} data-play
        onClick={() => void play()}
      >
        {busy.value ? "Setting the table…" : "Play now"}
        <small>a ready squad against the computer</small>
      </button>
      {error.value && <Failed why={error.value} />}
      <nav aria-label="Pages">
        <ul class="doors">
          <Door page="friend" name="Play a friend" what="any game, each with a squad; or the computer" />
          <Door page="watch" name="Watch" what="matches that are played now" />
          <Door page="squads" name="Squads" what="paste one, see what is legal and why not" />
          <Door page="rules" name="Rules" what="every rule with its source and examples" />
          <Door page="replays" name="Replays" what="a record, decision by decision" />
        </ul>
      </nav>
      <Held />
      <footer>
        <p class="quiet">
          A fan project, affiliated with nobody. All drawings are its own.
        </p>
      </footer>
    </main>
  );
}

/** Door is the way to another page. */
function Door({ page, name, what }: { page: string; name: string; what: string }) {
  return (
    <li>
      <a href={link(page)}><b>{name}</b><small>{what}</small></a>
    </li>
  );
}

/** Held lists the matches of this browser that can be gone on with. */
function Held() {
  if (held.value.length === 0) return null;
  return (
    <section aria-labelledby="held">
      <h2 id="held">Your matches</h2>
      <ul class="held">
        {held.value.map((h) => (
          <li key={h.id}>
            <a href={linkTo(h, h.token)}>{h.text}</a>
            <button
              type="button" aria-label={`Forget ${h.text}`}
              onClick={() => hold({ ...h, text: "" })}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
