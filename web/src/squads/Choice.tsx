/** Choosing the squad of a seat: a ready one, one that is kept here, pasted, or drawn at random. */
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { drawSquad } from "../api/lobby";
import { readyShelf, shelfOf, type Shelved } from "../api/shelf";
import type { Bring, DrawnSquad, ReadySquad } from "../api/types";
import { Modal } from "../components/Modal";
import { Failed } from "../components/Notice";
import { Chooser } from "./Chooser";
import { collectionOf, collects } from "./collection";
import type { Card } from "./filter";
import { kept } from "./kept";
import { SquadCard } from "./SquadCard";
import "./chooser.css";

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

/** useChoice is a choice that no one has made yet. */
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
  /** The rules and the player that the squad is for. */
  agreement: DrawnSquad;
  /** The partner's squad is about to be drawn: this one is drawn after it. */
  waits?: boolean;
};

/** SquadChoice shows the squad that is chosen, and opens the chooser of another one. */
export function SquadChoice({ label, squads, choice, otherwise, agreement, waits = false }: Props) {
  const open = useSignal(false);
  const shown = choice.word.value || wordOf(otherwise);
  const pick = (card: Card) => {
    choose(choice, card);
    open.value = false;
  };
  return (
    <section class="chosen" aria-label={label} data-choice={shown}>
      <h3>{label}</h3>
      {shown === drawn ? (
        <Drawn
          key={JSON.stringify({ ...agreement, partner: null })} choice={choice} agreement={agreement} waits={waits}
        />
      ) : (
        <Chosen bring={bringing(choice, otherwise)} agreement={agreement} lines={squads.find((s) => wordOf(s) === shown)?.ships ?? []} />
      )}
      <div class="row">
        <button type="button" data-choose onClick={() => (open.value = true)}>Choose a squad</button>
        {shown !== drawn && (
          <button type="button" data-random onClick={() => (choice.word.value = drawn)}>Random squad</button>
        )}
      </div>
      {open.value && (
        <Modal title={label} onClose={() => (open.value = false)}>
          <Chooser agreement={agreement} ready={squads.map((s) => s.id)} onPick={pick} />
        </Modal>
      )}
    </section>
  );
}

/** choose takes a squad of the chooser. */
function choose(choice: Choice, card: Card): void {
  const saved = card.source === "mine" && kept.value.find((k) => k.xws === card.xws);
  if (card.ready) choice.word.value = "ready " + card.ready;
  else if (saved) choice.word.value = "kept " + saved.name;
  else {
    choice.text.value = card.xws;
    choice.word.value = pasted;
  }
}

type ChosenProps = { bring: Bring; agreement: DrawnSquad; lines: string[] };

/** Chosen is the squad that is chosen, as a card; as lines until it is there. */
function Chosen({ bring, agreement, lines }: ChosenProps) {
  const shelf = useSignal<Shelved | null>(null);
  const asked = JSON.stringify([bring, { ...agreement, partner: null }]);
  useEffect(() => {
    let gone = false;
    const of = bring.xws ? shelfOf(agreement, [bring.xws]) : readyShelf(agreement);
    of.then((s) => { if (!gone) shelf.value = s; }, () => undefined); // the lines stay
    return () => { gone = true; };
  }, [asked]);
  const edition = agreement.edition ?? "";
  const squad = shelf.value?.squads.find((s) => bring.xws ? s.xws === bring.xws : s.ready === bring.ready);
  if (!squad || !shelf.value) return <Ships lines={lines} />;
  const card: Card = { ...squad, source: bring.xws ? "mine" : "ready", edition };
  return <SquadCard card={card} drawings={shelf.value.drawings} collection={collects(edition) ? collectionOf(edition) : null} />;
}

/** Drawn draws a squad, and another one if it is not liked; of the player's own ships if they want. */
function Drawn({ choice, agreement, waits }: { choice: Choice; agreement: DrawnSquad; waits: boolean }) {
  const error = useSignal("");
  const owned = useSignal(false);
  const edition = agreement.edition ?? "";
  const draw = async () => {
    error.value = "";
    try {
      choice.drawn.value = await drawSquad({ ...agreement, ...(owned.value && { owned: collectionOf(edition) }) });
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
      {squad && <Chosen bring={{ xws: squad.xws }} agreement={agreement} lines={squad.ships} />}
      <button type="button" onClick={() => void draw()}>Draw another</button>
      {collects(edition) && (
        <label class="switch">
          <input type="checkbox" checked={owned.value} onChange={(e) => (owned.value = e.currentTarget.checked)} />{" "}
          Only ships in my collection
        </label>
      )}
    </div>
  );
}

/** Ships are the ships of a squad, a line each. */
export function Ships({ lines }: { lines: string[] }) {
  return <ul class="quiet">{lines.map((line, i) => <li key={i}>{line}</li>)}</ul>;
}
