package odds_test

import (
	"math/rand/v2"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/odds"
)

// Attacks on sections of huge ships and by them are what the kernel says, too, whatever is on the ships.
func TestSolver_AgreesWithTheKernelOnHugeShips(t *testing.T) {
	for name, at := range map[string]game.Section{
		"on the fore section": game.ForeSection, "on the aft section": game.AftSection, "by a huge ship": game.NoSection,
	} {
		t.Run(name, func(t *testing.T) {
			c, _ := edition.ByID("first")
			s := scene.New(t, c)
			s.Table(2000, 2000)
			huge := func(o ...scene.Option) []scene.Option { return append(o, scene.Aft("cr90corvetteaft")) }
			var a, d *scene.Ship
			if at == game.NoSection {
				a = s.Mine("cr90corvettefore", huge(scene.At(1000, 500, 0))...)
				d = s.Theirs("academypilot", scene.At(1000, 1000, 180))
			} else {
				a = s.Mine("rookiepilot", scene.At(1000, 500, 90))
				d = s.Theirs("cr90corvettefore", huge(scene.At(1200, 500, 0))...)
			}
			s.Engage(a)
			if at == game.NoSection {
				s.Declare("primary", d)
			} else {
				s.DeclareAt("primary", d, at)
			}
			x, begun := s.Exec(), s.State()
			r := rand.New(rand.NewPCG(14, 11))
			var k odds.Kernel
			for range *duels {
				state := *begun
				shuffle(r, &state, false)
				defender := &state.Ships[d.ID()]
				if at != game.NoSection {
					info := x.Info(d.ID())
					defender.Damage, defender.Facedown, defender.Shields = 0, 0, 0
					state.Decks = begun.Decks
					*defender.ShieldsAt(info, at) = uint8(r.IntN(6))
					defender.Tokens[game.ReinforceFore] = uint8(r.IntN(2))
					defender.Tokens[game.ReinforceAft] = uint8(r.IntN(2))
				}
				x.Waiting(&state)
				situation := odds.Of(x)
				agree(t, x, &state, situation, &k)
			}
			finish(t, s)
		})
	}
}
