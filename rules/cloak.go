package rules

import (
	"slices"

	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// canCloak tells whether the ship of the menu has no cloak token yet (2e.action.cloak.no-second).
func canCloak(x *game.Exec) bool { return !x.Ship(x.Trigger().Ship).Has(game.CloakToken) }

// Decloak adds the decloak of the System phase to hooks: a move, neither an action nor a
// maneuver, allowed while stressed (2e.system.decloak-optional, 2e.action.decloak.not-action,
// 2e.action.decloak.no-device-same-phase).
func Decloak(c *card.Compiler, hooks *Hooks) { offerDecloak(c, hooks, decloakSteps) }

// Unstealth is Decloak with a reverse boost as a third way
// (msg.system.unstealth.small, msg.system.unstealth.medium-large, msg.system.unstealth.fail).
func Unstealth(c *card.Compiler, hooks *Hooks) {
	steps := slices.Clone(decloakSteps)
	steps[0].Options = append(slices.Clone(steps[0].Options), "reverse boost")
	steps[0].Ask = func(_ *game.Exec, _ game.Player, q *game.Question) {
		for _, kind := range [...]int16{decloakBoost, decloakRoll, decloakBack} {
			c := game.Opt(game.OptionVerb)
			c.N = kind
			q.Add(c)
		}
	}
	offerDecloak(c, hooks, steps)
}

// offerDecloak adds a decloak of these steps to hooks.
func offerDecloak(c *card.Compiler, hooks *Hooks, steps []game.Step) {
	proc := c.Add(game.Proc{Name: "decloak", Ability: true, OfShip: true, Steps: steps})
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

// decloakSteps declare the kind of move, make it, and spend the cloak token if it did not fail
// (2e.action.decloak.declare, 2e.action.decloak.fail).
var decloakSteps = []game.Step{
	{
		Name:    "boost or barrel roll",
		Options: []string{decloakBoost: "boost", decloakRoll: "barrel roll"},
		Who:     func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for _, kind := range [...]int16{decloakBoost, decloakRoll} {
				c := game.Opt(game.OptionVerb)
				c.N = kind
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			beginDecloak(x, c.N)
		},
	},
	{Name: "spend the cloak token", Do: func(x *game.Exec) {
		if x.Frame().R[card.MoveFailed] == 1 {
			return
		}
		x.Ship(x.Self()).Decloaked = x.S.Phase == game.SystemPhase
		card.SpendToken(x, x.Self(), game.CloakToken, "2e.action.decloak.small")
		x.Raise(game.On(card.AfterDecloak, x.Self()))
	}},
}

// DecloakNow is the op with which a card makes its ship decloak outside of its step of the System
// phase.
func DecloakNow() card.Op {
	return card.Op{What: "decloak", Can: card.Has(game.CloakToken, card.Self), Steps: decloakSteps}
}

// beginDecloak starts the move of a decloak. Cards can change its template before it is declared.
func beginDecloak(x *game.Exec, kind int16) {
	id := x.Self()
	switch kind {
	case decloakRoll:
		BeginRoll(x, id, game.DecloakMove)
	case decloakBack:
		BeginBoost(x, id, game.DecloakMove).R[boostTurns] = boostsBack
	default:
		BeginBoost(x, id, game.DecloakMove)
	}
	m := x.Move()
	m.Maneuver.Speed = decloakTemplate(x.Info(id).Size)
	m.Bent = x.Query(card.DecloaksByBanks, id, 0) > 0
	x.Offer(game.On(card.WhileDecloak, id))
}

// DecloakAtSpeed is the op that makes the template of the present decloak longer or shorter by a
// step, if there is such a template.
func DecloakAtSpeed(step int) card.Op {
	changed := func(m *game.Move) geom.Template {
		t := geom.Template{Curve: geom.StraightTemplate, Speed: uint8(int(m.Maneuver.Speed) + step)}
		if m.Bent {
			t.Curve = geom.BankTemplate
		}
		return t
	}
	can := func(x *game.Exec) bool {
		m := x.Move()
		return m != nil && m.Kind == game.DecloakMove && changed(m).Exists()
	}
	return card.RunIf("decloak with another template", can, func(x *game.Exec) {
		x.Move().Maneuver.Speed = changed(x.Move()).Speed
	})
}

// DecloakByBank is the op with which the present decloak is made with a bank in the place of the
// straight template of this speed.
func DecloakByBank(speed uint8) card.Op {
	can := func(x *game.Exec) bool {
		m := x.Move()
		return m != nil && m.Kind == game.DecloakMove && !m.Bent && m.Maneuver.Speed == speed
	}
	return card.RunIf("decloak with a bank", can, func(x *game.Exec) { x.Move().Bent = true })
}

// decloakTemplate is the straight template of a decloaking ship (2e.action.decloak.small,
// 2e.action.decloak.medium-large).
func decloakTemplate(size geom.Size) uint8 {
	if size == geom.Small {
		return 2
	}
	return 1
}
