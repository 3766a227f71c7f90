package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// checkDestroyed marks a ship as destroyed that has as many damage cards as hull
// (2e.destroy.condition).
func checkDestroyed(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	if s.Destroyed || s.Doomed || !spentHull(x, id) {
		return
	}
	if x.Answerable(game.On(card.WouldBeDestroyed, id)) {
		s.Doomed = true
		x.Call(card.DestroyRole, id)
		return
	}
	destroy(x, id)
}

// Destroy is the op that destroys a ship, whatever damage it has.
func Destroy(r card.Ref) card.Op {
	return card.RunIf("destroy the ship", func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.Ship(id).InPlay() && !x.Ship(id).Destroyed
	}, func(x *game.Exec) { destroy(x, r(x)) })
}

// Linger is the op that keeps a destroyed ship on the table until the end of the Engagement phase or of the round.
func Linger(r card.Ref, until game.Lingering) card.Op {
	return card.Run("stay in play", func(x *game.Exec) {
		s := x.Ship(r(x))
		s.Lingers = max(s.Lingers, until)
	})
}

// destroy marks a ship as destroyed and raises the event for abilities.
func destroy(x *game.Exec, id game.ShipID) { destroyBy(x, id, "destroy.condition") }

// destroyBy is destroy by a clause.
func destroyBy(x *game.Exec, id game.ShipID, clause string) {
	x.Ship(id).Destroyed = true
	if x.IsRemote(id) || !x.G.StaysInPlay(x, id) {
		x.S.Deferred |= deferredRemoval
	}
	if docked(x, id) > 0 {
		x.S.Deferred |= deferredEmergency
	}
	x.Emit(game.NewEvent(game.ShipDestroyed, clause, id))
	if byAttack(x, id) {
		x.Attack().Killed = true // 2e.attack.aftermath.destroyed-included
		return
	}
	x.Raise(game.On(card.AfterDestroyed, id))
}

// byAttack reports whether a ship is suffering damage from the present attack.
func byAttack(x *game.Exec, id game.ShipID) bool {
	a := x.Attack()
	if a == nil || a.Defender != id {
		return false
	}
	for _, d := range x.S.Damages[:x.S.NDamages] {
		if d.Attack && d.Ship == id {
			return true
		}
	}
	return false
}
