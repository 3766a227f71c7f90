package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiesffighter are the pilots of the TIE/sf fighter.
func tiesffighter() []Def {
	primary := func(*game.Exec) game.AttackTerms { return game.AttackTerms{Primary: true} }
	return slices.Concat(
		printed(Def{
			Summary: "After you lose a shield you may spend 1 charge to make a bonus primary attack.",
			Abilities: []Ability{{Name: "strike back", When: AfterShieldLost,
				Do: []Op{Spend(Self, 1, Charge), rules.BonusAttack(primary)}}},
		}, "quickdraw"),

		anotherDie("In your primary turret attacks against a ship in your rear arc you roll 1 more "+
			"attack die.", All(PrimaryAttack, SingleTurretAttack, Defender.Is(In(Rear))), "backdraft"),

		printed(Def{
			Summary: "After an enemy ship in your turret arc defends, if you are not strained, you may " +
				"gain 1 strain token to acquire a lock on it.",
			Abilities: []Ability{{Name: "mark it", When: AfterDefend, By: []Cond{Enemy, In(Turret)},
				If: []Cond{Not(Has(StrainToken))},
				Do: []Op{Gain(Self, 1, StrainToken), LockShip(Active)}}},
		}, "strife-wat1"),
	)
}
