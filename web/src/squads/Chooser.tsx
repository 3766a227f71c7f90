/**
 * Choosing a squad by looking: cards with the ships' drawings, points and legality, filters, and a search by any card.
 *
 * A page that lets a player choose the squad of a seat uses SquadChoice (Choice.tsx), which shows the squad that is chosen
 * and opens this chooser in a window:
 *
 *     const choice = useChoice();
 *     <SquadChoice
 *       label="Your squad" choice={choice} squads={squadsFor(lobby, agreement, seat)}
 *       otherwise={firstOf(lobby, agreement, seat)} agreement={{ ...agreement, seat }}
 *     />
 *     bringing(choice, firstOf(lobby, agreement, seat)) // what is sent
 *
 * A page that lists squads uses Chooser itself:
 *
 *     <Chooser agreement={{ edition, way, list }} onPick={(card) => open(card.xws)} />
 */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { checkSquad } from "../api/book";
import { sentence } from "../api/client";
import { readyShelf, shelfOf, type Shelved } from "../api/shelf";
import type { DrawnSquad } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { say } from "../language";
import { collectionOf, collects } from "./collection";
import { CollectionWindow } from "./CollectionWindow";
import { type Card, everything, kindsOf, type Source, wanted, type Wanted } from "./filter";
import { kept } from "./kept";
import { SquadCard } from "./SquadCard";
import "./chooser.css";

type Props = {
  /** The agreement that the squad must fit, and the seat that will fly it. */
  agreement: DrawnSquad;
  /** The ids of the ready-made squads that are offered; all of the game if left out. */
  ready?: string[];
  /** Takes the squad that is pressed. */
  onPick: (card: Card) => void;
  /** What is beside the filters. */
  children?: ComponentChildren;
};

/** pasted are the squads that were pasted since the page was opened, with whose they were. */
const pasted: { xws: string; player?: string; rank?: string }[] = [];

