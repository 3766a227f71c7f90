/** The first matches: two against two without cards, then three against three, then the ready squads of each faction. */
import type { Lobby, NewMatch } from "../api/types";
import { favorites, offers } from "../api/lobby";
import { kept } from "../prefs";
import { say } from "../language";

/** reached is how many of the first matches someone has gone on from. */
export const reached = kept("reached", 0);

/** begun is the last of the first matches that was begun, and its place among them. */
export const begun = kept<{ id: string; step: number } | null>("path", null);

/** fresh are the matches whose set-up does itself, by their ids. */
export const fresh = kept<string[]>("fresh", []);

/** pair is a squad of two ships without cards. */
function pair(name: string, faction: string, ship: string, pilots: readonly string[]): string {
  return JSON.stringify({ name, faction, version: "2.0.0", pilots: pilots.map((id) => ({ id, ship, upgrades: {} })) });
}

/** The two squads of the first match. */
const first: NewMatch["seats"] = [
  { who: "you", xws: pair("Red Pair", "rebelalliance", "t65xwing", ["redsquadronveteran", "bluesquadronescort"]) },
  { who: "bot", bot: "recruit", xws: pair("Black Pair", "galacticempire", "tielnfighter", ["obsidiansquadronpilot", "academypilot"]) },
];

/** How many of the first matches have words of their own. */
const named = 2;

/** wordsOf says what a step is, for the button that begins it. */
export function wordsOf(step: number): string {
  if (step === 0) return say`two X-wings against two TIE fighters, no cards`;
  if (step === 1) return say`three against three, with cards`;
  return say`a ready squad of another faction`;
}

/** matchOf is the match of a step against a program. */
export function matchOf(lobby: Lobby, step: number, bot: string): NewMatch {
  const edition = lobby.squads.find((s) => s.id === favorites[0])?.edition;
  if (step === 0) return { seats: first, ...(edition && { edition }) };
  const usual = lobby.squads.filter((s) => s.edition === edition && !s.alone);
  const who = offers(lobby, bot) ? { bot } : {};
  const against = (mine: string | undefined, theirs: string | undefined): NewMatch =>
    ({ seats: [{ who: "you", ready: mine ?? "" }, { who: "bot", ready: theirs ?? "", ...who }] });
  const of = (faction: string | undefined, ships: number) =>
    usual.find((s) => s.faction === faction && s.ships.length === ships) ?? usual.find((s) => s.faction === faction);
  const factions = [...new Set(usual.map((s) => s.faction))];
  if (step === 1) {
    const mine = usual.find((s) => s.id === favorites[0])?.faction;
    const theirs = usual.find((s) => s.id === favorites[1])?.faction;
    return against(of(mine, 3)?.id, of(theirs, 3)?.id);
  }
  const at = (step - named) % factions.length;
  return against(of(factions[at], 3)?.id, of(factions[(at + 1) % factions.length], 3)?.id);
}

/** began remembers that a step was begun as a match, whose set-up does itself. */
export function began(id: string, step: number): void {
  begun.value = { id, step };
  fresh.value = [id, ...fresh.value].slice(0, 20);
}
