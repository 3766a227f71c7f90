package wire

import (
	"slices"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// The dice that an option is said to lead to are those that it leads to, in the real match.
func TestQuestion_DiceComeAsTheyAreShown(t *testing.T) {
	shown := map[string]int{}
	eachQuestion(t, 12, func(p *played, v *view.View, q *Question) {
		for _, o := range q.Options {
			if o.Dice == nil {
				continue
			}
			shown[p.g.Setup.Edition]++
			x := game.NewExec(p.g)
			s := *p.s
			x.Ask(&s, v.Viewer())
			c, err := replay.Parse(x, &s, v.Viewer(), o.Answer)
			if err != nil {
				t.Fatal(err)
			}
			var log game.Log
			if err := x.Step(&s, v.Viewer(), c, &log); err != nil {
				t.Fatal(err)
			}
			now := [2][]string{poolOf(&p.s.Attacks[p.s.NAttacks-1].Attack), poolOf(&p.s.Attacks[p.s.NAttacks-1].Defense)}
			for _, e := range log.Events {
				if e.Kind == game.DiceChanged && e.Ship == v.Table().Attacks[p.s.NAttacks-1].Attacker ||
					e.Kind == game.DiceChanged && e.Ship == v.Table().Attacks[p.s.NAttacks-1].Defender {
					pool := game.Pool{Fresh: e.Dice}
					now[e.Color] = poolOf(&pool)
				}
				if e.Kind == game.Neutralized {
					break
				}
			}
			if !slices.Equal(now[0], o.Dice.Attack) || !slices.Equal(now[1], o.Dice.Defense) {
				t.Fatalf("%s: %s: shows %v, leads to %v", q.Text, o.Text, *o.Dice, now)
			}
		}
	})
	for _, id := range [...]string{"first", "second", "flightpath"} {
		if shown[id] == 0 {
			t.Errorf("%s: no option shows the dice after it", id)
		}
	}
}
