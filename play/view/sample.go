package view

import (
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Model says how a player is thought to set dials: how much each maneuver of a ship's dial
// weighs against the others. It must not be negative. If all that may be set weigh nothing, all
// of them weigh the same.
type Model func(g *game.Game, v *View, id game.ShipID, m game.Maneuver) int

// Uniform returns the model of a player of whom nothing is known.
func Uniform(*game.Game, *View, game.ShipID, game.Maneuver) int { return 1 }

// Sample draws a state that the viewer cannot tell from the real one: v is the view of it. The
// other seat's facedown dials follow the model; facedown damage cards at which only others have
// looked are drawn from what the viewer has not seen.
//
// The view holds no history: that a ship was stressed when its dial was set, and is not now, is
// for the model to remember.
func Sample(g *game.Game, v *View, r game.Random, m Model) game.State {
	var s game.State
	SampleInto(&s, g, v, r, m)
	return s
}

// SampleInto makes s what Sample returns, where it lies: a state is large.
func SampleInto(s *game.State, g *game.Game, v *View, r game.Random, m Model) {
	*s = v.known
	for i := range g.Ships {
		side := g.Ships[i].Side
		ship := &s.Ships[i]
		if v.viewer.IsSeat() && side == v.viewer.Side() || !ship.DialSet || !ship.Revealed.IsNone() {
			continue
		}
		seen := uint8(0)
		if v.viewer.IsSeat() {
			seen = v.known.Secret[v.viewer.Side()].Dials[i]
		}
		if seen == 0 {
			seen = dial(g, v, game.ShipID(i), r, m)
		}
		s.Secret[side].Dials[i] = seen
	}
	titles(g, v, s, r)
	masked(g, v, s, r)
	hidden(g, s, r)
}

// hidden draws the upgrades that lie facedown and that the viewer does not know.
func hidden(g *game.Game, s *game.State, r game.Random) {
	for seat := range game.Player(game.MaxSeats) {
		at := &s.Secret[seat.Side()].Hidden[seat/2]
		if !g.Owns(seat, s.Hidden) || *at != 0 {
			continue
		}
		n := 0
		for i := range g.Cards {
			if c := &g.Cards[i]; c.Under && g.Ships[c.Ship].Owner == seat && s.Charges[i].Away() {
				if n++; r.IntN(n) == 0 {
					*at = uint8(i) + 1
				}
			}
		}
	}
}

// masked draws the secret conditions that the viewer does not know.
func masked(g *game.Game, v *View, s *game.State, r game.Random) {
	for seat := range game.Player(game.MaxSeats) {
		at := &s.Secret[seat.Side()].Masked[seat/2]
		if !g.Owns(seat, s.Masked) || *at != 0 {
			continue
		}
		n := 0
		for code := range g.Dealt {
			if g.Dealt[code].Secret {
				if n++; r.IntN(n) == 0 {
					*at = uint8(code)
				}
			}
		}
	}
}

// maxDial is the most maneuvers on a dial.
const maxDial = 64

// dial draws what is on a facedown dial: one more than an index into the ship's dial.
func dial(g *game.Game, v *View, id game.ShipID, r game.Random, m Model) uint8 {
	list := g.Ships[id].Dial
	var weights, legal [maxDial]int
	total, may := 0, 0
	for i := range list {
		if maySet(g, v, id, list[i]) {
			weights[i], legal[i] = m(g, v, id, list[i]), 1
			total, may = total+weights[i], may+1
		}
	}
	if total == 0 {
		weights, total = legal, may
	}
	k := r.IntN(total)
	for i := range list {
		if k -= weights[i]; k < 0 {
			return uint8(i + 1)
		}
	}
	panic("view: a model gave a maneuver less than no weight")
}

// maySet reports whether a maneuver may lie on a facedown dial. What forbids it holds while dials
// are set; later the ship may have changed.
func maySet(g *game.Game, v *View, id game.ShipID, m game.Maneuver) bool {
	t := v.Table()
	return t.Phase != game.PlanningPhase || rules.MaySet(g, &t.Ships[id], m)
}

// titles draws the titles of facedown damage cards at which others than the viewer have looked.
func titles(g *game.Game, v *View, s *game.State, r game.Random) {
	var left [game.MaxDecks][game.MaxTitles]uint8
	for i := range left {
		left[i] = s.Decks[i].Unseen
	}
	for i := range s.Cards[:s.NCards] {
		if title := v.Title(i); title != 0 {
			left[g.Ships[s.Cards[i].Ship].Pile(s.Cards[i].Section)][title]--
		}
	}
	for i := range s.Cards[:s.NCards] {
		c := &s.Cards[i]
		title := v.Title(i)
		if c.Seen == game.Nobody {
			continue
		}
		if title == 0 {
			title = draw(&left[g.Ships[c.Ship].Pile(c.Section)], r)
		}
		for p := range s.Secret {
			if c.Seen.Has(game.Player(p)) {
				s.Secret[p].Known[i] = title
			}
		}
	}
}

// draw takes a card at random out of a deck.
func draw(deck *[game.MaxTitles]uint8, r game.Random) uint8 {
	total := 0
	for _, n := range deck {
		total += int(n)
	}
	k := r.IntN(total)
	for title, n := range deck {
		if k -= int(n); k < 0 {
			deck[title]--
			return uint8(title)
		}
	}
	panic("view: no card left to be drawn")
}
