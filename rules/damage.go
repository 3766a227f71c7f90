package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// The scratch numbers of a frame of the damage procedure, and of others that deal a card
// faceup.
const (
	dealDraw = 1 // 1 while a faceup card is to be drawn
	dealCard = 2 // the card dealt faceup, 1 more than its CardID
	dealCrit = 3 // 1 if the point just suffered was critical damage
)

// Indices of the steps of DamageSteps that are gone back to.
const (
	sufferOne = 1
	sufferEnd = 4
)

// DamageSteps let a ship suffer the damage on record: replacements first, then one point at a
// time, hits before crits (2e.damage.one-at-a-time, 2e.damage.hits-before-crits).
var DamageSteps = []game.Step{
	{Name: "would suffer damage", Do: func(x *game.Exec) {
		if !x.Damage().Cards {
			x.Offer(game.On(card.WouldSuffer, x.Self()))
		}
	}},
	{Name: "suffer one damage", Do: sufferNext},
	{Name: "draw a damage card", Who: whoDraws, Ask: askDraw, Take: takeDraw},
	{Name: "the next damage", Do: func(x *game.Exec) {
		f := x.Frame()
		if f.R[dealCrit] == 1 {
			t := game.On(card.AfterCrit, x.Self())
			t.N = f.R[dealCard] - 1
			x.Raise(t)
		}
		f.R[dealCrit], f.R[dealCard] = 0, 0
		x.Goto(sufferOne)
	}},
	{Name: "after suffering damage", Do: afterSuffering},
}

// sufferNext suffers one point: a shield if there is one, else a damage card
// (2e.damage.shield-first, 2e.damage.card-otherwise).
func sufferNext(x *game.Exec) {
	d, f := x.Damage(), x.Frame()
	s := x.Ship(d.Ship)
	crit := false
	switch {
	case d.Hits > 0:
		d.Hits--
	case d.Crits > 0:
		d.Crits--
		crit = true
	default:
		x.Goto(sufferEnd)
		return
	}
	d.Lost++
	if crit {
		d.CritLost++
		f.R[dealCrit] = 1
	}
	switch {
	case s.Shields > 0 && !d.Cards:
		card.LoseShieldOf(x, d.Ship, "2e.damage.shield-first")
	case (crit || x.Query(card.DealsFaceup, d.Ship, 0) > 0) && CanDraw(x, x.Owner(d.Ship)):
		f.R[dealDraw] = 1
		x.Offer(game.On(card.WouldBeFaceup, d.Ship))
	default:
		DealFacedown(x, d.Ship)
	}
}

