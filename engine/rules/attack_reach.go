package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// reach returns the least and the greatest attack range of the shot's weapon
// (2e.attack.special.range-requirement).
func (on *shot) reach(x *game.Exec, terms *game.AttackTerms) (least, most int8) {
	w := &x.Info(on.id).Weapons[on.weapon]
	least, most = w.Min, w.Max
	if x.Changes(card.NearestRange) || x.Changes(card.FarthestRange) {
		on.suppose(x, terms, 0, func() {
			least = int8(x.Query(card.NearestRange, on.id, int(least)))
			most = int8(x.Query(card.FarthestRange, on.id, int(most)))
		})
	}
	return least, most
}

// slack returns how many ranges nearer and farther than its weapon reaches the shot can be for what the ship pays: 1 where a
// card permits it.
func (on *shot) slack(x *game.Exec, terms *game.AttackTerms) (near, far int8) {
	if on.paysFor(x, terms, game.TooNear) {
		near = 1
	}
	if on.paysFor(x, terms, game.TooFar) {
		far = 1
	}
	return near, far
}

// payForRange pays for an attack at a range that the weapon does not reach by itself.
func payForRange(x *game.Exec, a *game.Attack) {
	if rangePrice(x, a)&(card.Free|card.OneCalculate) == card.OneCalculate {
		card.SpendToken(x, a.Attacker, game.CalculateToken, "attack.special.range-requirement")
	}
}

// rangePrice returns the prices at which cards permit an attack at a range that the weapon does not reach by itself; free
// where it does.
func rangePrice(x *game.Exec, a *game.Attack) card.Price {
	if !x.Changes(card.PermitOf(game.TooNear)) && !x.Changes(card.PermitOf(game.TooFar)) {
		return card.Free
	}
	on := shot{id: a.Attacker, other: a.Defender, at: a.Section, weapon: int(a.Weapon), arc: a.TurretArc}
	least, most := on.reach(x, &a.Terms)
	at := int8(x.G.Measure.Range(a.Distance, card.TouchingShips(x, a.Attacker, a.Defender)))
	why := game.TooNear
	switch {
	case at >= least && at <= most:
		return card.Free
	case at > most:
		why = game.TooFar
	}
	return card.Permitted(x, why, game.Weighed{Subject: a.Attacker, Other: a.Defender})
}
