package first

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// conditions are the condition cards whose effects are built, alphabetical.
func conditions() []Def {
	near := []Cond{Not(Is(Chosen, Self)), Within(0, 1, Chosen)}
	return []Def{
		// Assigned by Harpoon Missiles.
		{ID: "harpooned",
			Summary: "A hit on you with a critical hit left deals 1 damage to each other ship at range " +
				"1; then this card is discarded for a facedown damage card. So does your destruction. " +
				"Action: discard this card and roll an attack die: a hit or critical hit is 1 damage.",
			Abilities: []Ability{
				{Name: "tear out", When: AfterNeutralize, Must: true,
					If: []Cond{Defending, AttackHit, Showing(AttackDice, 1, game.Crit)},
					Do: []Op{EachShip(near, SufferDamage(Chosen, 1, 0)), rules.DealFacedownCard(Self),
						rules.Discard()}},
				{Name: "explode", When: AfterDestroyed, Must: true, Dead: true,
					If: []Cond{Is(Self, Active), AnyShip(near...)},
					Do: []Op{EachShip(near, SufferDamage(Chosen, 1, 0))}},
			},
			Actions: []Ability{{Name: "cut the line", Do: []Op{RollDice(game.AttackDice, 1),
				Provided(Rolled(1, game.Hit, game.Crit), SufferDamage(Self, 1, 0)),
				rules.Discard()}}}},

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