// DealFacedown deals a ship a facedown damage card. Which one it is nobody knows: it is drawn
// when somebody sees it (2e.damage.facedown-hidden).
func DealFacedown(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	s.Damage++
	s.Facedown++
	e := game.Event{Kind: game.DamageDealt, Clause: "2e.damage.card-otherwise", Ship: id,
		Other: game.NoShip, Card: game.NoCard}
	if x.G.Counters && !CanDraw(x, x.Owner(id)) {
		s.Counters++
		e.Clause, e.N = "1e.damage.counters-stand-in", 1
	} else {
		deck := &x.S.Decks[x.Owner(id)]
		refill(x, deck)
		deck.Facedown++
	}
	cardDealt(x, id)
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

// CanDraw tells whether there is a damage card that a player can draw: one that nobody has seen.
// While there is none, damage is counted as facedown cards, critical damage too
// (1e.damage.deck-and-discard-empty-no-draw, 1e.damage.counters-are-facedown-cards).
func CanDraw(x *game.Exec, p game.Player) bool {
	deck := x.S.Decks[p]
	refill(x, &deck)
	return holds(x, p, &deck)
}

// holds tells whether a player's deck, made anew of its discards if it was empty, holds a card.
func holds(x *game.Exec, p game.Player, deck *game.Deck) bool {
	if !x.G.Counters {
		return anyUnseen(x, p, deck)
	}
	total := 0
	for _, n := range deck.Unseen {
		total += int(n)
	}
	return total > int(deck.Facedown)
}

// anyUnseen tells whether there is a card of a player's deck that nobody has seen, in the deck or
// facedown on a ship.
func anyUnseen(x *game.Exec, p game.Player, deck *game.Deck) bool {
	for t, n := range deck.Unseen {
		if n > knownOf(x, p, uint8(t)) {
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

// whoDraws tells whether a faceup damage card is to be drawn.
func whoDraws(x *game.Exec) game.Players {
	if x.Frame().R[dealDraw] == 0 {
		return game.Nobody
	}
	return game.Only(game.Chance)
}

// askDraw asks Chance for a damage card.
func askDraw(x *game.Exec, _ game.Player, q *game.Question) {
	ListDraw(x, x.Owner(x.Self()), q)
}

// ListDraw lists the titles that can be drawn from a player's deck, with how many cards stand
// behind each.
func ListDraw(x *game.Exec, p game.Player, q *game.Question) {
	deck := x.S.Decks[p]
	refill(x, &deck)
	listTitles(x, p, &deck, q)
}

// listUnseen lists the titles that a facedown card of a player's ship which nobody has seen can
// turn out to be.
func listUnseen(x *game.Exec, p game.Player, q *game.Question) {
	listTitles(x, p, &x.S.Decks[p], q)
}

// listTitles lists the titles of a deck's cards that nobody has seen.
func listTitles(x *game.Exec, p game.Player, deck *game.Deck, q *game.Question) {
	q.Kind = game.DrawQuestion
	for t, n := range deck.Unseen {
		n -= min(n, knownOf(x, p, uint8(t)))
		if n > 0 {
			c := game.Opt(game.DrawVerb)
			c.Item = uint8(t)
			q.Weights[q.N] = uint16(n)
			q.Add(c)
		}
	}
}

// knownOf counts the facedown cards of a player's ships whose title somebody has seen.
func knownOf(x *game.Exec, p game.Player, title uint8) uint8 {
	n := uint8(0)
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Seen != game.Nobody && x.Owner(c.Ship) == p && KnownTitle(x, i) == title {
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
	f := x.Frame()
	f.R[dealDraw] = 0
	f.R[dealCard] = 1 + int16(DealFaceup(x, x.Self(), c.Item, false))
}

// DealFaceup puts a damage card faceup on a ship and resolves it at once. Exposed tells that it
// lay facedown on the ship (2e.damage.faceup-resolves, 2e.damage.expose).
func DealFaceup(x *game.Exec, id game.ShipID, title uint8, exposed bool) game.CardID {
	deck := &x.S.Decks[x.Owner(id)]
	s := x.Ship(id)
	kind, clause := game.DamageDealt, "2e.damage.card-otherwise"
	if exposed {
		kind, clause = game.DamageExposed, "2e.damage.expose"
		turnOne(deck)
		s.Facedown--
	} else {
		refill(x, deck)
		s.Damage++
		cardDealt(x, id)
	}
	deck.Unseen[title]--
	i := AssignCard(x, id, title, game.NoShip)
	silence(x, id)
	x.Emit(game.Event{Kind: kind, Clause: clause, Ship: id, Other: game.NoShip,
		Card: x.DealtID(i), Name: x.G.Dealt[title].Name})
	checkDestroyed(x, id)
	t := game.On(card.DealtFaceup, id)
	t.Card = x.DealtID(i)
	x.Offer(t)
	return t.Card
}

// IsDamageCard tells whether a card is a faceup damage card.
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
	x.Emit(game.Event{Kind: game.ConditionLost, Clause: "2e.condition.removed-again-assignable",
		Ship: c.Ship, Other: game.NoShip, Card: id, Name: x.CodeOf(id).Name})
	x.Free(int(id) - len(x.G.Cards))
}

// RepairFaceup turns a faceup damage card facedown (2e.damage.repair.faceup).
func RepairFaceup(x *game.Exec, id game.CardID) {
	c := x.Dealt(id)
	ship := c.Ship
	deck := &x.S.Decks[x.Owner(ship)]
	x.Emit(game.Event{Kind: game.DamageRepaired, Clause: "2e.damage.repair.faceup", Ship: ship,
		Other: game.NoShip, Card: id, Name: x.CodeOf(id).Name})
	// Everybody saw the card before it was turned, so both players know its title.
	title := c.Code
	c.Code, c.Seen = 0, game.BothSeats
	x.S.Charges[id] = game.Charge{}
	i := int(id) - len(x.G.Cards)
	x.S.Secret[0].Known[i], x.S.Secret[1].Known[i] = title, title
	deck.Unseen[title]++
	deck.Facedown++
	x.Ship(ship).Facedown++
	silence(x, ship)
}

// RepairFacedown discards a facedown damage card of a ship (2e.damage.repair.facedown). One
// that somebody has seen is a known card; the others are drawn from what nobody has seen.
func RepairFacedown(x *game.Exec, id game.ShipID, title uint8, place int) {
	deck := &x.S.Decks[x.Owner(id)]
	s := x.Ship(id)
	if place >= 0 {
		x.Free(place)
	}
	deck.Unseen[title]--
	deck.Discards[title]++
	turnOne(deck)
	s.Facedown--
	s.Damage--
	x.Emit(game.Event{Kind: game.DamageRepaired, Clause: "2e.damage.repair.facedown", Ship: id,
		Other: game.NoShip, Card: game.NoCard, Name: x.G.Dealt[title].Name})
}

// checkDestroyed marks a ship as destroyed that has as many damage cards as hull
// (2e.destroy.condition).
func checkDestroyed(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	if s.Destroyed || s.Doomed ||
		x.Query(card.DamageWorth, id, int(s.Damage)) < int(x.Info(id).Hull) {
		return
	}
	if x.Answerable(game.On(card.WouldBeDestroyed, id)) {
		s.Doomed = true
		x.Call(card.DestroyRole, id)
		return
	}
	destroy(x, id)
}

// destroy marks a ship as destroyed and tells abilities of it.
func destroy(x *game.Exec, id game.ShipID) {
	x.Ship(id).Destroyed = true
	if !x.G.Lingers(x, id) {
		x.S.Due |= dueRemoval
	}
	if docked(x, id) > 0 {
		x.S.Due |= dueEmergency
	}
	x.Emit(game.Event{Kind: game.ShipDestroyed, Clause: "2e.destroy.condition", Ship: id,
		Other: game.NoShip, Card: game.NoCard})
	if byAttack(x, id) {
		x.Attack().Killed = true // 2e.attack.aftermath.destroyed-included
		return
	}
	x.Raise(game.On(card.AfterDestroyed, id))
}

// byAttack tells whether a ship is suffering damage from the present attack.
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
