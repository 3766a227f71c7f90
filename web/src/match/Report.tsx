/** A report of a bug: what was seen, and what the match knows about it. It is only saved to a file or copied. */
import { useSignal } from "@preact/signals";
import type { MatchStore } from "./store";
import { urlOf } from "../api/client";
import { ask } from "../api/host";
import { read } from "./words";
import { said } from "../language";

/** How many of the last sentences of the log a report has. */
const latest = 40;

/** reportOf is a report as text: what someone has seen, the version, where the match stands, and what happened last. */
export function reportOf(store: MatchStore, seen: string): string {
  const { match, table, question, log } = store;
  return [
    seen.trim(), "",
    `Edition: ${match.value?.edition} ${match.value?.version}`,
    `Match: ${store.id}, seat ${store.seat}, position ${store.position}, round ${table.value?.round}, ${table.value?.phase}`,
    `Question: ${question.value ? `${question.value.number} ${question.value.about}: ${question.value.text}` : "none"}`,
    ...(question.value?.options ?? []).map((o) => `  ${o.answer}`),
    `Error: ${store.error.value || "none"}`, `Browser: ${navigator.userAgent}`, "",
    ...log.value.slice(-latest).map((e) => read(match.value, e.event)),
  ].join("\n") + "\n";
}

/** recordOf is the record of a match that is over, with which anyone can play it again; "" while it is played. */
async function recordOf(store: MatchStore): Promise<string> {
  if (!store.result.value || store.lesson) return "";
  const response = await ask(urlOf(`/api/v1/matches/${encodeURIComponent(store.id)}/record`));
  return response.ok ? "\n" + await response.text() : "";
}

/** Report asks what was seen. Nothing leaves the browser: the player decides where the file goes. */
export function Report({ store }: { store: MatchStore }) {
  const seen = useSignal("");
  const done = useSignal("");
  const save = async () => {
    const report = reportOf(store, seen.value) + await recordOf(store).catch(() => "");
    const to = document.createElement("a");
    to.href = URL.createObjectURL(new Blob([report], { type: "text/plain" }));
    to.download = `koiogran-${store.id}.txt`;
    to.click();
    URL.revokeObjectURL(to.href);
    done.value = said("Saved. Nothing was sent.");
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(reportOf(store, seen.value));
    done.value = said("Copied. Nothing was sent.");
  };
  return (
    <details class="bug-report" data-report>
      <summary>Report a bug</summary>
      <label>
        What did you see, and what did you expect?
        <textarea rows={3} value={seen.value} onInput={(e) => (seen.value = e.currentTarget.value)} />
      </label>
      <div class="row">
        <button type="button" onClick={() => void save()}>Save the report</button>
        <button type="button" onClick={() => void copy()}>Copy the report</button>
      </div>
      <p class="quiet" role="status">{done.value}</p>
    </details>
  );
}
