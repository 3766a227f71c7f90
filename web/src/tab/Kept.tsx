/** What the first page of a tab says of itself: where matches are kept, how they move, and that a newer build waits. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { held } from "../prefs";
import { exportAll, importAll, newer, persist, takeOver } from "./keep";

/** Kept is that. */
export default function Kept() {
  const said = useSignal("");
  const some = held.value.length > 0;
  useEffect(() => {
    if (some) void persist();
  }, [some]);
  const work = async (f: () => Promise<string>) => {
    try {
      said.value = await f();
    } catch (e) {
      said.value = sentence(e);
    }
  };
  const take = (file: File | undefined) => file && void work(async () => {
    const n = await importAll(await file.text());
    setTimeout(() => location.reload(), 1500);
    return n === 1 ? "1 match came." : `${n} matches came.`;
  });
  return (
    <section class="kept-here" aria-labelledby="kept-here">
      <h2 id="kept-here">Saved in this browser</h2>
      {newer.value && (
        <p role="status" data-newer>
          A newer version is ready. Your matches stay.{" "}
          <button type="button" onClick={() => void takeOver()}>Use it now</button>
        </p>
      )}
      <p>The game runs in this browser, without a network too. Matches, squads and settings are saved here and nowhere
        else. Both sides roll their dice on your own device.</p>
      <div class="row">
        <button type="button" data-save onClick={() => void work(() => exportAll().then(() => "Everything is in the file."))}>
          Save everything as a file
        </button>
        <label class="button">
          Take in such a file
          <input
            type="file" accept=".json,application/json" class="visually-hidden" data-take
            onChange={(e) => take(e.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {said.value && <p role="status">{said.value}</p>}
    </section>
  );
}
