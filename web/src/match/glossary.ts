/** What tokens, actions and obstacles do, each in one line; the catalogue of rules says the rest. */

/** Meaning is what something does, and the beginning of the clauses about it, behind the edition. */
export interface Meaning {
  line: string;
  rule: string;
}

/** What tokens do, by their names. */
const tokens: Record<string, Meaning> = {
  "dial set": { line: "This dial is facedown. It is turned faceup when the ship activates.", rule: "planning" },
  "focus": { line: "Spend it to change all focus results in one roll to hits or evades.", rule: "token.focus" },
  "evade": { line: "While defending, spend it to change one result to an evade.", rule: "token.evade" },
  "calculate": { line: "Spend it to change one focus result to a hit or an evade.", rule: "token.calculate" },
  "energy": { line: "Spend it to pay for the unit's weapons and equipment.", rule: "token.energy" },
  "reinforce fore": { line: "Attacks from the front deal less damage.", rule: "token.reinforce" },
  "reinforce aft": { line: "Attacks from the rear deal less damage.", rule: "token.reinforce" },
  "guard": { line: "The unit is guarding with its shield.", rule: "token.guard" },
  "disarm": { line: "The ship cannot attack.", rule: "token.disarm" },
  "weapons disabled": { line: "The ship cannot attack this round.", rule: "token" },
  "jam": { line: "Removes a green token or a lock from the ship.", rule: "token.jam" },
  "tractor": { line: "Agility is reduced by 1. With enough tractor tokens, the opponent moves the ship.", rule: "token.tractor" },
  "tractor beam": { line: "Agility is reduced by 1. The first one each round lets the opponent move the ship.", rule: "token" },
  "grapple": { line: "The unit is grappled. With enough tokens, the opponent can move it.", rule: "token.grapple" },
  "cloak": { line: "Agility is increased by 2, but the ship cannot attack until it decloaks.", rule: "token.cloak" },
  "stealth": { line: "The unit is hard to see and to hit.", rule: "token.stealth" },
  "stationary": { line: "The unit is standing still.", rule: "token.stationary" },
  "stress": { line: "The ship cannot perform actions or execute red maneuvers. Executing an easy (blue or green) maneuver removes one.", rule: "token.stress" },
  "ion": { line: "With enough of them, the ship only drifts in its next activation.", rule: "token.ion" },
  "shock": { line: "With enough of them, the unit loses control.", rule: "token.shock" },
  "strain": { line: "The ship rolls 1 fewer defense die, once. Executing an easy (blue or green) maneuver removes it.", rule: "token.strain" },
  "deplete": { line: "The ship rolls 1 fewer attack die, once. Executing an easy (blue or green) maneuver removes it.", rule: "token.deplete" },
  "overheat": { line: "The unit moves more slowly until it cools down.", rule: "token.overheat" },
  "victory": { line: "Counts for the ship's side at the end of the mission. It is lost with the ship.", rule: "epic.mission.three-beacons" },
  "lock": { line: "Spend it to reroll attack dice against the locked ship.", rule: "token.lock" },
};

/** What actions do, by the names of their icons. */
const actions: Record<string, Meaning> = {
  "focus": { line: "Gain a focus token. Spend it to change the focus results of one roll.", rule: "action.focus" },
  "evade": { line: "Gain an evade token. Spend it to change one defense die to an evade.", rule: "action.evade" },
  "lock": { line: "Lock a ship in range. Spend the lock to reroll attack dice against it.", rule: "action.lock" },
  "barrel roll": { line: "Move sideways with a straight template; facing does not change.", rule: "action.barrel-roll" },
  "boost": { line: "Move again with a speed 1 template.", rule: "action.boost" },
  "calculate": { line: "Gain a calculate token. Spend it to change one focus result.", rule: "action.calculate" },
  "reinforce": { line: "Gain a reinforce token facing front or rear.", rule: "action.reinforce" },
  "guard": { line: "Raise the unit's shield against attacks.", rule: "action.guard" },
  "cloak": { line: "Become cloaked: agility is increased by 2, but the ship cannot attack.", rule: "action.cloak" },
  "jam": { line: "Choose an enemy ship in range: it loses a green token or a lock.", rule: "action.jam" },
  "reload": { line: "Recover a charge of a device or missile, then gain a disarm token.", rule: "action.reload" },
  "rotate": { line: "Rotate the turret indicator to another arc.", rule: "action.rotate" },
  "coordinate": { line: "Choose a friendly ship in range: it performs an action.", rule: "action.coordinate" },
  "slam": { line: "Execute another maneuver of the same speed, then gain a disarm token.", rule: "action.slam" },
};

/** What obstacles do, by the first word of their kind. */
const obstacles: Record<string, Meaning> = {
  asteroid: { line: "A ship that crosses it loses its action and may suffer damage. It obstructs attacks.", rule: "obstacle.asteroid" },
  debris: { line: "A ship that crosses it gains a stress token and may suffer damage. It obstructs attacks.", rule: "obstacle.debris" },
  gas: { line: "A ship that crosses it loses its action. It obstructs attacks and gives some cover.", rule: "obstacle.gas" },
};

/** meaning is what something of a kind does; null where there is nothing to say. */
export function meaning(kind: string, name: string): Meaning | null {
  const lists: Record<string, Record<string, Meaning>> = { token: tokens, action: actions, obstacle: obstacles };
  return lists[kind]?.[name] ?? null;
}

/** With what the clauses of an edition begin. */
const editions: Record<string, string> = { second: "2e", first: "1e", flightpath: "msg" };

/** clauses is the beginning of the clauses about something in an edition. */
export function clauses(edition: string, rule: string): string {
  return `${editions[edition] ?? "2e"}.${rule}`;
}
