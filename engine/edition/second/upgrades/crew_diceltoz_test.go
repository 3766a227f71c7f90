package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestLattsRazzi_ChangesAResult(t *testing.T) {
	for _, face := range []string{"blank", "focus"} {
		s, ship, other := duel(t, "lattsrazzi")
		s.Stat(ship, "agility", 3)
		s.Tokens(other, game.StressToken, 2)
		s.Attack(other, ship)
		s.Dice("hit", "hit", "hit")
		s.Dice("blank", "focus", "evade")
		s.Use(ship, "change a result")
		s.Refused(func() { s.Face("evade") })
		s.Face(face)
		s.WantShields(ship, 1)
		s.WantTokens(other, game.StressToken, 1)
		s.Done()
	}
	refused(t, "lattsrazzi", "change a result", true, map[string]bout{
		"the attacker is not stressed": {lay: has(game.StressToken, 1, true)},
		"nothing but evades": {lay: has(game.StressToken, 1, false),
			defense: faces("evade", "evade")},
	})
	refused(t, "lattsrazzi", "change a result", false, map[string]bout{
		"its attack": {lay: has(game.StressToken, 1, false)}})
}

func TestMagvaYarro_LocksTheAttacker(t *testing.T) {
	s, ship, other := duel(t, "magvayarro")
	s.Attack(other, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "lock the attacker")
	s.WantLock(ship, other, true)
	s.Done()
	refused(t, "magvayarro", "lock the attacker", true, map[string]bout{
		"a miss": {dice: faces("hit"), defense: faces("evade")}})
	refused(t, "magvayarro", "lock the attacker", false, map[string]bout{"its hit": {dice: faces("hit")}})
}

func TestRookKast_StrainAndAHit(t *testing.T) {
	for _, face := range []string{"blank", "focus"} {
		s, ship, other := duel(t, "rookkast")
		s.Perform(ship, game.AsRed, game.FocusAction)
		s.Use(ship, "focus")
		s.Use(ship, "gain strain")
		s.WantTokens(ship, game.StrainToken, 1)
		s.Attack(ship, other)
		s.Dice("blank", "focus", "crit")
		s.Use(ship, "change a result")
		s.Refused(func() { s.Face("crit") })
		s.Face(face)
		play(s, nil, nil)
		s.Done()
	}
	refused(t, "rookkast", "change a result", false, map[string]bout{
		"not strained": {lay: has(game.StressToken, 1, true)},
		"nothing to change": {lay: has(game.StrainToken, 1, true), dice: faces("hit", "hit", "hit"),
			defense: faces("evade", "evade")},
	})
	refused(t, "rookkast", "change a result", true, map[string]bout{
		"its defense": {lay: has(game.StrainToken, 1, true)}})
}

func TestRookKast_NotAfterAnotherAction(t *testing.T) {
	s, ship, _ := duel(t, "rookkast")
	friend := s.Mine(xwing, scene.At(line+100, 300, 0))
	s.Never(ship, "gain strain")
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Perform(friend, game.AsRed, game.FocusAction)
	s.Use(friend, "focus")
	s.Done()
}

func TestRoseTico_LocksForAResult(t *testing.T) {
	for _, face := range []string{"blank", "focus", "hit", "crit"} {
		s, ship, other := duel(t, "rosetico")
		s.Stat(ship, "attack", 4)
		s.Attack(ship, other)
		s.Dice("blank", "focus", "hit", "crit")
		s.Use(ship, "lock the defender")
		s.Face(face)
		s.WantLock(ship, other, true)
		s.Is(s.Exec().Attack().Attack.Total() == 3, "a die is spent")
		s.Pass() // the lock stays
		play(s, nil, faces("evade", "evade"))
		s.Done()
	}
	for _, face := range []string{"blank", "focus", "evade"} {
		s, ship, other := duel(t, "rosetico")
		s.Stat(ship, "agility", 3)
		s.Attack(other, ship)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "focus", "evade")
		s.Use(ship, "lock the attacker")
		s.Face(face)
		s.WantLock(ship, other, true)
		s.WantShields(ship, map[bool]int{true: 1, false: 2}[face == "evade"])
		s.Done()
	}
}

func TestSawGerrera_ChangesAllFocusResults(t *testing.T) {
	s, ship, other := duel(t, "sawgerrera")
	s.Attack(ship, other)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "change focus results")
	s.WantShields(ship, 1)
	s.WantAttackDice("crit", "crit", "blank")
	s.Dice("evade", "evade")
	s.Done()
	refused(t, "sawgerrera", "change focus results", false, map[string]bout{"no focus": {dice: faces("hit")}})
	refused(t, "sawgerrera", "change focus results", true, map[string]bout{"its defense": {
		dice: faces("focus"), defense: faces("focus")}})
}

func TestZuckuss_DefenderRerolls(t *testing.T) {
	for _, face := range []string{"evade", "blank"} {
		s, ship, other := duel(t, "zuckuss")
		s.Attack(ship, other)
		s.Dice("hit", "hit", "blank")
		s.Dice("evade", "blank")
		s.Use(ship, "reroll a defense die")
		s.Number(map[bool]int{true: 1, false: 0}[face == "blank"])
		if face == "evade" {
			s.Number(1)
		}
		s.Dice("focus")
		s.WantTokens(ship, game.StressToken, 1)
		s.WantShields(other, map[bool]int{true: 0, false: 1}[face == "evade"])
		s.Done()
	}
	refused(t, "zuckuss", "reroll a defense die", false, map[string]bout{
		"stressed": {lay: has(game.StressToken, 1, true)}})
	refused(t, "zuckuss", "reroll a defense die", true, map[string]bout{"its defense": {}})
}
