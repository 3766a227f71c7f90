package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// title are the titles that do more than change numbers, slots or the action bar.
func title() []Def {
	return []Def{
		{ID: "allianceoverhaul",
			Summary: "You may roll 1 more die in primary weapon attacks out of your firing arc in " +
				"front; out of the one behind you may change 1 focus result to a critical hit.",
			Abilities: []Ability{
				{Name: "roll another die", When: AfterDefender,
					If: []Cond{PrimaryAttack, Defender.Is(In(Front))}, Do: []Op{AddDice(AttackDice, 1)}},
				{Name: "change a focus", When: ModifyAttack, If: []Cond{Defender.Is(In(Rear))},
					Do: []Op{Change(AttackDice, 1, Focus, Crit)}},
			}},

		{ID: "blackone",
			Summary: "After you boost or barrel roll as an action you may remove an enemy's target " +
				"lock from a friendly ship at range 1.",
			Abilities: []Ability{{Name: "shake off a lock", When: AfterAction,
				If: []Cond{About(game.BoostAction, game.BarrelRollAction)},
				Do: []Op{Choose(Friend, At(0, 1)), Remove(Chosen, 1, Lock)}}}},

		{ID: "btla4ywing",
			Summary: "You attack only ships in your firing arc. After a primary weapon attack you may " +
				"attack with your turret.",
			Mods: []Mod{Forbids(BeingAttacked).For(Not(In(Firing))).If(Attacking)},
			Abilities: []Ability{{Name: "fire the turret", When: AfterAttack,
				If: []Cond{PrimaryAttack}, Do: []Op{rules.Attack(Self, rules.With(rules.InSlots("turret")))}}}},

		{ID: "enforcer",
			Summary: "After you defend, an attacker in your bullseye firing arc receives 1 stress token.",
			Abilities: []Ability{{Name: "unsettle", When: AfterDefend, Must: true,
				If: []Cond{Attacker.Is(InPlay, In(Bullseye))}, Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "millenniumfalcon-swx57",
			Summary: "After a bank of speed 3, touching no ship and without stress, you may receive 1 " +
				"stress token to turn your ship round.",
			Abilities: []Ability{{Name: "turn round", When: AfterManeuver,
				If: []Cond{Speed(3, 3), Bearings(geom.BankLeft, geom.BankRight), Not(rules.TouchesShip),
					Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), rules.TurnRound(Self)}}}},

		{ID: "tiev1", Summary: "After you acquire a target lock you may evade as an action.",
			Abilities: []Ability{{Name: "evade", When: AfterLock,
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "tiex7",
			Summary: "After a maneuver of speed 3-5 without an overlap you may evade as an action. You " +
				"have neither cannon nor missile.",
			Abilities: []Ability{{Name: "evade", When: AfterManeuver,
				If: []Cond{Speed(3, 5), FullyExecuted, Not(rules.MetObstacle)},
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},
	}
}
