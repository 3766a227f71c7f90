package card

import "koiogran/engine/game"

// Energy is what huge ships run on. In first edition it is tokens on their ship card, and charges of the cards
// that hold their own (1e.energy.tokens-on-card). In second edition it is the charges of the ship card
// (2e.huge.energy).

// EnergyOf returns the energy on the ship card of a ship.
func EnergyOf(x *game.Exec, id game.ShipID) int {
	if info := x.Info(id); info.Undivided() {
		return int(x.S.Charges[info.Pilots].Active)
	}
	return int(x.Ship(id).Tokens[game.EnergyToken])
}

// EnergyLimit returns how much energy the ship card of a ship can hold now, 0 for a ship without any.
func EnergyLimit(x *game.Exec, id game.ShipID) int {
	switch info := x.Info(id); {
	case info.Undivided():
		return int(x.G.Cards[info.Pilots].Charges)
	case info.Huge != nil:
		return info.Huge.Limit(x.Ship(id))
	}
	return 0
}

// HasEnergy reports whether there is at least n energy on Self's ship card.
func HasEnergy(n int) Cond {
	return func(x *game.Exec) bool { return EnergyOf(x, x.Self()) >= n }
}

// SpendEnergy spends n energy of Self's ship card, as a cost (1e.energy.spent-to-supply). What is spent
// of a card's own energy is a charge of it.
func SpendEnergy(n int) Op {
	op := do("spend energy", func(x *game.Exec) bool { return EnergyOf(x, x.Self()) >= n },
		func(x *game.Exec) { SpendEnergyOf(x, x.Self(), n, "energy.spent-to-supply") })
	op.Cost = true
	return op
}

// SpendEnergyOf spends n energy of the ship card of a ship.
func SpendEnergyOf(x *game.Exec, id game.ShipID, n int, clause string) {
	if info := x.Info(id); info.Undivided() {
		SpendChargesOf(x, info.Pilots, n, clause)
		return
	}
	RemoveTokens(x, id, game.EnergyToken, n, clause)
}

// GainEnergy lets a ship gain n energy, as much as its ship card can hold.
func GainEnergy[N number](r Ref, n N) Op {
	value := numOf(n)
	return do("gain energy", func(x *game.Exec) bool {
		id := r(x)
		return EnergyOf(x, id) < EnergyLimit(x, id)
	}, func(x *game.Exec) { GainEnergyOf(x, r(x), value(x), "energy.tokens-on-card") })
}

// GainEnergyOf gives a huge ship up to n energy; what its ship card cannot hold returns to the supply
// (1e.energy.limit, 1e.energy.excess-returned, 1e.energy.gain-needs-room).
func GainEnergyOf(x *game.Exec, id game.ShipID, n int, clause string) {
	switch info := x.Info(id); {
	case info.Undivided():
		RecoverChargesOf(x, info.Pilots, n, clause)
	case info.Huge != nil:
		GainTokens(x, id, game.EnergyToken, min(n, EnergyLimit(x, id)-EnergyOf(x, id)), clause)
	}
}

// payStress has an undivided huge ship spend 1 energy for each stress token that it has, as far as it can, at
// most n: it is not a choice (2e.huge.stress).
func payStress(x *game.Exec, id game.ShipID, n int) {
	if !x.Info(id).Undivided() {
		return
	}
	n = min(n, EnergyOf(x, id), int(x.Ship(id).Tokens[game.StressToken]))
	for range n {
		if RemoveTokens(x, id, game.StressToken, 1, "huge.stress") == 0 {
			return
		}
		SpendEnergyOf(x, id, 1, "huge.stress")
	}
}
