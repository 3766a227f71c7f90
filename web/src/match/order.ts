/** The order in which what can be chosen is listed. */
import type { Option, Question } from "../api/types";

/**
 * enemiesFirst lists enemies before friendly ships, and both before obstacles, where a ship or an object is chosen and
 * there are ships of both sides. Everything else stays in the order of the server.
 */
export function enemiesFirst(question: Question, enemy: (ship: number) => boolean): Question {
  if (question.about !== "choice" && question.about !== "ship") return question;
  const rank = ({ verb, ship }: Option) => verb === "pass" ? 3 : ship === undefined ? 2 : enemy(ship) ? 0 : 1;
  const ranks = new Set(question.options.map(rank));
  if (!ranks.has(0) || !ranks.has(1)) return question;
  return { ...question, options: [...question.options].sort((a, b) => rank(a) - rank(b)) };
}
