/** The page of squads: paste one or pick one, see what is legal and why not, keep it, fly it. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { checkSquad, type SquadSheet } from "../api/book";
import { sentence } from "../api/client";
import { fetchLobby, flyIt, newMatch } from "../api/lobby";
import type { Lobby } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { edit } from "../build/workshop";
import { enter } from "../match/enter";
import { go, link } from "../router";
import { keep, kept } from "../squads/kept";
import { Sheet } from "../squads/Sheet";
import "../squads/squads.css";

/** SquadsPage takes a squad as a squad builder exports it. */
export default function SquadsPage() {
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
  }, []);
  const look = async (xws: string) => {
    text.value = xws;
    busy.value = true;
    error.value = "";
    try {
      sheet.value = await checkSquad(xws);
    } catch (e) {
      sheet.value = null;
      error.value = sentence(e);
    }
    busy.value = false;
  };
  return (
    <Page title="Squads">
      <p><a class="button" href={link("build")}>Build a squad</a></p>
      <form onSubmit={(e) => { e.preventDefault(); void look(text.value); }}>
        <label>
          A squad, as a builder exports it: a file (XWS) or text
          <textarea
            rows={5} spellcheck={false} value={text.value} data-xws
            placeholder={'{"faction": "rebelalliance", "pilots": [ … ]}'}
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
      <Kept onLook={(t) => void look(t)} />
      <Ready lobby={lobby.value} onLook={(t) => void look(t)} />
    </Page>
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
      <Sheet sheet={sheet} />
      {error.value && <Failed why={error.value} />}
      <div class="row">
        <button
          type="button" class="primary" onClick={() => void fly()}
          disabled={!sheet.legal || sheet.missing.length > 0 || !lobby}
        >
          Fly it against the computer
        </button>
        <button
          type="button"
          onClick={() => keep({ name: sheet.name, xws: sheet.xws, edition: sheet.edition })}
        >
          Keep it in this browser
        </button>
        <button
          type="button" data-edit
          onClick={() => { edit(sheet.draft); go("build", sheet.draft.edition, sheet.draft.faction, sheet.draft.way ?? ""); }}
        >
          Change it
        </button>
        <a
          class="button" download={fileName(sheet.name)}
          href={"data:application/json," + encodeURIComponent(sheet.xws)}
        >
          Export
        </a>
      </div>
    </section>
  );
}

/** fileName makes a name for a squad file. */
function fileName(name: string): string {
  return (name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "squad") + ".xws";
}

/** Kept lists the squads that this browser keeps. */
function Kept({ onLook }: { onLook: (xws: string) => void }) {
  if (kept.value.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Kept in this browser</h2>
      <ul class="held">
        {kept.value.map((s) => (
          <li key={s.name}>
            <button type="button" class="link" onClick={() => onLook(s.xws)}>{s.name}</button>
            <button
              type="button" aria-label={`Forget ${s.name}`}
              onClick={() => keep({ name: s.name, xws: "" })}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ready lists the squads that the server keeps ready. */
function Ready({ lobby, onLook }: { lobby: Lobby | null; onLook: (xws: string) => void }) {
  if (!lobby) return null;
  return (
    <section aria-labelledby="ready">
      <h2 id="ready">Ready squads</h2>
      <ul class="held">
        {lobby.squads.map((s) => (
          <li key={s.id}>
            <button type="button" class="link" onClick={() => onLook(s.xws)}>{s.name}</button>
            <small>{s.faction}, {s.points} points{s.alone ? ", " + s.ways?.join(", ") : ""}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
