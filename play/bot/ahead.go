package bot

import (
	"slices"
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// moveStep returns the place of the step of an edition's activation in which a ship executes its maneuver.
func moveStep(g *game.Game) int {
	return slices.IndexFunc(g.Procs[g.Roles[card.ActivateRole]].Steps, func(s game.Step) bool {
		return strings.HasSuffix(s.Name, rules.ExecuteManeuver.Name)
	})
}

// pending returns the maneuver that a ship of the bot's side is about to execute in the state looked at: the one on its
// dial, or the one that it has revealed. What an ability does before that matters for where the ship goes, and not
// for where it stands.
func (b *beginner) pending(id game.ShipID) (m game.Maneuver, ok bool) {
	s := b.x.S
	if !b.heeds || s.NAttacks > 0 || s.Phase != game.SystemPhase && s.Phase != game.ActivationPhase {
		return m, false
	}
	ship := b.x.Ship(id)
	if ship.DialKept || b.g.Ships[id].Size.Huge() {
		return m, false
	}
	if s.NMoves > 0 {
		at := &s.Moves[0]
		m = at.Maneuver
		m.Difficulty = b.g.Difficulty(m.Difficulty, int(at.Changed))
		return m, b.q.Window == card.BeforeManeuver && s.NMoves == 1 && at.Ship == id && at.Kind == game.ManeuverMove
	}
	if i := s.Secret[b.g.Ships[id].Side].Dials[id]; i != 0 && !ship.Activated {
		return b.g.Ships[id].Dial[i-1], true
	}
	for i := range s.Frames[:s.Depth] {
		f := &s.Frames[i]
		if f.Proc == b.g.Roles[card.ActivateRole] && f.Self == id && int(f.PC) <= b.moves {
			return ship.Revealed, !ship.Revealed.IsNone()
		}
	}
	return m, false
}

// ahead returns what a ship will do and suffer where a maneuver takes it.
func (b *beginner) ahead(id game.ShipID, m game.Maneuver) float64 {
	p := &b.plan
	p.id, p.stressed = id, b.x.Ship(id).Has(game.StressToken)
	b.foresee(p)
	for i := range p.enemies {
		e := &p.enemies[i]
		if b.x.S.Phase == game.ActivationPhase && b.x.Ship(e.id).Activated {
			e.base = geom.Place(b.g.Ships[e.id].Size, b.x.Ship(e.id).Pose) // it does not move any more
		}
	}
	return b.destination(p, m)
}
