package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// astromech are the astromechs.
func astromech() []Def {
	return []Def{
		{ID: "bb8",
			Summary: "You may spend 1 charge to perform a barrel roll or boost action before you execute " +
				"a blue maneuver.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: BeforeManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Spend(Self, 1, Charge),
					Perform(Self, 0, game.BarrelRollAction, game.BoostAction)}}}},

		{ID: "bbastromech",
			Summary: "You may spend 1 charge to perform a barrel roll action before you execute a blue " +
				"maneuver.",
			Abilities: []Ability{{Name: "barrel roll", When: BeforeManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.BarrelRollAction)}}}},

		{ID: "c110p",
			Summary: "After you execute a maneuver, you may spend 1 charge to perform a red evade " +
				"action, even while stressed. During the End phase, if this card has no charges, flip " +
				"it. Flipped: after you execute a maneuver, you must choose a ship at range 0-1; it " +
				"gains 1 jam token.",
			Abilities: []Ability{
				{Name: "evade", When: AfterManeuver, Side: 1, Do: []Op{Spend(Self, 1, Charge),
					Perform(Self, game.AsRed|game.WhileStressed, game.EvadeAction)}},
				{Name: "turn erratic", When: DuringEnd, Must: true, Side: 1,
					If: []Cond{Not(Has(Charge))}, Do: []Op{FlipCard()}},
				{Name: "jam a ship", When: AfterManeuver, Must: true, Side: 2,
					Do: []Op{Choose(At(0, 1)), Gain(Chosen, 1, JamToken)}},
			}},

		{ID: "chopper",
			Summary: "Action: spend 1 non-recurring charge from one of your upgrades to recover 1 " +
				"shield. Action: spend 2 shields to recover 1 non-recurring charge on one of your " +
				"upgrades.",
			Actions: []Ability{
				{Name: "recover a shield",
					Do: []Op{Spend(Self, 1, UpgradeCharge|NonRecurring), Recover(Self, 1, Shield)}},
				{Name: "recover a charge", If: []Cond{Compare(Count(Shield), AtLeast, 2)},
					Do: []Op{Spend(Self, 2, Shield), Recover(Self, 1, UpgradeCharge|NonRecurring)}},
			}},

		{ID: "genius",
			Summary: "After you fully execute a maneuver, you may drop a bomb, unless you placed a " +
				"device this round.",
			Abilities: []Ability{{Name: "drop a bomb", When: AfterManeuver,
				If: []Cond{FullyExecuted, Not(rules.PlacedDevice)},
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true})}}}},

		{ID: "l4er5",
			Summary: "You may transfer 1 calculate token to a friendly ship in your firing arc at the " +
				"start of the Engagement phase.",
			Abilities: []Ability{{Name: "pass a calculate token on", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Friend, In(Firing)), Transfer(Self, Chosen, 1, CalculateToken)}}}},

		{ID: "m9g8",
			Summary: "While a ship that you have locked attacks, you may choose 1 attack die for it to reroll.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, By: []Cond{Anyone},
				If: []Cond{HasLockOn(Attacker)}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "modifiedr4punit-battleoverendor",
			Summary: "Before you execute a red maneuver, you may spend 1 charge to reduce its difficulty.",
			Abilities: []Ability{{Name: "make it easier", When: BeforeManeuver,
				If: []Cond{ManeuverIs(game.DifficultyRed)},
				Do: []Op{Spend(Self, 1, Charge), rules.ShiftDifficulty(-1)}}}},

		{ID: "preciseastromech-battleofyavin",
			Summary: "After you perform an action, for 1 charge you may perform a red lock action.",
			Abilities: []Ability{{Name: "lock", When: AfterAction,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsRed, game.LockAction)}}}},

		{ID: "q7astromech",
			Summary: "You may boost and barrel roll through and onto obstacles.",
			Mods:    []Mod{Ignores(ObstaclesInMoves)}},

		{ID: "r1j5",
			Summary: "With up to 2 stress tokens you may perform actions of damage cards while " +
				"stressed. After you repair a faceup Ship card, you may spend 1 charge to repair it " +
				"again.",
			Mods: []Mod{Permits(game.Stressed).If(Between(Count(StressToken), 1, 2), rules.ByDamageCard)},
			Abilities: []Ability{{Name: "repair it again", When: AfterRepair,
				If: []Cond{rules.RepairedTrait("ship")},
				Do: []Op{Spend(Self, 1, Charge), repairAgain()}}}},

		shieldAstromech("r2a3-battleofyavin"),

		{ID: "r2a3-battleoverendor",
			Summary: "After you perform an action, you may spend 1 charge to lock an object.",
			Abilities: []Ability{{Name: "lock", When: AfterAction,
				Do: []Op{Spend(Self, 1, Charge), rules.LockObject(Self)}}}},

		{ID: "r2a6",
			Summary: "You may set your dial to a maneuver of the same bearing and a speed 1 higher or " +
				"lower after you reveal it.",
			Abilities: []Ability{{Name: "change the speed", When: AfterReveal,
				Do: []Op{TurnDial(Self, nextSpeed, asPrinted)}}}},

		shieldAstromech("r2astromech"),

		{ID: "r2c4",
			Summary: "You may spend 1 evade token to change 1 focus result to a hit while you attack.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, EvadeToken), Change(AttackDice, 1, Focus, Hit)}}}},

		shieldAstromech("r2d2"),
		shieldAstromech("r2d2-battleofyavin"),

		{ID: "r2d2-republic",
			Summary: "You may spend 1 charge and gain 1 deplete token to repair a damage card, recover 1 " +
				"shield or remove a device at range 0-1 after you activate.",
			Abilities: []Ability{{Name: "help out", When: AfterActivate,
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, DepleteToken), PickOne(Self,
					Alt("repair a faceup damage card", rules.Repair(Self, rules.Faceup)),
					Alt("repair a facedown damage card", rules.Repair(Self, rules.Facedown)),
					Alt("recover a shield", Recover(Self, 1, Shield)),
					Alt("remove a device", removeNearDevice(1)))}}}},

		{ID: "r2d2-resistance",
			Summary: "During the End phase, you may pay 1 charge and 1 shield to remove a red token. " +
				"Without an active shield, you may instead pay 2 charges to recover 1 shield, at the " +
				"cost of 1 deplete token.",
			Abilities: []Ability{
				{Name: "remove a red token", When: DuringEnd, Do: []Op{Spend(Self, 1, Charge),
					Spend(Self, 1, Shield), Remove(Self, 1, RedTokens)}},
				{Name: "recover a shield", When: DuringEnd, If: []Cond{Not(Has(Shield))},
					Do: []Op{Spend(Self, 2, Charge), Recover(Self, 1, Shield),
						Gain(Self, 1, DepleteToken)}},
			}},

		shieldAstromech("r2f2-battleofyavin"),

		{ID: "r2ha",
			Summary: "You may spend your lock on the attacker to reroll any number of your dice while you " +
				"defend.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense,
				Do: []Op{SpendLock(Attacker), Reroll(DefenseDice, Every)}}}},

		{ID: "r3astromech",
			Summary: "You may keep 2 locks, on different objects. After a lock action, you may acquire " +
				"another lock.",
			Mods: []Mod{RaiseTo(LocksKept, 2)},
			Abilities: []Ability{{Name: "second lock", When: AfterAction,
				If: []Cond{About(game.LockAction)}, Do: []Op{rules.LockObject(Self)}}}},

		{ID: "r4astromech",
			Summary: "Your straight, bank and turn maneuvers of speed 1-2 are easier.",
			Mods: []Mod{Add(DifficultyOf, -1).If(Speed(1, 2),
				Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight))}},

		{ID: "r4b11",
			Summary: "While you attack, you may remove 1 red or orange token from the defender to " +
				"reroll any number of its dice.",
			Abilities: []Ability{{Name: "reroll the defense", When: ModifyDefense,
				Against: []Cond{Same(Self)},
				Do:      []Op{Remove(Defender, 1, RedTokens|OrangeTokens), Reroll(DefenseDice, Every)}}}},

		{ID: "r4p17",
			Summary: "You may spend 1 charge to perform an action, even while stressed, after you fully " +
				"execute a red maneuver.",
			Abilities: []Ability{{Name: "act", When: AfterManeuver, If: redInFull,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.WhileStressed)}}}},

		{ID: "r4p17-siegeofcoruscant",
			Summary: "You may spend 1 charge and gain 1 strain token to discard a damage card that you " +
				"would be dealt while you do not defend.",
			Abilities: []Ability{
				{Name: "discard the card", When: WouldBeDealt(Faceup), If: []Cond{Not(Defending)}, Do: discardDealt},
				{Name: "discard the card", When: WouldBeDealt(Facedown), If: []Cond{Not(Defending)}, Do: discardDealt},
			}},

		{ID: "r4p44",
			Summary: "You gain 1 calculate token after you fully execute a red maneuver with an enemy " +
				"ship in your bullseye arc.",
			Abilities: []Ability{{Name: "calculate", When: AfterManeuver, Must: true,
				If: append(redInFull[:2:2], Any(Enemy, In(Bullseye))),
				Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		{ID: "r4pastromech",
			Summary: "Before you execute a basic maneuver, you may spend 1 charge to reduce its difficulty.",
			Abilities: []Ability{{Name: "make it easier", When: BeforeManeuver,
				If: []Cond{Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight)},
				Do: []Op{Spend(Self, 1, Charge), rules.ShiftDifficulty(-1)}}}},

		repairAstromech("r5astromech"),
		repairAstromech("r5d8"),
		repairAstromech("r5d8-battleofyavin"),
		repairAstromech("r5k6-battleofyavin"),

		{ID: "r5p8",
			Summary: "While you attack a ship in your front arc, you may spend 1 charge to reroll 1 " +
				"attack die, at a risk: if it comes up a critical hit, you suffer 1 critical damage.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Defender.Is(In(Front))},
				Do: []Op{Spend(Self, 1, Charge), noteCrits, Reroll(AttackDice, 1),
					Provided(cameUpCrit, Suffer(Self, 1, Crit))}}}},

		{ID: "r5tk", Summary: "You may attack friendly ships.", Mods: []Mod{Permits(game.OnSameSide)}},

		{ID: "r5x3",
			Summary: "You may spend 1 charge before you activate or engage: you ignore obstacles until " +
				"the end of the phase.",
			Abilities: []Ability{
				{Name: "ignore obstacles", When: BeforeActivate, Do: overlook},
				{Name: "ignore obstacles", When: BeforeEngage, Do: overlook},
			}},

		{ID: "r6d8",
			Summary: "While you attack, you may reroll up to as many dice as there are friendly ships " +
				"at range 0-3 with the defender in their bullseye arcs.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, Ships(Friend, At(0, 3), Defender.Is(Chosen.In(Bullseye))))}}}},

		{ID: "r7a7",
			Summary: "You may spend 1 charge to change 1 hit to a critical hit while you attack.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, Charge), Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "stabilizingastromech-battleoverendor",
			Summary: "You may spend 1 charge to perform a white action, even while stressed, after you " +
				"fully execute a maneuver.",
			Abilities: []Ability{{Name: "white action", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.OnlyWhite|game.WhileStressed)}}}},

		{ID: "targetingastromech-battleofyavin",
			Summary: "A lock action of yours may be followed by a red rotate action.",
			Abilities: []Ability{{Name: "rotate", When: AfterAction, If: []Cond{About(game.LockAction)},
				Do: []Op{Perform(Self, game.AsRed, game.RotateAction)}}}},

		{ID: "watchfulastromech",
			Summary: "You may perform a red calculate action after you perform a reload or rotate action " +
				"in an enemy ship's firing arc.",
			Abilities: []Ability{{Name: "calculate", When: AfterAction,
				If: []Cond{About(game.ReloadAction, game.RotateAction),
					Any(Enemy, Self.Is(Chosen.In(Firing)))},
				Do: []Op{Perform(Self, game.AsRed, game.CalculateAction)}}}},
	}
}

