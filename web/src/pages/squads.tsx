/** The page of squads: paste one or pick one, see what is legal and why not, keep it, fly it. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { checkSquad, type SquadSheet } from "../api/book";
import { sentence } from "../api/client";
import { tab } from "../api/host";
import { drawSquad, fetchLobby, flyIt, newMatch } from "../api/lobby";
import type { Lobby, ReadySquad } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import games from "../home/games.json";
import { edit } from "../build/workshop";
import { enter } from "../match/enter";
import { go, link } from "../router";
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
  const look = async (xws: string, way?: string) => {
    text.value = xws;
    busy.value = true;
    error.value = "";
    try {
      sheet.value = await checkSquad(xws, way);
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
      {sheet.value && <Result sheet={sheet.value} lobby={lobby.value} />}
      {sheet.value?.others && <Others list={sheet.value.others} onLook={(t) => void look(t)} />}
      {lobby.value && <Deal lobby={lobby.value} onLook={(t, way) => void look(t, way)} />}
      <Kept onLook={(t) => void look(t)} />
      <Ready lobby={lobby.value} onLook={(t) => void look(t)} />
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

/** Result is what came of the check, and what can be done with the squad. */
function Result({ sheet, lobby }: { sheet: SquadSheet; lobby: Lobby | null }) {
  const error = useSignal("");
  const fly = async () => {
    if (!lobby) return;
    try {
      enter(await newMatch(flyIt(lobby, sheet)), `${sheet.name} against the computer`);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  return (
    <section aria-live="polite" data-sheet>
      <div class="paper"><Sheet sheet={sheet} /></div>
      {error.value && <Failed why={error.value} />}
      <div class="row">
        <button
          type="button" class="primary" onClick={() => void fly()}
          disabled={!sheet.legal || sheet.missing.length > 0 || !lobby}
        >
          Play it against the computer
        </button>
        <button
          type="button"
          onClick={() => keep({ name: sheet.name, xws: sheet.xws, edition: sheet.edition })}
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

/** gameName is what a game is called, "" where nobody plays it here. */
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

/** Deal draws a squad at random by a format. */
function Deal({ lobby, onLook }: { lobby: Lobby; onLook: (xws: string, way?: string) => void }) {
  const formats: Format[] = games.flatMap((g) => [
    { edition: g.id, text: gameName(g.id) },
    ...lobby.ways.filter((w) => w.edition === g.id && w.squads === "format")
      .map((w) => ({ edition: g.id, way: w.id, text: `${gameName(g.id)}: ${w.name}` })),
  ]);
  const chosen = useSignal(0);
  const error = useSignal("");
  const deal = async () => {
    error.value = "";
    const format = formats[chosen.value];
    if (!format) return;
    const { edition, way } = format;
    try {
      onLook((await drawSquad({ edition, ...(way && { way }) })).xws, way);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  return (
    <section aria-labelledby="deal">
      <h2 id="deal">Random squad</h2>
      <div class="row base">
        <label>
          Format
          <select value={chosen.value} onChange={(e) => (chosen.value = Number(e.currentTarget.value))}>
            {formats.map((f, i) => <option key={f.text} value={i}>{f.text}</option>)}
          </select>
        </label>
        <button type="button" data-deal onClick={() => void deal()}>Generate</button>
      </div>
      {error.value && <Failed why={error.value} />}
    </section>
  );
}

/** Kept lists the squads that this browser keeps. */
function Kept({ onLook }: { onLook: (xws: string) => void }) {
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
                <button type="button" class="link" onClick={() => onLook(s.xws)}>{s.name}</button>
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

/** Ready lists the squads that the server keeps ready, those of a faction together. */
function Ready({ lobby, onLook }: { lobby: Lobby | null; onLook: (xws: string) => void }) {
  if (!lobby) return null;
  const together = (a: ReadySquad, b: ReadySquad) => a.faction.localeCompare(b.faction) || a.name.localeCompare(b.name);
  return (
    <section aria-labelledby="ready">
      <h2 id="ready">Ready-made squads</h2>
      {byGame(lobby.squads).map(([game, squads]) => (
        <div key={game}>
          <h3>{game}</h3>
          <ul class="held ready">
            {squads.toSorted(together).map((s) => (
              <li key={s.id}>
                <button type="button" class="link" onClick={() => onLook(s.xws)}>{s.name}</button>
                <small>{s.faction}, {s.points} points{s.alone ? ", " + s.ways?.join(", ") : ""}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
