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
		if o, ok := bestAttack(x, kernel, other, id); ok {
			out.Attackers++
			out.Damage += o.Mean
		}
		if out.Attackers > mostThreats {
			return nil
		}
	}
	out.Damage = rounded(out.Damage)
	return out
}

// bestAttack returns what is to be expected of the attack that does the most damage of those that a ship could make on
// another from where both are; ok is false if it could make none.
func bestAttack(x *game.Exec, kernel *odds.Kernel, attacker, defender game.ShipID) (best odds.Outlook, ok bool) {
	for w := range x.G.Ships[attacker].Weapons {
		m, can := rules.TargetAt(x, attacker, defender, game.NoSection, w)
		if !can {
			continue
		}
		s, can := odds.Weigh(x, odds.Shot{Attacker: attacker, Defender: defender, Weapon: w, Range: int(m.Range)})
		if !can || s.Attack > odds.MostDice || s.Defense > odds.MostDice {
			continue
		}
		if o := kernel.Solve(&s); !ok || o.Mean > best.Mean {
			best, ok = o, true
		}
	}
	return best, ok
}

// Aim is the best attack that a ship could make on the enemies from where they are now.
type Aim struct {
	Ship   int     `json:"ship" doc:"The enemy that it could attack."`
	Hit    float64 `json:"hit" doc:"The chance that the attack hits, from 0 to 1, without the abilities of cards."`
	Damage float64 `json:"damage" doc:"The damage to be expected of it."`
}

// aimOf returns the best attack that a ship could make in the state that x regards, nil if it could make none. Huge
// enemies are not counted.
func aimOf(x *game.Exec, id game.ShipID) *Aim {
	if !x.Ship(id).OnTable || x.G.Ships[id].Huge != nil {
		return nil
	}
	kernel := kernels.Get().(*odds.Kernel)
	defer kernels.Put(kernel)
	var out *Aim
	for other := range x.EachShip() {
		if x.G.Ships[other].Side == x.G.Ships[id].Side || x.G.Ships[other].Huge != nil {
			continue
		}
		o, ok := bestAttack(x, kernel, id, other)
		if mean := rounded(o.Mean); ok && (out == nil || mean > out.Damage) {
			out = &Aim{Ship: int(other), Hit: rounded(o.Hit), Damage: mean}
		}
	}
	return out
}
