package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// RecoverCharges recovers one charge of every card with a recurring arrow, and the Force of
// every ship (2e.end.recover-charges, 2e.charge.recurring, 2e.force.recover-does-not-stack). They
// all recover at once: abilities that keep one from recovering are offered before anything does.
var RecoverCharges = game.Parts{
	game.Locals{recovering, kept[0], kept[1], kept[2], kept[3]},
	game.Loop("what recovers",
		game.Step{Name: "would recover", Do: func(x *game.Exec) {
			for k := int(recovering.Get(x)); k < len(x.G.Cards)+len(x.G.Ships); k++ {
				if recoveries(x, k) <= 0 || !x.Answerable(wouldRecover(x, k)) {
					continue
				}
				recovering.Set(x, uint8(k))
				x.Offer(wouldRecover(x, k))
				return
			}
			x.Leave()
		}},
		game.Step{Name: "kept from recovering", Do: func(x *game.Exec) {
			k := recovering.Get(x)
			recovering.Set(x, k+1)
			if x.Replaced() {
				keepBack(x, k)
			}
		}},
	),
	game.Step{Name: "recover charges", Do: func(x *game.Exec) {
		for k := range len(x.G.Cards) + len(x.G.Ships) {
			recoverOne(x, k)
		}
		recoverShields(x)
	}},
}

// What may recover is numbered: the cards, and then the ships for their Force. These are the one that
// is looked at, and one more than those that lose 1 of what they would recover: each seat has at most
// one card that does this, whose charges suffice for one a round.
var (
	recovering = game.NewLocal[uint8]("what would recover", 0)
	kept       = [...]*game.Local[uint8]{
		game.NewLocal[uint8]("kept from recovering", 0), game.NewLocal[uint8]("kept from recovering 2", 0),
		game.NewLocal[uint8]("kept from recovering 3", 0), game.NewLocal[uint8]("kept from recovering 4", 0),
	}
)

// keepBack notes that 1 of what recovers is kept from it.
func keepBack(x *game.Exec, k uint8) {
	for _, at := range kept {
		if at.Get(x) == 0 {
			at.Set(x, k+1)
			return
		}
	}
	panic("rules: more is kept from recovering than cards can: " + x.Where())
}

// recoveries returns how many charges or Force what is numbered k recovers; below zero, how many it loses.
func recoveries(x *game.Exec, k int) int {
	if n := len(x.G.Cards); k >= n {
		id := game.ShipID(k - n)
		if s := x.Ship(id); s.InPlay() || s.InReserve() {
			return min(int(x.Info(id).ForceBack), int(x.Info(id).Force)-int(s.Force))
		}
		return 0
	}
	info := &x.G.Cards[k]
	s := x.Ship(info.Ship)
	if !s.InPlay() && !s.InReserve() || x.S.Charges[k].Off || info.Back > 0 && !card.CanRecover(x, game.CardID(k)) {
		return 0
	}
	if s := x.Info(info.Ship); s.Undivided() && s.Pilots == game.CardID(k) {
		return max(0, x.Query(card.EnergyGained, info.Ship, int(info.Back))) // 2e.huge.energy.recover
	}
	return int(info.Back)
}

// recoverShields lets huge ships recover as many shields as their ship cards have recurring symbols
// (2e.huge.energy.recover).
func recoverShields(x *game.Exec) {
	for id := range x.EachShip() {
		if n := int(x.Info(id).ShieldBack); n > 0 {
			for range max(0, x.Query(card.ShieldsBack, id, n)) {
				card.RecoverShieldAt(x, id, game.NoSection)
			}
		}
	}
}

// wouldRecover returns the event before what is numbered k recovers.
func wouldRecover(x *game.Exec, k int) game.Trigger {
	if n := len(x.G.Cards); k >= n {
		t := game.On(card.WouldRecover, game.ShipID(k-n))
		t.N = -1
		return t
	}
	t := game.On(card.WouldRecover, x.G.Cards[k].Ship)
	t.N = int16(k)
	return t
}

// recoverOne has what is numbered k recover, or lose, what it does in an End phase.
func recoverOne(x *game.Exec, k int) {
	n := recoveries(x, k)
	for _, at := range kept {
		if n > 0 && int(at.Get(x)) == k+1 {
			n--
		}
	}
	switch cards := len(x.G.Cards); {
	case n == 0:
	case k >= cards:
		card.RecoverForceOf(x, game.ShipID(k-cards), n, "force.recover-does-not-stack")
	case n < 0:
		card.LoseChargesOf(x, game.CardID(k), -n)
	default:
		card.RecoverChargesOf(x, game.CardID(k), n, "end.recover-charges")
	}
}
