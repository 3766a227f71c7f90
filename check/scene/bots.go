package scene

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// BotMatch is a match between two programs.
type BotMatch struct {
	Game  *game.Game
	State *game.State
	Seats [2]bot.Player
	Seed  uint64             // of the dice
	Log   *game.Log          // gets the events; nil for none
	Each  func(x *game.Exec) // called at every state; may be nil
}

// Play plays the match to its end and checks every state.
func (m *BotMatch) Play(t testing.TB) {
	t.Helper()
	g, s := m.Game, m.State
	x, chance := game.NewExec(g), dealer.NewSeeded(m.Seed)
	for !s.Over {
		p := x.Waiting(s).First()
		var c game.Choice
		if p == game.Chance {
			c = chance.Deal(x.Ask(s, p))
		} else {
			v := view.Of(g, s, p)
			c = m.Seats[p].Answer(&v, v.Ask(x))
		}
		if err := x.Step(s, p, c, m.Log); err != nil {
			t.Fatalf("seed %d: %v: %+v in %s", m.Seed, err, c, x.Where())
		}
		if err := g.Check(s); err != nil {
			t.Fatalf("seed %d: %v after %+v in %s", m.Seed, err, c, x.Where())
		}
		if m.Each != nil {
			m.Each(x)
		}
	}
}
