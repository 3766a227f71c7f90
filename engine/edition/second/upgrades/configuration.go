package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// configuration are the configurations.
func configuration() []Def {
	return []Def{
		{ID: "alpha3bbesh",
			Summary: "In primary attacks you may spend your lock on the defender to change 1 blank or " +
				"focus result to a hit.",
			Abilities: []Ability{{Name: "change a result", When: ModifyAttack, If: []Cond{PrimaryAttack},
				Do: []Op{SpendLock(Defender), Change(AttackDice, 1, Blank|Focus, Hit)}}}},

		ancillaryIon("alpha3eesk"),

		{ID: "calibratedlasertargeting",
			Summary: "In your primary attacks on a ship in your bullseye arc you add 1 focus result.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyAttack, Must: true,
				If: []Cond{PrimaryAttack, Defender.Is(In(Bullseye))}, Do: []Op{AddResult(AttackDice, Focus)}}}},

		{ID: "corsairrefit",
			Summary: "Bonus attack (1 energy): you make an attack with a cannon, turret or missile upgrade.",
			Bonus:   []BonusTerms{{Energy: []int{1}, Slots: []string{"cannon", "turret", "missile"}}}},

		{ID: "enhancedjammingsuite",
			Summary: "Your jams reach yourself and other friendly ships, too. While you defend, you " +
				"may roll 1 more defense die if the attacker has no green token or a ship with a jam " +
				"token is in the attack arc.",
			Mods: []Mod{Include(ActionReach, ToItself|ToFriends).If(About(game.JamAction))},
			Abilities: []Ability{{Name: "jammed", When: BeforeRoll(DefenseDice), If: []Cond{
				Either(Attacker.Is(Not(Has(GreenTokens))), Any(Has(JamToken), Attacker.In(OfAttack)))},
				Do: []Op{AddDice(DefenseDice, 1)}}}},

		strut("grapplingstruts"),

		{ID: "integratedsfoils",
			Summary: "Closed: 1 attack die fewer in primary attacks on a ship that is not in your " +
				"bullseye arc, but you may barrel roll. Before you activate, you may flip this card.",
			Mods:      []Mod{Add(AttackDiceOf, -1).If(PrimaryAttack, Not(Defender.Is(In(Bullseye)))).OnSide(1)},
			Abilities: []Ability{flip}},

		{ID: "interceptbooster",
			Summary: "Attached: you may SLAM, and lose a charge each round; in the System phase you gain " +
				"1 disarm token or flip this card, which flips as the End phase ends without a charge.",
			Abilities: []Ability{
				{Name: "keep the booster", When: SystemStep, Must: true, Side: 1,
					Do: []Op{PickOne(Self, Alt("gain a disarm token", Gain(Self, 1, DisarmToken)),
						Alt("drop the booster", FlipCard()))}},
				{Name: "drop the booster", When: EndOf(game.EndPhase), Must: true, Side: 1,
					If: []Cond{Not(Has(Charge))}, Do: []Op{FlipCard()}},
			}},

		{ID: "l337sprogramming-battleofyavin",
			Summary: "While you have no active shield your bank maneuvers are easier.",
			Mods: []Mod{Add(DifficultyOf, -1).If(Not(Has(Shield)),
				Bearings(geom.BankLeft, geom.BankRight))}},

		strut("landingstruts"),

		{ID: "maneuverassistmgk300",
			Summary: "Your straight and bank maneuvers of speed 3 are easier.",
			Mods: []Mod{Add(DifficultyOf, -1).If(Speed(3, 3),
				Bearings(geom.Straight, geom.BankLeft, geom.BankRight))}},

		{ID: "os1arsenalloadout",
			Summary: "Adds a torpedo and a missile slot. While you have exactly 1 disarm token, you " +
				"may perform torpedo and missile attacks against ships you have locked. If you do, you " +
				"cannot spend that lock during the attack.",
			Mods: []Mod{
				Permits(game.Disarmed).If(ordnance, oneDisarm, HasLockOn(Defender)),
				Forbids(SpendingLocks).If(Attacking, ordnance, Has(DisarmToken)),
			}},

		{ID: "pivotwing",
			Summary: "Closed: 1 defense die fewer, but after a stationary maneuver you may rotate by " +
				"90 or 180 degrees. Before you activate, you may flip this card.",
			Mods: []Mod{Add(DefenseDiceOf, -1).OnSide(1)},
			Abilities: []Ability{
				{Name: "rotate", When: AfterManeuver, Side: 1, If: []Cond{Bearings(geom.Stationary)},
					Do: []Op{pivot}},
				flip,
			}},

		{ID: "repulsorliftstabilizers",
			Summary: "Inactive: reduce the difficulty of your straight maneuvers. After you fully " +
				"execute a maneuver, you may flip this card. Active: execute the bank and turn maneuvers " +
				"that you reveal as sideslips, then flip this card. After you fully execute any other " +
				"maneuver, you may flip this card.",
			Mods: []Mod{Add(DifficultyOf, -1).If(Bearings(geom.Straight)).OnSide(1)},
			Abilities: []Ability{
				{Name: "activate", When: AfterManeuver, Side: 1, If: []Cond{FullyExecuted},
					Do: []Op{FlipCard()}},
				{Name: "prepare a sideslip", When: AfterReveal, Side: 2, Must: true,
					If: []Cond{Revealed(Bearings(geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight))},
					Do: []Op{Mark(ThisActivation, Self)}},
				{Name: "sideslip", When: BeforeManeuver, Side: 2, Must: true,
					If: []Cond{OfDial, Marked}, Do: []Op{rules.Sideslip()}},
				{Name: "settle", When: AfterManeuver, Side: 2, Must: true, If: []Cond{rules.Sideslips},
					Do: []Op{FlipCard()}},
				{Name: "deactivate", When: AfterManeuver, Side: 2,
					If: []Cond{FullyExecuted, Not(rules.Sideslips)}, Do: []Op{FlipCard()}},
			}},

		{ID: "sensitivecontrols",
			Summary: "Instead of Autothrusters: in the System phase you may perform a red barrel roll " +
				"or red boost action."},

		{ID: "servomotorsfoils",
			Summary: "Closed: 1 attack die fewer in primary attacks, but you may boost. Before you " +
				"activate, you may flip this card.",
			Mods:      []Mod{Add(AttackDiceOf, -1).If(PrimaryAttack).OnSide(1)},
			Abilities: []Ability{flip}},

		// A cannon is not attacked with twice in a round by any other ability, so that the one of the
		// present attack is the only one used.
		{ID: "stabilizedsfoils",
			Summary: "Open: after you perform an attack, you may spend your lock on the defender to " +
				"perform a bonus attack against it with a different cannon. Before you activate, you " +
				"may flip this card if you have no faceup damage cards.",
			Abilities: []Ability{
				{Name: "attack with a cannon", When: AftermathBonus, Side: 2,
					Do: []Op{SpendLock(Defender),
						rules.Attack(Self, rules.Bonus, rules.With(rules.InSlots("cannon")),
							rules.With(rules.Another), rules.Against(Defending))}},
				{Name: "flip", When: BeforeActivate, If: []Cond{Not(Has(FaceupCard))},
					Do: []Op{FlipCard()}},
			}},

		{ID: "strutlockoverride-siegeofcoruscant",
			Summary: "Before you activate, you may spend 1 charge: this round obstacles that you only " +
				"move through have no effect on you.",
			Abilities: []Ability{{Name: "override the struts", When: BeforeActivate,
				Do: []Op{Spend(Self, 1, Charge),
					Lasting(ThisRound, Self, Ignores(ObstaclesMoving).If(Not(rules.OverlapsIt)))}}}},

		{ID: "swivelwing",
			Summary: "Down: after you execute a stationary maneuver, you may rotate 90 or 180 degrees. " +
				"If you do, flip this card. Up: while you defend, roll 1 fewer defense die. After you " +
				"fully execute a maneuver other than a stationary one, you may flip this card.",
			Mods: []Mod{Add(DefenseDiceOf, -1).OnSide(2)},
			Abilities: []Ability{
				{Name: "rotate", When: AfterManeuver, Side: 1, If: []Cond{Bearings(geom.Stationary)},
					Do: []Op{pivot, FlipCard()}},
				{Name: "lower the wing", When: AfterManeuver, Side: 2,
					If: []Cond{FullyExecuted, Not(Bearings(geom.Stationary))}, Do: []Op{FlipCard()}},
			}},

		{ID: "targetassistmgk300",
			Summary: "Before you engage, with no green token and unless stressed, you gain a calculate " +
				"token for each enemy ship in your firing arc at range 2-3, 2 at most.",
			Abilities: []Ability{{Name: "calculate", When: BeforeEngage, Must: true,
				If: []Cond{Not(Has(GreenTokens)), Not(Stressed), Any(Enemy, In(Firing, 2, 3))},
				Do: []Op{Gain(Self, Ships(Enemy, In(Firing, 2, 3)).Max(2), CalculateToken)}}}},

		{ID: "tiedefenderelite",
			Summary: "Advanced Fire Control instead of Full Throttle. Your turns are easier, your " +
				"Koiogran turns harder.",
			Mods: []Mod{
				Add(DifficultyOf, -1).If(Bearings(geom.TurnLeft, geom.TurnRight)),
				Add(DifficultyOf, 1).If(Bearings(geom.Koiogran)),
			}},

		{ID: "vectoredcannonsrz1",
			Summary: "Your primary weapon is a single turret, and your ship ability is Vectored Cannons: " +
				"in the System phase you may perform a red boost or red rotate action.",
			Turret: &TurretTerms{Primary: true}},

		{ID: "wartimeloadout",
			Summary: "Adds a torpedo and a missile slot. You gain the ship ability Devastating " +
				"Barrage: while you perform a torpedo or missile attack against a ship in your " +
				"bullseye arc, evade results cannot cancel your critical hits."},

		{ID: "xg1assaultconfiguration",
			Summary: "You have a cannon slot. With exactly 1 disarm token you may make cannon attacks, " +
				"with 3 dice at most.",
			Mods: []Mod{
				Permits(game.Disarmed).If(AttackWith("cannon"), oneDisarm),
				Cap(AttackDiceOf, 3).If(AttackWith("cannon"), Has(DisarmToken)),
			}},
	}
}

