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

/** levelOf is what a program is called, by its id; those that are kept to measure others go by their ids. */
export function levelOf(id: string): Level {
  return [...levels, ...more].find((l) => l.id === id) ?? { id, name: id, line: "for comparison" };
}