/** Chooser shows squads and takes the one that is pressed. */
export function Chooser({ agreement, ready, onPick, children }: Props) {
  const cards = useSignal<Card[] | null>(null);
  const drawings = useSignal<Shelved["drawings"]>({});
  const by = useSignal<Wanted>({ ...everything, legal: true });
  const error = useSignal("");
  const edition = agreement.edition ?? "";
  const load = async () => {
    try {
      const found = await gather(agreement);
      drawings.value = found.drawings;
      cards.value = found.cards;
    } catch (e) {
      error.value = sentence(e);
    }
  };
  const asked = JSON.stringify({ ...agreement, partner: null });
  useEffect(() => void load(), [asked, kept.value]);
  const paste = async (text: string) => {
    error.value = "";
    try {
      const { found, event } = await take(text);
      await load();
      by.value = { ...everything, source: event ? "event" : "pasted" };
      const only = found.length === 1 ? cards.value?.find((c) => c.xws === found[0]) : undefined;
      if (only) onPick(only);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  const offered = cards.value?.filter((c) => c.source !== "ready" || !ready || ready.includes(c.ready ?? ""));
  const owned = collectionOf(edition);
  const shown = offered?.filter((c) => wanted(c, by.value, owned));
  return (
    <div
      class="chooser" data-chooser
      // The form around a chooser is not to be sent by its search.
      onKeyDown={(e) => { if (e.key === "Enter" && e.target instanceof HTMLInputElement) e.preventDefault(); }}
    >
      <Filters by={by} cards={offered ?? []} edition={edition} />
      {children}
      <Paste onPaste={paste} />
      {error.value && <Failed why={error.value} />}
      {!shown && !error.value && <Loading what="Loading squads" />}
      {shown && <p role="status" class="quiet">{shown.length === 1 ? say`1 squad` : say`${shown.length} squads`}</p>}
      <ul class="squad-cards">
        {shown?.map((card, i) => (
          <li key={i}>
            <button type="button" data-squad={card.ready ?? card.name} onClick={() => onPick(card)}>
              <SquadCard card={card} drawings={drawings.value} collection={collects(edition) ? owned : null} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** gather fetches all squads that can be chosen: those that were pasted, those that are saved, the ready-made ones. */
async function gather(agreement: DrawnSquad): Promise<{ cards: Card[]; drawings: Shelved["drawings"] }> {
  const edition = agreement.edition ?? "";
  const mine = kept.value.filter((k) => !k.edition || k.edition === edition);
  const files = [...pasted.map((p) => p.xws), ...mine.map((k) => k.xws)];
  const [own, ready] = await Promise.all([shelfOf(agreement, files), readyShelf(agreement)]);
  const cards = own.squads.map((s, i): Card => {
    const from: { player?: string; rank?: string } = pasted[i] ?? mine[i - pasted.length] ?? {};
    const { player, rank } = from;
    const source: Source = player || rank ? "event" : i < pasted.length ? "pasted" : "mine";
    return { ...s, source, edition, ...(player && { player }), ...(rank && { rank }) };
  });
  cards.push(...ready.squads.map((s): Card => ({ ...s, source: "ready", edition })));
  return { cards: cards.filter((c) => c.ships.length > 0), drawings: { ...own.drawings, ...ready.drawings } };
}

/** take reads what was pasted, keeps its squads for the choosers of this page, and returns their files. */
async function take(text: string): Promise<{ found: string[]; event: boolean }> {
  const sheet = await checkSquad(text);
  const { xws, player, rank } = sheet;
  const all = [{ xws, ...(player && { player }), ...(rank && { rank }) }, ...(sheet.others ?? [])];
  pasted.unshift(...all.filter((n) => !pasted.some((p) => p.xws === n.xws)));
  return { found: all.map((p) => p.xws), event: !!player || !!rank };
}

type FiltersProps = { by: Signal<Wanted>; cards: Card[]; edition: string };

/** The words for where squads are from. */
const sources: [Source | "", string][] = [
  ["", "All squads"], ["mine", "Saved by me"], ["ready", "Ready-made"], ["event", "From events"], ["pasted", "Pasted"],
];

/** Filters choose what is shown. */
function Filters({ by, cards, edition }: FiltersProps) {
  const open = useSignal(false);
  const set = (change: Partial<Wanted>) => (by.value = { ...by.value, ...change });
  const factions = [...new Set(cards.map((c) => c.faction))].sort();
  return (
    <div class="filters">
      <label>
        Search
        <input
          type="search" value={by.value.words} placeholder="Squad, pilot or upgrade" data-search
          onInput={(e) => set({ words: e.currentTarget.value })}
        />
      </label>
      <label>
        Faction
        <select value={by.value.faction} onChange={(e) => set({ faction: e.currentTarget.value })}>
          <option value="">All factions</option>
          {factions.map((f) => <option key={f} value={f}>{f}</option>)}
        </select>
      </label>
      <label>
        Ship
        <select value={by.value.kind} onChange={(e) => set({ kind: e.currentTarget.value })}>
          <option value="">All ships</option>
          {kindsOf(cards).map((k) => <option key={k.id} value={k.id}>{k.name}</option>)}
        </select>
      </label>
      <label>
        From
        <select value={by.value.source} onChange={(e) => set({ source: e.currentTarget.value as Source | "" })}>
          {sources.map(([id, text]) => <option key={id} value={id}>{text}</option>)}
        </select>
      </label>
      <label class="switch">
        <input type="checkbox" checked={by.value.legal} onChange={(e) => set({ legal: e.currentTarget.checked })} />{" "}
        Only legal squads
      </label>
      <label class="switch">
        <input
          type="checkbox" checked={by.value.owned} disabled={!collects(edition)}
          onChange={(e) => set({ owned: e.currentTarget.checked })}
        />{" "}
        Only ships in my collection
      </label>
      <button type="button" data-collection onClick={() => (open.value = true)}>My collection</button>
      {open.value && <CollectionWindow edition={edition} onClose={() => (open.value = false)} />}
    </div>
  );
}

/** Paste takes squads in any form: links, texts, files, the export of an event; several at once. */
function Paste({ onPaste }: { onPaste: (text: string) => Promise<void> }) {
  const text = useSignal("");
  return (
    <details class="paste">
      <summary>Paste a squad</summary>
      <label>
        The squad from a builder: a link, text or a file (XWS); several at once, or the export of an event
        <textarea
          rows={4} spellcheck={false} value={text.value} data-pasted
          placeholder="https://yasb.app/?f=Rebel%20Alliance&d=…"
          onInput={(e) => (text.value = e.currentTarget.value)}
        />
      </label>
      <button type="button" data-read disabled={!text.value.trim()} onClick={() => void onPaste(text.value)}>
        Show the squads
      </button>
    </details>
  );
}
