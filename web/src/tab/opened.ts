/** What the app was opened with: a shared text, such as a squad or the link of one, or a file of this machine. */
import { go } from "../router";

/** What a page finds that was opened with the app, and takes once. */
let found: { kind: "squad" | "record"; text: string } | null = null;

/** take takes what was opened for a page, "" if nothing was. */
export function take(kind: "squad" | "record"): string {
  if (found?.kind !== kind) return "";
  const { text } = found;
  found = null;
  return text;
}

/** show goes to the page for a text: a record is replayed, all else is read as a squad. */
export function show(text: string): void {
  const kind = /^match \w+/.test(text.trim()) ? "record" : "squad";
  found = { kind, text };
  go(kind === "record" ? "replays" : "squads");
}

/** shared is what another app has shared with this one, by the address of the page. */
export function shared(search: string): string {
  const query = new URLSearchParams(search);
  return [query.get("url"), query.get("text"), query.get("title")].find((t) => t?.trim())?.trim() ?? "";
}

interface Launch { files: readonly { getFile(): Promise<File> }[] }
declare global {
  interface Window { launchQueue?: { setConsumer(f: (l: Launch) => void): void } }
}

/** listen takes what comes with the start of the app, and later. */
export function listen(): void {
  const text = shared(location.search);
  if (text) {
    history.replaceState(null, "", location.pathname + location.hash);
    show(text);
  }
  window.launchQueue?.setConsumer(({ files }) => {
    const file = files[0];
    if (file) void file.getFile().then((f) => f.text()).then(show);
  });
}
