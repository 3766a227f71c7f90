/** The page of replays: a match that is over, or a record, decision by decision. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { replayOf, replayRecord, type Replay } from "../api/book";
import { api, must, sentence } from "../api/client";
import { tab } from "../api/host";
import type { Listed } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { held } from "../prefs";
import { type Branch, branchesOf } from "../replay/branches";
import { Player } from "../replay/Player";
import { link, route } from "../router";
import { met } from "../match/team";

/**
 * ReplaysPage shows the replay of the match that the address names, at the place behind it if there
 * is one, or analyzed if it says so; or it takes a record.
 */
export default function ReplaysPage({ parts }: { parts: string[] }) {
  const id = parts[0] ?? "";
  const at = route.value.at ?? Number.parseInt(parts[1] ?? "", 10);
  return id ? <OfMatch key={id} id={id} analyzed={parts[1] === "analysis"} branches={branchesOf(parts.slice(1))} {...(at >= 0 ? { at } : {})} /> : <Choose />;
}

/** OfMatch fetches and shows the replay of a match. */
function OfMatch({ id, at, analyzed, branches }: { id: string; at?: number; analyzed: boolean; branches: Branch[] }) {
  const replay = useSignal<Replay | null>(null);
  const error = useSignal("");
  useEffect(() => {
    replayOf(id).then(
      (r) => (replay.value = r),
      (e) => (error.value = sentence(e)),
    );
  }, [id]);
  if (replay.value) {
    return <Player replay={replay.value} of={{ match: id }} analyzed={analyzed} branches={branches} {...(at === undefined ? {} : { open: at })} />;
  }
  return (
    <Page title="Replay">
      {error.value ? <Failed why={error.value} /> : <Loading what="Loading the replay" />}
    </Page>
  );
}

/** Choose takes a record, or one of the matches that are over. */
function Choose() {
  const record = useSignal("");
  const replay = useSignal<Replay | null>(null);
  const error = useSignal("");
  const busy = useSignal(false);
  const show = async (text: string) => {
    record.value = text;
    busy.value = true;
    error.value = "";
    try {
      replay.value = await replayRecord(text);
    } catch (e) {
      error.value = sentence(e);
    }
    busy.value = false;
  };
  useEffect(() => {
    if (tab) void import("../tab/opened").then((m) => m.take("record")).then((t) => t && void show(t));
  }, []);
  if (replay.value) return <Player replay={replay.value} of={{ record: record.value }} />;
  return (
    <Page title="Replays">
      <form onSubmit={(e) => { e.preventDefault(); void show(record.value); }}>
        <label>
          Paste a match record saved by <code>koiogran play --record</code>.
          <textarea
            rows={5} spellcheck={false} value={record.value} data-record
            onInput={(e) => (record.value = e.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="primary" disabled={busy.value || record.value.trim() === ""}>
            Show replay
          </button>
          <label class="button">
            Open a file
            <input
              type="file" class="visually-hidden"
              onChange={(e) => {
                const file = e.currentTarget.files?.[0];
                if (file) void file.text().then(show);
              }}
            />
          </label>
        </div>
      </form>
      {busy.value && <Loading what="Loading the replay" />}
      {error.value && <Failed why={error.value} />}
      <Matches />
    </Page>
  );
}

/** Matches lists the matches that are over: of this browser, and of everyone. */
function Matches() {
  const list = useSignal<Listed[]>([]);
  useEffect(() => {
    must(api.GET("/api/v1/matches")).then(
      (l) => (list.value = l.filter((m) => m.finished)),
      () => undefined, // the records above can still be shown
    );
  }, []);
  const others = list.value.filter((m) => !held.value.some((h) => h.id === m.id));
  const own = held.value.filter((h) => !h.page);
  if (own.length + others.length === 0) return null;
  return (
    <section aria-labelledby="over">
      <h2 id="over">Finished matches</h2>
      <ul class="held">
        {own.map((h) => (
          <li key={h.id}><a href={link("replays", h.id)}>{h.text}</a></li>
        ))}
        {others.map((m) => (
          <li key={m.id}>
            <a href={link("replays", m.id)}>{met(m.squads)}</a>
            <small>{m.result}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