// redInFull are the conditions of a red maneuver that was fully executed.
var redInFull = []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)}

// nextSpeed reports whether a maneuver has the bearing of the one shown, 1 faster or slower.
func nextSpeed(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Bearing == shown.Bearing && (to.Speed+1 == shown.Speed || to.Speed == shown.Speed+1)
}

// shieldAstromech is an astromech of the R2 series. After you reveal your dial, you may spend 1
// charge and gain 1 disarm token to recover 1 shield.
func shieldAstromech(id string) Def {
	return Def{ID: id,
		Summary: "Once your dial is revealed, you may spend 1 charge and gain 1 disarm token to " +
			"recover 1 shield.",
		Abilities: []Ability{{Name: "recover a shield", When: AfterReveal,
			Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, DisarmToken), Recover(Self, 1, Shield)}}}}
}

// repairAstromech is an astromech of the R5 series. Action: spend 1 charge to repair 1 facedown
// damage card. Action: repair 1 faceup damage card with the Ship trait.
func repairAstromech(id string) Def {
	return Def{ID: id,
		Summary: "Action: for 1 charge, repair one of your facedown damage cards. Action, at no cost: " +
			"repair one of your faceup Ship cards.",
		Actions: []Ability{
			{Name: "repair a facedown card", Do: []Op{Spend(Self, 1, Charge), rules.Repair(Self, rules.Facedown)}},
			{Name: "repair a faceup Ship card", Do: []Op{rules.Repair(Self, rules.Faceup, "ship")}},
		}}
}

