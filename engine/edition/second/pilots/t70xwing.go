package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// t70xwing are the pilots of the T-70 X-wing.
func t70xwing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may spend 1 charge to perform a white action as red after you perform an action.",
			Abilities: []Ability{{Name: "act again", When: AfterAction,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsRed|game.OnlyWhite)}}},
		}, "poedameron"),

		printed(Def{
			Summary: "After a friendly ship at range 0-2 performs an action while it activates, you " +
				"may spend 2 charges: it may perform a white action as red.",
			Abilities: []Ability{{Name: "inspire", When: AfterAction,
				By: []Cond{Friend, At(0, 2), activating},
				Do: []Op{Spend(Self, 2, Charge), Perform(Active, game.AsRed|game.OnlyWhite)}}},
		}, "poedameron-swz68"),

		printed(Def{
			Summary:   "With 2 stress tokens or fewer you treat a red Tallon roll that you reveal as white.",
			Abilities: []Ability{eased(geom.TallonLeft), eased(geom.TallonRight)},
		}, "elloasty"),

		printed(Def{
			Summary: "After you gain a stress token, with an enemy ship in your front arc at range 0-1, " +
				"you may remove it.",
			Abilities: []Ability{{Name: "remove the stress", When: AfterGain,
				If: []Cond{About(StressToken), Any(Enemy, In(Front, 0, 1))},
				Do: []Op{Remove(Self, 1, StressToken)}}},
		}, "niennunb"),

		printed(Def{
			Summary: "You may boost with a turn template.",
			Mods:    []Mod{Include(TemplatesOf(game.BoostMove), Turns)},
		}, "karekun"),

		printed(Def{
			Summary: "You may perform a boost action after you fully execute a maneuver of speed 2-4.",
			Abilities: []Ability{{Name: "take the lead", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(2, 4)}, Do: []Op{Perform(Self, 0, game.BoostAction)}}},
		}, "temminwexley"),

		printed(Def{
			Summary: "At the start of the Engagement phase each friendly T-70 X-wing at range 0-3 may " +
				"gain 1 strain token to flip its configuration and gain 1 calculate token.",
			Abilities: []Ability{{Name: "attack pattern", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{EachShip([]Cond{Friend, ShipType("t70xwing"), At(0, 3)},
					May("flip the configuration", Gain(Chosen, 1, StrainToken),
						FlipEquipped(Chosen, "configuration"), Gain(Chosen, 1, CalculateToken)))}}},
		}, "temminwexley-swz68"),

		t70xwingOfLowInitiative(),

		printed(Def{
			Summary: "You may make front arc torpedo and missile attacks out of your rear arc, at range 1-2.",
			Mods: []Mod{
				Include(WeaponArcs, Rear).If(AttackWith("torpedo", "missile"), AttackWith(Front)),
				Set(NearestRange, 1).If(OutOf(Rear), AttackWith("torpedo", "missile")),
				Set(FarthestRange, 2).If(OutOf(Rear), AttackWith("torpedo", "missile"))},
		}, "venisadoza"),

		printed(caiThrenalli, "caithrenalli"),
	)
}

// eased is what Ello Asty makes of a revealed Tallon roll.
func eased(roll geom.Bearing) Ability {
	return Ability{Name: "born to roll", When: AfterReveal, Must: true,
		If: []Cond{Revealed(Bearings(roll), ManeuverIs(game.DifficultyRed)), Compare(Count(StressToken), AtMost, 2)},
		Do: []Op{Run("make it white", func(x *game.Exec) { x.Ship(x.Self()).Revealed.Difficulty = game.DifficultyWhite }),
			RevealAs(roll)}}
}

// t70xwingOfLowInitiative returns the pilots of initiative 3 and less.
func t70xwingOfLowInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend or attack, you may spend 1 charge, or 1 non-recurring charge of " +
				"your astromech, to reroll 1 die for each other friendly ship at range 0-1.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when, Do: []Op{PickOne(Self,
					Alt("spend your charge", Spend(Self, 1, Charge)),
					Alt("spend a charge of the astromech",
						Spend(Self, 1, UpgradeCharge|NonRecurring, "astromech"))),
					Reroll(w.dice, Ships(OtherFriend, At(0, 1)))}}
			}),
		}, "jessikapava"),

		printed(Def{
			Summary: "After you lose 1 shield, you gain 1 evade token.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterShieldLost, Must: true,
				Do: []Op{Gain(Self, 1, EvadeToken)}}},
		}, "jophseastriker"),

		printed(Def{
			Summary: "While you defend against a damaged ship, you may reroll 1 defense die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense, Against: []Cond{Damaged},
				By: []Cond{Same(Self)}, Do: []Op{Reroll(DefenseDice, 1)}}},
		}, "zayversio"),

		printed(Def{
			Summary: "While you attack a ship of higher initiative than yours, you may change 1 blank to " +
				"a focus.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack, By: []Cond{Same(Self)},
				Against: []Cond{Compare(Initiative, Above, Self.Of(Initiative))},
				Do:      []Op{Change(AttackDice, 1, Blank, Focus)}}},
		}, "nimichireen"),

		printed(Def{
			Summary: "You may acquire a lock on a ship at range 1-2 after it is dealt a damage card.",
			Abilities: []Ability{{Name: "mark the weakness", When: AfterDealt, By: []Cond{At(1, 2)},
				Do: []Op{rules.LockOn(Self, ObjectOf(Active))}}},
		}, "lieutenantbastian"),

		printed(Def{
			Summary: "After you fully execute a blue maneuver, a friendly ship at range 0-1 may remove " +
				"1 stress token.",
			Abilities: []Ability{{Name: "calm down", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Choose(Friend, At(0, 1)), Remove(Chosen, 1, StressToken)}}},
		}, "jaycristubbs"),
	)
}

// activating reports whether it is the activation of a ship, from its dial to its action.
func activating(x *game.Exec) bool {
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		if f.Proc == x.G.Roles[ActivateRole] && f.Self == x.Subject() {
			return true
		}
	}
	return false
}
