package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// modification are the modifications. Hull Upgrade, Shield Upgrade and Targeting Computer do only
// what their data grant.
func modification() []Def {
	return []Def{
		{ID: "ablativeplating",
			Summary: "Before you suffer damage from an obstacle or a friendly bomb, you may spend 1 " +
				"charge to prevent 1 of it.",
			Abilities: []Ability{{Name: "prevent 1 damage", When: WouldSuffer,
				If: []Cond{Either(CausedBy(AnObstacle), All(CausedBy(ABomb), Source.Is(Friend)))},
				Do: []Op{Spend(Self, 1, Charge), Instead(Less(1))}}}},

		{ID: "advancedslam",
			Summary: "After a SLAM that you fully executed, you may perform a white action of your " +
				"action bar, treated as red.",
			Abilities: []Ability{{Name: "act after the SLAM", When: AfterAction,
				If: []Cond{About(game.SlamAction), Acted(game.Fully)},
				Do: []Op{Perform(Self, game.OnlyWhite|game.AsRed|game.OnBar)}}}},

		{ID: "afterburners",
			Summary: "You may spend 1 charge to perform a boost action, even while stressed, after you " +
				"fully execute a maneuver of speed 3-5.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 5)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.WhileStressed, game.BoostAction)}}}},

		{ID: "automatedloaders-swz98",
			Summary: "A primary attack of yours may be followed by a reload action, for 1 charge.",
			Abilities: []Ability{{Name: "reload", When: AfterAttack, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.ReloadAction)}}}},

		{ID: "beskarreinforcedplating",
			Summary: "While you defend against a ship in your front arc, when you would be dealt a faceup " +
				"damage card, you may spend 1 charge to be dealt it facedown or 2 charges to discard it " +
				"instead.",
			Abilities: []Ability{
				{Name: "take it facedown", When: WouldBeDealt(Faceup),
					If: []Cond{Defending, Attacker.Is(In(Front))},
					Do: []Op{Spend(Self, 1, Charge), Instead(rules.DealFacedownCard(Active))}},
				{Name: "discard it", When: WouldBeDealt(Faceup), If: []Cond{Defending, Attacker.Is(In(Front))},
					Do: []Op{Spend(Self, 2, Charge), Instead(rules.DrawAndDiscard(nil)...)}},
			}},

		boosterSlam("burnoutthrusters", "deplete", DepleteToken),

		{ID: "chaffparticles-battleoverendor",
			Summary: "While you defend, after results are neutralized, you may spend 1 focus result to remove " +
				"1 red or orange token.",
			Abilities: []Ability{{Name: "shake a token off", When: AfterNeutralize,
				Do: []Op{SpendResult(DefenseDice, Focus), Remove(Self, 1, RedTokens|OrangeTokens)}}}},

		{ID: "computerassistedhandling-battleoverendor",
			Summary: "You may spend 1 charge to perform a boost or barrel roll action after you fully " +
				"execute a maneuver.",
			Abilities: []Ability{{Name: "boost or barrel roll", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.BoostAction, game.BarrelRollAction)}}}},

		contingency("contingencyprotocol-rsl"),
		contingency("contingencyprotocol-siegeofcoruscant"),

		{ID: "delayedfuses",
			Summary: "You may place 1 fuse marker on a bomb or mine after you drop, launch or place it.",
			Abilities: []Ability{{Name: "place a fuse marker", When: AfterAnyPlace,
				If: []Cond{rules.Placed("bomb", "mine")}, Do: []Op{placeFuse()}}}},

		{ID: "dropseatbay",
			Summary: "When you would drop a crew remote with a straight template, you may use a bank of the " +
				"same speed, also from the middle of your left or right side.",
			Mods: []Mod{Include(DeviceTemplates, CrewBanks)}},

		{ID: "electronicbaffle",
			Summary: "You may suffer 1 hit damage to remove 1 red token in the End phase.",
			Abilities: []Ability{{Name: "remove a red token", When: DuringEnd,
				Do: []Op{Suffer(Self, 1, Hit), Remove(Self, 1, RedTokens)}}}},

		{ID: "evasionsequence7-siegeofcoruscant",
			Summary: "Your red evade action is white if an obstacle is at range 1.",
			Mods: []Mod{Set(ActionColor, int(game.DifficultyWhite)).If(About(game.EvadeAction),
				OfDifficulty(game.DifficultyRed),
				rules.AnyObject(rules.AnObstacle, rules.ObjectAt(Self, 1, 1)))}},

		{ID: "fuelinjectionoverride-battleoverendor",
			Summary: "While you perform a boost or barrel roll action, you may spend 1 charge to use a " +
				"template of 1 speed higher.",
			Mods:      []Mod{Add(TemplateSpeed, 1).If(Marked, Performing(boostOrRoll...))},
			Abilities: forAnAction("go farther", boostOrRoll...)},

		// What is about to be dealt is known only once it is drawn.
		{ID: "imperviumplating",
			Summary: "You may spend 1 charge to discard a Ship damage card that you would be dealt faceup.",
			Abilities: []Ability{{Name: "discard the damage card", When: WouldBeDealt(Faceup), Must: true,
				If: []Cond{Has(Charge)},
				Do: []Op{Instead(rules.DrawAndDiscard([]string{"ship"}, Spend(Self, 1, Charge))...)}}}},

		{ID: "independentcalculations",
			Summary: "Your ship ability is Independent Calculations: you may treat a white calculate action " +
				"as red to gain 1 more calculate token, and other ships do not spend your tokens."},

		{ID: "ionmaneuveringjet-battleoverendor",
			Summary: "You may spend 1 charge to perform an action, even while stressed, after you fully " +
				"execute a Koiogran turn.",
			Abilities: []Ability{{Name: "act after the turn", When: AfterManeuver,
				If: []Cond{FullyExecuted, Bearings(geom.Koiogran)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.WhileStressed)}}}},

		{ID: "mandalorianoptics",
			Summary: "System phase: you may spend 1 charge to lock an object in your front arc. In a primary " +
				"attack on a ship that you have locked you ignore obstacles other than those at range 0.",
			Mods: []Mod{Ignores(ObstaclesInAttacks).If(Attacking, PrimaryAttack, HasLockOn(Defender),
				Not(rules.OverlapsIt))},
			Abilities: []Ability{{Name: "lock", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge), rules.LockObject(Self, rules.ObjectIn(Self, Front))}}}},

		{ID: "manualailerons-tiephphantom",
			Summary: "For 1 charge you may decloak with the bank 2 template instead of the straight 2.",
			Abilities: []Ability{{Name: "decloak with a bank", When: WhileDecloak,
				Do: []Op{Spend(Self, 1, Charge), decloakByBank(2)}}}},

		{ID: "munitionsfailsafe",
			Summary: "After you roll dice for a torpedo or missile attack, you may cancel all results " +
				"to recover 1 charge that you spent for it.",
			Abilities: []Ability{{Name: "call it off", When: AfterRoll,
				If: []Cond{About(AttackDice), AttackWith("torpedo", "missile")},
				Do: []Op{CancelAll(AttackDice), recoverPaid}}}},

		{ID: "overdrivethruster",
			Summary: "Your red boost, barrel roll and SLAM actions use a template of 1 speed higher, if there " +
				"is one.",
			Mods: []Mod{Add(TemplateSpeed, 1).If(OfDifficulty(game.DifficultyRed),
				Performing(game.BoostAction, game.BarrelRollAction, game.SlamAction))}},

		{ID: "precisionionengines",
			Summary: "Before you execute a Koiogran turn of speed 1-3, you may spend 1 charge to " +
				"execute it as a Segnor's loop.",
			Abilities: []Ability{{Name: "Segnor's loop", When: BeforeManeuver,
				If: []Cond{Bearings(geom.Koiogran), Speed(1, 3), rules.CanExecute},
				Do: []Op{Spend(Self, 1, Charge), ExecuteAs(geom.SegnorLeft, geom.SegnorRight)}}}},

		{ID: "sensorjammer-battleofyavin",
			Summary: "In defense against a ship that your side has locked you may turn 1 of its " +
				"hits into a focus.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				Against: []Cond{Same(Self)}, If: []Cond{Any(Friend, HasLockOn(Attacker))},
				Do: []Op{Change(AttackDice, 1, Hit, Focus)}}}},

		{ID: "sparepartscanisters",
			Summary: "Action: spend 1 charge to recover 1 charge on one of your astromech upgrades. " +
				"Action: spend 1 charge to place spare parts (a debris cloud) at your rear edge; then " +
				"remove all locks on you.",
			Actions: []Ability{
				{Name: "use the spare parts",
					Do: []Op{Spend(Self, 1, Charge), Recover(Self, 1, UpgradeCharge, "astromech")}},
				{Name: "drop the spare parts", Do: []Op{Spend(Self, 1, Charge), rules.DropObstacle(),
					Provided(Has(Lock), Remove(Self, Every, Lock))}},
			}},

		{ID: "staticdischargevanes",
			Summary: "Unless stressed you may pass an ion or jam token that you would gain on to " +
				"another ship at range 0-1, for 1 stress token and 1 hit damage.",
			Abilities: []Ability{{Name: "discharge", When: WouldGain,
				If: []Cond{About(IonToken | JamToken), Not(Stressed)},
				Do: []Op{Choose(Not(Same(Self)), At(0, 1)),
					Gain(Self, 1, StressToken), Instead(GainThat(Chosen)),
					Suffer(Self, 1, Hit)}}}},

		{ID: "stealthdevice",
			Summary: "You roll 1 more defense die while the charge is active; after you suffer " +
				"damage you lose it.",
			Mods: []Mod{Add(DefenseDiceOf, 1).If(Has(Charge))},
			Abilities: []Ability{{Name: "lose the charge", When: AfterSuffer, Must: true,
				Do: []Op{Lose(Self, 1, Charge)}}}},

		{ID: "stygiumreserve-tiephphantom",
			Summary: "A maneuver that you execute fully may be followed by a boost action, for 1 " +
				"charge and whether you are stressed or not.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.WhileStressed, game.BoostAction)}}}},

		{ID: "synchronizedconsole",
			Summary: "After you attack, you may spend your lock on the defender for a friendly ship to " +
				"lock it: one at range 1, or one with this upgrade at range 1-3.",
			Abilities: []Ability{{Name: "pass the lock on", When: AfterAttack,
				Do: []Op{Choose(Friend, Either(At(1, 1), All(At(1, 3), Equipped("synchronizedconsole")))),
					SpendLock(Defender), rules.LockOn(Chosen, ObjectOf(Defender))}}}},

		{ID: "tacticalscrambler",
			Summary: "While you obstruct an enemy's attack, the defender rolls 1 more die.",
			Mods: []Mod{Add(DefenseDiceOf, 1).For(Defending).If(Attacker.Is(Enemy),
				Obstructs)}},

		{ID: "targetassistalgorithm-battleoverendor",
			Summary: "Before you engage, without green tokens, you gain 1 calculate token if an enemy ship or " +
				"device is in your front arc.",
			Abilities: []Ability{{Name: "calculate", When: BeforeEngage, Must: true,
				If: []Cond{Not(Has(GreenTokens)),
					rules.AnyObject(rules.EnemyObject, rules.ObjectIn(Self, Front))},
				Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		// A mark lasts as long as the attack, also if the defender is destroyed by it.
		{ID: "targetingmatrix-battleoverendor",
			Summary: "While you attack, after results are neutralized, you may spend 1 focus result: after the " +
				"attack the defender gains 1 strain token.",
			Abilities: []Ability{
				{Name: "spend a focus", When: AfterNeutralize, Against: []Cond{Same(Self)},
					Do: []Op{SpendResult(AttackDice, Focus), Mark(ThisAttack, Defender)}},
				{Name: "strain the defender", When: AfterAttack, Must: true, If: []Cond{Defender.Is(Marked)},
					Do: []Op{Gain(Defender, 1, StrainToken)}},
			}},

		{ID: "unstablesublightengines-battleofyavin",
			Summary: "You execute a straight 1 maneuver after you are destroyed. Each other ship that is " +
				"then at range 0-1 suffers 1 hit damage.",
			Abilities: []Ability{{Name: "drift and explode", When: AfterDestroyed, Must: true,
				Do: []Op{
					rules.ExecuteNow(Self, game.Maneuver{
						Bearing: geom.Straight, Speed: 1, Difficulty: game.DifficultyWhite,
					}),
					EachShip(othersNear, Suffer(Chosen, 1, Hit)),
				}}}},
	}
}

// boostOrRoll are the actions that move a ship with a template and without a dial.
var boostOrRoll = []game.Action{game.BoostAction, game.BarrelRollAction}

// contingency is a card that counts for another of its name.
func contingency(id string) Def {
	return Def{ID: id,
		Summary: "Another friendly ship at range 0-3 with a Contingency Protocol may perform an action, " +
			"even while stressed, after you are destroyed.",
		Abilities: []Ability{{Name: "follow the protocol", When: AfterDestroyed,
			Do: []Op{Choose(OtherFriend, At(0, 3), Either(Equipped("contingencyprotocol-rsl"),
				Equipped("contingencyprotocol-siegeofcoruscant"))),
				Perform(Chosen, game.WhileStressed)}}}}
}

// recoverPaid recovers 1 charge of the weapon of the present attack, if charges were spent for that.
var recoverPaid = RunIf("recover 1 charge of the weapon", func(x *game.Exec) bool {
	a := x.Attack()
	w := WeaponOf(x, a)
	return w.Charges > 0 && !a.Terms.Paid && CanRecover(x, w.Card)
}, func(x *game.Exec) {
	RecoverChargesOf(x, WeaponOf(x, x.Attack()).Card, 1, "2e.charge.recover")
})

// decloakByBank is the op with which the present decloak is made with a bank in place of the
// straight template of this speed.
func decloakByBank(speed uint8) Op {
	can := func(x *game.Exec) bool {
		m := x.Move()
		return m != nil && m.Kind == game.DecloakMove && !m.Bent && m.Maneuver.Speed == speed
	}
	return RunIf("decloak with a bank", can, func(x *game.Exec) { x.Move().Bent = true })
}

// placeFuse is the op that places a fuse marker on the device that the window is about, if that is
// still on the table (2e.device.fuse).
func placeFuse() Op {
	can := func(x *game.Exec) bool { return x.Trigger().Object.Kind == game.DeviceObject }
	return RunIf("place a fuse marker", can, func(x *game.Exec) {
		i := x.Trigger().Object.ID
		x.S.Devices[i].Fuses++
		rules.EmitFuse(x, game.FusePlaced, i)
	})
}
