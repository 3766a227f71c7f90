package rules

import (
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// mount puts those weapons of a ship into its turret that its cards say, and notes whether it has one.
func (b *builder) mount(ship *game.ShipInfo) {
	for i := int(ship.Pilots); i < len(b.g.Cards); i++ {
		terms := b.defOf(b.g.Cards[i].Code).Turret
		if terms == nil {
			continue
		}
		ship.Turret = true
		for j := range ship.Weapons {
			w := &ship.Weapons[j]
			if w.Arc != geom.FrontArc || w.Turret {
				continue
			}
			if w.Primary() {
				w.Turret = terms.Primary
			} else {
				w.Turret = slices.Contains(terms.Slots, b.g.Cards[w.Card].Slot)
			}
			if w.Primary() && w.Turret {
				ship.Arcs = ship.Arcs.Without(geom.FrontArc)
			}
		}
	}
	for i := range ship.Weapons {
		ship.Turret = ship.Turret || ship.Weapons[i].Turret
	}
	if ship.Undivided() {
		b.pair(ship)
	}
}

// pair gives each turret weapon of a huge ship a turret indicator of its own, by the ids of their cards
// (2e.huge.turret-pair).
func (b *builder) pair(ship *game.ShipInfo) {
	n := 0
	for _, id := range b.byName(ship) {
		for i := range ship.Weapons {
			if w := &ship.Weapons[i]; w.Card == id && w.Turret {
				w.Mount = game.Mount(n)
				n++
			}
		}
	}
	ship.Pair = n > 1
}

// byName returns the cards of a ship in the order of their ids, so that nothing depends on the order in a squad.
func (b *builder) byName(ship *game.ShipInfo) []game.CardID {
	var ids []game.CardID
	for i := int(ship.Pilots); i < len(b.g.Cards); i++ {
		ids = append(ids, game.CardID(i))
	}
	slices.SortStableFunc(ids, func(i, j game.CardID) int { return strings.Compare(b.g.Cards[i].ID, b.g.Cards[j].ID) })
	return ids
}

// headers gives the weapons of a huge ship the bonus attack headers of its cards, and adds for each weapon that keeps its
// Attack header another one with them (2e.huge.attacks.header-once).
func (b *builder) headers(ship *game.ShipInfo) {
	next := uint16(1)
	for _, id := range b.byName(ship) {
		for _, terms := range b.defOf(b.g.Cards[id].Code).Bonus {
			h := game.Headers{Card: id, Only: terms.Only}
			for _, n := range terms.Energy {
				h.Set |= next
				switch {
				case n == 0:
					h.Free |= next
				case h.Energy != 0 && h.Energy != int8(n):
					panic("rules: bonus attack headers of different costs on " + b.g.Cards[id].ID)
				default:
					h.Energy = int8(n)
				}
				next <<= 1
			}
			own := len(ship.Weapons)
			for i := range own {
				w := ship.Weapons[i]
				switch {
				case w.Primary() || w.Headers.Set != 0:
				case w.Card == id:
					ship.Weapons[i].Headers = h
				case slices.Contains(terms.Slots, b.g.Cards[w.Card].Slot):
					w.Headers = h
					ship.Weapons = append(ship.Weapons, w)
				}
			}
		}
	}
}

// firstArc returns the arc that a turret indicator of a ship points at until it is turned.
func firstArc(ship *game.ShipInfo, m game.Mount) geom.Arc {
	for i := range ship.Weapons {
		if ship.Weapons[i].Turret && ship.Weapons[i].Mount == m {
			return ship.Weapons[i].Arc
		}
	}
	if ship.Turret && m == game.FirstTurret {
		return geom.FrontArc
	}
	return geom.AllAround
}

// arm makes a ship's primary weapon of an arc stronger, or adds one if it has none of that arc. A card
// that names no arc means the primary weapon that the ship has.
func (b *builder) arm(ship *game.ShipInfo, g data.Grant) error {
	if g.Arc == "" {
		for i := range ship.Weapons {
			if w := &ship.Weapons[i]; w.Primary() {
				w.Value += int8(g.Amount)
			}
		}
		return nil
	}
	more := game.ShipInfo{Size: ship.Size}
	attack := data.Stat{Kind: data.Attack, Arc: g.Arc, Value: g.Amount}
	if err := primary(&more, attack, b.Measure, ship.Size); err != nil {
		return err
	}
	added := more.Weapons[0]
	for i := range ship.Weapons {
		w := &ship.Weapons[i]
		if w.Primary() && w.Arc == added.Arc && w.Turret == added.Turret {
			w.Value += added.Value
			return nil
		}
	}
	return primary(ship, attack, b.Measure, ship.Size)
}

// weapon adds the attack line of an upgrade.
func (b *builder) weapon(ship *game.ShipInfo, row *data.Upgrade, side *data.Side,
	id game.CardID, at game.Section,
) error {
	a := side.Attack
	terms := b.defOf(b.upgrades[row.ID].code).Weapon
	if a == nil || terms == nil {
		return nil
	}
	w := game.Weapon{
		Card: id, Value: int8(a.Value), Min: int8(a.MinRange), Max: int8(a.MaxRange),
		Ordnance: a.NoBonus, NeedLock: terms.Lock, NeedFocus: terms.Focus,
		NeedCalculate: terms.Calculate, NeedAny: terms.AnyOf, Charges: int8(terms.Charges),
		SpendLock: terms.SpendLock, SpendFocus: terms.SpendFocus, Discard: terms.Discard,
		Energy: int8(terms.Energy), Force: int8(terms.Force), Melee: a.Melee,
		Type: game.WeaponType(side.Type),
	}
	if w.Melee {
		w.Max = 1
	}
	if err := aim(&w, a.Arc); err != nil {
		return fmt.Errorf("%w: upgrade %q: %w", ErrSetup, row.ID, err)
	}
	if w.Arc != geom.AllAround && ship.Huge != nil {
		w.Arc = ship.Huge.Mounts[at]
	}
	if len(ship.Weapons) == game.MaxWeapons {
		return fmt.Errorf("%w: pilot %q has more than %d weapons", ErrSetup, ship.Pilot,
			game.MaxWeapons)
	}
	ship.Weapons = append(ship.Weapons, w)
	return nil
}
