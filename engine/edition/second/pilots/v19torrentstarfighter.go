package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// v19torrentstarfighter are the pilots of the V-19 Torrent starfighter.
func v19torrentstarfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may perform a red lock action after you perform a barrel roll action.",
			Abilities: []Ability{{Name: "lock", When: AfterAction,
				If: []Cond{About(game.BarrelRollAction)},
				Do: []Op{Perform(Self, game.AsRed, game.LockAction)}}},
		}, "kickback"),

		printed(Def{
			Summary: "After you perform a barrel roll action, you may perform a red lock action, which " +
				"is white if you gain 1 strain token before.",
			Abilities: []Ability{{Name: "lock", When: AfterAction,
				If: []Cond{About(game.BarrelRollAction)},
				Do: []Op{PickOne(Self,
					Alt("as a red action", Perform(Self, game.AsRed, game.LockAction)),
					Alt("as a white action, for a strain token",
						Gain(Self, 1, StrainToken), Perform(Self, game.AsWhite, game.LockAction)))}}},
		}, "kickback-siegeofcoruscant", "kickback-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After you attack or defend, you may transfer 1 green token to a friendly ship at " +
				"range 1-2 in your left or right arc.",
			Abilities: []Ability{passGreen(AfterAttack), passGreen(AfterDefend)},
		}, "axe"),

		printed(Def{
			Summary: "After you attack, another friendly ship at range 0-2 in your left or right arc with " +
				"Born for This may gain a lock on the defender, at any range.",
			Abilities: []Ability{{Name: "point it out", When: AfterAttack,
				Do: []Op{Choose(OtherFriend, ShipAbility("Born for This"), In(Left|Right, 0, 2)),
					rules.LockOn(Chosen, ObjectOf(Defender), rules.AtAnyRange)}}},
		}, "axe-siegeofcoruscant", "axe-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After a friendly small or medium ship at range 0-1 fully executes a maneuver of " +
				"speed 3-4, it may perform a red boost action.",
			Abilities: []Ability{{Name: "swoop", When: AfterManeuver,
				By: []Cond{Friend, Either(Size(geom.Small), Size(geom.Medium)), At(0, 1)},
				If: []Cond{FullyExecuted, Speed(3, 4)},
				Do: []Op{Perform(Active, game.AsRed, game.BoostAction)}}},
		}, "swoop"),

		printed(Def{
			Summary: "You may perform a focus action after a friendly ship at range 1-2 attacks an enemy " +
				"ship in your front arc.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack,
				By: []Cond{Friend, At(1, 2)}, Against: []Cond{Enemy, In(Front)},
				Do: []Op{Perform(Self, 0, game.FocusAction)}}},
		}, "tucker"),

		printed(Def{
			Summary: "You may spend 2 charges to perform a SLAM action, even while stressed, after you " +
				"fully execute a maneuver.",
			Abilities: []Ability{{Name: "slam", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 2, Charge),
					Perform(Self, game.AnyStep|game.WhileStressed, game.SlamAction)}}},
		}, "slammer"),

		printed(oddBall, "oddball"),
	)
}

// passGreen lets a ship transfer a green token to a friendly ship beside it in a window.
func passGreen(when game.Window) Ability {
	return Ability{Name: "pass a token", When: when,
		Do: []Op{Choose(Friend, In(Left|Right, 1, 2)), Transfer(Self, Chosen, 1, GreenTokens)}}
}
