/** What is printed for a ship and is on it: its tokens, its damage, its upgrades. */
import type { CardText, Ship, ShipCard, Terms, Token } from "../api/types";
import type { MatchStore } from "./store";
import { Chip } from "./board/ShipFigure";
import { iconNamed } from "./icons";
import { say } from "../language";

/** Props are a ship, printed and as it stands, and the words of its game. */
type Props = { card: ShipCard; ship: Ship; terms: Terms };

/** Standing is what changes often: the dial, tokens, locks, damage, conditions. */
export function Standing({ card, ship, terms }: Props) {
  const shields = shieldsOf(card, ship);
  const unknown = (ship.facedown ?? 0) - (ship.damage ?? []).filter((d) => !d.faceup).length;
  return (
    <ul class="standing">
      <li>{terms.initiative} {ship.initiative}</li>
      {shields && <li>{shields}</li>}
      {card.force ? <li>{terms.force} {ship.force ?? 0}/{card.force}</li> : null}
      {ship.dial && <li class="dial-state">{dialWords(ship)}</li>}
      {ship.tokens?.map((t) => (
        <li key={t.name} class={"token " + t.color}>
          <button type="button" class="token-word" data-pop={"token|" + t.name} data-color={t.color}>
            <Icon name={t.name} color={t.color} />{t.count > 1 ? `${t.count} × ` : ""}{word(terms, "token", t.name)}
          </button>
        </li>
      ))}
      {ship.locks?.map((l) => (
        <li key={l.text} class="token red">
          <Icon name="lock" color="red" />{terms.lock} on {l.text}
        </li>
      ))}
      {ship.damage?.map((d, i) => (
        <li key={d.name + i} class="damage">
          <Word name={d.name} does={d.does} />{d.section ? `, ${word(terms, "section", d.section)}` : ""}{d.faceup ? "" : " (facedown)"}
        </li>
      ))}
      {unknown > 0 && <li class="damage">{unknown} facedown</li>}
      {ship.conditions?.map((c) => <li key={c.id}><Word name={c.name} does={c.does} /></li>)}
      {ship.marks?.map((m) => <li key={m} class="mark">{word(terms, "mark", m)}</li>)}
    </ul>
  );
}

/** word is what the game and the viewer's language call something, by its kind and what tables call it. */
function word(terms: Terms, kind: string, id: string): string {
  return terms.names[`${kind} ${id}`] ?? id;
}

/** Word is the name of a card, which says what it does where that is known. */
function Word({ name, does }: { name: string; does?: string | undefined }) {
  if (!does) return <>{name}</>;
  return <button type="button" class="token-word" data-pop={"card|" + name} data-line={does}>{name}</button>;
}

/** printedWords says what the cards of a ship do, those of its pilot first, for anyone who points at it. */
export function printedWords(card: ShipCard, ship: Ship): string {
  const printed = (c: CardText) => c.slot === "pilot" || c.slot === "ship";
  const does = card.cards.filter((c) => printed(c) && c.does).map((c) => c.does);
  const names = card.cards.filter((c) => !printed(c) && !isAway(c, ship)).map((c) => c.name);
  return [...does, names.length > 0 ? say`With ${names.join(", ")}.` : ""].filter(Boolean).join(" ");
}

/** Icon is the chip of a token among words. */
function Icon({ name, color }: { name: string; color: string }) {
  return (
    <svg viewBox="-9.500 -9.500 19 19" class={"chip night " + color} aria-hidden="true">
      <Chip token={{ name, color }} />
    </svg>
  );
}

