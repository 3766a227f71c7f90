package wire

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

func TestQuestion_EveryEnemyIsATargetOrRefused(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		asked := 0
		for seed := range uint64(12) {
			for p := drawn(t, c, seed); !p.s.Over; p.step(t) {
				seat := p.x.Waiting(p.s).First()
				if seat == game.Chance {
					continue
				}
				v := view.Of(p.g, p.s, seat)
				q := p.teller.Question(&v)
				if q == nil || q.About != "target" {
					continue
				}
				asked++
				listed := map[int]bool{}
				for _, o := range q.Options {
					listed[*o.Ship] = true
				}
				for _, r := range q.Refused {
					if listed[*r.Ship] {
						t.Errorf("ship %d is an option and refused: %s", *r.Ship, r.Why)
					}
					listed[*r.Ship] = true
				}
				for id := range p.g.Ships {
					enemy := p.g.Ships[id].Side != seat && p.s.Ships[id].InPlay()
					if enemy && !listed[id] {
						t.Errorf("nothing is said about enemy %d at: %s", id, q.Text)
					}
				}
			}
		}
		if asked == 0 {
			t.Error("no target was ever asked for")
		}
	})
}
