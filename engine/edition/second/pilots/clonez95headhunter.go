package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// clonez95headhunter are the pilots of the Clone Z-95 Headhunter.
func clonez95headhunter() []Def {
	even := Either(Speed(0, 0), Speed(2, 2), Speed(4, 4))
	return slices.Concat(
		printed(hawk, "hawk-clonez95headhunter"),

		printed(Def{
			Summary: "After you are destroyed, you may choose a friendly non-limited ship to have 1 of " +
				"your talent upgrades from then on.",
			Swaps: &SwapTerms{Slots: []string{"talent"}, Plain: true},
			Abilities: []Ability{{Name: "leave a lesson", When: AfterDestroyed,
				Do: []Op{Choose(Friend, Not(Limited), Not(Destroyed)),
					rules.PassUpgrade(Chosen, "talent")}}},
		}, "knack"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may perform a boost action if a " +
				"friendly ship at range 0-1 revealed a blue maneuver.",
			Abilities: []Ability{{Name: "boost after another", When: StartOf(game.EngagementPhase),
				If: []Cond{Any(Friend, At(0, 1), Revealed(ManeuverIs(game.DifficultyBlue)))},
				Do: []Op{Perform(Self, 0, game.BoostAction)}}},
		}, "boost"),

		printed(Def{
			Summary: "While you have exactly 1 red token, locks aside, or exactly 1 orange token, a " +
				"friendly ship at range 0-1 that attacks may reroll 1 attack die.",
			Abilities: []Ability{{Name: "steady aim", When: ModifyAttack, By: []Cond{Friend, At(0, 1)},
				If: []Cond{Either(Between(Count(RedButLocks), 1, 1), Between(Count(OrangeTokens), 1, 1))},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "drift"),

		printed(Def{
			Summary: "While you defend, you roll 1 more defense die if you revealed a maneuver of even " +
				"speed; in your primary attacks, 1 more attack die if its speed was odd.",
			Mods: []Mod{Add(DefenseDiceOf, 1).If(Revealed(even)),
				Add(AttackDiceOf, 1).If(PrimaryAttack, Revealed(Not(even)))},
		}, "stub"),

		// The token comes once the one that took a die of this roll has left
		// (2e.token.deplete.removed-after-use).
		printed(Def{
			Summary: "While you attack a ship with 2 or less hull remaining, you may roll 1 additional " +
				"attack die. If you do, gain 1 deplete token after rolling.",
			Abilities: []Ability{
				{Name: "roll another die", When: BeforeRoll(AttackDice),
					If: []Cond{Defender.Is(Compare(hullLeft, AtMost, 2))},
					Do: []Op{AddDice(AttackDice, 1), Mark(ThisAttack, Self)}},
				{Name: "deplete", When: ModifyAttack, Must: true,
					Do: []Op{Gain(Self, 1, DepleteToken), Unmark(Self)}},
			},
		}, "killer"),

		printed(warthog, "warthog-clonez95headhunter"),
		printed(Def{
			Summary: "After you reveal a bank of speed 2, you may spend 2 charges. If you do, you execute it as a " +
				"sideslip.",
			Abilities: slipping(
				[]Cond{Revealed(Speed(2, 2), Bearings(geom.BankLeft, geom.BankRight))},
				[]Op{Spend(Self, 2, Charge)}),
		}, "slider"),
	)
}

// hullLeft is how many more damage cards destroy a ship.
func hullLeft(x *game.Exec) int {
	id := x.Subject()
	return x.Ship(id).HullValue(x.Info(id), game.ForeSection) - x.Query(DamageWorth, id, int(x.Ship(id).Damage))
}

// revealedFast reports whether a ship has revealed a maneuver of speed 3-5.
var revealedFast = Revealed(Speed(3, 5))

// hawk is the text of cards of several ships.
var hawk = Def{
	Summary: "Each friendly ship at range 0-1 that revealed a maneuver of speed 3-5 may gain 1 " +
		"strain token to perform a barrel roll or boost action at the start of the End phase.",
	Abilities: []Ability{{Name: "regroup", When: StartOf(game.EndPhase),
		Do: []Op{EachInOrder([]Cond{Friend, At(0, 1), revealedFast}, May("gain strain to act",
			Gain(Chosen, 1, StrainToken),
			Perform(Chosen, 0, game.BarrelRollAction, game.BoostAction)))}}},
}
