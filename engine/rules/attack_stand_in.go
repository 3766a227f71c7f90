package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// couldBeDefender reports whether Self could be the defender of the present attack, which has been
// declared against another ship of its squad.
func couldBeDefender(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && a.Defender != x.Self() && len(sectionsToDefend(x)) > 0
}

// sectionsToDefend returns the sections at which Self could be the defender of the present attack: of a ship that is
// not huge the whole ship.
func sectionsToDefend(x *game.Exec) []game.Section {
	a := x.Attack()
	all, from, to := sectionsToHit(x, a.Attacker, x.Self()), 0, 0
	for i, at := range all {
		if _, n := defendAt(x, at); n == 0 {
			continue
		}
		if to == 0 {
			from = i
		}
		to = i + 1
	}
	return all[from:to]
}

// defendAt returns the present attack as one on a section of Self, and out of how many arcs it can be made.
func defendAt(x *game.Exec, at game.Section) (shot, int) {
	a := x.Attack()
	on := shot{id: a.Attacker, other: x.Self(), at: at, weapon: int(a.Weapon)}
	arcs, n := arcsOn(x, on, &a.Terms)
	on.arc = arcs[0]
	return on, n
}

// BecomeDefender is the op that makes Self the defender of the present attack, with the range, line and
// obstruction of an attack on it. If it is a huge ship, the attacker's player chooses the section
// (1e.huge.target.choose-section).
func BecomeDefender() card.Op {
	become := func(x *game.Exec, at game.Section) {
		on, _ := defendAt(x, at)
		x.Attack().TurretArc = game.Attack{}.TurretArc
		declare(x, on, false)
	}
	return card.Op{What: "become the defender", Can: couldBeDefender, Do: game.Parts{
		game.Step{
			Name: "choose the section that is the target",
			Who: func(x *game.Exec) game.Players {
				if len(sectionsToDefend(x)) < 2 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Attack().Attacker))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, at := range sectionsToDefend(x) {
					AddObject(q, game.SectionOf(x.Self(), at))
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { become(x, c.Object.Section()) },
		},
		game.Step{Name: "become the defender", Do: func(x *game.Exec) {
			if x.Attack().Defender != x.Self() {
				become(x, sectionsToDefend(x)[0])
			}
		}},
	}}
}
