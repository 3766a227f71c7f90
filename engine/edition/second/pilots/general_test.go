package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// lent has a ship with lenders around it defend against an attack with one focus result to change.
func lent(t *testing.T, lender string, gap float64, tokens map[game.Token]int) (s *scene.Scene,
	from, ship *scene.Ship,
) {
	s = scene.Second(t)
	s.Unbuilt()
	from = s.Mine(lender, beside(gap))
	ship = s.Mine("academypilot", here)
	foe := s.Theirs("academypilot", ahead(150))
	for kind, n := range tokens {
		s.Tokens(from, kind, n)
	}
	s.Attack(foe, ship)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus", "blank")
	return s, from, ship
}

// kickback has Born for This.
const kickback = "kickback-siegeofcoruscant"

// 2e.token.spend-remove
func TestBornForThis(t *testing.T) {
	for kind, use := range map[game.Token]string{game.FocusToken: "spend focus", game.EvadeToken: "spend evade"} {
		s, from, ship := lent(t, kickback, 199, map[game.Token]int{kind: 2})
		s.Use(ship, use)
		if kind == game.EvadeToken {
			s.Face("blank")
		}
		s.WantTokens(from, kind, 1)
		s.WantTokens(from, game.StrainToken, 1)
		s.NotOffered(ship, use) // it is strained
		s.Done()
	}
}

func TestBornForThis_NotOffered(t *testing.T) {
	for _, c := range []struct {
		name   string
		lender string
		gap    float64
		tokens map[game.Token]int
	}{
		{"too far", kickback, 201, map[game.Token]int{game.FocusToken: 1}},
		{"strained", kickback, 50, map[game.Token]int{game.FocusToken: 1, game.StrainToken: 1}},
		{"other tokens", kickback, 50, map[game.Token]int{game.CalculateToken: 1}},
		{"nobody lends", "academypilot", 50, map[game.Token]int{game.FocusToken: 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, _, ship := lent(t, c.lender, c.gap, c.tokens)
			s.NotOffered(ship, "spend focus")
			s.NotOffered(ship, "spend calculate")
			s.Done()
		})
	}
}

func TestBornForThis_OnlyOthersWhoDefend(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	s.Mine(kickback, here, scene.Tokens(game.FocusToken, 1))
	friend := s.Mine("academypilot", beside(50))
	foe := s.Theirs("academypilot", ahead(150))
	s.Attack(friend, foe)
	s.Dice("focus", "focus")
	s.NotOffered(friend, "spend focus")
	s.Dice("blank", "blank", "blank")
	s.Done()

	s = scene.Second(t) // its own focus costs no strain
	s.Unbuilt()
	from := s.Mine(kickback, here, scene.Tokens(game.FocusToken, 1))
	foe = s.Theirs("academypilot", ahead(150))
	s.Attack(foe, from)
	s.Dice("hit", "blank")
	s.Dice(append([]string{"focus"}, blanks(int(s.Rolling().N)-1)...)...)
	s.Use(from, "spend focus")
	s.WantTokens(from, game.StrainToken, 0)
	s.Done()
}

