package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// tieddefender are the pilots of the TIE/D defender.
func tieddefender() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend without shields, you may change 1 blank to a focus result.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyDefense, If: []Cond{Not(Has(Shield))},
				Do: []Op{Change(DefenseDice, 1, Blank, Focus)}}},
		}, "coloneljendon-battleoverendor", "coloneljendon-battleoverendor-lsl"),

		printed(Def{
			Summary: "After your attack hits, while you are evading, the defender exposes 1 of its damage " +
				"cards.",
			Abilities: []Ability{{Name: "expose a damage card", When: AfterAttack, Must: true,
				If: []Cond{AttackHit, Has(EvadeToken)}, Do: []Op{rules.ExposeCard(Defender)}}},
		}, "rexlerbrath"),

		vultSkerris("vultskerris"),

		printed(Def{
			Summary: "You spend Force only while you attack; then you may spend 1 Force to change 1 blank to " +
				"a hit.",
			Mods: []Mod{Forbids(Spending).If(About(Force), Not(Attacking))},
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Blank, Hit)}}},
		}, "darthvader-tieddefender"),

		printed(Def{
			Summary: "Before you execute a straight maneuver, you may make it harder by one step to " +
				"execute it as a Koiogran turn.",
			Abilities: []Ability{{Name: "turn round", When: BeforeManeuver,
				If: []Cond{Bearings(geom.Straight), rules.CanExecute},
				Do: []Op{harder, ExecuteAs(geom.Koiogran)}}},
		}, "countessryad"),

		printed(Def{
			Summary: "After your primary attack hits, you may spend 1 charge to make a bonus cannon attack.",
			Abilities: []Ability{{Name: "fire the cannon", When: AftermathBonus,
				If: []Cond{PrimaryAttack, AttackHit},
				Do: []Op{Spend(Self, 1, Charge), rules.Attack(Self, rules.Bonus, rules.With(rules.InSlots("cannon")))}}},
		}, "captainyorr-battleoverendor", "captainyorr-battleoverendor-lsl"),

		printed(Def{
			Summary: "Before results against another friendly ship at range 0-1 are neutralized, in the " +
				"attack arc and not ionized, you may gain 1 ion token to cancel 1 hit.",
			Abilities: []Ability{{Name: "draw fire", When: BeforeNeutralize,
				By: []Cond{OtherFriend, At(0, 1)},
				If: []Cond{Attacker.In(OfAttack), Not(rules.Enough(IonToken))},
				Do: []Op{Gain(Self, 1, IonToken), CancelResult(AttackDice, Hit)}}},
		}, "captaindobbs"),

		printed(Def{
			Summary: "After you roll attack dice against a locked ship, you may lock it.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterRoll,
				If: []Cond{About(AttackDice), Defender.Is(Has(Lock))},
				Do: []Op{rules.LockOn(Self, ObjectOf(Defender))}}},
		}, "colonelvessery"),
	)
}

// vultSkerris are the cards that show Vult Skerris.
func vultSkerris(ids ...string) []Def {
	return printed(Def{
		Summary: "Action: gain 1 strain token to recover 1 charge. Before you engage, for 1 " +
			"charge you may perform an action.",
		Actions: []Ability{{Name: "recover the charge",
			Do: []Op{Gain(Self, 1, StrainToken), Recover(Self, 1, Charge)}}},
		Abilities: []Ability{{Name: "act", When: BeforeEngage,
			Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0)}}},
	}, ids...)
}

// harder makes the present maneuver harder by one step.
var harder = Run("increase the difficulty", func(x *game.Exec) { x.Move().Changed++ })
