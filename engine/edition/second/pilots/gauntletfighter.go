package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// gauntletfighter are the pilots of the Gauntlet fighter.
func gauntletfighter() []Def {
	lower := Compare(Initiative, Below, Self.Of(Initiative))
	return slices.Concat(
		printed(Def{
			Summary: "When you coordinate, you may spend 1 Force to treat the action as white and to " +
				"coordinate up to 2 friendly ships at range 1-2. Their initiative must be lower than " +
				"yours, and each gains 1 strain token.",
			Mods: []Mod{Forbids(BeingCoordinated).For(Not(lower)).If(Same(Other), Marked)},
			Abilities: []Ability{
				{Name: "command", When: WhileActing,
					If: []Cond{About(game.CoordinateAction), Any(rules.CanCoordinate, lower)},
					Do: []Op{Spend(Self, 1, Force), ActionAs(game.DifficultyWhite), Mark(ThisPhase, Self)}},
				{Name: "coordinate another", When: AfterAction, Must: true,
					If: []Cond{About(game.CoordinateAction), Marked},
					Do: []Op{Gain(Other, 1, StrainToken),
						May("coordinate another", append(rules.Coordinate(lower, Not(Same(Other))),
							Gain(Chosen, 1, StrainToken))...),
						Unmark(Self)}},
			},
		}, "maul"),

		printed(Def{
			Summary: "Before a friendly ship at range 0-2 activates, you may spend 1 charge: it may " +
				"gain 1 strain token to remove 1 red or orange token other than a stress token.",
			Abilities: []Ability{{Name: "set free", When: BeforeActivate, By: []Cond{Friend, At(0, 2)},
				If: []Cond{Active.Is(Has(RedTokens.But(StressToken) | OrangeTokens))},
				Do: []Op{Spend(Self, 1, Charge), Gain(Active, 1, StrainToken),
					Remove(Active, 1, RedTokens.But(StressToken)|OrangeTokens)}}},
		}, "bokatankryze-separatistalliance"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 makes a primary attack from the defender's " +
				"rear arc, you may spend 1 charge to let it roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
				By: []Cond{Friend, At(0, 2), Defender.In(Rear)}, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 1, Charge), AddDice(AttackDice, 1)}}},
		}, "garsaxon"),

		printed(Def{
			Summary: "While you attack a ship whose initiative is equal to yours or higher, you may " +
				"spend 2 charges to roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
				If: []Cond{Defender.Is(Compare(Initiative, AtLeast, Self.Of(Initiative)))},
				Do: []Op{Spend(Self, 2, Charge), AddDice(AttackDice, 1)}}},
		}, "previzsla"),

		printed(Def{
			Summary: "Before you engage, you may gain 1 strain token; in your primary attacks, " +
				"strained, you may change 1 blank or focus to a hit.",
			Abilities: []Ability{
				{Name: "strain", When: BeforeEngage, Do: []Op{Gain(Self, 1, StrainToken)}},
				{Name: "change a result", When: ModifyAttack,
					If: []Cond{PrimaryAttack, Has(StrainToken)},
					Do: []Op{Change(AttackDice, 1, Blank|Focus, Hit)}},
			},
		}, "rookkast"),

		printed(chopper, "chopper-gauntletfighter"),

		printed(Def{
			Summary: "You may gain 1 deplete token after you fully execute a maneuver. If you do, another " +
				"friendly ship may perform a lock action on an object of your choice in your front arc at " +
				"range 1-2.",
			Abilities: []Ability{{Name: "point it out", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Gain(Self, 1, DepleteToken), leadLock([]rules.ObjectFit{
					rules.ObjectIn(Self, Front), rules.ObjectAt(Self, 1, 2)}, OtherFriend)}}},
		}, "bokatankryze"),

		printed(Def{
			Summary: "After you reveal a stationary maneuver while Swivel Wing is down, execute a bank 1 " +
				"sideslip of the same difficulty instead. Then flip Swivel Wing up.",
			Abilities: []Ability{
				{Name: "prepare a sideslip", When: AfterReveal, Must: true,
					If: []Cond{Revealed(Bearings(geom.Stationary)), wingDown},
					Do: []Op{Mark(ThisActivation, Self)}},
				{Name: "sideslip", When: BeforeManeuver, Must: true,
					If: []Cond{OfDial, Bearings(geom.Stationary), Marked},
					Do: []Op{sideslipWith(1)}},
				{Name: "raise the wing", When: AfterManeuver, Must: true,
					If: []Cond{rules.Sideslips, wingDown},
					Do: []Op{FlipEquipped(Self, "configuration")}},
			},
		}, "captainhark"),
		printed(ezraBridger, "ezrabridger-gauntletfighter"),
	)
}

