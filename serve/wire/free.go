package wire

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// even reports whether it makes no difference which of the viewer's ships acts next: in the Activation phase if none
// is in the way of another and none bumps, in the Engagement phase if one at most has a target.
func (t *Teller) even(v *view.View, q *game.Question, about string) bool {
	if about != "turn" {
		return false
	}
	switch v.Table().Phase {
	case game.ActivationPhase:
		return t.clear(v, q.Options())
	case game.EngagementPhase:
		armed := 0
		for _, c := range q.Options() {
			if t.hasTarget(c.Ship) {
				armed++
			}
		}
		return armed <= 1
	}
	return false
}

// clear reports whether no ship that can act next ends where another one is, or where another of them ends.
func (t *Teller) clear(v *view.View, options []game.Choice) bool {
	var ends []geom.Placed
	for _, c := range options {
		ship := &t.g.Ships[c.Ship]
		m, ok := v.Dial(t.g, c.Ship)
		if !ok || ship.Huge != nil {
			return false
		}
		ends = append(ends, geom.Place(ship.Size, geom.Final(ship.Size, v.Table().Ships[c.Ship].Pose, m.Path(), geom.Middle)))
	}
	for i := range ends {
		for id := range t.x.EachShip() {
			if id != options[i].Ship && geom.Overlap(&ends[i], t.x.Placed(id), geom.WithGuides) {
				return false
			}
		}
		for j := range ends[:i] {
			if geom.Overlap(&ends[i], &ends[j], geom.WithGuides) {
				return false
			}
		}
	}
	return true
}

// hasTarget reports whether a ship could attack an enemy.
func (t *Teller) hasTarget(id game.ShipID) bool {
	for other := range t.x.EachShip() {
		if t.canAttack(id, other) {
			return true
		}
	}
	return false
}

// canAttack reports whether a ship has another in an arc and at the range of one of its weapons.
func (t *Teller) canAttack(id, other game.ShipID) bool {
	sections := game.Sections()
	at := sections[:]
	if t.g.Ships[other].Huge == nil {
		at = []game.Section{game.NoSection}
	}
	for w := range t.g.Ships[id].Weapons {
		for _, section := range at {
			if _, ok := rules.TargetAt(t.x, id, other, section, w); ok {
				return true
			}
		}
	}
	return false
}

// freeWeapon reports whether an attack with a weapon costs nothing.
func freeWeapon(w *game.Weapon) bool {
	return w.Charges == 0 && w.Energy == 0 && w.Force == 0 && !w.SpendLock && !w.SpendFocus && !w.Discard
}

// free reports whether taking an option about dice, which leads from one state to another, costs the viewer nothing:
// it spends nothing, or only tokens that the ship would lose unused at the end of the round, because it has attacked
// or attacks now and no enemy can attack it any more.
func (t *Teller) free(id game.ShipID, was, is *game.State) bool {
	for n := range t.g.Ships {
		a, b := &was.Ships[n], &is.Ships[n]
		if a.Shields != b.Shields || a.Force != b.Force || a.Damage != b.Damage || a.Locks != b.Locks {
			return false
		}
		for kind := range game.NumTokens {
			switch {
			case a.Tokens[kind] == b.Tokens[kind]:
			case game.ShipID(n) != id || b.Tokens[kind] > a.Tokens[kind] || t.g.Tokens[kind].Color != game.Green:
				return false
			case !t.useless(id, was):
				return false
			}
		}
	}
	for i := range was.Charges[:len(t.g.Cards)] {
		a, b := &was.Charges[i], &is.Charges[i]
		if a.Active != b.Active || a.Side != b.Side || a.Off != b.Off || a.Held != b.Held || a.Spent != b.Spent || a.Used != b.Used {
			return false
		}
	}
	return true
}

// useless reports whether the tokens of a ship that go at the end of the round have no use after the attack in
// progress: all who could still attack it have engaged, and it has itself.
func (t *Teller) useless(id game.ShipID, s *game.State) bool {
	if s.Phase != game.EngagementPhase || !s.Ships[id].Engaged && s.Attacks[s.NAttacks-1].Attacker != id && t.hasTarget(id) {
		return false
	}
	for other := range t.x.EachShip() {
		if t.g.Ships[other].Side != t.g.Ships[id].Side && !s.Ships[other].Engaged && t.canAttack(other, id) {
			return false
		}
	}
	return true
}
