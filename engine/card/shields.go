package card

import "koiogran/engine/game"

// ShieldsLeft is how many shields the ship of RecoverSteps still recovers.
var ShieldsLeft = game.NewLocal[uint8]("shields to recover", 0)

// RecoverSteps lets a ship recover as many shields as ShieldsLeft says and it lacks. Of a huge ship with
// two ship cards its player chooses the section that recovers each (1e.recover.cr90-either-section).
func RecoverSteps(r Ref) game.Part {
	return game.Loop("shields",
		game.Step{Name: "recover a shield", Do: func(x *game.Exec) {
			id := r(x)
			fore, aft := LacksShields(x, id)
			switch {
			case ShieldsLeft.Get(x) == 0 || !fore && !aft:
				x.Leave()
			case fore != aft:
				at := game.NoSection
				if x.Info(id).Huge != nil {
					at = game.ForeSection
				}
				if aft {
					at = game.AftSection
				}
				recoverOne(x, id, at)
				x.Continue()
			}
		}},
		game.Step{Name: "choose the section that recovers a shield", Who: func(x *game.Exec) game.Players {
			return game.Only(x.Owner(r(x)))
		}, Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, at := range game.Sections() {
				c := game.Opt(game.ObjectVerb)
				c.Object = game.SectionOf(r(x), at)
				q.Add(c)
			}
		}, Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			recoverOne(x, r(x), c.Object.Section())
		}},
	)
}

// recoverOne recovers a shield of a section.
func recoverOne(x *game.Exec, id game.ShipID, at game.Section) {
	ShieldsLeft.Set(x, ShieldsLeft.Get(x)-1)
	RecoverShieldAt(x, id, at)
}

// LacksShields reports at which sections a ship can recover shields. What is crippled has none; a ship with
// one ship card, and one that is not huge, has all of its own at the fore section (1e.recover.shield-cap).
func LacksShields(x *game.Exec, id game.ShipID) (fore, aft bool) {
	s, info := x.Ship(id), x.Info(id)
	fore = int(s.Shields) < s.ShieldValue(info, game.ForeSection) && !s.Crippled.Has(game.ForeSection)
	aft = info.Huge != nil && info.Huge.Two && int(s.Aft.Shields) < int(info.Huge.AftShields) &&
		!s.Crippled.Has(game.AftSection)
	return fore, aft
}

// recoverShields recovers n shields of a ship; there must be one that it lacks.
func recoverShields(r Ref, n Num) Op {
	return Op{What: "recover a shield", Can: func(x *game.Exec) bool {
		fore, aft := LacksShields(x, r(x))
		return fore || aft
	}, Do: game.Parts{
		game.Locals{ShieldsLeft},
		game.Step{Name: "how many shields", Do: func(x *game.Exec) { ShieldsLeft.Set(x, uint8(min(n(x), 255))) }},
		RecoverSteps(r),
	}}
}
