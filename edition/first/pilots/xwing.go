package pilots

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// xwing are the pilots of the X-wing.
func xwing() []Def {
	return []Def{
		{ID: "wedgeantilles", Summary: "While you attack, the defender's agility is 1 lower, down to 0.",
			Mods: []game.Mod{AddTo(AgilityOf, All(Attacking, Is(Subject, Defender)), -1)}},

		{ID: "lukeskywalker", Summary: "While you defend you may change 1 focus result to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefence, If: []Cond{Defending},
				Do: []Op{Change(DefenceDice, 1, game.Focus, game.Evade)}}}},

		{ID: "wesjanson",
			Summary: "After you attack you may take 1 focus token, evade token or target lock from " +
				"the defender.",
			Abilities: []Ability{{Name: "take a token", When: AfterAttack, If: []Cond{Attacking},
				Do: []Op{PickOne(Self,
					Alt("a focus token", Remove(Defender, game.FocusToken)),
					Alt("an evade token", Remove(Defender, game.EvadeToken)),
					Alt("a target lock", loseLock(Defender)))}}}},

		{ID: "kullbeesperado",
			Summary: "After you boost or barrel roll as an action you may flip your Servomotor S-foils.",
			Abilities: []Ability{{Name: "turn the foils", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.BoostAction, game.BarrelRollAction),
					Equipped("servomotorsfoils", Self)},
				Do: []Op{FlipEquipped(Self, "modification")}}}},

		{ID: "jekporkins",
			Summary: "After you receive a stress token you may remove it and roll an attack die: " +
				"a hit deals you a facedown damage card.",
			Abilities: []Ability{{Name: "shake it off", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.StressToken)},
				Do: []Op{Remove(Self, game.StressToken), RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), rules.DealFacedownCard(Self))}}}},

		{ID: "garvendreis",
			Summary: "After you spend a focus token, another friendly ship at range 1-2 may get it.",
			Abilities: []Ability{{Name: "pass focus", When: AfterSpend,
				If: []Cond{Is(Self, Active), About(game.FocusToken)},
				Do: []Op{Choose(OtherFriend(Chosen), Within(1, 2, Chosen)),
					Gain(Chosen, game.FocusToken, 1)}}}},

		{ID: "biggsdarklighter",
			Summary: "Once in a match, at the start of the Combat phase, you may draw fire for the " +
				"round: other friendly ships at range 1 are no targets of those who could attack you.",
			Abilities: []Ability{{Name: "draw fire", When: StartOfEngagement, Per: game.Match,
				Do: []Op{Run("draw fire", func(*game.Exec) {})}}},
			Mods: []game.Mod{Set(DrawsFire, All(Is(Self, Subject), UsedThisRound(0)), 1)}},

		{ID: "hobbieklivian",
			Summary: "Each target lock that you gain or spend lets you shed 1 stress token.",
			Abilities: []Ability{
				{Name: "relax at a lock", When: AfterLock, If: []Cond{Is(Self, Active)},
					Do: []Op{Remove(Self, game.StressToken)}},
				{Name: "relax at a spent lock", When: AfterLockSpent, If: []Cond{Is(Self, Active)},
					Do: []Op{Remove(Self, game.StressToken)}},
			}},

		{ID: "leevantenza",
			Summary: "After you boost as an action you may receive 1 stress token for 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.BoostAction)},
				Do: []Op{Gain(Self, game.StressToken, 1), Gain(Self, game.EvadeToken, 1)}}}},

		{ID: "edriotwotubes",
			Summary: "When you become the active ship with a focus token you may perform an action.",
			Abilities: []Ability{{Name: "act first", When: BeforeActivate,
				If: []Cond{Is(Self, Active), Has(game.FocusToken, Self)}, Do: []Op{Perform(Self, 0)}}}},

		{ID: "tarnmison",
			Summary: "When an enemy ship targets you, you may acquire a target lock on it.",
			Abilities: []Ability{{Name: "answer", When: AfterDefender, If: []Cond{Defending},
				Do: []Op{LockShip(Attacker)}}}},
	}
}

// loseLock takes away the target lock that a ship has on another.
func loseLock(r Ref) Op {
	has := func(x *game.Exec) bool { return x.Ship(r(x)).Locks[0].Kind != game.NoObject }
	return RunIf("remove a target lock", has, func(x *game.Exec) {
		id := r(x)
		BreakLock(x, id, x.Ship(id).Locks[0], "1e.lock.remove-one-removes-both")
	})
}
