/** A replay on the board: a timeline, step by step, and going on from a place. */
import { useEffect, useMemo } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { playOn, type Replay } from "../api/book";
import { sentence, urlOf } from "../api/client";
import { ask, tab } from "../api/host";
import type { Option } from "../api/types";
import { Logo } from "../components/Logo";
import { Failed } from "../components/Notice";
import { Balance } from "../match/Balance";
import { Board } from "../match/board/Board";
import { Rail } from "../match/Header";
import { Log } from "../match/Log";
import { Squads } from "../match/Squads";
import { MatchStore } from "../match/store";
import { tally, turningPoint } from "../match/tally";
import { Tray } from "../match/Tray";
import { enter } from "../match/enter";
import { playerName, read, resultWords } from "../match/words";
import { still } from "../prefs";
import { link } from "../router";
import { canRecord, clipOf, recorded } from "./clip";
import { type Branch, branch } from "./branches";
import { Branches } from "./Branches";
import { Film } from "./film";
import { StudyPanel } from "./StudyPanel";
import "../match/match.css";
import "../match/question/question.css";
import "../match/tray.css";
import "../match/log.css";
import "./replay.css";
import { meeting } from "../match/team";
import { say } from "../language";

/** What a replay is of, and the place at which it is opened. */
type Source = { match?: string; record?: string };

/** How long a decision stays while the replay runs, in milliseconds. */
const pace = 650;

type PlayerProps = { replay: Replay; of: Source; open?: number; analyzed?: boolean; branches?: readonly Branch[] };

/** recordOf is the address of the record of a match. */
function recordOf(id: string): string {
  return urlOf(`/api/v1/matches/${encodeURIComponent(id)}/record`);
}

/** download saves the record of a match that this tab keeps: nothing at the address would answer the browser itself. */
async function download(id: string): Promise<void> {
  const [{ save }, response] = await Promise.all([import("../tab/keep"), ask(recordOf(id))]);
  if (response.ok) save(`${id}.record`, await response.text(), "text/plain");
}

/** Player plays a replay, or analyzes it. It opens where round one begins, or at the place that is asked for. */
export function Player({ replay, of, open, analyzed = false, branches = [] }: PlayerProps) {
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
    turn(open ?? film.rounds[0]?.at ?? 0);
    running.value = open === undefined && !analyzed && !still() && film.length > 0;
    const press = (e: KeyboardEvent) => keys(e, film, at.value, turn);
    window.addEventListener("keydown", press);
    const clock = setInterval(() => {
      if (running.value && at.value < film.length) turn(at.value + 1);
      else running.value = false;
    }, pace);
    return () => {
      window.removeEventListener("keydown", press);
      clearInterval(clock);
      store.close();
    };
  }, [film]);
  const entries = useMemo(
    () => film.events.map((event, key) => ({ key, event, missed: false })), [film]);
  const jump = (key: number) => {
    running.value = false;
    turn(film.told.findIndex((n) => n > key));
  };
  const match = replay.match;
  return (
    <main class="match replay" data-at={at.value} data-length={film.length}>
      <h1 class="visually-hidden">
        Replay of {meeting(match)}
      </h1>
      <header class="status">
        <a href={link("")} class="home" aria-label="Koiogran home page">
          <Logo /><span>Koiogran</span>
        </a>
        <Rail store={store} match={match} />
        <p class="quiet replay-result">{replay.result && resultWords({ ...match, seat: 0 }, replay.result)}</p>
      </header>
      <Squads store={store} match={match} />
      <div class="board-area night">
        <Board store={store} match={match} />
        <Tray store={store} />
      </div>
      <div class="side-panel">
        <Timeline film={film} at={at.value} turn={turn} running={running} />
        <Decision film={film} at={at.value} of={of} />
        <StudyPanel
          film={film} at={at.value} of={of} begun={analyzed} turn={(to) => { running.value = false; turn(to); }}
          better={(options) => drawBetter(store, options)}
        />
        {of.match && <Branches film={film} match={of.match} shared={branches} />}
        <section class="papers" aria-label="Log">
          <Log store={store} film={{ entries, told: film.told[at.value] ?? 0, jump }} />
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
  store.scene.better.value = [];
  store.log.value = film.events.slice(0, film.told[at]).map((event, key) => ({
    key, event, missed: false,
  }));
  store.settle({ position: at, waiting: [], offers: [], events: [], table: store.table.value! });
  const moved = step?.events.findLast((e) => e.path && e.path.length > 1 && e.ship !== undefined);
  const began = film.events.slice(0, film.told[at])
    .findLast((e) => e.kind === "maneuver-began" && e.ship === moved?.ship);
  store.scene.trail.value = moved?.path && moved.ship !== undefined
    ? { ship: moved.ship, path: moved.path, bearing: began?.maneuver?.bearing ?? "" } : null;
  const measured = step?.events.findLast((e) => e.proof);
  store.scene.proof.value = measured?.proof ?? null;
}

