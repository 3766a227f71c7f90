package first

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// spendTokens adds what every ship may do to its dice with its tokens and its target locks.
func spendTokens(c *card.Compiler, hooks *rules.Hooks) {
	code := c.Compile(&card.Def{ID: "rules", Abilities: []card.Ability{
		// An attacker's focus token turns all focus results into hits, if there are any
		// (1e.focus.spend-attack, 1e.focus.all-or-nothing, 1e.focus.spend-without-results).
		{Name: "spend focus", When: card.ModifyAttack, If: []card.Cond{card.Attacking},
			Do: []card.Op{
				card.Spend(card.Self, game.FocusToken),
				card.ChangeAny(card.AttackDice, game.Focus, game.Hit),
				card.OnceMore(),
			}},
		// A target lock on the defender rerolls as many of the attack dice as the attacker likes,
		// none too (1e.lock.spend-reroll, 1e.lock.only-on-defender, 1e.lock.spend-zero-rerolls).
		{Name: "spend target lock", When: card.ModifyAttack, If: []card.Cond{card.Attacking},
			Do: []card.Op{rules.SpendLock("1e.lock.spend-reroll"), card.RerollUpToAll(card.AttackDice)}},
		// A defender's focus token turns all focus results into evades
		// (1e.focus.spend-defense).
		{Name: "spend focus", When: card.ModifyDefence, If: []card.Cond{card.Defending},
			Do: []card.Op{
				card.Spend(card.Self, game.FocusToken),
				card.ChangeAny(card.DefenceDice, game.Focus, game.Evade),
				card.OnceMore(),
			}},
		// An evade token adds an evade (1e.evade.spend, 1e.evade.added-not-changed).
		{Name: "spend evade", When: card.ModifyDefence, If: []card.Cond{card.Defending},
			Do: []card.Op{
				card.Spend(card.Self, game.EvadeToken), card.AddResult(card.DefenceDice, game.Evade),
				card.OnceMore(),
			}},
	}})
	for _, a := range code.Abilities {
		a.Code = nil
		hooks[a.Window] = append(hooks[a.Window], a)
	}
}
