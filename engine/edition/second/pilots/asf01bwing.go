package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// asf01bwing are the pilots of the A/SF-01 B-wing.
func asf01bwing() []Def {
	return slices.Concat(
		printed(heraSyndulla, "herasyndulla-asf01bwing"),

		printed(Def{
			Summary: "You transfer 1 stress token to another friendly ship at range 0-2 at the start of " +
				"the Engagement phase.",
			Abilities: []Ability{{Name: "pass stress", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{Choose(OtherFriend, At(0, 2)), Transfer(Self, Chosen, 1, StressToken)}}},
		}, "ginamoonsong"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may acquire a lock if a friendly " +
				"Braylen Stramm at range 0-2 is stressed.",
			Abilities: []Ability{{Name: "acquire a lock", When: StartOf(game.EngagementPhase),
				If: []Cond{Any(Friend, Named("Braylen Stramm"), At(0, 2), Stressed)},
				Do: []Op{rules.LockObject(Self)}}},
		}, "ginamoonsong-battleoverendor", "ginamoonsong-battleoverendor-lsl"),

		printed(Def{
			Summary: "You may reroll up to 2 of your dice while you defend or attack, if you are stressed.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when, If: []Cond{Stressed},
					Do: []Op{Reroll(w.dice, 2)}}
			}),
		}, "braylenstramm"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may gain 1 focus token if a friendly " +
				"Gina Moonsong at range 0-2 is stressed.",
			Abilities: []Ability{{Name: "gain focus", When: StartOf(game.EngagementPhase),
				If: []Cond{Any(Friend, Named("Gina Moonsong"), At(0, 2), Stressed)},
				Do: []Op{Gain(Self, 1, FocusToken)}}},
		}, "braylenstramm-battleoverendor", "braylenstramm-battleoverendor-lsl"),

		printed(Def{
			Summary: "While you defend or attack, you may spend 1 stress token to change all your " +
				"focus results to evades or hits.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "spend stress", When: w.when,
					Do: []Op{Spend(Self, 1, StressToken), Change(w.dice, Every, Focus, w.good)}}
			}),
		}, "tennumb"),

		printed(Def{
			Summary: "You have a turret, and your front arc torpedoes fire out of its arc. After you " +
				"gain a stress token, you may rotate it.",
			Turret: &TurretTerms{Slots: []string{"torpedo"}},
			Abilities: []Ability{{Name: "rotate the turret", When: AfterGain,
				If: []Cond{About(StressToken)}, Do: []Op{rules.RotateOp()}}},
		}, "neradantels-wat1"),

		printed(Def{
			Summary: "After you perform a barrel roll, you may choose an unstressed friendly ship at " +
				"range 0-1. That ship gains 1 stress token, and you rotate 180 degrees.",
			Abilities: []Ability{{Name: "turn round", When: AfterMove, If: []Cond{About(game.RollMove)},
				Do: []Op{Choose(Friend, At(0, 1), Not(Stressed)), Gain(Chosen, 1, StressToken),
					rules.TurnRound(Self)}}},
		}, "netrempollard"),

		printed(Def{
			Summary: "While you defend, stressed, you roll 1 more defense die.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Stressed)},
		}, "adonfox-battleoverendor", "adonfox-battleoverendor-lsl"),
	)
}

// heraSyndulla is the text of cards of several ships.
var heraSyndulla = Def{
	Summary: "While another friendly ship at range 1-2 attacks or defends, as it modifies its " +
		"dice, you may transfer 1 of your focus tokens, evade tokens or locks to it.",
	Abilities: []Ability{
		{Name: "hand it over", When: ModifyAttack, By: []Cond{OtherFriend, At(1, 2)},
			Do: []Op{Transfer(Self, Active, 1, FocusToken|EvadeToken|OwnLock)}},
		{Name: "hand it over", When: ModifyDefense, By: []Cond{OtherFriend, At(1, 2)},
			Do: []Op{Transfer(Self, Active, 1, FocusToken|EvadeToken|OwnLock)}},
	},
}
