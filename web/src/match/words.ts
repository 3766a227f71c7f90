/** What the client itself says: names of things that are looked at. The rest the server says. */
import type {
  Match, Odds, Option, Part, Proof, Question, Result, Ship, ShipCard, Terms, Token,
} from "../api/types";
import { partnerOf, sideOf, team } from "./team";
import { say } from "../language";

/** What is needed of a store to speak of a ship. */
interface Speaker {
  seat: number;
  terms: Pick<Terms, "hull" | "shields">;
  optionNumber(option: Option): number;
}

/** side says whose something is, to anyone who is at seat. */
export function side(seat: number, viewer: number): string {
  if (viewer === 0) return sideOf(seat) === 1 ? "the first side’s" : "the second side’s";
  if (seat === viewer) return "yours";
  return sideOf(seat) === sideOf(viewer) ? "your partner's" : "the other side's";
}

/** tokens lists tokens in words, such as "2 stress, focus". */
export function tokens(list: readonly Token[]): string {
  return list
    .filter((t) => t.count > 0)
    .map((t) => (t.count > 1 ? `${t.count} ${t.name}` : t.name))
    .join(", ");
}

/** measured says a measurement in short: its range, its distance, its margin to the boundary. */
export function measured(proof: Proof): string {
  if (proof.range === 0) return "range 0, contact";
  const margin = Math.abs(proof.margin);
  const near = margin < 0.1 ? margin.toFixed(4) : margin.toFixed(1);
  return say`range ${proof.range}, ${proof.distance.toFixed(1)} mm, ${near} mm inside`;
}

/** spoken names a ship for those who hear the board, and what choosing it would do. */
export function spoken(
  store: Speaker, card: ShipCard, ship: Ship, option: Option[] | undefined,
): string {
  const parts = [`${card.letter}, ${card.name}`, side(card.seat, store.seat)];
  const { terms } = store;
  parts.push(...standings(card, ship, terms));
  const held = tokens((ship.tokens ?? []).filter((t) => !ship.energy || t.name !== "energy"));
  if (held) parts.push(held);
  const first = option?.[0];
  if (first) parts.push(say`option ${store.optionNumber(first)}: ${first.text}`);
  if (first?.proof) parts.push(measured(first.proof));
  return parts.join(", ");
}

/** standings say what is left of a ship: of each section with a card of its own, and its energy. */
export function standings(card: ShipCard, ship: Ship, terms: Speaker["terms"]): string[] {
  type Left = { hull?: number; shields?: number };
  const left = (of: Left, now: Left) =>
    say`${now.hull ?? 0} of ${of.hull ?? 0} ${terms.hull}` +
    (of.shields ? say`, ${now.shields ?? 0} of ${of.shields} ${terms.shields}` : "");
  const sections = (card.sections ?? []).flatMap((of, i) => {
    const now = ship.sections?.[i];
    if (!of.hull || !now) return [];
    return [say`${of.name} section ${now.crippled ? "crippled" : left(of, now)}`];
  });
  const energy = ship.energy ? [say`${ship.energy.now} of ${ship.energy.most} energy`] : [];
  return [...(sections.length > 0 ? sections : [left(card, ship)]), ...energy];
}

/** waitingWords says what is waited for while nothing is asked. */
export function waitingWords(
  match: Match | null, waiting: readonly number[], busy: boolean,
): string {
  if (busy) return "Watch";
  const seat = waiting[0];
  if (!match || seat === undefined) return "One moment…";
  if (match.players[seat - 1]?.bot) return "The computer is thinking…";
  if (match.seat > 0 && match.players.length === 2) {
    const { name } = match.players[seat - 1] ?? {};
    return name ? say`Waiting for ${name}…` : "Waiting for the other player…";
  }
  const partner = partnerOf(match.seat, match.players.length);
  const people = waiting.filter((s) => !match.players[s - 1]?.bot)
    .map((s) => (s === partner ? "your partner" : playerName(match, s) || say`another player`));
  return say`Waiting for ${people.join(" and ")}…`;
}

/** resultWords says how a match ended, to anyone who is at a seat. */
export function resultWords(match: Match | null, result: Result): string {
  if (!match || result.broken || result.winner === 0) return read(match, result);
  if (match.seat === 0) {
    const squad = team(match, result.winner);
    return squad ? say`${squad} wins.` : read(match, result);
  }
  const won = sideOf(result.winner) === sideOf(match.seat);
  if (match.players.length > 2) return won ? "Your side wins." : "Your side loses.";
  return won ? "You win." : "You lose.";
}

