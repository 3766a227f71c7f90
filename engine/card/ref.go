package card

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Ref names a ship by its part in what is going on.
type Ref func(x *game.Exec) game.ShipID

// The ships that a card can speak of.
var (
	// Self is the ship whose card it is: "you".
	Self Ref = (*game.Exec).Self
	// Chosen is the ship that the ability has chosen, or the candidate being weighed.
	Chosen Ref = (*game.Exec).Chosen
	// Active is the ship that the window is about.
	Active Ref = func(x *game.Exec) game.ShipID { return x.Trigger().Ship }
	// Other is the other ship of the window, or of the deed that a query is about.
	Other Ref = func(x *game.Exec) game.ShipID {
		if w := x.Weighed(); w != nil {
			return w.Other
		}
		return x.Trigger().Other
	}
	// Attacker is the attacker of the innermost attack.
	Attacker Ref = func(x *game.Exec) game.ShipID {
		if a := x.Attack(); a != nil {
			return a.Attacker
		}
		return game.NoShip
	}
	// Defender is the defender of the innermost attack.
	Defender Ref = func(x *game.Exec) game.ShipID {
		if a := x.Attack(); a != nil {
			return a.Defender
		}
		return game.NoShip
	}
)

// Cond is a yes or no about a ship, Exec.Subject: the candidate where a ship is looked for, the
// ship of the moment in By and Against, the ship whose value it is in For, Self anywhere else. It
// is pure.
type Cond func(x *game.Exec) bool

// Is asks about the ship that r names. The answer is no if there is none.
func (r Ref) Is(conds ...Cond) Cond {
	is := All(conds...)
	return func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.About(id, is)
	}
}

// All is true if every condition is.
func All(conds ...Cond) Cond {
	return func(x *game.Exec) bool {
		for _, c := range conds {
			if !c(x) {
				return false
			}
		}
		return true
	}
}

// Either is true if one of the conditions is.
func Either(conds ...Cond) Cond {
	return func(x *game.Exec) bool {
		for _, c := range conds {
			if c(x) {
				return true
			}
		}
		return false
	}
}

// Not turns a condition round.
func Not(c Cond) Cond { return func(x *game.Exec) bool { return !c(x) } }

// Same reports whether it is that ship.
func Same(r Ref) Cond { return func(x *game.Exec) bool { return x.Subject() == r(x) } }

// Friend reports whether a ship belongs to Self's squad; Self itself does
// (2e.component.friendly.includes-self-unless-other). A remote is not a friendly ship
// (2e.device.remote.as-defender).
func Friend(x *game.Exec) bool {
	id := x.Subject()
	return AreFriendly(x, id, x.Self()) && (!x.IsRemote(id) || id == x.Self())
}

// AreFriendly reports whether two ships are of one force, and no card makes one of them allied to the others
// (2e.component.allied, 2e.epic.team-allied). A ship is always friendly to itself.
func AreFriendly(x *game.Exec, a, b game.ShipID) bool {
	return x.G.OneForce(a, b) && (a == b || !x.Changes(game.Query(BeingFriendly)) ||
		!Forbidden(x, BeingFriendly, game.Weighed{Subject: a, Other: b}) &&
			!Forbidden(x, BeingFriendly, game.Weighed{Subject: b, Other: a}))
}

// Allied reports whether a ship is neither friendly nor enemy to Self, which is friendly to itself (2e.component.allied,
// 2e.epic.team.not-itself).
func Allied(x *game.Exec) bool {
	id := x.Subject()
	return x.Side(id) == x.Side(x.Self()) && !AreFriendly(x, id, x.Self()) && !x.IsRemote(id)
}

// OtherFriend reports whether a ship is friendly and not Self.
func OtherFriend(x *game.Exec) bool { return x.Subject() != x.Self() && Friend(x) }

// Enemy reports whether a ship belongs to the other squad. A remote is an enemy ship for its attacker
// (2e.device.remote.as-defender).
func Enemy(x *game.Exec) bool {
	id := x.Subject()
	return x.Side(id) != x.Side(x.Self()) && (!x.IsRemote(id) || Attacker(x) == x.Self() && Defender(x) == id)
}

// Equipped reports whether a ship has an upgrade, by the upgrade's id.
func Equipped(id string) Cond {
	return func(x *game.Exec) bool {
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			if c.ID == id && c.Ship == x.Subject() && !x.S.Charges[i].Off {
				return true
			}
		}
		return false
	}
}

// Damaged reports whether a ship has a damage card.
func Damaged(x *game.Exec) bool { return x.Ship(x.Subject()).AllDamage() > 0 }

// Limited reports whether a ship card is limited.
func Limited(x *game.Exec) bool { return x.Info(x.Subject()).Limited }

// ShipType reports whether a ship is of a type.
func ShipType(id string) Cond {
	return func(x *game.Exec) bool { return x.Info(x.Subject()).Ship == id }
}

// Stressed reports whether a ship has a stress token.
func Stressed(x *game.Exec) bool { return x.Ship(x.Subject()).Has(game.StressToken) }

