package second

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// conditions are the condition cards whose effects are built, alphabetical.
func conditions() []Def {
	return []Def{
		// While a friendly Tarfful at range 0-2 defends, after results are neutralized, if 2 hits or
		// crits are left, you may suffer 1 hit or critical damage to cancel 1 matching result. After
		// you are destroyed, it is assigned to another friendly Wookiee or non-limited ship, but not
		// to Tarfful.
		{ID: "liberated-wat1",
			Summary: "While a friendly Tarfful at range 0-2 defends you may suffer 1 of at least 2 " +
				"results left to cancel it. After you are destroyed another friendly Wookiee or " +
				"non-limited ship bears this.",
			Abilities: []Ability{
				{Name: "stand by him", When: AfterNeutralize,
					If: []Cond{Friend(Defender), Named(Defender, "Tarfful"), Within(0, 2, Defender),
						Showing(AttackDice, 2, game.Hit, game.Crit)},
					Do: []Op{SufferToCancel(AttackDice, game.Hit, game.Crit)}},
				{Name: "pass it on", When: AfterDestroyed, Must: true, If: []Cond{Is(Active, Self)},
					Do: []Op{Choose(OtherFriend(Chosen), Not(Named(Chosen, "Tarfful")),
						Either(Keyword("Wookiee", Chosen), Not(Limited(Chosen)))),
						rules.Assign("liberated-wat1", Chosen)}},
			}},

		// After you are destroyed, you must assign this to another ship of your squad.
		{ID: "hunted",
			Summary: "After you are destroyed you must choose another friendly ship, which is " +
				"hunted in your place.",
			Abilities: []Ability{{Name: "somebody else is hunted", When: AfterDestroyed, Must: true,
				If: []Cond{Is(Active, Self)},
				Do: []Op{Choose(OtherFriend(Chosen), Not(Destroyed(Chosen))),
					rules.PassOn(Chosen)}}}},

		// In your step of the System phase, if the enemy with the Informant, who assigned this, is
		// at range 0-2, your dial is turned faceup.
		{ID: "listeningdevice",
			Summary: "In the System phase your dial is turned faceup if the enemy with the " +
				"Informant is at range 0-2.",
			Abilities: []Ability{{Name: "overheard", When: SystemStep, Must: true,
				If: []Cond{Is(Self, Active), InPlay(Assigner), Within(0, 2, Assigner)},
				Do: []Op{rules.ShowDial()}}}},

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
