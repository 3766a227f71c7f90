package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// What one point of damage has led to.
var (
	dealDraw = game.NewFlag("a faceup card is drawn")
	dealDown = game.NewFlag("a facedown card is dealt")
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
		game.Locals{dealDraw, dealDown, dealCard, dealCrit},
		game.Step{Name: "suffer one damage", Do: sufferNext},
		game.Step{Name: "deal it facedown", Do: func(x *game.Exec) {
			if !dealDown.Get(x) {
				return
			}
			if replaced := x.Replaced(); !replaced {
				DealFacedown(x, x.Self())
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
	if x.Replaced() && !d.Changed || s.Crippled.Has(d.Section) { // 1e.cr90.crippled-no-damage
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
	case (crit || x.Query(card.DealsFaceup, d.Ship, 0) > 0) && CanDraw(x, d.Ship):
		dealDraw.Set(x, true)
		x.Offer(game.On(card.WouldBeFaceup, d.Ship))
	case x.Answerable(game.On(card.WouldBeFacedown, d.Ship)):
		dealDown.Set(x, true)
		x.Offer(game.On(card.WouldBeFacedown, d.Ship))
	default:
		DealFacedown(x, d.Ship)
	}
}

// DealFaceupInstead is the op, inside card.Instead where a ship would be dealt a facedown damage card,
// that has it dealt faceup.
func DealFaceupInstead() card.Op {
	return card.RunIf("deal it faceup", func(x *game.Exec) bool {
		return CanDraw(x, x.Trigger().Ship)
	}, func(x *game.Exec) {
		dealDraw.Put(x, dealingFaceup(x), true)
	})
}

// DealFacedown deals a ship a facedown damage card. Which one it is nobody knows: it is drawn
// when somebody sees it (2e.damage.facedown-hidden).
func DealFacedown(x *game.Exec, id game.ShipID) {
	at := struck(x, id)
	damage, down, counters := x.Ship(id).CardsAt(at)
	*damage++
	*down++
	e := game.Event{Kind: game.DamageDealt, Clause: "damage.card-otherwise", Ship: id,
		Other: game.NoShip, Card: game.NoCard}
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

// refill makes sure that the deck has a card to draw: if it is empty, the discards and the
// facedown cards of removed ships make a new one (2e.damage.deck-exhausted,
// 1e.damage.deck-reshuffle).
func refill(x *game.Exec, deck *game.Deck) {
	total := 0
	for _, n := range deck.Unseen {
		total += int(n)
	}
	if total > int(deck.Facedown) {
		return
	}
	for t, n := range deck.Discards {
		deck.Unseen[t] += n
		deck.Discards[t] = 0
		total += int(n)
	}
	deck.Facedown -= deck.Lost
	deck.Lost = 0
	if total <= int(deck.Facedown) && !x.G.Counters {
		deck.Facedown = 0 // facedown cards are only counted from now on
	}
}

// CanDraw reports whether there is a damage card that a ship can be dealt: one that nobody has seen.
// While there is none, damage is counted as facedown cards, critical damage too
// (1e.damage.deck-and-discard-empty-no-draw, 1e.damage.counters-are-facedown-cards).
func CanDraw(x *game.Exec, id game.ShipID) bool { return canDraw(x, pileOf(x, id)) }

// canDraw is CanDraw for one of the decks.
func canDraw(x *game.Exec, pile int) bool {
	deck := x.S.Decks[pile]
	refill(x, &deck)
	return holds(x, pile, &deck)
}

// holds reports whether a deck, made again of its discards if it was empty, holds a card.
func holds(x *game.Exec, pile int, deck *game.Deck) bool {
	if !x.G.Counters {
		return anyUnseen(x, pile, deck)
	}
	total := 0
	for _, n := range deck.Unseen {
		total += int(n)
	}
	return total > int(deck.Facedown)
}

// anyUnseen reports whether there is a card of a deck that nobody has seen, in the deck or
// facedown on a ship.
func anyUnseen(x *game.Exec, pile int, deck *game.Deck) bool {
	for t, n := range deck.Unseen {
		if n > knownOf(x, pile, uint8(t)) {
			return true
		}
	}
	return false
}

// turnOne counts one facedown card of a ship less. Where all that lie facedown are lost, the ship's
// own were only counted (2e.damage.deck-exhausted).
func turnOne(deck *game.Deck) {
	if deck.Facedown > deck.Lost {
		deck.Facedown--
	}
}

// whoDraws reports whether a faceup damage card is to be drawn.
func whoDraws(x *game.Exec) game.Players {
	if !dealDraw.Get(x) || x.Frame().Replaced {
		return game.Nobody
	}
	return game.Only(game.Chance)
}

// askDraw asks Chance for a damage card.
func askDraw(x *game.Exec, _ game.Player, q *game.Question) {
	ListDraw(x, x.Self(), q)
}

// ListDraw lists the titles that can be drawn for a ship, with how many cards stand
// behind each.
func ListDraw(x *game.Exec, id game.ShipID, q *game.Question) {
	pile := pileOf(x, id)
	deck := x.S.Decks[pile]
	refill(x, &deck)
	listTitles(x, pile, &deck, q)
}

// listUnseen lists the titles that a facedown card of a deck which nobody has seen can turn out to be.
func listUnseen(x *game.Exec, pile int, q *game.Question) {
	listTitles(x, pile, &x.S.Decks[pile], q)
}

// listTitles lists the titles of a deck's cards that nobody has seen.
func listTitles(x *game.Exec, pile int, deck *game.Deck, q *game.Question) {
	q.Kind = game.DrawQuestion
	for t, n := range deck.Unseen {
		n -= min(n, knownOf(x, pile, uint8(t)))
		if n > 0 {
			c := game.Opt(game.DrawVerb)
			c.Item = uint8(t)
			q.Weights[q.N] = uint16(n)
			q.Add(c)
		}
	}
}

// knownOf counts the facedown cards of a deck that lie on ships and whose title somebody has seen.
func knownOf(x *game.Exec, pile int, title uint8) uint8 {
	n := uint8(0)
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Seen != game.Nobody && x.Info(c.Ship).Pile(c.Section) == pile && KnownTitle(x, i) == title {
			n++
		}
	}
	return n
}

// KnownTitle returns the title of a facedown card that somebody has looked at.
func KnownTitle(x *game.Exec, i int) uint8 {
	return max(x.S.Secret[0].Known[i], x.S.Secret[1].Known[i])
}

// takeDraw deals the drawn card faceup.
func takeDraw(x *game.Exec, _ game.Player, c game.Choice) {
	dealDraw.Set(x, false)
	dealCard.Set(x, DealFaceup(x, x.Self(), struck(x, x.Self()), c.Item, false))
}

// DealFaceup puts a damage card faceup on a ship, at a section if it is huge, and resolves it at once.
// Exposed tells that it lay facedown on the ship (2e.damage.faceup-resolves, 2e.damage.expose).
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
	silence(x, id)
	x.Emit(game.Event{Kind: kind, Clause: clause, Ship: id, Other: game.NoShip,
		Card: x.DealtID(i), Name: x.G.Dealt[title].Name, Object: at.Of(id)})
	checkDestroyed(x, id)
	t := game.On(card.DealtFaceup, id)
	t.Card = x.DealtID(i)
	x.Offer(t)
	return t.Card
}

// ByDamageCard is the condition that the action weighed is one of a faceup damage card.
func ByDamageCard(x *game.Exec) bool {
	return x.Weighed().Action == game.CardAction && isDamageCard(x, x.Asker())
}

// isDamageCard reports whether a card is a faceup damage card.
func isDamageCard(x *game.Exec, id game.CardID) bool {
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
	x.Emit(game.Event{Kind: game.ConditionLost, Clause: "condition.removed-again-assignable",
		Ship: c.Ship, Other: game.NoShip, Card: id, Name: x.CodeOf(id).Name})
	discardBorne(x, c)
	x.Free(int(id) - len(x.G.Cards))
}

// RepairFaceup turns a faceup damage card facedown (2e.damage.repair.faceup).
func RepairFaceup(x *game.Exec, id game.CardID) {
	c := x.Dealt(id)
	ship := c.Ship
	deck := &x.S.Decks[x.Info(ship).Pile(c.Section)]
	x.Emit(game.Event{Kind: game.DamageRepaired, Clause: "damage.repair.faceup", Ship: ship,
		Other: game.NoShip, Card: id, Name: x.CodeOf(id).Name})
	// Everybody saw the card before it was turned, so both players know its title.
	title := c.Code
	c.Code, c.Seen = 0, game.BothSeats
	x.S.Charges[id] = game.Charge{}
	i := int(id) - len(x.G.Cards)
	x.S.Secret[0].Known[i], x.S.Secret[1].Known[i] = title, title
	deck.Unseen[title]++
	deck.Facedown++
	_, down, _ := x.Ship(ship).CardsAt(c.Section)
	*down++
	silence(x, ship)
	t := game.On(card.AfterRepair, ship)
	t.N = 1
	x.Raise(t)
}

// RepairFacedown discards a facedown damage card of a ship (2e.damage.repair.facedown). One
// that somebody has seen is a known card; the others are drawn from what nobody has seen.
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
	x.Emit(game.Event{Kind: game.DamageRepaired, Clause: "damage.repair.facedown", Ship: id,
		Other: game.NoShip, Card: game.NoCard, Name: x.G.Dealt[title].Name})
	x.Raise(game.On(card.AfterRepair, id))
}

// checkDestroyed marks a ship as destroyed that has as many damage cards as hull
// (2e.destroy.condition).
func checkDestroyed(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	if s.Destroyed || s.Doomed || !spentHull(x, id) {
		return
	}
	if x.Answerable(game.On(card.WouldBeDestroyed, id)) {
		s.Doomed = true
		x.Call(card.DestroyRole, id)
		return
	}
	destroy(x, id)
}

// Destroy is the op that destroys a ship, whatever damage it has.
func Destroy(r card.Ref) card.Op {
	return card.RunIf("destroy the ship", func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.Ship(id).InPlay() && !x.Ship(id).Destroyed
	}, func(x *game.Exec) { destroy(x, r(x)) })
}

