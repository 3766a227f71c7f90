package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// scavengedyt1300 are the pilots of the scavenged YT-1300.
func scavengedyt1300() []Def {
	attack := rules.Attack(Self, rules.Bonus)
	together := []Op{ChooseUpTo(Self.Of(Count(Charge)), Friend, At(0, 2)), SpendForEach(Charge),
		EachPerforms(game.WhileStressed)}
	return slices.Concat(
		printed(Def{
			Summary: "After you fully execute a red maneuver or perform a red action, you may spend " +
				"charges. For every charge spent, a different friendly ship at range 0-2 may perform " +
				"an action, even while stressed.",
			Abilities: []Ability{
				{Name: "all together", When: AfterManeuver,
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)}, Do: together},
				{Name: "all together", When: AfterAction, If: []Cond{Acted(game.AsRed)}, Do: together},
			},
		}, "landocalrissian-scavengedyt1300"),

		printed(Def{
			Summary: "You may spend 1 Force to change 1 blank to an evade or a hit while you defend or " +
				"attack, if the enemy ship is in your front arc.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "change a blank", When: w.when, If: []Cond{w.enemy.Is(In(Front))},
					Do: []Op{Spend(Self, 1, Force), Change(w.dice, 1, Blank, w.good)}}
			}),
		}, "rey"),

		printed(Def{
			Summary: "After a friendly ship at range 0-3 is destroyed, you may perform an action, and " +
				"then you may make a bonus attack.",
			Abilities: []Ability{{Name: "avenge", When: AfterDestroyed, By: []Cond{Friend, At(0, 3)},
				If: []Cond{Either(CanPerform(0), attack.Can)},
				Do: []Op{May("perform an action", Perform(Self, 0)), May("make a bonus attack", attack)}}},
		}, "chewbacca-scavengedyt1300"),

		printed(Def{
			Summary: "Before you execute a maneuver, you may spend 1 charge to ignore obstacles in it. " +
				"After you fully execute a maneuver, you may spend 2 charges to perform a white boost " +
				"action, or a red barrel roll action and expose 1 damage card.",
			Abilities: []Ability{
				{Name: "slip through", When: BeforeManeuver, Do: []Op{Spend(Self, 1, Charge),
					Lasting(ThisActivation, Self, Ignores(ObstaclesMoving).If(inManeuver))}},
				{Name: "push on", When: AfterManeuver, If: []Cond{FullyExecuted},
					Do: []Op{Spend(Self, 2, Charge), PickOne(Self,
						Alt("boost", Perform(Self, game.AsWhite, game.BoostAction)),
						Alt("barrel roll", Perform(Self, game.AsRed, game.BarrelRollAction),
							Provided(DidPerform, rules.ExposeCard(Self))))}},
			},
		}, "poedameron-scavengedyt1300"),

		printed(Def{
			Summary: "You may be set up anywhere beyond range 3 of enemy ships.",
			Mods:    []Mod{Ignores(SetUpArea).OutOfPlay()},
		}, "hansolo-scavengedyt1300"),
	)
}

// inManeuver reports whether the present move is a maneuver.
func inManeuver(x *game.Exec) bool { m := x.Move(); return m != nil && m.Kind == game.ManeuverMove }
