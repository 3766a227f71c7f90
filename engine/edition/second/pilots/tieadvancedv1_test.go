package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestFifthBrother(t *testing.T) {
	s, brother, tie := duel{pilot: "fifthbrother"}.awaits(t, "add a crit", "h")
	s.Use(brother, "add a crit")
	s.WantForce(brother, 0)
	s.Draw("Weapons Failure")
	s.WantCrit(tie, "Weapons Failure", 1)
	s.WantDamage(tie, 2)
	playOut(s)
	duel{pilot: "fifthbrother"}.never(t, "add a crit", "h", "e")
	duel{pilot: "fifthbrother", has: []scene.Option{scene.Force(1)}}.never(t, "add a crit", "h")
	duel{pilot: "fifthbrother", defends: true}.never(t, "add a crit", "h")
	duel{pilot: "academypilot", beside: "fifthbrother"}.never(t, "add a crit", "h")
}

// 2e.attack.cancel
func TestSeventhSister(t *testing.T) {
	s, sister, tie := duel{pilot: "seventhsister"}.awaits(t, "cancel an evade", "h", "e")
	s.Use(sister, "cancel an evade")
	s.Face("evade")
	s.WantForce(sister, 0)
	playOut(s)
	s.WantDamage(tie, 1)
	missiles := []scene.Option{scene.With("ionmissiles")}
	for name, d := range map[string]duel{
		"one Force":        {pilot: "seventhsister", has: []scene.Option{scene.Force(1)}},
		"missiles":         {pilot: "seventhsister", has: missiles, locked: true, weapon: "ionmissiles"},
		"she defends":      {pilot: "seventhsister", defends: true},
		"a friend attacks": {pilot: "academypilot", beside: "seventhsister"},
	} {
		t.Run(name, func(t *testing.T) { d.never(t, "cancel an evade", "h", "e") })
	}
	duel{pilot: "seventhsister"}.never(t, "cancel an evade", "h") // no evade
}

const inquisitor = "grandinquisitor"

// 2e.attack.range-bonus.1
func TestGrandInquisitor(t *testing.T) {
	s, gi, _ := duel{pilot: inquisitor, enemyIs: gapOf(99), defends: true}.awaits(t, "deny the bonus")
	s.Use(gi, "deny the bonus")
	s.WantForce(gi, 1)
	if n := rollOf(s); n != 2 {
		t.Errorf("%d attack dice, not 2", n)
	}
	playOut(s)
	for _, gap := range []float64{101, 250} {
		s, gi, _ := duel{pilot: inquisitor, enemyIs: gapOf(gap)}.awaits(t, "apply the bonus")
		s.Use(gi, "apply the bonus")
		s.WantForce(gi, 1)
		if n := rollOf(s); n != 3 {
			t.Errorf("%d attack dice, not 3", n)
		}
		playOut(s)
	}
}

func TestGrandInquisitor_Not(t *testing.T) {
	empty := []scene.Option{scene.Force(0)}
	missiles := []scene.Option{scene.With("ionmissiles")}
	for name, c := range map[string]struct {
		duel
		ability string
	}{
		"defends at range 2": {duel{enemyIs: gapOf(101), defends: true}, "deny the bonus"},
		"attacks at range 1": {duel{enemyIs: gapOf(99)}, "apply the bonus"},
		"defends, no Force":  {duel{enemyIs: gapOf(99), defends: true, has: empty}, "deny the bonus"},
		"attacks, no Force":  {duel{has: empty}, "apply the bonus"},
		"missiles":           {duel{has: missiles, locked: true, weapon: "ionmissiles"}, "apply the bonus"},
	} {
		t.Run(name, func(t *testing.T) {
			c.pilot = inquisitor
			c.never(t, c.ability)
		})
	}
	duel{pilot: "academypilot", beside: inquisitor, enemyIs: gapOf(99), defends: true}.never(t, "deny the bonus")
}
