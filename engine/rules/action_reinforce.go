package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// reinforceStep lets the player pick the side of the reinforce token (2e.action.reinforce), where cards leave a choice.
var reinforceStep = game.Parts{
	game.Step{Name: "reinforce the one side", Do: func(x *game.Exec) {
		if sides, n := sidesToReinforce(x); n == 1 {
			card.GainTokens(x, x.Self(), sides[0], 1, "action.reinforce")
		}
	}},
	game.Step{
		Name: "choose fore or aft",
		Who: func(x *game.Exec) game.Players {
			if _, n := sidesToReinforce(x); n < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			sides, n := sidesToReinforce(x)
			for _, t := range sides[:n] {
				c := game.Opt(game.TokenVerb)
				c.Item = uint8(t)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.GainTokens(x, x.Self(), game.Token(c.Item), 1, "action.reinforce")
		},
	},
}

// sidesToReinforce returns the tokens of the sides that the ship of the frame can reinforce, and how many there are.
// What forbids both forbids the action, which has begun: a ship may have paid for it with what it needs to perform it.
func sidesToReinforce(x *game.Exec) (sides [2]game.Token, n int) {
	for _, t := range [...]game.Token{game.ReinforceFore, game.ReinforceAft} {
		w := game.Weighed{Subject: x.Self(), Other: game.NoShip, Action: game.ReinforceAction, Token: t}
		if !card.Forbidden(x, card.Acting, w) {
			sides[n] = t
			n++
		}
	}
	if n == 0 {
		return [2]game.Token{game.ReinforceFore, game.ReinforceAft}, 2
	}
	return sides, n
}

// canRotate reports whether the ship of the menu has a turret indicator that it can turn.
func canRotate(x *game.Exec) bool { return canTurnTurret(x, x.Trigger().Ship) }

// TurretChoices returns the arcs that a ship's turret indicator can point at, as cards limit them.
func TurretChoices(x *game.Exec, id game.ShipID) []geom.Arc {
	var arcs []geom.Arc
	for _, arc := range ArcsOfTurret(x, id) {
		if turnsTo(x, id, arc) {
			arcs = append(arcs, arc)
		}
	}
	return arcs
}

// rotateStep turns the ship's turret indicator to other arcs (2e.action.rotate.single,
// 2e.action.rotate.double).
var rotateStep = game.Step{
	Name: "rotate the turret",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		listArcs(x, x.Self(), geom.Arc(x.Ship(x.Self()).Turret), q)
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		RotateTo(x, geom.Arc(c.Item))
	},
}

// RotateOp is the effect of rotating the turret, which is not the action
// (2e.action.rotate.effect-not-action).
func RotateOp() card.Op {
	can := func(x *game.Exec) bool { return canTurnTurret(x, x.Self()) }
	return card.Op{What: "rotate the turret", Can: can, Do: rotateStep}
}
