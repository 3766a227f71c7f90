/** The end of a match: who won and how, what each ship did, and what comes next. */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Match, Result, Table } from "../api/types";
import { go, link } from "../router";
import { fetchLobby, newMatch } from "../api/lobby";
import { began, begun, matchOf, reached, wordsOf } from "../home/path";
import { strength } from "../prefs";
import { Balance } from "./Balance";
import { Letter } from "./Letter";
import { save } from "../components/png";
import { enter } from "./enter";
import { sentence } from "./server";
import { drawn, size } from "./picture";
import type { MatchStore } from "./store";
import { seatsOf, sideOf, speaks, team } from "./team";
import { blowOf, evadeChance, fortune, hitChance, score, tally, type Tally, turningPoint } from "./tally";
import { resultWords, whyOver } from "./words";
import { said, say } from "../language";

/** End shows the end of a match over its board until it is put aside. */
export function End({ store, match }: { store: MatchStore; match: Match }) {
  const result = store.result.value;
  const table = store.table.value;
  const aside = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const free = !focused || focused === document.body || !!focused.closest(".question");
    if (free) box.current?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  }, [result !== null]);
  if (!result || !table) return null;
  if (aside.value) {
    return (
      <div class="end-aside" data-ended>
        <strong>{resultWords(match, result)}</strong>
        <button type="button" onClick={() => (aside.value = false)}>Show results</button>
      </div>
    );
  }
  const sum = tally(match, table, store.log.value.map((e) => e.event));
  const turning = turningPoint(sum.left);
  return (
    <div class="end-back">
      <section ref={box} class="end" data-ended aria-labelledby="end-heading">
        <header>
          <strong id="end-heading">{resultWords(match, result)}</strong>
          {result.winner !== 0 && whyOver(match, result) && <span data-why>{whyOver(match, result)}{" "}</span>}
          <Scored store={store} match={match} table={table} />
        </header>
        <p class="story" data-story>{story(store, match, sum, turning)} {how(match, sum, table.scored)}</p>
        {sum.left.length > 2 && (
          <figure>
            <Balance left={sum.left} turned={store.seat > 0 && sideOf(store.seat) === 2} turning={turning} />
            <figcaption class="quiet">
              Remaining {match.terms.hull} and {match.terms.shields}, round by round. Above the line, {store.seat === 0 ? say`${team(match, 1)} is` : match.players.length > 2 ? "your side is" : "you are"} ahead.
              {turning > 0 && say` Round ${turning} was the turning point.`}
            </figcaption>
          </figure>
        )}
        <div class="sides">
          {seatsOf(match).map((seat) => (
            <Side key={seat} store={store} match={match} sum={sum} seat={seat} />
          ))}
        </div>
        <Next
          store={store} result={result} aside={() => (aside.value = true)}
          picture={() => void save(drawn(match, result, sum), size, "koiogran-" + match.id)}
        />
      </section>
    </div>
  );
}

/** Scored is the score, large, the viewer's own side first. */
function Scored({ store, match, table }: { store: MatchStore; match: Match; table: Table }) {
  if (store.lesson) return null;
  const { taken, unit } = score(match, table);
  const sides = store.side(1) === 1 ? [1, 2] : [2, 1];
  return (
    <span class="end-score" data-final>
      <b class="side1">{taken[(sides[0] ?? 1) - 1]}</b><i>:</i><b class="side2">{taken[(sides[1] ?? 2) - 1]}</b> <small>{said(unit)}</small>
    </span>
  );
}

/** story returns two sentences: what turned the match, and what the dice did. */
function story(store: MatchStore, match: Match, sum: Tally, turning: number): string {
  const blow = turning > 0 ? blowOf(store.log.value.map((e) => e.event), turning) : null;
  const [by, to] = [match.ships[blow?.by ?? -1]?.name, match.ships[blow?.to ?? -1]?.name];
  const turned = !blow || !by || !to ? ""
    : blow.destroyed ? say`Round ${turning} turned the match: ${by} destroyed ${to}.`
    : say`Round ${turning} turned the match: ${by} dealt ${blow.damage} damage to ${to}.`;
  const most = fortune(sum.luck, 1) - fortune(sum.luck, 2);
  const lucky = team(match, most > 0 ? 1 : 2);
  const dice = Math.abs(most) < 2 ? said("Neither side had the better dice.")
    : say`${lucky} had the better dice, by ${Math.round(Math.abs(most))} results.`;
  return [turned, dice].filter(Boolean).join(" ");
}

/** how says how a match ended: how many ships each side lost, and the points where those decide. */
function how(match: Match, sum: Tally, scored: readonly number[] | undefined): string {
  const lost = (side: number) =>
    sum.losses.filter((l) => l.gone && !match.ships[l.ship]?.outline &&
      sideOf(match.ships[l.ship]?.seat ?? 0) === side).length;
  const all = (side: number) => match.ships.filter((s) => sideOf(s.seat) === side && !s.outline).length;
  const of = (side: number) => say`${team(match, side)} lost ${lost(side)} of ${all(side)}` +
    (scored ? say` and scored ${scored[side - 1] ?? 0} points` : "");
  return `${of(1)}, ${of(2)}.` + (scored && !match.mission ? said(" A ship that has lost half its health scores half its points.") : "");
}

