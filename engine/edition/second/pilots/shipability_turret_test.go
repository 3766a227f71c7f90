package pilots_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// toArc turns a turret to an arc where it is rotated.
func toArc(s *scene.Scene, arc geom.Arc) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ArcVerb && geom.Arc(c.Item) == arc })
}

// 2e.action.rotate.single
func TestTurretArcs(t *testing.T) {
	ahead := []geom.Arc{geom.FrontArc, geom.RearArc}
	for _, c := range []struct {
		pilot, config string
		arcs          []geom.Arc
	}{
		{"zetasquadronsurvivor", "", ahead},
		{"redfuryzealot", "", ahead},
		{"caridaacademycadet", "", ahead},
		{"bluesquadronrecruit", "", ahead},
		{"phoenixsquadronpilot", "vectoredcannonsrz1", ahead},
		{"stalgasinhiveguard", "", []geom.Arc{geom.FrontArc, geom.LeftArc, geom.RightArc}},
	} {
		for _, at := range c.arcs {
			s := scene.Second(t)
			s.Unbuilt() // the ability that Vectored Cannons take the place of
			options := []scene.Option{here}
			if c.config != "" {
				options = append(options, scene.With(c.config))
			}
			ship := s.Mine(c.pilot, options...)
			s.Turret(ship, at)
			s.Perform(ship, 0, game.RotateAction)
			s.Use(ship, "rotate")
			to := c.arcs[0]
			for _, arc := range []geom.Arc{geom.FrontArc, geom.RearArc, geom.LeftArc, geom.RightArc} {
				if arc == at || !slices.Contains(c.arcs, arc) {
					s.Refused(func() { toArc(s, arc) })
				} else {
					to = arc
				}
			}
			toArc(s, to)
			s.Is(geom.Arc(s.Of(ship).Turret) == to, "%s: the turret at %v", c.pilot, to)
			if s.Questions() != "" {
				s.Pass() // a linked action, or Refined Gyrostabilizers
			}
			s.Done()
		}
	}
}

// 2e.setup.place-forces.turret-indicator
func TestTurretArcs_Setup(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("zetasquadronsurvivor")
	foe := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(foe, 400, 880, 180)
	s.Place(ship, 400, 50, 0)
	s.Refused(func() { toArc(s, geom.LeftArc) })
	toArc(s, geom.RearArc)
	s.Done()
}

// turretFires lets a ship with a turret that points at an arc attack a ship behind it or ahead of it with a
// special weapon, which it can if that is not refused.
func turretFires(t *testing.T, pilot, weapon string, arc geom.Arc, at scene.Option, can bool) {
	t.Helper()
	s := scene.Second(t)
	ship := s.Mine(pilot, here, scene.With(weapon))
	foe := s.Theirs("academypilot", at)
	s.Lock(ship, foe)
	s.Turret(ship, arc)
	if !can {
		s.Never(ship, weapon)
		s.Engage(ship)
		if s.Questions() != "" {
			s.Pass()
		}
		s.Done()
		return
	}
	s.AttackWith(ship, weapon, foe)
	s.Is(s.Exec().Attack().TurretArc == arc, "an attack out of the turret")
	s.Dice(blanks(int(s.Rolling().N))...)
	if s.Questions() != "" && s.Open() != "" {
		s.Pass() // the lock stays
	}
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done()
}

// 2e.attack.special.arc-requirement, 2e.arc.turret.single
func TestTurretWeapons(t *testing.T) {
	for _, c := range []struct {
		ability, pilot, weapon string
		turrets                bool
	}{
		{"Heavy Weapon Turret", "zetasquadronsurvivor", "concussionmissiles", true},
		{"Heavy Weapon Turret", "zetasquadronsurvivor", "ioncannon", false},
		{"Heavy Weapon Turret", "zetasquadronsurvivor", "protontorpedoes", false},
		{"Rotating Cannons", "caridaacademycadet", "ioncannon", true},
		{"Rotating Cannons", "caridaacademycadet", "concussionmissiles", false},
	} {
		t.Run(c.ability+" "+c.weapon, func(t *testing.T) {
			turretFires(t, c.pilot, c.weapon, geom.RearArc, behind(150), c.turrets)
			if c.turrets {
				turretFires(t, c.pilot, c.weapon, geom.FrontArc, ahead(150), true)
				turretFires(t, c.pilot, c.weapon, geom.RearArc, ahead(150), false)
			}
		})
	}
}

