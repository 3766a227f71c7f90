/** The page of a match: board, question, cards, log. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Match } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Banner } from "../match/Banner";
import { Board } from "../match/board/Board";
import { Cards } from "../match/Cards";
import { Dice } from "../match/Dice";
import { Invitation } from "../match/Invitation";
import { Keys } from "../match/keys";
import { Log } from "../match/Log";
import { Menu } from "../match/Menu";
import { Presence } from "../match/Presence";
import { Question } from "../match/question/Question";
import { MatchStore } from "../match/store";
import { held } from "../prefs";
import { link } from "../router";
import "../match/match.css";

/** MatchPage shows the match with an id to whoever holds a token, or to a watcher. */
export default function MatchPage({ parts }: { parts: string[] }) {
  const id = parts[0] ?? "";
  const token = parts[1] ?? held.value.find((h) => h.id === id)?.token ?? "";
  const store = useMemo(() => new MatchStore(id, token), [id, token]);
  useEffect(() => {
    void store.open();
    const keys = new Keys(store);
    return () => {
      keys.leave();
      store.close();
    };
  }, [store]);
  useSignalEffect(() => {
    document.title = (store.question.value ? "Your turn" : "Match") + " – Koiogran";
  });
  const match = store.match.value;
  if (match) return <Table store={store} match={match} />;
  if (store.error.value) {
    return (
      <main>
        <Failed why={store.error.value}><a href={link("")}>To the first page</a></Failed>
      </main>
    );
  }
  return <main><Loading what="Setting the table" /></main>;
}

/** Table lays the match out. */
function Table({ store, match }: { store: MatchStore; match: Match }) {
  return (
    <main class="match" data-position={store.position} data-connection={store.connection.value}>
      <h1 class="visually-hidden">
        {match.players[0]?.squad} against {match.players[1]?.squad}
      </h1>
      <Status store={store} match={match} />
      <Board store={store} match={match} />
      <div class="side-panel">
        <Banner store={store} />
        <Invitation id={match.id} />
        <Dice store={store} />
        <Question store={store} />
        <Presence store={store} />
        <Papers store={store} match={match} />
      </div>
      <div class="visually-hidden" aria-live="polite" role="log" data-live>
        {store.announced.value}
      </div>
    </main>
  );
}

/** Status says where the match stands, and holds what is always at hand. */
function Status({ store, match }: { store: MatchStore; match: Match }) {
  const menu = useSignal(false);
  const table = store.table.value;
  const connection = store.connection.value;
  const who = store.seat === 0 ? "Watching" : `You are player ${store.seat}`;
  return (
    <header class="status">
      <a href={link("")} class="home" aria-label="Koiogran, first page">‹</a>
      <p class="phase">
        {table && table.round > 0 ? `Round ${table.round}, ` : ""}
        {table?.phase}
        {table && table.initiative > 0 ? `, ${match.terms.initiative} ${table.initiative}` : ""}
      </p>
      <p class="quiet who">{who}</p>
      <span class={"connection " + connection} role="status" title={`Connection: ${connection}`}>
        {connection === "live" ? "● live" : connection === "lost" ? "○ cut" : "◌ …"}
      </span>
      {store.show.busy.value && (
        <button type="button" onClick={() => store.show.skip()}>Skip</button>
      )}
      <button type="button" aria-label="Menu" data-menu onClick={() => (menu.value = true)}>
        ☰
      </button>
      {menu.value && <Menu store={store} onClose={() => (menu.value = false)} />}
    </header>
  );
}

/** Papers are the cards and the log, one of them at a time where there is little room. */
function Papers({ store, match }: { store: MatchStore; match: Match }) {
  const page = useSignal<"ships" | "log">("ships");
  const tab = (name: "ships" | "log", text: string) => (
    <button
      type="button" aria-pressed={page.value === name} onClick={() => (page.value = name)}
    >
      {text}
    </button>
  );
  return (
    <section class={"papers " + page.value} aria-label="Ships and log">
      <div class="row tabs" role="group" aria-label="Show">
        {tab("ships", match.terms.ships.replace(/^./, (c) => c.toUpperCase()))}
        {tab("log", "Log")}
      </div>
      {match.settings.filter((s) => s.name === "mission").map((s) => (
        <p key={s.name} class="quiet" data-mission>{s.text}</p>
      ))}
      {page.value === "ships" ? <Cards store={store} match={match} /> : <Log store={store} />}
    </section>
  );
}
