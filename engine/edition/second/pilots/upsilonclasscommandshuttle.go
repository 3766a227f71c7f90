package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// upsilonclasscommandshuttle are the pilots of the Upsilon-class command shuttle.
func upsilonclasscommandshuttle() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you have a charge, friendly ships of lower initiative than yours at range " +
				"1-2 may reroll 1 focus result while they attack or defend. After an enemy ship at " +
				"range 0-3 is destroyed you lose 1 charge.",
			Abilities: append(twoSided(func(w side) Ability {
				return Ability{Name: "reroll a focus", When: w.when,
					By: []Cond{Friend, At(1, 2), Compare(Initiative, Below, Self.Of(Initiative))},
					If: []Cond{Has(Charge)}, Do: []Op{Reroll(w.dice, 1, Focus)}}
			}), Ability{Name: "lose a charge", When: AfterDestroyed, Must: true,
				By: []Cond{Enemy, At(0, 3)}, Do: []Op{Lose(Self, 1, Charge)}}),
		}, "captaincardinal"),

		printed(Def{
			Summary: "You may spend 1 charge to perform an action after you suffer damage.",
			Abilities: []Ability{{Name: "act", When: AfterSuffer,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0)}}},
		}, "lieutenanttavson"),

		printed(Def{
			Summary: "In the Activation and Engagement phases, after a ship in your front arc at range " +
				"0-2 gains a stress token, you may spend 1 charge to give it 1 tractor token.",
			Abilities: []Ability{{Name: "hold it", When: AfterGain, By: []Cond{In(Front, 0, 2)},
				If: []Cond{About(StressToken),
					Either(InPhase(game.ActivationPhase), InPhase(game.EngagementPhase))},
				Do: []Op{Spend(Self, 1, Charge), Gain(Active, 1, TractorToken)}}},
		}, "pettyofficerthanisson"),

		printed(Def{
			Summary: "While you coordinate, and for your upgrades, you may treat friendly ships at range 2-3 as " +
				"at range 0 or 1.",
			Mods: []Mod{Set(FriendsNear, 3), Include(ActionReach, Ranges(3, 3)).If(About(game.CoordinateAction))},
		}, "majorstridan"),

		printed(Def{
			Summary: "In set-up other friendly TIE/fo and TIE/sf fighters may be placed anywhere in the play area " +
				"at range 0-2 of you.",
			Mods: []Mod{hostOf(OtherFriend, Either(ShipType("tiefofighter"), ShipType("tiesffighter")))},
		}, "lieutenantdormitz"),

		printed(Def{
			Summary: "After you attack, you may choose a friendly ship at range 0-3: both of you may " +
				"make a bonus attack, in either order, and then that ship is destroyed.",
			Abilities: []Ability{{Name: "sacrifice a ship", When: AftermathBonus, Do: []Op{
				Choose(Friend, At(0, 3)), Join(Chosen),
				EachInOrder([]Cond{Either(Same(Self), InGroup)},
					May("make a bonus attack", rules.Attack(Chosen, rules.Bonus))),
				EachShip([]Cond{InGroup}, rules.Destroy(Chosen))}}},
		}, "enricpryde-wat1"),
	)
}

// hostOf lets ships that meet the conditions be set up near Self.
func hostOf(conds ...Cond) Mod {
	m := Mod{Mod: game.Mod{Query: SetUpHosts, Layer: game.Add,
		Value: func(x *game.Exec, v int) int { return v | 1<<x.Self() }}}
	return m.For(conds...)
}
