package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// What every ship may do to its dice with its tokens, its locks and the Force.
var (
	// FocusOnAttack turns every focus result of an attacker into a hit (2e.token.focus.attack).
	FocusOnAttack = card.Ability{Name: "spend focus", When: card.ModifyAttack, Do: []card.Op{
		spend(game.FocusToken, "2e.token.focus.attack"),
		changeWith(card.AttackDice, 99, game.Hit, game.Focus),
	}}
	// ForceOnAttack turns one focus result into a hit (2e.force.default-attack).
	ForceOnAttack = card.Ability{Name: "spend Force", When: card.ModifyAttack, Do: []card.Op{
		card.SpendForce(1), card.ChangeByForce(card.AttackDice, game.Focus, game.Hit), again(),
	}}
	// LockOnAttack rerolls any of the attack dice, one at least, with a lock on the defender
	// (2e.token.lock.spend, 2e.token.lock.spend-at-least-one).
	LockOnAttack = card.Ability{Name: "spend lock", When: card.ModifyAttack, Do: []card.Op{
		SpendLock("2e.token.lock.spend"),
		card.Reroll(card.AttackDice, 99, game.Blank, game.Focus, game.Hit, game.Crit),
	}}
	// FocusOnDefence turns every focus result of a defender into an evade
	// (2e.token.focus.defend).
	FocusOnDefence = card.Ability{Name: "spend focus", When: card.ModifyDefence, Do: []card.Op{
		spend(game.FocusToken, "2e.token.focus.defend"),
		changeWith(card.DefenceDice, 99, game.Evade, game.Focus),
	}}
	// EvadeOnDefence turns one blank or focus result into an evade (2e.token.evade.several).
	EvadeOnDefence = card.Ability{Name: "spend evade", When: card.ModifyDefence, Do: []card.Op{
		spend(game.EvadeToken, "2e.token.evade.defend"),
		changeWith(card.DefenceDice, 1, game.Evade, game.Blank, game.Focus), again(),
	}}
	// ForceOnDefence turns one focus result into an evade (2e.force.default-defend).
	ForceOnDefence = card.Ability{Name: "spend Force", When: card.ModifyDefence, Do: []card.Op{
		card.SpendForce(1), card.ChangeByForce(card.DefenceDice, game.Focus, game.Evade), again(),
	}}
)

// GasOnDefence lets a defender behind a gas cloud change one blank if a condition holds
// (2e.obstacle.gas.obstruct).
func GasOnDefence(also ...card.Cond) card.Ability {
	return card.Ability{
		Name: "gas cloud", When: card.ModifyDefence,
		If: append([]card.Cond{func(x *game.Exec) bool {
			a := x.Attack()
			return a.Gas && !a.GasUsed
		}}, also...),
		Do: []card.Op{
			changeWith(card.DefenceDice, 1, game.Evade, game.Blank),
			card.Run("use the cloud", func(x *game.Exec) { x.Attack().GasUsed = true }),
		},
	}
}

// Dice adds what every ship may do to its dice with its tokens, its locks and the Force.
func Dice(c *card.Compiler, hooks *Hooks) {
	AddAbilities(c, hooks, []card.Ability{
		FocusOnAttack,
		// A calculate token turns one focus result into a hit (2e.token.calculate.several).
		{Name: "spend calculate", When: card.ModifyAttack, Do: []card.Op{
			spend(game.CalculateToken, "2e.token.calculate"),
			changeWith(card.AttackDice, 1, game.Hit, game.Focus), again(),
		}},
		ForceOnAttack,
		LockOnAttack,
		FocusOnDefence,
		EvadeOnDefence,
		{Name: "spend calculate", When: card.ModifyDefence, Do: []card.Op{
			spend(game.CalculateToken, "2e.token.calculate"),
			changeWith(card.DefenceDice, 1, game.Evade, game.Focus), again(),
		}},
		ForceOnDefence,
		GasOnDefence(),
	})
}

// AddAbilities adds abilities that the rules give to every ship to hooks.
func AddAbilities(c *card.Compiler, hooks *Hooks, list []card.Ability) {
	code := c.Compile(&card.Def{ID: "rules", Abilities: list})
	for _, a := range code.Abilities {
		a.Code = nil
		hooks[a.Window] = append(hooks[a.Window], a)
	}
}

// spend spends a token of the ship for its default effect, by the clause of that effect.
func spend(t game.Token, clause string) card.Op {
	op := card.RunIf("spend a token", card.Has(t, card.Self), func(x *game.Exec) {
		card.SpendToken(x, x.Self(), t, clause)
	})
	op.Cost = true
	return op
}

// changeWith changes up to n results of one of several faces; the player picks which face if
// more than one fits. It needs such a result (2e.token.focus.needs-result).
func changeWith(pool card.DicePool, n int, to game.Face, from ...game.Face) card.Op {
	if len(from) == 1 {
		return card.Change(pool, n, from[0], to)
	}
	return card.ChangeOne(pool, to, from...)
}

// again lets an ability of the rules be used once more in the same window: each token is spent
// on its own (2e.token.calculate.several, 2e.token.evade.several).
func again() card.Op {
	return card.Run("again", func(x *game.Exec) { x.Reopen() })
}

// SpendLock spends the ship's lock on the defender, by a clause.
func SpendLock(clause string) card.Op {
	can := func(x *game.Exec) bool {
		a := x.Attack()
		return !a.LocksKept && card.HasLock(x, x.Self(), game.ShipAs(a.Defender))
	}
	op := card.RunIf("spend the lock", can, func(x *game.Exec) {
		card.SpendLockOn(x, x.Self(), game.ShipAs(x.Attack().Defender), clause)
	})
	op.Cost = true
	return op
}
