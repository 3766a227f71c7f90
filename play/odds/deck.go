package odds

import "koiogran/engine/game"

// Deck is what a damage deck still holds for the defender: how many cards there are of each kind, by
// their immediate effect when dealt faceup.
type Deck struct {
	Plain    int // cards that do nothing more at once
	Double   int // they count as two damage cards, or deal one more
	Blasts   int // an attack die is rolled: a hit deals one more damage card
	Bursts   int // an attack die is rolled: a hit deals one more damage card, faceup
	Leaks    int // the next critical damage deals one more
	Breaches int // from now on all damage is critical
	Burns    int // one more damage if the ship has charges to lose, which are gone then
	Loads    int // how often it has some to lose
	// Leaking and Breached report whether the defender already has such cards.
	Leaking, Breached bool
}

// total returns how many cards can be drawn.
func (d *Deck) total() int {
	return d.Plain + d.Double + d.Blasts + d.Bursts + d.Leaks + d.Breaches + d.Burns
}

// deckTable is how many damage cards result from critical damage: by crits that are dealt, by damage
// cards that they count as beyond one each.
type deckTable struct {
	from  Deck
	known int // crits for which it is filled in, and one more
	more  [size][2 * size]float64
}

// blastChance is the chance of a hit on an attack die.
const blastChance = 3.0 / 8

// fill makes sure that the table reaches to this many crits.
func (t *deckTable) fill(s *Situation, crits int) {
	if t.known > 0 && t.from != s.Deck {
		t.known = 0
	}
	if t.known == 0 {
		t.from = s.Deck
	}
	crits = min(crits-s.Shields, s.Hull-1) // as many as there are cards to be dealt
	for ; t.known <= crits; t.known++ {
		t.more[t.known] = [2 * size]float64{}
		deck := t.from
		t.deal(&deck, t.known, 0, 1)
	}
}

// deal deals crits one after the other, with this many cards on top so far.
func (t *deckTable) deal(d *Deck, crits, more int, chance float64) {
	into := &t.more[t.known]
	total := d.total()
	if crits == 0 || total == 0 {
		into[min(more, len(into)-1)] += chance
		return
	}
	if d.Leaking {
		next := *d
		next.Leaking = false
		more++ // for this critical damage
		d = &next
	}
	draw := func(n *int, then func(d *Deck, chance float64)) {
		if *n == 0 {
			return
		}
		p := chance * float64(*n) / float64(total)
		*n--
		next := *d
		*n++
		then(&next, p)
	}
	go1 := func(d *Deck, p float64) { t.deal(d, crits-1, more, p) }
	draw(&d.Plain, go1)
	draw(&d.Double, func(d *Deck, p float64) { t.extraHit(d, crits, more, p) })
	draw(&d.Blasts, func(d *Deck, p float64) {
		t.extraHit(d, crits, more, p*blastChance)
		t.deal(d, crits-1, more, p*(1-blastChance))
	})
	draw(&d.Bursts, func(d *Deck, p float64) {
		t.deal(d, crits, more+1, p*blastChance)
		t.deal(d, crits-1, more, p*(1-blastChance))
	})
	draw(&d.Leaks, func(d *Deck, p float64) {
		d.Leaking = true
		t.deal(d, crits-1, more, p)
	})
	draw(&d.Breaches, func(d *Deck, p float64) {
		d.Breached = true
		t.deal(d, crits-1, more, p)
	})
	draw(&d.Burns, func(d *Deck, p float64) {
		if d.Loads == 0 {
			t.deal(d, crits-1, more, p)
			return
		}
		d.Loads--
		t.extraHit(d, crits, more, p)
	})
}

// extraHit goes on after a card that deals one more hit: a breached ship suffers it as a crit.
func (t *deckTable) extraHit(d *Deck, crits, more int, chance float64) {
	if d.Breached {
		t.deal(d, crits, more+1, chance)
		return
	}
	t.deal(d, crits-1, more+1, chance)
}

// destroys returns the chance that hits and crits on the hull destroy a ship that can take this many
// damage cards.
func (t *deckTable) destroys(hits, crits, hull int) float64 {
	if t.from.Breached {
		hits, crits = 0, hits+crits
	}
	if hits+crits >= hull {
		return 1
	}
	if crits == 0 {
		return 0
	}
	sum := 0.0
	for more, p := range t.more[crits] {
		if hits+crits+more >= hull {
			sum += p
		}
	}
	return sum
}

// extra returns how many damage cards crits on the hull count as beyond one each, up to this many.
func (t *deckTable) extra(crits, most int) float64 {
	sum := 0.0
	if crits > 0 && most > 0 {
		for more, p := range t.more[crits] {
			sum += p * float64(max(min(more, most), 0))
		}
	}
	return sum
}

// kinds says what damage cards do at once that do anything, by their ids.
var kinds = map[string]func(d *Deck) *int{
	"directhit":            func(d *Deck) *int { return &d.Double },
	"directhit-huge":       func(d *Deck) *int { return &d.Double },
	"directhit-core2":      func(d *Deck) *int { return &d.Double },
	"dmg-frame-fracture":   func(d *Deck) *int { return &d.Double },
	"minorexplosion":       func(d *Deck) *int { return &d.Blasts },
	"majorexplosion-core2": func(d *Deck) *int { return &d.Bursts },
	"fuelleak":             func(d *Deck) *int { return &d.Leaks },
	"hullbreach":           func(d *Deck) *int { return &d.Breaches },
	"dmg-magazine-fire":    func(d *Deck) *int { return &d.Burns },
}

// deckOf returns what a ship's damage deck holds for it, that of a section of a huge ship.
func deckOf(g *game.Game, s *game.State, id game.ShipID, at game.Section) Deck {
	var d Deck
	for title, n := range s.Decks[g.Ships[id].Pile(at)].Unseen {
		if n == 0 {
			continue
		}
		field := &d.Plain
		if of := kinds[g.Dealt[title].ID]; of != nil {
			field = of(&d)
		}
		*field += int(n)
	}
	for i := range s.Cards[:s.NCards] {
		if c := &s.Cards[i]; c.Faceup() && c.Ship == id {
			switch g.Dealt[c.Code].ID {
			case "fuelleak":
				d.Leaking = true
			case "hullbreach":
				d.Breached = true
			}
		}
	}
	for i := range g.Cards {
		if t := g.Cards[i].Type; g.Cards[i].Ship == id &&
			(t == game.BallisticType || t == game.ExplosiveType) {
			d.Loads = max(d.Loads, int(s.Charges[i].Active))
		}
	}
	return d
}
