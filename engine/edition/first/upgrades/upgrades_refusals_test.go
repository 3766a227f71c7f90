package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

// misses rolls blanks for every die, and passes, until the attack is over.
func misses(s *scene.Scene) {
	for !s.State().Over {
		step(s)
	}
}

// Just outside of what a card says, it offers nothing.
func TestRefusals(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"juke: a friend attacks": func(s *scene.Scene) {
			ship := s.Mine(black, beside(20), with("juke"), scene.Tokens(evade, 1))
			s.Never(ship, "juke: juke")
			s.Attack(s.Mine(black, here), s.Theirs(rookie, ahead(150)))
			s.Dice("hit", "blank")
			s.Dice("evade", "blank")
		},
		"juke: another attacks it": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("juke"), scene.Tokens(evade, 1))
			s.Never(ship, "juke: juke")
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice("hit", "blank", "blank")
			s.Dice("evade", "blank", "blank")
			s.Pass() // the token
		},
		"operationsspecialist: an enemy misses": func(s *scene.Scene) {
			ship := s.Mine(smuggler, scene.At(560, 300, 0), with("operationsspecialist"))
			s.Never(ship, "direct")
			s.Attack(s.Theirs(academy, ahead(150)), s.Mine(rookie, here))
			misses(s)
		},
		"operationsspecialist: too far from the attacker, or an enemy": func(s *scene.Scene) {
			ship := s.Mine(smuggler, scene.At(560, 300, 0), with("operationsspecialist"))
			wing, tie := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
			far := s.Mine(academy, scene.At(457, 850, 0))
			s.Attack(wing, tie)
			s.Dice(blanks(3)...)
			s.Dice(blanks(3)...)
			s.Use(ship, "direct")
			s.Refused(func() { s.Pick(far) })
			s.Refused(func() { s.Pick(tie) })
			s.Pick(wing)
		},
		"flightinstructor: skill 3 is not green": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("flightinstructor"))
			s.Never(ship, "reroll a focus or blank")
			s.Attack(s.Theirs("obsidiansquadronpilot", facing), ship)
			s.Dice("hit", "blank")
			s.Dice("blank")
		},
		"lightningreflexes: ionized": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("lightningreflexes"), scene.Tokens(ion, 1))
			s.Theirs(rookie, scene.At(800, 800, 180))
			s.Never(ship, "turn round")
			s.Activate(ship, "")
			misses(s)
		},
		"servomotorsfoils: no Tallon roll closed": func(s *scene.Scene) {
			ship := s.Mine("redsquadronpilot", here, with("servomotorsfoils"))
			s.CardSide(ship, "servomotorsfoils", 2)
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "Tallon roll left")
			s.Activate(ship, "3 turn left")
			misses(s)
		},
		"servomotorsfoils: no Tallon roll closed, to the right": func(s *scene.Scene) {
			ship := s.Mine("redsquadronpilot", here, with("servomotorsfoils"))
			s.CardSide(ship, "servomotorsfoils", 2)
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "Tallon roll right")
			s.Activate(ship, "3 turn right")
			misses(s)
		},
		"syncedturret: the primary weapon": func(s *scene.Scene) {
			ship, tie := s.Mine("goldsquadronpilot", here, with("syncedturret")), s.Theirs(academy, ahead(150))
			s.Never(ship, "syncedturret: reroll")
			s.AttackWith(ship, "primary", tie)
			misses(s)
		},
		"allianceoverhaul: a missile": func(s *scene.Scene) {
			s.Unbuilt()
			ship := s.Mine("braylenstramm", scene.At(457, 500, 0),
				scene.With("allianceoverhaul", "unguidedrockets"), scene.Tokens(focus, 1))
			tie := s.Theirs(academy, scene.At(457, 690, 180))
			s.Never(ship, "roll another die")
			s.AttackWith(ship, "unguidedrockets", tie)
			misses(s)
		},
		"outlawtech: not before the maneuver": func(s *scene.Scene) {
			ship := s.Mine("bountyhunter", scene.At(457, 300, 0), with("outlawtech"))
			s.Theirs(rookie, scene.At(100, 800, 180))
			s.Activate(ship, "3 koiogran")
			s.WantTokens(ship, stress, 1) // it has flown
			s.Use(ship, "focus")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			s.Done()
		})
	}
}

func TestTactician_AtRange2Only(t *testing.T) {
	for gap, tokens := range map[float64]int{100: 0, 101: 1, 200: 1, 201: 0} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("tactician")), s.Theirs(rookie, ahead(gap))
		s.Attack(ship, foe)
		misses(s)
		s.WantTokens(foe, stress, tokens)
		s.Done()
	}
}
