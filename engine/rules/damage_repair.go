package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Facing is how damage cards lie: Faceup, Facedown, or both joined by |.
type Facing uint8

// The ways in which damage cards lie.
const (
	Faceup Facing = 1 << iota
	Facedown
)

// Repair is the op with which a ship repairs one of its damage cards: a faceup one that the player of
// Self picks, of one of these traits if any is named, or a facedown one at random
// (2e.damage.repair.faceup, 2e.damage.repair.facedown). Where it can be either, that player says which.
func Repair(r card.Ref, which Facing, traits ...string) card.Op {
	switch which {
	case Faceup:
		return repairFaceup(r, traits)
	case Facedown:
		return repairFacedown(r)
	}
	return card.PickOne(card.Self, card.Alt("repair a faceup card", repairFaceup(r, traits)),
		card.Alt("repair a facedown card", repairFacedown(r)))
}

// repairAt is the section whose facedown card is repaired.
var repairAt = game.NewLocal("section whose card is repaired", game.NoSection)

// repairFacedown repairs a facedown damage card of a ship at random: of a huge ship with two ship cards at the
// section that the player of Self picks, since each has a hull of its own.
func repairFacedown(r card.Ref) card.Op {
	return card.Op{
		What: "repair a facedown damage card",
		Can:  func(x *game.Exec) bool { return canTurnOver(x, r(x)) },
		Do: game.Parts{game.Locals{repairAt}, game.Step{
			Name: "choose the section whose card is repaired",
			Who: func(x *game.Exec) game.Players {
				h := x.Info(r(x)).Huge
				if h == nil || !h.Two || downAt(x, r(x), game.ForeSection) == 0 ||
					downAt(x, r(x), game.AftSection) == 0 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, at := range sections {
					AddObject(q, game.SectionOf(r(x), at))
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { repairAt.Set(x, c.Object.Section()) },
		}, game.Step{
			Name: "repair a facedown card at random",
			Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				if at := repairAt.Get(x); at != game.NoSection {
					q.Kind = game.DrawQuestion
					listDown(x, r(x), at, 1, q)
					return
				}
				ListFacedown(x, r(x), q)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				RepairFacedown(x, r(x), c.Object.Section(), c.Item, int(c.N)-1)
			},
		}},
	}
}

// DiscardFaceup is the op with which the player of Self chooses a faceup damage card of a ship, which is
// discarded.
func DiscardFaceup(r card.Ref) card.Op {
	return onFaceup("discard a faceup damage card", r, nil, func(x *game.Exec, id game.CardID) {
		c := x.Dealt(id)
		ship, at, title := c.Ship, c.Section, c.Code
		x.S.Decks[x.Info(ship).Pile(at)].Discards[title]++
		damage, _, _ := x.Ship(ship).CardsAt(at)
		*damage--
		e := game.NewEvent(game.DamageDiscarded, "", ship)
		e.Name = x.G.Dealt[title].Name
		x.Emit(e)
		x.Free(int(id) - len(x.G.Cards))
		Silence(x, ship)
		t := game.On(card.AfterRepair, ship)
		t.N = 1
		x.Raise(t)
	})
}

// repairFaceup repairs a faceup damage card of a ship with one of these traits, any if there is none.
func repairFaceup(r card.Ref, traits []string) card.Op {
	return onFaceup("repair a faceup damage card", r, traits, RepairFaceup)
}

// onFaceup does something to a faceup damage card of a ship with one of these traits, any if there is none; the
// player of Self picks which.
func onFaceup(what string, r card.Ref, traits []string, do func(x *game.Exec, id game.CardID)) card.Op {
	fits := func(x *game.Exec, c *game.Card) bool {
		if !c.Faceup() || c.Ship != r(x) {
			return false
		}
		t := x.G.Dealt[c.Code].Trait
		return t != "" && (len(traits) == 0 || slices.Contains(traits, t))
	}
	return card.Op{
		What: what,
		Can: func(x *game.Exec) bool {
			for i := range x.S.Cards[:x.S.NCards] {
				if fits(x, &x.S.Cards[i]) {
					return true
				}
			}
			return false
		},
		Do: game.Step{
			Name: "choose a faceup damage card",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for i := range x.S.Cards[:x.S.NCards] {
					if fits(x, &x.S.Cards[i]) {
						c := game.Opt(game.DamageVerb)
						c.Card, c.Item = x.DealtID(i), x.S.Cards[i].Code
						q.Add(c)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { do(x, c.Card) },
		},
	}
}

// Repaired returns the place in Table.Cards of the faceup damage card whose repair the window is about, if
// it is still facedown on its ship.
func Repaired(x *game.Exec) (i int, ok bool) {
	t := x.Trigger()
	i = int(t.ByCard) - 1 - len(x.G.Cards)
	if t.ByCard == 0 || i < 0 {
		return 0, false
	}
	c := &x.S.Cards[i]
	return i, c.InUse && c.Ship == t.Ship && c.Seen == game.BothSides
}

// RepairedTrait reports whether the window is about the repair of a faceup damage card of a trait.
func RepairedTrait(trait string) card.Cond {
	return func(x *game.Exec) bool {
		i, ok := Repaired(x)
		return ok && x.G.Dealt[KnownTitle(x, i)].Trait == trait
	}
}
