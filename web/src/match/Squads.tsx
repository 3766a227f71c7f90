/** The squads beside the board: a plate for each ship, with what is left of it. */
import { useSignal } from "@preact/signals";
import type { Match, Ship, ShipCard, Terms } from "../api/types";
import { Modal } from "../components/Modal";
import { Portrait } from "./board/Definitions";
import { chipsOf } from "./board/Plates";
import { Details, printedWords, Standing, TokenIcon } from "./Cards";
import type { MatchStore } from "./store";
import { partnerOf, seatsOf } from "./team";
import { wingOf, wingWords } from "./wing";
import { read, side, standings } from "./words";
import { say } from "../language";

/** The fewest ships for which plates are small. */
const many = 11;

/** Squads lists the ships of both sides, the viewer's own first. */
export function Squads({ store, match }: { store: MatchStore; match: Match }) {
  const open = useSignal<number | null>(null);
  const seats = seatsOf(match);
  return (
    <section
      class={"squads" + (match.ships.length >= many ? " small" : "")} aria-label="Squads"
      tabIndex={0}
    >
      {match.settings.filter((s) => s.name === "mission").map((s) => (
        <p key={s.name} class="quiet" data-mission>{read(match, { text: s.text, ...(match.mission && { parts: match.mission }) })}</p>
      ))}
      {seats.map((seat) => (
        <Squad key={seat} store={store} match={match} seat={seat} open={(id) => (open.value = id)} />
      ))}
      {open.value !== null && (
        <ShipWindow store={store} ship={open.value} onClose={() => (open.value = null)} />
      )}
    </section>
  );
}

type SquadProps = {
  store: MatchStore; match: Match; seat: number; open: (ship: number) => void;
};

/** Squad is one side. */
function Squad({ store, match, seat, open }: SquadProps) {
  const player = match.players[seat - 1];
  const look = store.look(seat);
  return (
    <section class={"squad " + look} aria-label={["Squad: " + player?.squad, whose(store, match, seat)].filter(Boolean).join(", ")}>
      <h2>
        <span class={"swatch " + look} aria-hidden="true" />
        <span class="squad-name">{player?.squad}</span>
        <small>
          {whose(store, match, seat)}
          {player?.points ? `${whose(store, match, seat) && " · "}${player.points}` : ""}
        </small>
      </h2>
      <ul>
        {match.ships.filter((s) => s.seat === seat && (!s.outline || store.shipAt(s.id)?.pose)).map((s) => (
          <Plate key={s.id} store={store} match={match} card={s} open={open} />
        ))}
      </ul>
    </section>
  );
}

/** whose says who flies a squad: you, your partner, an opponent by name, a bot by its level. */
function whose(store: MatchStore, match: Match, seat: number): string {
  const bot = !!match.players[seat - 1]?.bot;
  if (store.seat === 0) return store.names.value[seat - 1] ?? "";
  if (match.players.length === 2) {
    return bot ? store.nameOf(seat) : seat === store.seat ? "you" : store.names.value[seat - 1] || side(seat, store.seat);
  }
  if (seat === store.seat) return "you";
  if (seat === partnerOf(store.seat, match.players.length)) return "your partner";
  return bot ? say`opponent, ${store.nameOf(seat)}` : store.names.value[seat - 1] || "opponent";
}

/** Reserves are the Force and the charges that a ship has left, where it has any. */
function Reserves({ card, ship, terms }: { card: ShipCard; ship: Ship; terms: Terms }) {
  const cards = (card.cards ?? []).filter((c) => c.charges && !c.energy);
  const most = cards.reduce((sum, c) => sum + (c.charges ?? 0), 0);
  const left = cards.reduce((sum, c) => sum + (ship.charges?.find((s) => s.card === c.id)?.active ?? c.charges ?? 0), 0);
  const list = [
    ...(card.force ? [`${terms.force} ${ship.force ?? 0}/${card.force}`] : []),
    ...(most > 0 ? [`${terms.charges} ${left}/${most}`] : []),
  ];
  return list.length > 0 ? <small class="reserves">{list.join(" · ")}</small> : null;
}

type PlateProps = {
  store: MatchStore; match: Match; card: ShipCard; open: (ship: number) => void;
};

