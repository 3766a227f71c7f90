package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// fires is an X-wing at range 2 of a TIE fighter, attacking it with a weapon that needs no lock.
func fires(t *testing.T, weapon string, more ...scene.Option) (s *scene.Scene,
	ship, target *scene.Ship,
) {
	t.Helper()
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(weapon))
	target = s.Theirs(tie, append([]scene.Option{north}, more...)...)
	s.AttackWith(ship, weapon, target)
	return s, ship, target
}

func TestIonGuns_OneDamageAndIonTokens(t *testing.T) {
	each(t, map[string]string{"cannon": "ioncannon", "turret": "ioncannonturret"},
		func(t *testing.T, weapon string) {
			s, _, target := fires(t, weapon)
			s.Dice("hit", "hit", "crit")
			s.Dice("blank", "blank", "blank")
			s.WantFacedown(target, 1)
			s.WantTokens(target, game.IonToken, 2) // 2e.token.ion.inflicted-by-attack
			s.Done()
		})
}

func TestIonCannonTurret_OnlyWhereItPoints(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ioncannonturret"))
	s.Theirs(tie, north)
	s.Turret(ship, geom.LeftArc)
	s.Never(ship, "ioncannonturret")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

func TestJammingBeam_EveryResultJams(t *testing.T) {
	s, _, target := fires(t, "jammingbeam", scene.Tokens(game.EvadeToken, 1),
		scene.Tokens(game.CalculateToken, 1))
	s.Dice("hit", "crit", "hit")
	s.Dice("blank", "blank", "blank")
	s.Pass() // the evade and calculate tokens
	s.Asked(game.Seat1)
	s.ChooseNamed("evade")
	s.WantDamage(target, 0) // 2e.attack.inflict-tokens
	s.WantTokens(target, game.EvadeToken, 0)
	s.WantTokens(target, game.CalculateToken, 0)
	s.WantTokens(target, game.JamToken, 1) // 2e.token.jam.stays-if-nothing
	s.Done()
}

func TestJammingBeam_NotAtRange3(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("jammingbeam"))
	s.Theirs(tie, scene.At(line, 600, 180))
	s.Never(ship, "jammingbeam")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

func TestTractorBeam_TractorsInsteadOfDamage(t *testing.T) {
	s, _, target := fires(t, "tractorbeam")
	s.Dice("hit", "crit", "blank")
	s.Dice("evade", "blank", "blank")
	s.Asked(game.Seat1) // 2e.token.tractor.chooser
	s.Pass()
	s.WantDamage(target, 0) // 2e.token.tractor.inflict
	s.WantTokens(target, game.TractorToken, 1)
	s.Done()
}

func TestTractorBeam_NothingIfItMisses(t *testing.T) {
	s, _, target := fires(t, "tractorbeam")
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.WantTokens(target, game.TractorToken, 0)
	s.Done()
}
