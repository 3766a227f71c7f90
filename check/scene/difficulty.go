package scene

import (
	"slices"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// DifficultiesAddUp fails for a pair of the modifiers of difficulty that an edition's cards have, with what
// abilities used do (a step harder or easier), if their steps do not add up and saturate, in either order. It
// returns how many pairs it has tried, for each difficulty on a dial.
func DifficultiesAddUp(t *testing.T, e *rules.Edition) (pairs int) {
	t.Helper()
	compiled := rules.Compile(e)
	s := New(t, compiled)
	s.Mine(e.Facts.Pilots[0].ID, At(400, 400, 0))
	s.Theirs(e.Facts.Pilots[0].ID, At(400, 800, 180))
	s.Unbuilt()
	x := s.Exec()
	s.Done()
	mods := difficultyMods(e, x.G)
	for i, a := range mods {
		for j, b := range mods {
			if i != j {
				pairs++
				addUp(t, x, a, b)
			}
		}
	}
	return pairs
}

// difficultyMods returns the modifiers of difficulty of the cards of an edition and of what they begin, and a step
// harder and one easier for what abilities used do.
func difficultyMods(e *rules.Edition, g *game.Game) []*game.Mod {
	var list []*game.Mod
	for _, defs := range [][]card.Def{e.Pilots, e.Upgrades, e.ShipAbilities, e.Damage, e.Conditions} {
		for i := range defs {
			for j := range defs[i].Mods {
				list = append(list, &defs[i].Mods[j].Mod)
			}
		}
	}
	for i := range g.Procs {
		for _, step := range g.Procs[i].Steps {
			if step.Lasts != nil {
				list = append(list, step.Lasts)
			}
		}
	}
	list = slices.DeleteFunc(list, func(m *game.Mod) bool { return m.Query != card.DifficultyOf })
	for _, used := range []card.Mod{card.Add(card.DifficultyOf, 1), card.Add(card.DifficultyOf, -1)} {
		list = append(list, &used.Mod)
	}
	slices.SortStableFunc(list, func(a, b *game.Mod) int { return int(a.Layer) - int(b.Layer) })
	return list
}

// addUp tries a pair on maneuvers of each difficulty.
func addUp(t *testing.T, x *game.Exec, a, b *game.Mod) {
	t.Helper()
	if a.Layer > b.Layer {
		a, b = b, a
	}
	for _, base := range [...]game.Difficulty{game.DifficultyBlue, game.DifficultyWhite, game.DifficultyRed} {
		x.S.NMoves = 1
		x.S.Moves[0].Maneuver = game.Maneuver{Bearing: geom.Straight, Speed: 2, Difficulty: base}
		first := a.Value(x, 0)
		second := b.Value(x, 0) // what it does alone
		if b.Layer == game.LimitTo {
			second = 0 // it makes what is red easier, whatever has made it red
			if base == game.DifficultyRed || int(base)+first >= int(game.DifficultyRed) {
				second = -1
			}
			if a.Layer == game.LimitTo {
				continue // two of one kind: one of them has been at work
			}
		}
		want := min(max(int(base)+first+second, int(game.DifficultyBlue)), int(game.DifficultyRed))
		if got := x.G.Difficulty(base, b.Value(x, a.Value(x, 0))); int(got) != want {
			t.Errorf("%v with %+d and %+d is %v", base, first, second, got)
		}
		x.S.NMoves = 0
	}
}
