package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// vcx100lightfreighter are the pilots of the VCX-100 light freighter.
func vcx100lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may roll 1 more defense die while you defend, if the attacker modified attack dice.",
			Abilities: []Ability{{Name: "another die", When: BeforeRoll(DefenseDice),
				If: []Cond{Attacker.Is(HasModified(AttackDice))}, Do: []Op{AddDice(DefenseDice, 1)}}},
		}, "alexsandrkallus"),

		printed(Def{
			Summary: "You may spend 1 Force while a friendly ship in your firing arc defends: the " +
				"attacker rolls 1 attack die fewer.",
			Abilities: []Ability{{Name: "cover", When: BeforeRoll(AttackDice),
				Against: []Cond{Friend, In(Firing)},
				Do:      []Op{Spend(Self, 1, Force), AddDice(AttackDice, -1)}}},
		}, "kananjarrus"),

		printed(heraSyndullaDials, "herasyndulla-vcx100lightfreighter"),
		printed(chopper, "chopper"),
	)
}
