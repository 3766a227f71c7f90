package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.timing.replacement
func TestEssaraTillAndRhysDallows(t *testing.T) {
	for _, c := range []struct{ pilot, partner, action string }{
		{"essaratill-wat1", "rhysdallows-wat1", "lock"},
		{"rhysdallows-wat1", "essaratill-wat1", "barrel roll"},
	} {
		for gap, offered := range map[float64]bool{290: true, 310: false} {
			s := unbuilt(t)
			pilot, partner := s.Mine(c.pilot, here), s.Mine(c.partner, beside(gap))
			foe := s.Theirs("academypilot", scene.At(457+20+gap/2, 500, 0))
			s.Perform(partner, 0, game.FocusAction)
			s.Use(partner, "focus")
			if !offered {
				s.NotOffered(pilot, "act instead")
			} else {
				s.Use(pilot, "act instead")
				s.Use(partner, c.action)
				if c.action == "lock" {
					s.Target(foe)
					s.WantLock(partner, foe, true)
				} else {
					s.Side(geom.Left)
					s.Position(0)
				}
				s.WantTokens(partner, game.FocusToken, 0)
			}
			if q := s.State(); q.Asking {
				s.Pass() // what the partner could do instead
			}
			s.Done()
		}
	}
}

func TestEssaraTill_AnotherTokenOrShip(t *testing.T) {
	s := unbuilt(t)
	essara, wing := s.Mine("essaratill-wat1", here), s.Mine("academypilot", beside(60))
	s.Theirs("academypilot", ahead(200))
	s.Never(essara, "act instead")
	s.Perform(wing, 0, game.FocusAction)
	s.Use(wing, "focus")
	s.WantTokens(wing, game.FocusToken, 1)
	s.Done()
	s.Perform(essara, game.AsRed, game.BoostAction)
	s.Use(essara, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(essara, game.StressToken, 1)
	s.Done()
}

func TestKyloRenWhisper(t *testing.T) {
	for name, c := range map[string]struct {
		x       float64
		force   int
		offered bool
	}{"in the bullseye arc": {457, 1, true}, "beside it": {457 + 28, 1, false}, "no Force": {457, 0, false}} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			kylo := s.Theirs("kyloren-tiewiwhispermodifiedinterceptor", scene.At(457, 300, 0), scene.Force(c.force))
			foe := s.Mine("bluesquadronescort", scene.At(c.x, 500, 180), scene.Shields(0))
			if !c.offered {
				s.Never(kylo, "lay it open")
			}
			s.Attack(kylo, foe)
			s.Dice(append(blanks(int(s.Rolling().N)-1), "hit")...)
			s.Dice("blank", "blank")
			if c.offered {
				s.Use(kylo, "lay it open")
				s.Draw("Damaged Engine")
				s.WantCrit(foe, "Damaged Engine", 1)
				s.WantForce(kylo, 0)
			} else {
				s.WantFacedown(foe, 1)
			}
			s.Done()
		})
	}
}

func TestLieutenantBastian(t *testing.T) {
	for name, c := range map[string]struct {
		gap     float64
		face    string
		offered bool
	}{"facedown": {20, "hit", true}, "faceup": {199, "crit", true}, "too far": {201, "hit", false}} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			bastian := s.Mine("lieutenantbastian", beside(40))
			foe := s.Theirs("academypilot", scene.At(497+40, 340+c.gap, 180))
			s.Attack(bastian, foe)
			s.Dice(append(blanks(int(s.Rolling().N)-1), c.face)...)
			s.Dice(blanks(int(s.Rolling().N))...)
			if c.face == "crit" {
				s.Draw("Damaged Engine")
			}
			if c.offered {
				s.Use(bastian, "mark the weakness")
			} else {
				s.NotOffered(bastian, "mark the weakness")
			}
			s.WantLock(bastian, foe, c.offered)
			s.Done()
		})
	}
}
