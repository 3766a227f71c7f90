package twin

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// stack maps what is in progress: frames, triggers, records and what lasts.
func (m *mapping) stack(t *game.State) {
	for i := range t.Frames[:t.Depth] {
		f := &t.Frames[i]
		f.Proc = m.proc(f.Proc)
		f.Self, f.Card, f.Chosen = m.ship(f.Self), m.card(f.Card), m.ship(f.Chosen)
	}
	for i := range t.Triggers[:t.NTriggers] {
		t.Triggers[i] = m.trigger(&t.Triggers[i])
	}
	for i := range t.Attacks[:t.NAttacks] {
		m.attack(&t.Attacks[i])
	}
	for i := range t.Moves[:t.NMoves] {
		m.move(&t.Moves[i])
	}
	for i := range t.Damages[:t.NDamages] {
		d := &t.Damages[i]
		d.Ship, d.Source = m.ship(d.Ship), m.ship(d.Source)
	}
	for i := range t.Lasts[:t.NLasting] {
		l := &t.Lasts[i]
		l.Ship, l.Card = m.ship(l.Ship), m.card(l.Card)
	}
}

// trigger returns a trigger in the twin.
func (m *mapping) trigger(of *game.Trigger) game.Trigger {
	t := *of
	t.Ship, t.Other, t.Only, t.Card = m.ship(t.Ship), m.ship(t.Other), m.player(t.Only), m.card(t.Card)
	t.ByCard, t.Object, t.Through = m.nextCard(t.ByCard), m.object(t.Object), m.set(t.Through)
	t.Open = m.openHooks(t.Window, t.Open)
	if t.Boosts > 0 && m.changes&Mirror != 0 {
		t.Boosts = uint8(len(card.BoostBearings)) + 1 - t.Boosts
	}
	switch t.Window {
	case card.AfterDiscard, card.AfterCrit, card.WouldRecover, card.AfterAllocate: // about a card, or Force
		if t.N >= 0 {
			t.N = int16(m.card(game.CardID(t.N)))
		}
	case card.AfterLock:
		o := m.object(game.Object{Kind: game.ObjectKind(t.N >> 8), ID: uint8(t.N)})
		t.N = int16(o.Kind)<<8 | int16(o.ID)
	}
	return t
}

// attack maps an attack.
func (m *mapping) attack(a *game.Attack) {
	if a.Attacker < game.MaxShips {
		a.Weapon = m.weapons[a.Attacker][a.Weapon]
		a.Terms.Weapons = m.weaponSet(a.Attacker, a.Terms.Weapons)
	}
	if a.Counter > 0 && a.Defender < game.MaxShips {
		a.Counter = m.weapons[a.Defender][a.Counter-1] + 1
	}
	a.Attacker, a.Defender = m.ship(a.Attacker), m.ship(a.Defender)
	a.TurretArc, a.Between = m.arc(a.TurretArc), m.set(a.Between)
	a.Terms.Targets = m.set(a.Terms.Targets)
	if a.Terms.Special && a.Terms.Card != 0 {
		a.Terms.Card = m.card(a.Terms.Card)
	}
}

// weaponSet returns a set of the weapons of a ship in the twin, as bits.
func (m *mapping) weaponSet(id game.ShipID, set uint16) uint16 {
	other := set >> game.MaxWeapons << game.MaxWeapons
	for i := range m.weapons[id] {
		if set&(1<<i) != 0 {
			other |= 1 << m.weapons[id][i]
		}
	}
	return other
}

// move maps a move.
func (m *mapping) move(v *game.Move) {
	if alongEnd(v) {
		v.Shift, v.Slide = side(m, v.Shift), side(m, v.Slide)
	}
	v.Ship, v.Maneuver = m.ship(v.Ship), m.maneuver(v.Maneuver)
	switch v.Kind {
	case game.BoostMove, game.RollMove, game.DecloakMove, game.TractorMove: // the others are decided by no one
		v.By = m.player(v.By)
	}
	v.Side = side(m, v.Side)
	v.From, v.To = m.pose(v.From), m.pose(v.To)
	for i := range v.Met[:v.NMet] {
		v.Met[i] = m.object(v.Met[i])
	}
}

// alongEnd reports whether a move shifts the ship to the left or right along the end of the template, and not to
// its front or back.
func alongEnd(v *game.Move) bool {
	path := v.Maneuver.Path()
	return (v.Kind == game.ManeuverMove || v.Kind == game.SlamMove || v.Kind == game.ExtraMove ||
		v.Kind == game.DeployMove) && path.Slides() && !path.Sideways()
}

// arcOf returns an arc that is in a state as a number.
func arcOf(n uint8) geom.Arc { return geom.Arc(n) }
