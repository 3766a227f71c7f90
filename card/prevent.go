package card

import "koiogran/game"

// PreventOne prevents 1 of the damage about to be suffered; the ability's player picks of which
// kind if it is both. As with Replace, at most one such effect applies to one damage.
func PreventOne() Op {
	prevent := func(d *game.Damage, f game.Face) {
		d.Replaced = true
		if f == game.Crit {
			d.Crits--
		} else {
			d.Hits--
		}
	}
	return Op{
		What: "prevent 1 damage",
		Can: func(x *game.Exec) bool {
			d := x.Damage()
			return d != nil && !d.Replaced && d.Hits+d.Crits > 0
		},
		Steps: []game.Step{{
			Name: "choose the damage to prevent",
			Who: func(x *game.Exec) game.Players {
				if d := x.Damage(); d.Hits == 0 || d.Crits == 0 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
				for _, f := range [...]game.Face{game.Hit, game.Crit} {
					c := game.Opt(game.FaceVerb)
					c.Item = uint8(f)
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				prevent(x.Damage(), game.Face(c.Item))
			},
		}, {
			Name: "prevent the only kind",
			Do: func(x *game.Exec) {
				switch d := x.Damage(); {
				case d.Replaced: // it was chosen
				case d.Hits > 0:
					prevent(d, game.Hit)
				default:
					prevent(d, game.Crit)
				}
			},
		}},
	}
}
