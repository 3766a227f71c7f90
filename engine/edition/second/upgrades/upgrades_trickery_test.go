package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestBackwardsTailslide(t *testing.T) {
	for name, c := range map[string]struct {
		side   int
		config string
		y      float64 // of an asteroid on the way
		moves  bool
		evades int
	}{
		"through it":   {1, "servomotorsfoils", 318, true, 1},
		"other foils":  {1, "integratedsfoils", 318, true, 1},
		"onto it":      {1, "servomotorsfoils", 400, true, 0},
		"nothing met":  {1, "servomotorsfoils", 600, true, 0},
		"open":         {2, "servomotorsfoils", 318, false, 0},
		"no such card": {1, "ioncannon", 318, false, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := s.Mine(xwing, scene.At(457, 300, 0), scene.With("backwardstailslide", c.config))
			if c.side == 2 {
				s.CardSide(ship, c.config, 2)
			}
			s.PrintActions(ship, "white boost")
			s.Obstacle("coreasteroid0", scene.At(457, c.y, 0))
			s.Perform(ship, 0, game.BoostAction)
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
			play(s, nil, nil)
			s.Is((s.Of(ship).Pose.Y > 300*geom.Millimeter) == c.moves, "it moved: %v", c.moves)
			s.WantTokens(ship, game.EvadeToken, c.evades)
			s.Done()
		})
	}
}

func TestBackwardsTailslide_InAManeuver(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(457, 300, 0), scene.With("backwardstailslide", "servomotorsfoils"))
	s.Obstacle("coreasteroid0", scene.At(457, 300, 0))
	s.Activate(ship, "3 straight")
	play(s, []string{"blank"}, nil)
	s.WantTokens(ship, game.EvadeToken, 0)
	s.Done()
}

func TestProudTradition_DoubtedOnce(t *testing.T) {
	d := bout{mine: carries(game.StressToken, 1), dice: faces("hit"),
		lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.CardSide(ship, "proudtradition", 2) }}
	s, _, _ := d.open(t, "proudtradition")
	play(s, nil, nil)
	s.NoEvent(game.Used)
	s.Done()
}

func TestProudTradition_FocusWhileStressed(t *testing.T) {
	for stress, ok := range map[int]bool{1: true, 2: true, 3: false} {
		for side := 1; side <= 2; side++ {
			s := scene.Second(t)
			ship := s.Mine("epsilonsquadroncadet", south, scene.With("proudtradition"), scene.Tokens(game.StressToken, stress))
			s.CardSide(ship, "proudtradition", side)
			if !ok || side == 2 {
				s.Never(ship, "focus")
			}
			s.Never(ship, "evade")
			s.Perform(ship, 0, game.FocusAction, game.EvadeAction)
			if ok && side == 1 {
				s.Use(ship, "focus")
				s.WantTokens(ship, game.StressToken, stress)
			}
			play(s, nil, nil)
			s.Done()
		}
	}
	s := scene.Second(t)
	ship := s.Mine("epsilonsquadroncadet", south, scene.With("proudtradition"))
	s.CardSide(ship, "proudtradition", 2)
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.WantTokens(ship, game.StressToken, 1) // it is red
	s.Done()
	s = scene.Second(t)
	ship = s.Mine("epsilonsquadroncadet", south, scene.With("proudtradition"))
	s.CardSide(ship, "proudtradition", 2)
	s.Perform(ship, 0, game.EvadeAction)
	s.Use(ship, "evade")
	s.WantTokens(ship, game.StressToken, 0) // other actions are as they were
	s.Done()
}

func TestProudTradition_Doubted(t *testing.T) {
	for name, c := range map[string]struct {
		stress, focus int
		answer        string
		flips         bool
	}{
		"left":         {1, 1, "leave it", false},
		"a focus":      {1, 1, "spend 1 focus token to flip it", true},
		"damage":       {1, 0, "suffer 1 critical damage to flip it", true},
		"not stressed": {0, 1, "", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("epsilonsquadroncadet", south, scene.With("proudtradition"), scene.Tokens(game.StressToken, c.stress))
			other := s.Theirs(xwing, north, scene.Tokens(game.FocusToken, c.focus))
			s.Attack(ship, other)
			s.Dice("blank", "blank")
			s.Dice("blank", "blank")
			if c.answer != "" {
				s.Asked(game.Seat2)
				if c.focus == 0 {
					s.Refused(func() { s.ChooseNamed("spend 1 focus token to flip it") })
				}
				s.ChooseNamed(c.answer)
			}
			s.Is((s.State().Charges[1].Side == 1) == c.flips, "flipped: %v", c.flips)
			left := 2
			if c.focus == 0 {
				left = 1
			}
			s.WantShields(other, left)
			s.Done()
			s.Attack(other, ship) // it does not attack
			play(s, nil, nil)
			s.Done()
		})
	}
}

