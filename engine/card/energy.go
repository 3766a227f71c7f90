package card

import "koiogran/engine/game"

// Energy is what huge ships of the first edition run on: tokens on their ship card, which are the
// tokens of the kind game.CalculateToken, as in Flightpath, and on cards that hold their own, where they
// are charges of the card (1e.energy.tokens-on-card).

// EnergyOf returns the energy on the ship card of a ship.
func EnergyOf(x *game.Exec, id game.ShipID) int {
	return int(x.Ship(id).Tokens[game.CalculateToken])
}

// HasEnergy reports whether there is at least n energy on Self's ship card.
func HasEnergy(n int) Cond {
	return func(x *game.Exec) bool { return EnergyOf(x, x.Self()) >= n }
}

// SpendEnergy spends n energy of Self's ship card, as a cost (1e.energy.spent-to-supply). What is spent
// of a card's own energy is a charge of it.
func SpendEnergy(n int) Op {
	op := do("spend energy", func(x *game.Exec) bool { return EnergyOf(x, x.Self()) >= n },
		func(x *game.Exec) { RemoveTokens(x, x.Self(), game.CalculateToken, n, "energy.spent-to-supply") })
	op.Cost = true
	return op
}

// GainEnergy lets a ship gain n energy, as much as its ship card can hold.
func GainEnergy[N number](r Ref, n N) Op {
	value := numOf(n)
	return do("gain energy", func(x *game.Exec) bool {
		id := r(x)
		return x.Info(id).Huge != nil && EnergyOf(x, id) < x.Info(id).Huge.Limit(x.Ship(id))
	}, func(x *game.Exec) { GainEnergyOf(x, r(x), value(x), "energy.tokens-on-card") })
}

// GainEnergyOf gives a huge ship up to n energy; what its ship card cannot hold returns to the supply
// (1e.energy.limit, 1e.energy.excess-returned, 1e.energy.gain-needs-room).
func GainEnergyOf(x *game.Exec, id game.ShipID, n int, clause string) {
	h := x.Info(id).Huge
	if h == nil {
		return
	}
	GainTokens(x, id, game.CalculateToken, min(n, h.Limit(x.Ship(id))-EnergyOf(x, id)), clause)
}
