/**
 * The log in chapters: an attack with all that belongs to it is one, so is the activation of a ship, so are ships to
 * which the same happens one after the other, and every other sentence is another.
 */
import type { Event, Maneuver, Token } from "../api/types";
import type { Entry } from "./store";

/** The game's words for what is lost. */
export interface Words {
  hull: string;
  shield: string;
  shields: string;
}

/** Fight is an attack as the log shows it. */
export interface Fight {
  kind: "fight";
  key: number;
  attacker: number;
  defender: number;
  attack: string[];
  defense: string[];
  /** How it ended, in a few words; "" while it goes on. */
  result: string;
  hurt: boolean;
  entries: Entry[];
}

/** Flight is the activation of a ship as the log shows it. */
export interface Flight {
  kind: "flight";
  key: number;
  ship: number;
  /** What it executes, or has on its dial as long as it does not. */
  maneuver: Maneuver | undefined;
  /** What it gained, locks among it. */
  tokens: Token[];
  /** The ships that it touches. */
  touches: number[];
  /** Whatever else was out of the ordinary, in a few words each. */
  notes: string[];
  hurt: boolean;
  entries: Entry[];
}

/** Group is the same that happened to several ships: no attack, or a token that is taken off. */
export interface Group {
  kind: "group";
  key: number;
  /** What happened, in a few words. */
  what: string;
  ships: number[];
  entries: Entry[];
}

/** Chapter is a part of the log. */
export type Chapter =
  | Fight
  | Flight
  | Group
  | { kind: "round"; key: number; round: number; entry: Entry }
  | { kind: "line"; key: number; entry: Entry };

/** The kinds of events with which the activation of a ship is over. */
const lands = new Set([
  "engage-began", "phase-began", "round-began", "attack-declared", "activated", "match-over", "dials-set",
]);

/** The kinds of events with which an attack is over. */
const ends = new Set([
  "engage-began", "phase-began", "round-began", "attack-declared", "activated", "no-attack-made",
  "maneuver-began", "moved", "match-over", "dials-set", "dial-revealed", "action-began",
]);

/** The kinds of events that change nothing which a player can see. */
const silent = new Set(["engage-began", "activated", "phase-began", "maneuver-began", "action-began"]);

/** chapters puts a log in chapters. */
export function chapters(log: readonly Entry[], terms: Words): Chapter[] {
  const list: Chapter[] = [];
  let fight: Fight | null = null;
  let flight: Flight | null = null;
  for (const entry of log) {
    const { event, key } = entry;
    if (ends.has(event.kind)) fight = null;
    if (lands.has(event.kind)) flight = null;
    if (event.kind === "activated" && event.ship !== undefined) {
      flight = {
        kind: "flight", key, ship: event.ship, maneuver: undefined, tokens: [], touches: [], notes: [], hurt: false,
        entries: [],
      };
      list.push(flight);
    } else if (event.kind === "attack-declared" && event.ship !== undefined && event.other !== undefined) {
      fight = {
        kind: "fight", key, attacker: event.ship, defender: event.other, attack: [], defense: [],
        result: "", hurt: false, entries: [entry],
      };
      list.push(fight);
    } else if (fight) take(fight, entry, terms);
    else if (flight) fly(flight, entry, terms);
    else if (groups(event)) group(list, entry);
    else if (event.round) list.push({ kind: "round", key, round: event.round, entry });
    else if (!silent.has(event.kind)) list.push({ kind: "line", key, entry });
  }
  return list.filter((c) => c.kind !== "flight" || c.maneuver !== undefined || c.entries.length > 0);
}

/** fly adds what belongs to an activation. */
function fly(flight: Flight, entry: Entry, terms: Words): void {
  const { event } = entry;
  const own = event.ship === flight.ship;
  if (!silent.has(event.kind) && !(own && event.kind === "moved" && !event.short)) {
    flight.entries.push(entry);
  }
  if (!own) return;
  if (event.kind === "dial-revealed" || event.kind === "maneuver-began") flight.maneuver = event.maneuver;
  else if (event.kind === "token-gained" && event.token) add(flight.tokens, event.token);
  else if (event.kind === "lock-gained") add(flight.tokens, { name: "lock", color: "red", count: 1 });
  else if (event.kind === "bumped" && event.other !== undefined) flight.touches.push(event.other);
  else if (event.kind === "obstacle-met") flight.notes.push(...(event.parts ?? []).flatMap((p) => p.is === "thing" ? [p.text] : []));
  else if (event.kind === "ship-fled") [flight.notes, flight.hurt] = [["flees"], true];
  else if (event.kind === "ship-destroyed") [flight.notes, flight.hurt] = [["destroyed"], true];
  else if (event.kind === "shield-lost" || event.kind === "damage-dealt") {
    const lost = event.kind === "shield-lost" ? terms.shield : terms.hull;
    if (!flight.notes.includes("destroyed")) flight.notes.push(`−1 ${lost}`);
    flight.hurt = true;
  } else if (event.kind === "action-failed") flight.notes.push("action failed");
}

/** add puts a token to those of its kind. */
function add(tokens: Token[], { name, color, count }: Token): void {
  const same = tokens.find((t) => t.name === name);
  if (same) same.count += count;
  else tokens.push({ name, color, count });
}

/** groups reports whether an event is shown with others of its kind. */
function groups(event: Event): boolean {
  return event.ship !== undefined && (event.kind === "no-attack-made" || event.kind === "token-lost");
}

/** group adds what happened to a ship to the last chapter, if the same happened there, or begins another. */
function group(list: Chapter[], entry: Entry): void {
  const { event, key } = entry;
  const what = event.kind === "token-lost"
    ? `lose${event.token ? ` ${event.token.name}` : ""}`
    : "do not attack";
  const last = list.at(-1);
  const ship = event.ship as number;
  if (last?.kind === "group" && last.what === what) {
    if (!last.ships.includes(ship)) last.ships.push(ship);
    last.entries.push(entry);
  } else list.push({ kind: "group", key, what, ships: [ship], entries: [entry] });
}

/** take adds what belongs to an attack. */
function take(fight: Fight, entry: Entry, terms: Words): void {
  const { event } = entry;
  fight.entries.push(entry);
  if (event.dice && event.side && event.kind !== "neutralized") {
    fight[event.side === "attack" ? "attack" : "defense"] = event.dice;
  }
  const harm = harmOf(fight, terms);
  if (event.kind === "attack-missed") fight.result = "miss";
  else if (harm) [fight.result, fight.hurt] = [harm, true];
  else if (event.kind === "attack-hit") fight.result = "hit";
}

/** harmOf says what an attack has done to its defender. */
function harmOf({ entries, defender }: Fight, terms: Words): string {
  const count = (kind: string) =>
    entries.filter(({ event }) => event.kind === kind && event.ship === defender).length;
  if (count("ship-destroyed") > 0) return "destroyed";
  const [shields, hull] = [count("shield-lost"), count("damage-dealt")];
  const lost = [
    shields > 0 && `${shields} ${shields === 1 ? terms.shield : terms.shields}`,
    hull > 0 && `${hull} ${terms.hull}`,
  ].filter(Boolean);
  return lost.length > 0 ? `−${lost.join(", −")}` : "";
}