// destroy marks a ship as destroyed and tells abilities of it.
func destroy(x *game.Exec, id game.ShipID) { destroyBy(x, id, "destroy.condition") }

// destroyBy is destroy by a clause.
func destroyBy(x *game.Exec, id game.ShipID, clause string) {
	x.Ship(id).Destroyed = true
	if !x.G.StaysInPlay(x, id) {
		x.S.Deferred |= deferredRemoval
	}
	if docked(x, id) > 0 {
		x.S.Deferred |= deferredEmergency
	}
	x.Emit(game.Event{Kind: game.ShipDestroyed, Clause: clause, Ship: id,
		Other: game.NoShip, Card: game.NoCard})
	if byAttack(x, id) {
		x.Attack().Killed = true // 2e.attack.aftermath.destroyed-included
		return
	}
	x.Raise(game.On(card.AfterDestroyed, id))
}

// byAttack reports whether a ship is suffering damage from the present attack.
func byAttack(x *game.Exec, id game.ShipID) bool {
	a := x.Attack()
	if a == nil || a.Defender != id {
		return false
	}
	for _, d := range x.S.Damages[:x.S.NDamages] {
		if d.Attack && d.Ship == id {
			return true
		}
	}
	return false
}

// afterSuffering tells abilities of the damage and notes it for the attack it came from.
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
