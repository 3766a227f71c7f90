package wire

import (
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/odds"
)

// Threat is what the enemies could do to a ship from where they are now, if each made its best attack on it.
type Threat struct {
	Attackers int     `json:"attackers" doc:"How many enemies have the ship in an arc and at range."`
	Damage    float64 `json:"damage" doc:"The damage to be expected of all of them, without the abilities of cards."`
}

// mostThreats is of how many attackers the damage is reckoned; more take too long for every answer of a question.
const mostThreats = 8

// threatTo reckons what the enemies could do to a ship in the state that x regards; nil where too many could attack.
func threatTo(x *game.Exec, id game.ShipID) *Threat {
	out := &Threat{}
	if !x.Ship(id).OnTable || x.G.Ships[id].Huge != nil {
		return nil
	}
	kernel := kernels.Get().(*odds.Kernel)
	defer kernels.Put(kernel)
	for other := range x.EachShip() {
		if x.G.Ships[other].Side == x.G.Ships[id].Side {
			continue
		}
		best := -1.0
		for w := range x.G.Ships[other].Weapons {
			m, ok := rules.TargetAt(x, other, id, game.NoSection, w)
			if !ok {
				continue
			}
			s, ok := odds.Weigh(x, odds.Shot{Attacker: other, Defender: id, Weapon: w, Range: int(m.Range)})
			if !ok || s.Attack > odds.MostDice || s.Defense > odds.MostDice {
				continue
			}
			o := kernel.Solve(&s)
			best = max(best, o.Mean)
		}
		if best >= 0 {
			out.Attackers++
			out.Damage += best
		}
		if out.Attackers > mostThreats {
			return nil
		}
	}
	out.Damage = rounded(out.Damage)
	return out
}
