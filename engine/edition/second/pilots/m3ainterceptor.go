package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// m3ainterceptor are the pilots of the M3-A interceptor.
func m3ainterceptor() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While a friendly ship at range 0-1 defends, it may reroll 1 defense die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense, By: []Cond{Friend, At(0, 1)},
				Do: []Op{Reroll(DefenseDice, 1)}}},
		}, "serissu"),

		printed(Def{
			Summary: "You gain 1 evade token after you defend or attack, if the attack missed.",
			Abilities: []Ability{
				{Name: "gain an evade token", When: AfterAttack, Must: true, If: []Cond{Not(AttackHit)},
					Do: []Op{Gain(Self, 1, EvadeToken)}},
				{Name: "gain an evade token", When: AfterDefend, Must: true, If: []Cond{Not(AttackHit)},
					Do: []Op{Gain(Self, 1, EvadeToken)}},
			},
		}, "laetinashera"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may gain 1 disarm token to recover 1 " +
				"charge of an upgrade.",
			Abilities: []Ability{{Name: "recover a charge", When: StartOf(game.EngagementPhase),
				Do: []Op{Gain(Self, 1, DisarmToken), Recover(Self, 1, UpgradeCharge)}}},
		}, "quinnjast"),

		printed(Def{
			Summary: "You may suffer 1 hit damage to reroll any of your dice while you defend or attack.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when,
					Do: []Op{Suffer(Self, 1, Hit), Reroll(w.dice, Every)}}
			}),
		}, "inaldra"),

		printed(Def{
			Summary: "After you acquire a lock, you remove all your focus and evade tokens and gain as " +
				"many of each as the locked ship has.",
			Abilities: []Ability{{Name: "mirror", When: AfterLock, Must: true, Do: []Op{
				Provided(Has(FocusToken), Remove(Self, Every, FocusToken)),
				Provided(Has(EvadeToken), Remove(Self, Every, EvadeToken)),
				Gain(Self, Other.Of(Count(FocusToken)), FocusToken),
				Gain(Self, Other.Of(Count(EvadeToken)), EvadeToken)}}},
		}, "genesisred"),

		printed(Def{
			Summary: "While you attack or defend, after you roll or reroll dice that all show the same result, " +
				"you may add another of it.",
			Abilities: []Ability{matching(AfterRoll, AttackDice), matching(AfterReroll, AttackDice),
				matching(AfterRoll, DefenseDice), matching(AfterReroll, DefenseDice)},
		}, "sunnybounder"),

		printed(Def{
			Summary: "Each other ship at range 0 suffers 1 critical damage after you defend.",
			Abilities: []Ability{{Name: "leak", When: AfterDefend, Must: true,
				Do: []Op{EachShip([]Cond{Not(Same(Self)), At(0, 0)}, Suffer(Chosen, 1, Crit))}}},
		}, "g4rgorvm"),
	)
}

// matching adds another of the one result that all dice of a pool show.
func matching(when game.Window, pool Pool) Ability {
	ops := []Op{RunIf("a matching result", alike(pool), func(*game.Exec) {})}
	for _, f := range []Faces{Blank, Focus, Hit, Crit, Evade} {
		ops = append(ops, Provided(Shows(pool, f), AddResult(pool, f)))
	}
	return Ability{Name: "add a matching result", When: when, If: []Cond{About(pool)}, Do: ops}
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
