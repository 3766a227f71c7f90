package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiefofighter are the pilots of the TIE/fo fighter.
func tiefofighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack or defend, the dice of the other ship cannot be modified if " +
				"you have it locked.",
			Mods: []Mod{
				Forbids(ModifyingDice).For(Anyone, About(DefenseDice)).
					If(Attacking, HasLockOn(Defender)),
				Forbids(ModifyingDice).For(Anyone, About(AttackDice)).
					If(Defending, HasLockOn(Attacker)),
			},
		}, "midnight"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may pay 1 charge and take 1 stress " +
				"token to gain a benefit for the round: while you attack or defend, you may change all " +
				"focus results to hits or evades.",
			Abilities: append([]Ability{{Name: "concentrate", When: StartOf(game.EngagementPhase),
				Per: game.OncePerRound,
				Do:  []Op{Spend(Self, 1, Charge), Gain(Self, 1, StressToken)}}},
				twoSided(func(w side) Ability {
					return Ability{Name: "change all focus results", When: w.when,
						If: []Cond{UsedThisRound(0)}, Do: []Op{Change(w.dice, Every, Focus, w.good)}}
				})...),
		}, "commandermalarus"),

		printed(Def{
			Summary: "After another friendly ship at range 0-2 is destroyed, you may perform a " +
				"coordinate action, even while stressed. Whom you coordinate can only perform actions " +
				"of your action bar.",
			Mods: []Mod{Include(Coordination, OwnBar)},
			Abilities: []Ability{{Name: "rally", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 2)},
				Do: []Op{Perform(Self, game.WhileStressed, game.CoordinateAction)}}},
		}, "lieutenantgalek"),

		tiefofighterOfMiddleInitiative(),
		tiefofighterOfLowInitiative(),

		printed(Def{
			Summary: "After placing forces, this ship and up to 2 other friendly TIE/fo or TIE/sf " +
				"fighters without modification upgrades are assigned Primed for Speed, which grants a " +
				"white SLAM action that costs a hit.",
			Abilities: []Ability{{Name: "prime for speed", When: ForcesPlaced, Must: true, Do: []Op{
				rules.Assign("primedforspeed", Self),
				ChooseUpTo(2, OtherFriend, Either(ShipType("tiefofighter"), ShipType("tiesffighter")), unmodified),
				EachShip([]Cond{InGroup}, rules.Assign("primedforspeed", Chosen))}}},
		}, "lingaava"),
	)
}

// tiefofighterOfMiddleInitiative returns the pilots of initiative 3 and 4.
func tiefofighterOfMiddleInitiative() []Def {
	return slices.Concat(
		anotherDieFor(StressToken, "stress", "scorch"),
		anotherDieFor(StrainToken, "strain", "dt798"),

		printed(Def{
			Summary: "In your primary attacks you may spend your lock on the defender and a focus " +
				"token to change all your results to critical hits.",
			Abilities: []Ability{{Name: "overload", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Shows(AttackDice, Blank|Focus|Hit)},
				Do: []Op{SpendLock(Defender), Spend(Self, 1, FocusToken),
					allCrits(Blank), allCrits(Focus), allCrits(Hit)}}},
		}, "static"),

		anotherDie("In your primary attacks at attack range 3 you roll 1 more attack die.",
			All(PrimaryAttack, AttackRange(3, 3)), "longshot"),
	)
}

// anotherDieFor returns pilots who may gain a token that they do not have to roll 1 more attack die
// in a primary attack.
func anotherDieFor(k Kinds, token string, id string) []Def {
	return printed(Def{
		Summary: "In your primary attacks, with no " + token + " token, you may gain 1 " + token +
			" token to roll 1 more attack die.",
		Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
			If: []Cond{PrimaryAttack, Not(Has(k))},
			Do: []Op{Gain(Self, 1, k), AddDice(AttackDice, 1)}}},
	}, id)
}

// allCrits changes all results of a face, if there are any, to critical hits.
func allCrits(from Faces) Op {
	return Provided(Shows(AttackDice, from), Change(AttackDice, Every, from, Crit))
}

// tiefofighterOfLowInitiative returns the pilots of initiative 2 and less.
func tiefofighterOfLowInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase a friendly ship at range 0-1 may remove 1 " +
				"stress token.",
			Abilities: []Ability{{Name: "calm", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Friend, At(0, 1)), Remove(Chosen, 1, StressToken)}}},
		}, "muse"),

		printed(Def{
			Summary: "While another friendly ship attacks a ship at range 0-1 of you, you may suffer 1 " +
				"critical damage to change 1 of its results to a critical hit.",
			Abilities: []Ability{{Name: "sacrifice", When: ModifyAttack,
				By: []Cond{OtherFriend}, Against: []Cond{At(0, 1)},
				Do: []Op{Suffer(Self, 1, Crit), Change(AttackDice, 1, Blank|Focus|Hit, Crit)}}},
		}, "tn3465"),

		printed(Def{
			Summary: "After a ship at range 1-2 gains a red or orange token, you may acquire a lock on " +
				"it, unless you have it locked.",
			Abilities: []Ability{
				{Name: "lock it", When: AfterGain, By: []Cond{At(1, 2)},
					If: []Cond{About(RedTokens | OrangeTokens)}, Do: []Op{LockShip(Active)}},
				// 2e.token.kind-table: a lock is a red token of the ship that is locked.
				{Name: "lock it", When: AfterLock, By: []Cond{Anyone}, Against: []Cond{At(1, 2)},
					Do: []Op{LockShip(Other)}},
			},
		}, "lieutenantrivas"),

		printed(Def{
			Summary: "You may gain 1 strain token at the start of the Engagement phase. If you do, an " +
				"enemy ship of your choice in your front arc gains 1 deplete token.",
			Abilities: []Ability{{Name: "waver", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Enemy, In(Front)), Gain(Self, 1, StrainToken),
					Gain(Chosen, 1, DepleteToken)}}},
		}, "fn2187-wat1"),

		printed(Def{
			Summary: "While you are not damaged, your initiative is 7.",
			Mods:    []Mod{Set(InitiativeOf, 7).If(Not(Damaged))},
		}, "null"),
	)
}

// unmodified reports whether a ship has no modification upgrade.
func unmodified(x *game.Exec) bool {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == x.Subject() && c.Slot == "modification" && !x.S.Charges[i].Off {
			return false
		}
	}
	return true
}