/** drawBetter draws on the table what would have been better: where ships would have ended, and whom they would have attacked. */
export function drawBetter(store: MatchStore, options: readonly Option[]): void {
  const { scene } = store;
  scene.trail.value = null;
  scene.better.value = options.flatMap((option) => option.pose && option.ship !== undefined ? [{
    ship: option.ship, pose: option.pose, path: option.path ?? [], bearing: option.maneuver?.bearing ?? "", option,
  }] : []);
  scene.proof.value = options.find((o) => o.proof)?.proof ?? null;
}

/** where says at which place of a match one is. */
function where(film: Film, at: number): string {
  const table = film.tables[at];
  const round = table && table.round > 0 ? say`Round ${table.round}, ` : "";
  return say`${round}${phaseOf(film, table)}, decision ${at} of ${film.length}`;
}

/** phaseOf names the phase of a table. */
function phaseOf(film: Film, table: { phase: string } | undefined): string {
  return film.replay.match.terms.phases.find((p) => p.id === table?.phase)?.name ?? "";
}

/** scoredWords says what each side has taken of the other by a place. */
function scoredWords(film: Film, at: number): string {
  const { players } = film.replay.match;
  const { taken, unit } = film.score(at);
  const what = unit === "points" ? "Points" : "Ships destroyed";
  return `${what} (dashed line): ${taken.map((n, i) => `${players[i]?.squad} ${n}`).join(", ")}`;
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

type TimelineProps = {
  film: Film; at: number; turn: (to: number) => void; running: Signal<boolean>;
};

/** Timeline shows how the match stood round by round, and goes to any place. */
function Timeline({ film, at, turn, running }: TimelineProps) {
  const last = film.tables[film.length];
  const sum = useMemo(
    () => (last ? tally(film.replay.match, last, film.events) : null), [film, last]);
  const turning = sum ? turningPoint(sum.left) : 0;
  const turned = film.rounds.find((r) => r.round === turning)?.at;
  const ahead = useMemo(() => film.ahead(), [film]);
  const step = (name: string, sign: string, to: () => number, hook = false) => (
    <button
      type="button" aria-label={name} title={name} data-next={hook ? "" : undefined}
      onClick={() => { running.value = false; turn(to()); }}
    >
      {sign}
    </button>
  );
  return (
    <section class="scrubber" aria-label="Position in the match">
      {sum && <Balance left={sum.left} turned={false} turning={turning} points={ahead} />}
      <input
        type="range" min="0" max={film.length} value={at} aria-label="Decision"
        aria-valuetext={where(film, at)} list="rounds" data-scrubber
        onInput={(e) => { running.value = false; turn(e.currentTarget.valueAsNumber); }}
      />
      <datalist id="rounds">
        {film.rounds.map((r) => <option key={r.at} value={r.at} label={`${r.round}`} />)}
      </datalist>
      <p class="quiet">{where(film, at)}</p>
      <p class="quiet" data-scored>{scoredWords(film, at)}</p>
      <div class="row">
        {step("Previous round", "«", () => round(film, at, false))}
        {step("Previous decision", "‹", () => film.decision(at, false))}
        <button
          type="button" class="primary" aria-pressed={running.value} data-run
          onClick={() => (running.value = !running.value)}
        >
          {running.value ? "Pause" : "Play"}
        </button>
        {step("Next decision", "›", () => film.decision(at, true), true)}
        {step("Next round", "»", () => round(film, at, true))}
        {turned !== undefined && (
          <button type="button" onClick={() => { running.value = false; turn(turned); }}>
            Turning point
          </button>
        )}
        <Record film={film} round={turning || (film.tables[at]?.round ?? 0)} />
      </div>
    </section>
  );
}

/** Record saves a round as a moving picture, which the browser records while it plays it to itself. */
function Record({ film, round }: { film: Film; round: number }) {
  const done = useSignal<number | null>(null);
  const clip = useMemo(() => clipOf(film, round), [film, round]);
  if (!clip || !canRecord()) return null;
  const record = async () => {
    done.value = 0;
    const { match } = film.replay;
    const picture = await recorded(match, clip, say`Round ${round}: ${meeting(match)}`, (part) => (done.value = part));
    const to = document.createElement("a");
    to.href = URL.createObjectURL(picture);
    to.download = `koiogran-round-${round}.webm`;
    to.click();
    URL.revokeObjectURL(to.href);
    done.value = null;
  };
  return (
    <button type="button" disabled={done.value !== null} onClick={() => void record()} data-clip>
      {done.value === null ? say`Save round ${round} as a video` : say`Recording: ${Math.round(100 * done.value)} %`}
    </button>
  );
}

/** Decision says what was asked and answered last, and offers to play on from there. */
function Decision({ film, at, of }: { film: Film; at: number; of: Source }) {
  const error = useSignal("");
  const copied = useSignal(-1);
  const step = film.replay.steps[at - 1];
  const share = async (match: string) => {
    const address = location.href.replace(/#.*$/, "") + link("replays", match) + `?at=${at}`;
    await navigator.clipboard?.writeText(address);
    copied.value = at;
  };
  const on = async (seat: 1 | 2) => {
    error.value = "";
    const you = { who: "you" as const };
    const bot = { who: "bot" as const };
    try {
      const seats = seat === 1 ? [you, bot] : [bot, you];
      const begun = await playOn({ ...of, seats, at });
      branch(of.match, { id: begun.id, at });
      enter(begun, "Continued from a replay");
    } catch (e) {
      error.value = sentence(e);
    }
  };
  const { players } = film.replay.match;
  const who = step && (step.seat ? playerName(film.replay.match, step.seat) : "Chance");
  return (
    <section class="decision" aria-label="Decision" aria-live="polite">
      {step ? (
        <p>
          <span class="quiet">{step.question}</span><br />
          <b>{who}:</b> {read(film.replay.match, step)}
        </p>
      ) : (
        <p class="quiet">Before the first decision.</p>
      )}
      <div class="row">
        <button type="button" data-play-on onClick={() => void on(1)}>Continue as {players[0]?.squad}</button>
        <button type="button" onClick={() => void on(2)}>Continue as {players[1]?.squad}</button>
        {of.match && (
          <button type="button" onClick={() => void share(of.match ?? "")}>
            {copied.value === at ? "Link copied" : "Copy link to this moment"}
          </button>
        )}
        {of.match && (tab
          ? <button type="button" data-download onClick={() => void download(of.match ?? "")}>Download</button>
          : <a class="button" href={recordOf(of.match)} download>Download</a>)}
      </div>
      {error.value && <Failed why={error.value} />}
    </section>
  );
}
