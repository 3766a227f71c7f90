/** Choosing the squad of a seat: a ready one, one that this browser keeps, or one that is pasted. */
import { type Signal, useSignal } from "@preact/signals";
import type { Bring, Lobby } from "../api/types";
import { kept } from "./kept";

export type Ready = Lobby["squads"][number];

/** Choice is what has been chosen so far: a word that names it, and a text where it is pasted. */
export interface Choice {
  word: Signal<string>;
  text: Signal<string>;
}

/** The word of a squad that is pasted. */
const pasted = "pasted";

/** useChoice is a choice that nobody has made yet. */
export function useChoice(): Choice {
  return { word: useSignal(""), text: useSignal("") };
}

/** wordOf names a ready squad, in a list that holds kept ones too. */
function wordOf(squad: Ready | undefined): string {
  return squad ? "ready " + squad.id : pasted;
}

/** bringing is the squad that a choice names, or the ready one that is shown where none was made. */
export function bringing(choice: Choice, otherwise: Ready | undefined): Bring {
  const word = choice.word.value || wordOf(otherwise);
  if (word === pasted) return { xws: choice.text.value };
  const squad = kept.value.find((k) => "kept " + k.name === word);
  return squad ? { xws: squad.xws } : { ready: word.replace(/^ready /, "") };
}

type Props = {
  label: string; edition: string; squads: Ready[]; choice: Choice; otherwise: Ready | undefined;
};

/** SquadChoice lists what can be chosen, and the ships of a ready squad. */
export function SquadChoice({ label, edition, squads, choice, otherwise }: Props) {
  const shown = choice.word.value || wordOf(otherwise);
  const own = kept.value.filter((k) => !k.edition || k.edition === edition);
  const squad = squads.find((s) => wordOf(s) === shown);
  return (
    <div>
      <label>
        {label}
        <select value={shown} onChange={(e) => (choice.word.value = e.currentTarget.value)}>
          {squads.map((s) => (
            <option key={s.id} value={wordOf(s)}>
              {`${s.name}, ${s.faction}, ${s.points} points`}
            </option>
          ))}
          {own.map((k) => (
            <option key={"kept " + k.name} value={"kept " + k.name}>
              {`${k.name}, kept here`}
            </option>
          ))}
          <option value={pasted}>One of your own, pasted</option>
        </select>
      </label>
      {shown === pasted ? (
        <label>
          The squad file (XWS), as squad builders export it
          <textarea
            rows={5} spellcheck={false} value={choice.text.value} data-pasted required
            placeholder={'{"faction": "rebelalliance", "pilots": [ … ]}'}
            onInput={(e) => (choice.text.value = e.currentTarget.value)}
          />
        </label>
      ) : (
        <Ships lines={squad?.ships ?? []} />
      )}
    </div>
  );
}

/** Ships are the ships of a squad, a line each. */
export function Ships({ lines }: { lines: string[] }) {
  return <ul class="quiet">{lines.map((line, i) => <li key={i}>{line}</li>)}</ul>;
}
