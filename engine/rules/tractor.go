package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What a tractor token has done so far.
var (
	tractorOffer = game.NewFlag("the ship may be moved")
	tractorMoved = game.NewFlag("the ship was moved")
)

// The ways in which a tractored ship can be moved.
const (
	tractorBoost = iota
	tractorRoll
)

// TractorSteps are what follows when a ship gains tractor tokens: if it was not tractored before, and that makes it
// tractored for the first time this round, the player whose effect it was may boost or roll it with the
// straight 1 template, onto obstacles too; and if that was an opponent, its owner may rotate
// it by 90 degrees for a stress token (2e.token.tractor.move, 2e.token.tractor.chooser,
// 2e.token.tractor.first-time-per-round, 2e.token.tractor.rotate-option).
var TractorSteps = game.Parts{
	game.Locals{card.EffectChooser, card.TokensGained, tractorOffer, tractorMoved, card.MoveFailed},
	game.Step{Name: "tractored", Do: func(x *game.Exec) {
		s := x.Ship(x.Self())
		before := int(s.Tokens[game.TractorToken]) - int(card.TokensGained.Get(x))
		if !s.Tractored && Tractored(x, x.Self()) && !x.Info(x.Self()).Size.Huge() && before < tokensNeeded(x, x.Self()) {
			s.Tractored = true
			tractorOffer.Set(x, true)
		}
	}},
	game.Step{
		Name:    "move the tractored ship",
		Options: []string{tractorBoost: "boost", tractorRoll: "barrel roll"},
		Who: func(x *game.Exec) game.Players {
			if !tractorOffer.Get(x) {
				return game.Nobody
			}
			return game.Only(card.EffectChooser.Get(x))
		},
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for _, way := range [...]int16{tractorBoost, tractorRoll} {
				c := game.Opt(game.OptionVerb)
				c.N = way
				q.Add(c)
			}
			q.AddPass()
		},
		Take: takeTractor,
	},
	game.Step{
		Name: "rotate the tractored ship",
		Who: func(x *game.Exec) game.Players {
			owner := x.Owner(x.Self())
			if !tractorMoved.Get(x) || card.MoveFailed.Get(x) ||
				card.EffectChooser.Get(x).Side() == owner.Side() ||
				card.IsForbidden(x, card.BeingRotated, x.Self()) {
				return game.Nobody
			}
			return game.Only(owner)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, side := range [...]int16{-1, 1} {
				if _, ok := rotated(x, x.Self(), side); ok {
					c := game.Opt(game.SideVerb)
					c.N = side
					q.Add(c)
				}
			}
			q.AddPass()
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				return
			}
			turnShip(x, x.Self(), c.N)
			card.GainTokens(x, x.Self(), game.StressToken, 1, "token.tractor.rotate-option")
		},
	},
}

// takeTractor starts the move that was chosen, if any. It is decided by the player whose effect
// it is.
func takeTractor(x *game.Exec, p game.Player, c game.Choice) {
	if c.Verb == game.PassVerb {
		return
	}
	tractorMoved.Set(x, true)
	if c.N == tractorRoll {
		BeginRoll(x, x.Self(), game.TractorMove)
	} else {
		boostOnly(x, BeginBoost(x, x.Self(), game.TractorMove), geom.Straight)
	}
	x.Move().By = p
}

// rotated returns a ship's pose turned by 90 degrees to a side, and whether it may stand so: its
// base, and its guides where they count, must be on no other ship
// (2e.movement.rotate-ship.blocked-by-ship).
func rotated(x *game.Exec, id game.ShipID, side int16) (geom.Pose, bool) {
	pose := x.Ship(id).Pose.Turned(int32(side) * 90 * geom.Degree)
	if x.Info(id).Size.Huge() {
		return pose, false // 2e.huge.movement.no-moves
	}
	base := geom.Place(x.Info(id).Size, pose)
	others, _ := x.Others(id)
	return pose, geom.Overlapping(&base, others, x.G.Measure.TurnGuides()) == 0
}

// RotateShip is the op that rotates a ship in place by 90 degrees to the side that its player picks
// (2e.movement.rotate-ship.not-a-move). If a side is named, it is that one.
func RotateShip(r card.Ref, to ...geom.Side) card.Op {
	sides := []geom.Side{geom.Left, geom.Right}
	if len(to) > 0 {
		sides = to
	}
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for _, side := range sides {
			if _, ok := rotated(x, r(x), int16(side)); ok {
				c := game.Opt(game.SideVerb)
				c.N = int16(side)
				visit(c)
			}
		}
	}
	return card.Op{
		What: "rotate the ship",
		Can: func(x *game.Exec) bool {
			can := false
			each(x, func(game.Choice) { can = true })
			return can
		},
		Do: game.Step{
			Name: "choose the side to which the ship turns",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
			Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { each(x, q.Add) },
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { turnShip(x, r(x), c.N) },
		},
	}
}

// turnShip rotates a ship in place, which is not moving (2e.movement.rotate-ship.not-a-move) but
// ends a contact that only the guides had kept (2e.range.0-persists-until-move).
func turnShip(x *game.Exec, id game.ShipID, side int16) {
	s := x.Ship(id)
	s.Pose, _ = rotated(x, id, side)
	LeaveContact(x, id)
	split(x, id, "epic.wing-split")
	e := game.NewEvent(game.Moved, "movement.rotate-ship.not-a-move", id)
	e.N, e.Pose = 1, s.Pose
	x.Emit(e)
}
