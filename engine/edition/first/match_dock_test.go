package first_test

import (
	"math/rand/v2"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// gozanti is half the length of a Gozanti.
var gozanti = float64(geom.HugeShort.Length()) / 2

const clamps, cruiser, tie = "dockingclamps", "gozanticlasscruiser", "academypilot"

// carrier puts a Gozanti with clamps in the middle of the table, facing up, and docks n TIE fighters.
func carrier(s *scene.Scene, n int, upgrades ...string) (*scene.Ship, []*scene.Ship) {
	ship := s.Mine(cruiser, scene.At(457, 300, 0), scene.With(clamps), scene.With(upgrades...))
	var docked []*scene.Ship
	for range n {
		docked = append(docked, s.Mine(tie, scene.Docked(ship)))
	}
	return ship, docked
}

// setOut lets the players place their ships somewhere.
func setOut(s *scene.Scene) {
	r := rand.New(rand.NewPCG(1, 1))
	for !s.State().Over {
		p := s.Exec().Waiting(s.State()).First()
		if s.Exec().Ask(s.State(), p).Kind == game.PlaceQuestion {
			s.Answer(p, s.Exec().Draw(s.State(), p, r))
		} else {
			s.ChooseNamed("bottom edge")
		}
	}
	s.Done()
}

// initiative begins a match up to the initiative, after ships were declared docked.
func initiative(s *scene.Scene) {
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat1) })
}

// Ships are declared docked with the squads: as many as fit, all of one type, none of a type that the clamps do
// not name, and no one is made to.
func TestClamps_UpToFourOfOneType(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(cruiser, scene.With(clamps), scene.Points(1))
	var fighters []*scene.Ship
	for range 6 {
		fighters = append(fighters, s.Mine(tie))
	}
	bomber, phantom := s.Mine("scimitarsquadronpilot"), s.Mine("sigmasquadronpilot")
	s.Theirs("obsidiansquadronpilot", scene.Points(2))
	s.Setup()
	s.Pass()
	for range 4 {
		s.Pick(ship)
	}
	initiative(s) // the fifth has no room, the bomber is of another type, the phantom of none of them
	s.WantDocked(fighters[0], nil)
	for _, f := range fighters[1:5] {
		s.WantDocked(f, ship)
	}
	for _, f := range []*scene.Ship{fighters[5], bomber, phantom} {
		s.WantDocked(f, nil)
	}
	setOut(s)
}

// A bomber can be docked in place of the fighters, and the enemy's ships never.
func TestClamps_AnotherType(t *testing.T) {
	for _, id := range []string{"scimitarsquadronpilot", "alphasquadronpilot", "tempestsquadronpilot"} {
		s := scene.First(t)
		ship := s.Mine(cruiser, scene.With(clamps), scene.Points(1))
		one, two := s.Mine(id), s.Mine(tie)
		s.Theirs(tie, scene.Points(2))
		s.Setup()
		s.Pick(ship)
		initiative(s)
		s.WantDocked(one, ship)
		s.WantDocked(two, nil)
		setOut(s)
	}
}

// Two may deploy after the maneuver of the cruiser, four with the title Vector, each with a maneuver from the
// front or the rear guides; then it may act, and attack in this round.
func TestCarrier_DeploysAfterItsManeuver(t *testing.T) {
	for title, most := range map[string]int{"": 2, "vector": 4} {
		var upgrades []string
		if title != "" {
			upgrades = append(upgrades, title)
		}
		s := scene.First(t)
		ship, docked := carrier(s, 4, upgrades...)
		foe := s.Theirs(tie, scene.At(457, 880, 180))
		s.SetDial(ship, "1 straight")
		s.SetDial(foe, "2 straight")
		s.Activation()
		s.Pass()
		for i, f := range docked[:most] {
			s.Pick(f)
			s.ChooseNamed([]string{"from the front guides", "from the rear guides"}[i%2])
			s.Maneuver([]string{"5 straight", "5 straight", "2 bank left", "2 bank left"}[i])
			s.WantDocked(f, nil)
			s.Use(f, "focus")
			s.WantTokens(f, game.FocusToken, 1)
		}
		s.WantPose(docked[0], 457, 340+gozanti+200+20, 0)
		s.WantPose(docked[1], 457, 340-gozanti-200-20, 180)
		s.Refused(func() { s.Pick(docked[most-1]) })
		s.Pass() // the action of the cruiser
		s.Is(!s.Of(docked[0]).Engaged && s.Of(docked[0]).Activated, "it activates no more, and may attack")
		s.Done()
	}
}

