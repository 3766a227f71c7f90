package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// adept is an X-wing at south with a card and 2 Force charges.
func adept(t *testing.T, card string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(card))
	s.Stat(ship, "force", 2)
	return s, ship
}

func TestBrilliantEvasion_ChangesTwoResults(t *testing.T) {
	s, ship := adept(t, "brilliantevasion")
	s.Stat(ship, "agility", 3)
	s.Attack(s.Theirs(xwing, scene.At(beside, 500, 180)), ship)
	s.Dice("hit", "hit", "hit")
	s.Dice("focus", "focus", "focus")
	s.Use(ship, "change focus results")
	s.WantForce(ship, 1)
	s.WantDefenseDice("evade", "evade", "focus")
	s.Pass() // the Force for the third
	s.WantShields(ship, 1)
	s.Done()
}

func TestBrilliantEvasion_NotOffered(t *testing.T) {
	force := func(n int) twist {
		return func(s *scene.Scene, ship, _ *scene.Ship) { s.Stat(ship, "force", n) }
	}
	refused(t, "brilliantevasion", "change focus results", true, map[string]bout{
		"in the bullseye arc": {at: scene.At(inside, 500, 180), lay: force(1), defense: faces("focus")},
		"no Force":            {at: scene.At(beside, 500, 180), lay: force(0), defense: faces("focus")},
		"no focus":            {at: scene.At(beside, 500, 180), lay: force(1), defense: faces("evade")},
	})
	refused(t, "brilliantevasion", "change focus results", false, map[string]bout{
		"its own attack": {at: scene.At(beside, 500, 180), lay: force(1), dice: faces("focus")},
	})
}

// 2e.initiative.value, 2e.initiative.descending-engagement
func TestHeightenedPerception_EngagesFirst(t *testing.T) {
	s, ship := adept(t, "heightenedperception")
	enemy := s.Theirs("soontirfel", north)
	s.Engagement()
	s.Use(ship, "engage first")
	s.WantForce(ship, 1)
	s.WantInitiative(ship, 2)
	s.Declare("primary", enemy) // before Soontir Fel, whose initiative is 6
	play(s, nil, nil)
	s.End()
	s.Done()
}

func TestHeightenedPerception_NotWithoutForce(t *testing.T) {
	s, ship := adept(t, "heightenedperception")
	s.Force(ship, 0)
	s.Never(ship, "engage first")
	s.Engagement()
	s.Done()
}

// waits are the cards that recover Force as the Engagement phase begins: the token that it costs.
var waits = map[string]struct {
	ability string
	token   game.Token
}{
	"patience":                      {"wait", game.DepleteToken},
	"roilinganger-rsl":              {"rage", game.StrainToken},
	"roilinganger-siegeofcoruscant": {"rage", game.StrainToken},
}

func TestForceAtEngagement_RecoversForAToken(t *testing.T) {
	for card, want := range waits {
		s, ship := adept(t, card)
		s.Force(ship, 0)
		s.Theirs(tie, scene.At(line, 640, 180)) // range 3
		s.Engagement()
		s.Use(ship, want.ability)
		s.WantForce(ship, 1)
		s.WantTokens(ship, want.token, 1)
		play(s, nil, nil)
		s.Done()
	}
}

// What Patience looks for lies ahead of its own ship; what Roiling Anger looks for faces it.
func TestForceAtEngagement_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		mine  bool
		at    scene.Option
		force int
		cards []string
	}{
		"a friend":            {true, north, 0, []string{"patience", "roilinganger-rsl"}},
		"beyond range 3":      {false, scene.At(line, 641, 180), 0, []string{"patience", "roilinganger-rsl"}},
		"all Force is active": {false, north, 2, []string{"patience", "roilinganger-rsl"}},
		"it looks away":       {false, scene.At(line, 500, 0), 0, []string{"roilinganger-rsl"}},
		"beside the ship":     {false, scene.At(line+200, 300, 270), 0, []string{"patience"}},
	}, func(t *testing.T, c struct {
		mine  bool
		at    scene.Option
		force int
		cards []string
	}) {
		for _, card := range c.cards {
			s, ship := adept(t, card)
			s.Force(ship, c.force)
			s.Ship(side(c.mine), tie, c.at)
			s.Never(ship, waits[card].ability)
			s.Engagement()
			play(s, nil, nil)
			s.Done()
		}
	})
}

func TestPrecognitiveReflexes_OffTheBar(t *testing.T) {
	s, ship := adept(t, "precognitivereflexes")
	s.Activate(ship, "3 straight")
	s.Use(ship, "barrel roll or boost")
	s.Refused(func() { s.Use(ship, "focus") })
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantForce(ship, 1)
	s.WantTokens(ship, game.StrainToken, 1)
	s.WantPose(ship, line, 300+80+160, 0)
	s.Done() // it performs no other action
}

