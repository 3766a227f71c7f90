package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// 2e.activation.no-revealed-maneuver
func TestRicOlie(t *testing.T) {
	const ric = "ricolie"
	torpedoes := []scene.Option{scene.With("protontorpedoes")}
	checkRolls(t, map[string]wantRolls{
		"faster, attacks":   {duel{pilot: ric, also: revealed("3 straight", "2 straight")}, 3, 3},
		"as fast, attacks":  {duel{pilot: ric, also: revealed("3 straight", "3 straight")}, 2, 3},
		"unknown, attacks":  {duel{pilot: ric, also: revealed("3 straight")}, 2, 3},
		"faster, defends":   {duel{pilot: ric, defends: true, also: revealed("3 straight", "2 straight")}, 2, 3},
		"as fast, defends":  {duel{pilot: ric, defends: true, also: revealed("3 straight", "3 straight")}, 2, 2},
		"faster, torpedoes": {duel{pilot: ric, has: torpedoes, locked: true, weapon: "protontorpedoes", also: revealed("3 straight", "2 straight")}, 4, 3},
	})
}

// unmodified checks that in an attack only the dice of one side may be modified with focus tokens,
// or those of both.
func unmodified(t *testing.T, d duel, mine, theirs bool) {
	t.Helper()
	d.has = append(d.has, focused...)
	d.enemyIs = append(d.enemyIs, focused...)
	for want, side := range map[*bool]int{&mine: 0, &theirs: 1} {
		s, me, enemy := d.begin(t)
		ship := [...]*scene.Ship{me, enemy}[side]
		if *want {
			await(s, ship, "spend focus", "f", "f")
			playOut(s)
			continue
		}
		never(s, ship, "spend focus", "f", "f")
	}
}

// 2e.component.golden-rule.cannot-is-absolute
func TestDineeEllberger(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "dineeellberger", defends: defends, also: revealed("3 straight", "3 straight")}
		unmodified(t, d, true, false)
		d.also = revealed("3 straight", "2 straight")
		unmodified(t, d, true, true)
		d.also = revealed("3 straight")
		unmodified(t, d, true, true)
		d.pilot, d.beside = "academypilot", "dineeellberger"
		d.also = func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Reveal(me, "3 straight")
			s.Reveal(enemy, "3 straight")
		}
		unmodified(t, d, true, true)
	}
}

func TestLapin(t *testing.T) {
	for _, defends := range []bool{false, true} {
		unmodified(t, duel{pilot: "lapin", defends: defends, enemyIs: stressed}, true, false)
		unmodified(t, duel{pilot: "lapin", defends: defends, has: stressed}, true, true)
	}
}
