package game

// cards checks the cards in play from the start and those dealt since.
func (c *checker) cards() {
	s := c.s
	for i := range c.g.Cards {
		info, charge := &c.g.Cards[i], &s.Charges[i]
		if charge.Away() {
			if *charge != AwayCharge() {
				c.fault("card %s is away, with something on it", info.ID)
			}
			continue
		}
		if int(charge.Active) > max(0, int(info.Charges)) && !info.Code.Stores ||
			charge.Side >= max(1, info.Sides) {
			c.fault("card %s: %d charges, side %d", info.ID, charge.Active, charge.Side)
		}
	}
	for i := range s.Cards[:s.NCards] {
		card := &s.Cards[i]
		if s.Charges[len(c.g.Cards)+i] != (Charge{}) && !card.Faceup() {
			c.fault("dealt card %d: charges of a card that is not faceup", i)
		}
		if !card.InUse {
			if *card != (Card{}) {
				c.fault("dealt card %d: a free place holds %+v", i, *card)
			}
			continue
		}
		facedown := card.Seen != Nobody
		if int(card.Code) >= len(c.g.Dealt) || facedown != (card.Code == 0) ||
			card.Ship >= ShipID(s.NShips) || card.Section > AftSection || !c.shipOrNone(card.By) ||
			card.Seen&^BothSides != 0 {
			c.fault("dealt card %d: %+v", i, *card)
		} else if b := c.g.Borne(&s.Table, i); b != 0 && (b >= MaxTitles ||
			c.g.Dealt[card.Code].Bears.Trait != c.g.Dealt[b].Trait) {
			c.fault("dealt card %d: card %d lies on it", i, b)
		}
	}
}

// secrets checks what each seat knows: dials and titles of facedown cards. What it knows of another
// seat's dial is what that shows.
func (c *checker) secrets() {
	s := c.s
	for i := range s.Ships[:s.NShips] {
		info, ship := &c.g.Ships[i], &s.Ships[i]
		dial := s.Secret[info.Side].Dials[i]
		seen := s.Secret[info.Side.Other()].Dials[i]
		if seen != 0 && seen != dial || int(dial) > len(info.Dial) ||
			(dial != 0) != (ship.DialSet && ship.Revealed.IsNone()) && (dial != 0 || !ship.DialKept) {
			c.fault("%s: dial %d", info.Name, dial)
		}
	}
	for seat := range Player(MaxSeats) {
		known, k := &s.Secret[seat.Side()], seat/2
		if code := known.Masked[k]; (code != 0) != c.g.Owns(seat, s.Masked) || code != 0 && !c.g.Dealt[code].Secret {
			c.fault("seat %d: secret condition %d", seat+1, code)
		}
		if id := known.Hidden[k]; (id != 0) != c.g.Owns(seat, s.Hidden) || id != 0 && !c.g.Cards[id-1].Under {
			c.fault("seat %d: hidden upgrade %d", seat+1, id)
		}
	}
	for i := range s.Cards[:s.NCards] {
		card := &s.Cards[i]
		a, b := s.Secret[Seat1].Known[i], s.Secret[Seat2].Known[i]
		if (a != 0) != card.Seen.Has(Seat1) || (b != 0) != card.Seen.Has(Seat2) ||
			a != 0 && b != 0 && a != b {
			c.fault("dealt card %d: titles %d and %d are known, seen by %b", i, a, b, card.Seen)
		}
	}
}

// decks counts the damage cards of each player's deck and of each ship.
func (c *checker) decks() {
	s := c.s
	var faceup, known [MaxDecks][MaxTitles]int
	var up, seen [MaxShips][AftSection + 1]int
	for i := range s.Cards[:s.NCards] {
		card := &s.Cards[i]
		if !card.InUse || card.Ship >= ShipID(s.NShips) || int(card.Code) >= len(c.g.Dealt) {
			continue
		}
		p := c.g.Ships[card.Ship].Pile(card.Section)
		title := max(s.Secret[Seat1].Known[i], s.Secret[Seat2].Known[i])
		switch {
		case card.Seen != Nobody && title < MaxTitles:
			known[p][title]++
			seen[card.Ship][card.Section]++
		case c.g.Dealt[card.Code].Trait != "" && card.Code < MaxTitles:
			faceup[p][card.Code]++
			up[card.Ship][card.Section]++
		default:
			if b := c.g.Borne(&s.Table, i); b != 0 && b < MaxTitles {
				faceup[p][b]++
			}
		}
	}
	var facedown [MaxDecks]int
	for i := range s.Ships[:s.NShips] {
		ship, info := &s.Ships[i], &c.g.Ships[i]
		at := []Section{NoSection}
		if info.Huge != nil {
			at = []Section{ForeSection, AftSection}
		}
		for _, k := range at {
			damage, down, counters := ship.CardsAt(k)
			cards := int(*down) - int(*counters)
			facedown[info.Pile(k)] += cards
			if int(*damage) != int(*down)+up[i][k] || cards < seen[i][k] {
				c.fault("%s %s: %d damage cards, %d facedown with %d counters, %d of them seen, %d faceup",
					info.Name, k, *damage, *down, *counters, seen[i][k], up[i][k])
			}
		}
	}
	for p := range s.Decks {
		c.deck(p, facedown[p], &faceup[p], &known[p])
	}
}

// deck counts the cards of one deck, title by title.
func (c *checker) deck(p int, facedown int, faceup, known *[MaxTitles]int) {
	deck := &c.s.Decks[p]
	for t := range deck.Unseen {
		have := int(deck.Unseen[t]) + int(deck.Discards[t]) + faceup[t]
		if have != int(c.g.Decks[p][t]) || known[t] > int(deck.Unseen[t]) {
			c.fault("deck %d: %d cards of title %d and %d of them known, printed are %d", p, have,
				t, known[t], c.g.Decks[p][t])
		}
	}
	if int(deck.Lost) > int(deck.Facedown) || int(deck.Facedown) > facedown+int(deck.Lost) {
		c.fault("deck %d: %d facedown, %d of them lost, and %d on ships", p, deck.Facedown,
			deck.Lost, facedown)
	}
}

// lasting checks what lasts: a step began it, and its end has not come.
func (c *checker) lasting() {
	for i := range c.s.Lasts[:c.s.NLasting] {
		l := &c.s.Lasts[i]
		if int(l.Proc) >= len(c.g.Procs) || int(l.PC) >= len(c.g.Procs[l.Proc].Steps) ||
			c.g.Procs[l.Proc].Steps[l.PC].Lasts == nil {
			c.fault("effect %d: no step %d of procedure %d began it", i, l.PC, l.Proc)
		}
		if int(l.Ship) >= len(c.g.Ships) || l.Until < Until(c.s.Phase) ||
			l.Until == ThisAttack && l.Attack > c.s.NAttacks {
			c.fault("effect %d: lasts on ship %d, and its end has come", i, l.Ship)
		}
	}
}
