package second

import (
	"fmt"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// conditions are the condition cards whose effects are built, alphabetical.
func conditions() []Def {
	return []Def{
		{ID: "compromisingintel",
			Summary: "In the System phase your dial is turned faceup if the enemy Vi Moradi is at range " +
				"0-3. While you attack or defend against her you spend no focus tokens.",
			Mods: []Mod{Forbids(Spending).If(About(FocusToken), Either(
				All(Attacking, Defender.Is(Same(Assigner))), All(Defending, Attacker.Is(Same(Assigner)))))},
			Abilities: []Ability{{Name: "overheard", When: SystemStep, Must: true,
				If: []Cond{Assigner.Is(InPlay, At(0, 3))}, Do: []Op{rules.ShowDial(Self)}}}},

		{ID: "decoyed",
			Summary: "Naboo Handmaidens in the attack arc may spend evade tokens for you while you defend."},

		{ID: "guarded",
			Summary: "While you defend out of the attacker's bullseye arc, you roll 1 more defense die " +
				"for each friendly MagnaGuard Protector in the attack arc that is calculating or " +
				"evading.",
			Mods: []Mod{guardedBy(1), guardedBy(2)}},

		{ID: "falsefriend",
			Summary: "In the System phase your dial is turned faceup if the enemy with Tal Merrik or an enemy " +
				"remote is at range 0-2. Action: gain 1 deplete and 1 stress token to lose this.",
			Abilities: []Ability{{Name: "betrayed", When: SystemStep, Must: true,
				If: []Cond{Either(Any(Enemy, Equipped("talmerrik"), At(0, 2)),
					rules.AnyObject(rules.ARemote, rules.EnemyObject, rules.ObjectAt(Self, 0, 2)))}, Do: []Op{rules.ShowDial(Self)}}},
			Actions: []Ability{{Name: "see through it",
				Do: []Op{Gain(Self, 1, DepleteToken), Gain(Self, 1, StressToken), rules.Discard()}}}},

		{ID: "fearfulprey",
			Summary: "After you defend against an enemy Fearsome Predator, unless you spent a green token " +
				"during the attack, you gain 1 strain token.",
			Abilities: []Ability{
				{Name: "it defended itself", When: AfterSpend, Must: true,
					If: []Cond{About(GreenTokens), Defending}, Do: []Op{Mark(ThisAttack, Self)}},
				{Name: "it is afraid", When: AfterDefend, Must: true,
					Against: []Cond{Enemy, Named("Fearsome Predator")}, By: []Cond{Same(Self)},
					If: []Cond{Not(Marked)}, Do: []Op{Gain(Self, 1, StrainToken)}},
			}},

		{ID: "liberated-wat1",
			Summary: "While a friendly Tarfful at range 0-2 defends, you may suffer 1 of at least 2 " +
				"results left to cancel it. After you are destroyed another friendly Wookiee or " +
				"non-limited ship bears this.",
			Abilities: []Ability{
				{Name: "stand by him", When: AfterNeutralize,
					By: []Cond{Friend, Named("Tarfful"), At(0, 2)},
					If: []Cond{Compare(Results(AttackDice, Hit|Crit), AtLeast, 2)},
					Do: []Op{SufferToCancel(Self, AttackDice, Hit|Crit)}},
				{Name: "pass it on", When: AfterDestroyed, Must: true,
					Do: []Op{Choose(OtherFriend, Not(Named("Tarfful")),
						Either(Keyword("Wookiee"), Not(Limited))),
						rules.Assign("liberated-wat1", Chosen)}},
			}},

		{ID: "brokentrust",
			Summary: "Other ships on your side are allied, not friendly, to you. While you attack, " +
				"each unstressed allied ship in the attack arc gains 1 stress token. After you defend " +
				"or attack, if the defender was dealt a faceup damage card or destroyed, remove this " +
				"card.",
			Mods: []Mod{Forbids(BeingFriendly)},
			Abilities: []Ability{
				{Name: "startle allies", When: AfterDefender, Must: true,
					Do: []Op{EachShip(startled, Gain(Chosen, 1, StressToken))}},
				{Name: "trust again", When: AfterDefend, Must: true,
					If: []Cond{Happened(FaceupDealt)}, Do: []Op{rules.Discard()}},
				{Name: "trust again", When: AfterAttack, Must: true,
					If: []Cond{Either(Happened(FaceupDealt), Defender.Is(Destroyed))}, Do: []Op{rules.Discard()}},
			}},

		{ID: "hunted",
			Summary: "After you are destroyed, you must choose another friendly ship, which is hunted " +
				"in your place.",
			Abilities: []Ability{{Name: "somebody else is hunted", When: AfterDestroyed, Must: true,
				Do: []Op{Choose(OtherFriend, Not(Destroyed)),
					passOn(Chosen)}}}},

		{ID: "illshowyouthedarkside",
			Summary: "The player who assigns this searches the damage deck for a Pilot damage card and places it " +
				"here. If you would suffer 1 critical damage, you are dealt that card instead, and " +
				"lose this.",
			Bears: game.Bears{Trait: "pilot"},
			Abilities: []Ability{{Name: "the dark side", When: WouldSuffer, Must: true,
				Do: []Op{rules.DealBorne(), rules.Discard()}}}},

		{ID: "itstheresistance",
			Summary: "You are in reserve. You are placed within range 1 of any edge and beyond range 3 of enemy " +
				"ships at the start of a round in which all charges of GA-97 are active, or with 1 disarm token " +
				"after its ship is destroyed. Then this is removed.",
			Abilities: []Ability{
				{Name: "come to help", When: StartOf(game.PlanningPhase), Must: true, Docked: true,
					If: []Cond{Assigner.Is(Either(ga97Charged, Not(InPlay)))},
					Do: []Op{comeFromAnyEdge, rules.AimTurret(), rules.Discard()}},
				{Name: "come too late", When: AfterDestroyed, Must: true, Docked: true,
					By: []Cond{Same(Assigner)},
					Do: []Op{comeFromAnyEdge, rules.AimTurret(), Gain(Self, 1, DisarmToken), rules.Discard()}},
			}},

		{ID: "listeningdevice",
			Summary: "In the System phase your dial is turned faceup if the enemy with the " +
				"Informant is at range 0-2.",
			Abilities: []Ability{{Name: "overheard", When: SystemStep, Must: true,
				If: []Cond{Assigner.Is(InPlay, At(0, 2))}, Do: []Op{rules.ShowDial(Self)}}}},

		{ID: "markedforelimination",
			Summary: "While you defend against a ship with a Tracking Fob that has locked you, you spend no " +
				"green tokens.",
			Mods: []Mod{Forbids(Spending).If(About(GreenTokens), Defending,
				Attacker.Is(Equipped("trackingfob"), HasLockOn(Self)))}},

		{ID: "mercilesspursuit",
			Summary: "After you attack the ship with The Child, you may acquire a lock on it.",
			Abilities: []Ability{{Name: "pursue it", When: AfterAttack,
				If: []Cond{Other.Is(Equipped("thechild"))}, Do: []Op{rules.LockOn(Self, ObjectOf(Other))}}}},

		{ID: "optimizedprototype",
			Summary: "While you perform a primary front arc attack against a ship locked by a friendly " +
				"ship with Director Krennic, you may spend 1 hit, critical hit or focus result. If you " +
				"do, the defender loses 1 shield or exposes 1 damage card.",
			Abilities: []Ability{{Name: "strip it", When: ModifyAttack,
				If: []Cond{PrimaryAttack, AttackWith(Front),
					Any(Friend, Equipped("directorkrennic"), HasLockOn(Defender))},
				Do: []Op{SpendResult(AttackDice, Hit|Crit|Focus), PickOne(Self,
					Alt("the defender loses a shield", Lose(Defender, 1, Shield)),
					Alt("the defender exposes a damage card", rules.ExposeCard(Defender)))}}}},

		{ID: "primedforspeed",
			Summary: "You may SLAM as a white action. After a SLAM, you must suffer 1 hit damage to " +
				"remove 1 disarm token.",
			Bar: []BarLine{{Action: game.SlamAction, Difficulty: game.DifficultyWhite}},
			Abilities: []Ability{{Name: "strain the hull", When: AfterAction, Must: true,
				If: []Cond{About(game.SlamAction), Has(DisarmToken)},
				Do: []Op{Suffer(Self, 1, Hit), Remove(Self, 1, DisarmToken)}}}},

		{ID: "sickeningmaneuver",
			Summary: "You may execute red maneuvers while stressed. After you reveal a bank or turn you " +
				"gain 1 strain token and execute it as a sideslip, a straight one as a red Koiogran " +
				"turn. After a maneuver you lose this.",
			Mods: []Mod{Permits(game.RedOnStress)},
			Abilities: []Ability{
				{Name: "overdo it", When: AfterReveal, Must: true,
					If: []Cond{Revealed(Bearings(geom.Straight, geom.BankLeft, geom.BankRight,
						geom.TurnLeft, geom.TurnRight))},
					Do: []Op{
						Provided(Revealed(Not(Bearings(geom.Straight))), Gain(Self, 1, StrainToken)),
						Mark(ThisActivation, Self),
					}},
				{Name: "execute it so", When: BeforeManeuver, Must: true, If: []Cond{OfDial, Marked},
					Do: []Op{
						Provided(Bearings(geom.Straight),
							Run("execute a red Koiogran turn", func(x *game.Exec) {
								m := &x.Move().Maneuver
								m.Bearing, m.Difficulty = geom.Koiogran, game.DifficultyRed
							})),
						Provided(Anyone, rules.Sideslip()),
					}},
				{Name: "that is it", When: AfterManeuver, Must: true, Do: []Op{rules.Discard()}},
			}},

		{ID: "rattled",
			Summary: "After a bomb or mine at range 0-1 detonates, you suffer 1 critical damage, and " +
				"this is removed. Action: with no bomb or mine at range 0-1 remove this.",
			Abilities: []Ability{{Name: "be shaken", When: AfterDetonate, Must: true,
				By: []Cond{Anyone}, If: []Cond{ThatObject.At(0, 1), rules.Placed("bomb", "mine")},
				Do: []Op{Suffer(Self, 1, Crit), rules.Discard()}}},
			Actions: []Ability{{Name: "calm down", If: []Cond{Not(rules.NearBomb(1))},
				Do: []Op{rules.Discard()}}}},

		{ID: "suppressivefire",
			Summary: "You roll 1 attack die fewer against ships other than Captain Rex, until he " +
				"defends, is destroyed or lets an Engagement phase pass without attacking.",
			Mods: []Mod{Add(AttackDiceOf, -1).If(Defender.Is(Not(Same(Assigner))))},
			Abilities: []Ability{
				{Name: "he defended", When: AfterDefend, Must: true,
					By: []Cond{Same(Assigner)}, Do: []Op{rules.Discard()}},
				{Name: "he held his fire", When: EndOf(game.EngagementPhase), Must: true,
					If: []Cond{Assigner.Is(Not(AttackedThisPhase))}, Do: []Op{rules.Discard()}},
				{Name: "he is destroyed", When: AfterDestroyed, Must: true,
					By: []Cond{Same(Assigner)}, Do: []Op{rules.Discard()}},
			}},

		{ID: "youdbettermeanbusiness", Secret: true,
			Summary: "Secret. After you defend, you may spend 2 charges of Zam Wesell to make a bonus " +
				"attack against the attacker. If you reveal this at the end of the Engagement phase " +
				"she recovers 2 charges.",
			Abilities: []Ability{
				{Name: "strike back", When: AftermathBonus, Against: []Cond{Same(Self)},
					Do: []Op{spendOfZam, rules.Attack(Self, rules.Bonus, rules.Against(Same(Attacker)))}},
				{Name: "take heart", When: EndOf(game.EngagementPhase), Must: true, If: []Cond{AboutThisCard},
					Do: []Op{recoverOfZam(2)}},
				{Name: "it is over", When: StartOf(game.SystemPhase), Must: true, Do: []Op{rules.Discard()}},
			}},

		{ID: "youshouldthankme", Secret: true,
			Summary: "Secret. After you defend Zam Wesell recovers 1 charge, and you may acquire a " +
				"lock on the attacker. When you reveal this at the end of the Engagement phase, you " +
				"may spend 2 of her charges to make a bonus attack.",
			Abilities: []Ability{
				{Name: "be thanked", When: AfterDefend, Must: true, Do: []Op{Provided(zamLacksCharges, recoverOfZam(1)),
					May("lock the attacker", rules.LockOn(Self, ObjectOf(Attacker)))}},
				{Name: "surprise them", When: EndOf(game.EngagementPhase), If: []Cond{AboutThisCard},
					Do: []Op{spendOfZam, rules.Attack(Self, rules.Bonus)}},
				{Name: "it is over", When: StartOf(game.SystemPhase), Must: true, Do: []Op{rules.Discard()}},
			}},
	}
}

// ofZam returns the Zam Wesell of the running ability's ship, its ship card or a crew card, NoCard without one.
func ofZam(x *game.Exec) game.CardID {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == x.Self() && c.ID == "zamwesell" {
			return game.CardID(i)
		}
	}
	return game.NoCard
}

