package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// What one point of damage has led to.
var (
	dealDraw = game.NewFlag("a faceup card is drawn")
	dealDown = game.NewFlag("a facedown card is dealt")
	dealNext = game.NewLocal[uint8]("1 + the title that an ability has drawn and that is dealt", 0)
	dealCard = game.NewLocal("dealt faceup", game.NoCard)
	dealCrit = game.NewFlag("critical")
)

// DamageSteps let a ship suffer the damage on record: replacements first, then one point at a
// time, hits before crits (2e.damage.one-at-a-time, 2e.damage.hits-before-crits).
var DamageSteps = game.Parts{
	game.Step{Name: "would suffer damage", Do: func(x *game.Exec) {
		if !x.Damage().Cards {
			x.Offer(game.On(card.WouldSuffer, x.Self()))
		}
	}},
	game.Loop("each damage",
		game.Locals{dealDraw, dealDown, dealNext, dealCard, dealCrit},
		game.Step{Name: "suffer one damage", Do: sufferNext},
		game.Step{Name: "deal it facedown", Do: func(x *game.Exec) {
			if !dealDown.Get(x) {
				return
			}
			if replaced := x.Replaced(); !replaced {
				DealFacedown(x, x.Self())
			}
		}},
		game.Step{Name: "dealing it faceup", Do: func(x *game.Exec) {
			if dealDraw.Get(x) && (!x.Frame().Replaced || dealNext.Get(x) > 0) {
				x.Replaced() // what is drawn instead is dealt
				x.Offer(game.On(card.DealingFaceup, x.Self()))
			}
		}},
		game.Step{Name: "deal the card drawn", Do: func(x *game.Exec) {
			if t := dealNext.Get(x); t > 0 {
				dealNext.Set(x, 0)
				takeDraw(x, game.Chance, game.Choice{Item: t - 1})
			}
		}},
		game.Step{Name: "draw a damage card", Who: whoDraws, Ask: askDraw, Take: takeDraw},
		game.Step{Name: "after one damage", Do: func(x *game.Exec) {
			x.Replaced() // of a faceup card, which is settled
			if !dealCrit.Get(x) {
				return
			}
			t := game.On(card.AfterCrit, x.Self())
			t.N = -1
			if id := dealCard.Get(x); id != game.NoCard {
				t.N = int16(id)
			}
			x.Raise(t)
		}},
	),
	game.Step{Name: "after suffering damage", Do: afterSuffering},
}

// sufferNext suffers one point: a shield if there is one, else a damage card
// (2e.damage.shield-first, 2e.damage.card-otherwise).
func sufferNext(x *game.Exec) {
	d := x.Damage()
	s := x.Ship(d.Ship)
	if x.Replaced() && !d.Changed || s.SetAside() || // 2e.reserve.inactive
		s.Crippled.Has(d.Section) { // 1e.cr90.crippled-no-damage
		d.Hits, d.Crits = 0, 0
	}
	crit := false
	switch {
	case d.Hits > 0:
		d.Hits--
	case d.Crits > 0:
		d.Crits--
		crit = true
	default:
		x.Leave()
		return
	}
	d.Lost++
	if crit {
		d.CritLost++
		dealCrit.Set(x, true)
	}
	switch {
	case d.Lent > 0 && card.DockedShields(x, d.Ship) > 0:
		d.Lent--
		card.LoseDockedShield(x, d.Ship, "damage.shield-first")
	case *s.ShieldsAt(x.Info(d.Ship), d.Section) > 0 && !d.Cards:
		card.LoseShieldAt(x, d.Ship, d.Section, "damage.shield-first")
	case x.IsRemote(d.Ship): // 2e.device.remote.damage
		DealFacedown(x, d.Ship)
	case (crit || x.Query(card.DealsFaceup, d.Ship, 0) > 0) && CanDraw(x, d.Ship):
		dealDraw.Set(x, true)
		x.Offer(game.On(card.WouldBeDealt(card.Faceup), d.Ship))
	case x.Answerable(game.On(card.WouldBeDealt(card.Facedown), d.Ship)):
		dealDown.Set(x, true)
		x.Offer(game.On(card.WouldBeDealt(card.Facedown), d.Ship))
	default:
		DealFacedown(x, d.Ship)
	}
}

