package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestEvasionSequence7_WhiteNearAnObstacle(t *testing.T) {
	const id = "evasionsequence7-siegeofcoruscant"
	for y, stress := range map[float64]int{300: 1, 400: 0, 700: 1} { // range 0, 1 and 3
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With(id))
		s.Obstacle("coreasteroid0", scene.At(line, y, 0))
		s.Perform(ship, game.AsRed, game.EvadeAction, game.FocusAction)
		s.Use(ship, "evade")
		s.WantTokens(ship, game.StressToken, stress)
		s.Perform(ship, game.AsRed|game.WhileStressed, game.FocusAction)
		s.Use(ship, "focus")
		s.WantTokens(ship, game.StressToken, stress+1)
		s.Done()
	}
}

func TestMandalorianOptics_Locks(t *testing.T) {
	const id = "mandalorianoptics"
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	enemy, back := s.Theirs(tie, scene.At(line, 640, 180)), s.Theirs(tie, scene.At(line, 200, 0))
	rock := s.Obstacle("coreasteroid0", scene.At(line, 450, 0))
	s.System(ship)
	s.Use(ship, id)
	s.WantCharges(ship, id, 1)
	s.Refused(func() { s.Target(back) })
	s.Refused(func() { s.Target(ship) })
	s.Target(enemy)
	s.WantLock(ship, enemy, true)
	s.Done()
	s.System(ship)
	s.Use(ship, id)
	s.TargetObstacle(rock)
	s.Done()
	s.System(ship) // no charge is left
	s.Done()
}

func TestMandalorianOptics_IgnoresObstacles(t *testing.T) {
	const id = "mandalorianoptics"
	each(t, map[string]struct {
		locked bool
		weapon string
		y      float64 // of the obstacle
		dice   int     // of the defender
	}{
		"ignored": {true, "primary", 430, 3}, "no lock": {false, "primary", 430, 4},
		"special attack": {true, "ioncannon", 430, 4}, "at range 0": {true, "primary", 330, 4},
	}, func(t *testing.T, c struct {
		locked bool
		weapon string
		y      float64
		dice   int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id, "ioncannon"))
		enemy := s.Theirs(tie, scene.At(line, 540, 180))
		s.Obstacle("vt49decimatordebris1", scene.At(line, c.y, 0))
		if c.locked {
			s.Lock(ship, enemy)
		}
		s.AttackWith(ship, c.weapon, enemy)
		roll(s)
		if c.locked {
			s.Pass() // the lock
		}
		s.Is(int(s.Rolling().N) == c.dice, "%d defense dice, not %d", c.dice, s.Rolling().N)
		finish(s)
	})
}

func TestDeathTroopers_KeepStress(t *testing.T) {
	each(t, map[string]struct {
		at     scene.Option // where the maneuver ends at range 0-1, or not
		mine   bool
		stress int
	}{
		"near": {scene.At(line+140, 400, 0), false, 1}, "beyond": {scene.At(line+141, 400, 0), false, 0},
		"a friend": {scene.At(line+140, 400, 0), true, 0},
	}, func(t *testing.T, c struct {
		at     scene.Option
		mine   bool
		stress int
	}) {
		s := scene.Second(t)
		s.Mine(tie, c.at, scene.With("deathtroopers"))
		ship := s.Ship(side(c.mine), xwing, south, scene.Tokens(game.StressToken, 1), scene.Tokens(game.StrainToken, 1))
		s.SetDial(ship, "2 straight")
		s.Of(ship).Engaged = true
		s.State().Ships[0].Activated = true
		s.Activation()
		play(s, nil, nil)
		s.WantTokens(ship, game.StressToken, c.stress)
		s.WantTokens(ship, game.StrainToken, 0) // only stress stays
		s.Done()
	})
	s := scene.Second(t) // only in the Activation phase
	s.Mine(tie, scene.At(line+60, 300, 0), scene.With("deathtroopers"))
	ship := s.Theirs(xwing, south, scene.With("pushthelimit-battleoverendor"))
	s.Perform(ship, game.AsRed, game.FocusAction)
	s.Use(ship, "focus")
	s.Use(ship, "push the limit")
	s.WantTokens(ship, game.StressToken, 0)
	s.Done()
}

func TestISBSlicer_JamTokensStay(t *testing.T) {
	each(t, map[string]struct {
		y    float64
		mine bool
		jam  int
	}{
		"range 1": {400, false, 1}, "range 2": {540, false, 1}, "range 3": {541, false, 0},
		"range 0": {340, false, 0}, "a friend": {400, true, 0},
	}, func(t *testing.T, c struct {
		y    float64
		mine bool
		jam  int
	}) {
		s := scene.Second(t)
		holder := s.Mine(tie, south, scene.With("isbslicer"), scene.Tokens(game.JamToken, 1))
		ship := s.Ship(side(c.mine), tie, scene.At(line, c.y, 0), scene.Tokens(game.JamToken, 1),
			scene.Tokens(game.TractorToken, 1))
		if c.y == 340 {
			s.Touch(holder, ship)
		}
		s.End()
		s.WantTokens(ship, game.JamToken, c.jam)
		s.WantTokens(ship, game.TractorToken, 0)
		s.WantTokens(holder, game.JamToken, 0)
		s.Done()
	})
}

