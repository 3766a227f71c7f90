package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// ShipAbilities returns the ship abilities that are built, by their names.
func ShipAbilities() []Def {
	return []Def{
		{ID: "Adaptive Ailerons",
			Summary: "Before you reveal your dial, unless you are stressed, you execute a white speed 1 " +
				"straight or bank maneuver.",
			Abilities: []Ability{{Name: "adaptive ailerons", When: BeforeReveal, Must: true,
				// Whether “Duchess” uses them is her own choice.
				If: []Cond{Not(Stressed), Not(Named(duchess))}, Do: []Op{flyAilerons}}}},

		{ID: "Advanced Droid Brain",
			Summary: "After you perform a calculate action, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "droid brain", When: AfterAction, Must: true,
				If: []Cond{About(game.CalculateAction)}, Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		{ID: "Advanced Fire Control",
			Summary: "After a cannon or missile attack on a ship that you have locked, you may make a " +
				"bonus primary attack on it.",
			Abilities: []Ability{{Name: "advanced fire control", When: AftermathBonus,
				If: []Cond{AttackWith("cannon", "missile"), HasLockOn(Defender)},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithPrimary,
					rules.Against(Defending))}}}},

		{ID: "Advanced Targeting Computer",
			Summary: "In your primary attacks against a ship that you have locked, you roll 1 more " +
				"attack die and change 1 hit to a critical hit.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(onItsLock)},
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, Must: true,
				If: []Cond{onItsLock}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "Autothrusters",
			Summary:   "Once you have acted, you may perform a red barrel roll or red boost action.",
			Abilities: []Ability{{Name: "autothrusters", When: AfterAction, Do: []Op{redReposition}}}},

		{ID: "Born for This",
			Summary: "Your focus and evade tokens may be spent by another friendly ship at range 0-2 " +
				"while it defends, if you are not strained. You gain 1 strain token if it does.",
			Mods: []Mod{Lends(FocusToken|EvadeToken).For(OtherFriend, At(0, 2), Defending).
				If(Not(Has(StrainToken)))},
			Abilities: []Ability{{Name: "strain", When: AfterSpend, Must: true,
				By: []Cond{OtherFriend}, Against: []Cond{Same(Self)},
				If: []Cond{About(FocusToken | EvadeToken)}, Do: []Op{Gain(Self, 1, StrainToken)}}}},

		{ID: "Broadside Batteries",
			Summary: "Your primary attacks and your locks reach one band farther. You cannot lock what you touch.",
			Mods: []Mod{
				Add(FarthestRange, 1).Within(4).If(PrimaryAttack),
				Include(ActionReach, Ranges(4, 4)).If(lockAction), Exclude(ActionReach, Ranges(0, 0)).If(lockAction),
			}},

		{ID: "Chiss Engineering",
			Summary: "After you fully execute a speed 3-5 maneuver, you may perform a lock action. " +
				"While you attack at another range than 1, not stressed, you may spend 1 shield for " +
				"the bonus of range 1.",
			Abilities: []Ability{
				{Name: "lock", When: AfterManeuver, If: []Cond{FullyExecuted, Speed(3, 5)},
					Do: []Op{Perform(Self, 0, game.LockAction)}},
				{Name: "apply the bonus", When: BeforeRoll(AttackDice),
					If: []Cond{Not(Stressed), Not(Ordnance), Not(AttackRange(1, 1))},
					Do: []Op{Spend(Self, 1, Shield),
						Lasting(ThisAttack, Self, Add(RangeBonus, 1).For(Attacking))}},
			}},

		{ID: "Co-Pilot",
			Summary: "While you are docked, your carrier has your pilot ability, too.",
			Shares:  &ShareTerms{Docked: true}},

		{ID: "Comms Shuttle",
			Summary: "While you are docked, your carrier's action bar has coordinate, and your " +
				"carrier may perform it before activating.",
			Lends: game.CoordinateAction,
			Abilities: []Ability{{Name: "coordinate", When: BeforeActivate, Docked: true,
				By: []Cond{Same(Carrier(Self))},
				Do: []Op{Perform(Carrier(Self), 0, game.CoordinateAction)}}}},

		{ID: "Concentrated Batteries",
			Summary: "You roll 1 more die in primary, torpedo and missile attacks at a defender in your bullseye arc.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(Either(PrimaryAttack, AttackWith("torpedo", "missile")),
				Defender.Is(In(Bullseye)))}},

		{ID: "Concordia Faceoff",
			Summary: "While you defend at attack range 1 in the attacker's front arc, change 1 result " +
				"to an evade.",
			Abilities: []Ability{{Name: "faceoff", When: ModifyDefense, Must: true,
				If: []Cond{AttackRange(1, 1), Attacker.In(Front)},
				Do: []Op{Change(DefenseDice, 1, Blank|Focus, Evade)}}}},

		{ID: "Dead to Rights",
			Summary: "While you attack a ship in your bullseye arc, defense dice are not modified with " +
				"green tokens.",
			Mods: []Mod{Forbids(Spending).For(Anyone).If(Attacking, Defender.Is(In(Bullseye)),
				WhileModifying(DefenseDice), About(GreenTokens))}},

		{ID: "Devastating Barrage",
			Summary: "Evades do not cancel critical hits of your torpedo and missile attacks on a ship in " +
				"your bullseye arc.",
			Mods: []Mod{Include(Neutralizing, CritsStand).For(Defending).If(Attacking,
				AttackWith("torpedo", "missile"), Defender.Is(In(Bullseye)))}},

		{ID: "Docking Clamps",
			Summary: "You have room for 4 docked small ships.",
			Dock:    &DockTerms{Small: true, Room: 4}},

		{ID: "Escape Craft",
			Summary: "You begin the game docked with the friendly ship that has the Hound's Tooth, which your squad needs.",
			Docks:   game.BeginsDocked},

		{ID: "Experimental Scanners",
			Summary: "Your locks reach beyond range 3, and nothing at range 1.",
			Mods: []Mod{Include(ActionReach, Ranges(4, Beyond)).If(About(game.LockAction)),
				Exclude(ActionReach, Ranges(1, 1)).If(About(game.LockAction))}},

		{ID: "Explosion with Wings",
			Summary: "You are dealt 1 facedown damage card after forces are placed. You may expose 1 " +
				"damage card to remove 1 disarm token after you perform a SLAM action.",
			Abilities: []Ability{
				{Name: "begin damaged", When: ForcesPlaced, Must: true,
					If: []Cond{Not(Equipped("kazsfireball"))},
					Do: []Op{rules.DealFacedownCard(Self)}},
				{Name: "open the throttle", When: AfterAction, If: []Cond{About(game.SlamAction)},
					Do: []Op{rules.ExposeCard(Self), Remove(Self, 1, DisarmToken)}},
			}},

		{ID: "Fine-Tuned Thrusters",
			Summary: "After you fully execute a maneuver, with no deplete or strain token, you may gain " +
				"one of the two to perform a lock or barrel roll action.",
			Abilities: []Ability{{Name: "fine-tuned thrusters", When: AfterManeuver,
				If: []Cond{FullyExecuted, Not(Has(DepleteToken | StrainToken))},
				Do: []Op{Gain(Self, 1, DepleteToken|StrainToken),
					Perform(Self, 0, game.LockAction, game.BarrelRollAction)}}}},

		{ID: "Fine-tuned Controls",
			Summary: "You may spend 1 Force to perform a boost or barrel roll action after you fully " +
				"execute a maneuver.",
			Abilities: []Ability{{Name: "fine-tuned controls", When: AfterManeuver,
				If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, 0, game.BoostAction, game.BarrelRollAction)}}}},

		{ID: "Fire Convergence",
			Summary: "While a friendly ship attacks a ship in your turret arc, but not with a turret, you may " +
				"spend 1 charge: it rerolls up to 2 attack dice.",
			Abilities: []Ability{{Name: "converge", When: ModifyAttack, By: []Cond{Friend},
				If: []Cond{Not(AttackWith(Turret)), Defender.Is(In(Turret))},
				Do: []Op{Spend(Self, 1, PilotCharge), Reroll(AttackDice, 2)}}}},

		{ID: "Formed Up",
			Summary: "As the End phase ends, with another friendly TIE/ln fighter at range 0-1, you may remove " +
				"1 stress token.",
			Abilities: []Ability{{Name: "remove stress", When: EndOf(game.EndPhase),
				If: []Cond{Any(OtherFriend, ShipType("tielnfighter"), At(0, 1))},
				Do: []Op{Remove(Self, 1, StressToken)}}}},

		{ID: "Full Throttle",
			Summary: "You may perform an evade action after you fully execute a maneuver of speed 3-5.",
			Abilities: []Ability{{Name: "full throttle", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 5)}, Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "Gyro-Cockpit",
			Summary: "After you gain a stress token, you may spend 2 charges to gain 1 evade token. " +
				"For 1 charge you may drop a device from the middle of your left or right side.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{Spend(Self, 2, PilotCharge), Gain(Self, 1, EvadeToken)}}},
			Mods: []Mod{Include(DeviceTemplates, ChargedSides)}},

		{ID: "Heavy Weapon Turret",
			Summary: "Your turret points only at your front or rear arc, and your front arc missiles " +
				"fire out of its arc.",
			Turret: &TurretTerms{Slots: []string{"missile"}}, Mods: turretAhead},

		{ID: "High Stakes",
			Summary: "You may roll an attack die after you perform a red action: a hit or critical hit " +
				"removes 1 stress token.",
			Abilities: []Ability{{Name: "high stakes", When: AfterAction, If: []Cond{Acted(game.AsRed), Stressed},
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Remove(Self, 1, StressToken))}}}},

		{ID: "Hope",
			Summary: "You may perform a focus or boost action when another friendly ship at range 0-3 is " +
				"destroyed.",
			Abilities: []Ability{{Name: "hope", When: AfterDestroyed, By: []Cond{OtherFriend, At(0, 3)},
				Do: []Op{Perform(Self, 0, game.FocusAction, game.BoostAction)}}}},

		{ID: "Hyperspace Docking Ring",
			Summary: "A Delta-7 Aethersprite, Eta-2 Actis or Nimbus-class V-wing may dock with you. " +
				"While a ship is docked with you, use its initiative and its dial, and execute " +
				"maneuvers at speed 1. When you would execute an advanced maneuver, execute a white " +
				"stationary maneuver instead; after you execute that maneuver, you may rotate by 90 or " +
				"180 degrees. While no ship is docked with you, you have no dial, do not activate and " +
				"do not engage.",
			Dock: &DockTerms{Ships: []string{"delta7aethersprite", "eta2actis", "nimbusclassvwing"}, Room: 1, Tows: true},
			Abilities: []Ability{
				{Name: "slow down", When: BeforeManeuver, Must: true, If: []Cond{Not(advanced), Not(Speed(0, 1))},
					Do: []Op{Run("execute it at speed 1", func(x *game.Exec) { x.Move().Maneuver.Speed = 1 })}},
				{Name: "stay", When: BeforeManeuver, Must: true, If: []Cond{advanced},
					Do: []Op{Run("execute a white stationary maneuver", func(x *game.Exec) {
						x.Move().Maneuver = game.Maneuver{Bearing: geom.Stationary, Difficulty: game.DifficultyWhite}
					}), Mark(ThisActivation, Self)}},
				{Name: "rotate", When: AfterManeuver, If: []Cond{Marked}, Do: []Op{PickOne(Self,
					Alt("rotate by 90 degrees", rules.RotateShip(Self)),
					Alt("rotate by 180 degrees", rules.TurnRound(Self)))}},
			}},

		{ID: "Independent Calculations",
			Summary: "You may treat a white calculate action as red to gain 1 more calculate token. Networked " +
				"Calculations of other ships do not spend your tokens.",
			Abilities: []Ability{{Name: "calculate more", When: WhileActing,
				If: []Cond{About(game.CalculateAction), OfDifficulty(game.DifficultyWhite)},
				Do: []Op{ActionAs(game.DifficultyRed), Gain(Self, 1, CalculateToken)}}}},

		{ID: "Intuitive Controls",
			Summary: "You may perform a purple barrel roll or purple boost action in the System phase.",
			Abilities: []Ability{{Name: "intuitive controls", When: SystemStep,
				Do: []Op{Perform(Self, game.AsPurple, game.BarrelRollAction, game.BoostAction)}}}},

		{ID: "Intuitive Interface",
			Summary: "After you perform an action that a talent, illicit or modification upgrade added to " +
				"your action bar, you may perform a calculate action.",
			Abilities: []Ability{{Name: "intuitive interface", When: AfterAction,
				If: []Cond{OnItsBar("talent", "illicit", "modification")},
				Do: []Op{Perform(Self, 0, game.CalculateAction)}}}},

		{ID: "Linked Battery",
			Summary: "In your cannon attacks you roll 1 more attack die.",
			Mods:    []Mod{Add(AttackDiceOf, 1).If(AttackWith("cannon"))}},

		{ID: "Locked S-Foils",
			Summary: "After you perform a boost action, you gain 1 deplete token.",
			Abilities: []Ability{{Name: "locked foils", When: AfterAction, Must: true,
				If: []Cond{About(game.BoostAction)}, Do: []Op{Gain(Self, 1, DepleteToken)}}}},

		{ID: "Locked and Loaded",
			Summary: "While you are docked, after your carrier performs a primary front arc attack or an attack " +
				"with a turret upgrade, it may perform a bonus primary rear arc attack.",
			Abilities: []Ability{{Name: "rear gunner", When: AftermathBonus, Docked: true,
				By: []Cond{Same(Carrier(Self))},
				If: []Cond{Either(All(PrimaryAttack, AttackWith(Front)), AttackWith("turret"))},
				Do: []Op{rules.Attack(Carrier(Self), rules.Bonus, rules.WithPrimary,
					rules.With(rules.OfArcs(geom.RearArc)))}}}},

		{ID: "Microthrusters",
			Summary: "You barrel roll with a bank template instead of the straight one.",
			Mods:    []Mod{Set(TemplatesOf(game.RollMove), Banks)}},

		{ID: "Modified for Organics",
			Summary: "You need no standardized upgrade. Your speed 2-3 bank maneuvers are easier and " +
				"your speed 3 turn maneuvers harder.",
			Mods: []Mod{Add(DifficultyOf, -1).If(gentleBanks), Add(DifficultyOf, 1).If(hardTurns)}},

		{ID: "Networked Aim",
			Summary: "You do not spend locks to reroll attack dice. While you attack, you may reroll " +
				"as many attack dice as friendly ships have locked the defender.",
			Mods: []Mod{Forbids(Rerolling).If(Attacking, About(AttackDice), About(game.ByLock))},
			Abilities: []Ability{{Name: "aim together", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, Ships(Friend, HasLockOn(Defender)))}}}},

		{ID: "Networked Calculations",
			Summary: "You may spend a calculate token of a friendly ship at range 0-1 to change 1 focus " +
				"result to an evade or a hit while you defend or attack.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "networked calculations", When: w.when, Do: []Op{
					Choose(Friend, Either(At(0, 1), uplinked), Not(ShipAbility("Independent Calculations"))), Spend(Chosen, 1, CalculateToken),
					Change(w.dice, 1, Focus, w.good)}}
			})},

		{ID: "Nimble Bomber",
			Summary: "Where you would drop a device with a straight template, you may use a bank " +
				"of the same speed instead.",
			Mods: []Mod{Include(DeviceTemplates, Banks)}},

		{ID: "Notched Stabilizers",
			Summary: "While you move you ignore asteroids.",
			Mods:    []Mod{Ignores(ObstaclesMoving).If(Obstacle(geom.Asteroid))}},

		{ID: "Overdrive Burners",
			Summary: "While you defend, you roll 1 more die if your revealed maneuver has speed 3-5.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Revealed(Speed(3, 5)))}},

		{ID: "Pinpoint Tractor Array",
			Summary: "Your turret never points at your rear arc. After you fully execute a maneuver, " +
				"you may gain 1 tractor token to perform a rotate action.",
			Mods: []Mod{Exclude(TurretArcs, Rear)},
			Abilities: []Ability{{Name: "rotate by tractor", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Gain(Self, 1, TractorToken), Perform(Self, 0, game.RotateAction)}}}},

		{ID: "Plated Hull",
			Summary: "While you defend without faceup damage cards, change 1 critical hit of the attack to a hit.",
			Abilities: []Ability{{Name: "plated hull", When: ModifyAttack, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Has(FaceupCard))},
				Do: []Op{Change(AttackDice, 1, Crit, Hit)}}}},

		{ID: "Prioritized Weapons Systems",
			Summary: "You may gain 1 strain token to remove 1 disarm token before you engage.",
			Abilities: []Ability{{Name: "prioritize weapons", When: BeforeEngage,
				Do: []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, DisarmToken)}}}},

		{ID: "Pursuit Craft",
			Summary: "You may acquire a lock after you deploy, on a ship that the friendly Hound's Tooth " +
				"has locked.",
			Abilities: []Ability{{Name: "join the hunt", When: AfterDeploy,
				Do: []Op{rules.LockObject(Self, rules.AShip, rules.LockedBy(Friend, Equipped("houndstooth")))}}}},

		{ID: "Pursuit Thrusters",
			Summary: "In the System phase you may perform a boost action.",
			Abilities: []Ability{{Name: "pursuit thrusters", When: SystemStep,
				Do: []Op{Perform(Self, 0, game.BoostAction)}}}},

		{ID: "Refined Gyrostabilizers",
			Summary: "Your turret points only at your front or rear arc. After you perform an action, " +
				"you may perform a red boost or red rotate action.",
			Mods:      turretAhead,
			Abilities: []Ability{{Name: "gyrostabilizers", When: AfterAction, Do: []Op{redBoostOrRotate}}}},

		{ID: "Resupply Craft",
			Summary: "You may spend 1 energy after another friendly ship at range 0-1 performs an action. If you do, it recovers " +
				"a shield, or an orange or red token is removed from it.",
			Abilities: []Ability{{Name: "resupply", When: AfterAction, By: []Cond{OtherFriend, At(0, 1)},
				Do: []Op{SpendEnergy(1), PickOne(Active,
					Alt("remove a token", PickedBy(Active, Remove(Active, 1, OrangeTokens|RedTokens))),
					Alt("recover a shield", Recover(Active, 1, Shield)))}}}},

		{ID: "Rigged Energy Cells",
			Summary: "At the start of the System phase, lose 1 charge. At the end of the Activation " +
				"phase, if you have no charges, you are destroyed. After you are destroyed, before you " +
				"are removed, each ship at range 0-1 suffers 1 critical damage. None of this applies " +
				"while you are docked.",
			Abilities: []Ability{
				{Name: "lose a charge", When: StartOf(game.SystemPhase), Must: true, Do: []Op{Lose(Self, 1, PilotCharge)}},
				{Name: "overheat", When: EndOf(game.ActivationPhase), Must: true, If: []Cond{Not(Has(PilotCharge))},
					Do: []Op{rules.Destroy(Self)}},
				{Name: "explode", When: AfterDestroyed, Must: true,
					Do: []Op{EachShip(othersNear, Suffer(Chosen, 1, Crit))}},
			}},

		{ID: "Rotating Cannons",
			Summary: "Your turret points only at your front or rear arc, and your front arc cannons " +
				"fire out of its arc.",
			Turret: &TurretTerms{Slots: []string{"cannon"}}, Mods: turretAhead},

		{ID: "Sensitive Controls",
			Summary:   "You may perform a red barrel roll or red boost action in the System phase.",
			Abilities: []Ability{{Name: "sensitive controls", When: SystemStep, Do: []Op{redReposition}}}},

		{ID: "Sensor Blackout",
			Summary: "In your primary attacks at attack range 0-1 you roll 1 attack die fewer. While " +
				"you defend at attack range 1, you roll 1 defense die fewer.",
			Mods: []Mod{Add(AttackDiceOf, -1).If(closePrimary),
				Add(DefenseDiceOf, -1).If(AttackRange(1, 1))}},

		{ID: "Sensor Blindspot",
			Summary: "In your primary attacks at attack range 0-1 you have no range bonus and roll 1 " +
				"attack die fewer.",
			Mods: []Mod{Set(RangeBonus, 0).If(closePrimary), Add(AttackDiceOf, -1).If(closePrimary)}},

		{ID: "Solo",
			Summary: "While you defend or attack with no other friendly ship at range 0-1, you may " +
				"spend 1 charge to reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "solo", When: ModifyAttack, If: []Cond{Not(Any(OtherFriend, At(0, 1)))},
					Do: []Op{Spend(Self, 1, PilotCharge), Reroll(AttackDice, 1)}},
				{Name: "solo", When: ModifyDefense, If: []Cond{Not(Any(OtherFriend, At(0, 1)))},
					Do: []Op{Spend(Self, 1, PilotCharge), Reroll(DefenseDice, 1)}},
			}},

		{ID: "Spacetug Tractor Array",
			Summary: "Action: give 1 tractor token to a ship at range 1 in your front arc, or 2 to one at " +
				"range 1 in your bullseye arc.",
			Actions: []Ability{{Name: "tractor array", Do: []Op{
				Choose(In(Front, 1, 1)), Gain(Chosen, tugged, TractorToken)}}}},

		{ID: "Stygium Array",
			Summary: "Once decloaked, you may perform an evade action; at the start of the End phase " +
				"you may spend an evade token to gain a cloak token.",
			Abilities: []Ability{
				{Name: "evade", When: AfterDecloak, Do: []Op{Perform(Self, 0, game.EvadeAction)}},
				{Name: "cloak", When: StartOf(game.EndPhase),
					If: []Cond{Not(Has(CloakToken))}, // 2e.action.cloak.no-second
					Do: []Op{Spend(Self, 1, EvadeToken), Gain(Self, 1, CloakToken)}},
			}},

		{ID: "Tail Gun",
			Summary: "While a ship is docked with you, you have a rear arc primary weapon with as many dice " +
				"as its front arc primary weapon.",
			TailGun: GunOfGuest},

		// The keyword is in the data.
		{ID: "Tractor Grasp",
			Summary: "After you attack with Tractor Tentacles and hit, the defender gains 1 tractor token.",
			Abilities: []Ability{{Name: "tractor the defender", When: AfterAttack, Must: true,
				If: []Cond{AttackCard("tractortentacles"), AttackHit}, Do: []Op{Gain(Defender, 1, TractorToken)}}}},

		{ID: "Twin Ion Engines", Summary: "You may equip upgrades that are for TIEs only."},

		{ID: "Vectored Cannons",
			Summary: "In the System phase you may perform a red boost or red rotate action. Your turret " +
				"points only at your front or rear arc.",
			Mods:      turretAhead,
			Abilities: []Ability{{Name: "vectored cannons", When: SystemStep, Do: []Op{redBoostOrRotate}}}},

		{ID: "Vectored Thrusters",
			Summary: "You may perform a red boost action after you perform an action.",
			Abilities: []Ability{{Name: "vectored thrusters", When: AfterAction,
				Do: []Op{Perform(Self, game.AsRed, game.BoostAction)}}}},

		{ID: "Versatile Frame",
			Summary: "You equip a torpedo or a missile, too. While your revealed maneuver is blue your " +
				"action bar has a white boost action.",
			Bar: []BarLine{{Action: game.BoostAction, Difficulty: game.DifficultyWhite,
				If: []Cond{Revealed(ManeuverIs(game.DifficultyBlue))}}}},

		// The slot is in the data.
		{ID: "Weapon Hardpoint", Summary: "You may equip 1 cannon, torpedo or missile upgrade."},
	}
}

