/** A replay on the board: a scrubber, step by step, and going on from a place. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { playOn, type Replay } from "../api/book";
import { sentence } from "../api/client";
import { Failed } from "../components/Notice";
import { Board } from "../match/board/Board";
import { Cards } from "../match/Cards";
import { Dice } from "../match/Dice";
import { Log } from "../match/Log";
import { MatchStore } from "../match/store";
import { enter } from "../match/enter";
import { link } from "../router";
import { Film } from "./film";
import "../match/match.css";
import "./replay.css";

/** What a replay is of. */
type Source = { match?: string; record?: string };

/** Player plays a replay. */
export function Player({ replay, of }: { replay: Replay; of: Source }) {
  const film = useMemo(() => new Film(replay), [replay]);
  const store = useMemo(() => shownBy(film), [film]);
  const at = useSignal(0);
  const running = useSignal(false);
  const turn = (to: number) => {
    at.value = film.within(to);
    show(store, film, at.value);
  };
  useEffect(() => {
    document.title = "Replay – Koiogran";
    turn(0);
    const press = (e: KeyboardEvent) => keys(e, film, at.value, turn);
    window.addEventListener("keydown", press);
    const clock = setInterval(() => {
      if (running.value && at.value < film.length) turn(at.value + 1);
      else running.value = false;
    }, 700);
    return () => {
      window.removeEventListener("keydown", press);
      clearInterval(clock);
      store.close();
    };
  }, [film]);
  const match = replay.match;
  return (
    <main class="match replay" data-at={at.value} data-length={film.length}>
      <h1 class="visually-hidden">
        Replay of {match.players[0]?.squad} against {match.players[1]?.squad}
      </h1>
      <header class="status">
        <a href={link("")} class="home" aria-label="Koiogran, first page">‹</a>
        <p>{where(film, at.value)}</p>
        <p class="quiet who">{replay.result?.text}</p>
      </header>
      <Board store={store} match={match} />
      <div class="side-panel">
        <Scrubber film={film} at={at.value} turn={turn} running={running} />
        <Decision film={film} at={at.value} of={of} />
        <Dice store={store} />
        <section class="papers" aria-label="Ships and log">
          <Cards store={store} match={match} />
          <Log store={store} />
        </section>
      </div>
    </main>
  );
}

/** shownBy is a store that speaks with no server: it holds what the film shows. */
function shownBy(film: Film): MatchStore {
  const store = new MatchStore("", "");
  store.scene.resize(film.replay.match.ships.length);
  store.match.value = { ...film.replay.match, seat: 0 };
  return store;
}

/** show puts the table of a place on the board. */
function show(store: MatchStore, film: Film, at: number): void {
  const step = film.replay.steps[at - 1];
  store.table.value = film.tables[at] ?? null;
  store.log.value = film.events.slice(0, film.told[at]).map((event, key) => ({
    key, event, missed: false,
  }));
  store.settle({ position: at, waiting: [], offers: [], events: [], table: store.table.value! });
  const moved = step?.events.findLast((e) => e.path && e.path.length > 1 && e.ship !== undefined);
  store.scene.trail.value = moved?.path && moved.ship !== undefined
    ? { ship: moved.ship, path: moved.path } : null;
  const measured = step?.events.findLast((e) => e.proof);
  store.scene.proof.value = measured?.proof ?? null;
}

/** where says at which place of a match one is. */
function where(film: Film, at: number): string {
  const table = film.tables[at];
  const round = table && table.round > 0 ? `Round ${table.round}, ` : "";
  return `${round}${table?.phase ?? ""}, decision ${at} of ${film.length}`;
}

/** keys turns with the arrow keys, by a decision or with Shift by a round. */
function keys(e: KeyboardEvent, film: Film, at: number, turn: (to: number) => void): void {
  const target = e.target as HTMLElement;
  if (target.closest("input, textarea, select, svg, dialog") || e.ctrlKey || e.metaKey) return;
  const forward = e.key === "ArrowRight";
  if (!forward && e.key !== "ArrowLeft") return;
  turn(e.shiftKey ? round(film, at, forward) : film.decision(at, forward));
  e.preventDefault();
}

/** round is the place of the next round, or the one before. */
function round(film: Film, at: number, forward: boolean): number {
  if (forward) return film.rounds.find((r) => r.at > at)?.at ?? film.length;
  return film.rounds.findLast((r) => r.at < at)?.at ?? 0;
}

type ScrubberProps = {
  film: Film; at: number; turn: (to: number) => void; running: { value: boolean };
};

/** Scrubber goes to any place. */
function Scrubber({ film, at, turn, running }: ScrubberProps) {
  return (
    <section class="scrubber" aria-label="Place in the match">
      <input
        type="range" min="0" max={film.length} value={at} aria-label="Decision"
        aria-valuetext={where(film, at)} list="rounds" data-scrubber
        onInput={(e) => turn(e.currentTarget.valueAsNumber)}
      />
      <datalist id="rounds">
        {film.rounds.map((r) => <option key={r.at} value={r.at} label={`${r.round}`} />)}
      </datalist>
      <div class="row">
        <button type="button" aria-label="A round back" onClick={() => turn(round(film, at, false))}>
          «
        </button>
        <button
          type="button" aria-label="A decision back" onClick={() => turn(film.decision(at, false))}
        >
          ‹
        </button>
        <button
          type="button" aria-pressed={running.value} data-run
          onClick={() => (running.value = !running.value)}
        >
          {running.value ? "Stop" : "Run"}
        </button>
        <button
          type="button" aria-label="A decision on" data-next
          onClick={() => turn(film.decision(at, true))}
        >
          ›
        </button>
        <button type="button" aria-label="A round on" onClick={() => turn(round(film, at, true))}>
          »
        </button>
      </div>
    </section>
  );
}

/** Decision says what was asked and answered last, and offers to play on from there. */
function Decision({ film, at, of }: { film: Film; at: number; of: Source }) {
  const error = useSignal("");
  const step = film.replay.steps[at - 1];
  const on = async (seat: 1 | 2) => {
    error.value = "";
    const you = { who: "you" as const };
    const bot = { who: "bot" as const };
    try {
      const seats = seat === 1 ? [you, bot] : [bot, you];
      enter(await playOn({ ...of, seats, at }), "Played on from a replay");
    } catch (e) {
      error.value = sentence(e);
    }
  };
  const who = step && (step.seat ? `Player ${step.seat}` : "Chance");
  return (
    <section class="decision" aria-label="Decision" aria-live="polite">
      {step ? (
        <p>
          <span class="quiet">{step.question}</span><br />
          <b>{who}:</b> {step.text}
        </p>
      ) : (
        <p class="quiet">Before the first decision.</p>
      )}
      <div class="row">
        <button type="button" data-play-on onClick={() => void on(1)}>Play on as player 1</button>
        <button type="button" onClick={() => void on(2)}>Play on as player 2</button>
      </div>
      {error.value && <Failed why={error.value} />}
    </section>
  );
}