/** TokenIcon is a token that stands for itself: its name and number are said. */
export function TokenIcon({ token }: { token: Token }) {
  const said = token.count > 1 ? `${token.count} ${token.name}` : token.name;
  return (
    <span
      class="token-icon" role="img" aria-label={said} data-pop={"token|" + token.name}
      data-color={token.color}
    >
      <Icon name={token.name} color={token.color} />
      {token.count > 1 && <i aria-hidden="true">{token.count}</i>}
    </span>
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
export function Details({ store, card, ship, terms }: Props & { store: MatchStore }) {
  return (
    <div class="details">
      <p>
        {card.type}, {word(terms, "size", card.size)}, {card.points} points. Agility {card.agility},{" "}
        {terms.hull} {card.hull}, {terms.shields} {card.shields}.
      </p>
      <p>
        {card.weapons.map((w) => weaponWords(w, ship, terms)).join("; ")}.
      </p>
      <p>
        Actions:{" "}
        {card.actions.map((a) => (
          <button
            key={a.name} type="button" class="word" data-pop={"action|" + (iconNamed(a.name) || "use")}
          >
            {actionWords(a, terms)}
          </button>
        ))}
      </p>
      <dl>
        {card.cards.filter((c) => !isAway(c, ship)).map((c) => (
          <div key={c.id}>
            <dt>{c.name} <small>{c.kind} {c.slot}{c.section ? `, ${word(terms, "section", c.section)}` : ""}{chargeWords(c, ship, terms)}</small></dt>
            <dd>{c.does}</dd>
          </div>
        ))}
        {ship.damage?.filter((d) => d.does).map((d, i) => (
          <div key={"damage" + i}>
            <dt>{d.name} <small>damage{d.section ? `, ${word(terms, "section", d.section)}` : ""}</small></dt>
            <dd>{d.does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="quiet-button" onClick={() => store.scene.pin(card.id)}>
        {store.scene.pinned.value === card.id ? "Unpin its arcs" : "Pin its arcs to the board"}
      </button>
    </div>
  );
}

/** weaponWords says what is printed for a weapon, and where its turret indicator points. */
function weaponWords(w: ShipCard["weapons"][number], ship: Ship, terms: Terms): string {
  const arc = (w.moves && (w.second ? ship.turret2 : ship.turret)) || w.arc;
  const range = w.melee ? "melee range" : w.min === w.max ? say`range ${w.min}`
    : say`range ${w.min}–${w.max}`;
  return `${w.name}: ${w.dice} ${w.dice === 1 ? "die" : "dice"}, ${w.moves ? say`turret pointing to ${word(terms, "arc", arc)}` : word(terms, "arc", arc)}, ${range}`;
}

/** actionWords says a line of an action bar. */
function actionWords(a: ShipCard["actions"][number], terms: Terms): string {
  const one = (name: string, difficulty: string) =>
    (difficulty === "white" || difficulty === "" ? "" : word(terms, "difficulty", difficulty) + " ") + word(terms, "action", name);
  return one(a.name, a.difficulty) + (a.linked ? " then " + one(a.linked, a.linkedAs ?? "") : "") +
    (a.while ? say` while ${word(terms, "token", a.while)}` : "");
}

/** isAway says whether a card is not with the ship now: an ability may equip the ship with it. */
function isAway(card: CardText, ship: Ship): boolean {
  return ship.charges?.some((c) => c.card === card.id && c.away) ?? false;
}

/** chargeWords says which charges of a card are left, what is on it, and whether it is gone. */
function chargeWords(card: CardText, ship: Ship, terms: Terms): string {
  const charge = ship.charges?.find((c) => c.card === card.id);
  if (charge?.off) return ", discarded";
  const held = charge?.held?.map((token) => say`, ${word(terms, "token", token)} token`).join("") ?? "";
  if (!card.charges) return held;
  const what = card.energy ? "energy" : card.kind === shield ? "shields" : terms.charges;
  return say`, ${charge?.active ?? card.charges} of ${card.charges} ${what}${held}`;
}

/** The kind of the armaments whose charges are shields. */
const shield = "shield";

/** shieldsOf says how many shields the armaments of a unit have left, nothing if it has none. */
function shieldsOf(card: ShipCard, ship: Ship): string {
  const list = card.cards.filter((c) => c.kind === shield && c.charges);
  const left = (c: CardText) =>
    ship.charges?.find((s) => s.card === c.id)?.active ?? c.charges ?? 0;
  const sum = (of: (c: CardText) => number) => list.reduce((n, c) => n + of(c), 0);
  return list.length === 0 ? "" : say`shields ${sum(left)}/${sum((c) => c.charges ?? 0)}`;
}
