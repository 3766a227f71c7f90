package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// canCloak reports whether the ship of the menu has no cloak token yet (2e.action.cloak.no-second).
func canCloak(x *game.Exec) bool { return !x.Ship(x.Trigger().Ship).Has(game.CloakToken) }

// Decloak adds the decloak of the System phase to hooks: a move, neither an action nor a
// maneuver, allowed while stressed (2e.system.decloak-optional, 2e.action.decloak.not-action,
// 2e.action.decloak.no-device-same-phase).
func Decloak(c *card.Compiler, hooks *Hooks) { offerDecloak(c, hooks, decloak) }

// Unstealth is Decloak with a reverse boost as a third way
// (msg.system.unstealth.small, msg.system.unstealth.medium-large, msg.system.unstealth.fail).
func Unstealth(c *card.Compiler, hooks *Hooks) {
	offerDecloak(c, hooks, decloakBy(decloakBoost, decloakRoll, decloakBack))
}

// offerDecloak adds a decloak to hooks.
func offerDecloak(c *card.Compiler, hooks *Hooks, do game.Part) {
	proc := c.Add(game.Proc{Name: "decloak", Ability: true, OfShip: true, Do: do})
	hooks[card.SystemStep] = append(hooks[card.SystemStep], &game.Ability{
		ID: "rules", Name: "decloak", Window: card.SystemStep, Proc: proc,
		Can: func(x *game.Exec) bool {
			s := x.Ship(x.Self())
			return s.Has(game.CloakToken) && !s.Placed
		},
	})
}

// The alternatives of a decloak.
const (
	decloakBoost = iota
	decloakRoll
	decloakBack
)

// decloak is a decloak by a boost or a barrel roll.
var decloak = decloakBy(decloakBoost, decloakRoll)

// decloakBy returns the steps that declare one of these kinds of move, make it, and spend the cloak
// token if it did not fail (2e.action.decloak.declare, 2e.action.decloak.fail).
func decloakBy(kinds ...int16) game.Part {
	declare := game.Step{
		Name: "boost or barrel roll",
		Options: []string{
			decloakBoost: "boost", decloakRoll: "barrel roll", decloakBack: "reverse boost",
		},
		Who: func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for _, kind := range kinds {
				c := game.Opt(game.OptionVerb)
				c.N = kind
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { beginDecloak(x, c.N) },
	}
	spend := game.Step{Name: "spend the cloak token", Do: func(x *game.Exec) {
		if card.MoveFailed.Get(x) {
			return
		}
		x.Ship(x.Self()).Decloaked = x.S.Phase == game.SystemPhase
		card.SpendToken(x, x.Self(), game.CloakToken, "action.decloak.small")
		x.Raise(game.On(card.AfterDecloak, x.Self()))
	}}
	return game.Parts{game.Locals{card.MoveFailed}, declare, spend}
}

// DecloakNow is the op with which a card makes its ship decloak outside of its step of the System
// phase.
func DecloakNow() card.Op {
	return card.Op{What: "decloak", Can: card.Has(card.CloakToken), Do: decloak}
}

// beginDecloak starts the move of a decloak. Cards can change its template before it is declared.
func beginDecloak(x *game.Exec, kind int16) {
	id := x.Self()
	switch kind {
	case decloakRoll:
		BeginRoll(x, id, game.DecloakMove)
	case decloakBack:
		boostsBack.Put(x, BeginBoost(x, id, game.DecloakMove), true)
	default:
		BeginBoost(x, id, game.DecloakMove)
	}
	m := x.Move()
	m.Maneuver.Speed = decloakTemplate(x.Info(id).Size)
	m.Bent = bentDecloak(x, id)
	x.Offer(game.On(card.WhileDecloak, id))
}

// decloakTemplate returns the straight template of a decloaking ship (2e.action.decloak.small,
// 2e.action.decloak.medium-large).
func decloakTemplate(size geom.Size) uint8 {
	if size == geom.Small {
		return 2
	}
	return 1
}
