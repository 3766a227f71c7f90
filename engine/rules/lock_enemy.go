package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// targetable reports whether a ship can acquire a target lock on another: an enemy at range 1-3, or
// where cards allow and none forbids it (1e.lock.action, 1e.lock.any-direction,
// 1e.lock.out-of-range-refused, 1e.lock.friendly-forbidden).
func targetable(x *game.Exec, id, other game.ShipID) bool {
	return lockableEnemy(x, id, game.ShipAs(other))
}

// lockableEnemy is targetable for a ship or a section of one.
func lockableEnemy(x *game.Exec, id game.ShipID, o game.Object) bool {
	other := o.Ship()
	return (x.Side(other) != x.Side(id) || id != other && card.LocksFriends(x, id, o)) &&
		!card.LockBarred(x, id, o) &&
		(card.Reaches(x, id, o, 3) || card.LocksBeyond(x, id, o))
}

// anyTargetable reports whether there is a ship that another could lock and that meets a condition.
func anyTargetable(x *game.Exec, id game.ShipID, meets card.Cond) bool {
	for i := range x.S.NShips {
		other := game.ShipID(i)
		if x.Ship(other).InPlay() && targetable(x, id, other) && x.Candidate(other, meets) {
			return true
		}
	}
	return false
}

// enemyLockSteps ask for the enemy to lock.
var enemyLockSteps = lockStepsOf(card.Self, card.Anyone)

// lockStepsOf ask the player of a ship for the enemy that it locks (1e.lock.declare-first,
// 1e.lock.new-replaces-old, 1e.lock.relock-same-ship).
func lockStepsOf(r card.Ref, meets card.Cond) game.Part {
	return game.Parts{
		card.ObjectLocals,
		game.Step{
			Name: "choose a ship to lock",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for other := range x.EachShip() {
					if targetable(x, r(x), other) && x.Candidate(other, meets) {
						listLocked(x, r(x), other, q)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				if c.Object.Kind == game.SectionObject {
					card.KeepObject(x, c.Object)
					return
				}
				card.KeepObject(x, game.ShipAs(c.Ship))
			},
		},
		leavingLock(r, card.KeptObject),
		acquireLock(r, card.KeptObject),
	}
}

// listLocked lists a ship that another can lock, of a huge one the sections whose own closest point is in range
// (1e.huge.token.lock-on-section, 1e.huge.token.lock-section-range).
func listLocked(x *game.Exec, id, other game.ShipID, q *game.Question) {
	if x.Info(other).Huge == nil {
		q.AddShip(other)
		return
	}
	for _, at := range sections {
		if o := game.SectionOf(other, at); lockableEnemy(x, id, o) {
			AddObject(q, o)
		}
	}
}

// EnemyLockOf is the effect that a ship acquires a target lock on an enemy that meets the conditions,
// which is not the action (1e.lock.acquire-effect-not-action, 1e.lock.no-icon-granted).
func EnemyLockOf(r card.Ref, conds ...card.Cond) card.Op {
	meets := card.All(conds...)
	can := func(x *game.Exec) bool { return anyTargetable(x, r(x), meets) }
	return card.Op{What: "acquire a target lock", Can: can, Do: lockStepsOf(r, meets)}
}
