package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// lancer begins an Engagement phase with a Lancer at here, its turret at an arc, and a ship that
// cannot attack.
func lancer(t *testing.T, pilot string, arc geom.Arc, at scene.Option, enemy bool, has ...scene.Option,
) (s *scene.Scene, me, it *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine(pilot, here, scene.Tokens(game.DisarmToken, 1))
	put := s.Mine
	if enemy {
		put = s.Theirs
	} else {
		s.Theirs("academypilot", scene.At(100, 800, 0))
	}
	it = put("academypilot", append(has, at)...)
	s.Turret(me, arc)
	s.Engagement()
	return s, me, it
}

// 2e.token.tractor.thresholds
func TestKetsuOnyo(t *testing.T) {
	for _, enemy := range []bool{true, false} {
		s, ketsu, it := lancer(t, "ketsuonyo", geom.FrontArc, scene.At(457, 459, 0), enemy) // 99 mm
		s.Use(ketsu, "tractor")
		s.Pick(it)
		s.WantTokens(it, game.TractorToken, 1)
		playOut(s)
	}
	s, ketsu, it := lancer(t, "ketsuonyo", geom.FrontArc, scene.At(457, 360, 0), true) // touching
	s.Use(ketsu, "tractor")
	s.Pick(it)
	playOut(s)
}

func TestKetsuOnyo_Not(t *testing.T) {
	s, ketsu, _ := lancer(t, "ketsuonyo", geom.FrontArc, scene.At(457, 461, 0), true)
	never(s, ketsu, "tractor")
	s, ketsu, _ = lancer(t, "ketsuonyo", geom.RearArc, scene.At(457, 420, 0), true)
	never(s, ketsu, "tractor")
	s, ketsu, _ = lancer(t, "ketsuonyo", geom.RightArc, scene.At(560, 300, 0), true)
	never(s, ketsu, "tractor")
}

func TestAsajjVentress(t *testing.T) {
	s, asajj, tie := lancer(t, "asajjventress", geom.RightArc, scene.At(457+259, 300, 90), true)
	s.Use(asajj, "frighten")
	s.Pick(tie)
	s.WantForce(asajj, 1)
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
	s, asajj, tie = lancer(t, "asajjventress", geom.RightArc, scene.At(517, 300, 90), true, // touching
		scene.Tokens(game.EvadeToken, 1))
	s.Use(asajj, "frighten")
	s.Pick(tie)
	s.Choose(token(game.EvadeToken))
	s.WantTokens(tie, game.EvadeToken, 0)
	s.WantTokens(tie, game.StressToken, 0)
	s.Done()
}

func TestAsajjVentress_Not(t *testing.T) {
	s, asajj, _ := lancer(t, "asajjventress", geom.RightArc, scene.At(457+261, 300, 90), true)
	never(s, asajj, "frighten")
	s, asajj, _ = lancer(t, "asajjventress", geom.LeftArc, scene.At(600, 300, 90), true)
	never(s, asajj, "frighten")
	s, asajj, _ = lancer(t, "asajjventress", geom.RightArc, scene.At(600, 300, 90), false)
	never(s, asajj, "frighten")
	s = scene.Second(t)
	asajj = s.Mine("asajjventress", here, scene.Force(0), scene.Tokens(game.DisarmToken, 1))
	s.Theirs("academypilot", scene.At(600, 300, 90))
	s.Turret(asajj, geom.RightArc)
	s.Engagement()
	never(s, asajj, "frighten")
}

const sabineLancer = "sabinewren-lancerclasspursuitcraft"

func TestSabineWrenLancer(t *testing.T) {
	d := duel{pilot: sabineLancer, defends: true, has: focused, also: pointed(geom.FrontArc),
		enemyIs: []scene.Option{scene.At(457, 559, 180)}} // 199 mm
	s, sabine, _ := d.awaits(t, "add a focus", "h")
	s.Use(sabine, "add a focus")
	s.WantDefenseDice("blank", "blank", "focus")
	playOut(s)
}

func TestSabineWrenLancer_Not(t *testing.T) {
	for name, d := range map[string]duel{
		"too far":     {defends: true, also: pointed(geom.FrontArc), enemyIs: []scene.Option{scene.At(457, 561, 180)}},
		"another arc": {defends: true, also: pointed(geom.LeftArc)},
		"she attacks": {also: pointed(geom.FrontArc)},
	} {
		t.Run(name, func(t *testing.T) {
			d.pilot = sabineLancer
			d.never(t, "add a focus", "h")
		})
	}
}
