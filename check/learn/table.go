package learn

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// table is a match in play.
type table struct {
	x        *game.Exec
	s        *game.State
	seats    []bot.Player
	dice     dealer.Seeded
	observer *bot.Observer
	list     []Sample
	before   game.State
}

// play plays the match and notes its rounds.
func (t *table) play() error {
	for !t.s.Over {
		p := t.x.Waiting(t.s).First()
		q := t.x.Ask(t.s, p)
		var c game.Choice
		if p == game.Chance {
			c = t.dice.Deal(q)
		} else {
			v := view.Of(t.x.G, t.s, p)
			c = t.seats[p].Answer(&v, q)
		}
		planning := t.s.Phase == game.PlanningPhase
		if planning {
			t.before = *t.s
		}
		if err := t.x.Step(t.s, p, c, nil); err != nil {
			return err
		}
		if planning && (t.s.Phase != game.PlanningPhase || t.s.Over) {
			t.note(c)
		}
	}
	return nil
}

// note notes a round whose last dial is set by a choice.
func (t *table) note(c game.Choice) {
	if c.Verb == game.DialVerb && c.Ship != game.NoShip {
		info := &t.x.G.Ships[c.Ship]
		if i := slices.Index(info.Dial, c.Maneuver); i >= 0 {
			t.before.Secret[info.Side].Dials[c.Ship] = uint8(i + 1)
		}
	}
	p := t.observer.Observe(&t.before)
	for side := range p.Ships {
		p.Ships[side] = slices.Clone(p.Ships[side])
	}
	t.list = append(t.list, Sample{Position: p})
}
