/** The page on which squads are built: a faction's ships on one side, the squad on the other. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { fetchLobby, newMatchWith, newMatch } from "../api/lobby";
import type { Lobby } from "../api/types";
import { Obstacles, Paste } from "../build/Besides";
import { Force } from "../build/Force";
import { ShipPicker } from "../build/ShipPicker";
import { SlotWindow } from "../build/SlotWindow";
import { Workshop } from "../build/workshop";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import games from "../home/games.json";
import { enter } from "../match/enter";
import { go, link } from "../router";
import { keep } from "../squads/kept";
import { Share } from "../squads/Share";
import { Sheet } from "../squads/Sheet";
import "../squads/squads.css";
import "../build/build.css";

/** BuildPage builds a squad of the edition and faction that the address names. */
export default function BuildPage({ parts }: { parts: string[] }) {
  const edition = parts[0] ?? games[0]?.id ?? "";
  const faction = parts[1] ?? "";
  const way = parts[2] ?? "";
  const shop = useMemo(() => new Workshop(), [edition, faction, way]);
  useEffect(() => void shop.begin(edition, faction, way), [shop]);
  const roster = shop.roster.value;
  return (
    <Page title="Build a squad" wide>
      <nav class="row games" aria-label="Games">
        {choices.map((g) => (
          <a
            key={g.id + g.way} class="button" href={link("build", ...[g.id, ...(g.way ? [g.faction, g.way] : [])])}
            aria-current={g.id === edition && g.way === way ? "page" : undefined}
          >
            {g.text}
          </a>
        ))}
        <a class="button" href={link("squads")}>All squads</a>
      </nav>
      {shop.error.value && <Failed why={shop.error.value} />}
      {!roster && !shop.error.value && <Loading what="Loading ships" />}
      {roster && (
        <>
          <div class="row base">
            <label class="faction">
              Faction
              <select
                value={roster.faction} data-faction
                onChange={(e) => go("build", edition, e.currentTarget.value, ...(way ? [way] : []))}
              >
                {roster.factions.map((f) => <option key={f.id} value={f.id}>{f.name}</option>)}
              </select>
            </label>
            <Points shop={shop} edition={edition} />
          </div>
          <Paste shop={shop} />
          <div class="workshop">
            <ShipPicker shop={shop} roster={roster} />
            <section class="force" aria-labelledby="force">
              <Standing shop={shop} limit={roster.limit} />
              <Force shop={shop} roster={roster} />
              <Obstacles shop={shop} roster={roster} />
              <Deeds shop={shop} />
            </section>
          </div>
          <SlotWindow shop={shop} />
        </>
      )}
    </Page>
  );
}

type PointsList = NonNullable<Lobby["editions"][number]["points"]>[number];

/** Points chooses the points list of the squad that is built, if there are several. */
function Points({ shop, edition }: { shop: Workshop; edition: string }) {
  const lists = useSignal<PointsList[]>([]);
  useEffect(() => {
    // Without the lobby the usual list holds.
    fetchLobby().then((l) => (lists.value = l.editions.find((e) => e.id === edition)?.points ?? []), () => undefined);
  }, [edition]);
  if (lists.value.length < 2) return null;
  const chosen = shop.draft.value.list;
  return (
    <label>
      Points list
      <select
        value={chosen === lists.value[0]?.id ? "" : chosen ?? ""} data-points-list
        onChange={(e) => void shop.goBy(e.currentTarget.value)}
      >
        {lists.value.map((l, i) => <option key={l.id} value={i === 0 ? "" : l.id}>{l.title}</option>)}
      </select>
    </label>
  );
}

/** What can be built: the squads of each game, and those of its ways to play that are built by points. */
const choices = games.flatMap((g) => [
  { id: g.id, way: "", faction: "", text: `${g.name}, ${g.edition.toLowerCase()}` },
  ...(g.ways ?? []).map((w) => ({
    id: g.id, way: w.id, faction: w.faction, text: `${g.name} ${w.name}, ${g.edition.toLowerCase()}`,
  })),
]);

/** Standing is the squad's name, its points, and whether it is legal. */
function Standing({ shop, limit }: { shop: Workshop; limit: number }) {
  const sheet = shop.built.value?.sheet;
  const points = shop.points.value;
  const over = limit > 0 && points > limit;
  return (
    <header class="standing">
      <h2 id="force">Your squad</h2>
      <label>
        Name
        <input
          value={shop.draft.value.name} maxLength={100} placeholder="Squad name"
          onInput={(e) => shop.call(e.currentTarget.value)}
        />
      </label>
      <p class={over ? "sum over" : "sum"} data-points={points}>
        <b>{points}</b>{limit > 0 && ` of ${limit}`} points
        {limit > 0 && <meter min={0} max={limit} value={Math.min(points, limit)} aria-hidden="true" />}
      </p>
      {sheet && sheet.ships.length > 0 && (
        <div aria-live="polite" data-legal={sheet.legal}>
          {sheet.legal ? <p class="verdict legal"><b>✓ Legal</b></p> : (
            <ul class="problems">
              {sheet.problems.map((p, i) => (
                <li key={i}>
                  {p.text} {p.clause && <a href={link("rules", p.clause)}>rule</a>}
                </li>
              ))}
            </ul>
          )}
          {sheet.notes.map((note) => <p key={note} class="quiet">{note}</p>)}
          {sheet.missing.length > 0 && (
            <p class="verdict illegal">Not playable yet: {sheet.missing.join(", ")}.</p>
          )}
        </div>
      )}
    </header>
  );
}

/** Suggest lets the server add the rest of the squad, which can be taken back. */
function Suggest({ shop, words }: { shop: Workshop; words: string }) {
  return (
    <>
      <button type="button" data-suggest onClick={() => void shop.complete()}>{words}</button>
      {shop.before.value && (
        <button type="button" onClick={() => void shop.takeBack()}>Undo suggestion</button>
      )}
    </>
  );
}

/** Deeds is what can be done with the squad. */
function Deeds({ shop }: { shop: Workshop }) {
  const error = useSignal("");
  const done = useSignal("");
  const sheet = shop.built.value?.sheet;
  if (!sheet || sheet.ships.length === 0) return <div class="row"><Suggest shop={shop} words="Suggest a squad" /></div>;
  const named = async () => {
    if (!shop.draft.value.name.trim()) shop.call(`${sheet.faction}, ${sheet.points} points`);
    return (await shop.judged())?.sheet ?? sheet;
  };
  const fly = async () => {
    try {
      const squad = await named();
      enter(await newMatch(await newMatchWith(await fetchLobby(), squad)), `${squad.name} against the computer`);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  const store = async () => {
    const squad = await named();
    keep({ name: squad.name, xws: squad.xws, edition: squad.edition, ...(squad.list && { list: squad.list }) });
    done.value = `${squad.name} is saved in this browser.`;
  };
  return (
    <>
      <div class="row">
        <button
          type="button" class="primary" disabled={!sheet.legal || sheet.missing.length > 0}
          onClick={() => void fly()}
        >
          Play it against the computer
        </button>
        <button type="button" onClick={() => void store()}>Save</button>
        <Suggest shop={shop} words="Suggest the rest" />
      </div>
      <Share sheet={sheet} judged={named} />
      <div class="paper only"><Sheet sheet={sheet} copy /></div>
      {error.value && <Failed why={error.value} />}
      <p role="status" class="quiet">{done.value}</p>
    </>
  );
}
