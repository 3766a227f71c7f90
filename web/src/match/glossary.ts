/** What tokens, actions and obstacles do, each in one line; the catalogue of rules says the rest. */

/** Meaning is what something does, and the beginning of the clauses about it, behind the edition. */
export interface Meaning {
  line: string;
  rule: string;
}

/** What tokens do, by their names. */
const tokens: Record<string, Meaning> = {
  "dial set": { line: "A dial lies facedown. It is turned over when the ship activates.", rule: "planning" },
  "focus": { line: "Spend it to turn all focus results of one roll into hits or evades.", rule: "token.focus" },
  "evade": { line: "Spend it while defending to turn one die into an evade.", rule: "token.evade" },
  "calculate": { line: "Spend it to turn one focus result into a hit or an evade.", rule: "token.calculate" },
  "energy": { line: "Spent for what the unit's equipment asks.", rule: "token.energy" },
  "reinforce fore": { line: "Attacks from the front do less damage.", rule: "token.reinforce" },
  "reinforce aft": { line: "Attacks from the rear do less damage.", rule: "token.reinforce" },
  "guard": { line: "The unit's shield stands between it and an attack.", rule: "token.guard" },
  "disarm": { line: "The ship cannot attack.", rule: "token.disarm" },
  "weapons disabled": { line: "The ship cannot attack this round.", rule: "token" },
  "jam": { line: "It takes away a green token or a lock.", rule: "token.jam" },
  "tractor": { line: "One less agility; enough of them let the enemy move the ship.", rule: "token.tractor" },
  "tractor beam": { line: "One less agility; the first of a round lets the enemy move the ship.", rule: "token" },
  "grapple": { line: "The unit is held. Enough of them let the enemy move it.", rule: "token.grapple" },
  "cloak": { line: "Two more agility, but no attacks until the ship decloaks.", rule: "token.cloak" },
  "stealth": { line: "The unit is hard to see and to hit.", rule: "token.stealth" },
  "stationary": { line: "The unit stands still.", rule: "token.stationary" },
  "stress": { line: "No actions and no red maneuvers. An easy maneuver removes it.", rule: "token.stress" },
  "ion": { line: "Enough of them and the ship can only drift in its next activation.", rule: "token.ion" },
  "shock": { line: "Enough of them and the unit loses control.", rule: "token.shock" },
  "strain": { line: "One defense die less, once. An easy maneuver removes it.", rule: "token.strain" },
  "deplete": { line: "One attack die less, once. An easy maneuver removes it.", rule: "token.deplete" },
  "overheat": { line: "The unit is slower until it cools down.", rule: "token.overheat" },
  "lock": { line: "Spend it to reroll attack dice against the ship that is locked.", rule: "token.lock" },
};

/** What actions do, by the names of their icons. */
const actions: Record<string, Meaning> = {
  "focus": { line: "Gain a focus token: it turns focus results of one roll.", rule: "action.focus" },
  "evade": { line: "Gain an evade token: it turns one defense die into an evade.", rule: "action.evade" },
  "lock": { line: "Lock a ship in range: spend the lock to reroll attack dice against it.", rule: "action.lock" },
  "barrel roll": { line: "Shift sideways with a straight template, facing as before.", rule: "action.barrel-roll" },
  "boost": { line: "Fly on with a template of speed 1.", rule: "action.boost" },
  "calculate": { line: "Gain a calculate token: it turns one focus result.", rule: "action.calculate" },
  "reinforce": { line: "Gain a reinforce token for the front or the rear.", rule: "action.reinforce" },
  "guard": { line: "Hold up the shield against the next attacks.", rule: "action.guard" },
  "cloak": { line: "Vanish: two more agility, no attacks.", rule: "action.cloak" },
  "jam": { line: "An enemy in range loses a green token or a lock.", rule: "action.jam" },
  "reload": { line: "Regain a charge of a device or a missile, and gain a disarm token.", rule: "action.reload" },
  "rotate": { line: "Turn the turret indicator to another arc.", rule: "action.rotate" },
  "coordinate": { line: "A friendly ship in range performs an action.", rule: "action.coordinate" },
  "slam": { line: "Fly another maneuver of the same speed, and gain a disarm token.", rule: "action.slam" },
};

/** What obstacles do, by the first word of their kind. */
const obstacles: Record<string, Meaning> = {
  asteroid: { line: "Flying across it can hurt and costs the action. It obstructs attacks.", rule: "obstacle.asteroid" },
  debris: { line: "Flying across it gives stress and can hurt. It obstructs attacks.", rule: "obstacle.debris" },
  gas: { line: "Flying across it costs the action. It obstructs attacks, and hides.", rule: "obstacle.gas" },
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
