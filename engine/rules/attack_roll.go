package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// The attacker rolls the weapon's dice with all additions, then one deplete token leaves
// (2e.attack.step2.order-of-modifiers, 2e.token.deplete.removed-after-use). The defender rolls its
// agility with all additions, then one strain token leaves (2e.attack.step3.dice-count,
// 2e.token.strain.removed-after-use).
var (
	RollAttackDice = rollDiceStep("roll attack dice", card.AttackDice, AttackDiceCount,
		"attack.step2.dice-count")
	RollDefenseDice = rollDiceStep("roll defense dice", card.DefenseDice, DefenseDiceCount,
		"attack.step3.dice-count")
)

// rollDiceStep is the step in which one side of an attack rolls its dice.
func rollDiceStep(name string, pool card.Pool, count func(x *game.Exec) int, clause string) game.Step {
	color := game.AttackDice
	if pool == card.DefenseDice {
		color = game.DefenseDice
	}
	return game.Step{
		Name: name,
		Who: func(x *game.Exec) game.Players {
			if count(x) == 0 {
				return game.Nobody
			}
			return game.Only(game.Chance)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Color: color, N: uint8(count(x))}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			a := x.Attack()
			roller, other, dice := a.Attacker, a.Defender, &a.Attack
			if pool == card.DefenseDice {
				roller, other, dice = other, roller, &a.Defense
			}
			*dice = game.Pool{Fresh: c.Dice}
			a.Rolled[pool] = uint8(c.Dice.Total())
			e := game.NewEvent(game.Rolled, clause, roller)
			e.Other, e.Color, e.Dice = other, color, c.Dice
			x.Emit(e)
			t := game.On(card.AfterRoll, roller)
			t.Other, t.N = other, int16(pool)
			x.Offer(t)
		},
	}
}

// AttackDiceCount returns how many dice the attacker rolls.
func AttackDiceCount(x *game.Exec) int {
	a := x.Attack()
	w := card.WeaponOf(x, a)
	n := int(w.Value)
	if w.Primary() {
		n += int(x.Ship(a.Attacker).MorePrimary)
		n = floored(x, x.Query(card.PrimaryValueOf, a.Attacker, weakened(x, a.Attacker, n)))
	}
	n += int(a.AddAttack)
	if !w.Ordnance {
		more, _ := x.G.Bonus.Of(a.Range)
		n += x.Query(card.RangeBonus, a.Attacker, more) // 2e.attack.range-bonus.1
	}
	if x.Ship(a.Attacker).Has(game.DepleteToken) {
		n-- // 2e.token.deplete.effect
	}
	return clampDice(x, x.Query(card.AttackDiceOf, a.Attacker, n))
}

// AfterAttackDice takes one deplete token whose effect applied.
var AfterAttackDice = game.Step{Name: "deplete", Do: func(x *game.Exec) {
	card.RemoveTokens(x, x.Attack().Attacker, game.DepleteToken, 1,
		"token.deplete.removed-after-use")
}}

// DefenseDiceCount returns how many dice the defender rolls.
func DefenseDiceCount(x *game.Exec) int {
	a := x.Attack()
	s := x.Ship(a.Defender)
	n := floored(x, card.AgilityNow(x, a.Defender))
	n += int(a.AddDefense)
	if !card.WeaponOf(x, a).Ordnance {
		_, more := x.G.Bonus.Of(a.Range)
		n += x.Query(card.RangeBonus, a.Defender, more) // 2e.attack.range-bonus.3
	}
	if a.Obstructed {
		n += coverDice(x, a) // 2e.obstruction.extra-die, 2e.obstruction.not-cumulative
	}
	if s.Has(game.StrainToken) {
		n-- // 2e.token.strain.effect, 2e.token.strain.not-cumulative
	}
	return clampDice(x, x.Query(card.DefenseDiceOf, a.Defender, n))
}

// DiceCount is how many dice are rolled of a pool of the present attack.
func DiceCount(pool card.Pool) card.Num {
	if pool == card.DefenseDice {
		return DefenseDiceCount
	}
	return AttackDiceCount
}

// floored returns a value with all that changes it, where it does not fall below 0: once, after the whole
// sum (1e.value.agility-floor-zero, 1e.value.primary-weapon-floor-zero).
func floored(x *game.Exec, n int) int {
	if x.G.FloorsValues {
		return max(n, 0)
	}
	return n
}

// clampDice keeps a number of dice within what can be rolled, and within the limit on which the
// table agreed (2e.attack.dice.no-upper-cap).
func clampDice(x *game.Exec, n int) int {
	most := 200
	if limit := x.G.Options.DiceLimit; limit > 0 {
		most = min(most, int(limit))
	}
	return min(max(n, 0), most)
}

// AfterDefenseDice takes one strain token whose effect applied.
var AfterDefenseDice = game.Step{Name: "strain", Do: func(x *game.Exec) {
	card.RemoveTokens(x, x.Attack().Defender, game.StrainToken, 1,
		"token.strain.removed-after-use")
}}
