/** Places to which an option can take a ship: each is an option of its own, which gives all answers that lead there. */
import type { Option, Question } from "../api/types";
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

/** endsOf are the places to which an option can take a ship. */
export function endsOf(option: Option): Option[] {
  return (option.ends ?? []).map((e) => {
    const more = e.stress ? [{ kind: "object" as const, text: say`gains ${e.stress} stress` }] : [];
    const meets = [...(e.fails ? [{ kind: "edge" as const, text: noRoom() }] : []), ...(e.meets ?? []), ...more];
    return {
      answer: e.answers.join(joint), verb: "end", text: e.text, ship: e.ship, pose: e.pose, meets,
      ...(option.icon && { icon: option.icon }), ...(e.path && { path: e.path }),
      ...(e.mates && { mates: e.mates }), ...(e.threat && { threat: e.threat }), ...(e.sights && { sights: e.sights }), ...(e.aimed && { aimed: e.aimed }),
    };
  });
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
export function endNumbered(listed: readonly Option[], digits: string): Option | null {
  if (Number(digits) <= listed.length) return null;
  const option = listed[Number(digits.slice(0, -1)) - 1];
  if (!option || lost(option)) return null;
  return endsOf(option)[Number(digits.slice(-1)) - 1] ?? null;
}

/** allEnds are the places of all options of a question: those of what moves the ship, or of its next step. */
export function allEnds(question: Question | null): Option[] {
  if (!question) return [];
  const ends = question.options.flatMap(endsOf);
  if (ends.length > 0) return ends;
  return question.about === "move" ? question.options.filter((o) => o.pose) : [];
}
