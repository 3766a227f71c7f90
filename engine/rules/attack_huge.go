package rules

import "koiogran/engine/game"

// What a huge ship has fired in its turn in combat.
var (
	fired     = game.NewLocal[uint16]("weapons fired", 0) // by their places as bits
	firedLast = game.NewLocal[uint8]("weapon of the attack", 0)
)

// HugeAttacks let a huge ship make one attack with each of its weapons, one after another and in any order,
// each against a target of its own (1e.cr90.attacks, 1e.cr90.attacks-sequential, 1e.cr90.attacks-order-free,
// 1e.cr90.attacks-different-targets).
var HugeAttacks = game.Parts{
	game.Locals{fired, firedLast},
	game.Loop("an attack with each weapon",
		game.Step{Name: "attack with a weapon", Do: func(x *game.Exec) {
			terms := game.AttackTerms{Weapons: ^fired.Get(x)}
			if !CanAttack(x, x.Self(), &terms) {
				x.Leave()
				if fired.Get(x) == 0 {
					AttackOrNot.Do(x) // says why it cannot
				}
				return
			}
			firedLast.Set(x, 0)
			BeginAttack(x, x.Self(), terms)
		}},
		game.Step{Name: "which weapon it was", Do: func(x *game.Exec) {
			n := firedLast.Get(x)
			if n == 0 || x.Ship(x.Self()).Destroyed {
				x.Leave()
				return
			}
			fired.Set(x, fired.Get(x)|1<<(n-1))
		}},
	),
}

// noteFired records in the turn of a huge ship which weapon it attacks with.
func noteFired(x *game.Exec, a *game.Attack) {
	if x.Info(a.Attacker).Size.Huge() {
		firedLast.Tell(x, x.Caller(), a.Weapon+1)
	}
}

// weakened returns the value of the primary weapon of a huge ship: that of the crippled side, once its section is
// crippled (1e.cr90.crippled-flip).
func weakened(x *game.Exec, id game.ShipID, n int) int {
	if h := x.Info(id).Huge; h != nil && x.Ship(id).Crippled.Has(game.ForeSection) {
		return int(h.Weak)
	}
	return n
}
