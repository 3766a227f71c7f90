package card

import (
	"koiogran/game"
	"koiogran/geom"
)

// Ref names a ship by its part in what is going on.
type Ref func(x *game.Exec) game.ShipID

// The ships that a card can speak of.
var (
	// Self is the ship whose card it is: "you".
	Self Ref = (*game.Exec).Self
	// Chosen is the ship that the ability has chosen, or the candidate being weighed.
	Chosen Ref = (*game.Exec).Chosen
	// Subject is the ship that a query is about.
	Subject Ref = (*game.Exec).Subject
	// Active is the ship that the window is about.
	Active Ref = func(x *game.Exec) game.ShipID { return x.Trigger().Ship }
	// Other is the other ship of the window.
	Other Ref = func(x *game.Exec) game.ShipID { return x.Trigger().Other }
	// Attacker and Defender are those of the innermost attack.
	Attacker Ref = func(x *game.Exec) game.ShipID {
		if a := x.Attack(); a != nil {
			return a.Attacker
		}
		return game.NoShip
	}
	Defender Ref = func(x *game.Exec) game.ShipID {
		if a := x.Attack(); a != nil {
			return a.Defender
		}
		return game.NoShip
	}
	// Victim is the ship about to suffer damage.
	Victim Ref = func(x *game.Exec) game.ShipID {
		if d := x.Damage(); d != nil {
			return d.Ship
		}
		return game.NoShip
	}
)

// Cond is a yes or no. It is pure.
type Cond func(x *game.Exec) bool

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

// Is tells whether two refs name the same ship.
func Is(a, b Ref) Cond {
	return func(x *game.Exec) bool { id := a(x); return id == b(x) && id != game.NoShip }
}

// Friend tells whether a ship belongs to Self's squad; Self itself does
// (2e.component.friendly.includes-self-unless-other).
func Friend(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.Owner(id) == x.Owner(x.Self())
	}
}

// OtherFriend tells whether a ship is friendly and not Self.
func OtherFriend(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && id != x.Self() && x.Owner(id) == x.Owner(x.Self())
	}
}

// Enemy tells whether a ship belongs to the other squad.
func Enemy(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.Owner(id) != x.Owner(x.Self())
	}
}

// Within tells whether a ship is at a range between least and most of Self.
func Within(least, most int, r Ref) Cond { return WithinOf(Self, least, most, r) }

// WithinOf tells whether a ship is at a range between least and most of another.
func WithinOf(from Ref, least, most int, r Ref) Cond {
	return func(x *game.Exec) bool {
		a, b := from(x), r(x)
		if a == game.NoShip || b == game.NoShip {
			return false
		}
		n := RangeBetween(x, a, b)
		return least <= n && n <= most
	}
}

// InArcOf tells whether a ship is in an arc of another, up to range 3.
func InArcOf(owner Ref, arc geom.Arc, r Ref) Cond {
	return func(x *game.Exec) bool {
		a, b := owner(x), r(x)
		if a == game.NoShip || b == game.NoShip {
			return false
		}
		_, ok := InArc(x, a, b, arc)
		return ok
	}
}

// InFiringArcOf tells whether a ship is in one of another's firing arcs
// (2e.arc.firing-arc-range-3).
func InFiringArcOf(owner, r Ref) Cond {
	return func(x *game.Exec) bool { return InFiringArc(x, owner(x), r(x)) }
}

// Has tells whether a ship has a token of a kind.
func Has(t game.Token, r Ref) Cond {
	return func(x *game.Exec) bool { return x.Ship(r(x)).Has(t) }
}

// Alone tells whether no other friendly ship is within a range of Self.
func Alone(most int) Cond {
	return func(x *game.Exec) bool {
		for id := range x.EachShip() {
			if id != x.Self() && x.Owner(id) == x.Owner(x.Self()) &&
				RangeBetween(x, x.Self(), id) <= most {
				return false
			}
		}
		return true
	}
}

// Equipped tells whether a ship has an upgrade, by the upgrade's id.
func Equipped(id string, r Ref) Cond {
	return func(x *game.Exec) bool {
		for i := range x.G.Cards {
			if c := &x.G.Cards[i]; c.ID == id && c.Ship == r(x) && !x.S.Charges[i].Off {
				return true
			}
		}
		return false
	}
}

