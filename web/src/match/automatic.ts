/** Answers that a question gets by itself, because a setting says so and no one would answer otherwise. */
import type { Option, Question } from "../api/types";
import { free, inOrder, needless, ordered, single, target } from "../prefs";

/** The least difference of odds that counts. */
const least = 0.0005;

/** changesNothing reports whether all that could be done with dice is to spend tokens for nothing. */
export function changesNothing({ about, options }: Question): boolean {
  const pass = options.find((o) => o.verb === "pass")?.odds;
  if (about !== "dice" || !pass || options.length < 2) return false;
  const same = (o: Option) => o.odds !== undefined && o.odds.destroy === pass.destroy &&
    o.odds.crits === pass.crits && o.odds.back?.damage === pass.back?.damage && o.odds.back?.hit === pass.back?.hit &&
    o.odds.back?.destroy === pass.back?.destroy && o.odds.results.every((chance, i) => chance === pass.results[i]);
  return options.every((o) => o.verb === "pass" || (o.spends && same(o)));
}

/** worth is what an answer about dice comes to for one side, in damage, a counterattack included. */
function worth(o: Option, attacks: boolean): number {
  return (attacks ? 1 : -1) * ((o.odds?.damage ?? 0) + 0.01 * (o.odds?.crits ?? 0) - (o.odds?.back?.damage ?? 0));
}

/** costless is the option about dice that costs nothing, and after which the attack stands as well as after any other. */
export function costless({ about, options }: Question, attacks: boolean): Option | undefined {
  if (about !== "dice") return undefined;
  const pass = options.find((o) => o.verb === "pass");
  if (!pass?.odds || options.some((o) => !o.odds)) return undefined;
  const best = Math.max(...options.map((o) => worth(o, attacks)));
  return options.find((o) => o.free && worth(o, attacks) > worth(pass, attacks) + least && worth(o, attacks) >= best - least);
}

/** The results that no one rerolls, or leaves, unless the odds say otherwise: the other ones are for the player to decide. */
const plain: Readonly<Record<string, "attack" | "defense" | "both">> = { hit: "attack", crit: "attack", evade: "defense", blank: "both" };

/** rerolled is how many dice of one face are rerolled, if the face leaves no doubt and the odds none either. */
export function rerolled({ about, face, options }: Question, attacks: boolean): Option | undefined {
  const whose = plain[face ?? ""];
  if (about !== "dice" || !whose || (whose !== "both" && (whose === "attack") !== attacks)) return undefined;
  if (options.some((o) => !o.odds)) return undefined;
  return options.find((o) => options.every((other) => o === other || worth(o, attacks) > worth(other, attacks) + least));
}

/** onlyTarget is the weapon whose only target is all that can be attacked, if the attack costs nothing. */
export function onlyTarget({ options }: Question): Option | undefined {
  const weapons = options.filter((o) => o.verb === "weapon");
  const only = weapons[0];
  const others = options.every((o) => o.verb === "weapon" || o.verb === "pass");
  return weapons.length === 1 && others && only?.free && only.sights?.length === 1 ? only : undefined;
}

/**
 * byOdds is the answer about dice that a question of a match gets by itself, "" for none: its options have the odds with
 * all cards, since a card may make use of what seems to change nothing.
 */
export function byOdds(question: Question, attacks: boolean): string {
  if (needless.value && changesNothing(question)) return "pass";
  return (free.value && (costless(question, attacks) ?? rerolled(question, attacks))?.answer) || "";
}

/** ofItself is the answer that a question of a match gets by itself at once, "" for none. */
export function ofItself(question: Question, lesson: boolean): string {
  const { options } = question;
  if (!lesson) {
    if (inOrder.value && question.about === "turn" || ordered.value && question.even) return question.default ?? "";
    const weapon = target.value ? onlyTarget(question) : undefined;
    if (weapon) return weapon.answer;
  }
  const only = options[0];
  if (only?.verb === "weapon" && only.sights) return "";
  return single.value && only && options.length === 1 ? only.answer : "";
}
