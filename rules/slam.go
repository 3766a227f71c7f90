package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// canSlam tells whether the ship of the menu can SLAM: in its perform action step, after a
// maneuver of a speed that stands on its dial (2e.action.slam.only-own-step).
func canSlam(x *game.Exec) bool {
	t := x.Trigger()
	if t.Terms&game.InStep == 0 {
		return false
	}
	for i := range x.Info(t.Ship).Dial {
		if slams(x, t.Ship, &x.Info(t.Ship).Dial[i]) {
			return true
		}
	}
	return false
}

// slams tells whether a maneuver of the dial has the speed of the one executed this round
// (2e.action.slam.any-bearing).
func slams(x *game.Exec, id game.ShipID, m *game.Maneuver) bool {
	done := x.Ship(id).Executed
	return !done.IsNone() && m.Speed == done.Speed
}

// slamSteps execute a second maneuver of the same speed and give a disarm token. A maneuver that
// would leave the play area fails (2e.action.slam.steps, 2e.action.slam.flee-fails).
var slamSteps = []game.Step{
	{
		Name: "choose a maneuver",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			dial := x.Info(x.Self()).Dial
			for i := range dial {
				if slams(x, x.Self(), &dial[i]) {
					c := game.Opt(game.DialVerb)
					c.Ship, c.Maneuver = x.Self(), dial[i]
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if slamFlees(x, c.Maneuver) {
				card.FailAction(x)
				x.Emit(game.Event{Kind: game.MoveFailed, Clause: "2e.action.slam.flee-fails",
					Ship: x.Self(), Other: game.NoShip, Card: game.NoCard})
				return
			}
			Execute(x, x.Self(), c.Maneuver, game.SlamMove)
		},
	},
	{Name: "disarm", Do: func(x *game.Exec) {
		if !card.ActionFailed(x) {
			card.GainTokens(x, x.Self(), game.DisarmToken, 1, "2e.action.slam.steps")
		}
	}},
}

// slamFlees tells whether a ship would end a SLAM maneuver outside the play area. A stressed
// ship executes the stress maneuver instead of a red one (2e.action.slam.stress).
func slamFlees(x *game.Exec, m game.Maneuver) bool {
	id := x.Self()
	s := x.Ship(id)
	if m.Difficulty == game.RedDifficulty && s.Has(game.StressToken) {
		m = StressManeuver
	}
	others, _ := x.Others(id)
	end := geom.Execute(geom.Move{
		Size: x.Info(id).Size, Start: s.Pose, Maneuver: m.Path(), Shift: geom.Middle,
	}, others)
	base := geom.Place(x.Info(id).Size, end.Pose)
	return !x.G.Area.Holds(&base)
}