// Damaged tells whether a ship has a damage card.
func Damaged(r Ref) Cond { return func(x *game.Exec) bool { return x.Ship(r(x)).Damage > 0 } }

// Limited tells whether a ship card is limited.
func Limited(r Ref) Cond { return func(x *game.Exec) bool { return x.Info(r(x)).Limited } }

// ShipType tells whether a ship is of a type.
func ShipType(id string, r Ref) Cond {
	return func(x *game.Exec) bool { return x.Info(r(x)).Ship == id }
}

// Stressed tells whether a ship has a stress token.
func Stressed(r Ref) Cond { return Has(game.StressToken, r) }

// HasForce tells whether Self has at least n Force charges.
func HasForce(n int) Cond {
	return func(x *game.Exec) bool { return x.ForceLeft(x.Self()) >= n }
}

// HasCharge tells whether the card has at least n active charges.
func HasCharge(n int) Cond {
	return func(x *game.Exec) bool { return int(x.S.Charges[x.Card()].Active) >= n }
}

// Attacking and Defending tell Self's part in the attack.
var (
	Attacking = Is(Self, Attacker)
	Defending = Is(Self, Defender)
)

// AttackRange tells whether the attack range is between least and most.
func AttackRange(least, most int) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && least <= int(a.Range) && int(a.Range) <= most
	}
}

// PrimaryAttack tells whether the attack is made with a primary weapon.
func PrimaryAttack(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).Primary()
}

// AttackArc tells whether the attack is made with a weapon of this arc
// (2e.attack.arc-type-is-weapon-symbol).
func AttackArc(arc geom.Arc) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil {
			return false
		}
		w := WeaponOf(x, a)
		return w.Arc == arc && !w.Turret
	}
}

// ObstructedAttack tells whether an obstacle obstructs the attack.
func ObstructedAttack(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Obstructed }

// AttackHit tells whether the attack hit.
func AttackHit(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Hit }

// InAttackArc tells whether Self is in the arc of the weapon of the present attack
// (2e.arc.attack-arc).
func InAttackArc(x *game.Exec) bool {
	a := x.Attack()
	if a == nil || a.Attacker == x.Self() {
		return false
	}
	_, ok := InArc(x, a.Attacker, x.Self(), ArcOf(x, a))
	return ok
}

// FullyExecuted tells whether the present maneuver was executed in full.
func FullyExecuted(x *game.Exec) bool { m := x.Move(); return m != nil && m.Full }

// ManeuverIs tells whether the present maneuver has this difficulty.
func ManeuverIs(d game.Difficulty) Cond {
	return func(x *game.Exec) bool { m := x.Move(); return m != nil && m.Maneuver.Difficulty == d }
}

// Speed tells whether the present maneuver's speed is between least and most.
func Speed(least, most int) Cond {
	return func(x *game.Exec) bool {
		m := x.Move()
		return m != nil && least <= int(m.Maneuver.Speed) && int(m.Maneuver.Speed) <= most
	}
}

// Bearings tells whether the present maneuver has one of these bearings.
func Bearings(list ...geom.Bearing) Cond {
	return func(x *game.Exec) bool {
		m := x.Move()
		if m == nil {
			return false
		}
		for _, b := range list {
			if m.Maneuver.Bearing == b {
				return true
			}
		}
		return false
	}
}

// About tells whether the trigger is about one of these actions or tokens.
func About[T game.Action | game.Token](list ...T) Cond {
	return func(x *game.Exec) bool {
		for _, v := range list {
			if x.Trigger().N == int16(v) {
				return true
			}
		}
		return false
	}
}

// Showing tells whether a pool shows at least n dice with one of the faces.
func Showing(pool DicePool, n int, faces ...game.Face) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil {
			return false
		}
		count := 0
		for _, f := range faces {
			count += pool(a).Count(f)
		}
		return count >= n
	}
}

// WithThis tells whether the attack is made with this card.
func WithThis(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).Card == x.Card()
}
