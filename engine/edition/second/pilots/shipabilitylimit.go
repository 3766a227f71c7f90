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

		{ID: "Born for This",
			Summary: "Your focus and evade tokens may be spent by another friendly ship at range 0-2 " +
				"while it defends, if you are not strained. You gain 1 strain token if it does.",
			Mods: []Mod{Lends(FocusToken|EvadeToken).For(OtherFriend, At(0, 2), Defending).
				If(Not(Has(StrainToken)))},
			Abilities: []Ability{{Name: "strain", When: AfterSpend, Must: true,
				By: []Cond{OtherFriend}, Against: []Cond{Same(Self)},
				If: []Cond{About(FocusToken | EvadeToken)}, Do: []Op{Gain(Self, 1, StrainToken)}}}},

		{ID: "Chiss Engineering",
			Summary: "After you fully execute a speed 3-5 maneuver, you may perform a lock action. " +
				"While you attack at another range than 1, not stressed, you may spend 1 shield for " +
				"the bonus of range 1.",
			Abilities: []Ability{
				{Name: "lock", When: AfterManeuver, If: []Cond{FullyExecuted, Speed(3, 5)},
					Do: []Op{Perform(Self, 0, game.LockAction)}},
				{Name: "apply the bonus", When: BeforeAttackRoll,
					If: []Cond{Not(Stressed), Not(Ordnance), Not(AttackRange(1, 1))},
					Do: []Op{Spend(Self, 1, Shield),
						Lasting(ThisAttack, Self, Add(RangeBonus, 1).For(Attacking))}},
			}},

		{ID: "Devastating Barrage",
			Summary: "Evades do not cancel critical hits of your torpedo and missile attacks on a ship in " +
				"your bullseye arc.",
			Mods: []Mod{Include(Neutralizing, CritsStand).For(Defending).If(Attacking,
				AttackSlot("torpedo", "missile"), Defender.Is(In(Bullseye)))}},

		{ID: "Independent Calculations",
			Summary: "You may treat a white calculate action as red to gain 1 more calculate token. Networked " +
				"Calculations of other ships do not spend your tokens.",
			Abilities: []Ability{{Name: "calculate more", When: WhileActing,
				If: []Cond{About(game.CalculateAction), OfDifficulty(game.DifficultyWhite)},
				Do: []Op{TreatAs(game.DifficultyRed), Gain(Self, 1, CalculateToken)}}}},

		{ID: "Intuitive Controls",
			Summary: "You may perform a purple barrel roll or purple boost action in the System phase.",
			Abilities: []Ability{{Name: "intuitive controls", When: SystemStep,
				Do: []Op{Perform(Self, game.AsPurple, game.BarrelRollAction, game.BoostAction)}}}},

		{ID: "Modified for Organics",
			Summary: "You need no standardized upgrade. Your speed 2-3 bank maneuvers are easier and " +
				"your speed 3 turn maneuvers harder.",
			Mods: []Mod{Add(DifficultyOf, -1).If(banks), Add(DifficultyOf, 1).If(turns)}},

		{ID: "Networked Aim",
			Summary: "You do not spend locks to reroll attack dice. While you attack, you may reroll " +
				"as many attack dice as friendly ships have locked the defender.",
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
