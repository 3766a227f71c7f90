package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// gunner are the gunners.
func gunner() []Def {
	return []Def{
		// While you attack, you may change 1 hit to a crit for each stress token of the defender.
		{ID: "bt1",
			Summary: "While you attack you may change a hit to a crit for each stress token of the " +
				"defender.",
			Abilities: []Ability{{Name: "change hits to crits", When: ModifyAttack,
				If: []Cond{Attacking},
				Do: []Op{ChangeUpToPer(AttackDice, Tokens(game.StressToken, Defender),
					game.Hit, game.Crit)}}}},

		// While you attack, for 1 Force you can change 1 of your focus results to a crit.
		{ID: "fifthbrother",
			Summary: "While you attack you may spend 1 Force to change a focus result to a crit.",
			Abilities: []Ability{{Name: "change a focus result to a crit", When: ModifyAttack,
				If: []Cond{Attacking},
				Do: []Op{SpendForce(1), Change(AttackDice, 1, game.Focus, game.Crit)}}}},

		// Before you engage, you may perform a red focus action.
		{ID: "hansolo-gunner",
			Summary: "Before you engage you may perform a red focus action.",
			Abilities: []Ability{{Name: "red focus", When: BeforeEngage,
				If: []Cond{Is(Self, Active)},
				Do: []Op{Perform(Self, game.AsRed, game.FocusAction)}}}},

		// In the Engagement phase, at initiative 7, you may make an attack from a single turret arc.
		// You cannot attack from that arc again this round.
		{ID: "hansolo",
			Summary: "You may make an attack from a single turret arc at initiative 7 of the " +
				"Engagement phase; it is the last one from that arc in the round.",
			Abilities: []Ability{{Name: "shoot first", When: AtSeven,
				Do: []Op{rules.TurretAttack()}}}},

		// At the start of the Engagement phase, for 1 Force you can rotate your turret.
		{ID: "lukeskywalker",
			Summary: "At the start of the Engagement phase, for 1 Force you can rotate your " +
				"turret arc.",
			Abilities: []Ability{{Name: "rotate the turret", When: StartOfEngagement,
				Do: []Op{SpendForce(1), rules.RotateOp()}}}},

		// Devices may be placed with the next faster or slower template of the bearing that is
		// stated.
		{ID: "skilledbombardier",
			Summary: "Your devices may be placed with the next faster or slower template of the " +
				"bearing that is stated.",
			Mods: []game.Mod{Set(ShiftsTemplates, Is(Self, Subject), 1)}},

		// After you perform a primary attack, you may perform a bonus attack from a single turret arc
		// from which you have not attacked this round.
		{ID: "veteranturretgunner",
			Summary: "After a primary attack you may make a bonus attack from a single turret arc " +
				"from which you have not attacked this round.",
			Abilities: []Ability{{Name: "attack from the turret", When: AftermathBonus,
				If: []Cond{Attacking, PrimaryAttack},
				Do: []Op{rules.BonusAttack(func(*game.Exec) game.AttackTerms {
					return game.AttackTerms{Turret: true, Fresh: true}
				})}}}},
	}
}
