package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// hwk290 are the pilots of the HWK-290.
func hwk290() []Def {
	return []Def{
		{ID: "janors",
			Summary: "When another friendly ship at range 1-3 attacks, unless you are stressed, you may " +
				"receive 1 stress token to let it roll 1 more attack die.",
			Abilities: []Ability{{Name: "another attack die", When: AfterDefender,
				By: []Cond{OtherFriend, At(1, 3)}, If: []Cond{Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), AddDice(AttackDice, 1)}}}},

		{ID: "dacebonearm",
			Summary: "When an enemy ship at range 1-3 receives an ion token, unless you are stressed, you " +
				"may receive 1 stress token to deal it 1 damage.",
			Abilities: []Ability{{Name: "overload", When: AfterGain, By: []Cond{Enemy, At(1, 3)},
				If: []Cond{About(IonToken), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Suffer(Active, 1, Hit, At(1, 3))}}}},

		{ID: "kylekatarn",
			Summary: "At the start of the Combat phase another friendly ship at range 1-3 may get 1 of " +
				"your focus tokens.",
			Abilities: []Ability{{Name: "pass focus", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(OtherFriend, At(1, 3)), Transfer(Self, Chosen, 1, FocusToken)}}}},

		takesToken("palobgodalhi", "an enemy ship", Enemy),

		{ID: "roarkgarnet",
			Summary: "At the start of the Combat phase you choose another friendly ship at range 1-3: its " +
				"pilot skill is 12 for this phase.",
			Abilities: []Ability{{Name: "go first", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{Choose(OtherFriend, At(1, 3)), LastingInitiative(ThisPhase, Chosen, 12)}}}},

		{ID: "torkilmux",
			Summary: "At the end of the Activation phase you choose an enemy ship at range 1-2: its pilot " +
				"skill is 0 until the end of the Combat phase.",
			Abilities: []Ability{{Name: "go last", When: EndOf(game.ActivationPhase), Must: true,
				Do: []Op{Choose(Enemy, At(1, 2)),
					LastingInitiative(UntilEndOf(game.EngagementPhase), Chosen, 0)}}}},
	}
}
