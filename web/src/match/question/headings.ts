/** The headings of questions: what to do, with the letter, and below it who and why. */
import type { Question } from "../../api/types";
import type { MatchStore } from "../store";
import { matesOf } from "../wing";
import { said, say } from "../../language";

/** Heading is what a question asks, and below it who is asked, where the heading does not name them. */
export interface Heading {
  title: string;
  note: string;
}

/** What is to be done, by the subject of a question; the letter stands for #. */
const titles: Record<string, string> = {
  dial: "Set #’s dial", target: "Choose #’s target", weapon: "Choose #’s target",
  action: "Choose #’s action", place: "Place #", turret: "Rotate #’s turret", move: "Choose #’s position",
};

/** headingOf says a question in two lines. */
export function headingOf(store: MatchStore, question: Question): Heading {
  const match = store.match.value;
  const shown = question.about === "dial" ? store.planning.ship.value : (question.ship ?? null);
  const placed = question.place ? (store.placing.place.value?.ship ?? null) : null;
  const card = match?.ships[placed ?? shown ?? -1];
  if (question.about === "dice") return aboutDice(store, question);
  const title = titles[question.about];
  if (!title || !card || (question.place && question.place.ship === undefined)) {
    // The server's sentence names the ship.
    return { title: question.text, note: card && !question.text.includes(card.name) ? card.name : "" };
  }
  const mates = matesOf(store, card.id).map((id) => match?.ships[id]?.letter);
  const note = `${card.name} · ${match?.terms.initiative} ${store.shipAt(card.id)?.initiative ?? card.initiative}` +
    (mates.length > 0 ? say` · leads ${mates.join(" ")}` : "");
  return { title: said(title).replace("#", card.letter), note };
}

/** aboutDice says whose dice are to be changed. */
function aboutDice(store: MatchStore, question: Question): Heading {
  const dice = store.dice.value;
  const ships = store.match.value?.ships ?? [];
  const [attacker, defender] = [ships[dice?.attacker ?? -1], ships[dice?.defender ?? -1]];
  if (!dice || !attacker || !defender) return { title: question.text, note: "" };
  const at = dice.range === null ? "" : say` at range ${dice.range}`;
  return store.side(attacker.seat) === 1
    ? { title: say`Modify ${attacker.letter}’s dice`, note: say`${attacker.name} attacks ${defender.name}${at}` }
    : { title: say`Defend ${defender.letter}`, note: say`${attacker.name} attacks${at}` };
}