func TestPinpointTractorArray(t *testing.T) {
	s := scene.Second(t)
	nantex := s.Mine("stalgasinhiveguard", here)
	s.Activate(nantex, "2 straight")
	s.Use(nantex, "rotate by tractor")
	s.WantTokens(nantex, game.TractorToken, 1)
	s.Pass() // it is tractored, and is not moved
	s.Use(nantex, "rotate")
	toArc(s, geom.LeftArc)
	s.NotOffered(nantex, "rotate") // it has been performed
	s.Use(nantex, "evade")
	s.Done()

	s = scene.Second(t)
	nantex = s.Mine("stalgasinhiveguard", here)
	s.Mine("academypilot", scene.At(457, 380, 0))
	s.Never(nantex, "rotate by tractor")
	s.Activate(nantex, "2 straight") // in part
	s.Done()

	s = scene.Second(t)
	nantex = s.Mine("stalgasinhiveguard", beside(100))
	friend := s.Mine("academypilot", here)
	s.Never(nantex, "rotate by tractor")
	s.Activate(friend, "2 straight")
	s.Pass()
	s.Done()
}

func TestRefinedGyrostabilizers(t *testing.T) {
	for _, action := range []string{"boost", "rotate"} {
		s := scene.Second(t)
		ship := s.Mine("bluesquadronrecruit", here)
		s.Activate(ship, "2 straight")
		s.Use(ship, "focus")
		s.Use(ship, "gyrostabilizers")
		s.NotOffered(ship, "evade")
		s.Use(ship, action)
		if action == "boost" {
			s.Maneuver("1 straight")
		} else {
			toArc(s, geom.RearArc)
		}
		s.WantTokens(ship, game.StressToken, 1)
		s.Done()
	}
	s := scene.Second(t)
	ship, friend := s.Mine("bluesquadronrecruit", beside(100)), s.Mine("academypilot", here)
	s.Never(ship, "gyrostabilizers")
	s.Perform(friend, 0)
	s.Use(friend, "focus")
	s.Done()
}

func TestVectoredCannons(t *testing.T) {
	for _, action := range []string{"boost", "rotate"} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("phoenixsquadronpilot", here, scene.With("vectoredcannonsrz1"))
		s.System(ship)
		s.Use(ship, "vectored cannons")
		s.NotOffered(ship, "focus")
		s.Use(ship, action)
		if action == "boost" {
			s.Maneuver("1 straight")
		} else {
			toArc(s, geom.RearArc)
		}
		s.WantTokens(ship, game.StressToken, 1)
		s.Done()
	}
}

// 2e.arc.firing-arc-from-upgrade
func TestVectoredCannons_ThePrimaryWeaponIsATurret(t *testing.T) {
	for _, c := range []struct {
		arc geom.Arc
		at  scene.Option
	}{{geom.RearArc, behind(150)}, {geom.FrontArc, ahead(150)}} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("phoenixsquadronpilot", here, scene.With("vectoredcannonsrz1"))
		foe := s.Theirs("academypilot", c.at)
		s.Turret(ship, c.arc)
		s.Attack(ship, foe)
		s.Dice("blank", "blank")
		s.Dice(blanks(3)...)
		s.Done()
	}
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("phoenixsquadronpilot", here, scene.With("vectoredcannonsrz1"))
	s.Theirs("academypilot", ahead(150))
	s.Turret(ship, geom.RearArc)
	s.Never(ship, "attack")
	s.Engage(ship)
	s.Done()
}
