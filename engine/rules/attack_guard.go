package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// GuardAction gives a guard token to a unit that has an active shield and no such token
// (msg.action.guard, msg.action.guard.needs-shield, msg.action.guard.single).
var GuardAction = ActionRule{Action: game.ReinforceAction, Name: "guard", Can: func(x *game.Exec) bool {
	id := x.Trigger().Ship
	return ActiveShields(x, id) > 0 && !x.Ship(id).Has(game.GuardToken)
}, Do: gainStep(game.GuardToken, "action.guard")}

// ActiveShields counts the active shield tokens of a unit: they lie as charges on its armaments of
// that type (msg.token.shield.shielded).
func ActiveShields(x *game.Exec, id game.ShipID) int {
	n := 0
	for i := range shieldsOf(x, id) {
		n += int(x.S.Charges[i].Active)
	}
	return n
}

// shieldsOf runs over the shields of a unit, whose cards lie side by side.
func shieldsOf(x *game.Exec, id game.ShipID) func(yield func(game.CardID) bool) {
	return func(yield func(game.CardID) bool) {
		for i := int(x.Info(id).Pilots); i < len(x.G.Cards) && x.G.Cards[i].Ship == id; i++ {
			if x.G.Cards[i].Type == game.ShieldType && !yield(game.CardID(i)) {
				return
			}
		}
	}
}

// LoseActiveShields turns up to n active shield tokens of a unit over
// (msg.token.shield.spend-flips).
func LoseActiveShields(x *game.Exec, id game.ShipID, n int) {
	for i := range shieldsOf(x, id) {
		lost := min(n, int(x.S.Charges[i].Active))
		if lost > 0 {
			card.SpendChargesOf(x, i, lost, "token.shield.spend-flips")
		}
		n -= lost
	}
}

// NeutralizeWithGuard is NeutralizeResults with a guard token that cancels one result more, if the
// attacker is wholly in front of the defender and the attack would hit with more than one
// (msg.combat.guard.effect, msg.combat.guard.arc, msg.combat.guard.not-last,
// msg.combat.guard.after-evades).
var NeutralizeWithGuard = game.Step{Name: "neutralize results", Do: func(x *game.Exec) {
	neutralize(x, guard)
}}

// guard cancels a result. It does not spend the token (msg.combat.guard.not-spent).
func guard(x *game.Exec, first, second game.Face) {
	a := x.Attack()
	if !x.Ship(a.Defender).Has(game.GuardToken) || left(a) < 2 ||
		card.Bearing(x, a.Defender, a.Attacker) != geom.InFront {
		return
	}
	a.Guarded = true
	if a.Attack.Remove(1, first) == 0 {
		a.Attack.Remove(1, second)
	}
}

// left counts the hits and critical hits of an attack.
func left(a *game.Attack) int { return a.Attack.Count(game.Hit) + a.Attack.Count(game.Crit) }

// SpendShields lets a defender on guard spend active shield tokens, each of which cancels one more
// result but the last (msg.combat.shield.spend, msg.combat.shield.needs-guard,
// msg.combat.shield.optional, msg.combat.shield.arithmetic).
var SpendShields = game.Step{
	Name: "spend shields",
	Who: func(x *game.Exec) game.Players {
		if spendableShields(x) == 0 {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Attack().Defender))
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Ship = x.Attack().Defender
		for n := range spendableShields(x) + 1 {
			q.AddNumber(n)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		a, n := x.Attack(), int(c.N)
		if n == 0 {
			return
		}
		LoseActiveShields(x, a.Defender, n)
		n -= a.Attack.Remove(n, game.Hit)
		a.Attack.Remove(n, game.Crit)
		e := game.NewEvent(game.Neutralized, "combat.shield.spend", a.Defender)
		e.Other = a.Attacker
		e.Dice = game.Faces{
			game.Hit:  uint8(a.Attack.Count(game.Hit)),
			game.Crit: uint8(a.Attack.Count(game.Crit)),
		}
		x.Emit(e)
	},
}

// spendableShields returns how many shields the defender may spend.
func spendableShields(x *game.Exec) int {
	a := x.Attack()
	if !a.Guarded {
		return 0
	}
	return min(ActiveShields(x, a.Defender), left(a)-1)
}

// LowerGuard takes the guard tokens of a defender that has spent its last shield, once the attack is
// over (msg.token.guard.lost-with-shields).
var LowerGuard = game.Step{Name: "lower the guard", Do: func(x *game.Exec) {
	id := x.Attack().Defender
	if x.Attack().Guarded && ActiveShields(x, id) == 0 {
		card.RemoveTokens(x, id, game.GuardToken, int(x.Ship(id).Tokens[game.GuardToken]),
			"token.guard.lost-with-shields")
	}
}}