// zamLacksCharges reports whether Zam Wesell has a charge to recover.
func zamLacksCharges(x *game.Exec) bool {
	id := ofZam(x)
	return id != game.NoCard && int(x.S.Charges[id].Active) < int(x.G.Cards[id].Charges)
}

// spendOfZam spends 2 charges of Zam Wesell.
var spendOfZam = RunIf("spend 2 charges", func(x *game.Exec) bool {
	id := ofZam(x)
	return id != game.NoCard && x.S.Charges[id].Active >= 2
}, func(x *game.Exec) { SpendChargesOf(x, ofZam(x), 2, "charge.spend") })

// recoverOfZam recovers charges of Zam Wesell.
func recoverOfZam(n int) Op {
	what := "recover 1 charge"
	if n > 1 {
		what = fmt.Sprintf("recover %d charges", n)
	}
	return RunIf(what, zamLacksCharges, func(x *game.Exec) {
		RecoverChargesOf(x, ofZam(x), n, "condition.assigned-by-card")
	})
}

// guardedBy is the die for the n-th of the MagnaGuard Protectors that guard a ship: a squad has 2 of
// them at most.
func guardedBy(n int) Mod {
	return Add(DefenseDiceOf, 1).If(Not(Attacker.In(Bullseye)),
		Compare(Ships(Friend, Named("MagnaGuard Protector"), Has(CalculateToken|EvadeToken),
			Attacker.In(OfAttack)), AtLeast, n))
}

