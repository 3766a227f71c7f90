/** A squad laid out: whether it is legal and why not, then its ships as cards. */
import type { SquadSheet, SquadShip } from "../api/book";
import { say } from "../language";
import { link } from "../router";
import { Rocks } from "./Rocks";

/** Sheet shows a squad, or is the copy of it that is printed. */
export function Sheet({ sheet, copy = false }: { sheet: SquadSheet; copy?: boolean }) {
  return (
    <>
      <h2>{sheet.name || "Unnamed squad"}</h2>
      <p class={sheet.legal ? "verdict legal" : "verdict illegal"} data-legal={copy ? undefined : sheet.legal}>
        <b>{verdict(sheet)}</b> in {sheet.title}{byList(sheet)}:{" "}
        {sheet.ships.length} {sheet.ships.length === 1 ? "ship" : "ships"}, {sheet.points} points.
      </p>
      {sheet.player && <p>{[sheet.player, sheet.rank].filter(Boolean).join(", ")}</p>}
      <Problems sheet={sheet} />
      <Lines title="Ignored or corrected while reading" list={sheet.notes} />
      <Lines
        title="Not playable yet: these cards cannot be used here" list={sheet.missing}
      />
      <ul class="sheet">
        {sheet.ships.map((ship, i) => <li key={i}><ShipSheet ship={ship} leader={sheet.ships[ship.leader ?? -1]?.name} /></li>)}
      </ul>
      {sheet.obstacles && <Rocks list={sheet.obstacles} />}
    </>
  );
}

/** byList names the points list that a squad is checked against, where there are several. */
function byList(sheet: SquadSheet): string {
  const title = sheet.lists?.find((l) => l.id === sheet.list)?.title;
  return title ? say` (${title})` : "";
}

/** verdict says whether a squad is legal; one with cards that no one knows cannot be judged. */
function verdict(sheet: SquadSheet): string {
  if (sheet.legal) return "✓ Legal";
  return sheet.problems.some((p) => p.unknown) ? "? Cannot be checked" : "✗ Not legal";
}

/** Problems are the reasons why a squad is not legal, each with its rule. */
function Problems({ sheet }: { sheet: SquadSheet }) {
  if (sheet.problems.length === 0) return null;
  return (
    <ul class="problems" aria-label="Reasons">
      {sheet.problems.map((p, i) => (
        <li key={i}>
          {p.ship >= 0 && <b>{sheet.ships[p.ship]?.name}: </b>}
          {p.text}{" "}
          {p.clause && <a href={link("rules", p.clause)}>rule</a>}
        </li>
      ))}
    </ul>
  );
}

/** Lines is a list of remarks, nothing where there are none. */
function Lines({ title, list }: { title: string; list: string[] }) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul class="quiet">{list.map((line, i) => <li key={i}>{line}</li>)}</ul>
    </div>
  );
}

/** ShipSheet is one ship: its drawing, its numbers, and what its cards do in our own words. */
function ShipSheet({ ship, leader }: { ship: SquadShip; leader: string | undefined }) {
  const { drawing } = ship;
  return (
    <article class="ship-sheet">
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        {drawing.wing && <path d={drawing.wing} />}
        {drawing.wing && <path d={drawing.wing} transform="scale(-1 1)" />}
        <path d={drawing.hull} />
        {drawing.detail && <path d={drawing.detail} class="detail" />}
      </svg>
      <header>
        <h3>{ship.name}</h3>
        <p class="quiet">{ship.type ? say`${ship.type}, ${ship.size}, ${ship.points} points` : say`This card is not known here.`}</p>
        {leader && <p class="quiet">{say`In the wing of ${leader}`}</p>}
        <dl class="numbers">
          {ship.numbers.map((n, i) => (
            <div key={i}><dt>{n.name}</dt><dd>{n.value}</dd></div>
          ))}
        </dl>
      </header>
      <ul class="card-list">
        {ship.cards.map((card) => (
          <li key={card.id + card.code}>
            <b>{card.name}</b> <small>{card.slot}</small>
            {card.does && <p>{card.does}</p>}
          </li>
        ))}
      </ul>
    </article>
  );
}
