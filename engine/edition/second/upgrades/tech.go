package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tech are the tech upgrades.
func tech() []Def {
	return []Def{
		{ID: "advancedoptics",
			Summary: "While you attack, you may spend 1 focus token to change 1 blank result to a hit.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, FocusToken), Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "automatedtargetpriority",
			Summary: "You attack one of the nearest targets of your weapon. After your attack misses, " +
				"a calculate token is placed on this card. Before you engage, you may gain 1 of those " +
				"tokens.",
			Mods: []Mod{Forbids(BeingAttacked).For(Enemy).If(Attacking, rules.NearerTarget)},
			Abilities: []Ability{
				{Name: "learn from it", When: AfterAttack, Must: true, If: []Cond{Not(AttackHit)},
					Do: []Op{Hold(CalculateToken)}},
				{Name: "take a token", When: BeforeEngage, Do: []Op{Gain(Self, 1, Held)}},
			}},

		{ID: "biohexacryptcodes",
			Summary: "While you coordinate or jam, you may spend your lock on a ship to choose that " +
				"ship at any range.",
			Mods: []Mod{Include(ActionReach, ForLock).If(About(game.CoordinateAction, game.JamAction))}},

		{ID: "deuteriumpowercells",
			Summary: "System phase: you may spend 1 charge and gain 1 disarm token to recover 1 shield. " +
				"Unless stressed you may spend 1 charge to gain 1 stress token instead of another.",
			Abilities: []Ability{
				{Name: "recover a shield", When: SystemStep, Do: []Op{Spend(Self, 1, Charge),
					Gain(Self, 1, DisarmToken), Recover(Self, 1, Shield)}},
				{Name: "take stress instead", When: WouldGain,
					If: []Cond{Not(Stressed), Not(About(StressToken))},
					Do: []Op{Spend(Self, 1, Charge), Instead(GainAs(StressToken))}},
			}},

		{ID: "ferrospherepaint",
			Summary: "After an enemy ship locks you, unless you are in its bullseye arc, it gains 1 " +
				"stress token.",
			Abilities: []Ability{{Name: "reflect the lock", When: AfterLock, Must: true,
				By: []Cond{Enemy}, Against: []Cond{Same(Self)}, If: []Cond{Not(Active.In(Bullseye))},
				Do: []Op{Gain(Active, 1, StressToken)}}}},

		{ID: "hyperspacetrackingdata",
			Summary: "Before forces are placed, you may name an initiative from 0 to 6, which is yours " +
				"in set-up. After it each friendly ship at range 0-2 gains 1 focus or evade token.",
			Abilities: []Ability{
				{Name: "name an initiative", When: BeforePlacing,
					Do: []Op{PickNumber(Self, "name the initiative", 0, 6),
						LastingInitiative(UntilEndOf(game.SetupPhase), Self, Picked)}},
				{Name: "track them", When: ForcesPlaced, Must: true,
					Do: []Op{EachShip([]Cond{Friend, At(0, 2)}, Gain(Chosen, 1, FocusToken|EvadeToken))}},
			}},

		{ID: "patternanalyzer",
			Summary: "While you fully execute a red maneuver, before its difficulty is checked, you may " +
				"perform 1 action.",
			Abilities: []Ability{{Name: "act before the stress", When: BeforeDifficulty,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)}, Do: []Op{Perform(Self, 0)}}}},

		{ID: "primedthrusters",
			Summary: "Up to 2 stress tokens do not keep you from barrel roll and boost actions.",
			Mods: []Mod{Permits(game.Stressed).If(Compare(Count(StressToken), AtMost, 2),
				About(game.BarrelRollAction, game.BoostAction))}},

		{ID: "sensorbuoysuite",
			Summary: "In set-up you place 2 sensor buoys beyond range 2 of every edge. Before you " +
				"engage, you may acquire a lock on a ship at range 0-1 of a friendly sensor buoy, at " +
				"any range.",
			Abilities: []Ability{
				{Name: "place sensor buoys", When: BeforePlacing, Must: true,
					Do: []Op{rules.PlaceBeyond("Sensor Buoy", 2), rules.PlaceBeyond("Sensor Buoy", 2)}},
				{Name: "lock what a buoy sees", When: BeforeEngage,
					Do: []Op{Choose(NearDevice(1, "Sensor Buoy")), rules.LockOn(Self, ObjectOf(Chosen), rules.AtAnyRange)}},
			},
			Remote: &Remote{N: 2}},

		{ID: "sensorscramblers",
			Summary: "Setup: gain 1 cloak token. While you are cloaked, other ships cannot lock you. " +
				"During the End phase, if an enemy ship is at range 0-3, you must decloak; if you " +
				"cannot, remove your cloak token.",
			Mods: []Mod{Forbids(BeingLocked).If(Has(CloakToken))},
			Abilities: []Ability{
				{Name: "begin cloaked", When: ForcesPlaced, Must: true,
					Do: []Op{Gain(Self, 1, CloakToken)}},
				{Name: "decloak", When: DuringEnd, Must: true, If: []Cond{Any(Enemy, At(0, 3))},
					Do: []Op{rules.DecloakNow(),
						Provided(Has(CloakToken), Remove(Self, 1, CloakToken))}},
			}},

		{ID: "targetingsynchronizer",
			Summary: "Friendly ships at range 1-2 need no lock of their own for attacks on a ship that " +
				"you have locked.",
			Mods: []Mod{Permits(game.NoLockOnIt).For(Friend, At(1, 2)).If(HasLockOn(Defender))}},
	}
}
