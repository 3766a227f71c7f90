package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Friends too; his player may move them. The other flies first, into his way.
func TestUnkarPlutt_TractorsWhomHeTouches(t *testing.T) {
	for _, c := range []struct {
		y      float64
		mine   bool
		tokens int
	}{{540, false, 1}, {540, true, 1}, {700, false, 0}} {
		s := table(t)
		plutt := s.Mine("unkarplutt", here)
		s.SetDial(s.Theirs(rookie, scene.At(100, 800, 90)), "2 straight")
		var other *scene.Ship
		if c.mine {
			other = s.Mine(academy, scene.At(457, c.y, 180))
		} else {
			other = s.Theirs(academy, scene.At(457, c.y, 180))
		}
		s.SetDial(plutt, "2 straight")
		s.SetDial(other, "2 straight")
		s.Activation()
		for !s.State().Over && !asksNamed(s, "barrel roll") {
			step(s)
		}
		s.WantTokens(other, game.TractorToken, c.tokens)
		s.WantTokens(plutt, game.TractorToken, 0)
		if c.tokens > 0 {
			s.Asked(game.Seat1)
		} else {
			s.NoEvent(game.Used)
		}
		rest(s)
	}
}

// Of several his player picks who comes first (1e.card.simultaneous-own-order), and is not asked about the last.
func TestUnkarPlutt_InHisOrder(t *testing.T) {
	for _, first := range []int{0, 1} {
		s := table(t)
		plutt := s.Mine("unkarplutt", here)
		ties := [2]*scene.Ship{s.Theirs(academy, scene.At(436, 540, 180)), s.Theirs(academy, scene.At(478, 540, 180))}
		for _, ship := range []*scene.Ship{plutt, ties[0], ties[1]} {
			s.SetDial(ship, "2 straight")
		}
		s.Activation()
		for !s.State().Over && s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First()).Card == game.NoCard {
			step(s)
		}
		s.Asked(game.Seat1)
		s.Pick(ties[first])
		s.WantTokens(ties[first], game.TractorToken, 1)
		s.WantTokens(ties[1-first], game.TractorToken, 0)
		s.Pass() // the ship stays
		s.WantTokens(ties[1-first], game.TractorToken, 1)
		rest(s)
	}
}

func TestSarcoPlank_RollsBySpeed(t *testing.T) {
	for maneuver, dice := range map[string]int{"3 straight": 3, "1 straight": 1} {
		s := table(t)
		sarco := s.Mine("sarcoplank", scene.At(457, 300, 0))
		wing := s.Mine("jakkugunrunner", scene.At(300, 300, 0))
		foe := s.Theirs(academy, scene.At(457, 610, 180))
		s.Activate(sarco, maneuver)
		rest(s)
		s.Attack(foe, sarco)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Use(sarco, "roll by speed")
		s.Is(int(s.Rolling().N) == dice, "%d defense dice, not %d", s.Rolling().N, dice)
		rest(s)
		s.Never(sarco, "roll by speed")
		s.Attack(sarco, foe)
		rest(s)
		s.Attack(foe, wing)
		rest(s)
	}
}

func TestSarcoPlank_NotBeforeHeHasFlown(t *testing.T) {
	s := table(t)
	sarco, foe := s.Mine("sarcoplank", here), s.Theirs(academy, ahead(150))
	s.Never(sarco, "roll by speed")
	wantRolls(s, foe, sarco, 2, 2)
}

// Whatever its speed, and if his agility is less than nothing.
func TestSarcoPlank_FastAndHeldFast(t *testing.T) {
	for tokens, dice := range map[int]int{0: 5, 3: 5} {
		s := table(t)
		sarco := s.Mine("sarcoplank", scene.At(457, 100, 0))
		s.PrintDial(sarco, "5 straight white")
		foe := s.Theirs(academy, scene.At(457, 490, 180))
		s.Activate(sarco, "5 straight")
		rest(s)
		s.Tokens(sarco, game.TractorToken, tokens)
		s.Attack(foe, sarco)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Use(sarco, "roll by speed")
		s.Is(int(s.Rolling().N) == dice, "%d defense dice, not %d", s.Rolling().N, dice)
		rest(s)
	}
}
