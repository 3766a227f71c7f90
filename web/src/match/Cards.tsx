/** The cards of both sides: what is left of each ship, its tokens, its damage, its upgrades. */
import { useSignal } from "@preact/signals";
import type { CardText, Match, Ship, ShipCard, Terms } from "../api/types";
import type { MatchStore } from "./store";
import { Chip } from "./board/ShipFigure";
import { side } from "./words";

/** Cards lists the ships of both sides, the viewer's own first. */
export function Cards({ store, match }: { store: MatchStore; match: Match }) {
  const seats = store.seat === 2 ? [2, 1] : [1, 2];
  return (
    <div class="cards">
      {seats.map((seat) => {
        const player = match.players[seat - 1];
        return (
          <section key={seat} class={"squad side" + seat} aria-label={`Squad of player ${seat}`}>
            <h3>
              <span class={"swatch side" + seat} aria-hidden="true" />
              {player?.squad} <small>{side(seat, store.seat)}
                {player?.points ? `, ${player.points} points` : ""}
                {player?.bot && `, flown by ${player.bot}`}</small>
            </h3>
            {match.ships.filter((s) => s.seat === seat).map((s) => (
              <Card key={s.id} store={store} card={s} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** Props are a ship, printed and as it stands, and the words of its game. */
type Props = { card: ShipCard; ship: Ship; terms: Terms };

/** Card is one ship. It is short until it is opened. */
function Card({ store, card }: { store: MatchStore; card: ShipCard }) {
  const open = useSignal(false);
  const ship = store.shipAt(card.id);
  const terms = store.match.value?.terms;
  if (!ship || !terms) return null;
  const classes = ["card", "side" + card.seat];
  if (ship.away) classes.push("away");
  if (store.scene.pinned.value === card.id) classes.push("pinned");
  return (
    <article class={classes.join(" ")} data-card={card.id}>
      <button
        type="button" class="card-head" aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
        onPointerEnter={() => (store.scene.looked.value = card.id)}
        onPointerLeave={() => (store.scene.looked.value = null)}
        onFocus={() => (store.scene.looked.value = card.id)}
        onBlur={() => (store.scene.looked.value = null)}
      >
        <b class={`letter side${card.seat}`}>{card.letter}</b>
        <span class="name">{card.name}</span>
        <Health card={card} ship={ship} terms={terms} />
      </button>
      <Standing card={card} ship={ship} terms={terms} />
      {open.value && <Details store={store} card={card} ship={ship} terms={terms} />}
    </article>
  );
}

/** Health is what is left of a ship, in marks and in numbers. */
function Health({ card, ship, terms }: Props) {
  if (ship.away) return <span class="health">{ship.away}</span>;
  const text = `${ship.shields} of ${card.shields} ${terms.shields}, ` +
    `${ship.hull} of ${card.hull} ${terms.hull}`;
  return (
    <span class="health" title={text}>
      <span class="visually-hidden">{text}</span>
      <span class="shields" aria-hidden="true">
        {"◆".repeat(ship.shields) + "◇".repeat(Math.max(0, card.shields - ship.shields))}
      </span>
      <span class="hull" aria-hidden="true">
        {"■".repeat(ship.hull) + "□".repeat(Math.max(0, card.hull - ship.hull))}
      </span>
    </span>
  );
}

/** Standing is what changes often: the dial, tokens, locks, damage, conditions. */
function Standing({ card, ship, terms }: Props) {
  const shields = shieldsOf(card, ship);
  const unknown = (ship.facedown ?? 0) - (ship.damage ?? []).filter((d) => !d.faceup).length;
  return (
    <ul class="standing">
      <li>{terms.initiative} {ship.initiative}</li>
      {shields && <li>{shields}</li>}
      {card.force ? <li>{terms.force} {ship.force ?? 0}/{card.force}</li> : null}
      {ship.dial && <li class="dial-state">{dialWords(ship)}</li>}
      {ship.tokens?.map((t) => (
        <li key={t.name} class={"token " + t.colour}>
          <Icon name={t.name} colour={t.colour} />{t.count > 1 ? `${t.count} × ` : ""}{t.name}
        </li>
      ))}
      {ship.locks?.map((l) => (
        <li key={l.text} class="token red">
          <Icon name="lock" colour="red" />{terms.lock} on {l.text}
        </li>
      ))}
      {ship.damage?.map((d, i) => (
        <li key={d.name + i} class="damage" title={d.does}>
          {d.name}{d.faceup ? "" : " (facedown)"}
        </li>
      ))}
      {unknown > 0 && <li class="damage">{unknown} facedown</li>}
      {ship.conditions?.map((c) => <li key={c.id} title={c.does}>{c.name}</li>)}
      {ship.marks?.map((m) => <li key={m} class="mark">{m}</li>)}
    </ul>
  );
}

/** Icon is the chip of a token among words. */
function Icon({ name, colour }: { name: string; colour: string }) {
  return (
    <svg viewBox="-9.500 -9.500 19 19" class={"chip " + colour} aria-hidden="true">
      <Chip token={{ name, colour }} />
    </svg>
  );
}

/** dialWords says how a dial stands. */
function dialWords(ship: Ship): string {
  const { dial } = ship;
  if (!dial?.set) return "no dial";
  if (dial.maneuver) return (dial.revealed ? "" : "dial: ") + dial.maneuver.text;
  return "dial set";
}

/** Details is what is printed: numbers, weapons, actions, cards. */
function Details({ store, card, ship, terms }: Props & { store: MatchStore }) {
  return (
    <div class="details">
      <p>
        {card.type}, {card.size}, {card.points} points. Agility {card.agility},{" "}
        {terms.hull} {card.hull}, {terms.shields} {card.shields}.
      </p>
      <p>
        {card.weapons.map(weaponWords).join("; ")}.
      </p>
      <p>Actions: {card.actions.map(actionWords).join(", ")}.</p>
      <dl>
        {card.cards.map((c) => (
          <div key={c.id}>
            <dt>{c.name} <small>{c.kind} {c.slot}{chargeWords(c, ship, terms)}</small></dt>
            <dd>{c.does}</dd>
          </div>
        ))}
        {ship.damage?.filter((d) => d.does).map((d, i) => (
          <div key={"damage" + i}>
            <dt>{d.name} <small>damage</small></dt>
            <dd>{d.does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="quiet-button" onClick={() => store.scene.pin(card.id)}>
        {store.scene.pinned.value === card.id ? "Hide its arcs" : "Keep its arcs on the board"}
      </button>
    </div>
  );
}

/** weaponWords says what is printed for a weapon. */
function weaponWords(w: ShipCard["weapons"][number]): string {
  const range = w.melee ? "melee range" : w.min === w.max ? `range ${w.min}`
    : `range ${w.min}–${w.max}`;
  return `${w.name}: ${w.dice} ${w.dice === 1 ? "die" : "dice"}, ${w.arc}, ${range}`;
}

/** actionWords says a line of an action bar. */
function actionWords(a: ShipCard["actions"][number]): string {
  const one = (name: string, difficulty: string) =>
    difficulty === "white" || difficulty === "" ? name : `${difficulty} ${name}`;
  return one(a.name, a.difficulty) + (a.linked ? " then " + one(a.linked, a.linkedAs ?? "") : "") +
    (a.while ? ` while ${a.while}` : "");
}

/** chargeWords says which charges of a card are left, what lies on it, and whether it is gone. */
function chargeWords(card: CardText, ship: Ship, terms: Terms): string {
  const charge = ship.charges?.find((c) => c.card === card.id);
  if (charge?.off) return ", discarded";
  const held = charge?.held?.map((token) => `, ${token} token`).join("") ?? "";
  if (!card.charges) return held;
  const what = card.kind === shield ? "shields" : terms.charges;
  return `, ${charge?.active ?? card.charges} of ${card.charges} ${what}${held}`;
}

/** The kind of the armaments whose charges are shields. */
const shield = "shield";

/** shieldsOf says how many shields the armaments of a unit have left, nothing if it has none. */
function shieldsOf(card: ShipCard, ship: Ship): string {
  const list = card.cards.filter((c) => c.kind === shield && c.charges);
  const left = (c: CardText) =>
    ship.charges?.find((s) => s.card === c.id)?.active ?? c.charges ?? 0;
  const sum = (of: (c: CardText) => number) => list.reduce((n, c) => n + of(c), 0);
  return list.length === 0 ? "" : `shields ${sum(left)}/${sum((c) => c.charges ?? 0)}`;
}
