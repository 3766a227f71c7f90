package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const malarusXi = "commandermalarus-xiclasslightshuttle"

// pushed lets a ship of a side attack at a distance of Commander Malarus, and returns it.
func pushed(s *scene.Scene, side game.Player, gap float64, weapon string, faces ...string) *scene.Ship {
	s.Mine(malarusXi, besideMedium(gap))
	a := s.Ship(side, "bluesquadronescort", here, scene.With("iontorpedoes"))
	b := s.Ship(side.Other(), "bluesquadronescort", ahead(150))
	s.Lock(a, b)
	s.AttackWith(a, weapon, b)
	s.Dice(faces...)
	return a
}

// 2e.timing.cost-only-if-effect
func TestCommanderMalarusXi(t *testing.T) {
	s := scene.Second(t)
	it := pushed(s, game.Seat1, 199, "primary", "blank", "blank", "hit")
	if s.Exec().Waiting(s.State()).Has(game.Seat1) {
		s.Number(1)
	}
	s.Dice("crit")
	s.WantTokens(it, game.StrainToken, 1)
	s.WantAttackDice("blank", "hit", "crit")
	playOut(s)
}

func TestCommanderMalarusXi_Herself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(malarusXi, here)
	it := s.Theirs("bluesquadronescort", aheadOfMedium(150))
	s.Attack(me, it)
	s.Dice("blank", "hit")
	if s.Exec().Waiting(s.State()).Has(game.Seat1) {
		s.Number(1)
	}
	s.Dice("hit")
	s.WantTokens(me, game.StrainToken, 1)
	playOut(s)
}

func TestCommanderMalarusXi_Otherwise(t *testing.T) {
	for _, c := range []struct {
		side   game.Player
		gap    float64
		weapon string
		faces  []string
	}{
		{game.Seat1, 201, "primary", []string{"blank", "blank", "hit"}},
		{game.Seat2, 50, "primary", []string{"blank", "blank", "hit"}},
		{game.Seat1, 50, "iontorpedoes", []string{"blank", "blank", "hit", "hit"}},
		{game.Seat1, 50, "primary", []string{"focus", "crit", "hit"}},
	} {
		s := scene.Second(t)
		it := pushed(s, c.side, c.gap, c.weapon, c.faces...)
		playOut(s)
		s.WantTokens(it, game.StrainToken, 0)
	}
}

const gideonXi = "gideonhask-xiclasslightshuttle"

// gideonSees lets a ship of a side attack a ship with damage cards at a distance of Gideon Hask.
func gideonSees(side game.Player, pilot string, gap float64, damage int, weapon string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine(gideonXi, besideMedium(gap))
		a := s.Ship(side, pilot, here, scene.With("ionmissiles"))
		b := s.Ship(side.Other(), "bluesquadronescort", scene.At(457, 510, 180), scene.Damaged(damage))
		s.Lock(a, b)
		if weapon != "primary" {
			s.Tokens(a, game.DepleteToken, 1) // for 2 dice
		}
		return me, func() {
			s.AttackWith(a, weapon, b)
			s.Dice(blanks(int(s.Rolling().N))...)
		}
	}
}

func TestGideonHaskXi(t *testing.T) {
	s := scene.Second(t)
	me, play := gideonSees(game.Seat1, "banditsquadronpilot", 199, 1, "primary")(s)
	play()
	s.Use(me, "another attack die")
	s.Dice("hit")
	s.WantAttackDice("blank", "blank", "hit")
	s.Is(s.State().Ships[1].Tokens[game.StrainToken] == 1, "a strain token of the attacker")
	playOut(s)
}

func TestGideonHaskXi_Himself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(gideonXi, here)
	it := s.Theirs("bluesquadronescort", aheadOfMedium(150), scene.Damaged(1))
	s.Attack(me, it)
	s.Dice("blank", "blank")
	s.Use(me, "another attack die")
	s.Dice("hit")
	s.WantTokens(me, game.StrainToken, 1)
	playOut(s)
}

