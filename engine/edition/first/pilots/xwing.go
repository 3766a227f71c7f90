package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// xwing are the pilots of the X-wing.
func xwing() []Def {
	return []Def{
		{ID: "wedgeantilles", Summary: "While you attack, the defender's agility is 1 lower, down to 0.",
			Mods: []Mod{Add(AgilityOf, -1).For(Defending).If(Attacking)}},

		{ID: "lukeskywalker", Summary: "While you defend, you may change 1 focus result to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefense,
				Do: []Op{Change(DefenseDice, 1, Focus, Evade)}}}},

		{ID: "wesjanson",
			Summary: "After you attack, you may take 1 focus token, evade token or target lock from " +
				"the defender.",
			Abilities: []Ability{{Name: "take a token", When: AfterAttack,
				Do: []Op{PickOne(Self,
					Alt("a focus token", Remove(Defender, 1, FocusToken)),
					Alt("an evade token", Remove(Defender, 1, EvadeToken)),
					Alt("a target lock", loseLock(Defender)))}}}},

		{ID: "kullbeesperado",
			Summary: "After you boost or barrel roll as an action, you may flip your Servomotor S-foils.",
			Abilities: []Ability{{Name: "turn the foils", When: AfterAction,
				If: []Cond{About(game.BoostAction, game.BarrelRollAction)},
				Do: []Op{FlipEquipped(Self, "modification")}}}},

		{ID: "jekporkins",
			Summary: "After you receive a stress token, you may remove it and roll an attack die: a " +
				"hit deals you a facedown damage card.",
			Abilities: []Ability{{Name: "shake it off", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{Remove(Self, 1, StressToken), RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), rules.DealFacedownCard(Self))}}}},

		{ID: "garvendreis",
			Summary: "After you spend a focus token, another friendly ship at range 1-2 may get it.",
			Abilities: []Ability{{Name: "pass focus", When: AfterSpend, If: []Cond{About(FocusToken)},
				Do: []Op{Choose(OtherFriend, At(1, 2)),
					Gain(Chosen, 1, FocusToken)}}}},

		{ID: "biggsdarklighter",
			Summary: "Once in a match, at the start of the Combat phase, you may use this ability. If " +
				"you do, for the rest of the round, enemies that could attack you cannot attack other " +
				"friendly ships at range 1 of you.",
			Abilities: []Ability{{Name: "draw fire", When: StartOf(game.EngagementPhase), Per: game.OncePerMatch,
				Do: []Op{Run("draw fire", func(*game.Exec) {})}}},
			Mods: []Mod{Forbids(BeingAttacked).For(OtherFriend, At(0, 1)).If(UsedThisRound(0),
				rules.CouldBeTarget(Self))}},

		{ID: "hobbieklivian",
			Summary: "Each time you gain or spend a target lock you may remove 1 stress token.",
			Abilities: []Ability{
				{Name: "relax at a lock", When: AfterLock, Do: []Op{Remove(Self, 1, StressToken)}},
				{Name: "relax at a spent lock", When: AfterSpend,
					If: []Cond{About(Lock)},
					Do: []Op{Remove(Self, 1, StressToken)}},
			}},

		{ID: "leevantenza",
			Summary: "After you boost as an action, you may receive 1 stress token for 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: AfterAction, If: []Cond{About(game.BoostAction)},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Self, 1, EvadeToken)}}}},

		{ID: "edriotwotubes",
			Summary: "When you become the active ship with a focus token, you may perform an action.",
			Abilities: []Ability{{Name: "act first", When: BeforeActivate,
				If: []Cond{Has(FocusToken)}, Do: []Op{Perform(Self, 0)}}}},

		{ID: "tarnmison",
			Summary: "When an enemy ship targets you, you may acquire a target lock on it.",
			Abilities: []Ability{{Name: "answer", When: AfterDefender, Against: []Cond{Same(Self)},
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
