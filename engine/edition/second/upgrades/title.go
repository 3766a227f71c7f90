package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// title are the titles.
func title() []Def {
	return []Def{
		// Andrasta and others do only what their data grant: slots and actions.
		{ID: "andrasta", Summary: "You have a device slot, and you may reload."},

		{ID: "assailer",
			Summary:   "While you defend at attack range 1, you may roll 1 more defense die.",
			Abilities: []Ability{oneMoreDie(AttackRange(1, 1))}},

		{ID: "b6bladewingprototype", Summary: "You have a gunner slot."},

		boosterSlam("blackone", "ion", IonToken),

		{ID: "bloodcrow",
			Summary: "While you attack at attack range 1-2, you may add 1 focus result.",
			Abilities: []Ability{{Name: "add a focus result", When: ModifyAttack, If: []Cond{AttackRange(1, 2)},
				Do: []Op{AddResult(AttackDice, Focus)}}}},

		{ID: "brighthope",
			Summary: "You can reinforce only your full front arc. While you are reinforced, you may roll 1 more defense die as " +
				"you defend against an attacker in your full front arc.",
			Mods:      []Mod{Forbids(Acting).If(About(ReinforceAft))},
			Abilities: []Ability{oneMoreDie(Has(ReinforceFore|ReinforceAft), Attacker.Is(In(FullFront)))}},

		{ID: "brokenhorn",
			Summary: "While you are damaged, the difficulty of your speed 3-5 maneuvers is reduced by one step.",
			Mods:    []Mod{Add(DifficultyOf, -1).If(Damaged, Speed(3, 5))}},

		{ID: "corvus",
			Summary: "You have room for 2 docked small ships. After you perform a calculate action, you gain 1 calculate token.",
			Dock:    &DockTerms{Small: true, Room: 2},
			Abilities: []Ability{{Name: "calculate more", When: AfterAction, Must: true, If: []Cond{About(game.CalculateAction)},
				Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		{ID: "dauntless",
			Summary: "You may perform 1 white action as red after you partially execute a maneuver.",
			Abilities: []Ability{{Name: "white action as red", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted)}, Do: []Op{Perform(Self, game.OnlyWhite|game.AsRed)}}}},

		{ID: "gauntlet",
			Summary: "You have a crew slot. In the System phase you may spend 1 charge to repair a " +
				"faceup Ship damage card.",
			Abilities: []Ability{{Name: "repair a Ship card", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge), rules.Repair(Self, rules.Faceup, "ship")}}}},

		{ID: "ghost",
			Summary: "One attack shuttle or Sheathipede of yours may dock with this ship. It deploys " +
				"from the rear guides only.",
			Dock: &DockTerms{Ships: []string{"attackshuttle", "sheathipedeclassshuttle"}, Room: 1,
				Rear: true}},

		{ID: "grappler",
			Summary: "While you attack with Drill Beak at attack range 1, a tractored defender counts as at range 0.",
			Mods: []Mod{Set(AttackRangeOf, 0).If(AttackCard("drillbeak"), AttackRange(1, 1),
				Defender.Is(rules.Enough(TractorToken)))}},

		{ID: "havoc", Summary: "You have a sensor and an astromech slot, and no crew slot."},

		{ID: "houndstooth",
			Summary: "One Z-95-AF4 Headhunter of yours may dock with this ship.",
			Dock:    &DockTerms{Ships: []string{"z95af4headhunter"}, Room: 1}},

		{ID: "ig2000",
			Summary: "The pilot ability of each other friendly ship with this upgrade is yours, too.",
			Shares:  &ShareTerms{From: "ig2000"}},

		{ID: "impetuous",
			Summary: "After you attack and destroy the defender, you may perform a focus or lock action.",
			Abilities: []Ability{{Name: "press on", When: AfterAttack, If: []Cond{AttackDestroyed},
				Do: []Op{Perform(Self, 0, game.FocusAction, game.LockAction)}}}},

		{ID: "insatiableworrt",
			Summary: "In the End phase you may recover 1 more shield or 1 more energy.",
			Abilities: []Ability{{Name: "recover more", When: DuringEnd,
				Do: []Op{PickOne(Self, Alt("recover a shield", Recover(Self, 1, Shield)),
					Alt("recover energy", GainEnergy(Self, 1)))}}}},

		{ID: "instigator",
			Summary: "While you attack a ship with an orange or red token, you may reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Defender.Is(Has(OrangeTokens | RedTokens))},
				Do: []Op{Reroll(AttackDice, 2)}}}},

		{ID: "jainaslight",
			Summary: "While a friendly ship at range 0-2 defends and an obstacle obstructs the attack, you may spend 1 energy: " +
				"it rolls 1 more defense die.",
			Abilities: []Ability{{Name: "warn of the attack", When: BeforeRoll(DefenseDice), By: []Cond{Friend, At(0, 2)},
				If: []Cond{AcrossObstacle}, Do: []Op{SpendEnergy(1), AddDice(DefenseDice, 1)}}}},

		{ID: "kazsfireball",
			Summary: "As you begin damaged you may look for a Ship damage card in the damage deck, which you " +
				"are dealt facedown. You may perform actions of damage cards while ionized.",
			Mods: []Mod{Permits(game.IonizedFocus).If(rules.ByDamageCard)},
			Abilities: []Ability{{Name: "begin damaged", When: ForcesPlaced, Must: true,
				If: []Cond{ShipAbility("Explosion with Wings")},
				Do: []Op{PickOne(Self, Alt("a Ship damage card of your choice", rules.DealSearched("ship")),
					Alt("a damage card at random", rules.DealFacedownCard(Self)))}}}},

		{ID: "landosmillenniumfalcon",
			Summary: "A friendly Escape Craft may dock with you. While it is docked, its shields count " +
				"as yours, and when you would suffer damage, you may have it lose its shields first. " +
				"While you perform a primary attack against a stressed ship, roll 1 additional attack " +
				"die.",
			Dock: &DockTerms{Ships: []string{"escapecraft"}, Room: 1, Shields: true},
			Mods: []Mod{Add(AttackDiceOf, 1).If(PrimaryAttack, Defender.Is(Stressed))},
			Abilities: []Ability{{Name: "use docked shields", When: WouldSuffer,
				Do: []Op{sufferOnDocked()}}}},

		{ID: "liberator",
			Summary: "You have room for 2 docked small ships. After a ship deploys from you, it may perform a focus or barrel roll " +
				"action.",
			Dock:      &DockTerms{Small: true, Room: 2},
			Abilities: []Ability{fromHere("act at once", Perform(Active, 0, game.FocusAction, game.BarrelRollAction))}},

		{ID: "luminous",
			Summary: "You begin the match in reserve. After forces are placed, you are placed at range 0-2 of a friendly ship.",
			Abilities: []Ability{
				{Name: "follow the fleet", When: BeforePlacing, Must: true, Do: []Op{rules.EnterReserve(Self)}},
				{Name: "join the fleet", When: ForcesPlaced, Must: true, Docked: true,
					Do: []Op{rules.EnterPlay(rules.NearFriend(2))}},
			}},

		{ID: "marauder",
			Summary: "You have a gunner slot. In primary attacks out of your rear arc you may reroll 1 " +
				"die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, AttackWith(Rear)}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "merchantone",
			Summary: "Bonus attack: you make an attack with a turret upgrade.",
			Bonus:   []BonusTerms{{Energy: []int{0}, Slots: []string{"turret"}}}},

		{ID: "millenniumfalcon",
			Summary: "While you defend and are evading, you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense, If: []Cond{Has(EvadeToken)},
				Do: []Op{Reroll(DefenseDice, 1)}}}},

		{ID: "millenniumfalcon-battleoverendor",
			Summary: "While you attack or defend, you may reroll 1 die if you have a red or orange " +
				"token other than a lock.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{Has(RedButLocks | OrangeTokens)},
					Do: []Op{Reroll(AttackDice, 1)}},
				{Name: "reroll", When: ModifyDefense, If: []Cond{Has(RedButLocks | OrangeTokens)},
					Do: []Op{Reroll(DefenseDice, 1)}},
			}},

		{ID: "misthunter", Summary: "You have a cannon slot, and you may barrel roll."},

		{ID: "moldycrow",
			Summary: "You have a front arc primary weapon of 3 dice. In the End phase you may keep " +
				"up to 2 focus tokens.",
			Abilities: []Ability{{Name: "keep focus tokens", When: DuringEnd,
				Do: []Op{KeepTokens(Self, UpTo(2), FocusToken)}}}},

		{ID: "nautolansrevenge",
			Summary: "Before you engage, you may spend 1 calculate token to recover 1 energy, and then do so once more.",
			Abilities: []Ability{{Name: "recover energy", When: BeforeEngage,
				Do: calculateEnergy(May("recover a second energy", calculateEnergy()...))}}},

		{ID: "neimoidiangrasp",
			Summary: "After you attack, you may evade as a red action. While you have an evade token, you may defend with 1 more die.",
			Abilities: []Ability{
				{Name: "turn away", When: AfterAttack, Do: []Op{Perform(Self, game.AsRed, game.EvadeAction)}},
				oneMoreDie(Has(EvadeToken)),
			}},

		{ID: "nightbrother",
			Summary: "You have a crew slot. After you reveal a maneuver that is not blue, while " +
				"stressed you may spend 2 charges to gain 1 focus or evade token.",
			Abilities: []Ability{{Name: "keep calm", When: AfterReveal,
				If: []Cond{Revealed(Not(ManeuverIs(game.DifficultyBlue))), Stressed},
				Do: []Op{Spend(Self, 2, Charge), Gain(Self, 1, FocusToken|EvadeToken)}}}},

		{ID: "outrider",
			Summary: "In your attacks that an obstacle obstructs the defender rolls 1 die fewer. After " +
				"you fully execute a maneuver through or onto an obstacle, you may remove 1 red or " +
				"orange token.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacking, AcrossObstacle)},
			Abilities: []Ability{{Name: "shake a token off", When: AfterManeuver,
				If: []Cond{FullyExecuted, rules.MetObstacle},
				Do: []Op{Remove(Self, 1, RedTokens|OrangeTokens)}}}},

		{ID: "outrider2023",
			Summary: "You roll 1 more attack die in primary attacks at range 3. In attacks that an " +
				"obstacle obstructs you may change 1 of the defender's evades to a focus result.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(PrimaryAttack, AttackRange(3, 3))},
			Abilities: []Ability{{Name: "change an evade", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{AcrossObstacle},
				Do: []Op{Change(DefenseDice, 1, Evade, Focus)}}}},

		{ID: "phantom",
			Summary: "You may dock at range 0-1.",
			Mods:    []Mod{Add(DockReach, 1)}},

		{ID: "punishingone",
			Summary: "You have an astromech slot in place of a crew slot. You roll 1 more attack die in " +
				"primary attacks on a ship in your front arc.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(PrimaryAttack, Defender.Is(In(Front)))}},

		{ID: "quantumstorm",
			Summary: "After you fully execute a white maneuver, you recover 1 energy.",
			Abilities: []Ability{{Name: "recover energy", When: AfterManeuver, Must: true,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyWhite)}, Do: []Op{GainEnergy(Self, 1)}}}},

		{ID: "razorcrest",
			Summary: "After forces are placed, place 1 illicit upgrade that is not limited facedown under this card. In " +
				"the System phase you may reveal it, and are equipped with it.",
			Swaps: &SwapTerms{Slots: []string{"illicit"}, Under: true},
			Abilities: []Ability{
				{Name: "hide an upgrade", When: ForcesPlaced, Must: true, Do: []Op{rules.HideUpgrade()}},
				{Name: "reveal the upgrade", When: SystemStep, Do: []Op{rules.RevealUpgrade()}},
			}},

		{ID: "requiem",
			Summary: "After a ship deploys from you, it may acquire a lock on a ship that you have locked, at any range.",
			Abilities: []Ability{fromHere("share a lock", Choose(Self.Is(HasLockOn(Chosen))),
				rules.LockOn(Active, ObjectOf(Chosen), rules.AtAnyRange))}},

		{ID: "reysmillenniumfalcon",
			Summary: "With 2 stress tokens or fewer you may execute red Segnor's loops and perform boost " +
				"and rotate actions while stressed.",
			Mods: []Mod{
				Permits(game.RedOnStress).If(Compare(Count(StressToken), AtMost, 2),
					Bearings(geom.SegnorLeft, geom.SegnorRight)),
				Permits(game.Stressed).If(Compare(Count(StressToken), AtMost, 2),
					About(game.BoostAction, game.RotateAction)),
			}},

		{ID: "scimitar",
			Summary: "Once forces are placed, you may gain 1 cloak token. After you decloak, you may " +
				"jam an enemy ship in your bullseye arc.",
			Abilities: []Ability{
				{Name: "begin cloaked", When: ForcesPlaced, Do: []Op{Gain(Self, 1, CloakToken)}},
				{Name: "jam an enemy", When: AfterDecloak,
					Do: []Op{Choose(Enemy, In(Bullseye)), Gain(Chosen, 1, JamToken)}},
			}},

		{ID: "shadowcaster",
			Summary: "After you hit a ship in both your turret arc and your front arc, it gains 1 " +
				"tractor token.",
			Abilities: []Ability{{Name: "grapple", When: AfterAttack, Must: true,
				If: []Cond{AttackHit, Defender.Is(In(Turret), In(Front))},
				Do: []Op{Gain(Defender, 1, TractorToken)}}}},

		{ID: "slavei",
			Summary: "Adds a torpedo slot. After you reveal a bank or turn maneuver, you may set your " +
				"dial to the same maneuver in the opposite direction.",
			Abilities: []Ability{{Name: "turn the other way", When: AfterReveal,
				Do: []Op{TurnDial(Self, mirrored, asPrinted)}}}},

		{ID: "slavei-swz82",
			Summary: "You have a gunner slot. In attacks out of your front arc, from the defender's full " +
				"rear arc, you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				If: []Cond{AttackWith(Front), Defender.In(FullRear)},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "soullessone",
			Summary: "You have 2 more hull. While you defend against a ship outside your firing arc, " +
				"you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense,
				If: []Cond{Not(Attacker.Is(In(Firing)))}, Do: []Op{Reroll(DefenseDice, 1)}}}},

		{ID: "st321",
			Summary: "After you perform a coordinate action, you may acquire a lock on an enemy at " +
				"range 0-3 of the coordinated ship, at any range.",
			Abilities: []Ability{{Name: "lock an enemy", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)},
				Do: []Op{Choose(Enemy, Other.At(0, 3)),
					LockShip(Chosen)}}}},

		// The token is an effect of a jam, not the action, whose range does not count.
		{ID: "suppressor",
			Summary: "After you coordinate a friendly ship, you may spend 1 energy to choose an enemy ship at range 0-2 of that " +
				"ship, which gains 1 jam token.",
			Abilities: []Ability{{Name: "jam an enemy", When: AfterAction, If: []Cond{About(game.CoordinateAction)},
				Do: []Op{SpendEnergy(1), Choose(Enemy, Other.At(0, 2)), Gain(Chosen, 1, JamToken)}}}},

		{ID: "tantiveiv",
			Summary:   "You may roll 1 more defense die while you defend against an attacker in your rear arc.",
			Abilities: []Ability{oneMoreDie(Attacker.Is(In(Rear)))}},

		{ID: "thunderstrike",
			Summary: "In a bonus attack on a ship that you have not attacked in this phase, you may reroll 1 attack die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{bonusAttack, Not(Defender.Is(AttackedBy(Same(Self))))}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "trident",
			Summary: "After you overlap a ship, or a ship overlaps you, you may spend 1 energy: it gains 3 tractor tokens, unless " +
				"it is tractored already.",
			Abilities: []Ability{
				{Name: "hold the ship below", When: AfterOverlap, If: []Cond{Other.Is(loose)},
					Do: []Op{SpendEnergy(1), Gain(Other, 3, TractorToken)}},
				{Name: "hold the ship", When: AfterOverlap, By: []Cond{loose}, Against: []Cond{Same(Self)},
					Do: []Op{SpendEnergy(1), Gain(Active, 3, TractorToken)}},
			}},

		{ID: "vector",
			Summary:   "After a ship deploys from you, it may perform an evade or boost action.",
			Abilities: []Ability{fromHere("act at once", Perform(Active, 0, game.EvadeAction, game.BoostAction))}},

		{ID: "virago",
			Summary: "You have 1 more shield and a modification slot. In the End phase you may spend 1 " +
				"charge to perform a red boost action.",
			Abilities: []Ability{{Name: "boost", When: DuringEnd,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsRed, game.BoostAction)}}}},

		{ID: "xanadublood", Summary: "You have a crew and a device slot, and a red cloak action."},
	}
}

