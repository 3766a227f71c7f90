package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiewiwhispermodifiedinterceptor are the pilots of the TIE/wi Whisper modified interceptor.
func tiewiwhispermodifiedinterceptor() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you make a bullseye arc attack, if you have a red or orange token that is no " +
				"lock, you may make a bonus attack against another ship.",
			Abilities: []Ability{{Name: "vent your wrath", When: AftermathBonus,
				If: []Cond{AttackWith(Bullseye), Has(RedButLocks | OrangeTokens)},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.Against(Not(Defending)))}}},
		}, "wrath"),

		printed(Def{
			Summary: "You may spend 1 Force before an enemy ship in your bullseye arc is dealt a facedown " +
				"damage card: the card is dealt faceup instead.",
			Abilities: []Ability{{Name: "lay it open", When: WouldBeDealt(Facedown),
				By: []Cond{Enemy, In(Bullseye)},
				Do: []Op{Spend(Self, 1, Force), Instead(rules.DealInstead(Faceup))}}},
		}, "kyloren-tiewiwhispermodifiedinterceptor"),

		printed(Def{
			Summary: "Each ship that you moved through gains 2 jam tokens after you fully execute a " +
				"maneuver or perform a boost action.",
			Abilities: []Ability{
				{Name: "jam them", When: AfterManeuver, Must: true,
					If: []Cond{FullyExecuted}, Do: jamPassed},
				{Name: "jam them", When: AfterMove, Must: true,
					If: []Cond{FromAction(game.BoostAction)}, Do: jamPassed},
			},
		}, "nightfall"),

		printed(Def{
			Summary: "You may gain 1 focus token for each enemy front arc that you are in before you " +
				"engage, first removing any number of jam tokens.",
			Abilities: []Ability{{Name: "clear the jam", When: BeforeEngage,
				If: []Cond{Either(Has(JamToken), Any(Enemy, facingSelf))},
				Do: []Op{
					May("remove jam tokens", Remove(Self, UpTo(Every), JamToken)),
					Provided(Any(Enemy, facingSelf), May("gain focus",
						Gain(Self, Ships(Enemy, facingSelf), FocusToken)))}}},
		}, "whirlwind"),
	)
}

// facingSelf reports whether the candidate has Self in its front arc.
var facingSelf = Self.Is(Chosen.In(Front))

// jamPassed gives each ship that Self moved through 2 jam tokens.
var jamPassed = []Op{EachShip([]Cond{rules.MovedThrough}, Gain(Chosen, 2, JamToken))}
