/** Mistakes that a new player makes, and why they are some: said before they are made. */
import type { Meeting, Option } from "../api/types";

/** What is said of each kind of thing in the way. */
const met: Record<Meeting["kind"], string> = {
  edge: "A ship that leaves the play area is out of the match.",
  ship: "You would bump: your ship moves back until the bases touch. It gets no action, and the two ships cannot attack each other.",
  mate: "A wingmate would have no room beside its leader, or would overlap an obstacle.",
  object: "An obstacle is in the way. It can cost you your action and often deals damage.",
};

/** warning says what is wrong with an option of a question about something; "" if nothing is. */
export function warning(option: Option | null, about: string): string {
  if (!option) return "";
  const worst = option.meets?.find((m) => m.kind === "edge") ?? option.meets?.[0];
  if (worst && option.maneuver) return met[worst.kind];
  if (worst && option.verb === "weapon") return "The attack is obstructed, so the defender rolls 1 extra die.";
  if (option.maneuver?.difficulty === "red") {
    return "Red maneuvers are hard: they give the ship a stress token. A stressed ship cannot perform actions or execute red maneuvers.";
  }
  if (option.verb === "pass" && about === "action") {
    return "Actions are free. A ship that skips its action attacks and defends worse.";
  }
  return "";
}
