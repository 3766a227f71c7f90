/** The page of two points lists: what became dearer or cheaper, and which cards lost or gained a slot. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { type CardChange, fetchChanges, type ListChanges } from "../api/book";
import { sentence } from "../api/client";
import { fetchLobby } from "../api/lobby";
import type { Lobby } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { say } from "../language";
import { go } from "../router";
import { changesIn, groups } from "../squads/changes";

/** PointsPage compares the lists that the address names: those before and after the last change if it names none. */
export default function PointsPage({ parts }: { parts: string[] }) {
  const lobby = useSignal<Lobby | null>(null);
  const found = useSignal<ListChanges | null>(null);
  const error = useSignal("");
  const fail = (e: unknown) => void (error.value = sentence(e));
  useEffect(() => void fetchLobby().then((l) => (lobby.value = l), fail), []);
  const edition = lobby.value?.editions.find((e) => e.id === parts[0]) ?? lobby.value?.editions.find((e) => e.points);
  const lists = edition?.points ?? [];
  const before = lists.filter((l) => l.id !== lists[0]?.id)
    .toSorted((a, b) => b.id.localeCompare(a.id)).find((l) => l.id < (lists[0]?.id ?? ""));
  const a = parts[1] ?? before?.id ?? "";
  const b = parts[2] ?? lists[0]?.id ?? "";
  useEffect(() => {
    found.value = null;
    error.value = "";
    if (edition && a && b) fetchChanges(edition.id, a, b).then((f) => (found.value = f), fail);
  }, [edition?.id, a, b]);
  const choice = (label: string, value: string, change: (id: string) => void) => (
    <label>
      {label}
      <select value={value} onChange={(e) => change(e.currentTarget.value)}>
        {lists.map((l) => <option key={l.id} value={l.id}>{l.title}</option>)}
      </select>
    </label>
  );
  return (
    <Page title="Points lists">
      {lobby.value && lists.length < 2 && <p>This server offers one points list for each game.</p>}
      {edition && lists.length > 1 && (
        <div class="row base">
          {choice(say`From the list`, a, (id) => go("points", edition.id, id, b))}
          {choice(say`to the list`, b, (id) => go("points", edition.id, a, id))}
        </div>
      )}
      {error.value && <Failed why={error.value} />}
      {!found.value && !error.value && lists.length !== 1 && <Loading what="Comparing" />}
      {found.value && <Changes found={found.value} />}
    </Page>
  );
}

/** Changes are the cards that differ, in groups. */
function Changes({ found }: { found: ListChanges }) {
  if (found.changes.length === 0) return <p role="status">Nothing differs.</p>;
  return (
    <div data-changes={found.changes.length}>
      <p role="status">{say`${found.changes.length} cards differ.`}</p>
      {groups.map((g) => {
        const list = changesIn(g.id, found.changes);
        if (list.length === 0) return null;
        return (
          <section key={g.id} aria-labelledby={"of-" + g.id}>
            <h2 id={"of-" + g.id}>{g.title}</h2>
            <ul>
              {list.map((c) => <li key={c.kind + c.id}><Change of={c} group={g.id} /></li>)}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Change is one card, with what differs. */
function Change({ of: c, group }: { of: CardChange; group: string }) {
  const what: Record<string, string> = {
    dearer: `${c.before} → ${c.after}`, cheaper: `${c.before} → ${c.after}`, other: `${c.before} → ${c.after}`,
    slots: [...(c.lost ?? []).map((s) => `− ${s}`), ...(c.gained ?? []).map((s) => `+ ${s}`)].join(", "),
    pools: [...(c.left ?? []).map((s) => `− ${s}`), ...(c.joined ?? []).map((s) => `+ ${s}`)].join(", "),
  };
  return (
    <>
      <b translate={false}>{c.name}</b> <small>{c.ship ?? "Upgrade"}</small> <span class="points">{what[group]}</span>
    </>
  );
}
