package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// What an attack with a card needs, a lock or a focus token, and that it costs 1 charge of the card
// and neither of those.
func TestWeapons_NeedAndCost(t *testing.T) {
	for id, needs := range map[string]game.Token{
		"advprotontorpedoes": game.NumTokens, "iontorpedoes": game.NumTokens,
		"plasmatorpedoes": game.NumTokens, "protontorpedoes": game.NumTokens,
		"clustermissiles": game.NumTokens, "concussionmissiles": game.NumTokens,
		"ionmissiles": game.NumTokens, "magpulsewarheads": game.NumTokens,
		"heavyplasmamissiles-alphaclassstarwing": game.NumTokens, "seekermissiles-swz103": game.NumTokens,
		"barragerockets": game.FocusToken, "protonrockets": game.FocusToken,
		"energyshellcharges": game.CalculateToken,
	} {
		t.Run(id, func(t *testing.T) {
			lay := func(ready bool) (s *scene.Scene, ship, target *scene.Ship, charges int) {
				s = scene.Second(t)
				gap := 500.0
				if id == "advprotontorpedoes" {
					gap = 410
				}
				ship, target = s.Mine(xwing, south, scene.With(id)), s.Theirs(tie, scene.At(line, gap, 180))
				if (needs == game.NumTokens) == ready { // the other one is of no use
					s.Lock(ship, target)
				}
				switch {
				case needs == game.NumTokens && !ready, needs == game.CalculateToken && !ready:
					s.Tokens(ship, game.FocusToken, 1)
				case needs != game.NumTokens && ready:
					s.Tokens(ship, needs, 1)
				case needs == game.FocusToken:
					s.Tokens(ship, game.CalculateToken, 1)
				}
				for i, c := range s.Exec().G.Cards {
					if c.ID == id {
						charges = int(s.State().Charges[i].Active)
					}
				}
				return s, ship, target, charges
			}
			s, ship, _, _ := lay(false)
			s.Never(ship, id)
			s.Engage(ship)
			s.Pass()
			s.Done()

			s, ship, target, charges := lay(true)
			s.AttackWith(ship, id, target)
			s.WantCharges(ship, id, charges-1)
			s.WantLock(ship, target, needs == game.NumTokens)
			if needs != game.NumTokens {
				s.WantTokens(ship, needs, 1)
			}
			finish(s)
		})
	}
}
