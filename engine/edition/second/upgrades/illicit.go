package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// illicit are the illicit upgrades.
func illicit() []Def {
	return []Def{
		{ID: "babufrik",
			Summary: "If you would gain a red or orange token, you may spend 1 charge to place it on " +
				"this card instead. In the System phase, with a token here, spend 1 charge, or gain " +
				"all of them if you cannot.",
			Abilities: []Ability{
				{Name: "put it off", When: WouldGain, If: []Cond{About(RedButLocks | OrangeTokens)},
					Do: []Op{Spend(Self, 1, Charge), Instead(Hold(That))}},
				{Name: "keep it off", When: SystemStep, Must: true, If: []Cond{Has(Held)},
					Do: []Op{Provided(Not(Has(Charge)), gainHeld), Provided(Has(Charge), Spend(Self, 1, Charge))}},
			}},

		{ID: "chaffparticles-rsl",
			Summary: "While you defend, after results are neutralized, you may spend 1 charge and 1 focus " +
				"or evade result to remove 1 red or orange token.",
			Abilities: []Ability{{Name: "shake a token off", When: AfterNeutralize,
				Do: []Op{Spend(Self, 1, Charge), SpendResult(DefenseDice, Focus|Evade),
					Remove(Self, 1, RedTokens|OrangeTokens)}}}},

		{ID: "cloakingdevice",
			Summary: "Action: pay 1 charge and perform a cloak action. Each Planning phase starts with " +
				"a check if you are cloaked: roll 1 attack die, and on a focus result either decloak " +
				"or lose the cloak token.",
			Actions: []Ability{{Name: "cloak with the device",
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.CloakAction)}}},
			Abilities: []Ability{{Name: "keep the cloak up", When: StartOf(game.PlanningPhase), Must: true,
				If: []Cond{Has(CloakToken)},
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Focus), PickOne(Self,
						Alt("decloak", rules.DecloakNow()),
						Alt("discard the cloak token", Remove(Self, 1, CloakToken))))}}}},

		{ID: "coaxiumhyperfuel",
			Summary: "You may SLAM while stressed; then you expose a damage card or suffer 1 critical " +
				"damage. After you partially execute a maneuver, you may do either to SLAM.",
			Mods: []Mod{Permits(game.Stressed).If(About(game.SlamAction))},
			Abilities: []Ability{
				{Name: "burn out", When: AfterAction, Must: true,
					If: []Cond{About(game.SlamAction), Acted(game.WhileStressed)}, Do: []Op{burnFuel}},
				{Name: "SLAM", When: AfterManeuver, If: []Cond{Not(FullyExecuted)},
					Do: []Op{burnFuel, Perform(Self, game.AnyStep, game.SlamAction)}},
			}},

		{ID: "contrabandcybernetics",
			Summary: "Before you activate, you may spend 1 charge to perform actions and execute red " +
				"maneuvers this round while stressed.",
			Abilities: []Ability{{Name: "override your stress", When: BeforeActivate, Do: []Op{
				Spend(Self, 1, Charge), Lasting(ThisRound, Self, Permits(game.Stressed)),
				Lasting(ThisRound, Self, Permits(game.RedOnStress))}}}},

		{ID: "deadmansswitch",
			Summary: "Each other ship at range 0-1 suffers 1 hit damage after you are destroyed.",
			Abilities: []Ability{{Name: "explode", When: AfterDestroyed, Must: true,
				Do: []Op{EachShip(othersNear, Suffer(Chosen, 1, Hit))}}}},

		{ID: "falsetranspondercodes",
			Summary: "After you lock a ship or a ship locks you, an active charge is lost and that " +
				"ship is jammed at any range.",
			Abilities: []Ability{
				{Name: "jam the ship locked", When: AfterLock, Must: true, If: []Cond{Other.Is(aShip)},
					Do: []Op{Lose(Self, 1, Charge), Gain(Other, 1, JamToken)}},
				{Name: "jam the ship that locks", When: AfterLock, Must: true, Against: []Cond{Same(Self)},
					Do: []Op{Lose(Self, 1, Charge), Gain(Active, 1, JamToken)}},
			}},

		{ID: "feedbackarray",
			Summary: "You may gain 1 ion and 1 disarm token before you engage. If you do, you and each " +
				"other ship at range 0 suffer 1 hit damage.",
			Abilities: []Ability{{Name: "shock", When: BeforeEngage,
				Do: []Op{Gain(Self, 1, IonToken), Gain(Self, 1, DisarmToken),
					EachShip([]Cond{At(0, 0)}, Suffer(Chosen, 1, Hit))}}}},

		{ID: "feedbackemitter-battleoverendor", NoRecover: true,
			Summary: "After a ship locks you, you may spend 1 charge, which cannot be recovered, to jam it at " +
				"any range.",
			Abilities: []Ability{{Name: "jam the ship that locks", When: AfterLock,
				Against: []Cond{Same(Self)},
				Do:      []Op{Spend(Self, 1, Charge), Gain(Active, 1, JamToken)}}}},

		{ID: "fuelinjectionoverride-rsl",
			Summary: "Before you activate, you may spend 1 charge and gain 1 strain token. Then your " +
				"moves of this round use a template of 1 speed higher, if there is one.",
			Abilities: []Ability{{Name: "inject fuel", When: BeforeActivate,
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, StrainToken),
					Lasting(ThisRound, Self, Add(TemplateSpeed, 1))}}}},

		{ID: "hotshottailblaster",
			Summary: "Attack for 1 charge: 2 dice out of your rear arc at range 0-1.",
			Weapon:  &WeaponTerms{Charges: 1}},

		// What is executed is not what was revealed, which stays (2e.activation.set-dial-changes-revealed).
		// The token would come after the maneuver; a white one neither asks for it nor removes it.
		{ID: "inertialdampeners",
			Summary: "Before you would execute the maneuver that you revealed, you may spend 1 shield " +
				"to execute a white stationary one instead; you gain 1 stress token.",
			Abilities: []Ability{{Name: "stand still", When: BeforeManeuver, If: []Cond{OfDial},
				Do: []Op{Spend(Self, 1, Shield), Run("stand still instead", func(x *game.Exec) {
					x.Move().Maneuver = game.Maneuver{Bearing: geom.Stationary,
						Difficulty: game.DifficultyWhite}
				}), Gain(Self, 1, StressToken)}}}},

		{ID: "overtunedmodulators",
			Summary: "System phase: if you are not stressed, you may spend 1 charge to gain 3 " +
				"calculate tokens. While the charge is inactive, gain 1 strain token for each green " +
				"token you remove in the End phase.",
			Abilities: []Ability{
				{Name: "gain calculate tokens", When: SystemStep, If: []Cond{Not(Stressed)},
					Do: []Op{Spend(Self, 1, Charge), Gain(Self, 3, CalculateToken)}},
				{Name: "strain", When: EndRemoval, Must: true, If: []Cond{Not(Has(Charge))},
					Do: []Op{Gain(Self, Amount, StrainToken)}},
			}},

		{ID: "quickreleaselocks", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to place a Cargo Drift, which is an " +
				"asteroid, in your rear arc at range 0, not on top of a ship.",
			Abilities: []Ability{{Name: "release the cargo", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge), rules.ReleaseObstacle("Cargo Drift")}}}},

		{ID: "riggedcargochute",
			Summary: "Action: spend 1 charge to drop a loose cargo, which is a debris cloud, with " +
				"the straight 1 template.",
			Actions: []Ability{{Name: "drop the cargo",
				Do: []Op{Spend(Self, 1, Charge), rules.DropObstacle()}}}},

		// No mission of ours has strategic markers.
		{ID: "saboteursmap",
			Summary: "After forces are placed, you may place the device of each of your mines, which costs a charge of it, " +
				"anywhere in the play area beyond range 2 of enemy ships and other devices.",
			Abilities: []Ability{{Name: "lay a minefield", When: ForcesPlaced,
				Do: []Op{rules.PlaceOne(rules.Placement{Mine: true, Freely: 2, Apart: true}),
					Provided(rules.PlacedDevice, OnceMore())}}}},

		{ID: "scannerbaffler",
			Summary: "After forces are placed, you may choose other friendly ships that are not huge, at range 0-1 and in the " +
				"deployment area, and place them anywhere in that area again.",
			Abilities: []Ability{{Name: "place ships again", When: ForcesPlaced,
				Do: []Op{rules.PlaceAgain(OtherFriend, At(0, 1), Not(huge))}}}},

		{ID: "trackingfob",
			Summary: "After forces are placed the opponent has one of their ships, a limited one if there is " +
				"one, Marked for Elimination. You lock that ship at any range.",
			Mods: []Mod{Include(ActionReach, Ranges(0, Beyond)).If(About(game.LockAction),
				Other.Is(HasCondition("markedforelimination")))},
			Abilities: []Ability{{Name: "track a target", When: ForcesPlaced, Must: true,
				Do: []Op{PickedBy(Opponent, Choose(Enemy, Either(Limited, Not(Any(Enemy, Limited)))),
					rules.Assign("markedforelimination", Chosen))}}}},
	}
}

// burnFuel exposes a damage card of the ship or deals it 1 critical damage, as its player likes.
var burnFuel = PickOne(Self, Alt("expose a damage card", rules.ExposeCard(Self)),
	Alt("suffer 1 critical damage", Suffer(Self, 1, Crit)))

// gainHeld takes all tokens off the card, and its ship gains as many of their kinds.
var gainHeld = Run("gain the tokens of the card", func(x *game.Exec) {
	for t := range game.NumTokens {
		n := 0
		for x.S.Charges[x.Card()].Held.Has(t) {
			x.Take(x.Card(), t)
			n++
		}
		GainTokens(x, x.Self(), t, n, "token.gain")
	}
})

// aShip reports whether the other ship of the window is one.
var aShip = Other.Is(Either(Friend, Enemy))
