package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// What every ship may do to its dice with its tokens, its locks and the Force.
var (
	// FocusOnAttack turns every focus result of an attacker into a hit (2e.token.focus.attack).
	FocusOnAttack = card.Ability{Name: "spend focus", Spends: game.FocusOnDice, When: card.ModifyAttack, Do: []card.Op{
		spend(game.FocusToken, "token.focus.attack"),
		card.Change(card.AttackDice, card.Every, card.Focus, card.Hit),
	}}
	// ForceOnAttack turns one focus result into a hit (2e.force.default-attack).
	ForceOnAttack = card.Ability{Name: "spend Force", Spends: game.ForceOnDice, When: card.ModifyAttack, Do: []card.Op{
		card.Spend(card.Self, 1, card.Force), card.Change(card.AttackDice, 1, card.Focus, card.Hit, game.ByForce),
		again(),
	}}
	// LockOnAttack rerolls any of the attack dice, one at least, with a lock on the defender
	// (2e.token.lock.spend, 2e.token.lock.spend-at-least-one).
	LockOnAttack = card.Ability{Name: "spend lock", Spends: game.LockOnDice, When: card.ModifyAttack, Do: []card.Op{
		SpendLock("token.lock.spend"),
		card.RerollByLock(card.AttackDice),
	}}
	// FocusOnDefense turns every focus result of a defender into an evade
	// (2e.token.focus.defend).
	FocusOnDefense = card.Ability{Name: "spend focus", Spends: game.FocusOnDice, When: card.ModifyDefense, Do: []card.Op{
		spend(game.FocusToken, "token.focus.defend"),
		card.Change(card.DefenseDice, card.Every, card.Focus, card.Evade),
	}}
	// EvadeOnDefense turns one blank or focus result into an evade (2e.token.evade.several).
	EvadeOnDefense = card.Ability{Name: "spend evade", Spends: game.EvadeOnDice, When: card.ModifyDefense, Do: []card.Op{
		spend(game.EvadeToken, "token.evade.defend"),
		card.Change(card.DefenseDice, 1, card.Blank|card.Focus, card.Evade), again(),
	}}
	// ForceOnDefense turns one focus result into an evade (2e.force.default-defend).
	ForceOnDefense = card.Ability{Name: "spend Force", Spends: game.ForceOnDice, When: card.ModifyDefense, Do: []card.Op{
		card.Spend(card.Self, 1, card.Force),
		card.Change(card.DefenseDice, 1, card.Focus, card.Evade, game.ByForce), again(),
	}}
)

// GasOnDefense lets a defender behind a gas cloud change one blank if a condition holds
// (2e.obstacle.gas.obstruct).
func GasOnDefense(also ...card.Cond) card.Ability {
	return card.Ability{
		Name: "gas cloud", When: card.ModifyDefense,
		If: append([]card.Cond{func(x *game.Exec) bool {
			a := x.Attack()
			return a.Gas && !a.GasUsed
		}}, also...),
		Do: []card.Op{
			card.Change(card.DefenseDice, 1, card.Blank, card.Evade),
			card.Run("use the cloud", func(x *game.Exec) { x.Attack().GasUsed = true }),
		},
	}
}

// Dice adds what every ship may do to its dice with its tokens, its locks and the Force.
func Dice(c *card.Compiler, hooks *Hooks) {
	AddAbilities(c, hooks, []card.Ability{
		FocusOnAttack,
		// A calculate token turns one focus result into a hit (2e.token.calculate.several).
		{Name: "spend calculate", Spends: game.CalculateOnDice, When: card.ModifyAttack, Do: []card.Op{
			spend(game.CalculateToken, "token.calculate"),
			card.Change(card.AttackDice, 1, card.Focus, card.Hit), again(),
		}},
		ForceOnAttack,
		LockOnAttack,
		FocusOnDefense,
		EvadeOnDefense,
		{Name: "spend calculate", Spends: game.CalculateOnDice, When: card.ModifyDefense, Do: []card.Op{
			spend(game.CalculateToken, "token.calculate"),
			card.Change(card.DefenseDice, 1, card.Focus, card.Evade), again(),
		}},
		ForceOnDefense,
		GasOnDefense(),
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
func spend(t game.Token, clause string) card.Op { return card.SpendAToken(card.Self, t, clause) }

// again lets an ability of the rules be used once more in the same window: each token is spent
// on its own (2e.token.calculate.several, 2e.token.evade.several).
func again() card.Op {
	return card.Run("again", func(x *game.Exec) { x.Reopen() })
}

// SpendLock spends the ship's lock on the defender, by a clause.
func SpendLock(clause string) card.Op {
	can := func(x *game.Exec) bool {
		return card.CanSpendLock(x, x.Self(), x.Attack().Defender)
	}
	op := card.RunIf("spend the lock", can, func(x *game.Exec) {
		card.SpendLockOn(x, x.Self(), game.ShipAs(x.Attack().Defender), clause)
	})
	op.Cost = true
	return op
}