// What keeps a ship that deployed from acting: a red maneuver, a ship or an asteroid in its way, and nothing less.
func TestCarrier_WhoActsAfterDeploying(t *testing.T) {
	for _, c := range []struct {
		name, dial string
		at         scene.Option
		rock       string
		acts       bool
	}{
		{"a red maneuver", "4 koiogran", scene.At(800, 800, 0), "", false},
		{"a green one", "3 straight", scene.At(800, 800, 0), "", true},
		{"a ship in its way", "3 straight", scene.At(457, 340+130+120+20, 0), "", false},
		{"an asteroid", "3 straight", scene.At(800, 800, 0), "coreasteroid0", false},
		{"a debris cloud", "3 turn left", scene.At(800, 800, 0), "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.First(t)
			ship, docked := carrier(s, 1)
			s.Theirs(tie, c.at)
			if c.rock != "" {
				s.Obstacle(c.rock, scene.At(457, 560, 0))
			}
			s.Activate(ship, "1 straight")
			s.Pick(docked[0])
			s.ChooseNamed("from the front guides")
			s.Maneuver(c.dial)
			if c.rock != "" {
				s.Dice("blank")
			}
			if c.acts {
				s.Use(docked[0], "focus")
			}
			s.WantTokens(docked[0], game.FocusToken, map[bool]int{true: 1}[c.acts])
			s.Pass()
			s.Done()
		})
	}
}

// A ship for which there is no room is destroyed, with a large ship before the guides; behind it there is room.
func TestCarrier_NoRoom(t *testing.T) {
	for guides, lost := range map[string]bool{"from the front guides": true, "from the rear guides": false} {
		s := scene.First(t)
		ship, docked := carrier(s, 1)
		s.Theirs("outerrimsmuggler", scene.At(457, 340+gozanti+46, 0))
		s.Activate(ship, "1 straight")
		s.Pick(docked[0])
		s.ChooseNamed(guides)
		s.Maneuver("2 straight")
		s.Is(s.Of(docked[0]).Destroyed == lost && s.Of(docked[0]).OnTable != lost, "%s: destroyed: %v", guides, lost)
		if !lost {
			s.Use(docked[0], "focus")
		}
		s.Pass()
		s.Done()
	}
}

// 1e.flee.any-part-outside: those docked with a ship that flees are lost with it.
func TestCarrier_Flees(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(cruiser, scene.At(457, 800, 0), scene.With(clamps))
	docked := s.Mine(tie, scene.Docked(ship))
	s.Mine(tie, scene.At(100, 100, 0))
	s.Activate(ship, "4 straight")
	s.Is(s.Of(ship).Fled && s.Of(docked).Fled, "both fled")
	s.Done()
}

// When the carrier is destroyed, each docked ship is dealt a facedown damage card, deploys, takes no action and
// does not attack in this round. 1e.damage.deal-card-not-suffering: shields do not help.
func TestCarrier_Destroyed(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(cruiser, scene.At(457, 300, 0), scene.With(clamps), scene.Shields(0))
	one := s.Mine("tempestsquadronpilot", scene.Docked(ship))
	two := s.Mine("tempestsquadronpilot", scene.Docked(ship), scene.Damaged(2))
	s.DamageAt(ship, fore, 8)
	foe := s.Theirs("rookiepilot", scene.At(457, 560, 180))
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank", "blank")
	s.Pick(one) // its player says which deploys first
	s.ChooseNamed("from the rear guides")
	s.WantFacedown(one, 1)
	s.WantShields(one, 2)
	s.Maneuver("3 straight")
	s.ChooseNamed("from the rear guides") // the second has as many cards as hull: it is lost
	s.Is(s.Of(two).Destroyed && !s.Of(one).Destroyed, "only the second")
	s.Done()
	s.Is(s.Of(one).OnTable && !s.Of(two).OnTable, "the first stays")
}