// The part that a ship has in the attack.
var (
	Attacking = Same(Attacker) // reports whether a ship is the attacker
	Defending = Same(Defender) // reports whether a ship is the defender
)

// AttackRange reports whether the attack range is between least and most.
func AttackRange(least, most int) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && least <= int(a.Range) && int(a.Range) <= most
	}
}

// PrimaryAttack reports whether the attack is made with a primary weapon.
func PrimaryAttack(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).Primary()
}

// ObstructedAttack reports whether the attack is obstructed, be it by an obstacle or by a ship.
func ObstructedAttack(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Obstructed }

// AcrossObstacle reports whether an obstacle obstructs the attack, and not huge ships alone (2e.huge.obstructs).
func AcrossObstacle(x *game.Exec) bool {
	a := x.Attack()
	if a == nil || !a.Obstructed || a.Twice {
		return a != nil && a.Twice
	}
	for id := range x.EachShip() {
		if a.Between.Has(id) && x.Info(id).Size.Huge() {
			return false
		}
	}
	return true
}

// AttackHit reports whether the attack hit.
func AttackHit(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Hit }

// FullyExecuted reports whether the present maneuver was executed in full.
func FullyExecuted(x *game.Exec) bool { m := x.Move(); return m != nil && m.Full }

// ManeuverIs reports whether the present maneuver has this difficulty.
func ManeuverIs(d game.Difficulty) Cond {
	return func(x *game.Exec) bool {
		m, ok := maneuverOf(x)
		return ok && m.Difficulty == d
	}
}

// maneuverOf returns the maneuver that conditions speak of: that of Revealed, the one that is weighed
// for a dial, or the present one.
func maneuverOf(x *game.Exec) (m game.Maneuver, ok bool) {
	if m := x.ReadManeuver(); !m.IsNone() {
		return m, true
	}
	if w := x.Weighed(); w != nil && !w.Maneuver.IsNone() {
		return w.Maneuver, true
	}
	if m := x.Move(); m != nil {
		return m.Maneuver, true
	}
	return game.Maneuver{}, false
}

// Speed reports whether the present maneuver's speed is between least and most.
func Speed(least, most int) Cond {
	return func(x *game.Exec) bool {
		m, ok := maneuverOf(x)
		return ok && least <= int(m.Speed) && int(m.Speed) <= most
	}
}

// Bearings reports whether the present maneuver has one of these bearings.
func Bearings(list ...geom.Bearing) Cond {
	return func(x *game.Exec) bool {
		m, ok := maneuverOf(x)
		return ok && slices.Contains(list, m.Bearing)
	}
}

// About reports whether the window, or what a modifier weighs, is about one of these: an action, a
// kind of move, a token, a pool of dice, what modifies it.
func About[T game.Action | game.Means | game.MoveKind | Kinds | Pool](list ...T) Cond {
	conds := make([]Cond, len(list))
	for i, v := range list {
		conds[i] = about(v)
	}
	return Either(conds...)
}

// about is About of one thing.
func about(v any) Cond {
	switch v := v.(type) {
	case game.Action:
		return weighs(func(w *game.Weighed) int16 { return int16(w.Action) },
			func(_ *game.Exec, n int16) bool { return n == int16(v) })
	case game.MoveKind:
		return func(x *game.Exec) bool { return x.Trigger().N == int16(v) }
	case game.Means:
		return weighs(func(w *game.Weighed) int16 { return int16(w.Means) },
			func(_ *game.Exec, n int16) bool { return n == int16(v) })
	case Pool:
		return weighs(func(w *game.Weighed) int16 { return int16(w.Dice) },
			func(_ *game.Exec, n int16) bool { return n == int16(v) || v == RolledDice && n > int16(v) })
	case Kinds:
		return weighs(func(w *game.Weighed) int16 { return int16(w.Token) },
			func(x *game.Exec, n int16) bool {
				return (v&(EnemyLock|Force)|v.tokensOf(x))&KindOf(game.Token(n)) != 0
			})
	}
	panic("card: nothing is about that")
}

// weighs reads what is weighed where a modifier is looked at, else the number of the trigger.
func weighs(of func(w *game.Weighed) int16, is func(x *game.Exec, n int16) bool) Cond {
	return func(x *game.Exec) bool {
		if w := x.Weighed(); w != nil {
			return is(x, of(w))
		}
		return is(x, x.Trigger().N)
	}
}

// OfDifficulty reports whether the action that is weighed, or that Self is performing, has a difficulty.
func OfDifficulty(d game.Difficulty) Cond {
	return func(x *game.Exec) bool {
		if w := x.Weighed(); w != nil && w.Difficulty != game.NoDifficulty {
			return w.Difficulty == d
		}
		f := acting(x)
		return f != nil && actionDifficulty.In(x, f) == d
	}
}

// WithThis reports whether the attack is made with this card.
func WithThis(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).Card == x.Card()
}

// AboutThisCard reports whether the query of a modifier, or the event of the window, is about its own card.
func AboutThisCard(x *game.Exec) bool {
	if w := x.Weighed(); w != nil {
		return w.Card == x.Card()
	}
	return x.Trigger().Card == x.Card()
}
