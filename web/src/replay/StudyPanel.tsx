/** What a program finds in a match that is over: the chance to win, costly decisions, luck, attacks not seen. */
import { useEffect, useMemo } from "preact/hooks";
import type { Signal } from "@preact/signals";
import { type Analysis, playOn } from "../api/book";
import { sentence } from "../api/client";
import type { Option } from "../api/types";
import { Failed } from "../components/Notice";
import { say } from "../language";
import { enter } from "../match/enter";
import { num } from "../match/geometry";
import { team } from "../match/team";
import { within } from "../match/words";
import { branch } from "./branches";
import type { Film } from "./film";
import { byDice, costly, luckOf, shown, Study, unseen } from "./study";

type Props = {
  film: Film; at: number; turn: (to: number) => void; of: { match?: string; record?: string };
  /** It begins by itself. */
  begun: boolean;
  /** better draws what would have been better on the table. */
  better: (options: readonly Option[]) => void;
};

/** StudyPanel offers the analysis, shows how far it is, and what it has found so far. */
export function StudyPanel({ film, at, turn, of, begun, better }: Props) {
  const rounds = film.rounds.at(-1)?.round ?? 0;
  const study = useMemo(() => new Study(of, rounds), [film]);
  useEffect(() => {
    if (begun) void study.run();
    return () => study.stop();
  }, [study]);
  if (rounds === 0) return null;
  const parts = study.parts.value;
  const left = parts.length < rounds;
  return (
    <section class="study" aria-label="Analysis" data-analyzed={parts.length}>
      {study.running.value && (
        <label class="quiet">
          Analyzing round {parts.length + 1} of {rounds}
          <progress max={rounds} value={parts.length} />
        </label>
      )}
      {!study.running.value && left && (
        <div class="row">
          <button type="button" data-analyze onClick={() => void study.run()}>
            {parts.length > 0 ? "Continue analysis" : "Analyze"}
          </button>
          {parts.length === 0 && <span class="quiet">Win chances, costly mistakes and luck. Takes a few seconds per round.</span>}
        </div>
      )}
      {study.error.value && <Failed why={study.error.value} />}
      {parts.length > 0 && <Found film={film} parts={parts} at={at} turn={turn} of={of} better={better} error={study.error} />}
    </section>
  );
}

type FoundProps = {
  film: Film; parts: Analysis[]; at: number; turn: (to: number) => void; of: Props["of"]; better: Props["better"];
  /** What goes wrong when something is tried. */
  error: Signal<string>;
};

/** Found is what has been found. */
function Found({ film, parts, at, turn, of, better, error }: FoundProps) {
  const names = film.replay.match.players.map((p) => p.squad);
  const losses = costly(parts);
  const missed = unseen(parts);
  const now = shown(parts, at);
  return (
    <>
      <h3>{say`Win chance of ${team(film.replay.match, 1)}`}</h3>
      <Chances film={film} parts={parts} at={at} />
      <p data-chance>{now ? say`After the decision shown: ${within(now.chance, now.error)}` : "No decision analyzed before this."}</p>
      <ul class="quiet luck">
        {names.map((name, i) => {
          const luck = luckOf(parts, i + 1);
          return (
            <li key={i}>
              {name}: {luck.stood} {luck.stood === 1 ? "result" : "results"} got through (of {luck.expected.toFixed(1)} expected);{" "}
              {byDice(luck)}
            </li>
          );
        })}
      </ul>
      {losses.length > 0 && <h3>Costly decisions</h3>}
      <ul class="finds">
        {losses.map((l) => (
          <li key={l.at}>
            <button type="button" data-loss onClick={() => { turn(l.at - 1); better(l.options ?? []); }}>
              <b>Round {l.round}, {names[l.seat - 1]}: −{within(l.lost, l.error)}</b>
              <span>{l.chose}</span>
              <small>Better: {l.better}</small>
            </button>
            <button type="button" class="try-it" data-try onClick={() => void tryIt(of, l, error)}>Try it</button>
          </li>
        ))}
      </ul>
      {missed.length > 0 && <h3>Missed attacks</h3>}
      <ul class="finds">
        {missed.map((a, i) => (
          <li key={i}>
            <button type="button" onClick={() => turn(a.at)}>
              <b>Round {a.round}</b>
              <span>{a.attacker} could have attacked {a.defender}{a.how && `, by ${a.how}`}.</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="quiet">
        This analysis uses hindsight: {parts[0]?.program} plays on from each decision, against what the other side really did.{" "}
        ± is the standard error of what it plays out: two times in three the true value is nearer than that.
      </p>
    </>
  );
}

/** tryIt begins a match from the place before a costly decision, in the seat of the player who made it. */
async function tryIt(of: Props["of"], loss: Analysis["losses"][number], error: Signal<string>): Promise<void> {
  const [you, bot] = [{ who: "you" as const }, { who: "bot" as const }];
  error.value = "";
  try {
    const seats = loss.seat === 1 ? [you, bot] : [bot, you];
    const at = loss.at - 1;
    const begun = await playOn({ ...of, seats, at });
    branch(of.match, { id: begun.id, at });
    enter(begun, "Continued from a replay");
  } catch (e) {
    error.value = sentence(e);
  }
}

/** The size of the plot, in its own units. */
const width = 600;
const height = 120;

/** Chances draws how likely the first side was to win after each decision, and where the replay stands. */
function Chances({ film, parts, at }: { film: Film; parts: Analysis[]; at: number }) {
  const made = parts.flatMap((p) => p.decisions);
  const x = (place: number) => num((place / Math.max(film.length, 1)) * width);
  const point = (at: number, chance: number) => `${x(at)} ${num((1 - Math.min(1, Math.max(0, chance))) * height)}`;
  const line = made.map((d) => point(d.at, d.chance));
  const band = [...made.map((d) => point(d.at, d.chance + d.error)), ...made.map((d) => point(d.at, d.chance - d.error)).reverse()];
  const last = made.at(-1);
  return (
    <svg
      class="balance" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img"
      aria-label={last ? `Win chance ${within(last.chance, last.error)} after the last decision analyzed` : "No decisions analyzed yet"}
    >
      <path d={`M0 ${height / 2}H${width}`} class="middle" />
      {film.rounds.map((r) => <path key={r.at} d={`M${x(r.at)} 0V${height}`} class="tick" />)}
      {line.length > 1 && <path d={`M${band.join("L")}Z`} class="band" />}
      {line.length > 1 && <path d={`M${line.join("L")}`} class="curve" />}
      <path d={`M${x(at)} 0V${height}`} class="points" />
    </svg>
  );
}
