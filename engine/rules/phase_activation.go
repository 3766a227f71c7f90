package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Activations is the phase in which ships activate, lowest initiative first.
var Activations = Turn{
	Name: "activation", Role: card.ActivateRole,
	Due: func(x *game.Exec, id game.ShipID) bool {
		return !x.Ship(id).Activated && !x.IsRemote(id) && !idle(x, id) && !x.S.Formed.Has(id) && !stray(x, id)
	},
}

// BeginActivation marks the ship as activated (2e.activation.once-per-round).
var BeginActivation = game.Step{Name: "begin the activation", Do: func(x *game.Exec) {
	x.Ship(x.Self()).Activated = true
	x.Emit(game.NewEvent(game.Activated, "activation.steps", x.Self()))
}}

// BeforeReveal offers what a ship does before it reveals its dial. A ship that was ionized in
// planning reveals none (2e.activation.skip-reveal-no-reveal-triggers).
var BeforeReveal = game.Step{Name: "before revealing the dial", Do: func(x *game.Exec) {
	if !revealsNone(x) {
		x.Offer(game.On(card.BeforeReveal, x.Self()))
	}
}}

// revealsNone reports whether the activating ship was ionized in planning, and is still.
func revealsNone(x *game.Exec) bool {
	return x.Ship(x.Self()).DialKept && Ionized(x, x.Self())
}

// RevealDial turns the ship's dial faceup. A ship that was ionized in planning has none, unless
// it recovered since (2e.token.ion.skip-reveal, 2e.token.ion.recovered-before-activation).
var RevealDial = game.Step{Name: "reveal the dial", Do: func(x *game.Exec) {
	if revealsNone(x) {
		return
	}
	s := x.Ship(x.Self())
	s.DialKept = false
	turnDial(x, x.Self())
	if s.Revealed.IsNone() {
		return // 2e.planning.missing-dial
	}
	e := game.NewEvent(game.DialRevealed, "activation.reveal", x.Self())
	e.Maneuver = s.Revealed
	x.Emit(e)
	x.Offer(game.On(card.AfterReveal, x.Self()))
}}

// ExecuteManeuver executes the revealed maneuver, or the ion maneuver, unless a card has the ship skip
// the step.
var ExecuteManeuver = game.Step{Name: "execute the maneuver", Do: func(x *game.Exec) {
	s := x.Ship(x.Self())
	switch {
	case card.IsForbidden(x, card.Maneuvering, x.Self()):
		x.Offer(game.On(card.AfterSkip, x.Self()))
	case s.DialKept:
		Execute(x, x.Self(), IonManeuver, game.ManeuverMove)
	case s.Revealed.IsNone():
		Execute(x, x.Self(), StressManeuver, game.ManeuverMove) // 2e.planning.missing-dial
	default:
		Execute(x, x.Self(), s.Revealed, game.ManeuverMove)
	}
}}

// PerformActionStep lets the ship perform one action or none, unless it lost the step
// (2e.activation.action-optional, 2e.action.one-in-step).
var PerformActionStep = game.Step{Name: "perform an action", Do: func(x *game.Exec) {
	id := x.Self()
	if x.Ship(id).SkipAction {
		barred(x, game.NoActionTaken, game.StepLost)
		return
	}
	if x.Logging() && !card.CanPerformOne(x, id, -1, game.InStep) {
		why := game.NothingToDo
		if x.Ship(id).Has(game.StressToken) {
			why = game.Stressed
		}
		barred(x, game.NoActionTaken, why)
	}
	card.OfferActions(x, id, -1, game.InStep, game.NoAction)
}}

// EndActivation removes the ion tokens of a ship that activated without a dial
// (2e.token.ion.removed-after-activation), and lifts what forbade it further actions.
var EndActivation = game.Step{Name: "end the activation", Do: func(x *game.Exec) {
	s := x.Ship(x.Self())
	x.Lapse(func(l *game.Lasting) bool {
		return l.Until == game.ThisActivation && l.Ship == x.Self()
	})
	if s.DialKept {
		n := int(s.Tokens[game.IonToken])
		card.RemoveTokens(x, x.Self(), game.IonToken, n, "token.ion.removed-after-activation")
		s.DialKept = false
		s.DialSet = x.S.Secret[x.Side(x.Self())].Dials[x.Self()] != 0 // msg.planning.shocked.no-dial
	}
}}