func TestGideonHaskXi_Otherwise(t *testing.T) {
	const bandit = "banditsquadronpilot"
	unoffered(t, "another attack die", map[string]setting{
		"too far":     gideonSees(game.Seat1, bandit, 201, 1, "primary"),
		"an enemy":    gideonSees(game.Seat2, bandit, 50, 1, "primary"),
		"not damaged": gideonSees(game.Seat1, bandit, 50, 0, "primary"),
		"three dice":  gideonSees(game.Seat1, bandit, 50, 1, "ionmissiles"),
		"defense dice": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine(gideonXi, besideMedium(50))
			a := s.Theirs("academypilot", ahead(150), scene.Damaged(1))
			b := s.Mine(bandit, here)
			return me, func() {
				s.Attack(a, b)
				s.Dice("hit", "blank")
				s.Dice(blanks(int(s.Rolling().N))...)
			}
		},
		"a medium ship": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine(gideonXi, scene.At(560, 300, 0))
			a := s.Mine("firstordercourier", here)
			b := s.Theirs("bluesquadronescort", aheadOfMedium(150), scene.Damaged(1))
			return me, func() {
				s.Attack(a, b)
				s.Dice("blank", "blank")
			}
		},
		"three dice of a primary weapon": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine(gideonXi, besideMedium(50))
			a := s.Mine("bluesquadronescort", here)
			b := s.Theirs("bluesquadronescort", ahead(150), scene.Damaged(1))
			return me, func() {
				s.Attack(a, b)
				s.Dice(blanks(3)...)
			}
		},
	})
}

// terex begins set-up with Agent Terex, his upgrades and friends, and returns the friends once all are placed.
func terex(t *testing.T, cards []string, friends ...string) (s *scene.Scene, terex *scene.Ship, list []*scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	terex = s.Mine("agentterex", scene.With(cards...))
	for _, f := range friends {
		list = append(list, s.Mine(f))
	}
	foe := s.Theirs("wedgeantilles")
	s.Setup()
	s.Choose(firstPlayer)
	for _, i := range []int{0, 2, 1} { // by initiative
		if i < len(list) {
			s.Place(list[i], 150+100*float64(i), 50, 0)
		}
	}
	if len(list) > 1 {
		s.ChooseNamed("front") // where the TIE/sf's turret looks
	}
	s.Place(terex, 700, 60, 0)
	s.Place(foe, 457, 880, 180)
	return s, terex, list
}

func TestAgentTerex(t *testing.T) {
	cards := []string{"contrabandcybernetics", "feedbackarray", "coaxiumhyperfuel"}
	s, me, list := terex(t, cards, "epsilonsquadroncadet", "zetasquadronsurvivor", "sienarjaemusengineer")
	s.Use(me, "arm the fighters")
	s.Refused(func() { s.Pick(list[2]) }) // another TIE
	s.Refused(func() { s.Pick(me) })
	s.Pick(list[0])
	s.ChooseNamed("Contraband Cybernetics")
	s.WantCharges(list[0], "contrabandcybernetics", 1)
	s.ChooseNamed("arm another fighter")
	s.Refused(func() { s.Pick(list[0]) }) // it has one
	s.Pick(list[1])
	s.ChooseNamed("Feedback Array")
	s.WantEquipped(list[0], "contrabandcybernetics", true)
	s.WantEquipped(list[1], "feedbackarray", true)
	for _, card := range cards {
		s.WantEquipped(me, card, card == cards[2])
	}
	s.WantEquipped(list[1], cards[2], false)
	playOut(s)
}

func TestAgentTerex_Refused(t *testing.T) {
	for _, c := range []struct{ card, friend string }{
		{"cloakingdevice", "sienarjaemusengineer"}, // a silencer
		{"trackingfob", "epsilonsquadroncadet"},    // for bounty hunters
		{"hotshottailblaster", "epsilonsquadroncadet"},
		{"patternanalyzer", "epsilonsquadroncadet"},
	} {
		s, me, _ := terex(t, []string{c.card}, c.friend)
		s.NotOffered(me, "arm the fighters")
		s.NoEvent(game.CardEquipped)
		playOut(s)
	}
}
