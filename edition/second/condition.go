package second

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// conditions are the condition cards whose effects are built, alphabetical.
func conditions() []Def {
	return []Def{
		// While you attack a ship other than the one that assigned this, Captain Rex, roll 1
		// attack die fewer. It is removed after he defends, at the end of an Engagement phase in
		// which he did not attack, and after he is destroyed.
		{ID: "suppressivefire",
			Summary: "You roll 1 attack die fewer against ships other than Captain Rex, until he " +
				"defends, is destroyed or lets an Engagement phase pass without attacking.",
			Mods: []game.Mod{AddTo(AttackDiceOf,
				All(Attacking, Is(Subject, Self), Not(Is(Defender, Assigner))), -1)},
			Abilities: []Ability{
				{Name: "he defended", When: AfterDefend, Must: true,
					If: []Cond{Is(Defender, Assigner)}, Do: []Op{rules.Discard()}},
				{Name: "he held his fire", When: EndOfEngagement, Must: true,
					If: []Cond{Not(AttackedThisPhase(Assigner))}, Do: []Op{rules.Discard()}},
				{Name: "he is destroyed", When: AfterDestroyed, Must: true,
					If: []Cond{Is(Active, Assigner)}, Do: []Op{rules.Discard()}},
			}},
	}
}
