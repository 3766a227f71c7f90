package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// illicit are the illicit upgrades.
func illicit() []Def {
	near := []Cond{Not(Is(Chosen, Self)), Within(0, 1, Chosen)}
	// holdFire forbids the attack that the card's first ability stands in for.
	holdFire := Set(ForbidsAttack, All(Is(Self, Subject), UsedThisRound(0)), 1)
	holdFire.Lasts = true
	return []Def{
		{ID: "blackmarketslicertools",
			Summary: "Action: roll an attack die against a stressed enemy ship at range 1-2. A hit or " +
				"critical hit turns 1 of its stress tokens into a facedown damage card.",
			Actions: []Ability{{Name: "slice", Do: []Op{
				Choose(Enemy(Chosen), Within(1, 2, Chosen), Stressed(Chosen)),
				RollDice(game.AttackDice, 1),
				Provided(Rolled(1, game.Hit, game.Crit), Remove(Chosen, game.StressToken),
					rules.DealFacedownCard(Chosen))}}}},

		{ID: "burnoutslam", Summary: "You may SLAM as an action, after which this card is discarded.",
			Abilities: []Ability{{Name: "burn out", When: AfterAction, Must: true,
				If: []Cond{Is(Self, Active), About(game.SlamAction)}, Do: []Op{DiscardThis()}}}},

		{ID: "cloakingdevice",
			Summary: "Action: cloak. At the end of each round roll an attack die: a focus discards " +
				"this card, and you decloak or lose the cloak token.",
			Actions: []Ability{{Name: "cloak with the device",
				Do: []Op{Perform(Self, 0, game.CloakAction)}}},
			Abilities: []Ability{{Name: "keep the cloak up", When: EndOfEnd, Must: true,
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Focus), DiscardThis(),
						Provided(Has(game.CloakToken, Self), PickOne(Self,
							Alt("decloak", rules.DecloakNow()),
							Alt("discard the cloak token", Remove(Self, game.CloakToken)))))}}}},

		{ID: "deadmansswitch", Summary: "Your destruction costs each other ship at range 1 1 damage.",
			Abilities: []Ability{{Name: "explode", When: AfterDestroyed, Must: true, Dead: true,
				If: []Cond{Is(Self, Active), AnyShip(near...)},
				Do: []Op{EachShip(near, SufferDamage(Chosen, 1, 0))}}}},

		{ID: "empdevice",
			Summary: "In the place of attacks in the Combat phase you may discard this card to give " +
				"each other ship at range 1 2 ion tokens.",
			Mods: []game.Mod{holdFire},
			Abilities: []Ability{{Name: "set off the pulse", When: BeforeEngage, Per: game.Round,
				If: []Cond{Is(Self, Active), AnyShip(near...)},
				Do: []Op{DiscardThis(), EachShip(near, Gain(Chosen, game.IonToken, 2))}}}},

		{ID: "feedbackarray",
			Summary: "In the place of attacks in the Combat phase you may receive 1 ion token and " +
				"suffer 1 damage to deal 1 damage to an enemy ship at range 1.",
			Mods: []game.Mod{holdFire},
			Abilities: []Ability{{Name: "shock", When: BeforeEngage, Per: game.Round,
				If: []Cond{Is(Self, Active)},
				Do: []Op{Choose(Enemy(Chosen), Within(0, 1, Chosen)), Gain(Self, game.IonToken, 1),
					SufferDamage(Chosen, 1, 0), SufferDamage(Self, 1, 0)}}}},

		{ID: "glitterstim",
			Summary: "Given up as combat begins, for 1 stress token: this round all your focus results " +
				"may become hits when you attack and evades when you defend.",
			Abilities: []Ability{
				{Name: "take it", When: StartOfEngagement, Per: game.Round,
					Do: []Op{DiscardThis(), Gain(Self, game.StressToken, 1)}},
				{Name: "see the hit", When: ModifyAttack, Lasts: true,
					If: []Cond{Attacking, UsedThisRound(0)},
					Do: []Op{ChangeAll(AttackDice, game.Focus, game.Hit)}},
				{Name: "see it coming", When: ModifyDefence, Lasts: true,
					If: []Cond{Defending, UsedThisRound(0)},
					Do: []Op{ChangeAll(DefenceDice, game.Focus, game.Evade)}},
			}},

		{ID: "hotshotblaster", Summary: "Attack for this card, outside your firing arc too.",
			Weapon: &WeaponTerms{Discard: true}},

		{ID: "inertialdampeners",
			Summary: "When you reveal a maneuver you may discard this card to execute a white " +
				"stationary maneuver in its place; then you receive 1 stress token.",
			Abilities: []Ability{{Name: "stop", When: AfterReveal, If: []Cond{Reveals()},
				Do: []Op{DiscardThis(), RevealStop(), Gain(Self, game.StressToken, 1)}}}},

		{ID: "iondischargers",
			Summary: "After you receive an ion token you may take it off and offer it to an enemy ship " +
				"at range 1. If it receives it, this card is discarded.",
			Abilities: []Ability{{Name: "discharge", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.IonToken)},
				Do: []Op{Choose(Enemy(Chosen), Within(0, 1, Chosen)), Remove(Self, game.IonToken),
					PickOne(Chosen,
						Alt("receive the ion token", Gain(Chosen, game.IonToken, 1), DiscardThis()),
						Alt("receive none"))}}}},
	}
}
