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
			Summary: "After you reveal a bank of speed 2, you may spend 2 charges. If you do, you execute it as a " +
				"sideslip.",
			Abilities: slipping(
				[]Cond{Revealed(Speed(2, 2), Bearings(geom.BankLeft, geom.BankRight))},
				[]Op{Spend(Self, 2, Charge)}),
		}, "slider"),

		printed(Def{
			Summary: "After you reveal a bank or turn without an active Force charge, you may recover 1 Force. " +
				"If you do, you increase the difficulty of that maneuver and execute it as a sideslip.",
			Abilities: slipping(
				[]Cond{Not(Has(Force)), Revealed(
					Bearings(geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight),
					Either(ManeuverIs(game.DifficultyBlue), ManeuverIs(game.DifficultyWhite)))},
				[]Op{Recover(Self, 1, Force)},
				Run("increase the difficulty", func(x *game.Exec) { x.Move().Changed++ })),
		}, "keovenzee"),

		printed(Def{
			Summary: "After you reveal a stationary maneuver while Swivel Wing is down, execute a bank 1 " +
				"sideslip of the same difficulty instead. Then flip Swivel Wing up.",
			Abilities: []Ability{
				{Name: "prepare a sideslip", When: AfterReveal, Must: true,
					If: []Cond{Revealed(Bearings(geom.Stationary)), wingDown},
					Do: []Op{Mark(ThisActivation, Self)}},
				{Name: "sideslip", When: BeforeManeuver, Must: true,
					If: []Cond{OfDial, Bearings(geom.Stationary), Marked},
					Do: []Op{sideslipWith(1)}},
				{Name: "raise the wing", When: AfterManeuver, Must: true,
					If: []Cond{rules.Sideslips, wingDown},
					Do: []Op{FlipEquipped(Self, "configuration")}},
			},
		}, "captainhark"),

		printed(Def{
			Summary: "You may assign the Sickening Maneuver condition to yourself after you execute a " +
				"basic maneuver.",
			Abilities: []Ability{{Name: "sickening maneuver", When: AfterManeuver,
				If: []Cond{Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight)},
				Do: []Op{rules.Assign("sickeningmaneuver", Self)}}},
		}, "sicko"),
	)
}

// slipping are the abilities of a pilot that decides, after it reveals a maneuver, to execute it as a
// sideslip: what it does then, and what changes once it executes the maneuver.
func slipping(where []Cond, then []Op, changes ...Op) []Ability {
	return []Ability{
		{Name: "sideslip", When: AfterReveal, If: where, Do: append(then, Mark(ThisActivation, Self))},
		{Name: "sideslip as decided", When: BeforeManeuver, Must: true,
			If: []Cond{OfDial, rules.CanSideslip, Marked}, Do: append(changes, rules.Sideslip())},
	}
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
