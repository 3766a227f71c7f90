package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// gunner are the gunners.
func gunner() []Def {
	return []Def{
		{ID: "bt1",
			Summary: "While you attack you may change a hit to a critical hit for each stress token " +
				"of the defender.",
			Abilities: []Ability{{Name: "change hits to crits", When: ModifyAttack,
				Do: []Op{Change(AttackDice, UpTo(Defender.Of(Count(StressToken))), Hit, Crit)}}}},

		{ID: "fifthbrother",
			Summary: "While you attack you may spend 1 Force to change a focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus result to a crit", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "hansolo-gunner",
			Summary: "Before you engage you may perform a red focus action.",
			Abilities: []Ability{{Name: "red focus", When: BeforeEngage,
				Do: []Op{Perform(Self, game.AsRed, game.FocusAction)}}}},

		{ID: "hansolo",
			Summary: "You may make an attack from a single turret arc at initiative 7 of the " +
				"Engagement phase; it is the last one from that arc in the round.",
			Abilities: []Ability{{Name: "shoot first", When: AtInitiative7,
				Do: []Op{rules.TurretAttack()}}}},

		{ID: "lukeskywalker",
			Summary: "At the start of the Engagement phase, for 1 Force you may rotate your turret arc.",
			Abilities: []Ability{{Name: "rotate the turret", When: StartOfEngagement,
				Do: []Op{Spend(Self, 1, Force), rules.RotateOp()}}}},

		{ID: "skilledbombardier",
			Summary: "Your devices may be placed with the next faster or slower template of the " +
				"bearing that is stated.",
			Mods: []Mod{Include(DeviceTemplates, NextSpeeds)}},

		{ID: "veteranturretgunner",
			Summary: "After a primary attack you may make a bonus attack from a single turret arc " +
				"from which you have not attacked this round.",
			Abilities: []Ability{{Name: "attack from the turret", When: AftermathBonus,
				If: []Cond{PrimaryAttack},
				Do: []Op{rules.BonusAttack(func(*game.Exec) game.AttackTerms {
					return game.AttackTerms{Turret: true, Fresh: true}
				})}}}},
	}
}
