/** The page of rules: the catalogue, searchable, with scenarios drawn. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { type Clause, type FoundClauses, searchRules } from "../api/book";
import { sentence } from "../api/client";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import games from "../home/games.json";
import { go, link } from "../router";
import { ScenarioView } from "../rules/ScenarioView";
import "../rules/rules.css";
import { say } from "../language";

/** How many clauses are listed until all are wanted. */
const most = 10;

/**
 * RulesPage searches the catalogue. The address names what is looked for: a question, an id or the beginning
 * of one, and behind it a game; behind "scenario" it names a scenario.
 */
export default function RulesPage({ parts }: { parts: string[] }) {
  if (parts[0] === "scenario" && parts[1]) return <ScenarioView id={parts.slice(1).join("/")} />;
  return <Search asked={parts[0] ?? ""} within={parts[1] ?? ""} />;
}

/** Search shows what is found. */
function Search({ asked, within }: { asked: string; within: string }) {
  const words = useSignal(asked);
  const game = useSignal(within);
  const found = useSignal<FoundClauses | null>(null);
  const error = useSignal("");
  useEffect(() => {
    words.value = asked;
    game.value = within;
    found.value = null;
    error.value = "";
    if (asked === "") return;
    let stale = false;
    searchRules(asked, within).then(
      (answer) => { if (!stale) found.value = answer; },
      (e) => { if (!stale) error.value = sentence(e); },
    );
    return () => { stale = true; };
  }, [asked, within]);
  const ask = () => go("rules", words.value.trim(), game.value);
  return (
    <Page title="Rules">
      <form
        role="search"
        onSubmit={(e) => { e.preventDefault(); ask(); }}
      >
        <label>
          Ask a question, or search for words or a clause id
          <input
            type="search" value={words.value}
            onInput={(e) => (words.value = e.currentTarget.value)}
          />
        </label>
        <label>
          Game
          <select
            value={game.value}
            onChange={(e) => {
              game.value = e.currentTarget.value;
              if (asked !== "") ask();
            }}
          >
            <option value="">All games</option>
            {games.map((g) => <option key={g.id} value={g.id}>{g.name}, {g.edition.toLowerCase()}</option>)}
          </select>
        </label>
        <button type="submit" class="primary">Search</button>
      </form>
      {error.value && <Failed why={error.value} />}
      {asked === "" ? <Topics /> : <Found key={asked} asked={asked} found={found.value} failed={!!error.value} />}
    </Page>
  );
}

/** The editions, by the beginnings of their ids, with ways into their rules from front to back. */
const editions = [
  {
    prefix: "2e", name: "X-Wing second edition",
    topics: [
      "squad", "setup", "planning", "system", "activation", "movement", "overlap", "action", "arc",
      "range", "attack", "obstruction", "damage", "token", "obstacle", "device", "charge", "force",
      "dock", "escalation", "end", "win",
    ],
  },
  {
    prefix: "1e", name: "X-Wing first edition",
    topics: [
      "squad", "setup", "planning", "activation", "maneuver", "overlap", "action", "lock", "range",
      "attack", "damage", "obstacle", "bomb", "mission", "end", "win",
    ],
  },
  {
    prefix: "msg", name: "Flightpath",
    topics: [
      "squad", "setup", "planning", "system", "activation", "movement", "overlap", "action", "arc",
      "combat", "melee", "damage", "token", "obstacle", "charge", "newtype", "end", "win",
    ],
  },
];

/** Topics are ways into the catalogue for those who look for nothing in particular. */
function Topics() {
  return (
    <>
      {editions.map(({ prefix, name, topics }) => (
        <section key={prefix} aria-label={name}>
          <h2>{name}</h2>
          <ul class="topics">
            {topics.map((topic) => (
              <li key={topic}><a href={link("rules", `${prefix}.${topic}`)} lang="en" translate={false}>{topic}</a></li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type FoundProps = { asked: string; found: FoundClauses | null; failed: boolean };

/** Found lists clauses, the best first. */
function Found({ asked, found, failed }: FoundProps) {
  const all = useSignal(false);
  if (failed) return null;
  if (!found) return <Loading what="Searching" />;
  const list = found.clauses;
  if (list.length === 0) return <p role="status">No clause contains “{asked}”.</p>;
  return (
    <>
      {found.spelled?.map((w) => (
        <p key={w.asked}>{say`Searched for “${w.read}” instead of “${w.asked}”.`}</p>
      ))}
      <p role="status" class="quiet">
        {list.length === 1 ? "One clause" : say`${list.length} clauses`}
        {list.length > most && !all.value && say`, best ${most} shown`}
      </p>
      {list.slice(0, all.value ? list.length : most).map((c) => <ClauseView key={c.id} clause={c} />)}
      {list.length > most && !all.value && (
        <button type="button" onClick={() => (all.value = true)}>Show all</button>
      )}
    </>
  );
}

/** ClauseView is one rule with its source, its ruling and what shows it. */
function ClauseView({ clause }: { clause: Clause }) {
  return (
    <article class="clause" id={clause.id}>
      <h3><a href={link("rules", clause.id)}>{clause.id}</a></h3>
      <p>{clause.rule}</p>
      {clause.example && <p class="quiet">Example: {clause.example}</p>}
      {clause.note && <p class="quiet">Ruling: {clause.note}</p>}
      <p class="quiet"><small>Source: {clause.source}</small></p>
      {clause.scenarios.length > 0 && (
        <ul aria-label="Scenarios that demonstrate this rule">
          {clause.scenarios.map((s) => (
            <li key={s.id}>
              <a href={link("rules", "scenario", ...s.id.split("/"))}>▸ {s.title}</a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