/** Plate is one ship: who it is, what is left of it, what it holds. */
function Plate({ store, match, card, open }: PlateProps) {
  const ship = store.shipAt(card.id);
  if (!ship) return null;
  const current = store.table.value?.active === card.id || store.planning.shown.value === card.id;
  const classes = ["plate", store.look(card.seat), current && "current", ship.away && "gone"];
  const look = (id: number | null) => store.pointing.lookAt(id);
  return (
    <li class={classes.filter(Boolean).join(" ")} data-card={card.id}>
      <button
        type="button" class="card-head" onClick={() => open(card.id)}
        onPointerEnter={() => look(card.id)} onPointerLeave={() => look(null)}
        onFocus={() => look(card.id)} onBlur={() => look(null)}
      >
        <span class="portrait-box night" data-pop={"card|" + card.name} data-line={printedWords(card, ship)}>
          <Portrait store={store} card={card} />
        </span>
        <span class="about">
          <b><span class={`letter ${store.look(card.seat)}`}>{card.letter}</span>{" "}
            <span class="name">{card.name}</span></b>
          <span class="row-of-type">
            <small>{ship.away ? store.name("away", ship.away) : card.type}</small>
            <WingMark store={store} match={match} card={card} />
            <span class="held-tokens">
              {chipsOf(ship).map((t) => <TokenIcon key={t.name} token={t} />)}
            </span>
          </span>
          {!ship.away && <Pips card={card} ship={ship} terms={match.terms} />}
          {!ship.away && <Reserves card={card} ship={ship} terms={match.terms} />}
        </span>
        <span class="init">
          <span class="visually-hidden">{match.terms.initiative} </span>{ship.initiative}
        </span>
      </button>
    </li>
  );
}

/** WingMark says in whose wing a ship flies, with a letter and in words. */
function WingMark({ store, match, card }: { store: MatchStore; match: Match; card: ShipCard }) {
  const leader = match.ships[wingOf(store, card.id) ?? -1];
  if (!leader) return null;
  return (
    <small class={"in-wing" + (leader.id === card.id ? " leads" : "")} title={wingWords(store, card)}>
      <span aria-hidden="true">▲{leader.letter}</span>
      <span class="visually-hidden">{wingWords(store, card)}</span>
    </small>
  );
}

/** Pips are what is left of hull and shields. */
function Pips({ card, ship, terms }: { card: ShipCard; ship: Ship; terms: Terms }) {
  if (ship.energy) return <HugePips card={card} ship={ship} terms={terms} />;
  const shields = card.shields + (ship.moreShields ?? 0), hull = card.hull + (ship.moreHull ?? 0);
  const text = say`${terms.shields} ${ship.shields} of ${shields}, ${terms.hull} ${ship.hull} of ${hull}`;
  const row = (n: number, left: number, kind: string) =>
    Array.from({ length: n }, (_, i) => <i key={kind + i} class={kind + (i < left ? "" : " off")} />);
  return (
    <span class="pips">
      <span class="visually-hidden">{text}</span>
      {row(shields, ship.shields, "sh")}{row(hull, ship.hull, "hu")}
    </span>
  );
}

/** HugePips are what is left of a huge ship: a row for each section with a card of its own, and its energy. */
function HugePips({ card, ship, terms }: { card: ShipCard; ship: Ship; terms: Terms }) {
  const own = (card.sections ?? []).filter((s) => s.hull);
  const row = (n: number, left: number, kind: string) =>
    Array.from({ length: n }, (_, i) => <i key={kind + i} class={kind + (i < left ? "" : " off")} />);
  const energy = ship.energy ?? { now: 0, most: 0 };
  return (
    <span class="pips huge">
      <span class="visually-hidden">{standings(card, ship, terms).join(", ")}</span>
      {own.length === 0 && (
        <span class="part" aria-hidden="true">
          {row(card.shields, ship.shields, "sh")}{row(card.hull, ship.hull, "hu")}
        </span>
      )}
      {own.map((s) => {
        const now = ship.sections?.find((n) => n.name === s.name);
        return (
          <span key={s.name} class={now?.crippled ? "part crippled" : "part"} aria-hidden="true" data-part={s.name}>
            <small>{s.name}</small>
            {now?.crippled ? <em>crippled</em> : (
              <>{row(s.shields ?? 0, now?.shields ?? 0, "sh")}{row(s.hull ?? 0, now?.hull ?? 0, "hu")}</>
            )}
            {now?.reinforced ? <b title="reinforced">⛨</b> : null}
          </span>
        );
      })}
      <span class="part power" aria-hidden="true" data-energy={energy.now}>
        <small>energy</small>
        {Array.from({ length: Math.max(energy.now, energy.most) }, (_, i) => (
          <i key={i} class={"en" + (i < energy.now ? "" : " off")} />
        ))}
      </span>
    </span>
  );
}

type WindowProps = { store: MatchStore; ship: number; onClose: () => void };

/** ShipWindow is a ship with all that is printed for it and is on it. */
export function ShipWindow({ store, ship: id, onClose }: WindowProps) {
  const card = store.match.value?.ships[id];
  const ship = store.shipAt(id);
  const terms = store.match.value?.terms;
  if (!card || !ship || !terms) return null;
  return (
    <Modal title={`${card.letter} · ${card.name}`} onClose={onClose}>
      <div class={"ship-window side" + store.side(card.seat)}>
        {!ship.away && <Pips card={card} ship={ship} terms={terms} />}
        <Standing card={card} ship={ship} terms={terms} />
        <Details store={store} card={card} ship={ship} terms={terms} />
      </div>
    </Modal>
  );
}
