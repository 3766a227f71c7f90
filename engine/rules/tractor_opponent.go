package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// OwnerChooses makes the player of a jammed ship the one who picks what its jam token takes
// (1e.jam-token.owner-chooses).
var OwnerChooses = game.Step{Name: "who chooses", Do: func(x *game.Exec) {
	card.EffectChooser.Set(x, x.Owner(x.Self()))
}}

// OpponentMoves lets the opposing player, or its own whose card gave it the token, roll or boost a
// small ship with the straight 1 template when it receives its first tractor beam token of the round,
// onto obstacles too (1e.tractor.move, 1e.tractor.onto-obstacle).
var OpponentMoves = game.Parts{
	game.Locals{card.EffectChooser},
	game.Step{
		Name:    "move the tractored ship",
		Options: []string{tractorBoost: "boost", tractorRoll: "barrel roll"},
		Who: func(x *game.Exec) game.Players {
			s := x.Ship(x.Self())
			if s.Tractored || x.Info(x.Self()).Size != geom.Small || !listPulls(x, nil) {
				return game.Nobody
			}
			return game.Only(card.EffectChooser.Get(x))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			listPulls(x, q)
			q.AddPass()
		},
		Take: func(x *game.Exec, p game.Player, c game.Choice) {
			x.Ship(x.Self()).Tractored = true
			if c.Verb == game.PassVerb {
				return
			}
			if c.N == tractorRoll {
				BeginRoll(x, x.Self(), game.TractorMove)
			} else {
				BeginBoost(x, x.Self(), game.TractorMove)
			}
			x.Move().By = p
		},
	},
	game.Step{Name: "tractored", Do: func(x *game.Exec) { x.Ship(x.Self()).Tractored = true }},
}

// listPulls lists the ways in which Self can be moved, and reports whether there is any.
func listPulls(x *game.Exec, q *game.Question) bool {
	onto := !x.G.Options.TractorClear
	_, boosts := ahead{id: x.Self(), bearing: geom.Straight, speed: 1, onto: onto}.way(x)
	rolls := false
	for _, side := range rollSides {
		w := sideways{id: x.Self(), side: side, speed: 1, onto: onto}
		rolls = rolls || w.possible(x)
	}
	for way, possible := range [...]bool{tractorBoost: boosts, tractorRoll: rolls} {
		if possible && q != nil {
			c := game.Opt(game.OptionVerb)
			c.N = int16(way)
			q.Add(c)
		}
	}
	return boosts || rolls
}

// AddReinforcement adds an evade to the defense roll of a reinforced ship: for a token with the
// fore side up if the attacker is inside its firing arc, with the aft side if it is not
// (1e.reinforce.small-large-effect, 1e.reinforce.small-large-not-spent).
var AddReinforcement = game.Step{Name: "reinforced", Do: func(x *game.Exec) {
	a := x.Attack()
	evades := Reinforcement(x)
	if evades == 0 {
		return
	}
	clause := "reinforce.small-large-effect"
	if a.Section != game.NoSection {
		clause = "reinforce.effect" // 1e.reinforce.other-section, 1e.reinforce.not-spent
	}
	a.Defense.Fresh[game.Evade] += uint8(evades)
	e := game.NewEvent(game.DiceChanged, clause, a.Defender)
	e.Color, e.Dice = game.DefenseDice, a.Defense.Fresh
	x.Emit(e)
}}

// Reinforcement returns how many evades AddReinforcement adds.
func Reinforcement(x *game.Exec) int {
	a := x.Attack()
	s := x.Ship(a.Defender)
	if !s.Has(game.ReinforceFore) && !s.Has(game.ReinforceAft) {
		return 0
	}
	token := game.ReinforceAft
	if a.Section == game.ForeSection || a.Section == game.NoSection && inFiringArc(x, a) {
		token = game.ReinforceFore
	}
	if !s.Has(token) {
		return 0
	}
	return x.Query(card.Reinforcing, a.Defender, 1)
}

// inFiringArc reports whether the attacker is inside a firing arc of the defender, an auxiliary one too,
// however far away (1e.arc.definition): no weapon reaches farther than range 5.
func inFiringArc(x *game.Exec, a *game.Attack) bool {
	weapons := x.Info(a.Defender).Weapons
	for i := range weapons {
		arc := weapons[i].Arc
		if arc == geom.AllAround {
			arc = geom.FrontArc // 1e.attack.declare.turret-has-printed-arc
		}
		if !weapons[i].Primary() || !x.Mounted(a.Defender, &weapons[i]) {
			continue
		}
		if _, in := card.SectionInArc(x, a.Defender, a.Attacker, game.NoSection, arc, 5*geom.Band); in {
			return true
		}
	}
	return false
}
