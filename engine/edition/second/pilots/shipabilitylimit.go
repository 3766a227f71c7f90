package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// limitAbilities are ship abilities that forbid, permit or ignore something, alphabetical.
func limitAbilities() []Def {
	banks := All(Bearings(geom.BankLeft, geom.BankRight), Speed(2, 3))
	turns := All(Bearings(geom.TurnLeft, geom.TurnRight), Speed(3, 3))
	return []Def{
		{ID: "Dead to Rights",
			Summary: "While you attack a ship in your bullseye arc, defense dice are not modified with " +
				"green tokens.",
			Mods: []Mod{Forbids(Spending).For(Anyone).If(Attacking, Defender.Is(In(Bullseye)),
				WhileModifying(DefenseDice), About(GreenTokens))}},

		{ID: "Intuitive Controls",
			Summary: "In the System phase you may perform a purple barrel roll or purple boost action.",
			Abilities: []Ability{{Name: "intuitive controls", When: SystemStep,
				Do: []Op{Perform(Self, game.AsPurple, game.BarrelRollAction, game.BoostAction)}}}},

		{ID: "Modified for Organics",
			Summary: "You need no standardized upgrade. Your speed 2-3 bank maneuvers are easier and " +
				"your speed 3 turn maneuvers harder.",
			Mods: []Mod{Add(DifficultyOf, -1).If(banks), Add(DifficultyOf, 1).If(turns)}},

		{ID: "Networked Aim",
			Summary: "You do not spend locks to reroll attack dice. While you attack you may reroll as " +
				"many attack dice as friendly ships have locked the defender.",
			Mods: []Mod{Forbids(Rerolling).If(Attacking, About(AttackDice), About(game.ByLock))},
			Abilities: []Ability{{Name: "aim together", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, Ships(Friend, HasLockOn(Defender)))}}}},

		{ID: "Notched Stabilizers",
			Summary: "While you move you ignore asteroids.",
			Mods:    []Mod{Ignores(ObstaclesMoving).If(Obstacle(geom.Asteroid))}},

		{ID: "Versatile Frame",
			Summary: "You equip a torpedo or a missile, too. While your revealed maneuver is blue your " +
				"action bar has a white boost action.",
			Bar: []BarLine{{Action: game.BoostAction, Difficulty: game.DifficultyWhite,
				If: []Cond{Revealed(ManeuverIs(game.DifficultyBlue))}}}},
	}
}
