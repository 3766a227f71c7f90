package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.movement.basic-bearings
func TestQ90(t *testing.T) {
	for _, maneuver := range []string{"5 koiogran", "2 tallon-left", "0 stationary"} {
		s := scene.Second(t)
		q90 := s.Mine("q90", here)
		s.Activate(q90, maneuver)
		await(s, q90, "act")
		s.WantTokens(q90, game.StressToken, 1)
		s.Use(q90, "act")
		s.NotOffered(q90, "rules: focus")
		s.Offered(q90, "rules: barrel roll")
		s.Use(q90, "rules: calculate")
		s.WantTokens(q90, game.CalculateToken, 1)
		s.WantTokens(q90, game.StrainToken, 1)
		playOut(s)
	}
	s := scene.Second(t)
	q90 := s.Mine("q90", here)
	s.Activate(q90, "5 koiogran")
	s.Use(q90, "act")
	s.Pass()
	s.WantTokens(q90, game.StrainToken, 0) // no action, no strain
	playOut(s)
	for _, maneuver := range []string{"2 straight", "2 bank-left", "2 bank-right", "2 turn-left", "2 turn-right"} {
		s := scene.Second(t)
		q90 := s.Mine("q90", here)
		s.Activate(q90, maneuver)
		never(s, q90, "act")
	}
	s = scene.Second(t)
	q90 = s.Mine("q90", here)
	s.Mine("academypilot", scene.At(457, 560, 0))
	s.Activate(q90, "5 koiogran") // not in full
	never(s, q90, "act")
}

// mando puts a second enemy near the Mandalorian, who is at here with the first one ahead.
func mando(at scene.Option, enemy bool) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, _, _ *scene.Ship) {
		if enemy {
			s.Theirs("academypilot", at)
		} else {
			s.Mine("academypilot", at)
		}
	}
}

func TestTheMandalorian(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "themandalorian", has: focused, defends: defends,
			also: mando(scene.At(457, 300-50-198, 0), true)} // 199 mm behind
		s, mando1, _ := d.awaits(t, "change a blank")
		s.Use(mando1, "change a blank")
		if defends {
			s.WantDefenseDice("focus", "blank")
		} else {
			s.WantAttackDice("focus", "blank", "blank")
		}
		playOut(s)
		near := d
		near.also = mando(scene.At(457, 300-50-80, 0), true) // at range 1
		at1, _, _ := near.awaits(t, "change a blank")
		playOut(at1)
		for name, also := range map[string]func(s *scene.Scene, me, enemy *scene.Ship){
			"one enemy":  nil,
			"too far":    mando(scene.At(457, 300-50-202, 0), true),
			"looks away": mando(scene.At(457, 200, 180), true),
			"a friend":   mando(scene.At(457, 200, 0), false),
		} {
			t.Run(name, func(t *testing.T) {
				duel{pilot: "themandalorian", defends: defends, also: also}.never(t, "change a blank")
			})
		}
		rolls := []string{"hhh", "e"}
		if defends {
			rolls = []string{"hh", "ee"}
		}
		d.never(t, "change a blank", rolls...) // no blank
	}
}

func TestGuildBountyHunter(t *testing.T) {
	for name, c := range map[string]struct {
		gap     float64
		upgrade string
		charges int
		offered bool
	}{
		"range 2": {190, "inertialdampeners", 1, false}, "range 1": {50, "deadmansswitch", 0, false},
		"illicit": {190, "cloakingdevice", 2, true}, "spent": {190, "cloakingdevice", 0, false},
		"range 3": {201, "cloakingdevice", 2, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			hunter := s.Mine("guildbountyhunter", here, scene.With(c.upgrade))
			if c.upgrade == "cloakingdevice" {
				s.Charges(hunter, c.upgrade, c.charges)
			}
			foe := s.Theirs("bluesquadronescort", ahead(c.gap+20))
			s.Attack(hunter, foe)
			if !c.offered {
				s.Never(hunter, "spend contraband")
			}
			s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
			if c.offered {
				s.Use(hunter, "spend contraband")
				s.ChooseNamed("Cloaking Device")
				s.WantCharges(hunter, c.upgrade, 1)
				s.WantAttackDice("crit", "blank", "blank")
			}
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}
