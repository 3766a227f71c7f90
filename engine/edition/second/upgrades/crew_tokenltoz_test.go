package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMaul_RecoversForce(t *testing.T) {
	s, ship, other := duel(t, "maul")
	friend := s.Mine(xwing, scene.At(line+100, 300, 0))
	s.Force(ship, 0)
	s.Attack(other, ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "recover Force") // once for both
	s.WantForce(ship, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
	s.Force(ship, 0)
	s.Never(ship, "recover Force")
	s.Attack(other, friend)
	play(s, faces("hit"), nil)
	s.Done()
	refused(t, "maul", "recover Force", true, map[string]bout{"all Force is active": {dice: faces("hit")}})
}

// obi has a ship spend a token in defense; another with Obi-Wan stands so far beside it.
func obi(t *testing.T, gap float64, mine bool, kind game.Token) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), xwing, away(line-40-gap, 300), scene.With("obiwankenobi"))
	ship = s.Mine(tie, south, scene.Tokens(kind, 1))
	return s, holder, ship
}

func TestObiWanKenobi_GivesFocus(t *testing.T) {
	for kind, name := range map[game.Token]string{game.FocusToken: "spend focus", game.EvadeToken: "spend evade"} {
		gap := map[game.Token]float64{game.FocusToken: 200}[kind] // or touching
		s, holder, ship := obi(t, gap, true, kind)
		s.Attack(s.Theirs(tie, north), ship)
		s.Dice("hit", "hit")
		s.Dice("focus", "evade", "evade")
		s.Use(ship, name)
		if kind == game.EvadeToken {
			s.Face("focus")
		}
		s.Use(holder, "give focus")
		s.WantForce(holder, 0)
		s.WantTokens(ship, game.FocusToken, 1)
		s.Done()
	}
}

func TestObiWanKenobi_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		gap   float64
		mine  bool
		kind  game.Token
		force int
	}{
		"beyond range 2": {201, true, game.FocusToken, 1}, "an enemy": {200, false, game.FocusToken, 1},
		"calculate": {200, true, game.CalculateToken, 1}, "no Force": {200, true, game.FocusToken, 0},
	}, func(t *testing.T, c struct {
		gap   float64
		mine  bool
		kind  game.Token
		force int
	}) {
		s, holder, ship := obi(t, c.gap, c.mine, c.kind)
		s.Force(holder, c.force)
		s.Never(holder, "give focus")
		s.Attack(s.Theirs(tie, north), ship)
		s.Dice("hit", "hit")
		s.Dice("focus", "evade", "evade")
		if c.kind == game.FocusToken {
			s.Use(ship, "spend focus")
		} else {
			s.Use(ship, "spend calculate")
		}
		play(s, nil, nil)
		s.Done()
	})
}

func TestSatineKryze_EachChooses(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, away(line, 300), scene.With("satinekryze"))
	second, third := s.Mine(tie, away(100, 300)), s.Mine(tie, away(800, 300))
	enemy := s.Theirs(tie, scene.At(line, 600, 0))
	s.Engagement()
	s.Use(ship, "appeal for peace")
	s.WantCharges(ship, "satinekryze", 0)
	s.ChooseNamed("gain deplete and focus")
	s.ChooseNamed("gain disarm and evade")
	s.ChooseNamed("gain nothing")
	play(s, nil, nil)
	for _, want := range []struct {
		ship *scene.Ship
		n    [4]int
	}{{ship, [4]int{1, 1, 0, 0}}, {second, [4]int{0, 0, 1, 1}}, {third, [4]int{}}, {enemy, [4]int{}}} {
		for i, kind := range []game.Token{game.DepleteToken, game.FocusToken, game.DisarmToken, game.EvadeToken} {
			s.WantTokens(want.ship, kind, want.n[i])
		}
	}
	s.Done()
}

func TestSatineKryze_NotWithOneCharge(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, away(line, 300), scene.With("satinekryze"))
	s.Charges(ship, "satinekryze", 1)
	s.Never(ship, "appeal for peace")
	s.Engagement()
	s.Done()
}

// savage has a ship gain a token by a red action, or a green one, at a distance ahead of Savage's ship.
func savage(t *testing.T, mine bool, at scene.Option) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, south, scene.With("savageopress"))
	return s, holder, s.Ship(side(mine), tie, at)
}

func TestSavageOpress_GivesFocus(t *testing.T) {
	for _, y := range []float64{400, 540} {
		s, holder, ship := savage(t, true, scene.At(line, y, 0))
		s.Perform(ship, game.AsRed, game.EvadeAction)
		s.Use(ship, "evade")
		s.Use(holder, "give focus")
		s.WantForce(holder, 0)
		s.WantTokens(ship, game.FocusToken, 1)
		s.Done()
	}
}

func TestSavageOpress_Strain(t *testing.T) {
	s := scene.Second(t)
	holder := s.Mine(xwing, south, scene.With("savageopress"))
	ship := s.Mine("yendor-battleoverendor", north)
	s.Attack(ship, s.Theirs(tie, scene.At(line+60, 300, 0)))
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "reroll a blank")
	s.Number(1)
	s.Dice("hit")
	s.Use(holder, "give focus")
	s.WantTokens(ship, game.FocusToken, 1)
	play(s, nil, nil)
	s.Done()
}

func TestSavageOpress_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		mine  bool
		at    scene.Option
		terms game.Terms
		force int
	}{
		"an enemy":       {false, scene.At(line, 400, 0), game.AsRed, 1},
		"beyond range 2": {true, scene.At(line, 541, 0), game.AsRed, 1},
		"beside it":      {true, scene.At(line+100, 300, 0), game.AsRed, 1},
		"a green token":  {true, scene.At(line, 400, 0), 0, 1},
		"no Force":       {true, scene.At(line, 400, 0), game.AsRed, 0},
	}, func(t *testing.T, c struct {
		mine  bool
		at    scene.Option
		terms game.Terms
		force int
	}) {
		s, holder, ship := savage(t, c.mine, c.at)
		s.Force(holder, c.force)
		s.Never(holder, "give focus")
		s.Perform(ship, c.terms, game.EvadeAction)
		s.Use(ship, "evade")
		s.Done()
	})
	s, holder, ship := savage(t, true, scene.At(line, 341, 0))
	s.Touch(holder, ship)
	s.Never(holder, "give focus")
	s.Perform(ship, game.AsRed, game.EvadeAction)
	s.Use(ship, "evade") // at range 0
	s.Done()
}
