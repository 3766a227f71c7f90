package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// sideslips are the pilots who fly sideslips.
func sideslips() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may spend 2 charges to execute the bank of speed 2 on your dial as a sideslip.",
			Abilities: []Ability{{Name: "sideslip", When: BeforeManeuver,
				If: []Cond{OfDial, Speed(2, 2), Bearings(geom.BankLeft, geom.BankRight)},
				Do: []Op{Spend(Self, 2, Charge), rules.Sideslip()}}},
		}, "slider"),

		printed(Def{
			Summary: "Without an active Force charge you may increase the difficulty of a bank or turn on " +
				"your dial to execute it as a sideslip and recover 1 Force.",
			Abilities: []Ability{{Name: "sideslip", When: BeforeManeuver,
				If: []Cond{OfDial, Not(Has(Force)), rules.CanSideslip},
				Do: []Op{rules.ShiftDifficulty(1), rules.Sideslip(), Recover(Self, 1, Force)}}},
		}, "keovenzee"),

		printed(Def{
			Summary: "With Swivel Wing down you execute, in place of a stationary maneuver on your dial, a " +
				"bank 1 sideslip of its difficulty, and then raise the wing.",
			Abilities: []Ability{
				{Name: "sideslip", When: BeforeManeuver, Must: true,
					If: []Cond{OfDial, Bearings(geom.Stationary), wingDown},
					Do: []Op{sideslipWith(1)}},
				{Name: "raise the wing", When: AfterManeuver, Must: true,
					If: []Cond{rules.Sideslips, wingDown},
					Do: []Op{FlipEquipped(Self, "configuration")}},
			},
		}, "captainhark"),

		printed(Def{
			Summary: "After you execute a basic maneuver you may assign the Sickening Maneuver condition " +
				"to yourself.",
			Abilities: []Ability{{Name: "sickening maneuver", When: AfterManeuver,
				If: []Cond{Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight)},
				Do: []Op{rules.Assign("sickeningmaneuver", Self)}}},
		}, "sicko"),
	)
}

// wingDown reports whether the ship has Swivel Wing equipped with its first side up.
func wingDown(x *game.Exec) bool {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == x.Self() && c.ID == "swivelwing" {
			return x.S.Charges[i].Side == 0
		}
	}
	return false
}

// sideslipWith is the op with which the ship sideslips, in place of the present maneuver and with its
// difficulty, with a bank of a speed, to the side that its player picks.
func sideslipWith(speed uint8) Op {
	return Op{
		What: "execute a sideslip instead",
		Can:  func(x *game.Exec) bool { m := x.Move(); return m != nil && !m.Maneuver.Fixed },
		Do: game.Step{
			Name: "choose the direction of the sideslip",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, b := range [...]geom.Bearing{geom.BankLeft, geom.BankRight} {
					c := game.Opt(game.DialVerb)
					c.Maneuver = x.Move().Maneuver
					c.Maneuver.Bearing, c.Maneuver.Speed = rules.Slips[b], speed
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Move().Maneuver = c.Maneuver },
		},
	}
}
