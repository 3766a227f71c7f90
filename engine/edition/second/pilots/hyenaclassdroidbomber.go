package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// hyenaclassdroidbomber are the pilots of the Hyena-class droid bomber.
func hyenaclassdroidbomber() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "Where you would drop a device you may launch it with the same template instead.",
			Mods:    []Mod{Include(DeviceTemplates, Launches)},
		}, "bombardmentdrone"),

		printed(Def{
			Summary: "You may ignore the focus, calculate or lock requirement of your special attack on a " +
				"ship that a friendly ship with Networked Calculations has locked.",
			Mods: []Mod{Permits(game.NoLockOnIt).If(networkLocked), Permits(game.NoFocusToSpend).If(networkLocked),
				Permits(game.NoCalculate).If(networkLocked)},
		}, "baktoidprototype", "baktoidprototype-siegeofcoruscant", "baktoidprototype-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may spend 1 calculate token to perform " +
				"a coordinate action. You coordinate only ships with Networked Calculations.",
			Mods: []Mod{Forbids(BeingCoordinated).For(Not(ShipAbility(networked))).If(Same(Other))},
			Abilities: []Ability{{Name: "coordinate for a token", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, CalculateToken), Perform(Self, 0, game.CoordinateAction)}}},
		}, "dbs32c"),

		printed(Def{
			Summary: "You may spend 1 charge to perform a jam action after you perform a calculate action.",
			Abilities: []Ability{{Name: "jam after calculating", When: AfterAction, If: []Cond{About(game.CalculateAction)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.JamAction)}}},
		}, "dbs32c-siegeofcoruscant", "dbs32c-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "You may make primary attacks at range 0. While you attack at attack range 0-1, " +
				"you roll 1 more attack die, and suffer 1 critical damage after the attack hits.",
			Mods: []Mod{Permits(game.AtRangeZero).If(Attacking, PrimaryAttack),
				Add(AttackDiceOf, 1).If(AttackRange(0, 1))},
			Abilities: backfires(AttackRange(0, 1)),
		}, "dbs404"),

		printed(Def{
			Summary: "While you attack at attack range 1, you roll 1 more attack die, and suffer 1 " +
				"critical damage after the attack hits.",
			Mods:      []Mod{Add(AttackDiceOf, 1).If(AttackRange(1, 1))},
			Abilities: backfires(AttackRange(1, 1)),
		}, "dbs404-siegeofcoruscant", "dbs404-siegeofcoruscant-lsl"),
	)
}

// backfires returns the ability of a ship that suffers for its attack at a range if that hits.
func backfires(at Cond) []Ability {
	return []Ability{{Name: "suffer", When: AfterAttack, Must: true, If: []Cond{AttackHit, at},
		Do: []Op{Suffer(Self, 1, Crit)}}}
}

// networked is the ship ability of droids that share their calculations.
const networked = "Networked Calculations"

// networkLocked reports whether a friendly droid of the network has locked the defender. Before there is
// one, any enemy can become it.
func networkLocked(x *game.Exec) bool {
	if a := x.Attack(); a != nil && a.Defender != game.NoShip {
		return Any(Friend, ShipAbility(networked), HasLockOn(Defender))(x)
	}
	for id := range x.EachShip() {
		if x.Side(id) != x.Side(x.Self()) {
			target := func(*game.Exec) game.ShipID { return id }
			if Any(Friend, ShipAbility(networked), HasLockOn(target))(x) {
				return true
			}
		}
	}
	return false
}
