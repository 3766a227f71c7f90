package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// t65xwing are the pilots of the T-65 X-wing.
func t65xwing() []Def {
	return []Def{
		// While you attack, the defender rolls 1 defence die fewer.
		{ID: "wedgeantilles",
			Summary: "While you attack, the defender rolls 1 defence die fewer.",
			Mods:    []game.Mod{AddTo(DefenceDiceOf, All(Attacking, Is(Subject, Defender)), -1)}},

		// After you are declared the defender, before dice are rolled, you may recover 1 Force.
		{ID: "lukeskywalker",
			Summary: "After you become the defender you may recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterDefender,
				If: []Cond{Defending}, Do: []Op{RecoverForce(1)}}}},

		// After you spend a focus token, you may choose a friendly ship at range 1-3: it gains
		// 1 focus token.
		{ID: "garvendreis-t65xwing",
			Summary: "After you spend a focus token, a friendly ship at range 1-3 may gain one.",
			Abilities: []Ability{{Name: "pass focus", When: AfterSpend,
				If: []Cond{Is(Self, Active), About(game.FocusToken)},
				Do: []Op{Choose(Friend(Chosen), Within(1, 3, Chosen)),
					Gain(Chosen, game.FocusToken, 1)}}}},

		// After you gain a stress token, you may roll 1 attack die to remove it; a hit makes you
		// suffer 1 hit damage.
		{ID: "jekporkins",
			Summary: "After you gain a stress token you may roll an attack die to remove it; " +
				"a hit costs 1 hit damage.",
			Abilities: []Ability{{Name: "shake it off", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.StressToken)},
				Do: []Op{Remove(Self, game.StressToken), Roll(1,
					func(x *game.Exec, r game.Faces) {
						Suffer(x, x.Self(), game.NoShip, int(r[game.Hit]), 0)
					})}}}},
	}
}
