package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// canSlam reports whether the ship of the menu can SLAM: in its perform action step, unless a card
// grants it at another time, after a maneuver of a speed that is on its dial
// (2e.action.slam.only-own-step).
func canSlam(x *game.Exec) bool {
	t := x.Trigger()
	if t.Terms&(game.InStep|game.AnyStep) == 0 {
		return false
	}
	for i := range x.Info(t.Ship).Dial {
		if slams(x, t.Ship, &x.Info(t.Ship).Dial[i]) {
			return true
		}
	}
	return false
}

// slams reports whether a maneuver of the dial has the speed of the one executed this round, and no
// card bars it (2e.action.slam.any-bearing).
func slams(x *game.Exec, id game.ShipID, m *game.Maneuver) bool {
	done := x.Ship(id).Executed
	return !done.IsNone() && m.Speed == done.Speed &&
		!card.Forbidden(x, card.Executing, game.Weighed{Subject: id, Other: game.NoShip, Maneuver: *m})
}

// slamSteps execute a second maneuver of the same speed and give a disarm token, unless the
// maneuver would leave the play area (2e.action.slam.steps, 2e.action.slam.flee-fails).
var slamSteps = game.Parts{
	chooseSlam(game.SlamMove), checkMove, disarmStep("action.slam.steps"),
	splitUnable(game.SlamAction, "wing.leader-slam", func(x *game.Exec, id game.ShipID) {
		card.GainTokens(x, id, game.DisarmToken, 1, "wing.leader-slam")
	}),
}

// chooseSlam lets the ship execute a maneuver of the speed of the one executed this round.
func chooseSlam(kind game.MoveKind) game.Step {
	return game.Step{
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
			Execute(x, x.Self(), c.Maneuver, kind)
		},
	}
}

// disarmStep disarms the ship unless its action failed.
func disarmStep(clause string) game.Step {
	return game.Step{Name: "disarm", Do: func(x *game.Exec) {
		if !card.ActionFails.Get(x) {
			card.GainTokens(x, x.Self(), game.DisarmToken, 1, clause)
		}
	}}
}

// slamFails makes the present maneuver, a SLAM, fail: the ship stays where it was.
func slamFails(x *game.Exec) {
	x.Emit(game.NewEvent(game.MoveFailed, "action.slam.flee-fails", x.Move().Ship))
	card.MoveFailed.Tell(x, x.Caller(), true)
	x.Return()
}
