/** The log in chapters: an attack with all that belongs to it is one, every other sentence another. */
import type { Entry } from "./store";
import { one } from "./words";

/** The game's words for what is lost. */
export interface Words {
  hull: string;
  shields: string;
}

/** Fight is an attack as the log tells it. */
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

/** Chapter is a part of the log. */
export type Chapter =
  | Fight
  | { kind: "round"; key: number; round: number; entry: Entry }
  | { kind: "line"; key: number; entry: Entry };

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
  for (const entry of log) {
    const { event, key } = entry;
    if (ends.has(event.kind)) fight = null;
    if (event.kind === "attack-declared" && event.ship !== undefined && event.other !== undefined) {
      fight = {
        kind: "fight", key, attacker: event.ship, defender: event.other, attack: [], defense: [],
        result: "", hurt: false, entries: [entry],
      };
      list.push(fight);
    } else if (fight) take(fight, entry, terms);
    else if (event.round) list.push({ kind: "round", key, round: event.round, entry });
    else if (!silent.has(event.kind)) list.push({ kind: "line", key, entry });
  }
  return list;
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
    shields > 0 && `${shields} ${shields === 1 ? one(terms.shields) : terms.shields}`,
    hull > 0 && `${hull} ${one(terms.hull)}`,
  ].filter(Boolean);
  return lost.length > 0 ? `−${lost.join(", −")}` : "";
}