/** What dice count for, in the order in which it is said. */
const worth = [["crit", "critical hit"], ["hit", "hit"], ["evade", "evade"]] as const;

/** worthOf says what dice show that counts: "1 critical hit, 2 hits", "no evade". */
function worthOf(dice: readonly string[], defends: boolean): string {
  const said = worth.flatMap(([face, name]) => {
    const n = dice.filter((f) => f === face).length;
    return n > 0 ? [`${n} ${name}${n === 1 ? "" : "s"}`] : [];
  });
  return said.length > 0 ? said.join(", ") : defends ? "no evade" : "no hit";
}

/** Lying is the dice of an attack, and which side they are asked about. */
interface Lying {
  attack: readonly string[];
  defense: readonly string[];
  side: "attack" | "defense";
}

/**
 * outlook says in one line what is to be expected of an attack: its dice too, for a target; and what one's dice come to,
 * for a token that turns them and for leaving them as they lie.
 */
export function outlook({ odds, verb, dice: after }: Pick<Option, "odds" | "verb" | "dice">, lie?: Lying): string {
  if (!odds) return "";
  const target = verb === "weapon" || verb === "pick";
  const then = lie && (after?.[lie.side] ?? (verb === "pass" ? lie[lie.side] : undefined));
  const dice = target && odds.back ? [say`${odds.attack} attack dice vs. ${odds.defense} of the counterattack`]
    : target ? [say`${odds.attack} attack ${odds.attack === 1 ? "die" : "dice"} vs. ${odds.defense} defense`]
    : then ? [worthOf(then, lie?.side === "defense")] : [];
  const certain = odds.results.findIndex((chance) => chance > 0.9999);
  const none = odds.prevents ? say`no damage because of ${odds.prevents}` : "no damage";
  const harm = certain >= 0 ? [certain === 0 ? none : say`${certain} damage`]
    : [say`${percent(odds.hit)} to hit`, say`${odds.damage.toFixed(1)} damage on average`];
  const destroy = odds.destroy > 0.9999 ? ["destroyed"]
    : odds.destroy >= 0.005 ? [say`${percent(odds.destroy)} to destroy`] : [];
  return [...dice, ...harm, ...destroy, ...backOf(odds)].join(" · ");
}

/** backOf says what the other side's attack comes to, where two attacks meet in a counterattack. */
function backOf({ back }: Odds): string[] {
  if (!back) return [];
  const destroy = back.destroy >= 0.005 ? [say`${percent(back.destroy)} to destroy back`] : [];
  return [say`${percent(back.hit)} to hit back`, say`${back.damage.toFixed(1)} damage back on average`, ...destroy];
}

/** menace says what happens to the damage to be expected of the enemies from where they are, if something is done. */
export function menace(question: Pick<Question, "threat"> | null, then: Option["threat"]): string {
  const now = question?.threat;
  if (!now || !then || Math.abs(now.damage - then.damage) < 0.05) return "";
  return say`enemy damage ${now.damage.toFixed(1)} → ${then.damage.toFixed(1)}`;
}

/** aims says what happens to the chance of the ship's best attack on an enemy where that is now, if something is done. */
export function aims(question: Pick<Question, "aim"> | null, { threat, aim }: Pick<Option, "threat" | "aim">): string {
  const [now, then] = [question?.aim?.hit ?? 0, aim?.hit ?? 0];
  if (!threat || Math.abs(now - then) < 0.005) return "";
  return say`hit ${percent(now)} → ${percent(then)}`;
}

/** Prospect is what happens to the attacks of one side if something is done, and whether that is better. */
export interface Prospect { text: string; better: boolean }

/** prospects lists what changes for both sides. */
export function prospects(question: Pick<Question, "aim" | "threat"> | null, option: Pick<Option, "threat" | "aim">): Prospect[] {
  const list = [
    { text: aims(question, option), better: (option.aim?.hit ?? 0) > (question?.aim?.hit ?? 0) },
    { text: menace(question, option.threat), better: (option.threat?.damage ?? 0) < (question?.threat?.damage ?? 0) },
  ];
  return list.filter((p) => p.text);
}

/** What passing means, by the subject of a question. */
const passes: Record<string, string> = {
  action: "Skip the action", weapon: "Do not attack", target: "Do not attack", dice: "Keep these results",
  device: "Place nothing", move: "Stay here", turret: "Do not rotate",
  split: "The wings stay as they are", join: "The wings stay as they are",
};

