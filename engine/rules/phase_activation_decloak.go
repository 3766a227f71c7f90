package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Decloakings is the part of the Activation phase in which cloaked ships may decloak, lowest pilot
// skill first (1e.decloak.when, 1e.decloak.order).
var Decloakings = Turn{
	Name: "decloaking", Role: card.SystemRole,
	Due: func(x *game.Exec, id game.ShipID) bool {
		s := x.Ship(id)
		return !s.Systems && s.Has(game.CloakToken)
	},
}

// FromInitiative returns the step after which a phase that goes ship by ship begins again.
func FromInitiative(from int8) game.Step {
	return game.Step{Name: "begin with the first value", Do: func(x *game.Exec) {
		x.S.Initiative = from
	}}
}

// decloakSpeed is the straight template of a decloak (1e.decloak.two-options).
const decloakSpeed = 2

// DecloakOrNot lets a ship decloak in a way that is possible or stay cloaked: it spends its cloak
// token only with the move (1e.decloak.optional, 1e.decloak.must-move, 1e.decloak.fallback,
// 1e.decloak.impossible-stays-cloaked). A decloak is neither an action nor a maneuver, and stress
// does not forbid it (1e.decloak.not-action, 1e.decloak.not-maneuver, 1e.decloak.stressed-allowed).
var DecloakOrNot = game.Parts{
	game.Locals{decloaks, card.MoveFailed},
	game.Step{
		Name:    "decloak or stay cloaked",
		Options: []string{decloakBoost: "decloak ahead", decloakRoll: "decloak to a side"},
		Who: func(x *game.Exec) game.Players {
			if listDecloaks(x, nil) == 0 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			listDecloaks(x, q)
			q.AddPass()
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				x.Return()
				return
			}
			if c.N == decloakRoll {
				BeginRoll(x, x.Self(), game.DecloakMove)
			} else {
				BeginBoost(x, x.Self(), game.DecloakMove)
			}
			x.Move().Maneuver.Speed, x.Move().Bent = decloakSpeed, bentDecloak(x, x.Self())
			decloaks.Set(x, true)
		},
	},
	game.Step{Name: "spend the cloak token", Do: func(x *game.Exec) {
		if !decloaks.Get(x) || card.MoveFailed.Get(x) {
			return
		}
		card.SpendToken(x, x.Self(), game.CloakToken, "decloak.spend-token")
		x.Raise(game.On(card.AfterDecloak, x.Self()))
	}},
}

// decloaks notes that the ship decloaks.
var decloaks = game.NewFlag("decloaks")

// bentDecloak reports whether a ship decloaks with banks instead of straights.
func bentDecloak(x *game.Exec, id game.ShipID) bool {
	return x.Query(card.TemplatesOf(game.DecloakMove), id, card.Straights)&card.Banks != 0
}

// decloaksAhead reports whether Self can decloak ahead.
func decloaksAhead(x *game.Exec) bool {
	onto := card.Ignoring(x, card.ObstaclesInMoves, x.Self())
	return slices.ContainsFunc(card.BoostBearings[:], func(b geom.Bearing) bool {
		_, ok := ahead{id: x.Self(), bearing: b, speed: decloakSpeed, onto: onto}.way(x)
		return ok && bentDecloak(x, x.Self()) == (b != geom.Straight)
	})
}

// decloaksAside reports whether Self can decloak to a side.
func decloaksAside(x *game.Exec) bool {
	if bentDecloak(x, x.Self()) {
		return canRollBent(x, x.Self(), decloakSpeed)
	}
	return canRollFreely(x, x.Self(), decloakSpeed)
}

// listDecloaks lists the ways in which Self can decloak, and counts them.
func listDecloaks(x *game.Exec, q *game.Question) int {
	n := 0
	for kind, possible := range [...]bool{
		decloakBoost: decloaksAhead(x),
		decloakRoll:  decloaksAside(x),
	} {
		if !possible {
			continue
		}
		n++
		if q != nil {
			c := game.Opt(game.OptionVerb)
			c.N = int16(kind)
			q.Add(c)
		}
	}
	return n
}