// DealInstead is the op, inside card.Instead, that has a damage card dealt faceup where it would be dealt facedown, or
// turned facedown without effect where it is dealt faceup. A card that no ability has drawn is seen by no one.
func DealInstead(faceup bool) card.Op {
	if faceup {
		return card.RunIf("deal it faceup", func(x *game.Exec) bool {
			return CanDraw(x, x.Trigger().Ship)
		}, func(x *game.Exec) {
			dealDraw.Put(x, dealingFaceup(x), true)
		})
	}
	return card.Run("turn the damage card facedown", turnDealt)
}

// DealFacedown deals a ship a facedown damage card. Which one it is no one knows: it is drawn
// when someone sees it (2e.damage.facedown-hidden). A ship in reserve is dealt none (2e.reserve.inactive).
func DealFacedown(x *game.Exec, id game.ShipID) {
	if x.Ship(id).SetAside() {
		return
	}
	at := struck(x, id)
	damage, down, counters := x.Ship(id).CardsAt(at)
	*damage++
	*down++
	e := game.NewEvent(game.DamageDealt, "damage.card-otherwise", id)
	if x.G.Counters && !CanDraw(x, id) {
		*counters++
		e.Clause, e.N = "damage.counters-stand-in", 1
	} else {
		deck := &x.S.Decks[x.Info(id).Pile(at)]
		refill(x, deck)
		deck.Facedown++
	}
	cardDealt(x, id)
	card.NoteDealt(x, id, false, "")
	x.Raise(game.On(card.AfterDealt, id))
	e.Object = at.Of(id)
	x.Emit(e)
	checkDestroyed(x, id)
}

// cardDealt lets the edition answer that a ship is dealt a damage card.
func cardDealt(x *game.Exec, id game.ShipID) {
	if x.G.CardDealt != nil {
		x.G.CardDealt(x, id)
	}
}

// DealFaceup puts a damage card faceup on a ship, at a section if it is huge, and resolves it at once.
// Exposed says that it lay facedown on the ship (2e.damage.faceup-resolves, 2e.damage.expose).
func DealFaceup(x *game.Exec, id game.ShipID, at game.Section, title uint8, exposed bool,
) game.CardID {
	deck := &x.S.Decks[x.Info(id).Pile(at)]
	damage, down, _ := x.Ship(id).CardsAt(at)
	kind, clause := game.DamageDealt, "damage.card-otherwise"
	if exposed {
		kind, clause = game.DamageExposed, "damage.expose"
		turnOne(deck)
		*down--
	} else {
		refill(x, deck)
		*damage++
		cardDealt(x, id)
		card.NoteDealt(x, id, true, x.G.Dealt[title].Trait)
		dealt := game.On(card.AfterDealt, id)
		dealt.N = 1
		x.Raise(dealt)
	}
	deck.Unseen[title]--
	i := AssignCard(x, id, title, game.NoShip)
	x.S.Cards[i].Section = at
	Silence(x, id)
	event := game.NewEvent(kind, clause, id)
	event.Card, event.Name, event.Object = x.DealtID(i), x.G.Dealt[title].Name, at.Of(id)
	x.Emit(event)
	checkDestroyed(x, id)
	t := game.On(card.DealtFaceup, id)
	t.Card = x.DealtID(i)
	if exposed {
		t.N = 1
	}
	x.Offer(t)
	if exposed && len(x.G.Hooks[card.AfterExpose]) > 0 { // comes before the effects
		e := game.On(card.AfterExpose, id)
		e.ByCard = uint8(t.Card) + 1
		x.Offer(e)
	}
	return t.Card
}

// ByDamageCard reports whether the action weighed is one of a faceup damage card.
func ByDamageCard(x *game.Exec) bool {
	return x.Weighed().Action == game.CardAction && IsDamageCard(x, x.Asker())
}