type SideProps = { store: MatchStore; match: Match; sum: Tally; seat: number };

/** Side is what the ships of one side did. */
function Side({ store, match, sum, seat }: SideProps) {
  const luck = sum.luck[seat - 1];
  return (
    <table class={store.look(seat)}>
      <caption>{match.players[seat - 1]?.squad}</caption>
      <thead>
        <tr><th scope="col">Ship</th><th scope="col">Points</th><th scope="col">Dealt</th><th scope="col">Taken</th></tr>
      </thead>
      <tbody>
        {sum.losses.filter((l) => match.ships[l.ship]?.seat === seat && !match.ships[l.ship]?.outline).map((l) => (
          <tr key={l.ship} class={l.gone ? "gone" : ""}>
            <th scope="row">
              <Letter store={store} ship={l.ship} /><span>{match.ships[l.ship]?.name}</span>
              {l.gone && <small> lost</small>}
            </th>
            <td>{match.ships[l.ship]?.points}</td><td>{l.dealt}</td><td>{l.took}</td>
          </tr>
        ))}
      </tbody>
      {luck && luck.dice + luck.evadeDice > 0 && (
        <tfoot>
          <Fell n={luck.hits} dice={luck.dice} chance={hitChance} what={["hit", "hits"]} />
          <Fell n={luck.evades} dice={luck.evadeDice} chance={evadeChance} what={["evade", "evades"]} />
        </tfoot>
      )}
    </table>
  );
}

type FellProps = { n: number; dice: number; chance: number; what: [one: string, more: string] };

/**
 * Fell is how the dice of one color fell against how they fall on average: the bar runs from the middle to the right
 * where they did better, to the left where they did worse, and fills its half at three standard deviations.
 */
function Fell({ n, dice, chance, what }: FellProps) {
  if (dice === 0) return null;
  const expected = dice * chance;
  const off = Math.max(-1, Math.min(1, (n - expected) / (3 * Math.sqrt(expected * (1 - chance)))));
  return (
    <tr class={"fell " + what[0]}>
      <td colSpan={4}>
        <span>{n} {what[n === 1 ? 0 : 1]}</span>
        <svg viewBox="-50 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="track" x="-50" width="100" height="8" />
          <rect class="off" x={Math.min(0, 50 * off)} width={Math.abs(50 * off)} height="8" />
          <path class="mean" d="M0 0V8" />
        </svg>
        <span>{expected.toFixed(1)} expected</span>
      </td>
    </tr>
  );
}

type NextProps = { store: MatchStore; result: Result; aside: () => void; picture: () => void };

/** Next is what can be done now. */
function Next({ store, result, aside, picture }: NextProps) {
  const copied = useSignal(false);
  const share = async () => {
    const address = location.href.replace(/#.*$/, "") + link("replays", store.id);
    await navigator.clipboard?.writeText(address);
    copied.value = true;
  };
  const on = begun.value?.id === store.id ? begun.value.step + 1 : 0;
  return (
    <div class="row">
      {on > 0 && <GoOn store={store} step={on} />}
      {result.rematch ? (
        <button type="button" class="primary" onClick={() => store.follow(result.rematch ?? "")}>
          Go to the rematch
        </button>
      ) : speaks(store.match.value, store.seat) && (
        <>
          <button type="button" class={on > 0 ? "" : "primary"} onClick={() => void store.rematch()}>
            Rematch
          </button>
          {canSwap(store) && (
            <button type="button" title="A rematch in which each side flies the squad of the other" data-swap onClick={() => void store.rematch("swap")}>
              Swap sides
            </button>
          )}
        </>
      )}
      <a class="button" href={link("replays", store.id)}>Replay</a>
      <a class="button" href={link("replays", store.id, "analysis")}>Analyze</a>
      <button type="button" onClick={() => void share()}>
        {copied.value ? "Link copied" : "Copy link"}
      </button>
      <button type="button" onClick={picture} data-picture>Save image</button>
      <button type="button" onClick={aside}>View the board</button>
      <button type="button" onClick={() => go("")}>Leave</button>
    </div>
  );
}

/** canSwap reports whether both sides can fly the squads of each other. */
function canSwap({ match, lesson }: MatchStore): boolean {
  const { players, mission } = match.value ?? {};
  return !lesson && !mission && players?.length !== 3;
}

/** GoOn begins the next of the first matches. */
function GoOn({ store, step }: { store: MatchStore; step: number }) {
  const next = async () => {
    store.error.value = "";
    try {
      const created = await newMatch(matchOf(await fetchLobby(), step, strength.value));
      reached.value = Math.max(reached.value, step);
      began(created.id, step);
      enter(created, "Match against the computer");
    } catch (e) {
      store.error.value = sentence(e);
    }
  };
  return (
    <button type="button" class="primary" onClick={() => void next()} data-next>
      {say`Next: ${wordsOf(step)}`}
    </button>
  );
}