// critsBefore are the critical hits on dice that were rerolled before.
var critsBefore = game.NewLocal[uint8]("critical hits before", 0)

// noteCrits notes critsBefore.
var noteCrits = Op{What: "note the critical hits", Do: game.Parts{game.Locals{critsBefore}, game.Step{
	Name: "note the critical hits",
	Do:   func(x *game.Exec) { critsBefore.Set(x, x.Attack().Attack.Rerolled[game.Crit]) },
}}}

// cameUpCrit reports whether the die just rerolled shows a critical hit. Only dice not rerolled yet
// can be, so that no critical hit was taken away.
func cameUpCrit(x *game.Exec) bool {
	return x.Attack().Attack.Rerolled[game.Crit] > critsBefore.Get(x)
}

// overlook spends a charge to ignore obstacles for the rest of the phase, in whatever the ship does.
var overlook = []Op{Spend(Self, 1, Charge),
	Lasting(ThisPhase, Self, Ignores(ObstaclesMoving)),
	Lasting(ThisPhase, Self, Ignores(ObstaclesAtRest)),
	Lasting(ThisPhase, Self, Ignores(ObstaclesInAttacks))}

// repairAgain is the op that repairs the damage card of the window's repair again.
func repairAgain() Op {
	return RunIf("repair it again", func(x *game.Exec) bool {
		_, ok := rules.Repaired(x)
		return ok
	}, func(x *game.Exec) {
		i, _ := rules.Repaired(x)
		c := &x.S.Cards[i]
		rules.RepairFacedown(x, c.Ship, c.Section, rules.KnownTitle(x, i), i)
	})
}

