package card

import "koiogran/engine/game"

// Moments whose names begin with Would come before something that has not happened yet. Instead
// replaces it.

// Instead carries out ops in place of what the moment foretells, which then does not happen. At most
// one such effect applies to one event (2e.timing.replacement.one-only).
func Instead(ops ...Op) Op {
	can := func(x *game.Exec) bool { return !x.Trigger().Replaced && feasible(x, ops) }
	replace := game.Step{Name: "instead", Do: func(x *game.Exec) { x.Replace() }}
	return Op{What: "instead: " + wordsOf(ops), Inner: ops, Can: can, Do: game.Parts{replace, outlineOf(ops)}}
}

// Less, inside Instead, has the ship suffer n damage less than it would; the ability's player picks
// of which kind if it is both.
func Less(n int) Op {
	prevent := func(x *game.Exec, f game.Face) {
		d := x.Damage()
		d.Changed = true
		if f == game.Crit {
			d.Crits--
		} else {
			d.Hits--
		}
	}
	left := game.NewLocal[uint8]("damage to prevent", uint8(n))
	return Op{
		What: "suffer less damage",
		Can:  func(x *game.Exec) bool { d := x.Damage(); return d != nil && d.Hits+d.Crits > 0 },
		Do: game.Parts{game.Locals{left}, game.Loop("prevent damage", game.Step{
			Name: "choose the damage to prevent",
			Who: func(x *game.Exec) game.Players {
				if d := x.Damage(); d.Hits == 0 || d.Crits == 0 || left.Get(x) == 0 {
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
				prevent(x, game.Face(c.Item))
				left.Set(x, left.Get(x)-1)
			},
		}, game.Step{
			Name: "prevent the only kind",
			Do: func(x *game.Exec) {
				d := x.Damage()
				if d.Hits > 0 && d.Crits > 0 && left.Get(x) > 0 {
					return
				}
				for ; left.Get(x) > 0 && d.Hits+d.Crits > 0; left.Set(x, left.Get(x)-1) {
					f := game.Hit
					if d.Hits == 0 {
						f = game.Crit
					}
					prevent(x, f)
				}
				x.Leave()
			},
		})},
	}
}

// GainThat, inside Instead, has a ship gain the token that the ship of the moment would gain.
func GainThat(r Ref) Op {
	return do("gain the token", nil, func(x *game.Exec) { giveTokens(x, next(x, gaining(x), r(x))) })
}

// GainAs, inside Instead, has the ship of the moment gain a token of one of these kinds; the player
// of Self picks which.
func GainAs(kinds Kinds) Op {
	gain := func(x *game.Exec, t game.Token) {
		giveTokens(x, grant{to: gaining(x).Self, token: t, n: 1, by: x.Owner(x.Self()),
			clause: "timing.replacement"})
	}
	if t, single := kinds.oneToken(); single {
		return do("gain another token", nil, func(x *game.Exec) { gain(x, t) }).says("gain 1", kinds.words())
	}
	return chooseToken(kinds, gain).says("gain 1", kinds.words())
}
