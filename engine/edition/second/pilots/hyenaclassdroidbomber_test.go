package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestDBS32C(t *testing.T) {
	each(t, []string{"dbs32c-siegeofcoruscant", "dbs32c-siegeofcoruscant-lsl"}, func(t *testing.T, id string) {
		acts := func(a game.Action, name string, charges int) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me := s.Mine(id, here)
				s.Theirs("academypilot", ahead(50))
				s.Charges(me, id, charges)
				s.Perform(me, 0, a)
				s.Use(me, name)
				if a == game.BarrelRollAction {
					s.Side(1)
					s.Position(0)
				}
				return me
			}
		}
		const ability = "jam after calculating"
		offered(t, ability, "blank",
			situation{"calculating", true, acts(game.CalculateAction, "calculate", 1)},
			situation{"rolling", false, acts(game.BarrelRollAction, "barrel roll", 1)},
			situation{"without charge", false, acts(game.CalculateAction, "calculate", 0)})
		s := scene.Second(t)
		s.Unbuilt()
		me := acts(game.CalculateAction, "calculate", 2)(s)
		s.Use(me, ability)
		s.WantCharges(me, id, 1)
		s.NotOffered(me, "barrel roll")
		s.Use(me, "jam")
		playOut(s)
	})
}

func TestDBS404(t *testing.T) {
	for _, c := range []struct {
		id   string
		gap  float64 // 0 for touching
		want int
	}{
		{"dbs404", 99, 4}, {"dbs404", 101, 2},
		{"dbs404-siegeofcoruscant", 99, 4}, {"dbs404-siegeofcoruscant", 101, 2},
		{"dbs404-siegeofcoruscant-lsl", 99, 4}, {"dbs404-siegeofcoruscant-lsl", 101, 2},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := s.Mine(c.id, here), s.Theirs("academypilot", ahead(c.gap))
		n, _ := diceOf(s, me, tie, "")
		s.Is(n == c.want, "%d dice, not %d", c.want, n)
		s.WantDamage(me, 0) // since it missed
		s.Attack(me, tie)
		s.Dice(append(blanks(c.want-1), "hit")...)
		s.Dice(blanks(int(s.Rolling().N))...)
		if c.want == 4 {
			s.Draw("Weapons Failure")
		}
		playOut(s)
		s.WantDamage(me, c.want/4)
	}
}

// touching puts the pilot and an enemy ahead of it at range 0 of each other.
func touching(s *scene.Scene, pilot string) (me, tie *scene.Ship) {
	me, tie = s.Mine(pilot, here, scene.With("ionmissiles")), s.Theirs("academypilot", ahead(0.5))
	s.Touch(me, tie)
	s.Lock(me, tie)
	return me, tie
}

func TestDBS404_AtRange0(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me, tie := touching(s, "dbs404")
	s.Engage(me)
	s.Refused(func() { s.Weapon("ionmissiles") })
	s.Declare("primary", tie)
	n := int(s.Rolling().N)
	s.Is(n == 3, "3 dice, not %d", n) // no range bonus at range 0
	s.Dice("hit", "blank", "blank")
	s.Pass() // the lock
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Draw("Weapons Failure")
	s.WantCrit(me, "Weapons Failure", 1)
	playOut(s)

	s = scene.Second(t)
	s.Unbuilt()
	me, _ = touching(s, "dbs404-siegeofcoruscant")
	s.Engage(me)
	s.Is(s.Questions() == "", "no attack at range 0")
	s.Done()
}

func TestDBS404_Defending(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me, tie := s.Mine("dbs404", here), s.Theirs("academypilot", ahead(50))
	n, _ := diceOf(s, tie, me, "")
	s.Is(n == 3, "3 dice, not %d", n)
}

func TestDBS32C_Coordinates(t *testing.T) {
	const ability = "coordinate for a token"
	begin := func(friend string, tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dbs32c", here, scene.Tokens(game.CalculateToken, tokens))
			s.Mine(friend, beside(120))
			s.Theirs("academypilot", scene.At(100, 800, 0))
			s.Engagement()
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"with a token", true, begin("technounionbomber", 1)},
		situation{"without", false, begin("technounionbomber", 0)})
	for friend, want := range map[string]bool{"technounionbomber": true, "academypilot": false} {
		s := scene.Second(t)
		me := s.Mine("dbs32c", here, scene.Tokens(game.CalculateToken, 1))
		other, networked := s.Mine(friend, beside(120)), s.Mine("technounionbomber", scene.At(277, 300, 0))
		s.Theirs("academypilot", scene.At(100, 800, 0))
		s.Engagement()
		s.Use(me, ability)
		s.WantTokens(me, game.CalculateToken, 0)
		s.NotOffered(me, "lock")
		s.Use(me, "coordinate")
		if want {
			s.Pick(other)
		} else {
			s.Refused(func() { s.Pick(other) })
			s.Pick(networked)
		}
		playOut(s)
	}
}
