package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

// What an attack with a card needs and what it costs: a target lock, a focus token, the card.
func TestWeapons_NeedAndCost(t *testing.T) {
	const spends, keeps = true, false
	for _, w := range []struct {
		id                  string
		gap                 float64 // to a target in its range
		lock, focus         bool    // what it needs
		paysLock, paysFocus bool
		discards            bool
	}{
		{"advhomingmissiles", 150, true, false, keeps, keeps, true},
		{"assaultmissiles", 150, true, false, spends, keeps, true},
		{"concussionmissiles", 150, true, false, spends, keeps, true},
		{"cruisemissiles", 150, true, false, keeps, keeps, true},
		{"harpoonmissiles", 150, true, false, keeps, keeps, true},
		{"homingmissiles", 150, true, false, keeps, keeps, true},
		{"ionpulsemissiles", 150, true, false, keeps, keeps, true},
		{"scramblermissiles", 150, true, false, keeps, keeps, true},
		{"protonrockets", 50, false, true, keeps, keeps, true},
		{"unguidedrockets", 150, false, true, keeps, keeps, false},
		{"advprotontorpedoes", 50, true, false, spends, keeps, true},
		{"flechettetorpedoes", 150, true, false, spends, keeps, true},
		{"iontorpedoes", 150, true, false, spends, keeps, true},
		{"plasmatorpedoes", 150, true, false, spends, keeps, true},
		{"protontorpedoes", 150, true, false, spends, keeps, true},
		{"blasterturret", 150, false, true, keeps, spends, false},
		{"syncedturret", 150, true, false, keeps, keeps, false},
		{"heavylasercannon", 150, false, false, keeps, keeps, false},
		{"dorsalturret", 150, false, false, keeps, keeps, false},
	} {
		t.Run(w.id, func(t *testing.T) {
			lay := func(ready bool) (s *scene.Scene, ship, target *scene.Ship) {
				s = table(t)
				ship, target = s.Mine(rookie, here, with(w.id)), s.Theirs(rookie, ahead(w.gap))
				if w.lock == ready { // the other one is of no use
					s.Lock(ship, target)
				}
				if w.focus == ready {
					s.Tokens(ship, focus, 1)
				}
				return s, ship, target
			}
			if w.lock || w.focus {
				s, ship, _ := lay(false)
				s.Never(ship, w.id)
				s.Engage(ship)
				s.Pass()
				s.Done()
			}
			s, ship, target := lay(true)
			s.AttackWith(ship, w.id, target)
			if w.lock {
				s.WantLock(ship, target, !w.paysLock)
			}
			if w.focus {
				s.WantTokens(ship, focus, map[bool]int{spends: 0, keeps: 1}[w.paysFocus])
			}
			if w.discards {
				s.WantDiscarded(ship, w.id)
			} else {
				s.WantDiscarded(ship)
			}
			for !s.State().Over {
				step(s)
			}
			s.Done()
		})
	}
}
