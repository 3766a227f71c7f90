package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// passing are pilots who pass tokens on or take them off others.
func passing() []Def {
	near := []Cond{OtherFriend, At(1, 2)}
	pass := []Op{Transfer(Self, Active, 1, FocusToken|EvadeToken|OwnLock)}
	return slices.Concat(
		printed(Def{
			Summary: "While another friendly ship at range 1-2 attacks or defends, as it modifies its " +
				"dice, you may transfer 1 of your focus tokens, evade tokens or locks to it.",
			Abilities: []Ability{
				{Name: "hand it over", When: ModifyAttack, By: near, Do: pass},
				{Name: "hand it over", When: ModifyDefense, By: near, Do: pass},
			},
		}, "herasyndulla-asf01bwing", "herasyndulla-rz1awing"),

		printed(Def{
			Summary: "At the start of the Engagement phase you may choose an enemy ship at range 1. If " +
				"you are in its front arc, it removes all its green tokens.",
			Abilities: []Ability{{Name: "intimidate", When: StartOfEngagement, Do: []Op{
				Choose(Enemy, AtOf(Self, 1, 1)),
				Provided(Self.Is(InOf(Chosen, Front)), Remove(Chosen, Every, GreenTokens))}}},
		}, "oldteroch"),

		printed(Def{
			Summary: "At the start of the Engagement phase you may transfer all your green tokens to a " +
				"friendly ship at range 0-1.",
			Abilities: []Ability{{Name: "pass on", When: StartOfEngagement, Do: []Op{
				Choose(OtherFriend, At(0, 1)), Transfer(Self, Chosen, Every, GreenTokens)}}},
		}, "manaroo"),

		printed(Def{
			Summary: "Before a friendly ship at range 0-2 activates you may spend 1 charge: it may gain 1 " +
				"strain token to remove 1 red or orange token that is no stress token.",
			Abilities: []Ability{{Name: "set free", When: BeforeActivate, By: []Cond{Friend, At(0, 2)},
				If: []Cond{Active.Is(Has(RedTokens.But(StressToken) | OrangeTokens))},
				Do: []Op{Spend(Self, 1, Charge), Gain(Active, 1, StrainToken),
					Remove(Active, 1, RedTokens.But(StressToken)|OrangeTokens)}}},
		}, "bokatankryze-separatistalliance"),
	)
}