/** saying says an option: what passing means, where that is the answer, and how many dice are rerolled. */
export function saying(question: Pick<Question, "about" | "options" | "face"> | null, option: Option): string {
  if (question?.face && option.answer.startsWith("number ")) {
    return option.answer === "number 0" ? say`Keep every ${question.face}` : say`Reroll ${option.text} ${question.face}`;
  }
  if (option.verb !== "pass" || !question) return option.text;
  const one = question.options.length === 2;
  return passes[question.about] ??
    (question.about === "queue" || question.about === "system" ? one ? "Do not use" : "Use nothing" : "Choose nothing");
}

/** taking says what the bright button does that takes an option which has been shown. */
export function taking(question: Pick<Question, "about" | "options"> | null, option: Option): string {
  const words = saying(question, option);
  if (option.verb === "pass" || option.ship === undefined) return words;
  if (question?.about === "weapon" || question?.about === "target") return say`Attack ${words}`;
  return question?.about === "turn" ? say`Choose ${words}` : words;
}

/** within is a share in percents with its standard error, rounded up so that it is never said to be smaller than it is. */
export function within(share: number, error = 0): string {
  const percents = Math.round(100 * share);
  return error > 0 ? `${percents} ± ${Math.ceil(100 * error - 1e-9)} %` : `${percents} %`;
}

/** percent is a chance in whole percents; what can fail is never 100. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  return `${whole === 100 && chance < 1 ? 99 : whole === 0 && chance > 0 ? 1 : whole}%`;
}

/** brief says in one line on what an option rests: its range, what it costs, and what is in the way. */
export function brief(option: Option): string {
  const range = option.proof ? [say`Range ${option.proof.range}`] : [];
  return [...range, ...(option.costs ? [option.costs] : []), ...(option.meets ?? []).map((m) => m.text)].join(" · ");
}

/** onBoard says of an option on the board on what it rests, and below it the chance to hit. */
export function onBoard(option: Option): string {
  const { odds } = option;
  const dice = odds && say`${odds.attack} vs. ${odds.defense} dice · ${percent(odds.hit)} to hit`;
  return [brief(option), dice ?? ""].filter(Boolean).join("\n");
}

/** leads says to those who hear it what a maneuver leads to. */
export function leads(store: Named, option: Option): string {
  const name = (id: number) => {
    const card = store.match.value?.ships[id];
    return card ? `${card.letter}, ${card.name}` : "";
  };
  const seen = (option.sights ?? []).map((s) => say`${name(s.ship)} in arc at range ${s.range}`);
  const aimed = (option.aimed ?? []).map((s) => name(s.ship));
  const gains = option.maneuver?.energy;
  return [
    option.text, ...(gains ? [say`gains ${gains} energy`] : []), ...(option.meets ?? []).map((m) => m.text), ...seen,
    ...(aimed.length > 0 ? [say`in the arc of ${aimed.join(" and ")}`] : []),
  ].join("; ");
}

/** What is needed of a store to name its ships. */
interface Named {
  match: { value: Match | null };
}

/** Said is something that the server says; what an older one has kept comes without parts. */
export interface Said {
  text: string;
  parts?: Part[];
}

/** partsOf are the parts of what is said. */
export function partsOf(said: Said): Part[] {
  return said.parts ?? [{ text: said.text }];
}

/** playerName is what a player is called: by their squad if the names of the squads differ, else by their own name. */
export function playerName(match: Match | null, seat: number): string {
  const squads = match?.players.map((p) => p.squad) ?? [];
  const player = match?.players[seat - 1];
  return (new Set(squads).size === squads.length ? player?.squad : player?.name) ?? "";
}

/** read is what is said in a line: with the names of squads or players, without coordinates and millimeters, which the board shows. */
export function read(match: Match | null, said: Said): string {
  return partsOf(said).filter((p) => !p.detail).map((p) => worded(match, p)).join("");
}

/** worded is a part in words. */
export function worded(match: Match | null, part: Part): string {
  return (part.is === "player" && playerName(match, part.of ?? 0)) || part.text;
}

/** whyOver says why a match ended before it was played out, nothing where it was. */
export function whyOver(match: Match | null, result: Result): string {
  return result.why ? read(match, { text: "", parts: result.why }) : "";
}
