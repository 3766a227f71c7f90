package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// btlbywing are the pilots of the BTL-B Y-wing.
func btlbywing() []Def {
	return slices.Concat(
		printed(anakinSkywalker, "anakinskywalker-btlbywing"),

		printed(Def{
			Summary: "In your primary and single turret arc attacks you may reroll 1 attack die for " +
				"each red token you have, locks on you included.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Either(PrimaryAttack, AttackWith(Turret))},
				Do: []Op{Reroll(AttackDice, Count(RedTokens))}}},
		}, "matchstick"),

		printed(Def{
			Summary: "In your single turret arc attacks, with your turret in your left or right arc, you may " +
				"change 1 blank to a focus result.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				If: []Cond{AttackWith(Turret), TurretAt(Left | Right)}, Do: []Op{Change(AttackDice, 1, Blank, Focus)}}},
		}, "broadside"),

		printed(Def{
			Summary: "For each friendly bomb at range 0-1 of a friendly ship at range 0-3 that defends, " +
				"it may roll 1 more defense die.",
			Abilities: []Ability{{Name: "hide behind bombs", When: BeforeRoll(DefenseDice),
				By: []Cond{Friend, At(0, 3)}, If: []Cond{Compare(bombsAbout, AtLeast, 1)},
				Do: []Op{AddDice(DefenseDice, bombsAbout)}}},
		}, "goji"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you gain 1 calculate token if there is an " +
				"enemy ship in your rear arc.",
			Abilities: []Ability{{Name: "calculate", When: StartOf(game.EngagementPhase), Must: true,
				If: []Cond{Any(Enemy, In(Rear))}, Do: []Op{Gain(Self, 1, CalculateToken)}}},
		}, "r2d2"),

		printed(oddBall, "oddball-btlbywing"),
	)
}

// bombsAbout counts the bombs of Self's side at range 0-1 of the defender.
func bombsAbout(x *game.Exec) int {
	n, id := 0, Defender(x)
	for i := range x.S.Devices[:x.S.NDevices] {
		d, o := &x.S.Devices[i], game.Object{Kind: game.DeviceObject, ID: uint8(i)}
		if x.G.Devices[d.Kind].Bomb && x.OwnDevice(d, x.Self()) && Reaches(x, id, o, 1) {
			n++
		}
	}
	return n
}

// anakinSkywalker is the text of cards of several ships.
var anakinSkywalker = Def{
	Summary: "You may spend 1 Force to remove 1 stress token after you fully execute a maneuver, " +
		"with an enemy ship in your front arc at range 0-1 or in your bullseye arc.",
	Abilities: []Ability{{Name: "remove stress", When: AfterManeuver,
		If: []Cond{FullyExecuted, Any(Enemy, Either(In(Front, 0, 1), In(Bullseye)))},
		Do: []Op{Spend(Self, 1, Force), Remove(Self, 1, StressToken)}}},
}
