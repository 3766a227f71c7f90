package bot

import (
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/value"
	"koiogran/play/view"
)

// Observer says what a network may know of rounds whose dials are all set. It is for one goroutine.
type Observer struct{ b *beginner }

// NewObserver returns an Observer for matches of g.
func NewObserver(g *game.Game) *Observer { return &Observer{b: newBeginner(g, 0)} }

// Observe returns what a forecast says about a state in which all dials are set, with player 1's ships
// first.
func (o *Observer) Observe(s *game.State) value.Position {
	b := o.b
	v := view.Of(b.g, s, game.Seat1)
	b.v, b.me = &v, game.Seat1
	b.node(0).state = *s
	b.x.Waiting(&b.node(0).state)
	f := newForecastOf(b, func(f *forecast, id game.ShipID) []course {
		dial := s.Secret[b.g.Ships[id].Side].Dials[id]
		if dial == 0 {
			return []course{f.course(id, rules.DriftManeuver)}
		}
		return []course{f.course(id, b.g.Ships[id].Dial[dial-1])}
	})
	plan := make([]int, len(f.ships))
	f.resolve(plan)
	f.fill(plan, &f.seen)
	return f.seen
}

// Explorer returns a player that answers as a program does, but sets any dial that leaves its ship on the table in
// a share of cases, so that there are matches to learn from that a good program would not play.
func Explorer(p Program, g *game.Game, seed uint64, share float64) Player {
	return withMistakes(mistakeRates{dials: share}, p.New)(g, seed)
}
