/** The page of a match: board, question, squads, log. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Match } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Modal } from "../components/Modal";
import { Banner } from "../match/Banner";
import { Clocks } from "../match/Clock";
import { Board } from "../match/board/Board";
import { End } from "../match/End";
import { Header } from "../match/Header";
import { settleRenewal } from "../match/enter";
import { useHolding } from "../match/holding";
import { Invitation } from "../match/Invitation";
import { Keys } from "../match/keys";
import { Log } from "../match/Log";
import { Popover } from "../match/Popover";
import { Presence } from "../match/Presence";
import { Question } from "../match/question/Question";
import { SoundOffer } from "../match/SoundOffer";
import { Squads } from "../match/Squads";
import { MatchStore } from "../match/store";
import { Talk } from "../match/Talk";
import { asksAgain } from "../match/NotifyToggle";
import { meeting } from "../match/team";
import { beside } from "../match/touch";
import { Tray } from "../match/Tray";
import { FlippedCard } from "../match/FlippedCard";
import { link } from "../router";
import "../match/match.css";
import "../match/question/question.css";
import "../match/tray.css";
import "../match/log.css";
import "../match/popover.css";

/** MatchPage shows the match with an id to the holder of a token, or to a watcher. */
export default function MatchPage({ parts }: { parts: string[] }) {
  const { token, why } = useHolding("match", parts);
  if (token !== null) return <Seated id={parts[0] ?? ""} token={token} />;
  return <main>{why ? <Away why={why} /> : <Loading what="Setting the table" />}</main>;
}

/** Away says why a match cannot be shown. */
function Away({ why }: { why: string }) {
  return <Failed why={why}><a href={link("")}>Go to the home page</a></Failed>;
}

/** Seated shows a match as the holder of a token sees it. */
function Seated({ id, token }: { id: string; token: string }) {
  const store = useMemo(() => new MatchStore(id, token), [id, token]);
  useEffect(() => {
    void settleRenewal(store).then((renewed) => {
      if (renewed) return location.reload();
      store.open();
      if (token) asksAgain(store);
    });
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
  if (store.error.value) return <main><Away why={store.error.value} /></main>;
  return <main><Loading what="Loading the match" /></main>;
}

type TableProps = {
  store: MatchStore; match: Match;
  /** What a lesson says beside the question, and what it shows at its end. */
  coach?: preact.ComponentChildren; end?: preact.ComponentChildren;
};

/** Table sets up the match. */
export function Table({ store, match, coach, end }: TableProps) {
  const dice = store.dice.value !== null;
  const inTray = dice && store.question.value?.about === "dice" && !beside.value;
  return (
    <main class="match" data-position={store.position} data-round={store.table.value?.round ?? 0}
      data-connection={store.connection.value}>
      <h1 class="visually-hidden">
        {meeting(match)}
      </h1>
      <Header store={store} match={match} />
      <Squads store={store} match={match} />
      <div class="board-area night">
        <Board store={store} match={match} />
        <FlippedCard store={store} />
        <Tray store={store}>{inTray ? <>{coach}<Question store={store} /></> : null}</Tray>
        {end ?? <End store={store} match={match} />}
      </div>
      <div class="side-panel">
        <Clocks store={store} />
        <Banner store={store} />
        <Invitation id={match.id} free={store.free.value} seat={match.seat} />
        {!inTray && coach}
        {!inTray && <Question store={store} />}
        {match.seat !== 0 && <SoundOffer />}
        <Presence store={store} />
        <Talk store={store} />
        <Papers store={store} match={match} />
      </div>
      <Popover edition={match.edition} />
      <div class="visually-hidden" aria-live="polite" role="log" data-live>
        {store.announced.value}
      </div>
    </main>
  );
}

/** Papers is the log, and where there is little room two buttons that open the log and the squads. */
function Papers({ store, match }: { store: MatchStore; match: Match }) {
  const page = useSignal<"ships" | "log" | null>(null);
  return (
    <section class="papers" aria-label="Log and ships">
      <div class="row paper-buttons">
        <button type="button" onClick={() => (page.value = "ships")}>
          <span class="begins">{match.terms.ships}</span>
        </button>
        <button type="button" onClick={() => (page.value = "log")}>Log</button>
      </div>
      <Log store={store} />
      {page.value === "log" && (
        <Modal title="Log" onClose={() => (page.value = null)}><Log store={store} /></Modal>
      )}
      {page.value === "ships" && (
        <Modal title="Squads" onClose={() => (page.value = null)}>
          <Squads store={store} match={match} />
        </Modal>
      )}
    </section>
  );
}
