/** How strong the computer plays: the same names and lines on every page. */

/** Level is a program to play against, by the name that a person chooses. */
export interface Level {
  id: string;
  name: string;
  line: string;
}

/** levels are those that are offered first, the weakest first. */
export const levels: readonly Level[] = [
  { id: "recruit", name: "Recruit", line: "makes many mistakes" },
  { id: "beginner", name: "Pilot", line: "plays soundly" },
  { id: "admiral", name: "Admiral", line: "strongest" },
];

/** more are the others that play like a person, in between. */
const more: readonly Level[] = [
  { id: "cadet", name: "Cadet", line: "makes some mistakes" },
  { id: "veteran", name: "Veteran", line: "plans ahead, with an occasional mistake" },
  { id: "ace", name: "Ace", line: "plans ahead" },
  { id: "leader", name: "Leader", line: "nearly the strongest" },
];

/** manners are the styles in which a level can play. The first one stands for none. */
export const manners: readonly Level[] = [
  { id: "", name: "Balanced", line: "chooses what wins" },
  { id: "careful", name: "Careful", line: "keeps its distance and stays out of arcs" },
  { id: "bold", name: "Bold", line: "closes to range 1 and disregards danger" },
  { id: "swarm", name: "Swarm", line: "keeps its ships together" },
  { id: "joust", name: "Joust", line: "flies at you nose to nose" },
];

/** levelOf is what a program is called, by its id; those that are kept to measure others go by their ids. */
export function levelOf(id: string): Level {
  return [...levels, ...more].find((l) => l.id === id) ?? { id, name: id, line: "for comparison" };
}