// misses lets a ship with a card attack a pilot, with these dice.
func misses(t *testing.T, id, enemy string, dice ...string) (s *scene.Scene, ship, other *scene.Ship) {
	b := bout{enemy: enemy}
	s, ship, other = b.begin(t, id)
	s.Attack(ship, other)
	roll(s, dice...)
	play(s, nil, []string{})
	return s, ship, other
}

func TestFives_LearnsFromAMiss(t *testing.T) {
	const id = "fives"
	for _, token := range []game.Token{game.EvadeToken, game.FocusToken} {
		b := bout{enemy: xwing}
		s, ship, _ := b.open(t, id) // of the same initiative
		roll(s)
		s.ChooseNamed(map[game.Token]string{game.EvadeToken: "place an evade token",
			game.FocusToken: "place a focus token"}[token])
		s.Engage(ship)
		s.Use(ship, "take a token")
		first(s)
		s.WantTokens(ship, token, 1)
		s.Pass()
		s.Engage(ship) // there is none left
		s.Pass()
		s.Done()
	}
	for enemy, dice := range map[string][]string{tie: nil, xwing: {"hit"}} { // lower, or hit
		s, ship, _ := misses(t, id, enemy, dice...)
		s.Never(ship, "take a token")
		s.Engage(ship)
		play(s, nil, nil)
		s.Done()
	}
}

func TestAutomatedTargetPriority_AttacksTheNearest(t *testing.T) {
	const id = "automatedtargetpriority"
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id, "protontorpedoes"))
	s.Theirs(tie, scene.At(line, 440, 180))
	same := s.Theirs(tie, scene.At(line+80, 480, 180))
	far := s.Theirs(tie, scene.At(line-60, 600, 180))
	s.Theirs(tie, scene.At(line, 200, 0)) // near, and in no arc
	s.Lock(ship, far)
	s.Engage(ship)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb && c.Item == 0 })
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(same) }) // at range 2
	play(s, nil, nil)
	s.Done()
	s.Engage(ship)
	s.Pass()
	s.Declare("protontorpedoes", far) // the nearest that it can attack with these
	play(s, nil, nil)
	for n := range 2 { // two attacks missed
		s.Engage(ship)
		s.Use(ship, "take a token")
		first(s)
		s.WantTokens(ship, game.CalculateToken, n+1)
		s.Pass()
	}
	s.Engage(ship)
	s.NotOffered(ship, "take a token")
	s.Pass()
	s.Attack(ship, far)
	play(s, []string{"hit"}, nil) // does not miss
	s.Engage(ship)
	s.NotOffered(ship, "take a token")
	play(s, nil, nil)
	s.Done()
}

func TestAgentTerex_NotYetFlipped(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("agentterex"), scene.Tokens(game.CalculateToken, 1))
	s.Mine(tie, scene.At(line+100, 300, 0))
	s.Theirs(tie, north)
	s.Never(ship, "pass a token on")
	s.System(ship) // no die is rolled
	s.Done()
	s.Perform(ship, 0, game.CardAction)
	s.Done()
}

func TestAgentTerex_PullsStrings(t *testing.T) {
	const id = "agentterex"
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("omicrongrouppilot", scene.At(100, 800, 180), scene.With(id))
	friend := s.Mine(tie, scene.At(190, 800, 180))
	enemy := s.Theirs(tie, scene.At(190, 100, 0))
	far := s.Mine(tie, scene.At(510, 800, 180)) // 350 mm away
	begin(s)
	s.WantEvent(game.CardHolds, "")
	for n := range 3 {
		s.Engagement()
		s.Use(ship, "pull strings")
		s.Refused(func() { s.Pick(enemy) })
		s.Refused(func() { s.Pick(far) })
		s.Pick(friend)
		first(s)
		s.WantTokens(friend, game.CalculateToken, n+1)
		play(s, nil, nil)
	}
	for i, face := range []string{"hit", "crit", "focus", "blank"} {
		s.System(ship)
		s.Dice(face)
		play(s, nil, nil)
		s.WantTokens(ship, game.CalculateToken, []int{1, 2, 1, 0}[i]) // which jam tokens take
	}
	s.Tokens(ship, game.JamToken, 1)
	s.Tokens(ship, game.StressToken, 1)
	s.Perform(ship, game.WhileStressed, game.CardAction)
	s.Use(ship, "pass a token on")
	s.Refused(func() { s.Pick(ship) })
	s.Refused(func() { s.Pick(enemy) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(friend)
	first(s)
	s.WantTokens(ship, game.JamToken, 0)
	s.Done()
}

func TestGreefKarga_SharesALock(t *testing.T) {
	s, ship, friend := coordinated(t, "greefkarga")
	enemy, other := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+60, 500, 180))
	s.Lock(ship, enemy)
	coordinate(s, ship, friend)
	s.Use(ship, "share a lock")
	s.Refused(func() { s.Target(other) })
	s.Target(enemy)
	s.WantLock(friend, enemy, true)
	s.Done()
	for _, locked := range []bool{true, false} {
		s, ship, _ := coordinated(t, "greefkarga")
		if enemy := s.Theirs(tie, north); locked {
			s.Lock(ship, enemy)
		}
		s.Never(ship, "share a lock")
		s.Perform(ship, 0, game.FocusAction)
		s.Use(ship, "focus")
		s.Done()
	}
}