// mirrored reports whether a maneuver is the bank or turn that is shown, to the other side.
func mirrored(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Speed == shown.Speed && slices.ContainsFunc([][2]geom.Bearing{
		{geom.BankLeft, geom.BankRight}, {geom.TurnLeft, geom.TurnRight},
	}, func(p [2]geom.Bearing) bool {
		return p == [2]geom.Bearing{shown.Bearing, to.Bearing} ||
			p == [2]geom.Bearing{to.Bearing, shown.Bearing}
	})
}

// sufferOnDocked is the op with which a ship that is about to suffer damage has the shields of a ship
// docked with it go first, for as many points as its player picks.
func sufferOnDocked() Op {
	most := func(x *game.Exec) int {
		d := x.Damage()
		if d == nil || d.Cards || d.Lent > 0 {
			return 0
		}
		return min(int(d.Hits)+int(d.Crits), DockedShields(x, x.Self()))
	}
	return Op{What: "use docked shields", Can: func(x *game.Exec) bool { return most(x) > 0 },
		Do: game.Step{
			Name: "choose how many docked shields to use",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for n := 1; n <= most(x); n++ {
					q.AddNumber(n)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Damage().Lent = uint8(c.N) },
		}}
}

// loose is that a ship is not tractored.
var loose = Not(rules.Enough(TractorToken))

// oneMoreDie lets the ship roll 1 more defense die while it defends under conditions.
func oneMoreDie(conds ...Cond) Ability {
	return Ability{Name: "roll 1 more die", When: BeforeRoll(DefenseDice), If: conds, Do: []Op{AddDice(DefenseDice, 1)}}
}

// calculateEnergy are the ops that recover 1 energy for a calculate token, and what may follow.
func calculateEnergy(then ...Op) []Op {
	return append([]Op{Spend(Self, 1, CalculateToken), GainEnergy(Self, 1)}, then...)
}

// fromHere is an ability that is used after a ship has deployed from the ship of the card.
func fromHere(name string, do ...Op) Ability {
	return Ability{Name: name, When: AfterDeploy, By: []Cond{Anyone}, Against: []Cond{Same(Self)}, Do: do}
}