// leadLock is the op with which the player of Self chooses an object that fits, and then a ship that meets
// the conditions, which may perform a lock action to lock that object.
func leadLock(fits []rules.ObjectFit, conds ...Cond) Op {
	meets := All(conds...)
	menu := func(x *game.Exec, id game.ShipID, o game.Object) game.Trigger {
		t := game.On(PerformAction, id)
		t.Only, t.N, t.From, t.Object = x.Owner(id), SetOf(game.LockAction), game.NoAction, o
		return t
	}
	able := func(x *game.Exec, o game.Object, visit func(id game.ShipID)) {
		for id := range x.EachShip() {
			if o != game.ShipAs(id) && x.Candidate(id, meets) && x.Answerable(menu(x, id, o)) {
				visit(id)
			}
		}
	}
	objects := func(x *game.Exec, visit func(o game.Object)) {
		for o := range x.EachObject() {
			if !rules.FitsAll(x, o, fits) {
				continue
			}
			found := false
			able(x, o, func(game.ShipID) { found = true })
			if found {
				visit(o)
			}
		}
	}
	who := func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) }
	return Op{
		What: "lead a lock",
		Can: func(x *game.Exec) bool {
			found := false
			objects(x, func(game.Object) { found = true })
			return found
		},
		Do: game.Parts{ObjectLocals, game.Step{
			Name: "choose the object to be locked", Who: who,
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				objects(x, func(o game.Object) { rules.AddObject(q, o) })
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { KeepObject(x, c.Object) },
		}, game.Step{
			Name: "choose the ship that may lock it", Who: who,
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				able(x, KeptObject(x), q.AddShip)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Offer(menu(x, c.Ship, KeptObject(x)))
			},
		}},
	}
}

// chopper is the text of cards of several ships.
var chopper = Def{
	Summary: "Each enemy ship at range 0 gains 2 jam tokens at the start of the Engagement phase.",
	Abilities: []Ability{{Name: "jam", When: StartOf(game.EngagementPhase), Must: true,
		Do: []Op{EachShip([]Cond{Enemy, At(0, 0)}, Gain(Chosen, 2, JamToken))}}},
}

// wingDown reports whether the ship has Swivel Wing equipped with its first side up.
func wingDown(x *game.Exec) bool {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == x.Self() && c.ID == "swivelwing" {
			return x.S.Charges[i].Side == 0
		}
	}
	return false
}

// sideslipWith is the op with which the ship sideslips, in place of the present maneuver and with its
// difficulty, with a bank of a speed, to the side that its player picks.
func sideslipWith(speed uint8) Op {
	return Op{
		What: "execute a sideslip instead",
		Can:  func(x *game.Exec) bool { m := x.Move(); return m != nil && !m.Maneuver.Fixed },
		Do: game.Step{
			Name: "choose the direction of the sideslip",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, b := range [...]geom.Bearing{geom.BankLeft, geom.BankRight} {
					c := game.Opt(game.DialVerb)
					c.Maneuver = x.Move().Maneuver
					c.Maneuver.Bearing, c.Maneuver.Speed = rules.Slips[b], speed
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Move().Maneuver = c.Maneuver },
		},
	}
}
