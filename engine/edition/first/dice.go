package first

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// spendFocus are the uses of a focus token for the dice of a pool: each token turns all focus results
// into another one (1e.focus.spend-attack, 1e.focus.spend-defense, 1e.focus.all-or-nothing). If there
// are none, it may be spent anyway (1e.focus.spend-without-results), once in a step: who gets a
// token back for each that is spent could go on forever.
func spendFocus(w game.Window, has card.Cond, pool card.Pool, to card.Faces) []card.Ability {
	results := card.Shows(pool, card.Focus)
	spend := []card.Op{
		card.Spend(card.Self, 1, card.FocusToken),
		card.Change(pool, card.OrNone(card.Every), card.Focus, to, game.ByFocusToken),
	}
	note := card.Run("note it", func(x *game.Exec) {
		if pool == card.AttackDice && x.Changes(card.Neutralizing) {
			x.Attack().FocusUsed = true
		}
	})
	return []card.Ability{
		{Name: "spend focus", Spends: game.FocusOnDice, When: w, If: []card.Cond{has, results},
			Do: append(slices.Clone(spend), note, card.OnceMore())},
		{Name: "spend focus", Spends: game.FocusOnDice, When: w, If: []card.Cond{has, card.Not(results)}, Do: spend},
	}
}

// spendTokens adds what every ship may do to its dice with its tokens and its target locks.
func spendTokens(c *card.Compiler, hooks *rules.Hooks) {
	code := c.Compile(&card.Def{ID: "rules", Abilities: slices.Concat(
		spendFocus(card.ModifyAttack, card.Attacking, card.AttackDice, card.Hit),
		spendFocus(card.ModifyDefense, card.Defending, card.DefenseDice, card.Evade),
		spendOthers(),
	)})
	for _, a := range code.Abilities {
		a.Code = nil
		hooks[a.Window] = append(hooks[a.Window], a)
	}
}

// spendOthers are the uses of target locks and evade tokens for dice.
func spendOthers() []card.Ability {
	return []card.Ability{
		// A target lock on the defender rerolls as many of the attack dice as the attacker likes,
		// none too (1e.lock.spend-reroll, 1e.lock.only-on-defender, 1e.lock.spend-zero-rerolls).
		{Name: "spend target lock", Spends: game.LockOnDice, When: card.ModifyAttack,
			Do: []card.Op{rules.SpendLock("1e.lock.spend-reroll"), card.Reroll(card.AttackDice, card.OrNone(card.Every))}},
		// An evade token adds an evade (1e.evade.spend, 1e.evade.added-not-changed).
		{Name: "spend evade", Spends: game.EvadeAsResult, When: card.ModifyDefense,
			Do: []card.Op{
				card.Spend(card.Self, 1, card.EvadeToken), card.AddResult(card.DefenseDice, card.Evade),
				card.OnceMore(),
			}},
	}
}
