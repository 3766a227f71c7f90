package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// btanr2ywing are the pilots of the BTA-NR2 Y-wing.
func btanr2ywing() []Def {
	// 2e.movement.basic-bearings
	basic := Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight)
	once := Between(Count(StressToken), 1, 1)
	swap := []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, StressToken)}
	return slices.Concat(
		printed(Def{
			Summary: "You may reroll 1 attack die for each friendly device and each calculating friendly " +
				"ship in the attack arc, in a primary or turret attack.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Either(PrimaryAttack, AttackWith("turret"))},
				Do: []Op{Reroll(AttackDice, spotters)}}},
		}, "legafossang"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 attacks a ship that has a ship friendly to " +
				"you in its left arc and another in its right arc, the attacker may reroll 1 attack die.",
			Abilities: []Ability{{Name: "close in", When: ModifyAttack, By: []Cond{Friend, At(0, 2)},
				If: []Cond{Any(Friend, Defender.In(Left)), Any(Friend, Defender.In(Right))},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "tezanasz"),

		printed(Def{
			Summary: "You may gain 1 strain token to remove your only stress token after you execute a " +
				"red basic maneuver or perform a red action.",
			Abilities: []Ability{
				{Name: "swap stress", When: AfterManeuver,
					If: []Cond{ManeuverIs(game.DifficultyRed), basic, once}, Do: swap},
				{Name: "swap stress", When: AfterAction, If: []Cond{Acted(game.AsRed), once}, Do: swap},
			},
		}, "aftabackbar"),

		printed(Def{
			Summary: "After a ship at range 1 performs an action in its Perform Action step, you may spend 1 " +
				"charge to perform the same action of your action bar as a red action.",
			Abilities: []Ability{{Name: "do the same", When: AfterAction, By: []Cond{At(1, 1)},
				If: []Cond{Acted(game.InStep)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsRed|game.OnBar, ThisAction)}}},
		}, "zoriibliss"),

		printed(Def{
			Summary: "After you perform an attack that dealt the defender a faceup damage card, the " +
				"defender's player chooses one: the defender loses 1 non-recurring charge from one of " +
				"its upgrades, or it gains 1 strain token.",
			Abilities: []Ability{{Name: "wear down", When: AfterAttack, Must: true,
				If: []Cond{Happened(FaceupDealt)},
				Do: []Op{PickOne(Defender,
					Alt("lose a charge", Lose(Defender, 1, UpgradeCharge|NonRecurring)),
					Alt("gain a strain token", Gain(Defender, 1, StrainToken)))}}},
		}, "wilsateshlo"),

		printed(Def{
			Summary: "After you defend, a friendly ship in your full rear arc at range 0-2 may gain a token " +
				"like one of your green tokens.",
			Abilities: []Ability{{Name: "match a token", When: AfterDefend,
				Do: []Op{Choose(Friend, In(FullRear, 0, 2)), matchGreen()}}},
		}, "shasazaro"),

		printed(Def{
			Summary: "Before you engage, you may transfer 1 green token from a ship in your firing arc " +
				"at range 0-1 to yourself.",
			Abilities: []Ability{{Name: "take a token", When: BeforeEngage,
				Do: []Op{Choose(In(Firing, 0, 1)), Transfer(Chosen, Self, 1, GreenTokens)}}},
		}, "coruskapellim"),

		printed(caiThrenalli, "caithrenalli-btanr2ywing"),
	)
}

// matchGreen is the op with which the chosen ship gains a token like one of Self's green ones.
func matchGreen() Op {
	like := func(name string, k Kinds) Alternative {
		return Alt(name, RunIf("have one", Has(k), func(*game.Exec) {}), Gain(Chosen, 1, k))
	}
	return PickOne(Self, like("focus", FocusToken), like("evade", EvadeToken),
		like("calculate", CalculateToken), like("reinforce fore", ReinforceFore),
		like("reinforce aft", ReinforceAft))
}

// spotters counts the friendly devices and the calculating friendly ships in the attack arc.
var spotters Num = func(x *game.Exec) int {
	return objects(rules.FriendDevice, rules.InAttackArc)(x) +
		Ships(Friend, Has(CalculateToken), In(OfAttack))(x)
}

// objects counts the objects of which all this holds.
func objects(fits ...rules.ObjectFit) Num {
	return func(x *game.Exec) int {
		n := 0
		for o := range x.EachObject() {
			if rules.FitsAll(x, o, fits) {
				n++
			}
		}
		return n
	}
}

// caiThrenalli is the text of cards of several ships.
var caiThrenalli = Def{
	Summary: "You may perform an evade action after you fully execute a maneuver, if you moved " +
		"through a friendly ship.",
	Abilities: []Ability{{Name: "through a friend", When: AfterManeuver,
		If: []Cond{FullyExecuted, Any(Friend, rules.MovedThrough)},
		Do: []Op{Perform(Self, 0, game.EvadeAction)}}},
}