// advanced reports whether the present maneuver turns its ship at the end of the template.
func advanced(x *game.Exec) bool { return x.Move().Maneuver.Path().IsAdvanced() }

// tugged is how many tractor tokens a tug gives the chosen ship.
func tugged(x *game.Exec) int {
	if Chosen.Is(In(Bullseye, 1, 1))(x) {
		return 2
	}
	return 1
}

// uplinked reports whether a ship is at range 0-1 of a friendly 00M Uplink Prototype that is at range 0-1 of
// Self.
func uplinked(x *game.Exec) bool {
	subject := x.Subject()
	for id := range x.EachShip() {
		if x.About(id, uplink) && RangeBetween(x, id, subject) <= 1 {
			return true
		}
	}
	return false
}

// uplink reports whether a ship is a friendly 00M Uplink Prototype at range 0-1 of Self.
var uplink = All(Friend, Named("00M Uplink Prototype"), At(0, 1))

// othersNear are the other ships at range 0-1.
var othersNear = []Cond{Not(Same(Self)), At(0, 1)}

// redReposition lets Self perform a red barrel roll or boost action.
var redReposition = Perform(Self, game.AsRed, game.BarrelRollAction, game.BoostAction)

// gentleBanks reports whether a maneuver is a bank of speed 2 or 3.
var gentleBanks = All(Bearings(geom.BankLeft, geom.BankRight), Speed(2, 3))

// hardTurns reports whether a maneuver is a turn of speed 3.
var hardTurns = All(Bearings(geom.TurnLeft, geom.TurnRight), Speed(3, 3))

// onItsLock reports whether the attack is a primary one on a ship that the attacker has locked.
var onItsLock = All(PrimaryAttack, Self.Is(HasLockOn(Defender)))

// turretAhead keeps the turret arc from the sides.
var turretAhead = []Mod{Exclude(TurretArcs, Left|Right)} // or behind

// redBoostOrRotate lets Self perform a red boost or rotate action.
var redBoostOrRotate = Perform(Self, game.AsRed, game.BoostAction, game.RotateAction)

// closePrimary reports whether Self makes a primary attack at range 0-1.
var closePrimary = All(Attacking, PrimaryAttack, AttackRange(0, 1))

// lockAction reports whether the window is about a lock action.
var lockAction = About(game.LockAction)