// 2e.token.spend-remove: the player picks whose token is spent.
func TestEsegeTuketu(t *testing.T) {
	for _, own := range []bool{true, false} {
		s := scene.Second(t)
		esege := s.Mine("esegetuketu", beside(190), scene.Tokens(game.FocusToken, 1))
		ship := s.Mine("academypilot", here, scene.Tokens(game.FocusToken, 1))
		foe := s.Theirs("academypilot", ahead(150))
		s.Attack(ship, foe)
		s.Dice("focus", "blank")
		s.Use(ship, "spend focus")
		s.Refused(func() { s.Pick(foe) })
		if own {
			s.Pick(ship)
		} else {
			s.Pick(esege)
		}
		s.Is(s.Of(ship).Has(game.FocusToken) != own && s.Of(esege).Has(game.FocusToken) == own, "whose token")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
	s, esege, ship := lent(t, "esegetuketu", 180, map[game.Token]int{game.FocusToken: 1, game.EvadeToken: 1})
	s.NotOffered(ship, "spend evade")
	s.Use(ship, "spend focus")
	s.WantTokens(esege, game.StrainToken, 0)
	s.Done()

	s, _, ship = lent(t, "esegetuketu", 221, map[game.Token]int{game.FocusToken: 1})
	s.NotOffered(ship, "spend focus")
	s.Done()
}

// 2e.attack.special.arc-requirement
func TestKrassisTrelix(t *testing.T) {
	for _, c := range []struct {
		weapon string
		at     scene.Option
		can    bool
	}{
		{"ioncannon", scene.At(457, 110, 0), true}, {"ioncannon", scene.At(457, 490, 180), true},
		{"ioncannon", scene.At(647, 300, 180), false}, {"dorsalturret", scene.At(647, 300, 180), false},
	} {
		s := scene.Second(t)
		ship := s.Mine("krassistrelix", here, scene.With(c.weapon))
		foe := s.Theirs("academypilot", c.at)
		if !c.can {
			s.Never(ship, c.weapon)
			s.Engage(ship)
			s.Done()
			continue
		}
		s.AttackWith(ship, c.weapon, foe)
		s.Dice("blank", "blank", "blank")
		s.Use(ship, "reroll")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("blank")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
	s := scene.Second(t) // its primary weapon has a rear arc of its own, and rerolls nothing
	ship := s.Mine("krassistrelix", here)
	foe := s.Theirs("academypilot", scene.At(457, 110, 0))
	s.Attack(ship, foe)
	s.Dice("blank", "blank", "blank")
	s.NotOffered(ship, "reroll")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// 2e.attack.special.range-requirement
func TestVenisaDoza(t *testing.T) {
	for _, c := range []struct {
		weapon string
		at     scene.Option
		can    bool
	}{
		{"concussionmissiles", behind(150), true}, {"protontorpedoes", behind(50), true},
		{"protontorpedoes", behind(201), false}, {"protontorpedoes", ahead(250), true},
		{"ioncannon", behind(150), false}, {"protontorpedoes", beside(150), false},
		{"concussionmissiles", ahead(50), false}, // the requirement of its own arc stands
	} {
		s := scene.Second(t)
		ship := s.Mine("venisadoza", here, scene.With(c.weapon))
		foe := s.Theirs("academypilot", c.at)
		s.Lock(ship, foe)
		if !c.can {
			s.Never(ship, c.weapon)
			s.Engage(ship)
			if s.Questions() != "" {
				s.Pass()
			}
			s.Done()
			continue
		}
		s.AttackWith(ship, c.weapon, foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Pass()
		s.Dice(blanks(3)...)
		s.Done()
	}
}

// 2e.action.red-gains-stress
func TestIndependentCalculations(t *testing.T) {
	for _, more := range []bool{true, false} {
		s := scene.Second(t)
		droid := s.Mine("tradefederationdrone", here, scene.With("independentcalculations"))
		friend := s.Mine("tradefederationdrone", beside(50))
		foe := s.Theirs("academypilot", ahead(150))
		s.Perform(droid, 0)
		s.Use(droid, "calculate")
		n := 1
		if more {
			s.Use(droid, "calculate more")
			n = 2
		} else {
			s.Pass()
		}
		s.WantTokens(droid, game.CalculateToken, n)
		s.WantTokens(droid, game.StressToken, n-1)
		s.Attack(friend, foe)
		s.Dice("focus", "blank")
		s.NotOffered(friend, "networked calculations")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
	for _, c := range []struct {
		terms  game.Terms
		action string
	}{{game.AsRed, "calculate"}, {0, "lock"}} {
		s := scene.Second(t)
		droid := s.Mine("tradefederationdrone", here, scene.With("independentcalculations"))
		foe := s.Theirs("academypilot", ahead(150))
		s.Never(droid, "calculate more")
		s.Perform(droid, c.terms)
		s.Use(droid, c.action)
		if c.action == "lock" {
			s.Target(foe)
		}
		s.Done()
	}
}
