package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// AttackWithHeaders let an engaging huge ship make its standard attack and its bonus attacks, in any order
// (2e.huge.attacks). Any other ship makes its one attack.
var AttackWithHeaders = game.IfElse("is it huge", IsHuge, game.Parts{
	game.Locals{fired, firedLast},
	game.Loop("its attacks",
		game.Step{Name: "attack or not", Do: func(x *game.Exec) {
			if fired.Get(x) != 0 && !CanAttack(x, x.Self(), &game.AttackTerms{}) {
				x.Leave()
				return
			}
			firedLast.Set(x, 0)
			AttackOrNot.Do(x)
		}},
		game.Step{Name: "has it attacked", Do: func(x *game.Exec) {
			if firedLast.Get(x) == 0 || x.Ship(x.Self()).Destroyed {
				x.Leave()
				return
			}
			fired.Set(x, 1)
		}},
	),
}, AttackOrNot)

// headerFree reports whether a huge ship can attack with a weapon by one of its headers on these terms, or why not: once a
// round with all Attack headers, once with each of them by a bonus attack that another effect grants, and once with
// each bonus attack header, for its energy (2e.huge.attacks.only-bonus, 2e.huge.attacks.granted-bonus,
// 2e.huge.attacks.header-once, 2e.huge.attacks.energy-paid).
func headerFree(x *game.Exec, id game.ShipID, weapon int, terms *game.AttackTerms) game.Reason {
	s, w := x.Ship(id), &x.Info(id).Weapons[weapon]
	granted := terms.Must // by an ability, and not made because the ship engages
	switch bit := nextHeader(x, id, w); {
	case w.Headers.Set == 0:
		switch {
		case terms.Bonus && s.BonusMade&(1<<weapon) != 0, !granted && s.BonusMade&game.StandardMade != 0, !terms.Bonus && bonusOnly(x, id, w):
			return game.TermsForbid
		}
	case granted && !terms.Bonus, bit == 0, !frontUp(x, w.Headers.Card):
		return game.TermsForbid
	case card.EnergyOf(x, id) < headerCost(w, bit)+int(terms.Energy):
		return game.NoChargesLeft
	}
	return game.Possible
}

// frontUp reports whether the first side of a card is up and works.
func frontUp(x *game.Exec, id game.CardID) bool {
	c := &x.S.Charges[id]
	return c.Side == 0 && !c.Off && !c.Silent
}

// bonusOnly reports whether a card that works leaves bonus attacks alone to a weapon with an Attack header.
func bonusOnly(x *game.Exec, id game.ShipID, w *game.Weapon) bool {
	for i := range x.Info(id).Weapons {
		h := &x.Info(id).Weapons[i].Headers
		if h.Only && x.Info(id).Weapons[i].Card == w.Card && frontUp(x, h.Card) {
			return true
		}
	}
	return false
}

// nextHeader returns the bit of the bonus attack header of a weapon that is used next, those without a cost first, 0 if
// all of them have been.
func nextHeader(x *game.Exec, id game.ShipID, w *game.Weapon) uint16 {
	left := w.Headers.Set &^ x.Ship(id).HeadersUsed
	if free := left & w.Headers.Free; free != 0 {
		left = free
	}
	return left & -left
}

// headerCost returns the energy that a header of a weapon costs.
func headerCost(w *game.Weapon, bit uint16) int {
	if w.Headers.Free&bit != 0 {
		return 0
	}
	return int(w.Headers.Energy)
}

// useHeader notes what a huge ship has attacked with, and pays for it (2e.huge.attacks.energy-paid).
func useHeader(x *game.Exec, a *game.Attack, w *game.Weapon) {
	s := x.Ship(a.Attacker)
	switch bit := nextHeader(x, a.Attacker, w); {
	case !x.Info(a.Attacker).Undivided():
	case bit != 0:
		s.HeadersUsed |= bit
		if n := headerCost(w, bit) + int(a.Terms.Energy); n > 0 {
			card.SpendEnergyOf(x, a.Attacker, n, "huge.attacks.energy-paid")
		}
	case a.Terms.Bonus:
		s.BonusMade |= 1 << a.Weapon
	case !a.Terms.Must:
		s.BonusMade |= game.StandardMade
	}
}
