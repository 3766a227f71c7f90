package bot

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// gunnery is what a ship's weapons are expected to do to another, by range and by whether the
// two of them have performed an action.
type gunnery []gun

type gun struct {
	arc      geom.Arc
	min, max int
	melee    bool
	mean     [5][2][2]float64
}

// Shares of actions that give a token for the dice.
const (
	attackTokens  = 0.65
	defenseTokens = 0.45
)

// gunnery prepares what the weapons of a ship can do to another.
func (f *forecast) gunnery(id, other game.ShipID) gunnery {
	b := f.b
	var list gunnery
	for i := range b.g.Ships[id].Weapons {
		w := &b.g.Ships[id].Weapons[i]
		if !b.usable(w) || w.NeedLock && !card.HasLock(b.x, id, game.ShipAs(other)) {
			continue
		}
		g := gun{arc: card.WeaponArc(b.x, id, w), min: int(w.Min), max: int(w.Max), melee: w.Melee}
		for r := max(0, g.min); r <= min(g.max, 4); r++ {
			attack, defense := b.diceAt(id, other, i, r)
			lock := b.attackWith(id, other) & withAgain
			for acts := range 2 {
				for dodges := range 2 {
					with := attackTokens * float64(acts)
					guard := defenseTokens * float64(dodges)
					mean := func(focus, token int) float64 {
						return b.odds.damage(attack, focus|lock, defense, token)
					}
					g.mean[r][acts][dodges] = (1-with)*((1-guard)*mean(0, 0)+guard*mean(0, withFocus)) +
						with*((1-guard)*mean(withFocus, 0)+guard*mean(withFocus, withFocus))
				}
			}
		}
		list = append(list, g)
	}
	return list
}

// harm returns what the best of the weapons is expected to do from one place to another.
func (g gunnery) harm(b *beginner, from, to *geom.Placed, acts, dodges bool) float64 {
	if len(g) == 0 || geom.Beyond(from, to, b.g.Measure.Ruler()) {
		return 0
	}
	most := 0.0
	for i := range g {
		m, ok := geom.InArc(b.g.Measure, from, to, g[i].arc)
		if !ok || m.Distance > b.g.Measure.Ruler() {
			continue
		}
		r := b.g.Measure.Range(m.Distance, false)
		if r < g[i].min || r > g[i].max || r >= len(g[i].mean) {
			continue
		}
		most = max(most, g[i].mean[r][one(acts)][one(dodges)])
	}
	return most
}

// one is 1 for true.
func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// diceAt returns the dice of an attack at a range.
func (b *beginner) diceAt(id, other game.ShipID, weapon, dist int) (attack, defense int) {
	s := b.x.S
	if int(s.NAttacks) == game.MaxAttacks {
		return 0, 0
	}
	at := &s.Attacks[s.NAttacks]
	*at = game.Attack{Attacker: id, Defender: other, Weapon: uint8(weapon), Range: int8(dist),
		TurretArc: card.WeaponArc(b.x, id, &b.g.Ships[id].Weapons[weapon]), Declared: true}
	s.NAttacks++
	attack, defense = rules.AttackDiceCount(b.x), rules.DefenseDiceCount(b.x)
	s.NAttacks--
	*at = game.Attack{}
	return attack, defense
}
