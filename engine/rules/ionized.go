package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// DriftManeuver is what an ionized ship executes (1e.ion.white-straight-one).
var DriftManeuver = game.Maneuver{
	Bearing: geom.Straight, Speed: 1, Difficulty: game.DifficultyWhite, Fixed: true,
}

// IonizedByOne reports whether a ship has enough ion tokens: one, or two on a large base
// (1e.ion.ionized-small, 1e.ion.ionized-large-two, 1e.ion.large-single-token-stays).
func IonizedByOne(x *game.Exec, id game.ShipID) bool {
	if x.Info(id).Huge != nil {
		return false // 1e.huge.token.ion-no-standard-effect
	}
	need := uint8(1)
	if x.Info(id).Size != geom.Small {
		need = 2
	}
	return x.Ship(id).Tokens[game.IonToken] >= need
}

// NoDialIfIonized leaves ionized ships without a dial (1e.ion.no-dial).
var NoDialIfIonized = NoDialIf(IonizedByOne)

// NoDialIf leaves ships that are ionized by an edition's measure without a dial.
func NoDialIf(ionized func(x *game.Exec, id game.ShipID) bool) game.Step {
	return game.Step{Name: "ionized ships", Do: func(x *game.Exec) {
		for id := range x.EachShip() {
			if ionized(x, id) {
				s := x.Ship(id)
				s.DialKept, s.DialSet = true, true
			}
		}
	}}
}

// AboutToReveal reports whether a ship has a dial that it will reveal when it activates. An ionized ship
// reveals none (1e.activation.no-dial-no-reveal-triggers, 1e.ion.not-revealing).
func AboutToReveal(x *game.Exec) bool {
	id := x.Subject()
	return DialFacedown(x, id) && !IonizedByOne(x, id)
}

// RevealUnlessIonized turns the ship's dial faceup. A ship that is ionized reveals none, and one
// that was in planning has none (1e.activation.reveal-dial, 1e.ion.not-revealing,
// 1e.ion.token-after-planning).
var RevealUnlessIonized = game.Step{Name: "reveal the dial", Do: func(x *game.Exec) {
	s := x.Ship(x.Self())
	if s.DialKept || IonizedByOne(x, x.Self()) {
		s.DialKept = true
		return
	}
	turnDial(x, x.Self())
	e := game.NewEvent(game.DialRevealed, "activation.reveal-dial", x.Self())
	e.Maneuver = s.Revealed
	x.Emit(e)
	x.Offer(game.On(card.AfterReveal, x.Self()))
}}

// ExecuteOrDrift executes the revealed maneuver, or what an ionized ship executes instead.
var ExecuteOrDrift = game.Step{Name: "execute the maneuver", Do: func(x *game.Exec) {
	m := x.Ship(x.Self()).Revealed
	if x.Ship(x.Self()).DialKept {
		m = DriftManeuver
	}
	Execute(x, x.Self(), m, game.ManeuverMove)
	x.Move().Changed = x.Ship(x.Self()).Treated
}}

// EndIonization removes all ion tokens of a ship that has just executed the maneuver of an
// ionized one (1e.ion.tokens-removed-after-move).
var EndIonization = game.Step{Name: "clean up", Do: func(x *game.Exec) {
	m := x.Move()
	s := x.Ship(m.Ship)
	if m.Kind != game.ManeuverMove || !s.DialKept {
		return
	}
	s.DialKept, s.DialSet = false, false
	ClearDial(x, m.Ship)
	card.RemoveTokens(x, m.Ship, game.IonToken, int(s.Tokens[game.IonToken]),
		"ion.tokens-removed-after-move")
}}
