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

// Inflict makes results that are left inflict tokens of a kind instead of damage, except for so
// many that are spent for 1 hit damage each (2e.attack.inflict-tokens).
func Inflict(t game.Token, damage int) Op {
	return do("inflict tokens", AttackHit, func(x *game.Exec) {
		a := x.Attack()
		n := a.Attack.Remove(99, game.Hit) + a.Attack.Remove(99, game.Crit)
		damage := min(damage, n)
		a.Attack.Fresh[game.Hit] = uint8(damage)
		a.Inflicts, a.Inflicted = t, uint8(n-damage)
		tell(x, AttackDice, game.DiceChanged, "2e.attack.inflict-tokens")
	})
}

// cancelFace is the scratch number in which SufferToCancel keeps the face.
const cancelFace = 1

// SufferToCancel makes Self suffer 1 damage of the kind of one of the results in a pool, to cancel
// that result; the player chooses which (2e.attack.cancel). Cancelling is not modifying.
func SufferToCancel(pool DicePool, faces ...game.Face) Op {
	return Op{
		What: "suffer a result to cancel it",
		Can:  Showing(pool, 1, faces...),
		Steps: []game.Step{
			pickFace("choose the result to suffer", pool, faces,
				func(x *game.Exec, f game.Face) {
					x.Frame().R[cancelFace] = int16(f)
					hits, crits := 1, 0
					if f == game.Crit {
						hits, crits = 0, 1
					}
					Suffer(x, x.Self(), x.Self(), hits, crits)
				}),
			{Name: "cancel the result", Do: func(x *game.Exec) {
				pool(x.Attack()).Remove(1, game.Face(x.Frame().R[cancelFace]))
				tell(x, pool, game.DiceChanged, "2e.attack.cancel")
			}},
		},
	}
}

// Replace is what happens in place of the damage about to be suffered: f changes it. At most one
// such effect applies to one damage (2e.timing.replacement.one-only).
func Replace(what string, f func(d *game.Damage)) Op {
	can := func(x *game.Exec) bool { d := x.Damage(); return d != nil && !d.Replaced }
	return do(what, can, func(x *game.Exec) {
		d := x.Damage()
		d.Replaced = true
		f(d)
	})
}

// PreventDamage prevents all of the damage about to be suffered.
func PreventDamage() Op {
	return Replace("prevent the damage", func(d *game.Damage) { d.Hits, d.Crits = 0, 0 })
}
