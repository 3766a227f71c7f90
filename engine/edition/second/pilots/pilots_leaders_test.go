package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// commander puts a pilot on the table with friends of these pilots to its right, at range 1 or 2.
func commander(t *testing.T, pilot string, options []scene.Option, friends ...string) (s *scene.Scene,
	me *scene.Ship, wing []*scene.Ship,
) {
	s = scene.Second(t)
	s.Unbuilt()
	me = s.Mine(pilot, append(options, here)...)
	for i, id := range friends {
		wing = append(wing, s.Mine(id, scene.At(567+65*float64(i), 300, 0)))
	}
	return s, me, wing
}

func TestMaul_CommandsTwo(t *testing.T) {
	s, maul, wing := commander(t, "maul", nil, "academypilot", "wedgeantilles", "maulermithel")
	s.Perform(maul, 0, game.CoordinateAction)
	s.Use(maul, "coordinate")
	s.Use(maul, "command")
	s.WantForce(maul, 2)
	s.Refused(func() { s.Pick(wing[1]) }) // of initiative 6
	s.Refused(func() { s.Pick(wing[2]) }) // of initiative 5, as Maul
	s.Pick(wing[0])
	s.Use(wing[0], "focus")
	s.WantTokens(wing[0], game.StrainToken, 1)
	s.Done()

	s, maul, wing = commander(t, "maul", nil, "academypilot", "wedgeantilles", "academypilot")
	s.Perform(maul, game.AsRed, game.CoordinateAction)
	s.Use(maul, "coordinate")
	s.Use(maul, "command")
	s.Pick(wing[0])
	s.Use(wing[0], "focus")
	s.ChooseNamed("coordinate another")
	s.Refused(func() { s.Pick(wing[1]) })
	s.Pick(wing[2])
	s.WantTokens(wing[2], game.StrainToken, 0)
	s.Use(wing[2], "evade")
	s.WantTokens(wing[0], game.StrainToken, 1)
	s.WantTokens(wing[2], game.StrainToken, 1)
	s.WantTokens(maul, game.StressToken, 0) // the action is white
	s.Done()
}

func TestMaul_OrdinaryCoordinate(t *testing.T) {
	s, maul, wing := commander(t, "maul", nil, "academypilot", "wedgeantilles", "academypilot")
	s.Perform(maul, game.AsRed, game.CoordinateAction)
	s.Use(maul, "coordinate")
	s.Pass()
	s.Pick(wing[1])
	s.Use(wing[1], "focus")
	s.WantTokens(wing[1], game.StrainToken, 0)
	s.WantTokens(maul, game.StressToken, 1)
	s.WantForce(maul, 3)
	s.Done()
	for _, c := range []struct {
		force  int
		friend string
	}{{0, "academypilot"}, {3, "maulermithel"}} { // no Force, no one of lower initiative
		s, maul, _ := commander(t, "maul", []scene.Option{scene.Force(c.force)}, c.friend)
		s.Perform(maul, 0, game.CoordinateAction)
		s.Use(maul, "coordinate")
		s.NotOffered(maul, "command")
		playOut(s)
	}
}

func TestAP5_CoordinatesAStressedShip(t *testing.T) {
	for stressed, acts := range map[int]bool{1: true, 2: false} {
		s, ap5, wing := commander(t, "ap5", nil, "bluesquadronescort")
		s.Tokens(wing[0], game.StressToken, stressed)
		s.Perform(ap5, 0, game.CoordinateAction)
		s.Use(ap5, "coordinate")
		if !acts {
			s.Never(wing[0], "focus")
		}
		s.Pick(wing[0])
		if acts {
			s.Use(wing[0], "focus")
		}
		s.Done()
	}
	s, other, wing := commander(t, "fennrau-sheathipedeclassshuttle", nil, "bluesquadronescort")
	s.Tokens(wing[0], game.StressToken, 1)
	s.Mine("ap5", scene.At(300, 300, 0))
	s.Never(wing[0], "focus")
	s.Perform(other, 0, game.CoordinateAction)
	s.Use(other, "coordinate")
	s.Pick(wing[0])
	s.Done()
}

func TestShaakTiOfTheSiege_CoordinatesTwo(t *testing.T) {
	const clone, jedi = "wolffe-siegeofcoruscant", "jediknight"
	each(t, []string{"shaakti-siegeofcoruscant", "shaakti-siegeofcoruscant-lsl"}, func(t *testing.T, id string) {
		s, shaak, wing := commander(t, id, []scene.Option{stress(1)}, clone, clone)
		s.End()
		s.Use(shaak, "coordinate")
		s.Use(shaak, "coordinate")
		s.WantForce(shaak, 1)
		s.Pick(wing[0])
		s.Use(wing[0], "focus")
		s.Use(shaak, "coordinate another")
		s.Refused(func() { s.Pick(wing[0]) })
		s.Pick(wing[1])
		s.Use(wing[1], "focus")
		s.WantTokens(shaak, game.StressToken, 1)
		playOut(s)

		s, shaak, wing = commander(t, id, nil, jedi, clone)
		s.Perform(shaak, 0, game.CoordinateAction)
		s.Use(shaak, "coordinate")
		s.Never(shaak, "coordinate another") // the chosen ship has another ship ability
		s.Pick(wing[0])
		playOut(s)
		s, shaak, _ = commander(t, id, nil, clone)
		enemy := s.Theirs(clone, scene.At(457, 390, 180))
		s.PrintActions(shaak, "jam")
		s.Never(shaak, "coordinate another") // she has jammed one
		s.Perform(shaak, 0, game.JamAction)
		s.Use(shaak, "jam")
		s.Pick(enemy)
		playOut(s)
		s, shaak, _ = commander(t, id, []scene.Option{scene.Force(0)}, clone)
		s.End()
		never(s, shaak, "coordinate")
	})
}

func TestLandoOfTheResistance_AllTogether(t *testing.T) {
	const id = "landocalrissian-scavengedyt1300"
	s := scene.Second(t)
	lando := s.Mine(id, here)
	near := s.Mine("bluesquadronescort", scene.At(717, 420, 0), stress(1))
	far := s.Mine("bluesquadronescort", scene.At(718, 462, 0))
	enemy := s.Theirs("academypilot", scene.At(400, 200, 0))
	s.PrintDial(lando, "1 straight red")
	s.Activate(lando, "1 straight")
	s.Use(lando, "all together")
	s.Refused(func() { s.Pick(enemy) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.Pick(lando)
	s.Is(s.State().Charges[0].Active == 1, "2 of 3 charges are spent")
	s.Pick(near)
	s.Use(near, "focus")
	s.Use(lando, "focus")
	playOut(s)
	for _, c := range []struct {
		dial    string
		charges int
		terms   game.Terms
	}{{"1 straight", 0, 0}, {"2 straight", 3, 0}, {"", 3, 0}, {"", 0, game.AsRed}} {
		s := scene.Second(t)
		lando := s.Mine(id, here)
		s.PrintDial(lando, "1 straight red", "2 straight white")
		s.Charges(lando, id, c.charges)
		s.Never(lando, "all together")
		if c.dial == "" {
			s.Perform(lando, c.terms, game.FocusAction)
			s.Use(lando, "focus")
		} else {
			s.Activate(lando, c.dial)
		}
		playOut(s)
	}
	s = scene.Second(t)
	lando = s.Mine(id, here)
	s.Perform(lando, game.AsRed, game.FocusAction)
	s.Use(lando, "focus")
	await(s, lando, "all together")
	s.Pass()
	s.Done()
}
