package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewOfPlans are crew members who look at dials, or act before ships are placed.
func crewOfPlans() []Def {
	return []Def{
		{ID: "boshek",
			Summary: "Before a ship that you touch activates, you may look at its dial. If you do, its " +
				"player must turn the dial to an adjacent maneuver, which that ship may execute even " +
				"while stressed.",
			Abilities: []Ability{{Name: "lead it astray", When: BeforeActivate, By: []Cond{Touches(Self)}, Do: []Op{
				turnToNeighbor(Active),
				Lasting(ThisActivation, Active, Permits(game.RedOnStress))}}}},

		{ID: "cassianandor",
			Summary: "At the end of the Planning phase, you may choose an enemy ship at range 1-2, " +
				"name a maneuver, and look at its dial. If the speed and bearing match, you may set " +
				"your dial again.",
			Abilities: []Ability{{Name: "guess a dial", When: EndOfPlanning, Do: []Op{
				Choose(Enemy, At(1, 2)), rules.GuessDial(Chosen, rules.SetDialAnew(Self))}}}},

		{ID: "directorkrennic",
			Summary: "Before ships are placed a friendly ship of the Galactic Empire with 3 shields or fewer is " +
				"assigned Optimized Prototype.",
			Abilities: []Ability{{Name: "optimize a prototype", When: BeforePlacing, Must: true,
				Do: []Op{Choose(Friend, Not(Keyword("First Order")), Compare(Count(Shield), AtMost, 3)),
					rules.Assign("optimizedprototype", Chosen), raiseShields(Chosen, 1)}}}},

		{ID: "emperorpalpatine",
			Summary: "Once a round, before a friendly ship rolls dice, you may name a result. After " +
				"the roll, it must change 1 die to that result, which cannot be modified any more.",
			Abilities: []Ability{
				nameResult(BeforeAttackRoll, Compare(rules.AttackDiceCount, Above, 0), game.Blank, game.Focus, game.Hit, game.Crit),
				nameResult(BeforeDefenseRoll, Compare(rules.DefenseDiceCount, Above, 0), game.Blank, game.Focus, game.Evade),
				nameResult(BeforeRoll, OutsideColor(game.AttackDice), game.Blank, game.Focus, game.Hit, game.Crit),
				nameResult(BeforeRoll, OutsideColor(game.DefenseDice), game.Blank, game.Focus, game.Evade),
				{Name: "as was named", When: AfterRoll, Must: true, By: []Cond{Marked},
					Do: []Op{Provided(Anyone, TurnInto(MarkNote, ForGood)), Unmark(Active)}},
			}},
	}
}

// nameResult names a result of dice that a friendly ship is about to roll, once a round in all windows.
func nameResult(when game.Window, of Cond, faces ...game.Face) Ability {
	until := game.Until(ThisAttack)
	if when == BeforeRoll {
		until = ThisPhase
	}
	var named []Alternative
	for _, f := range faces {
		named = append(named, Alt(f.String(), Mark(until, Active, func(*game.Exec) int { return int(f) })))
	}
	return Ability{Name: "name a result", When: when, Per: game.OncePerRound, By: []Cond{Friend},
		If: []Cond{of, Not(UsedThisRound(0)), Not(UsedThisRound(1)), Not(UsedThisRound(2)), Not(UsedThisRound(3))},
		Do: []Op{PickOne(Self, named...)}}
}

// raiseShields makes the shield value of a ship higher by n for the match, and the ship recovers as many
// shields (1e.setup.shields-filled).
func raiseShields(r Ref, n int8) Op {
	return Run("raise the shield value", func(x *game.Exec) {
		x.Ship(r(x)).MoreShields += n
		for range n {
			RecoverShieldAt(x, r(x), game.NoSection)
		}
	})
}

// turnToNeighbor is the op with which the player of Self looks at the facedown dial of a ship, and the
// ship's player then turns it to a maneuver beside the one that it shows, though the ship is stressed. A
// dial goes round: its first maneuver is beside its last one.
func turnToNeighbor(r Ref) Op {
	look := rules.LookAtDial(r)
	each := func(x *game.Exec, visit func(m game.Maneuver)) {
		dial := x.Info(r(x)).Dial
		at := slices.Index(dial, rules.SetDial(x, r(x)))
		if at < 0 || !rules.DialFacedown(x, r(x)) {
			return
		}
		for _, step := range [...]int{len(dial) - 1, 1} {
			if m := dial[(at+step)%len(dial)]; rules.OnDialNow(x, r(x), m) {
				visit(m)
			}
		}
	}
	return Op{
		What: "turn a dial to the maneuver beside",
		Can: func(x *game.Exec) bool {
			possible := false
			each(x, func(game.Maneuver) { possible = true })
			return possible
		},
		Do: game.Parts{
			game.If("has it not been seen yet", look.Can, look.Do),
			game.Step{
				Name: "choose the maneuver beside it",
				Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
				Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
					each(x, func(m game.Maneuver) {
						c := game.Opt(game.DialVerb)
						c.Ship, c.Maneuver = r(x), m
						q.Add(c)
					})
				},
				Take: func(x *game.Exec, p game.Player, c game.Choice) {
					rules.ClearDial(x, c.Ship)
					rules.PutOnDial(x, p, c)
				},
			},
		},
	}
}
