package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// SlowDown makes the maneuver of an overheated unit one slower, though not slower than 1, and has a
// unit that stands still already go straight on instead of standing still again
// (msg.token.overheat.speed, msg.token.overheat.min, msg.planning.stationary.no-repeat).
var SlowDown = game.Step{Name: "overheat", Do: func(x *game.Exec) {
	m := x.Move()
	s := x.Ship(m.Ship)
	switch {
	case m.Maneuver.Fixed:
	case m.Maneuver.Bearing == geom.Stationary && s.Has(game.StationaryToken):
		m.Maneuver = StressManeuver
	case s.Has(game.OverheatToken) && m.Maneuver.Speed > 1:
		m.Maneuver.Speed--
	}
}}

// SettleStandstill gives a unit that executed a stationary maneuver its token, takes it from one
// that executed another, and takes one overheat token off (msg.movement.stationary.token,
// msg.token.stationary.remove, msg.token.stationary.single, msg.token.overheat.remove).
var SettleStandstill = game.Step{Name: "stationary", Do: func(x *game.Exec) {
	m := x.Move()
	card.RemoveTokens(x, m.Ship, game.OverheatToken, 1, "token.overheat.remove")
	if m.Maneuver.Bearing != geom.Stationary {
		card.RemoveTokens(x, m.Ship, game.StationaryToken, 1, "token.stationary.remove")
	} else if !card.Ignoring(x, card.StandingStill, m.Ship) {
		card.GainTokens(x, m.Ship, game.StationaryToken, 1, "movement.stationary.token")
	}
}}

// SlowedAtRest takes a defense die from a unit with enough grapple tokens for its size that defends
// in the Engagement phase, and one from a unit that stands still (msg.combat.grappled,
// msg.combat.stationary).
func SlowedAtRest(x *game.Exec, id game.ShipID) int {
	n := 0
	if Tractored(x, id) && x.S.Phase == game.EngagementPhase {
		n++
	}
	if x.Ship(id).Has(game.StationaryToken) {
		n++
	}
	return n
}

// AfterDefending takes one strain token off a unit that made a defense roll, even one of no dice
// (msg.token.strain.remove-defend, msg.melee.counter.strain).
var AfterDefending = game.Step{Name: "strain", Do: func(x *game.Exec) {
	if a := x.Attack(); a.Counter == 0 {
		card.RemoveTokens(x, a.Defender, game.StrainToken, 1, "token.strain.remove-defend")
	}
}}

// NoteAttack notes that the attacker has attacked the defender in this phase.
var NoteAttack = game.Step{Name: "the attack is over", Do: func(x *game.Exec) {
	a := x.Attack()
	s := x.Ship(a.Defender)
	s.AttackedBy = s.AttackedBy.With(a.Attacker)
}}

// NoteArmor notes how much armor the defender has before it suffers damage.
var NoteArmor = game.Step{Name: "note the armor", Do: func(x *game.Exec) {
	x.Attack().Armor = x.Ship(x.Attack().Defender).Shields
}}

// LoseEnergy takes the energy tokens of a unit that is dealt a damage card
// (msg.damage.energy-loss).
func LoseEnergy(x *game.Exec, id game.ShipID) {
	card.RemoveTokens(x, id, game.EnergyToken, int(x.Ship(id).Tokens[game.EnergyToken]),
		"damage.energy-loss")
}
