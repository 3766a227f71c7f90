package second_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/view"
)

// zams are the cards of Zam Wesell: the pilot, and the crew on another ship.
var zams = map[string]string{"zamwesell": "", "contractedscout": "zamwesell"}

// masked plays the System phase of a ship with Zam Wesell, which is assigned a secret condition, with an enemy
// at a place.
func masked(t *testing.T, pilot, crew, condition string, charges int, enemyAt scene.Option) (s *scene.Scene,
	zam, enemy *scene.Ship,
) {
	s = scene.Second(t)
	options := []scene.Option{scene.At(457, 300, 0)}
	if crew != "" {
		options = append(options, scene.With(crew))
	}
	zam = s.Mine(pilot, options...)
	enemy = s.Theirs("academypilot", enemyAt)
	s.Charges(zam, "zamwesell", charges)
	s.Systems()
	s.Use(zam, "assign a secret condition")
	s.ChooseNamed(condition)
	s.Done() // one is enough
	return s, zam, enemy
}

var near, lost = scene.At(457, 460, 180), scene.At(60, 60, 180)

// 2e.condition.secret: only its own side knows which one it is.
func TestZamWesell_OnlyOneSideKnows(t *testing.T) {
	for pilot, crew := range zams {
		var seen [2]view.View
		for i, condition := range []string{"You Should Thank Me", "You'd Better Mean Business"} {
			s, zam, _ := masked(t, pilot, crew, condition, 2, near)
			g, state := s.Exec().G, s.State()
			seen[i] = view.Of(g, state, game.Seat2)
			for _, e := range s.Events() {
				if e.Kind == game.ConditionGained {
					s.Is(e.Name == condition && view.Redact(e, game.Seat2).Name == "", "told to one side: %q", e.Name)
				}
			}
			s.WantCharges(zam, "zamwesell", 2)
			s.Of(zam).Systems = false
			s.Systems() // removed unrevealed
			s.WantEvent(game.ConditionLost, "2e.condition.secret")
			s.Pass()
			s.Is(s.State().Masked == 0, "it may assign none")
			s.Done()
		}
		if seen[0] != seen[1] {
			t.Error("player 2 can tell which condition is there")
		}
	}
}

func TestZamWesell_BeginsWithFewerCharges(t *testing.T) {
	for pilot, crew := range zams {
		s := scene.Second(t)
		options, left := []scene.Option{scene.At(457, 60, 0)}, 2
		if crew != "" {
			options, left = append(options, scene.With(crew)), 0
		}
		zam := s.Mine(pilot, options...)
		s.Theirs("academypilot", scene.At(457, 880, 180))
		s.Setup()
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && c.N == 0 })
		s.WantCharges(zam, "zamwesell", left)
		s.Done()
	}
}

// missed lets the enemy attack Zam Wesell and miss, up to the first question that is not a roll.
func missed(s *scene.Scene, zam, enemy *scene.Ship) {
	s.Attack(enemy, zam)
	for !s.State().Over {
		q := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First())
		if q.Kind != game.RollQuestion {
			return
		}
		s.Dice(blank(int(q.Roll.N))...)
	}
}

// blank is this many blank dice.
func blank(n int) []string { return slices.Repeat([]string{"blank"}, n) }

func TestYouShouldThankMe(t *testing.T) {
	for pilot, crew := range zams {
		s, zam, enemy := masked(t, pilot, crew, "You Should Thank Me", 0, near)
		for charges := range 2 { // revealed, and still there
			missed(s, zam, enemy)
			if charges == 0 {
				s.WantEvent(game.ConditionGained, "2e.condition.secret")

				s.Pass()
				s.WantLock(zam, enemy, false)
			} else {

				s.ChooseNamed("lock the attacker")
				s.WantLock(zam, enemy, true)
			}
			s.WantCharges(zam, "zamwesell", charges+1)
			s.Done()
		}
		s.Never(zam, "surprise them") // it was not revealed at the end of the phase
		s.Engagement()
		for !s.State().Over {
			s.Pass()
		}
		s.Of(zam).Systems = false
		s.Systems()
		s.WantEvent(game.ConditionLost, "")
		s.Use(zam, "assign a secret condition")
		s.ChooseNamed("You Should Thank Me")
		s.Done()
	}
}

func TestYoudBetterMeanBusiness(t *testing.T) {
	for pilot, crew := range zams {
		s, zam, enemy := masked(t, pilot, crew, "You'd Better Mean Business", 1, near)
		s.Never(zam, "strike back")
		missed(s, zam, enemy)
		s.WantEvent(game.ConditionGained, "2e.condition.secret")
		s.Done()

		s, zam, enemy = masked(t, pilot, crew, "You'd Better Mean Business", 2, near)
		s.Never(zam, "take heart")
		missed(s, zam, enemy)
		s.Use(zam, "strike back")
		s.WantCharges(zam, "zamwesell", 0)
		s.Weapon("primary")
		s.Pick(enemy)
		s.Is(s.Exec().Attack().Attacker == zam.ID(), "a bonus attack")
		for !s.State().Over {
			s.Dice(blank(int(s.Rolling().N))...)
		}
		s.Engagement()
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}

// revealedLate passes the Engagement phase until Zam Wesell may reveal her condition at its end, and reports
// whether she may.
func revealedLate(s *scene.Scene, zam *scene.Ship) bool {
	s.Engagement()
	for !s.State().Over {
		q := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First())
		for _, c := range q.Options() {
			if c.Verb != game.UseVerb {
				continue
			}
			if _, name := s.Ability(c); name == "reveal the condition" {
				s.Use(zam, name)
				return true
			}
		}
		s.Pass()
	}
	return false
}

func TestZamWesell_RevealsAtTheEnd(t *testing.T) {
	for pilot, crew := range zams {
		s, zam, _ := masked(t, pilot, crew, "You'd Better Mean Business", 0, near)
		s.Is(revealedLate(s, zam), "in the enemy's arc")
		s.WantCharges(zam, "zamwesell", 2)
		s.Done()

		s, zam, enemy := masked(t, pilot, crew, "You Should Thank Me", 2, near)
		s.Is(revealedLate(s, zam), "in the enemy's arc")
		s.Use(zam, "surprise them")
		s.WantCharges(zam, "zamwesell", 0)
		s.Weapon("primary")
		s.Pick(enemy)
		s.Is(s.Exec().Attack().Attacker == zam.ID(), "a bonus attack")
		for !s.State().Over {
			s.Dice(blank(int(s.Rolling().N))...)
		}
		s.Done()

		s, zam, _ = masked(t, pilot, crew, "You Should Thank Me", 1, near)
		s.Never(zam, "surprise them")
		s.Is(revealedLate(s, zam), "whichever it is, it may be revealed")
		s.Done()

		s, zam, _ = masked(t, pilot, crew, "You Should Thank Me", 2, lost)
		s.Is(!revealedLate(s, zam), "out of the enemy's arc")
		s.Done()
	}
}