// comeFromAnyEdge is how the ship enters play that GA-97 has sent for.
var comeFromAnyEdge = rules.EnterPlay(rules.AtAnyEdge(1), rules.FarFromEnemies(3))

// ga97Charged reports whether all charges of the GA-97 on a ship are active. If its ship has fled they never
// will be, so no one waits for them any longer: the card says no other way into play
// (2e.reserve.must-return-effect).
func ga97Charged(x *game.Exec) bool {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == x.Subject() && c.ID == "ga97" {
			return int(x.S.Charges[i].Active) == int(c.Charges)
		}
	}
	return false
}

// passOn is the op of a condition that goes over to another ship. Who assigned it stays the same.
func passOn(r Ref) Op {
	return Run("assign this condition to another ship", func(x *game.Exec) {
		id := x.Card()
		c := x.Dealt(id)
		name := x.CodeOf(id).Name
		e := game.NewEvent(game.ConditionLost, "condition.removed-again-assignable", c.Ship)
		e.Card, e.Name = id, name
		x.Emit(e)
		c.Ship = r(x)
		e.Kind, e.Clause, e.Ship, e.Other = game.ConditionGained, "condition.assigned-by-card", c.Ship, c.By
		x.Emit(e)
	})
}

// startled are the allies whom an attack of the bearer of Broken Trust stresses.
var startled = []Cond{Allied, In(OfAttack), Not(Has(StressToken))}
