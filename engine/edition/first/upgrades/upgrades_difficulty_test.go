package upgrades_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// easing is a card that makes a maneuver easier.
type easing struct {
	id, pilot, maneuver string
	before, after       int    // stress tokens, if nothing makes the maneuver harder
	use                 string // what its player uses, "" if it always works
}

var easings = []easing{
	{"r2astromech", "bluesquadronnovice", "2 turn-left", 1, 0, "treat it as green"},
	{"unhingedastromech", "bluesquadronnovice", "3 turn-left", 1, 0, "treat it as green"},
	{"niennunb", "bluesquadronnovice", "4 straight", 1, 0, "treat it as green"},
	{"twinionenginemkii", "bluesquadronnovice", "3 bank-left", 1, 0, "treat it as green"},
	{"lightscykinterceptor", "bluesquadronnovice", "3 bank-left", 1, 0, "treat it as green"},
	{"adrenalinerush", "bluesquadronnovice", "4 koiogran", 0, 0, "treat it as white"},
	{"leiaorgana", "bluesquadronnovice", "4 koiogran", 0, 0, "treat it as white"},
	{"servomotorsfoils", "bluesquadronnovice", "3 bank-left", 1, 1, ""}, // of another speed
	{"servomotorsfoils", rookie, "2 bank-left", 1, 0, ""},
	{"advancedailerons", "scarifbasepilot", "3 bank-left", 0, 0, ""},
	{"", "elloasty", "3 tallon-left", 0, 0, "treat it as white"},
	{"r2astromech", "dalanoberos", "2 turn-left", 1, 0, "treat it as green"},
}

// hardening is a card with which a maneuver becomes red.
type hardening struct {
	id    string
	fits  func(e *easing) bool // whether it can concern that maneuver
	makes func(s *scene.Scene, ship *scene.Ship, e *easing)
}

var hardenings = []hardening{
	{"stayontarget", func(*easing) bool { return true }, func(s *scene.Scene, ship *scene.Ship, e *easing) {
		other := map[byte]string{'2': "2 straight", '3': "3 straight", '4': "4 koiogran"}[e.maneuver[0]]
		if other == e.maneuver {
			other = "4 straight"
		}
		reveal(s, ship, e, other)
		s.Use(ship, "stayontarget: turn the dial")
		s.Maneuver(e.maneuver)
	}},
	{"damagedengine", func(e *easing) bool { return e.maneuver[2:] == "turn-left" }, func(s *scene.Scene,
		ship *scene.Ship, e *easing,
	) {
		s.Crit(ship, "damagedengine")
		reveal(s, ship, e, e.maneuver)
	}},
	{"servomotorsfoils", func(e *easing) bool {
		return e.id == "unhingedastromech" || e.pilot == "elloasty"
	}, func(s *scene.Scene, ship *scene.Ship, e *easing) {
		reveal(s, ship, e, "3 turn-left")
		s.Use(ship, "Tallon roll left")
	}},
	{"roll", dalan, func(s *scene.Scene, ship *scene.Ship, e *easing) {
		reveal(s, ship, e, e.maneuver)
		s.Use(ship, "roll")
	}},
}

// Dalan Oberos rolls in red at the end of a turn.
func dalan(e *easing) bool { return e.pilot == "dalanoberos" }

// reveal has a ship without stress reveal a maneuver, with a friend's Leia Organa at work if it is about her.
func reveal(s *scene.Scene, ship *scene.Ship, e *easing, maneuver string) {
	if e.id != "leiaorgana" {
		s.Activate(ship, maneuver)
		if e.id == "advancedailerons" {
			s.ChooseNamed("1 straight")
		}
		return
	}
	s.SetDial(ship, maneuver)
	s.Activation()
	s.Use(ship, "inspire")
	s.Pass() // the enemy
}

// eased sets up a ship with the card and perhaps another.
func eased(t *testing.T, e *easing, stressed int, also ...string) (*scene.Scene, *scene.Ship) {
	s := table(t)
	ids := append(also, e.id)
	ids = slices.DeleteFunc(ids, func(id string) bool { return id == "" })
	ship := s.Mine(e.pilot, here, scene.With(ids...), scene.Tokens(stress, stressed))
	if e.id == "servomotorsfoils" {
		s.CardSide(ship, e.id, 2)
	}
	s.Theirs(academy, scene.At(800, 800, 180))
	return s, ship
}

// What makes a maneuver easier does so alone.
func TestDifficulty_Easier(t *testing.T) {
	for _, e := range easings {
		t.Run(e.pilot+" "+e.id, func(t *testing.T) {
			s, ship := eased(t, &e, e.before)
			reveal(s, ship, &e, e.maneuver)
			if e.use != "" {
				s.Use(ship, e.use)
			}
			if e.pilot == "elloasty" {
				s.Place(ship, 347, 410, 180)
			}
			s.WantTokens(ship, stress, e.after)
			for !s.State().Over {
				s.Pass()
			}
			s.Done()
		})
	}
}

// 1e.maneuver.difficulty-conflict-harder-wins: each card that makes a maneuver red, with each that would make
// it easier. The easier ones are not offered, and do nothing.
func TestDifficulty_TheHarderWins(t *testing.T) {
	pairs := 0
	for _, h := range hardenings {
		for _, e := range easings {
			if h.id == e.id || !h.fits(&e) {
				continue
			}
			also := h.id
			if also == "damagedengine" || also == "roll" {
				also = ""
			}
			s, ship := eased(t, &e, 0, also)
			h.makes(s, ship, &e)
			switch {
			case h.id == "servomotorsfoils" || e.pilot == "elloasty":
				s.Place(ship, 347, 410, 180)
			case h.id == "roll":
				s.Place(ship, 374, 383, 180)
			}
			pairs++
			for !s.State().Over {
				s.Pass()
			}
			s.Done()
			if got := s.Of(ship).Tokens[game.StressToken]; got != 1 {
				t.Errorf("%s with %s %s: %d stress tokens, want 1", h.id, e.pilot, e.id, got)
			}
		}
	}
	if pairs != 18 {
		t.Errorf("%d pairs were flown", pairs)
	}
}