// removeNearDevice is the op that removes a device at a range of up to most of Self, of either side;
// its player picks which.
func removeNearDevice(most int) Op {
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for i := range x.S.Devices[:x.S.NDevices] {
			o := game.Object{Kind: game.DeviceObject, ID: uint8(i)}
			if Reaches(x, x.Self(), o, most) {
				c := game.Opt(game.ObjectVerb)
				c.Object = o
				visit(c)
			}
		}
	}
	return OneOf("remove a device", "choose the device to remove", each,
		func(c game.Choice) game.Choice { return c },
		func(x *game.Exec, c game.Choice) {
			kind := &x.G.Devices[x.S.Devices[c.Object.ID].Kind]
			if kind.Remote {
				rules.RemoveRemote(x, int(c.Object.ID), "")
				return
			}
			e := game.NewEvent(game.ObstacleRemoved, "", x.Self())
			e.Card, e.Name, e.Object = x.Card(), kind.Name, c.Object
			x.Emit(e)
			rules.RemoveDevice(x, c.Object.ID)
		})
}

// discardDealt discards the damage card that would be dealt, for 1 charge and 1 strain token.
var discardDealt = append([]Op{Spend(Self, 1, Charge), Gain(Self, 1, StrainToken)},
	Instead(rules.DrawAndDiscard(nil)...))
