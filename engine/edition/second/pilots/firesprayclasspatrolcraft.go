package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// firesprayclasspatrolcraft are the pilots of the Firespray-class patrol craft.
func firesprayclasspatrolcraft() []Def {
	const toShift = RedTokens | OrangeTokens
	near := All(Enemy, At(0, 1))
	return slices.Concat(
		printed(Def{
			Summary: "You may reroll 1 of your dice for each enemy ship at range 0-1 while you defend or " +
				"attack.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when,
					Do: []Op{Reroll(w.dice, Ships(Enemy, At(0, 1)))}}
			}),
		}, "bobafett"),

		jangoFett(),

		printed(Def{
			Summary: "In your primary attacks you roll 1 more attack die while a friendly " +
				"non-limited ship is at range 0 of the defender.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(PrimaryAttack,
				Any(Friend, Not(Limited), Defender.At(0, 0)))},
		}, "kathscarlet"),

		printed(Def{
			Summary: "Before you engage, you may spend 1 Force to choose 2 enemy ships at range 0-1 " +
				"and transfer any of their orange and red tokens from one to the other.",
			Abilities: []Ability{{Name: "shift tokens", When: BeforeEngage,
				If: []Cond{Any(near, Has(toShift)), Compare(Ships(near), AtLeast, 2)},
				Do: []Op{Spend(Self, 1, Force), Choose(near), Mark(ThisPhase, Chosen),
					Choose(near, Not(Marked)),
					May("transfer to the second", Transfer(marked, Chosen, UpTo(Every), toShift)),
					May("transfer to the first", Transfer(Chosen, marked, UpTo(Every), toShift))}}},
		}, "aurrasing"),

		printed(Def{
			Summary: "Where you would drop a device with the straight 1 template, you may use the " +
				"straight or a turn of speed 3 instead.",
			Mods: []Mod{Include(DeviceTemplates, Speed3)},
		}, "emonazzameen"),

		printed(Def{
			Summary: "While you defend or attack, you may reroll 1 of your dice if the enemy ship is stressed.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when, If: []Cond{w.enemy.Is(Stressed)},
					Do: []Op{Reroll(w.dice, 1)}}
			}),
		}, "koshkafrost"),

		printed(Def{
			Summary: "While you defend with no other friendly ship at range 0-2, you may change 1 " +
				"blank to a focus result.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyDefense,
				If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
				Do: []Op{Change(DefenseDice, 1, Blank, Focus)}}},
		}, "bobafett-firesprayclasspatrolcraft"),

		printed(Def{
			Summary: "Your front arc special weapons fire out of your rear arc, too. In a special attack " +
				"you may reroll 1 die.",
			Mods: []Mod{Include(WeaponArcs, Rear).If(Not(PrimaryAttack), AttackWith(Front))},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Not(PrimaryAttack)},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "krassistrelix"),

		printed(Def{
			Summary: "Action: choose 2 non-huge ships at range 0-3 that are not friendly to each " +
				"other. Each may perform an action on your action bar, even while stressed. Then gain " +
				"1 calculate token.",
			Actions: []Ability{{Name: "strike a deal", Do: []Op{
				Choose(Friend, At(0, 3), Not(huge)), Join(Chosen), Choose(Enemy, At(0, 3), Not(huge)), Join(Chosen),
				EachPerforms(game.WhileStressed, OnMyBar), Gain(Self, 1, CalculateToken)}}},
		}, "hondoohnaka"),

		printed(Def{
			Summary: "You begin with 2 charges fewer. In the System phase you may assign yourself one of your secret " +
				"conditions facedown until the next one: You Should Thank Me or You'd Better Mean Business. You " +
				"reveal it after you defend, or may at the end of the Engagement phase in an enemy's firing arc.",
			Abilities: append(rules.SecretConditions(
				rules.Hidden{ID: "youshouldthankme", Name: "You Should Thank Me"},
				rules.Hidden{ID: "youdbettermeanbusiness", Name: "You'd Better Mean Business"}),
				Ability{Name: "lose charges", When: ForcesPlaced, Must: true, Do: []Op{Lose(Self, 2, Charge)}}),
		}, "zamwesell"),
	)
}

// jangoFett is Jango Fett, whose opponent modifies its dice after him.
func jangoFett() []Def {
	easier := func(enemy Ref) Cond {
		return Compare(revealedDifficulty, Below, enemy.Of(revealedDifficulty))
	}
	return printed(Def{
		Summary: "While you defend or make a primary attack, if the maneuver that you revealed is " +
			"easier than the enemy ship's, you may change 1 of its focus results to a blank.",
		Abilities: []Ability{
			{Name: "change a focus", When: ModifyDefense, Against: []Cond{Same(Self)},
				If: []Cond{PrimaryAttack, easier(Defender)},
				Do: []Op{Change(DefenseDice, 1, Focus, Blank)}},
			{Name: "change a focus", When: ModifyAttack, Against: []Cond{Same(Self)},
				If: []Cond{easier(Attacker)}, Do: []Op{Change(AttackDice, 1, Focus, Blank)}},
		},
	}, "jangofett")
}

// marked is the ship that the card has marked.
var marked Ref = func(x *game.Exec) game.ShipID {
	for id := range x.EachShip() {
		if x.About(id, Marked) {
			return id
		}
	}
	return game.NoShip
}

// huge reports whether a ship is huge.
func huge(x *game.Exec) bool { return x.Info(x.Subject()).Size.Huge() }

// revealedDifficulty is the difficulty of the maneuver on a ship's faceup dial, if there is one: an
// easier one is a lower number.
func revealedDifficulty(x *game.Exec) int {
	m := x.Ship(x.Subject()).Revealed
	if m.IsNone() {
		return Missing
	}
	return int(m.Difficulty)
}
