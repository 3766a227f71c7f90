package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestKyloRen_ShowsAnEnemy(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("kyloren"))
	friend := s.Mine(tie, scene.At(line+100, 300, 0))
	enemy, far := s.Theirs(xwing, scene.At(line, 639, 180)), s.Theirs(tie, scene.At(line-60, 641, 180))
	near := s.Theirs(tie, scene.At(line-40.1, 300, 0))
	s.Touch(ship, near)
	s.Perform(ship, 0)
	s.Use(ship, "show the dark side")
	for _, other := range []*scene.Ship{friend, far, near} {
		s.Refused(func() { s.Pick(other) })
	}
	s.Pick(enemy)
	s.WantForce(ship, 0)
	s.ChooseNamed("Stunned Pilot")
	s.Done()
	s.Attack(ship, enemy)
	s.Dice("crit", "blank", "blank")
	finish(s)
	s.WantCrit(enemy, "Stunned Pilot", 1)
	s.WantShields(enemy, 2)
}

func TestKyloRen_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		force int
		y     float64
	}{"no Force": {0, 500}, "beyond range 3": {1, 641}}, func(t *testing.T, c struct {
		force int
		y     float64
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("kyloren"), scene.Force(c.force))
		s.Theirs(tie, scene.At(line, c.y, 180))
		s.Perform(ship, 0)
		s.NotOffered(ship, "show the dark side")
		s.Pass()
		s.Done()
	})
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("kyloren"))
	s.Theirs(tie, scene.At(line, 345, 180)) // range 1
	s.Perform(ship, 0)
	s.Offered(ship, "show the dark side")
	s.Pass()
	s.Done()
}

// 2e.setup.prepare.own-deck-each, 2e.damage.facedown-hidden
func TestKazsFireball_Searches(t *testing.T) {
	each(t, map[string]bool{"searched": true, "at random": false}, func(t *testing.T, search bool) {
		s := scene.Second(t)
		ship := s.Mine("colossusstationmechanic", south, scene.With("kazsfireball"))
		s.Theirs(tie, north)
		begin(s)
		known := func(p game.Player) bool { return s.State().Secret[p].Known[0] != 0 }
		if search {
			s.ChooseNamed("A Ship damage card of your choice")
			s.Refused(func() { s.ChooseNamed("Stunned Pilot") })
			s.ChooseNamed("Hull Breach")
		} else {
			s.ChooseNamed("A damage card at random")
		}
		s.WantFacedown(ship, 1)
		s.WantDamage(ship, 1)
		s.Is(known(game.Seat1) == search && !known(game.Seat2), "it is known to its player if it was chosen")
		s.MustHold()
		s.Done()
	})
}

// 2e.action.ionized-only-focus
func TestKazsFireball_RepairsIonized(t *testing.T) {
	for _, upgrade := range []string{"kazsfireball", "munitionsfailsafe"} {
		s := scene.Second(t)
		ship := s.Mine("colossusstationmechanic", south, scene.With(upgrade), scene.Tokens(game.IonToken, 1))
		s.Theirs(tie, scene.At(60, 800, 180))
		s.Crit(ship, "Hull Breach")
		s.Activate(ship, "")
		if upgrade == "kazsfireball" {
			s.Offered(ship, "repair")
		} else {
			s.NotOffered(ship, "repair")
		}
		s.NotOffered(ship, "evade")
		s.Offered(ship, "focus")
		finish(s)
	}
}
