/** Choosing the squad of a seat: a ready one, one that is kept here, pasted, or drawn at random. */
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { drawSquad } from "../api/lobby";
import type { Bring, DrawnSquad, ReadySquad } from "../api/types";
import { Failed } from "../components/Notice";
import { kept } from "./kept";

/** Choice is what has been chosen so far. */
export interface Choice {
  /** Names it in the list; "" until one is picked. */
  word: Signal<string>;
  /** The squad file that is pasted. */
  text: Signal<string>;
  /** The squad that was drawn. */
  drawn: Signal<ReadySquad | null>;
}

/** The words of what is in no list. */
const pasted = "pasted";
const drawn = "drawn";

/** useChoice is a choice that nobody has made yet. */
export function useChoice(): Choice {
  return {
    word: useSignal(""), text: useSignal(""), drawn: useSignal<ReadySquad | null>(null),
  };
}

/** forget begins a choice again. */
export function forget(choice: Choice): void {
  choice.word.value = "";
  choice.drawn.value = null;
}

/** wordOf names a ready squad, in a list that holds others too. Without one, a squad is drawn. */
function wordOf(squad: ReadySquad | undefined): string {
  return squad ? "ready " + squad.id : drawn;
}

/** bringing is the squad that a choice names, or the ready one that is shown where none was made. */
export function bringing(choice: Choice, otherwise: ReadySquad | undefined): Bring {
  const word = choice.word.value || wordOf(otherwise);
  if (word === pasted) return { xws: choice.text.value };
  if (word === drawn) return { xws: choice.drawn.value?.xws ?? "" };
  const squad = kept.value.find((k) => "kept " + k.name === word);
  return squad ? { xws: squad.xws } : { ready: word.replace(/^ready /, "") };
}

type Props = {
  label: string; squads: ReadySquad[]; choice: Choice; otherwise: ReadySquad | undefined;
  /** What the squad is to be flown under, and by whom. */
  agreement: DrawnSquad;
  /** The partner's squad is about to be drawn: this one is drawn after it. */
  waits?: boolean;
};

/** SquadChoice lists what can be chosen, and the ships of what is. */
export function SquadChoice({ label, squads, choice, otherwise, agreement, waits = false }: Props) {
  const shown = choice.word.value || wordOf(otherwise);
  const own = kept.value.filter((k) => !k.edition || k.edition === agreement.edition);
  const squad = squads.find((s) => wordOf(s) === shown);
  return (
    <div>
      <label>
        {label}
        <select value={shown} onChange={(e) => (choice.word.value = e.currentTarget.value)}>
          {squads.map((s) => <option key={s.id} value={wordOf(s)}>{inWords(s)}</option>)}
          {own.map((k) => (
            <option key={"kept " + k.name} value={"kept " + k.name}>
              {`${k.name} (saved)`}
            </option>
          ))}
          <option value={pasted}>Paste a squad</option>
          <option value={drawn}>A random squad</option>
        </select>
      </label>
      {shown === pasted && <Pasted choice={choice} />}
      {shown === drawn && (
        <Drawn
          key={JSON.stringify({ ...agreement, partner: null })} choice={choice} agreement={agreement} waits={waits}
        />
      )}
      {squad && <Ships lines={squad.ships} />}
    </div>
  );
}

/** inWords says what a ready squad is; a force of a mission may have no points. */
function inWords(s: ReadySquad): string {
  return `${s.name}, ${s.faction}` + (s.points > 0 ? `, ${s.points} points` : "");
}

/** Pasted takes a squad file. */
function Pasted({ choice }: { choice: Choice }) {
  return (
    <label>
      The squad from a builder: a link, text or a file (XWS)
      <textarea
        rows={5} spellcheck={false} value={choice.text.value} data-pasted required
        placeholder="https://yasb.app/?f=Rebel%20Alliance&d=…"
        onInput={(e) => (choice.text.value = e.currentTarget.value)}
      />
    </label>
  );
}

/** Drawn draws a squad, and another one if it is not liked. */
function Drawn({ choice, agreement, waits }: { choice: Choice; agreement: DrawnSquad; waits: boolean }) {
  const error = useSignal("");
  const draw = async () => {
    error.value = "";
    try {
      choice.drawn.value = await drawSquad(agreement);
    } catch (e) {
      choice.drawn.value = null;
      error.value = sentence(e);
    }
  };
  useEffect(() => {
    if (!waits) void draw();
  }, [waits]);
  const squad = choice.drawn.value;
  return (
    <div data-drawn={squad ? "yes" : "no"}>
      {error.value && <Failed why={error.value} />}
      {squad && <p>{squad.faction}</p>}
      {squad && <Ships lines={squad.ships} />}
      <button type="button" onClick={() => void draw()}>Draw another</button>
    </div>
  );
}

/** Ships are the ships of a squad, a line each. */
export function Ships({ lines }: { lines: string[] }) {
  return <ul class="quiet">{lines.map((line, i) => <li key={i}>{line}</li>)}</ul>;
}
