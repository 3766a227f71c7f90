package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// turretShip is a pilot with a turret, and behind a place behind a ship that stands south, at range 2.
const turretShip = "greensquadronexpert"

var behind = scene.At(line, 100, 0)

// aft points the turret of the ship with the card to its rear.
func aft(s *scene.Scene, ship, _ *scene.Ship) { s.Turret(ship, geom.RearArc) }

// The arc in which a turret points is a firing arc.
func TestFiringArc_OfATurret(t *testing.T) {
	each(t, map[string]struct {
		ability string
		mine    bool // the ship behind it is friendly
		play    func(s *scene.Scene, ship, other *scene.Ship)
	}{
		"l4er5":      {"pass a calculate token on", true, func(s *scene.Scene, _, _ *scene.Ship) { s.Engagement() }},
		"darthvader": {"choke", false, func(s *scene.Scene, _, _ *scene.Ship) { s.Engagement() }},
		"ketsuonyo":  {"hold it", false, func(s *scene.Scene, _, _ *scene.Ship) { s.End() }},
		"ahsokatano": {"lead a friend", true, func(s *scene.Scene, ship, _ *scene.Ship) { s.Activate(ship, "2 straight") }},
		"seventhfleetgunner": {"support the attack", false, func(s *scene.Scene, _, other *scene.Ship) {
			s.Attack(s.Mine(tie, scene.At(line+60, 300, 180)), other)
		}},
	}, func(t *testing.T, c struct {
		ability string
		mine    bool
		play    func(s *scene.Scene, ship, other *scene.Ship)
	}) {
		id := t.Name()[len("TestFiringArc_OfATurret/"):]
		s := scene.Second(t)
		ship := s.Mine(turretShip, south, scene.With(id), scene.Tokens(game.CalculateToken, 1))
		s.Stat(ship, "force", 1)
		other := s.Ship(side(c.mine), tie, behind, scene.Tokens(game.TractorToken, 1))
		s.Theirs(tie, scene.At(800, 800, 0), scene.Tokens(game.DisarmToken, 1))
		aft(s, ship, nil)
		c.play(s, ship, other)
		s.Use(ship, c.ability)
		finish(s)
	})
	for id, ability := range map[string]string{"dengar": "pay it back", "notorious": "strain the attacker"} {
		d := bout{pilot: turretShip, at: behind, lay: aft, defends: true}
		s, ship, _ := d.open(t, id)
		roll(s)
		s.Use(ship, ability)
		finish(s)
	}
	never(t, "soullessone", "reroll", map[string]bout{"in its turret's arc": {pilot: turretShip, at: behind, lay: aft, defends: true}})
}

// An enemy's turret arc is a firing arc, too.
func TestFiringArc_OfAnEnemysTurret(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(turretShip, south, scene.With("watchfulastromech"))
	aft(s, s.Theirs(turretShip, scene.At(line, 500, 0)), nil)
	s.Perform(ship, 0, game.RotateAction)
	s.Use(ship, "rotate")
	first(s)
	s.Use(ship, "watchfulastromech")
	finish(s)

	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("starbirdslash"))
	enemy := s.Theirs(turretShip, scene.At(line, 380, 180))
	aft(s, enemy, nil)
	s.Activate(ship, "3 straight")
	s.Use(ship, "slash")
	s.Pick(enemy)
	s.WantTokens(ship, game.StrainToken, 1)
	finish(s)
}

// A jam token can be removed in other phases.
func TestISBSlicer_NotWhileEngaging(t *testing.T) {
	d := bout{dice: faces("hit"), theirs: []scene.Option{scene.With("chaffparticles-rsl"), scene.Tokens(game.JamToken, 1)}}
	s, _, other := d.open(t, "isbslicer")
	roll(s, "focus")
	s.Use(other, "shake a token off")
	s.Face("focus")
	s.ChooseNamed("jam")
	s.WantTokens(other, game.JamToken, 0)
	finish(s)
}