func TestPrecognitiveReflexes_OnTheBar(t *testing.T) {
	s, ship := adept(t, "precognitivereflexes")
	s.Activate(ship, "2 straight")
	s.Use(ship, "barrel roll or boost")
	s.Use(ship, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.WantTokens(ship, game.StrainToken, 0)
	s.Use(ship, "focus")
	s.Done()
}

func TestPrecognitiveReflexes_NotOffered(t *testing.T) {
	each(t, map[string]struct{ force, stress int }{"no Force": {0, 0}, "stressed": {1, 1}},
		func(t *testing.T, c struct{ force, stress int }) {
			s, ship := adept(t, "precognitivereflexes")
			friend := s.Mine(xwing, scene.At(line+200, 300, 0))
			s.Force(ship, c.force)
			s.Tokens(ship, game.StressToken, c.stress)
			s.Never(ship, "barrel roll or boost")
			s.Activate(ship, "3 straight")
			play(s, nil, nil)
			s.Force(ship, 2)
			s.Of(ship).Tokens[game.StressToken] = 0
			s.Activate(friend, "2 straight")
			play(s, nil, nil)
			s.Done()
		})
}

func TestSense_LooksAtADial(t *testing.T) {
	each(t, map[string]struct {
		y     float64
		alt   string
		other string // the alternative that is not there
		force int
	}{
		"range 1":            {440, "at range 0-1", "", 2},
		"range 3 for Force":  {640, "at range 0-3 for Force", "at range 0-1", 1},
		"range 2 for Force":  {441, "at range 0-3 for Force", "at range 0-1", 1},
		"touching":           {340, "at range 0-1", "", 2},
		"touching for Force": {340, "at range 0-3 for Force", "", 1},
	}, func(t *testing.T, c struct {
		y     float64
		alt   string
		other string
		force int
	}) {
		s, ship := adept(t, "sense")
		enemy := s.Theirs(tie, scene.At(line, c.y, 180))
		beyond := s.Theirs(tie, scene.At(line, 900, 180))
		friend := s.Mine(tie, scene.At(line+100, 300, 0))
		for _, each := range []*scene.Ship{enemy, beyond, friend} {
			s.SetDial(each, "2 turn-left")
		}
		s.System(ship)
		s.Use(ship, "look at a dial")
		if c.other != "" {
			s.Refused(func() { s.ChooseNamed(c.other) })
		}
		s.ChooseNamed(c.alt)
		s.Refused(func() { s.Pick(beyond) })
		s.Refused(func() { s.Pick(friend) })
		s.Pick(enemy)
		s.WantEvent(game.DialSeen, "")
		s.WantForce(ship, c.force)
		s.Done()
	})
}

func TestSense_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		y     float64
		force int
	}{"no Force": {441, 0}, "beyond range 3": {641, 2}}, func(t *testing.T, c struct {
		y     float64
		force int
	}) {
		s, ship := adept(t, "sense")
		s.Force(ship, c.force)
		s.SetDial(s.Theirs(tie, scene.At(line, c.y, 180)), "2 turn-left")
		s.Never(ship, "look at a dial")
		s.System(ship)
		s.Done()
	})
}

// shattering is an attack, or a defense, with an asteroid at a place. Turned a little, the ship has one
// shortest line, from its left corner.
func shattering(t *testing.T, x, y float64) (s *scene.Scene, ship, enemy *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line, 300, 20), scene.With("shatteringshot"))
	s.Stat(ship, "force", 2)
	s.Obstacle("coreasteroid0", scene.At(x, y, 0))
	return s, ship, s.Theirs(xwing, north)
}

func TestShatteringShot_AddsAFocus(t *testing.T) {
	each(t, map[string][2]float64{"obstructed": {line - 12, 400}, "on an obstacle": {line, 530}},
		func(t *testing.T, at [2]float64) {
			s, ship, enemy := shattering(t, at[0], at[1])
			s.Attack(ship, enemy)
			s.Dice("blank", "blank", "blank")
			s.Use(ship, "add a focus")
			s.WantAttackDice("blank", "blank", "blank", "focus")
			s.WantForce(ship, 1)
			play(s, nil, nil)
			s.Done()
		})
}

func TestShatteringShot_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x     float64 // of the rock
		force int
		mine  bool // the attack
	}{
		"clear": {line + 200, 1, true}, "no Force": {line - 12, 0, true}, "its defense": {line - 12, 1, false},
	}, func(t *testing.T, c struct {
		x     float64
		force int
		mine  bool
	}) {
		s, ship, enemy := shattering(t, c.x, 400)
		s.Force(ship, c.force)
		s.Mine(tie, scene.At(line-60, 400, 90)) // a ship is not an obstacle
		s.Never(ship, "add a focus")
		if !c.mine {
			ship, enemy = enemy, ship
		}
		s.Attack(ship, enemy)
		play(s, nil, nil)
		s.Done()
	})
}
