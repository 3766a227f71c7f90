package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// awing are the pilots of the A-wing.
func awing() []Def {
	return []Def{
		{ID: "tychocelchu", Summary: "Stress tokens do not keep you from actions.",
			Mods: []Mod{Permits(game.Stressed)}},

		jakeFarrell(),

		// An A-wing attacks in its firing arc alone.
		{ID: "arvelcrynyd",
			Summary: "An enemy ship in your firing arc that you touch may be the target of your attacks.",
			Mods:    []Mod{Permits(game.AtRangeZero).If(Attacking)}},

		{ID: "gemmersojan", Summary: "With an enemy ship at range 1 your agility is 1 higher.",
			Mods: []Mod{Add(AgilityOf, 1).If(Any(Enemy, At(1, 1)))}},
	}
}

// jakeFarrell acts once for a focus action, though the action and its token are two events.
func jakeFarrell() Def {
	reposition := []Op{Perform(Self, 0, game.BoostAction, game.BarrelRollAction)}
	return Def{ID: "jakefarrell",
		Summary: "After you perform a focus action or receive a focus token, you may boost or barrel " +
			"roll as a free action.",
		Abilities: []Ability{
			{Name: "reposition", When: AfterAction, If: []Cond{About(game.FocusAction)}, Do: reposition},
			{Name: "reposition", When: AfterGain,
				If: []Cond{About(FocusToken), Not(Performing(game.FocusAction))}, Do: reposition},
		}}
}
