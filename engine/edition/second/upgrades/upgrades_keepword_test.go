package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// keeps is a ship that keeps tokens in the End phase; another with a card lies ahead of it.
func keeps(t *testing.T, card string, at scene.Option, mine bool) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, south, scene.With(card))
	ship = s.Ship(side(mine), tie, at, scene.Tokens(game.CalculateToken, 2), scene.Tokens(game.EvadeToken, 1),
		scene.Tokens(game.TractorToken, 2))
	return s, holder, ship
}

func TestGamutKey_KeepsCircularTokens(t *testing.T) {
	for _, mine := range []bool{true, false} {
		s, holder, ship := keeps(t, "gamutkey", near, mine)
		s.End()
		s.Use(holder, "keep tokens")
		s.Pick(ship)
		s.WantCharges(holder, "gamutkey", 1) // which recurs
		s.WantTokens(ship, game.CalculateToken, 2)
		s.WantTokens(ship, game.EvadeToken, 1)
		s.WantTokens(ship, game.TractorToken, 2)
		s.Done()
		s.End() // it was only for that phase
		s.WantTokens(ship, game.EvadeToken, 0)
		s.Done()
	}
}

func TestGamutKey_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at      scene.Option
		charges int
	}{"range 2": {past, 2}, "one charge": {near, 1}}, func(t *testing.T, c struct {
		at      scene.Option
		charges int
	}) {
		s, holder, _ := keeps(t, "gamutkey", c.at, true)
		s.Charges(holder, "gamutkey", c.charges)
		s.Never(holder, "keep tokens")
		s.End()
		s.Done()
	})
}

func TestKetsuOnyo_HoldsTractorTokens(t *testing.T) {
	s, holder, ship := keeps(t, "ketsuonyo", scene.At(line, 540, 180), false)
	s.End()
	s.Use(holder, "hold it")
	s.Pick(ship)
	s.WantTokens(ship, game.TractorToken, 2)
	s.WantTokens(ship, game.EvadeToken, 0)
	s.Done()
	each(t, map[string]struct {
		at   scene.Option
		mine bool
	}{
		"range 3": {scene.At(line, 541, 180), false}, "a friend": {near, true},
		"not in the firing arc": {scene.At(line+100, 300, 180), false},
	}, func(t *testing.T, c struct {
		at   scene.Option
		mine bool
	}) {
		s, holder, _ := keeps(t, "ketsuonyo", c.at, c.mine)
		s.Never(holder, "hold it")
		s.End()
		s.Done()
	})
}

func TestKraken_NobodyCalculates(t *testing.T) {
	s := scene.Second(t)
	holder := s.Mine(xwing, south, scene.With("kraken"), scene.Tokens(game.FocusToken, 1))
	s.Theirs(tie, near, scene.Tokens(game.CalculateToken, 1))
	s.Never(holder, "keep calculate tokens")
	s.End()
	s.Done()
}

func TestKraken_KeepsCalculateTokens(t *testing.T) {
	s, holder, ship := keeps(t, "kraken", scene.At(line, 640, 180), true)
	beyond := s.Mine(tie, scene.At(line, 641+45, 180), scene.Tokens(game.CalculateToken, 1))
	enemy := s.Theirs(tie, near, scene.Tokens(game.CalculateToken, 1))
	var more []*scene.Ship
	for i := range 3 {
		more = append(more, s.Mine(tie, scene.At(line+100+60*float64(i), 300, 0), scene.Tokens(game.CalculateToken, 1)))
	}
	s.End()
	s.Use(holder, "keep calculate tokens")
	s.Refused(func() { s.Pick(beyond) })
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(ship)
	s.Pick(more[0])
	s.Pick(more[1]) // three, and no more
	s.WantTokens(ship, game.CalculateToken, 1)
	s.WantTokens(ship, game.EvadeToken, 0)
	s.WantTokens(more[1], game.CalculateToken, 1)
	s.WantTokens(more[2], game.CalculateToken, 0)
	s.Done()
}

