/** The opening page: one press and one plays. */
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { botOf, fetchLobby, inManner, newMatch, playNow } from "../api/lobby";
import { sentence } from "../api/client";
import { tab } from "../api/host";
import { Logo } from "../components/Logo";
import { Nav } from "../components/Nav";
import { Failed } from "../components/Notice";
import games from "../home/games.json";
import { levelOf, levels } from "../home/levels";
import { Manner } from "../home/Manner";
import { began, matchOf, reached, wordsOf } from "../home/path";
import { Resume } from "../home/Resume";
import { enter } from "../match/enter";
import { strength } from "../prefs";
import { link } from "../router";
import "../home/home.css";

/** What one does. */
const promises = ["Set the dial.", "Fly the curve.", "Take the shot."];

/** What is drawn as well, once it is loaded. */
type Pictures = typeof import("../home/Battle");

/** Home greets. */
export default function Home() {
  const error = useSignal("");
  const program = useSignal("");
  const busy = useSignal(false);
  const pictures = useSignal<Pictures | null>(null);
  const shown = useSignal<ComponentType | null>(null);
  const kept = useSignal<ComponentType | null>(null);
  const today = useSignal<ComponentType | null>(null);
  const live = useSignal<ComponentType | null>(null);
  useEffect(() => {
    document.title = "Koiogran";
    if (tab) void import("../tab/Kept").then((m) => (kept.value = m.default));
    // The pictures and the version come once the page can be used.
    const timer = setTimeout(() => {
      void import("../learn/Today").then((m) => (today.value = m.Today), () => undefined);
      if (!tab) void import("../home/Live").then((m) => (live.value = m.Live), () => undefined);
      void import("../home/Battle").then((m) => (pictures.value = m), () => undefined);
      void fetchLobby().then((lobby) => (program.value = lobby.program), () => undefined);
    }, 50);
    return () => clearTimeout(timer);
  }, []);
  const play = async (edition?: string, way?: string) => {
    busy.value = true;
    error.value = "";
    void import("./match").catch(() => undefined); // it comes while the match is made; the page says what goes wrong
    try {
      const lobby = await fetchLobby();
      if (edition) {
        enter(await newMatch(playNow(lobby, edition, strength.value, way)), "Match against the computer");
        return;
      }
      const created = await newMatch(matchOf(lobby, reached.value, strength.value));
      began(created.id, reached.value);
      enter(created, "Match against the computer");
    } catch (e) {
      error.value = sentence(e);
    } finally {
      busy.value = false;
    }
  };
  const settings = async () => {
    const [{ Settings }, { Modal }] = await Promise.all(
      [import("../components/Settings"), import("../components/Modal")]);
    shown.value = () => (
      <Modal title="Settings" onClose={() => (shown.value = null)}><Settings /></Modal>
    );
  };
  const Kept = kept.value;
  const Shown = shown.value;
  const Today = today.value;
  const Live = live.value;
  const Battle = pictures.value?.default;
  return (
    <main class="opening">
      <div class="hero night">
        {Battle && <Battle />}
        <div class="hero-text">
          <header>
            <p class="name"><Logo size={30} /> Koiogran</p>
            <Nav />
          </header>
          <h1>
            <span class="visually-hidden">Koiogran. </span>
            {promises.map((p) => <span key={p} class="promise">{p} </span>)}
          </h1>
          <p>Play miniature space battles with dials and templates in your browser. Every rule is enforced, and
            every ruling explained.</p>
          <button
            type="button" class="primary large" disabled={busy.value} data-play
            onClick={() => void play()}
          >
            {busy.value ? "Setting up…" : "Play now"}
            <small>{wordsOf(reached.value)}</small>
          </button>
          <a class="button learn-now" href={link("learn", "match-1")} data-learn>
            Learn in 5 minutes
          </a>
          <Opponent />
          {error.value && <Failed why={error.value} />}
        </div>
      </div>
      {Shown && <Shown />}
      <div class="below">
        <Resume />
        {Kept && <Kept />}
        {(Today || Live) && <div class="daily">{Today && <Today />}{Live && <Live />}</div>}
        <section aria-labelledby="games">
          <h2 id="games">Choose a game</h2>
          <ul class="games">
            {games.map((g) => (
              <Game key={g.id} game={g} pictures={pictures.value} busy={busy.value} play={play} />
            ))}
          </ul>
        </section>
        <footer>
          <p class="row more">
            {!tab && <a href={link("meet")}>Find an opponent</a>}
            <a href={link("build")}>Build a squad</a>
            <a href={link("replays")}>Replays</a>
            <button type="button" class="as-link" onClick={() => void settings()}>Settings</button>
          </p>
          <p class="quiet">
            A fan project, not affiliated with any publisher. All artwork is original.
          </p>
          <p class="quiet">
            <span translate={false}>Koiogran {program.value}</span>{" · "}<a href="notice.txt">Licenses</a>
          </p>
        </footer>
      </div>
    </main>
  );
}

/** Opponent chooses how strong the computer is. It is remembered. */
function Opponent() {
  const { manner, level } = botOf(strength.value || "admiral");
  const chosen = levels.some((l) => l.id === level) ? [] : [levelOf(level)];
  const shown = [...levels, ...chosen.filter((l) => !levels.includes(l))];
  return (
    <fieldset class="strength">
      <legend>Opponent</legend>
      {shown.map((s) => (
        <label key={s.id}>
          <input
            type="radio" name="strength" checked={level === s.id}
            onChange={() => (strength.value = inManner(s.id, manner))}
          />
          <span><b>{s.name}</b><small>{s.line}</small></span>
        </label>
      ))}
      <Manner value={strength} />
    </fieldset>
  );
}

type GameProps = {
  game: (typeof games)[number]; pictures: Pictures | null; busy: boolean;
  play: (edition: string, way?: string) => Promise<void>;
};

/** Game is one of the games: its ships, a line, and a match of it at one press. */
function Game({ game, pictures, busy, play }: GameProps) {
  const Fleet: ComponentType<{ game: string }> | undefined = pictures?.Fleet;
  return (
    <li class={"game " + game.id}>
      <div class="picture night">{Fleet && <Fleet game={game.id} />}</div>
      <h3>{game.name} <small>{game.edition}</small></h3>
      <p>{game.line}</p>
      <button type="button" disabled={busy} onClick={() => void play(game.id)}>
        Play {game.name} {game.edition.toLowerCase()}
      </button>
      {game.ways?.map((w) => (
        <button
          key={w.id} type="button" class="quiet-button" disabled={busy} data-play-way={w.id}
          onClick={() => void play(game.id, w.id)}
        >
          Play {w.name}: {w.line}
        </button>
      ))}
      {game.ways?.map((w) => (
        <a key={w.id} class="button quiet-button" href={link("friend", game.id, w.id, "4")} data-teams={w.id}>
          {w.name} Teams: two against two
        </a>
      ))}
    </li>
  );
}
