package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// m3ainterceptor are the pilots of the M3-A interceptor.
func m3ainterceptor() []Def {
	return []Def{
		{ID: "serissu",
			Summary: "While another friendly ship at range 1 defends, it may reroll 1 defense die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense, By: []Cond{OtherFriend, At(1, 1)},
				Do: []Op{Reroll(DefenseDice, 1)}}}},

		{ID: "genesisred",
			Summary: "After you acquire a target lock you receive focus and evade tokens until you have as " +
				"many of each as the locked ship.",
			Abilities: []Ability{{Name: "mirror", When: AfterLock, Must: true, Do: []Op{
				Gain(Self, fewerThanOther(FocusToken), FocusToken),
				Gain(Self, fewerThanOther(EvadeToken), EvadeToken)}}}},

		{ID: "quinnjast",
			Summary: "You may receive a weapons disabled token to turn a discarded torpedo or missile " +
				"upgrade faceup at the start of the Combat phase.",
			Abilities: []Ability{{Name: "reload", When: StartOf(game.EngagementPhase),
				Do: []Op{Gain(Self, 1, DisarmToken), rules.RestoreUpgradeOf(Self, rules.InSlot("torpedo", "missile"))}}}},

		{ID: "laetinashera",
			Summary: "After you defend against an attack that did not hit, you may get 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: AfterDefend, If: []Cond{Not(AttackHit)},
				Do: []Op{Gain(Self, 1, EvadeToken)}}}},

		{ID: "inaldra",
			Summary: "While you attack or defend, you may spend 1 shield to reroll any of your dice.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when,
					Do: []Op{Spend(Self, 1, Shield), Reroll(w.dice, Every)}}
			})},

		sunnyBounder(),
	}
}

// fewerThanOther is how many tokens of a kind Self has fewer than the other ship of the window.
func fewerThanOther(k Kinds) Num {
	theirs, own := Other.Of(Count(k)), Self.Of(Count(k))
	return func(x *game.Exec) int { return max(0, theirs(x)-own(x)) }
}

// sunnyBounder adds a result once a round, whichever of her dice show the same.
func sunnyBounder() Def {
	at := func(when game.Window, pool Pool) Ability {
		ops := []Op{RunIf("a matching result", alike(pool), func(*game.Exec) {})}
		for _, f := range []Faces{Blank, Focus, Hit, Crit, Evade} {
			ops = append(ops, Provided(Shows(pool, f), addMatching(pool, f)))
		}
		return Ability{Name: "add a matching result", When: when, Per: game.OncePerRound, If: []Cond{About(pool), Not(Marked)},
			Do: append(ops, Mark(ThisRound, Self))}
	}
	return Def{ID: "sunnybounder",
		Summary: "Once a round, after you roll or reroll dice that all show the same result, you may add " +
			"another of it.",
		Abilities: []Ability{
			at(AfterRoll, AttackDice), at(AfterRoll, DefenseDice), at(AfterReroll, AttackDice),
			at(AfterReroll, DefenseDice), at(AfterRoll, RolledDice),
		}}
}

// alike reports whether all dice of a pool show the same result.
func alike(pool Pool) Cond {
	return func(x *game.Exec) bool {
		faces := 0
		for _, f := range []Faces{Blank, Focus, Hit, Crit, Evade} {
			if Results(pool, f)(x) > 0 {
				faces++
			}
		}
		return faces == 1
	}
}

// addMatching adds a die with a result.
func addMatching(pool Pool, face Faces) Op {
	if pool != RolledDice {
		return AddResult(pool, face)
	}
	return Run("add a result", func(x *game.Exec) {
		for f := range game.NumFaces {
			if FaceOf(f) == face {
				x.S.Rolled[f]++
			}
		}
	})
}