// ordnance reports whether the present attack is a torpedo or missile attack.
var ordnance = AttackWith("torpedo", "missile")

// oneDisarm reports whether a ship has exactly 1 disarm token.
var oneDisarm = Between(Count(DisarmToken), 1, 1)

// flip is what lets a ship turn its configuration over before it activates.
var flip = Ability{Name: "flip", When: BeforeActivate, Do: []Op{FlipCard()}}

// pivot rotates the ship in place, by as much as its player likes.
var pivot = PickOne(Self, Alt("rotate by 90 degrees", rules.RotateShip(Self)),
	Alt("rotate by 180 degrees", rules.TurnRound(Self)))

// strut is one of them. Closed, they are opened on the obstacle that a maneuver ends on. Open, they
// keep the ship there, until it reveals a straight 2 or is on no such obstacle any more. The maneuver
// that opened them does not close them again.
func strut(id string) Def {
	stays := []Cond{Revealed(Not(All(Bearings(geom.Straight), Speed(2, 2)))),
		NearObstacle(0, geom.Asteroid, geom.Debris)}
	return Def{ID: id,
		Summary: "Closed: after your maneuver ends on an asteroid or debris cloud, if at most 1 other " +
			"friendly ship is on it, you may flip this card. Open: ignore obstacles you move through " +
			"or are on. When you reveal a maneuver other than a straight 2 on an asteroid or debris " +
			"cloud, skip it, remove 1 stress token and, for a left or right maneuver, rotate to that " +
			"side. After you execute a maneuver, flip this card.",
		Mods: []Mod{
			Ignores(ObstaclesMoving).OnSide(2),
			Ignores(ObstaclesAtRest).OnSide(2),
			Ignores(ObstaclesInAttacks).If(standsAt).OnSide(2),
		},
		Abilities: []Ability{
			{Name: "open the struts", When: ObstacleMet, Side: 1, Per: game.OncePerRound,
				If: []Cond{maneuvers, Obstacle(geom.Asteroid, geom.Debris), rules.OverlapsIt,
					Compare(Ships(OtherFriend, atMet), AtMost, 1)},
				Do: []Op{FlipCard()}},
			{Name: "stay", When: AfterReveal, Must: true, Side: 2, If: stays,
				Do: []Op{Lasting(ThisActivation, Self, Forbids(Maneuvering)),
					Provided(Stressed, Remove(Self, 1, StressToken)),
					Provided(Revealed(toLeft), rules.RotateShip(Self, geom.Left)),
					Provided(Revealed(toRight), rules.RotateShip(Self, geom.Right))}},
			{Name: "close the struts", When: AfterManeuver, Must: true, Side: 2,
				If: []Cond{Not(UsedThisRound(0))}, Do: []Op{FlipCard()}},
		}}
}

// toLeft and toRight report to which side the maneuver goes.
var (
	toLeft  = Bearings(geom.BankLeft, geom.TurnLeft, geom.SegnorLeft, geom.TallonLeft)
	toRight = Bearings(geom.BankRight, geom.TurnRight, geom.SegnorRight, geom.TallonRight)
)

// maneuvers reports whether the present move is a maneuver.
func maneuvers(x *game.Exec) bool {
	switch x.Move().Kind {
	case game.ManeuverMove, game.SlamMove, game.ExtraMove, game.DeployMove:
		return true
	}
	return false
}

// atMet reports whether a ship is at range 0 of the obstacle of the moment.
func atMet(x *game.Exec) bool { return RangeTo(x, x.Subject(), x.Trigger().Object) == 0 }

// standsAt reports whether the ship is at range 0 of the obstacle that is weighed.
func standsAt(x *game.Exec) bool {
	w := x.Weighed()
	return w != nil && w.Object.Kind == game.ObstacleObject && RangeTo(x, x.Self(), w.Object) == 0
}