// IsDamageCard reports whether a card is a faceup damage card.
func IsDamageCard(x *game.Exec, id game.CardID) bool {
	c := x.Dealt(id)
	return c != nil && c.Faceup() && x.G.Dealt[c.Code].Trait != ""
}

// AssignCard puts a card that is dealt or assigned during play on a ship and returns its place
// in Table.Cards.
func AssignCard(x *game.Exec, id game.ShipID, code uint8, by game.ShipID) int {
	s := x.S
	for i := range s.Cards[:s.NCards] {
		if !s.Cards[i].InUse {
			s.Cards[i] = game.Card{Code: code, Ship: id, By: by, InUse: true}
			return i
		}
	}
	if int(s.NCards) == game.MaxDealt {
		panic("rules: too many cards dealt: " + x.Where())
	}
	s.Cards[s.NCards] = game.Card{Code: code, Ship: id, By: by, InUse: true}
	s.NCards++
	return int(s.NCards) - 1
}

// RemoveCondition takes a condition card off its ship.
func RemoveCondition(x *game.Exec, id game.CardID) {
	c := x.Dealt(id)
	e := game.NewEvent(game.ConditionLost, "condition.removed-again-assignable", c.Ship)
	e.Card, e.Name = id, x.CodeOf(id).Name
	x.Emit(e)
	discardBorne(x, id)
	x.Free(int(id) - len(x.G.Cards))
}

// RepairFaceup turns a faceup damage card facedown (2e.damage.repair.faceup).
func RepairFaceup(x *game.Exec, id game.CardID) {
	c := x.Dealt(id)
	ship := c.Ship
	e := game.NewEvent(game.DamageRepaired, "damage.repair.faceup", ship)
	e.Card, e.Name = id, x.CodeOf(id).Name
	x.Emit(e)
	TurnFacedown(x, id)
	t := game.On(card.AfterRepair, ship)
	t.N, t.ByCard = 1, uint8(id)+1
	x.Raise(t)
}

// TurnFacedown turns a faceup damage card facedown.
func TurnFacedown(x *game.Exec, id game.CardID) {
	c := x.Dealt(id)
	ship := c.Ship
	deck := &x.S.Decks[x.Info(ship).Pile(c.Section)]
	// Everyone saw the card before it was turned, so both players know its title.
	title := c.Code
	c.Code, c.Seen = 0, game.BothSides
	x.S.Charges[id] = game.Charge{}
	i := int(id) - len(x.G.Cards)
	x.S.Secret[0].Known[i], x.S.Secret[1].Known[i] = title, title
	deck.Unseen[title]++
	deck.Facedown++
	_, down, _ := x.Ship(ship).CardsAt(c.Section)
	*down++
	Silence(x, ship)
}

// RepairFacedown discards a facedown damage card of a ship (2e.damage.repair.facedown). One
// that someone has seen is a known card; the others are drawn from what no one has seen.
func RepairFacedown(x *game.Exec, id game.ShipID, at game.Section, title uint8, place int) {
	deck := &x.S.Decks[x.Info(id).Pile(at)]
	damage, down, _ := x.Ship(id).CardsAt(at)
	if place >= 0 {
		x.Free(place)
	}
	deck.Unseen[title]--
	deck.Discards[title]++
	turnOne(deck)
	*down--
	*damage--
	e := game.NewEvent(game.DamageRepaired, "damage.repair.facedown", id)
	e.Name = x.G.Dealt[title].Name
	x.Emit(e)
	x.Raise(game.On(card.AfterRepair, id))
}

// afterSuffering raises the event of damage for abilities and notes it for the attack it came from.
func afterSuffering(x *game.Exec) {
	d := x.Damage()
	if d.Lost == 0 || d.Cards {
		return
	}
	if a := x.Attack(); d.Attack && a != nil {
		a.Suffered += d.Lost
	}
	t := game.On(card.AfterSuffer, d.Ship)
	t.N = int16(d.Lost)
	x.Raise(t)
}
