package card

import "koiogran/game"

// SufferDamage lets a ship suffer damage.
func SufferDamage(r Ref, hits, crits int) Op {
	return do("suffer damage", nil, func(x *game.Exec) { Suffer(x, r(x), x.Self(), hits, crits) })
}

// LoseShield makes a ship lose a shield, which is not suffering damage.
func LoseShield(r Ref) Op {
	can := func(x *game.Exec) bool { return x.Ship(r(x)).Shields > 0 }
	return do("lose a shield", can, func(x *game.Exec) {
		LoseShieldOf(x, r(x), "2e.damage.lose-shield-not-damage")
	})
}

// RecoverShield recovers a shield of Self.
func RecoverShield() Op {
	can := func(x *game.Exec) bool {
		return int(x.Ship(x.Self()).Shields) < int(x.Info(x.Self()).Shields)
	}
	return do("recover a shield", can, func(x *game.Exec) { RecoverShieldOf(x, x.Self()) })
}

// InflictIon makes one result that is left 1 hit damage; each of the others inflicts an ion token
// instead of damage (2e.attack.inflict-tokens).
func InflictIon() Op {
	return do("inflict ion tokens", AttackHit, func(x *game.Exec) {
		a := x.Attack()
		n := a.Attack.Remove(99, game.Hit) + a.Attack.Remove(99, game.Crit)
		a.Attack.Added[game.Hit] = 1
		a.Ion += uint8(n - 1)
		tell(x, AttackDice, game.DiceChanged, "2e.attack.inflict-tokens")
	})
}
