package pilots

import . "koiogran/engine/card"

// z95headhunter are the pilots of the Z-95 Headhunter.
func z95headhunter() []Def {
	return []Def{
		{ID: "airencracken",
			Summary: "After you attack another friendly ship at range 1 may perform a free action.",
			Abilities: []Ability{{Name: "give an order", When: AfterAttack,
				Do: []Op{Choose(OtherFriend, At(1, 1)), Perform(Chosen, 0)}}}},

		anotherDie("ndrusuhlak", "In attacks with no other friendly ship at range 1-2 you roll 1 more die.",
			Not(Any(OtherFriend, At(1, 2)))),

		{ID: "lieutenantblount",
			Summary: "Your attacks hit even if all their results are canceled.",
			Abilities: []Ability{{Name: "hit", When: BeforeNeutralize, Must: true,
				Against: []Cond{Same(Self)}, Do: []Op{AutoHit()}}}},

		{ID: "nashtahpuppilot",
			Summary: "You have the pilot skill and the pilot ability of the destroyed friendly ship with the title " +
				"Hound's Tooth.",
			Shares: &ShareTerms{Host: true},
			Abilities: []Ability{{Name: "take command", When: AfterDeploy, Must: true,
				Do: []Op{LastingInitiative(ThisMatch, Self, Other.Of(Initiative))}}}},

		takesToken("kaatoleeachos", "another friendly ship", OtherFriend),
	}
}
