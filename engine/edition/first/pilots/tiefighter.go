package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiefighter are the pilots of the TIE fighter.
func tiefighter() []Def {
	return []Def{
		{ID: "howlrunner",
			Summary: "Another friendly ship at range 1 that attacks with its primary weapon may " +
				"reroll 1 attack die.",
			Abilities: []Ability{{Name: "swarm leader", When: ModifyAttack,
				By: []Cond{OtherFriend, At(1, 1)}, If: []Cond{PrimaryAttack},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		anotherDie("maulermithel", "In attacks at range 1 you roll 1 more die.", AttackRange(1, 1)),

		anotherDie("scourge", "Against a ship with a damage card you roll 1 more attack die.",
			Defender.Is(Damaged)),

		{ID: "ahsokatano",
			Summary: "As the Combat phase begins a focus token of yours may pay for an action of a " +
				"friendly ship at range 1.",
			Abilities: []Ability{{Name: "guide", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, FocusToken), Choose(Friend, At(0, 1)),
					Perform(Chosen, 0)}}}},

		anotherDie("backstabber", "In attacks from outside the defender's firing arc you roll 1 more "+
			"die.", Not(Defender.In(Firing))),

		{ID: "darkcurse",
			Summary: "Ships that attack you can neither spend focus tokens nor reroll attack dice.",
			Mods: []Mod{
				Forbids(Spending).For(Attacking).If(Defending, About(FocusToken)),
				Forbids(Rerolling).For(Attacking).If(Defending, About(AttackDice)),
			}},

		{ID: "wingedgundark", Summary: "In attacks at range 1 you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "strike hard", When: ModifyAttack, If: []Cond{AttackRange(1, 1)},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "youngster",
			Summary: "The action of your elite card may also be performed by friendly TIE fighters at " +
				"range 1-3.",
			Teaches: &TeachTerms{Slot: "elite", Ship: "tiefighter", Least: 1, Most: 3}},

		{ID: "nightbeast", Summary: "After a green maneuver, you may perform a focus action.",
			Abilities: []Ability{{Name: "keep calm", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Perform(Self, 0, game.FocusAction)}}}},

		sabineWren("sabinewren-tiefighter"),

		{ID: "captainrex",
			Summary: "After you attack, the defender is under Suppressive Fire.",
			Abilities: []Ability{{Name: "suppressive fire", When: AfterAttack, Must: true,
				If: []Cond{Defender.Is(InPlay)}, Do: []Op{rules.Assign("suppressivefire", Defender)}}}},

		{ID: "wampa",
			Summary: "While you attack, you may cancel all your results; if one was a critical hit, " +
				"the defender is dealt a facedown damage card.",
			Abilities: []Ability{{Name: "cancel all", When: ModifyAttack,
				Do: []Op{Provided(Shows(AttackDice, Crit), rules.DealFacedownCard(Defender)),
					CancelAll(AttackDice)}}}},

		{ID: "chaser",
			Summary: "When another friendly ship at range 1 spends a focus token you get one.",
			Abilities: []Ability{{Name: "follow", When: AfterSpend, Must: true,
				By: []Cond{OtherFriend, At(1, 1)}, If: []Cond{About(FocusToken)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		zebOrrelios("zeborrelios-tiefighter"),
	}
}
