package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// aayla has an enemy attack a ship; another with Aayla is at a place.
func aayla(t *testing.T, at scene.Option, mine bool) (s *scene.Scene, holder *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), xwing, at, scene.With("aaylasecura"))
	target := s.Mine(tie, scene.At(line+67, 300, 0), scene.Tokens(game.EvadeToken, 1))
	if !mine {
		s.Never(holder, "change a blank")
	}
	s.Attack(s.Theirs(xwing, scene.At(line+27, 500, 180)), target)
	s.Dice("hit", "hit", "blank")
	return s, holder
}

func TestAaylaSecura_ChangesABlank(t *testing.T) {
	s, holder := aayla(t, south, true)
	s.Dice("blank", "blank", "evade")
	s.Use(holder, "change a blank")
	s.WantDefenseDice("focus", "blank", "evade")
	s.Pass() // the evade token
	s.Done()
}

func TestAaylaSecura_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at   scene.Option
		mine bool
		die  string
	}{
		"not in the bullseye arc": {scene.At(line-1, 300, 0), true, "blank"},
		"beyond range 2":          {scene.At(line, 300-40-201, 0), true, "blank"},
		"an enemy":                {scene.At(line, 700, 180), false, "blank"},
		"no blank":                {south, true, "focus"},
	}, func(t *testing.T, c struct {
		at   scene.Option
		mine bool
		die  string
	}) {
		s, holder := aayla(t, c.at, c.mine)
		s.Never(holder, "change a blank")
		play(s, nil, faces(c.die, c.die, c.die))
		s.Done()
	})
}

func TestBoKatanKryze_Rerolls(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("bokatankryze"))
	s.Attack(ship, s.Theirs(xwing, near))
	s.Dice("blank", "blank", "blank", "blank")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("focus")
	s.Dice("blank", "blank")
	s.Done()
	s = scene.Second(t) // at range 0, by another card
	ship = s.Mine(xwing, south, scene.With("bokatankryze", "zeborrelios"))
	s.Attack(ship, s.Theirs(xwing, scene.At(line, 340, 180)))
	roll(s)
	s.Use(ship, "reroll")
	finish(s)
	refused(t, "bokatankryze", "reroll", false, map[string]bout{"range 2": {at: past}})
	refused(t, "bokatankryze", "reroll", true, map[string]bout{"its defense": {at: near}})
}

func TestC3POOfTheRepublic_Rerolls(t *testing.T) {
	s, ship, other := duel(t, "c3po-republic")
	s.Tokens(ship, game.CalculateToken, 1)
	s.Attack(other, ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	s.WantShields(ship, 1)
	s.WantTokens(ship, game.CalculateToken, 1)
	s.Done()
	refused(t, "c3po-republic", "reroll", true, map[string]bout{
		"no calculate token": {lay: has(game.FocusToken, 1, true)}})
	refused(t, "c3po-republic", "reroll", false, map[string]bout{
		"its attack": {lay: has(game.CalculateToken, 1, true)}})
}

func TestCommanderPyre_StressesAndRerolls(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("commanderpyre"))
	enemy, other := s.Theirs(xwing, north), s.Theirs(xwing, scene.At(line+50, 500, 180))
	begin(s)
	s.Refused(func() { s.Pick(ship) })
	s.Pick(enemy)
	s.WantTokens(enemy, game.StressToken, 2)
	s.WantTokens(other, game.StressToken, 0)
	s.Done()
	s.Attack(enemy, ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	s.WantShields(ship, 1)
	s.Done()
	refused(t, "commanderpyre", "reroll", true, map[string]bout{
		"the attacker is not stressed": {lay: has(game.StressToken, 1, true)}})
	refused(t, "commanderpyre", "reroll", false, map[string]bout{
		"its attack": {lay: has(game.StressToken, 1, false)}})
}

// gar has a ship of an initiative attack an enemy; another with Gar Saxon stands so far beside it.
func gar(t *testing.T, initiative int, gap float64, mine, locked bool) (s *scene.Scene, holder *scene.Ship) {
	s = scene.Second(t)
	ship := s.Mine(xwing, south)
	s.Stat(ship, "initiative", initiative)
	holder = s.Ship(side(mine), xwing, away(line-40-gap, 300), scene.With("garsaxon"))
	target := s.Theirs(xwing, north)
	if locked {
		s.Lock(holder, target)
	} else {
		s.Lock(ship, target)
	}
	if !mine || gap > 300 || gap == 0 || !locked || initiative > 4 {
		s.Never(holder, "change a focus")
	}
	if gap == 0 {
		s.Touch(ship, holder)
	}
	s.Attack(ship, target)
	return s, holder
}

func TestGarSaxon_ChangesAFocus(t *testing.T) {
	for _, gap := range []float64{50, 300} {
		s, holder := gar(t, 4, gap, true, true)
		s.Dice("focus", "focus", "blank")
		s.Use(holder, "change a focus")
		s.WantAttackDice("focus", "hit", "blank")
		s.Dice("evade", "blank")
		s.Done()
	}
}

func TestGarSaxon_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		initiative   int
		gap          float64
		mine, locked bool
	}{
		"initiative 5":   {5, 50, true, true},
		"beyond range 3": {4, 301, true, true},
		"range 0":        {4, 0, true, true},
		"an enemy":       {4, 50, false, false},
		"no lock":        {4, 50, true, false},
	}, func(t *testing.T, c struct {
		initiative   int
		gap          float64
		mine, locked bool
	}) {
		s, _ := gar(t, c.initiative, c.gap, c.mine, c.locked)
		play(s, faces("focus"), nil)
		s.Done()
	})
	refused(t, "garsaxon", "change a focus", false, map[string]bout{
		"its own attack": {lay: func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(ship, other) },
			dice: faces("focus")}})
}

