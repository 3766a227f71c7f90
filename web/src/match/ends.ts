/** Places to which an option can take a ship: each is an option of its own, which gives all answers that lead there. */
import type { End, Link, Option, Question } from "../api/types";
import { say } from "../language";

/** joint stands between the answers of a place; no answer contains it. */
const joint = "\n";

/** answersOf are the answers that an option gives one after another. */
export function answersOf(answer: string): string[] {
  return answer.split(joint);
}

/** noRoom says what results from a move for which there is no room. */
function noRoom(): string {
  return say`no room: it fails`;
}

/** gained says that stress tokens are gained. */
function gained(stress: number | undefined): { kind: "object"; text: string }[] {
  return stress ? [{ kind: "object", text: say`gains ${stress} stress` }] : [];
}

/** endOf is a place as an option of its own, with an action linked to it if one is to follow. */
function endOf(option: Option, e: End, answers: readonly string[], link?: Link): Option {
  const fails = e.fails ? [{ kind: "edge" as const, text: noRoom() }] : [];
  const then = link && !e.fails ? link : undefined;
  const { threat, aim, mates } = e;
  return {
    answer: [...answers, ...(then?.answers ?? [])].join(joint), verb: "end", text: e.text, ship: e.ship, pose: e.pose,
    meets: [...fails, ...(e.meets ?? []), ...gained((e.stress ?? 0) + (then?.stress ?? 0))],
    ...(option.icon && { icon: option.icon }), ...(e.path && { path: e.path }),
    ...(mates && { mates }), ...(threat && { threat }), ...(aim && { aim }), ...(e.sights && { sights: e.sights }), ...(e.aimed && { aimed: e.aimed }),
  };
}

/** endsOf are the places to which an option can take a ship, each with an action linked to it if one is to follow. */
export function endsOf(option: Option, link?: Link): Option[] {
  return (option.ends ?? []).map((e) => endOf(option, e, e.answers, link));
}

/** follower is an action that leads to no place with an action linked to it, as an option of its own. */
function follower(option: Option, link: Link): Option {
  const answers = [option.answer, ...link.answers];
  const icon = link.icon && { icon: link.icon };
  if (link.end) return { ...endOf(option, link.end, answers), ...icon };
  const [threat, aim] = [link.threat, link.aim];
  return {
    answer: answers.join(joint), verb: "end", text: link.text, meets: gained(link.stress), ...icon,
    ...(threat && { threat }), ...(aim && { aim }),
  };
}

/** Linked are the links of an option that were chosen to follow it: one, or one for each place of a move. */
export type Linked = (option: Option) => readonly Link[];

/** none chooses no links. */
const none: Linked = () => [];

/** chipsOf are all options that stand below an option: its places, or what can follow it at once. */
export function chipsOf(option: Option, linked: Linked = none): Option[] {
  const chosen = linked(option);
  if (option.ends) return endsOf(option, chosen[0]);
  return (option.links ?? []).filter((l) => !l.end || chosen.includes(l)).map((l) => follower(option, l));
}

/** Folded is a choice of what follows an option: an action, with the places of it if it moves the ship. */
export interface Folded { icon: string; text: string; stress: number }

/** foldedOf are the linked actions that are chosen before a place is: those after a move, and those that move. */
export function foldedOf(option: Option): Folded[] {
  const all = (option.links ?? []).filter((l) => option.ends || l.end)
    .map((l): Folded => ({ icon: l.icon ?? "", text: l.text, stress: l.stress ?? 0 }));
  return all.filter((f, i) => all.findIndex((g) => g.icon === f.icon) === i);
}

/** lost reports whether an option moves a ship that has no room anywhere. */
export function lost(option: Option): boolean {
  const ends = option.ends ?? [];
  return ends.length > 0 && ends.every((e) => e.fails);
}

/** The most places of an option that have a number. */
const numbered = 9;

/** endNumber is what the keyboard takes for a place: the number of its option and its own; "" where it has none. */
export function endNumber(option: number, place: number): string {
  return place < numbered ? `${option}${place + 1}` : "";
}

/** endNumbered is the place whose number was typed; null where there is none, or where an option has that number. */
export function endNumbered(listed: readonly Option[], digits: string, linked: Linked = none): Option | null {
  if (Number(digits) <= listed.length) return null;
  const option = listed[Number(digits.slice(0, -1)) - 1];
  if (!option || lost(option)) return null;
  return chipsOf(option, linked)[Number(digits.slice(-1)) - 1] ?? null;
}

/**
 * allEnds are the places of all options of a question: those of what moves the ship, or of its next step; those of a
 * linked move alone once that was chosen.
 */
export function allEnds(question: Question | null, linked: Linked = none): Option[] {
  if (!question) return [];
  const moves = question.options.filter((o) => !o.ends).flatMap((o) => chipsOf(o, linked)).filter((o) => o.pose);
  if (moves.length > 0) return moves;
  const ends = question.options.flatMap((o) => endsOf(o, linked(o)[0]));
  if (ends.length > 0) return ends;
  return question.about === "move" ? question.options.filter((o) => o.pose) : [];
}
