/** The page of squads: paste one or pick one, see what is legal and why not, keep it, fly it. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { checkSquad, type SquadSheet } from "../api/book";
import { sentence } from "../api/client";
import { tab } from "../api/host";
import { drawSquad, fetchLobby, newMatchWith, newMatch } from "../api/lobby";
import type { Lobby } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import games from "../home/games.json";
import { edit } from "../build/workshop";
import { enter } from "../match/enter";
import { said, say } from "../language";
import { go, link } from "../router";
import { Chooser } from "../squads/Chooser";
import { keep, kept } from "../squads/kept";
import { Share } from "../squads/Share";
import { Sheet } from "../squads/Sheet";
import "../squads/squads.css";

/** SquadsPage takes a squad as a squad builder exports it. */
export default function SquadsPage({ parts = [] }: { parts?: string[] }) {
  const lobby = useSignal<Lobby | null>(null);
  const text = useSignal("");
  const sheet = useSignal<SquadSheet | null>(null);
  const error = useSignal("");
  const busy = useSignal(false);
  useEffect(() => {
    fetchLobby().then(
      (l) => (lobby.value = l),
      (e) => (error.value = sentence(e)),
    );
    if (tab) void import("../tab/opened").then((m) => m.take("squad")).then((t) => t && void look(t));
  }, []);
  const look = async (xws: string, way?: string, list?: string) => {
    text.value = xws;
    busy.value = true;
    error.value = "";
    try {
      sheet.value = await checkSquad(xws, way, list);
    } catch (e) {
      sheet.value = null;
      error.value = sentence(e);
    }
    busy.value = false;
  };
  const shared = parts.length > 2 ? location.hash : "";
  useEffect(() => {
    if (shared) void look(shared);
  }, [shared]);
  return (
    <Page title="Squads">
      <p><a class="button" href={link("build")}>Build a squad</a></p>
      <form onSubmit={(e) => { e.preventDefault(); void look(text.value); }}>
        <label>
          A squad from a builder: a link, text or a file (XWS)
          <textarea
            rows={5} spellcheck={false} value={text.value} data-xws
            placeholder="https://yasb.app/?f=Rebel%20Alliance&d=…"
            onInput={(e) => (text.value = e.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="primary" disabled={busy.value || text.value.trim() === ""}>
            Check
          </button>
          <FromFile onText={(t) => void look(t)} />
        </div>
      </form>
      {error.value && <Failed why={error.value} />}
      {busy.value && <Loading what="Checking" />}
      {sheet.value && <Result sheet={sheet.value} lobby={lobby.value} onList={(l) => void look(text.value, sheet.value?.way, l)} />}
      {sheet.value?.others && <Others list={sheet.value.others} onLook={(t) => void look(t)} />}
      <Kept onLook={(t, list) => void look(t, undefined, list)} />
      {lobby.value && <Library lobby={lobby.value} onLook={(t, way, list) => { void look(t, way, list); scrollTo(0, 0); }} />}
    </Page>
  );
}

/** Others are the other squads of a paste that has several. */
function Others({ list, onLook }: { list: SquadSheet["others"] & {}; onLook: (xws: string) => void }) {
  return (
    <section aria-labelledby="others">
      <h2 id="others">More squads in what you pasted</h2>
      <ul class="held">
        {list.map((other, i) => (
          <li key={i}>
            <button type="button" class="link" onClick={() => onLook(other.xws)}>{other.player || `Squad ${i + 2}`}</button>
            {other.rank && <small>{other.rank}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** FromFile reads a squad file of this machine. */
function FromFile({ onText }: { onText: (text: string) => void }) {
  return (
    <label class="button">
      Open a file
      <input
        type="file" accept=".xws,.json,application/json" class="visually-hidden"
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          if (file) void file.text().then(onText);
        }}
      />
    </label>
  );
}

/** Result is what resulted from the check, and what can be done with the squad. */
function Result({ sheet, lobby, onList }: { sheet: SquadSheet; lobby: Lobby | null; onList: (list: string) => void }) {
  const error = useSignal("");
  const fly = async () => {
    if (!lobby) return;
    try {
      enter(await newMatch(await newMatchWith(lobby, sheet)), `${sheet.name} against the computer`);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  const why = whyNot(sheet);
  return (
    <section aria-live="polite" data-sheet>
      <div class="paper"><Sheet sheet={sheet} /></div>
      {sheet.lists && <Lists sheet={sheet} lists={sheet.lists} onList={onList} />}
      {error.value && <Failed why={error.value} />}
      {why && <p id="why-not" class="warned">{why}</p>}
      <div class="row">
        <button
          type="button" class="primary" onClick={() => void fly()}
          disabled={why !== "" || !lobby} aria-describedby={why ? "why-not" : undefined}
        >
          Play it against the computer
        </button>
        <button
          type="button"
          onClick={() => keep({
            name: sheet.name, xws: sheet.xws, edition: sheet.edition, ...(sheet.list && { list: sheet.list }),
            ...(sheet.player && { player: sheet.player }), ...(sheet.rank && { rank: sheet.rank }),
          })}
        >
          Save in this browser
        </button>
        <button
          type="button" data-edit
          onClick={() => { edit(sheet.draft); go("build", sheet.draft.edition, sheet.draft.faction, sheet.draft.way ?? ""); }}
        >
          Edit
        </button>
      </div>
      <Share sheet={sheet} judged={() => Promise.resolve(sheet)} />
    </section>
  );
}

/** whyNot says why a squad cannot be played against the computer; "" where it can. */
function whyNot(sheet: SquadSheet): string {
  if (!sheet.legal) return said("You can play this squad once the problems above are fixed.");
  return sheet.missing.length > 0 ? said("You can play this squad once you replace the cards that are not playable yet.") : "";
}

/** gameName is what a game is called, "" where no one plays it here. */
function gameName(edition: string): string {
  const game = games.find((g) => g.id === edition);
  return game ? `${game.name}, ${game.edition.toLowerCase()}` : "";
}

/** byGame groups squads by their games, in the order of the first page; those without a game come last. */
function byGame<S extends { edition?: string }>(list: S[]): [string, S[]][] {
  const names = [...games.map((g) => gameName(g.id)), ""];
  return names.map((name): [string, S[]] => [name, list.filter((s) => gameName(s.edition ?? "") === name)])
    .filter(([, squads]) => squads.length > 0);
}

/** Format is what a squad is dealt for: the usual match of a game, or a way to play it. */
interface Format {
  edition: string;
  way?: string;
  text: string;
}

/** Library shows all squads of a format as cards, and draws one at random. */
function Library({ lobby, onLook }: { lobby: Lobby; onLook: (xws: string, way?: string, list?: string) => void }) {
  const formats: Format[] = games.flatMap((g) => [
    { edition: g.id, text: gameName(g.id) },
    ...lobby.ways.filter((w) => w.edition === g.id && w.squads === "format")
      .map((w) => ({ edition: g.id, way: w.id, text: `${gameName(g.id)}: ${w.name}` })),
  ]);
  const chosen = useSignal(0);
  const list = useSignal("");
  const error = useSignal("");
  const { edition = "", way } = formats[chosen.value] ?? {};
  const lists = lobby.editions.find((e) => e.id === edition)?.points ?? [];
  const agreement = { edition, ...(way && { way }), ...(list.value && { list: list.value }) };
  const deal = async () => {
    error.value = "";
    try {
      onLook((await drawSquad(agreement)).xws, way, list.value);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  return (
    <section aria-labelledby="library">
      <h2 id="library">All squads</h2>
      <div class="row base">
        <label>
          Format
          <select
            value={chosen.value}
            onChange={(e) => {
              chosen.value = Number(e.currentTarget.value);
              list.value = "";
            }}
          >
            {formats.map((f, i) => <option key={f.text} value={i}>{f.text}</option>)}
          </select>
        </label>
        {lists.length > 1 && (
          <label>
            Points list
            <select value={list.value} onChange={(e) => (list.value = e.currentTarget.value)}>
              {lists.map((l, i) => <option key={l.id} value={i === 0 ? "" : l.id}>{l.title}</option>)}
            </select>
          </label>
        )}
        <button type="button" data-deal onClick={() => void deal()}>Random squad</button>
      </div>
      {error.value && <Failed why={error.value} />}
      <Chooser key={JSON.stringify(agreement)} agreement={agreement} onPick={(card) => onLook(card.xws, way, list.value)} />
    </section>
  );
}

/** Lists are what a squad costs by each points list; by another one it is checked at a press. */
function Lists({ sheet, lists, onList }: { sheet: SquadSheet; lists: SquadSheet["lists"] & {}; onList: (list: string) => void }) {
  return (
    <details open={!sheet.legal && lists.some((l) => l.legal)} data-lists>
      <summary>By other points lists</summary>
      <ul class="held">
        {lists.map((l) => (
          <li key={l.id}>
            {l.id === sheet.list ? <b>{l.title}</b>
              : <button type="button" class="link" onClick={() => onList(l.id)}>{l.title}</button>}
            {" "}<small>{l.legal ? say`${l.points} points, legal` : say`${l.points} points, not legal`}</small>
          </li>
        ))}
      </ul>
      <p><a href={link("points", sheet.edition)}>What differs between two lists</a></p>
    </details>
  );
}

/** Kept lists the squads that this browser keeps. */
function Kept({ onLook }: { onLook: (xws: string, list?: string) => void }) {
  if (kept.value.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Saved in this browser</h2>
      {byGame(kept.value).map(([game, squads]) => (
        <div key={game}>
          {game && <h3>{game}</h3>}
          <ul class="held">
            {squads.map((s) => (
              <li key={s.name}>
                <button type="button" class="link" onClick={() => onLook(s.xws, s.list)}>{s.name}</button>
                <button
                  type="button" aria-label={`Delete ${s.name}`}
                  onClick={() => keep({ name: s.name, xws: "" })}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
