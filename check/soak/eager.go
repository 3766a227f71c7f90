package soak

import (
	"math/rand/v2"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// greedyPlayer mostly uses the cards that were forced into a match, and what helps them, where that is
// offered.
type greedyPlayer struct {
	bot.Player
	g      *game.Game
	forced []bool // by card of the match: the one that its squad must have
	wanted []bool // and all that are to be used
	kept   []bool // and those that are used only while an enemy is near behind its ship
	hunted []bool // by ship of the match: those that it attacks for the other squad's card
	needs  supportPlan
	draws  []game.Action // that the other squad's card needs
	ship   game.ShipID   // that has the card
	x      *game.Exec
	rng    *rand.Rand
}

// newGreedyPlayer makes a player of another one who is eager for a forced card, and for others that are
// wanted in the match.
func newGreedyPlayer(p bot.Player, g *game.Game, s *scenario, seat game.Player) *greedyPlayer {
	side := seat.Side()
	f, other := s.force[side], &s.force[1-side].needs
	e := &greedyPlayer{Player: p, g: g, x: game.NewExec(g), ship: game.NoShip,
		needs: f.needs, draws: other.draws, hunted: make([]bool, len(g.Ships)),
		forced: make([]bool, len(g.Cards)), wanted: make([]bool, len(g.Cards)),
		kept: make([]bool, len(g.Cards)),
		rng:  rand.New(rand.NewPCG(2*s.seed+uint64(seat), 0x6561676572))}
	for i := range g.Cards {
		c := &g.Cards[i]
		ids, helpers := s.wanted.Upgrades, f.needs.cards
		if c.Slot == "pilot" {
			ids, helpers = s.wanted.Pilots, f.needs.ships
		}
		e.wanted[i] = slices.Contains(ids, c.ID)
		if slices.Contains(helpers, c.ID) {
			e.wanted[i] = !f.needs.kept
			e.kept[i] = f.needs.behind
		}
		if g.Ships[c.Ship].Side != side {
			e.hunted[c.Ship] = e.hunted[c.Ship] || slices.Contains(other.prey, c.ID)
		}
		if c.ID == f.card && (c.Slot == "pilot") == f.pilot && g.Ships[c.Ship].Side == side {
			e.forced[i], e.ship = true, c.Ship
		}
	}
	return e
}

// calmOdds is how many answers there are to one that is left to the player inside in any case.
const calmOdds = 8

// Answer uses a card or performs an action that helps, or leaves it to the player inside.
func (e *greedyPlayer) Answer(v *view.View, q *game.Question) game.Choice {
	if q.Kind != game.PickQuestion || e.rng.IntN(calmOdds) == 0 {
		return e.Player.Answer(v, q)
	}
	for _, likes := range [...]func(*view.View, game.Choice) bool{e.uses, e.helps, e.wants} {
		if c, ok := e.pick(v, q, likes); ok {
			return c
		}
	}
	if c, ok := e.fly(v, q); ok {
		return c
	}
	c := e.Player.Answer(v, q)
	switch pass := q.Opts[q.Default]; {
	case c.Verb == game.PassVerb:
		if c, ok := e.pick(v, q, fires); ok {
			return c
		}
	case pass.Verb == game.PassVerb && e.spares(v, c):
		return pass
	}
	return c
}

// pick draws one of the options that it likes, if there are any.
func (e *greedyPlayer) pick(v *view.View, q *game.Question, likes func(*view.View, game.Choice) bool) (
	c game.Choice, ok bool,
) {
	n := 0
	for _, o := range q.Options() {
		if likes(v, o) {
			if n++; e.rng.IntN(n) == 0 {
				c = o
			}
		}
	}
	return c, n > 0
}

// uses reports whether an option uses the forced card.
func (e *greedyPlayer) uses(_ *view.View, c game.Choice) bool { return ofCards(e.forced, c) }

// wants reports whether an option uses a card that is wanted.
func (e *greedyPlayer) wants(_ *view.View, c game.Choice) bool { return ofCards(e.wanted, c) }

// ofCards reports whether an option uses one of some cards.
func ofCards(cards []bool, c game.Choice) bool {
	return (c.Verb == game.UseVerb || c.Verb == game.WeaponVerb) && int(c.Card) < len(cards) &&
		cards[c.Card]
}

// fires reports whether an option is an attack.
func fires(_ *view.View, c game.Choice) bool { return c.Verb == game.WeaponVerb }

// helps reports whether an option helps the forced card: an action, an ability that all ships have,
// or a lock on its ship; or that of the other squad: an attack.
func (e *greedyPlayer) helps(v *view.View, c game.Choice) bool {
	switch c.Verb {
	case game.ObjectVerb:
		if e.needs.bombs {
			return c.Object.Kind == game.DeviceObject
		}
		return e.needs.locked && c.Object == game.ShipAs(e.ship) || e.locks(v, c.Object)
	case game.PickVerb:
		return int(c.Ship) < len(e.hunted) && e.hunted[c.Ship]
	}
	if e.needs.behind && c.Verb == game.TemplateVerb {
		return c.N == atEnemy
	}
	if c.Verb != game.UseVerb || e.rng.IntN(2) == 0 {
		return false
	}
	if ofCards(e.kept, c) {
		return e.followed(v)
	}
	a := v.Offered(e.x, c)
	return a != nil && (slices.Contains(e.needs.actions, a.Action) ||
		slices.Contains(e.draws, a.Action) ||
		c.Card == game.NoCard && slices.Contains(e.needs.spends, a.Name))
}

// locks reports whether its side is to lock an object: a ship of the other side.
func (e *greedyPlayer) locks(v *view.View, o game.Object) bool {
	return slices.Contains(e.needs.actions, game.LockAction) && !e.needs.locked &&
		o.Kind == game.ShipObject && e.g.Ships[o.ID].Side != v.Viewer().Side()
}

// spares reports whether an option spends what the forced card needs.
func (e *greedyPlayer) spares(v *view.View, c game.Choice) bool {
	if ofCards(e.kept, c) {
		return !e.followed(v)
	}
	if c.Verb != game.UseVerb || c.Card != game.NoCard || len(e.needs.keeps) == 0 {
		return false
	}
	a := v.Offered(e.x, c)
	return a != nil && slices.Contains(e.needs.keeps, a.Name)
}

// atEnemy marks the way to place a remote at an enemy.
const atEnemy = 10

// followed reports whether an enemy that is not small is near behind the ship of the forced card.
func (e *greedyPlayer) followed(v *view.View) bool {
	ships := &v.Table().Ships
	mine := geom.Place(e.g.Ships[e.ship].Size, ships[e.ship].Pose)
	for i := range e.g.Ships {
		it := &e.g.Ships[i]
		if it.Side == v.Viewer().Side() || !ships[i].OnTable || it.Size == geom.Small {
			continue
		}
		base := geom.Place(it.Size, ships[i].Pose)
		if m, ok := geom.InArc(e.g.Measure, &mine, &base, geom.RearArc); ok && m.Distance <= e.g.Measure.Reach(1) {
			return true
		}
	}
	return false
}