// RemoveShip takes a ship off the table: its tokens and locks return to the supply, its
// damage cards to their deck, while conditions stay (2e.destroy.returns-tokens,
// 2e.token.lock.leaves-with-ship, 2e.destroy.conditions-stay).
func RemoveShip(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	LeaveContact(x, id)
	for i := range x.G.Ships { // also those that are set aside
		other := game.ShipID(i)
		if card.HasLock(x, other, game.ShipAs(id)) {
			card.BreakLocks(x, other, game.ShipAs(id), "token.lock.leaves-with-ship")
		}
		if x.Info(id).Huge != nil { // a lock on the section that is not a target now leaves, too
			for _, at := range sections {
				card.BreakLocks(x, other, game.SectionOf(id, at), "token.lock.leaves-with-ship")
			}
		}
	}
	leaveWing(x, id)
	discardDamage(x, id)
	s.OnTable, s.Lingers = false, game.NotLingering
	s.Tokens, s.Kept = [game.NumTokens]uint8{}, [game.NumTokens]uint8{}
	s.Locks = [game.MaxLocks]game.Object{}
	loseDocked(x, id)
	x.Emit(game.NewEvent(game.ShipRemoved, "destroy.returns-tokens", id))
}

// Things that wait for the running ability to end (State.Due).
const (
	deferredRemoval   = 1 << iota // destroyed ships are to be removed
	deferredEmergency             // ships docked with destroyed ones are to deploy
	deferredReserve               // ships that go into reserve are still on the table
)

// RemoveDestroyed removes the ships that are destroyed (2e.destroy.outside-engagement,
// 2e.engage.remove-destroyed-between-steps).
func RemoveDestroyed(x *game.Exec) {
	x.S.Deferred &^= deferredRemoval
	for id := range x.EachShip() {
		if s := x.Ship(id); s.Destroyed && s.Lingers == game.NotLingering {
			RemoveShip(x, id)
		}
	}
	removeRemotes(x)
}

// RemoveLast removes the ships destroyed at the end of the Engagement phase, when the last
// initiative has engaged (2e.destroy.simultaneous-fire), and those that cards have kept until now.
var RemoveLast = game.Step{Name: "remove destroyed ships", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		if s := x.Ship(id); s.Lingers == game.InThisPhase {
			s.Lingers = game.NotLingering
		}
	}
	RemoveDestroyed(x)
}}

// RemoveKept removes the destroyed ships that cards have kept until the end of the End phase.
var RemoveKept = game.Step{Name: "remove the ships that were kept", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		x.Ship(id).Lingers = game.NotLingering
	}
	RemoveDestroyed(x)
}}

// RunDeferred is what waits for the running ability to end: a ship destroyed outside the Engagement
// phase is removed once the ability queue is empty (2e.destroy.not-removed-with-queue).
//
// Before that, ships that are docked with a destroyed one may deploy (2e.dock.emergency).
func RunDeferred(x *game.Exec) {
	if x.S.Deferred&deferredEmergency != 0 {
		x.S.Deferred &^= deferredEmergency
		x.Call(card.EmergencyRole, game.NoShip)
		return
	}
	splitAffected(x)
	takeAside(x)
	x.S.Deferred &^= deferredRemoval
	for id := range x.EachShip() {
		if s := x.Ship(id); s.Destroyed && s.Lingers == game.NotLingering && !x.G.StaysInPlay(x, id) {
			RemoveShip(x, id)
		}
	}
	removeRemotes(x)
}

// InEngagement reports whether a destroyed ship stays in play until its initiative has engaged
// (2e.destroy.simultaneous-fire).
func InEngagement(x *game.Exec, _ game.ShipID) bool { return x.S.Phase == game.EngagementPhase }
