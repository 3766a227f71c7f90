package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// CardChoice is a question to the player of the frame's ship for one of the cards that fit.
type CardChoice struct {
	Name  string
	Fits  func(x *game.Exec, i int) bool
	Pass  bool // none of them will do, too
	Again bool // it is asked as long as there are any
	Take  func(x *game.Exec, id game.CardID)
}

// Step returns the step that asks, unless nothing fits. A pass is not a card.
func (ch CardChoice) Step() game.Step {
	return game.Step{
		Name: ch.Name, Until: ch.Again,
		Who: func(x *game.Exec) game.Players {
			for i := range x.G.Cards {
				if ch.Fits(x, i) {
					return game.Only(x.Owner(x.Self()))
				}
			}
			return game.Nobody
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range x.G.Cards {
				if ch.Fits(x, i) {
					c := game.Opt(game.CardVerb)
					c.Card = game.CardID(i)
					q.Add(c)
				}
			}
			if ch.Pass {
				q.AddPass()
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				ch.Take(x, game.NoCard)
				return
			}
			ch.Take(x, c.Card)
		},
	}
}

// buried reports whether a faceup damage card of a ship keeps one of its cards, and no other, from working.
func buried(x *game.Exec, id game.ShipID, i int) bool {
	if x.Info(id).Huge == nil {
		return false
	}
	for k := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[k]
		if c.Faceup() && c.Ship == id && x.G.Dealt[c.Code].ID == "hullbreach-huge" &&
			int(x.S.Charges[x.DealtID(k)].Active) == i+1 {
			return true
		}
	}
	return false
}

// SufferAt is the op with which a section of Self suffers n damage, whatever is the target of an attack. NoSection
// is the one at which the damage card lies, or which has overlapped the obstacles of the window. If that is
// both of them, the opponent chooses (1e.huge.damage.unspecified-opponent-chooses).
func SufferAt(at game.Section, n int) card.Op {
	return card.Run("suffer damage at a section", func(x *game.Exec) {
		on := at
		if c := x.Dealt(x.Card()); at == game.NoSection && c != nil {
			on = c.Section
		} else if at == game.NoSection {
			on = x.Trigger().Object.Section()
		}
		StrikeSection(x, x.Self(), on, n, 0)
	})
}