func TestGeneralGrievous_CancelsAResult(t *testing.T) {
	for _, face := range []string{"hit", "crit"} {
		s, ship, other := duel(t, "generalgrievous")
		s.Attack(other, ship)
		s.Dice("hit", "crit", "blank")
		s.Dice("blank", "blank")
		s.Use(ship, "cancel a result")
		s.Face(face)
		s.WantShields(ship, 1)
		s.WantCharges(ship, "generalgrievous", 0)
		s.Done()
	}
}

func TestGeneralGrievous_NotOffered(t *testing.T) {
	refused(t, "generalgrievous", "cancel a result", true, map[string]bout{
		"one result left": {dice: faces("hit", "hit"), defense: faces("evade")},
		"no charge": {dice: faces("hit", "hit"), lay: func(s *scene.Scene, ship, _ *scene.Ship) {
			s.Charges(ship, "generalgrievous", 0)
		}},
	})
	refused(t, "generalgrievous", "cancel a result", false, map[string]bout{
		"its attack": {dice: faces("hit", "hit")}})
}

func TestGeneralGrievous_RecoversForAFriend(t *testing.T) {
	for _, mine := range []bool{true, false} {
		s := scene.Second(t)
		holder := s.Ship(side(mine), tie, scene.At(100, 100, 0), scene.With("generalgrievous"))
		s.Charges(holder, "generalgrievous", 0)
		avenge(s, s.Theirs(xwing, south), s.Mine(tie, north, scene.Damaged(2)))
		s.WantCharges(holder, "generalgrievous", map[bool]int{true: 1}[mine])
		s.Done()
	}
}

func TestJangoFett_TakesAFocus(t *testing.T) {
	s, ship, other := duel(t, "jangofett")
	s.Lock(ship, other)
	s.Attack(other, ship)
	s.Dice("focus", "focus", "hit")
	s.Use(ship, "change the attacker's focus")
	s.WantAttackDice("focus", "blank", "hit")
	s.WantLock(ship, other, false)
	s.Dice("evade", "blank")
	s.Done()

	s, ship, other = duel(t, "jangofett")
	s.Tokens(other, game.FocusToken, 1)
	s.Lock(ship, other)
	s.Attack(ship, other)
	s.Dice("hit", "hit", "hit")
	s.Pass() // the lock stays
	s.Dice("focus", "focus")
	s.Use(ship, "change the defender's focus")
	s.WantDefenseDice("focus", "blank")
	s.WantLock(ship, other, false)
	s.Use(other, "spend focus")
	s.WantShields(other, 0)
	s.Done()
}

func TestJangoFett_NotOffered(t *testing.T) {
	locked := func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(ship, other) }
	for ability, defends := range map[string]bool{
		"change the attacker's focus": true, "change the defender's focus": false,
	} {
		refused(t, "jangofett", ability, defends, map[string]bout{
			"no lock":  {dice: faces("focus"), defense: faces("focus")},
			"no focus": {lay: locked, dice: faces("hit"), defense: faces("evade")},
		})
		refused(t, "jangofett", ability, !defends, map[string]bout{
			"its own dice": {lay: locked, dice: faces("focus"), defense: faces("focus")}})
		s := scene.Second(t) // a friend fights the locked ship
		holder, friend := s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("jangofett")), s.Mine(xwing, south)
		enemy := s.Theirs(xwing, north)
		s.Lock(holder, enemy)
		s.Never(holder, ability)
		if defends {
			s.Attack(enemy, friend)
		} else {
			s.Attack(friend, enemy)
		}
		play(s, faces("focus", "focus", "focus"), faces("focus", "focus"))
		s.Done()
	}
}

func TestL337_MakesTheAttackerReroll(t *testing.T) {
	s, ship, other := duel(t, "l337")
	s.Shields(ship, 0)
	s.Attack(other, ship)
	s.Dice("hit", "blank", "crit")
	s.Use(ship, "distract the attacker")
	s.Dice("blank", "blank", "focus")
	s.WantAttackDice("blank", "blank", "focus")
	s.Dice("blank", "blank")
	s.Never(ship, "distract the attacker") // it is flipped
	s.Attack(other, ship)
	play(s, nil, nil)
	s.Tokens(ship, game.StressToken, 1)
	s.Activate(ship, "3 bank-left") // white, and now blue
	s.WantTokens(ship, game.StressToken, 0)
	play(s, nil, nil)
	s.Done()
	refused(t, "l337", "distract the attacker", false, map[string]bout{"its attack": {}})
}

func TestL337_BanksAreNoEasier(t *testing.T) {
	each(t, map[string]struct {
		side, shields int
		maneuver      string
	}{
		"first side": {1, 0, "3 bank-left"}, "shielded": {2, 1, "3 bank-right"}, "no bank": {2, 0, "3 straight"},
	}, func(t *testing.T, c struct {
		side, shields int
		maneuver      string
	}) {
		s, ship, _ := duel(t, "l337")
		s.CardSide(ship, "l337", c.side)
		s.Shields(ship, c.shields)
		s.Tokens(ship, game.StressToken, 1)
		s.Activate(ship, c.maneuver)
		s.WantTokens(ship, game.StressToken, 1)
		s.Done()
	})
}