// plo is a reinforced ship with Plo Koon, and another with a token at a place.
func plo(t *testing.T, at scene.Option, mine bool, kind game.Token) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, south, scene.With("plokoon"), scene.Tokens(kind, 1))
	return s, holder, s.Ship(side(mine), tie, at, scene.Tokens(game.StrainToken, 1), scene.Tokens(game.StressToken, 1))
}

func TestPloKoon_Restores(t *testing.T) {
	for _, x := range []float64{line - 140, line + 140} {
		s, holder, ship := plo(t, scene.At(x, 300, 0), true, game.ReinforceFore)
		s.End()
		s.Use(holder, "restore")
		s.Refused(func() { s.Pick(holder) })
		s.Pick(ship)
		s.ChooseNamed("remove a token")
		s.ChooseNamed("strain")
		s.WantTokens(ship, game.StrainToken, 0)
		s.WantTokens(ship, game.StressToken, 1)
		s.Done()
	}
	s, holder, _ := plo(t, scene.At(line, 800, 0), true, game.ReinforceAft)
	s.Crit(holder, "Blinded Pilot")
	s.End()
	s.Use(holder, "restore")
	s.Pick(holder)
	s.ChooseNamed("repair a card")
	s.ChooseNamed("Blinded Pilot")
	s.WantFacedown(holder, 1)
	s.Done()
}

func TestPloKoon_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at   scene.Option
		mine bool
		kind game.Token
	}{
		"not reinforced": {scene.At(line+140, 300, 0), true, game.FocusToken},
		"range 2":        {scene.At(line+141, 300, 0), true, game.ReinforceFore},
		"ahead":          {near, true, game.ReinforceFore},
		"an enemy":       {scene.At(line+140, 300, 0), false, game.ReinforceFore},
	}, func(t *testing.T, c struct {
		at   scene.Option
		mine bool
		kind game.Token
	}) {
		s, holder, _ := plo(t, c.at, c.mine, c.kind)
		s.Never(holder, "restore")
		s.End()
		s.Done()
	})
}

// qira is a ship beside an asteroid, which it has locked or not.
func qira(t *testing.T, heading float64, locked bool) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line, 300, heading), scene.With("qira"))
	rock := s.Obstacle("coreasteroid0", scene.At(line-12, 400, 0))
	if locked {
		s.LockObstacle(ship, rock)
	}
	return s, ship
}

func TestQira_AttacksOverWhatItHasLocked(t *testing.T) {
	for locked, dice := range map[bool]int{true: 2, false: 3} {
		s, ship := qira(t, 20, locked)
		s.Attack(ship, s.Theirs(xwing, north))
		s.Dice("blank", "blank", "blank")
		s.Is(int(s.Rolling().N) == dice, "%d dice", dice)
		play(s, nil, nil)
		s.Done()
	}
}

func TestQira_FliesOntoWhatItHasLocked(t *testing.T) {
	for locked, shields := range map[bool]int{true: 2, false: 1} {
		s, ship := qira(t, 0, locked)
		s.PrintDial(ship, "1 straight white")
		target := s.Theirs(xwing, scene.At(line+100, 550, 180))
		s.Activate(ship, "1 straight")
		if !locked {
			s.Dice("hit") // the asteroid
		}
		play(s, nil, nil)
		s.WantShields(ship, shields)
		if !locked {
			s.Never(ship, "attack")
		}
		s.Engage(ship)
		if locked {
			s.Declare("primary", target)
		}
		play(s, nil, nil)
		s.Done()
	}
}

// packOfPlo is an attack on a ship that a friend has locked.
func packOfPlo(t *testing.T, pilot string, mine bool) (s *scene.Scene, ship, friend, target *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine(xwing, south, scene.With("wolfpack-siegeofcoruscant"))
	friend = s.Ship(side(mine), pilot, scene.At(100, 100, 0))
	return s, ship, friend, s.Theirs(xwing, north)
}

