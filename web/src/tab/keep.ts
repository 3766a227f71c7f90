/** What is kept in this browser: asking it to keep it, moving it to another one, and what was opened with the app. */
import { signal } from "@preact/signals";
import { exported, imported } from "./page";

/** What a file of everything begins with, so that no other one is taken for it. */
const mark = "koiogran tab 1";

/** The names in localStorage that are ours. */
const prefix = "koiogran.";

/** persist asks the browser not to delete what is kept when it needs room. It reports whether that is so. */
export async function persist(): Promise<boolean> {
  return await navigator.storage?.persist?.() ?? false;
}

/** save hands a file to the person. */
export function save(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const a = Object.assign(document.createElement("a"), { href: url, download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** exportAll saves everything that is kept here as one file: matches, seats, squads, settings. */
export async function exportAll(): Promise<void> {
  const settings = Object.fromEntries(Object.entries(localStorage).filter(([k]) => k.startsWith(prefix)));
  const day = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ mark, settings, tables: await exported() });
  save(`koiogran-${day}.json`, text, "application/json");
}

/** importAll takes in such a file, and says how many matches came. What is here already stays. */
export async function importAll(text: string): Promise<number> {
  const read = parsed(text);
  const n = await imported(read.tables);
  for (const [k, v] of Object.entries(read.settings)) {
    if (!k.startsWith(prefix)) continue;
    const here = localStorage.getItem(k);
    if (here === null) localStorage.setItem(k, v);
    else if (k === prefix + "held") localStorage.setItem(k, joined(here, v));
  }
  return n;
}

/** parsed reads the file. */
function parsed(text: string): { settings: Record<string, string>; tables: unknown } {
  try {
    const read = JSON.parse(text) as { mark?: string; settings: Record<string, string>; tables: unknown };
    if (read.mark === mark) return read;
  } catch {
    // It says below what was expected.
  }
  throw new Error("This is not a file of Koiogran; expected one that “Save everything” has written.");
}

/** joined are the seats of both lists. */
export function joined(here: string, there: string): string {
  const [a, b] = [here, there].map((text) => JSON.parse(text) as { id: string }[]) as [{ id: string }[], { id: string }[]];
  return JSON.stringify([...a, ...b.filter((h) => !a.some((o) => o.id === h.id))]);
}

/** newer reports whether a newer build waits until no page of this one is open. */
export const newer = signal(false);

/** keepApp lets the browser keep the app for the next time, without a network too. */
export async function keepApp(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const kept = await navigator.serviceWorker.register("sw.js");
  const waits = () => {
    if (kept.waiting && navigator.serviceWorker.controller) newer.value = true;
  };
  waits();
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", waits));
}

/** takeOver lets the newer build begin now. Matches are kept. */
export async function takeOver(): Promise<void> {
  const kept = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  kept?.waiting?.postMessage("take over");
}
