package odds

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// end returns what has resulted from an attack that is over.
func (v *Solver) end(at *path) *Forecast {
	r := v.result(at)
	f := &Forecast{Mean: float64(r.Damage), Crits: float64(r.Crits)}
	f.Damage[min(int(r.Damage), mostDamage)] = 1
	if r.Hit {
		f.Hit = 1
		f.Stood.note(at)
	}
	if r.Destroyed {
		f.Destroy = 1
	}
	v.rate(f, at, float64(v.lost(at, v.start.seen.defender)))
	v.returned(f, at, &r)
	return f
}

// lost returns how much of what keeps a ship of the attack from being destroyed is gone.
func (v *Solver) lost(at *path, id game.ShipID) int {
	damage := v.health(&v.start.state, id)
	if id == game.NoShip || at.state.Ships[id].Destroyed { // its damage cards are gone
		return damage
	}
	return damage - v.health(&at.state, id)
}

// returned adds what the other side's counterattack has done, which is worth to it what the attack's damage is to the
// attacker (msg.melee.counter.compare).
func (v *Solver) returned(f *Forecast, at *path, r *Result) {
	if !r.Back {
		return
	}
	id := v.start.seen.attacker
	f.Back = Back{Hit: 1, Mean: float64(r.Returned)}
	f.Back.Stood.note(at)
	if at.state.Ships[id].Destroyed {
		f.Back.Destroy = 1
	}
	f.value -= float64(v.lost(at, id)) + v.prices.Kill*f.Back.Destroy
}

// health returns how much damage destroys a ship of the attack, with all its shields.
func (v *Solver) health(s *game.State, id game.ShipID) int {
	if id == game.NoShip {
		return 0
	}
	v.x.SetState(s)
	ship, info := v.x.Ship(id), v.x.Info(id)
	if info.Huge != nil {
		section := v.start.state.Attacks[v.level].Section
		return int(*ship.ShieldsAt(info, section)) + hullAt(info, ship, section)
	}
	return int(ship.Shields) + ship.HullValue(info, game.ForeSection) -
		v.x.Query(card.DamageWorth, id, int(ship.Damage))
}

// rate says what an end is worth to the attacker, with so much damage done. Critical damage beyond what
// destroys is worth nothing more.
func (v *Solver) rate(f *Forecast, at *path, damage float64) {
	a, d := v.start.seen.attacker, v.start.seen.defender
	crits := max(0, min(f.Crits, float64(v.health(&v.start.state, d))-(f.Mean-f.Crits)))
	f.value = damage + critBonus*crits + v.prices.Kill*f.Destroy +
		(v.prices.Attacker+noDifference)*v.lies(at, a) - (v.prices.Defender+noDifference)*v.lies(at, d)
}

// lies returns how many things lie on a ship and its cards that are worth to keep, less those that are not.
func (v *Solver) lies(at *path, id game.ShipID) float64 {
	if id == game.NoShip {
		return 0
	}
	s := &at.state.Ships[id]
	left := leftOf(s)
	n := int(left.Force) + int(left.Locks)
	for t, tokens := range left.Tokens {
		switch game.Token(t) {
		case game.EnergyToken: // spent on no dice
		case game.FocusToken, game.EvadeToken, game.CalculateToken, game.ReinforceFore, game.ReinforceAft,
			game.CloakToken, game.GuardToken:
			n += int(tokens)
		default:
			n -= int(tokens)
		}
	}
	for i := range v.x.G.Cards {
		if c := &at.state.Charges[i]; v.x.G.Cards[i].Ship == id && !c.Off {
			n += int(c.Active) + 1
		}
	}
	return float64(n)
}

// deal returns what is to be expected where a damage card is drawn for the defender while nothing but the
// cards of the deck can change what results from it; nil if it cannot be predicted.
func (v *Solver) deal(at *path, q *game.Question) *Forecast {
	d := &at.state.Damages[at.state.NDamages-1]
	id := v.start.seen.defender
	if q.Kind != game.DrawQuestion || at.state.NDamages != 1 || d.Ship != id || !d.Attack {
		return nil
	}
	deck := deckOf(v.x.G, &at.state, id, d.Section)
	ship, info := v.x.Ship(id), v.x.Info(id)
	hull := ship.HullValue(info, game.ForeSection) - v.x.Query(card.DamageWorth, id, int(ship.Damage))
	if info.Huge != nil {
		hull = hullAt(info, ship, d.Section)
	}
	crits := int(d.Crits) + 1
	if deck.Breached && crits+int(d.Hits) >= size || crits >= size {
		return nil
	}
	all := int(at.seen.damage) + int(d.Hits) + int(d.Crits)
	f := &Forecast{
		Hit: 1, Crits: float64(at.seen.crits) + float64(d.Crits),
		Destroy: v.table(deck, hull, crits).destroys(int(d.Hits), crits, hull),
	}
	f.Stood.note(at)
	for more, p := range v.table(v.suffered(at, deck, d.Section), size, crits).more[crits] {
		f.Damage[min(all+more, mostDamage)] += p
		f.Mean += p * float64(all+more)
	}
	done := v.health(&v.start.state, id) - v.health(&at.state, id)
	dealt := min(int(d.Hits)+crits, hull)
	v.rate(f, at, float64(done+dealt)+v.table(deck, hull, crits).extra(crits, hull-int(d.Hits)-crits))
	return f
}

// suffered returns a deck without the cards that only count as more than one: no damage is suffered by them.
func (v *Solver) suffered(at *path, deck Deck, section game.Section) Deck {
	for title, n := range at.state.Decks[v.x.G.Ships[v.start.seen.defender].Pile(section)].Unseen {
		worth := func(m game.Mod) bool { return m.Query == card.DamageWorth }
		if n > 0 && slices.ContainsFunc(v.x.G.Dealt[title].Mods, worth) {
			deck.Double -= int(n)
			deck.Plain += int(n)
		}
	}
	return deck
}

// table says what a deck makes of so much critical damage, and of less, to so much hull.
func (v *Solver) table(deck Deck, hull, crits int) *deckTable {
	key := tableKey{deck, min(hull, size)}
	t := v.tables[key]
	if t == nil {
		t = new(deckTable)
		v.tables[key] = t
	}
	t.fill(&Situation{Hull: key.hull, Deck: deck}, crits)
	return t
}

// tableKey is what a table is about.
type tableKey struct {
	deck Deck
	hull int
}
