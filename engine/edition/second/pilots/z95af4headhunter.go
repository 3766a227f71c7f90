package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// z95af4headhunter are the pilots of the Z-95-AF4 Headhunter.
func z95af4headhunter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you attack, a friendly ship at range 1 may perform an action, treating it as " +
				"red.",
			Abilities: []Ability{{Name: "give an order", When: AfterAttack,
				Do: []Op{Choose(Friend, At(1, 1)), Perform(Chosen, game.AsRed)}}},
		}, "airencracken"),

		printed(Def{
			Summary: "In your primary attacks, with another friendly ship at range 0-1 of the defender, " +
				"you may roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
				If: []Cond{PrimaryAttack, Any(OtherFriend, Defender.At(0, 1))},
				Do: []Op{AddDice(AttackDice, 1)}}},
		}, "lieutenantblount"),

		anotherDie("In your primary attacks, with no other friendly ship at range 0-2, you roll 1 more "+
			"attack die.", All(PrimaryAttack, Not(Any(OtherFriend, At(0, 2)))), "ndrusuhlak"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may transfer 1 focus or evade token of " +
				"a friendly ship at range 0-2 to yourself.",
			Abilities: []Ability{{Name: "take a token", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Friend, At(0, 2)), Transfer(Chosen, Self, 1, FocusToken|EvadeToken)}}},
		}, "kaatoleeachos"),

		printed(Def{
			Summary: "You deploy only in an emergency. Then you have the initiative, the pilot ability and the charges " +
				"of the destroyed ship with the Hound's Tooth.",
			Docks: game.StaysDocked, Shares: &ShareTerms{Host: true},
			Abilities: []Ability{{Name: "take command", When: AfterDeploy, Must: true,
				Do: []Op{LastingInitiative(ThisMatch, Self, Other.Of(Initiative)), takeOverCharges(Other)}}},
		}, "nashtahpup"),

		printed(bossk, "bossk-z95af4headhunter"),
	)
}

// takeOverCharges is the op with which the pilot abilities that Self has of a ship get the charges that this
// ship card has.
func takeOverCharges(r Ref) Op {
	return Run("take over the charges", func(x *game.Exec) {
		from := r(x)
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			if c.Ship == x.Self() && c.Lent == uint8(from)+1 {
				x.S.Charges[i].Active = x.S.Charges[x.Info(from).Pilots].Active
			}
		}
	})
}
