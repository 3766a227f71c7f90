/** The page of lessons: a first match of each game, short lessons, puzzles. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal, useSignalEffect } from "@preact/signals";
import { sentence } from "../api/client";
import type { LessonName } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { Coach, Mistake } from "../learn/Coach";
import { Course } from "../learn/course";
import { fetchLessons, lessons, Today } from "../learn/Today";
import { Verdict } from "../learn/Verdict";
import { Keys } from "../match/keys";
import { MatchStore } from "../match/store";
import { learned } from "../prefs";
import { link } from "../router";
import { Table } from "./match";
import "../learn/learn.css";

/** LearnPage lists the lessons, or plays the one that the address names. */
export default function LearnPage({ parts }: { parts: string[] }) {
  const id = parts[0] ?? "";
  return id ? <Played key={id} id={id} /> : <Lessons />;
}

/** What each kind of lesson is called, and what it is. */
const kinds = [
  { id: "match", title: "Your first match", line: "Two ships against two, with every step explained." },
  { id: "lesson", title: "Lessons", line: "One rule each, about a minute." },
  { id: "puzzle", title: "Puzzles", line: "The dice are fixed. Find a solution; there is more than one." },
] as const;

/** The names of the games by their ids. */
const games: Record<string, string> = {
  second: "X-Wing second edition", first: "X-Wing first edition", flightpath: "Gundam Flightpath",
};

/** Lessons lists them by kind, those that are done marked. */
function Lessons() {
  const error = useSignal("");
  useEffect(() => {
    fetchLessons().catch((e: unknown) => (error.value = sentence(e)));
  }, []);
  return (
    <Page title="Learn" wide>
      {error.value && <Failed why={error.value} />}
      {lessons.value.length === 0 && !error.value && <Loading what="Loading lessons" />}
      <Today />
      {kinds.map((kind) => {
        const list = lessons.value.filter((l) => l.kind === kind.id);
        if (list.length === 0) return null;
        const done = list.filter((l) => learned.value[l.id]).length;
        return (
          <section key={kind.id} class="lessons" aria-labelledby={"kind-" + kind.id}>
            <h2 id={"kind-" + kind.id}>{kind.title} <small>{done} of {list.length} done</small></h2>
            <p class="quiet">{kind.line}</p>
            <ol>{list.map((l) => <Entry key={l.id} lesson={l} />)}</ol>
          </section>
        );
      })}
    </Page>
  );
}

/** Entry is one lesson of the list. */
function Entry({ lesson: l }: { lesson: LessonName }) {
  const done = learned.value[l.id];
  return (
    <li class={done ? "done" : ""}>
      <a href={link("learn", l.id)} data-lesson={l.id}>
        <b>{l.kind === "match" ? games[l.edition] ?? l.title : `${l.number}. ${l.title}`}</b>
        {done && <span class="tick">✓ done</span>}
        <small>{l.task}</small>
      </a>
    </li>
  );
}

/** Played is a lesson at the table. */
function Played({ id }: { id: string }) {
  const course = useMemo(() => new Course(id), [id]);
  const store = useMemo(() => new MatchStore(id, "", course), [id]);
  useEffect(() => {
    void fetchLessons().catch(() => undefined); // the next one is then not known
    void store.open();
    const keys = new Keys(store);
    return () => {
      keys.leave();
      store.close();
    };
  }, [store]);
  useSignalEffect(() => {
    document.title = `${course.of.value?.title ?? "Lesson"} – Koiogran`;
  });
  const match = store.match.value;
  if (match) {
    return (
      <Table
        store={store} match={match} coach={<Coach store={store} course={course} />}
        end={<>
          <Mistake store={store} course={course} />
          <Verdict store={store} course={course} next={after(id)} />
        </>}
      />
    );
  }
  return (
    <main>
      {store.error.value
        ? <Failed why={store.error.value}><a href={link("learn")}>All lessons</a></Failed>
        : <Loading what="Setting up the table" />}
    </main>
  );
}

/** after is the lesson that comes next: after a first match the lessons, after those the puzzles. */
function after(id: string): string {
  const order = kinds.flatMap((k) => lessons.value.filter((l) => l.kind === k.id));
  const at = order.findIndex((l) => l.id === id);
  const next = order[at]?.kind === "match" ? order.find((l) => l.kind === "lesson") : order[at + 1];
  return next?.id ?? "";
}
