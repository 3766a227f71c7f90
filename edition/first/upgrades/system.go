package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// system are the systems.
func system() []Def {
	return []Def{
		{ID: "accuracycorrector",
			Summary: "While you attack you may cancel all your results and add 2 hits; your dice are " +
				"not modified after that.",
			Abilities: []Ability{{Name: "correct", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{CancelAll(AttackDice), May("add 2 hits", AddResult(AttackDice, game.Hit),
					AddResult(AttackDice, game.Hit)), FixDice(AttackDice)}}}},

		{ID: "advtargetingcomputer",
			Summary: "While you attack a ship that you have locked with your primary weapon you may add " +
				"1 critical hit; then you cannot spend a target lock in this attack.",
			Abilities: []Ability{{Name: "add a critical hit", When: ModifyAttack,
				If: []Cond{Attacking, PrimaryAttack, HasLockOn(Self, Defender)},
				Do: []Op{AddResult(AttackDice, game.Crit), KeepLock()}}}},

		{ID: "firecontrolsystem",
			Summary: "After you attack you may acquire a target lock on the defender.",
			Abilities: []Ability{{Name: "lock", When: AfterAttack,
				If: []Cond{Attacking, InPlay(Defender)}, Do: []Op{LockShip(Defender)}}}},
	}
}