func TestWolfpackOfCoruscant_UsesALock(t *testing.T) {
	for _, pilot := range []string{"plokoon", "axe-siegeofcoruscant"} {
		s, ship, friend, target := packOfPlo(t, pilot, true)
		s.Lock(friend, target)
		s.Attack(ship, target)
		s.Dice("hit", "blank", "blank")
		s.Use(ship, "use its lock")
		s.Pick(friend)
		s.Number(2)
		s.Number(1)
		s.Dice("focus", "focus", "focus")
		s.WantLock(friend, target, false)
		play(s, nil, nil)
		s.Done()
	}
}

func TestWolfpackOfCoruscant_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		pilot  string
		mine   bool
		locked bool
	}{
		"another ship": {tie, true, true}, "an enemy": {"plokoon", false, true}, "no lock": {"plokoon", true, false},
	}, func(t *testing.T, c struct {
		pilot  string
		mine   bool
		locked bool
	}) {
		s, ship, friend, target := packOfPlo(t, c.pilot, c.mine)
		if c.locked {
			s.Lock(friend, target)
		} else {
			s.Lock(friend, s.Theirs(tie, scene.At(800, 800, 0)))
		}
		s.Never(ship, "use its lock")
		s.Attack(ship, target)
		play(s, nil, nil)
		s.Done()
	})
}

// furious is a ship with Chewbacca, and another at a distance that an enemy attacks.
func furious(t *testing.T, gap float64, mine bool) (s *scene.Scene, ship, victim, enemy *scene.Ship) {
	s = scene.Second(t)
	ship = s.Ship(side(mine), xwing, away(line-40-gap, 300), scene.With("chewbacca-crew-swz19"))
	s.Charges(ship, "chewbacca-crew-swz19", 0)
	victim = s.Mine(tie, south)
	return s, ship, victim, s.Theirs(xwing, north)
}

func TestChewbaccaOfTheResistance_BeginsWithOneCharge(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("chewbacca-crew-swz19"))
	s.Theirs(tie, north)
	begin(s)
	s.WantCharges(ship, "chewbacca-crew-swz19", 1)
	s.Done()
}

func TestChewbaccaOfTheResistance_RecoversForDamageCards(t *testing.T) {
	each(t, map[string]struct {
		gap     float64
		mine    bool
		charges int
	}{"range 3": {300, true, 1}, "beyond": {301, true, 0}, "an enemy": {300, false, 0}},
		func(t *testing.T, c struct {
			gap     float64
			mine    bool
			charges int
		}) {
			s, ship, victim, enemy := furious(t, c.gap, c.mine)
			s.Attack(enemy, victim)
			s.Dice("hit", "blank", "blank")
			s.Dice("blank", "blank", "blank")
			s.WantDamage(victim, 1)
			s.WantCharges(ship, "chewbacca-crew-swz19", c.charges)
			s.Done()
		})
}

func TestChewbaccaOfTheResistance_ChangesAFocus(t *testing.T) {
	s, ship, other := duel(t, "chewbacca-crew-swz19")
	s.Attack(ship, other)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "change a focus")
	s.WantAttackDice("focus", "crit", "blank")
	s.WantCharges(ship, "chewbacca-crew-swz19", 0)
	play(s, nil, faces("evade"))
	s.Done()
	refused(t, "chewbacca-crew-swz19", "change a focus", false, map[string]bout{
		"one charge": {dice: faces("focus"), lay: func(s *scene.Scene, ship, _ *scene.Ship) {
			s.Charges(ship, "chewbacca-crew-swz19", 1)
		}},
		"no focus": {dice: faces("hit"), defense: faces("evade")},
	})
	refused(t, "chewbacca-crew-swz19", "change a focus", true, map[string]bout{
		"its defense": {dice: faces("focus"), defense: faces("focus")}})
}
