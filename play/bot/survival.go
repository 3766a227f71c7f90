package bot

import (
	"koiogran/engine/game"
)

// survivalOptions lists the options of the question that keep the ships of the viewer's side on the table best, all of them
// where they make no difference.
func (b *beginner) survivalOptions() []game.Choice {
	q := b.q
	if b.v.Table().Phase == game.SetupPhase || b.v.Table().NAttacks > 0 {
		return q.Options()
	}
	b.imagine()
	b.prepare()
	b.stays = true
	defer func() { b.stays = false }()
	list := b.kept[:0]
	most := 0.0
	for i, c := range q.Options() {
		n := b.after(0, b.me, c, b.tries/q.N)
		if i == 0 || n > most {
			list, most = list[:0], n
		}
		if n == most {
			list = append(list, c)
		}
	}
	b.kept = list
	return list
}

// strays returns how many ships of the bot's own side have left the table since the question or are about to, the other
// side's left out; one that was brought to where no maneuver keeps it on the table counts half.
func (b *beginner) strays(s *game.State) float64 {
	root := &b.nodes[0].state
	b.x.SetState(s)
	sum := 0.0
	for i := range b.g.Ships {
		id := game.ShipID(i)
		ship, was := &s.Ships[i], &root.Ships[i]
		switch {
		case !b.mine(id) || was.Fled:
			continue
		case ship.Fled:
			sum++
			continue
		case !ship.OnTable:
			continue
		}
		if m, ok := b.next(id); ok {
			switch now, next := b.staysOn(id, m); {
			case !now:
				sum++
			case !next:
				sum += 0.5
			}
		} else if ship.Pose != was.Pose && b.exits(id, ship.Pose, ship.Has(game.StressToken)) == 0 {
			sum += 0.5
		}
	}
	return sum
}

// leaves reports whether a ship is about to leave the table: its maneuver is set and not revealed, or has just been
// changed, and would take it there from where it stands.
func (b *beginner) leaves(id game.ShipID) bool {
	m, ok := b.next(id)
	if !ok {
		return false
	}
	end := b.endOf(id, m)
	return !b.g.Area.Holds(&end)
}

// next returns the maneuver that a ship is about to execute: that on its dial, or the one to which it has just been
// changed.
func (b *beginner) next(id game.ShipID) (m game.Maneuver, ok bool) {
	if m, ok := b.v.Dial(b.g, id); ok {
		return m, true
	}
	m = b.x.Ship(id).Revealed
	return m, !m.IsNone() && m != b.nodes[0].state.Ships[id].Revealed
}