// 2e.obstacle.asteroid.no-attack-at-0
func TestTierfonBellyRun_AttacksFromAnAsteroid(t *testing.T) {
	for _, weapon := range []string{"primary", "protontorpedoes"} {
		for _, with := range []bool{true, false} {
			s := scene.Second(t)
			cards := []string{"protontorpedoes"}
			if with {
				cards = append(cards, "tierfonbellyrun")
			}
			ship := s.Mine("goldsquadronveteran", south, scene.With(cards...))
			s.Mine("goldsquadronveteran", scene.At(800, 100, 0), scene.With("tierfonbellyrun"))
			other := s.Theirs(xwing, north)
			s.Lock(ship, other)
			s.Obstacle("coreasteroid0", south)
			if !with || weapon == "primary" {
				name := weapon
				if weapon == "primary" {
					name = "attack"
				}
				if !with {
					s.Never(ship, name)
				}
				s.Engage(ship)
				if with {
					s.Refused(func() { s.Declare("primary", other) })
				}
				play(s, nil, nil)
			} else {
				s.AttackWith(ship, weapon, other)
				play(s, nil, nil)
				s.WantCharges(ship, "protontorpedoes", 1)
			}
			s.Done()
		}
	}
}

func TestTierfonBellyRun_NoRerolls(t *testing.T) {
	for name, c := range map[string]struct {
		rock, at scene.Option
		defends  bool
		rerolls  bool
	}{
		"on an obstacle":        {south, north, true, false},
		"beside it":             {scene.At(620, 300, 0), north, true, true},
		"at range 1 of it":      {scene.At(540, 300, 0), north, true, true},
		"it attacks":            {scene.At(620, 300, 0), north, false, true},
		"the attacker is there": {north, north, true, true},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("goldsquadronveteran", south, scene.With("tierfonbellyrun"))
			other := s.Theirs(xwing, c.at)
			s.Obstacle("gascloud1", c.rock) // on which attacks are possible
			a, d := other, ship
			if !c.defends {
				a, d = ship, other
			}
			s.Lock(a, d)
			if !c.rerolls {
				s.Never(a, "spend lock")
			}
			s.Attack(a, d)
			roll(s)
			if c.rerolls {
				s.Offered(a, "spend lock")
			}
			play(s, nil, nil)
			s.Done()
		})
	}
}

func TestTierfonBellyRun_DefenseDiceAreRerolled(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("goldsquadronveteran", south, scene.With("tierfonbellyrun", "lonewolf"))
	other := s.Theirs(xwing, north)
	s.Obstacle("gascloud1", south)
	s.Attack(other, ship)
	roll(s, "hit")
	roll(s)
	s.Use(ship, "lonewolf: reroll")
	play(s, nil, nil)
	s.Done()
}

func TestHeroicSacrifice(t *testing.T) {
	for name, c := range map[string]struct {
		enemy string
		y     float64
		want  int
	}{
		"large": {"patrolleader", 300 + 20 + 40, 3}, "medium": {"lokrevenant", 300 + 20 + 30, 0},
		"small": {tie, 300 + 40, 0}, "away": {"patrolleader", 411, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("arvelcrynyd-battleoverendor", scene.At(457, 260, 0),
				scene.With("heroicsacrifice-battleoverendor"), scene.Tokens(game.StressToken, 1))
			foe := s.Theirs(c.enemy, scene.At(457, c.y, 0))
			s.PrintDial(ship, "1 straight white")
			s.Reveal(ship, "1 straight")
			s.Of(ship).Executed = s.Of(ship).Revealed
			s.Perform(ship, game.AnyStep, game.SlamAction)
			s.Use(ship, "SLAM")
			if s.Questions() != "" {
				s.Maneuver("1 straight")
			}
			play(s, []string{"hit", "crit", "hit", "focus", "blank"}, nil)
			s.WantFacedown(foe, c.want)
			s.Is(s.Of(ship).Destroyed, "it is destroyed")
			s.Done()
		})
	}
}
