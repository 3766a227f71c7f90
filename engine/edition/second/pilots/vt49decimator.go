package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// vt49decimator are the pilots of the VT-49 Decimator.
func vt49decimator() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack a ship in the full arc of a reinforce token of yours, you may " +
				"change 1 focus to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Either(All(Has(ReinforceFore), Defender.Is(In(FullFront))),
					All(Has(ReinforceAft), Defender.Is(In(FullRear))))},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}},
		}, "rearadmiralchiraneau"),

		printed(Def{
			Summary: "In the End phase you may spend 1 charge to turn a reinforce token to your other " +
				"full arc instead of removing it.",
			Abilities: []Ability{{Name: "hold the shields", When: DuringEnd,
				If: []Cond{Either(Has(ReinforceFore), Has(ReinforceAft))},
				Do: []Op{Spend(Self, 1, Charge), PickOne(Self,
					Alt("from fore to aft",
						convertToken(Self, ReinforceFore, ReinforceAft)),
					Alt("from aft to fore",
						convertToken(Self, ReinforceAft, ReinforceFore)))}}},
		}, "mornakee"),

		printed(Def{
			Summary: "You may make primary attacks at range 0.",
			Mods:    []Mod{Permits(game.AtRangeZero).If(Attacking, PrimaryAttack)},
		}, "captainoicunn"),
	)
}

// convertToken turns a token of a ship into one of another kind, which the ship has not gained but keeps
// in this End phase (2e.end.during-abilities-before-removal).
func convertToken(r Ref, was, now Kinds) Op {
	from, to := was.Token(), now.Token()
	return RunIf("keep a token as another", r.Is(Has(was)), func(x *game.Exec) {
		const clause = "end.during-abilities-before-removal"
		s := x.Ship(r(x))
		RemoveTokens(x, r(x), from, 1, clause)
		s.Tokens[to]++
		s.Kept[to]++
		e := game.NewEvent(game.TokenGained, clause, r(x))
		e.Card, e.Token, e.N = x.Card(), to, 1
		x.Emit(e)
	})
}
