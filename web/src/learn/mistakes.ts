/** Mistakes that a new player makes, and why they are some: said before they are made. */
import type { Meeting, Option } from "../api/types";

/** What is said of each kind of thing in the way. */
const met: Record<Meeting["kind"], string> = {
  edge: "A ship that leaves the table is out of the match.",
  ship: "You would bump: you slide back until the bases touch, have no action, and cannot fire at each other.",
  object: "An obstacle is in the way. It can cost your action, and often damage.",
};

/** warning says what is wrong with an option of a question about something; "" if nothing is. */
export function warning(option: Option | null, about: string): string {
  if (!option) return "";
  const worst = option.meets?.find((m) => m.kind === "edge") ?? option.meets?.[0];
  if (worst && option.maneuver) return met[worst.kind];
  if (worst && option.verb === "weapon") return "Something lies on the line: the defender rolls one more die.";
  if (option.maneuver?.difficulty === "red") {
    return "Red is hard: it gives a stress token. A stressed ship has no action and flies no red maneuver.";
  }
  if (option.verb === "pass" && about === "action") {
    return "An action is free. A ship without one defends and attacks worse.";
  }
  return "";
}
