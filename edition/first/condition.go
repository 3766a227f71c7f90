package first

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// conditions are the condition cards whose effects are built, alphabetical.
func conditions() []Def {
	return []Def{
		// Assigned by Captain Rex, the ship that dealt it.
		{ID: "suppressivefire",
			Summary: "You roll 1 attack die fewer against ships other than Captain Rex, until you " +
				"declare him as your target, he is destroyed or lets a Combat phase pass without " +
				"attacking.",
			Mods: []game.Mod{AddTo(AttackDiceOf,
				All(Attacking, Is(Subject, Self), Not(Is(Defender, Assigner))), -1)},
			Abilities: []Ability{
				{Name: "he is the target", When: AfterDefender, Must: true,
					If: []Cond{Attacking, Is(Defender, Assigner)}, Do: []Op{rules.Discard()}},
				{Name: "he held his fire", When: EndOfEngagement, Must: true,
					If: []Cond{Not(AttackedThisPhase(Assigner))}, Do: []Op{rules.Discard()}},
				{Name: "he is destroyed", When: AfterDestroyed, Must: true,
					If: []Cond{Is(Active, Assigner)}, Do: []Op{rules.Discard()}},
			}},
	}
}
