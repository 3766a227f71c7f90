package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// gunner are the gunners.
func gunner() []Def {
	return []Def{
		{ID: "agilegunner",
			Summary: "In the End phase you may rotate your turret arc.",
			Abilities: []Ability{{Name: "rotate the turret", When: DuringEnd,
				Do: []Op{rules.RotateOp()}}}},

		{ID: "ahsokatano",
			Summary: "After you execute a maneuver, you may spend 1 Force for a friendly ship in your " +
				"firing arc at range 1-3 to perform a red focus action, even while stressed.",
			Abilities: []Ability{{Name: "lead a friend", When: AfterManeuver,
				Do: []Op{Spend(Self, 1, Force), Choose(Friend, In(Firing, 1, 3)),
					Perform(Chosen, game.AsRed|game.WhileStressed, game.FocusAction)}}}},

		{ID: "airencracken-battleoverendor",
			Summary: "After an attack hits you, you may gain 1 deplete token to make a bonus primary attack " +
				"against the attacker.",
			Abilities: []Ability{{Name: "strike back", When: AftermathBonus, Against: []Cond{Same(Self)},
				If: []Cond{AttackHit}, Do: []Op{Gain(Self, 1, DepleteToken),
					rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.Against(Attacking))}}}},

		{ID: "bistan",
			Summary: "After a primary attack, with a focus token, you may make a bonus attack from a turret " +
				"arc on a ship that you have not attacked this round.",
			Abilities: []Ability{turretToo}},

		{ID: "bobafett-gunner",
			Summary: "While you attack, with no other ship in the attack arc, you may change 1 focus " +
				"result to a hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Not(Any(In(OfAttack), Not(Same(Defender))))},
				Do: []Op{Change(AttackDice, 1, Focus, Hit)}}}},

		{ID: "bossk",
			Summary: "After your primary attack misses, unless stressed, you gain 1 stress token and " +
				"make a bonus primary attack on the same ship.",
			Abilities: []Ability{{Name: "attack again", When: AftermathBonus, Must: true,
				If: []Cond{PrimaryAttack, Not(AttackHit), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken),
					rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.Against(Defending))}}}},

		{ID: "bt1",
			Summary: "While you attack, you may change a hit to a critical hit for each stress token " +
				"of the defender.",
			Abilities: []Ability{{Name: "change hits to crits", When: ModifyAttack,
				Do: []Op{Change(AttackDice, UpTo(Defender.Of(Count(StressToken))), Hit, Crit)}}}},

		{ID: "clonecaptainrex",
			Summary: "You may spend 1 focus result while you attack. If you do, each friendly ship with " +
				"the defender in its bullseye arc may gain 1 strain token to perform a focus action.",
			Abilities: []Ability{{Name: "call the others in", When: ModifyAttack,
				Do: []Op{SpendResult(AttackDice, Focus),
					EachInOrder([]Cond{Friend, Defender.Is(Chosen.In(Bullseye))},
						May("take a strain token to focus", Gain(Chosen, 1, StrainToken),
							Perform(Chosen, 0, game.FocusAction)))}}}},

		{ID: "clonecommandercody",
			Summary: "After your attack misses, if hits or critical hits were neutralized, the defender " +
				"gains 1 strain token.",
			Abilities: []Ability{{Name: "strain the defender", When: AfterAttack, Must: true,
				If: []Cond{Not(AttackHit), Happened(ResultsNeutralized)},
				Do: []Op{Gain(Defender, 1, StrainToken)}}}},

		{ID: "dengar",
			Summary: "After you defend against a ship in your firing arc, you may spend 1 charge. If " +
				"you do, unless the attacker removes 1 green token, roll 1 attack die; on a hit or " +
				"critical hit, the attacker suffers 1 hit damage.",
			Abilities: []Ability{{Name: "pay it back", When: AfterDefend,
				By: []Cond{Same(Self)}, Against: []Cond{In(Firing)},
				Do: []Op{Spend(Self, 1, Charge), UnlessRemovesGreen(Attacker), RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Suffer(Attacker, 1, Hit))}}}},

		{ID: "dt798",
			Summary: "At the start of the Engagement phase, you may choose a friendly ship in your " +
				"firing arc to gain 1 strain token. While you attack, you may reroll up to 1 die for " +
				"each ship in the attack arc with a red or orange token that is not a lock.",
			Abilities: []Ability{
				{Name: "strain a friend", When: StartOf(game.EngagementPhase),
					Do: []Op{Choose(Friend, In(Firing)), Gain(Chosen, 1, StrainToken)}},
				{Name: "reroll", When: ModifyAttack,
					Do: []Op{Reroll(AttackDice, Ships(In(OfAttack), Has(RedButLocks|OrangeTokens)))}},
			}},

		{ID: "ezrabridger",
			Summary: "After a primary attack, you may spend 1 Force to make a bonus attack from a " +
				"turret arc from which you have not attacked this round; stressed, you may reroll 1 " +
				"die in it.",
			Abilities: []Ability{
				{Name: "attack from the turret", When: AftermathBonus, Per: game.OncePerRound,
					If: []Cond{PrimaryAttack},
					Do: []Op{Spend(Self, 1, Force), freshTurret}},
				// A ship makes one bonus attack a round (2e.attack.bonus.one-per-round), so that it is
				// this one.
				{Name: "reroll", When: ModifyAttack, If: []Cond{bonusAttack, UsedThisRound(0), Stressed},
					Do: []Op{Reroll(AttackDice, 1)}},
			}},

		{ID: "fifthbrother",
			Summary: "While you attack, you may spend 1 Force to change a focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus result to a crit", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "finn",
			Summary: "While you defend or make a primary attack, and the enemy ship is in your front " +
				"arc, you may add 1 blank result.",
			Abilities: []Ability{
				{Name: "add a blank", When: ModifyAttack,
					If: []Cond{PrimaryAttack, Defender.Is(In(Front))}, Do: []Op{AddResult(AttackDice, Blank)}},
				{Name: "add a blank", When: ModifyDefense, If: []Cond{Attacker.Is(In(Front))},
					Do: []Op{AddResult(DefenseDice, Blank)}},
			}},

		{ID: "garsaxon-gunner",
			Summary: "Your lock actions may choose only objects in your front or rear arc. While you " +
				"perform a primary attack against a ship in those arcs, you may remove 1 of its orange " +
				"or red tokens to roll 1 additional attack die, to a maximum of 4.",
			Mods: []Mod{Forbids(Locking).If(lockAction, notAheadOrAstern)},
			Abilities: []Ability{{Name: "exploit a token", When: BeforeRoll(AttackDice),
				If: []Cond{PrimaryAttack, Defender.Is(In(Front | Rear)), Compare(rules.DiceCount(AttackDice), AtMost, 3)},
				Do: []Op{Remove(Defender, 1, OrangeTokens|RedTokens), AddDice(AttackDice, 1)}}}},

		{ID: "greedo",
			Summary: "While you attack, you may spend 1 charge to change 1 hit to a critical hit. " +
				"While you defend and the charge is active, the attacker may do so, too.",
			Abilities: []Ability{
				{Name: "shoot first", When: ModifyAttack,
					Do: []Op{Spend(Self, 1, Charge), Change(AttackDice, 1, Hit, Crit)}},
				{Name: "shoot Greedo", When: ModifyAttack, Theirs: true,
					If: []Cond{Attacking, Has(Charge), Defender.Is(holdsThis)},
					Do: []Op{Change(AttackDice, 1, Hit, Crit)}},
			}},

		{ID: "hansolo",
			Summary: "You may make an attack from a single turret arc at initiative 7 of the " +
				"Engagement phase; it is the last one from that arc in the round.",
			Abilities: []Ability{{Name: "shoot first", When: AtInitiative(7),
				Do: []Op{rules.Attack(Self, rules.FromTurret, rules.LastFromArc)}}}},

		{ID: "hansolo-gunner",
			Summary: "Before you engage, you may perform a red focus action.",
			Abilities: []Ability{{Name: "red focus", When: BeforeEngage,
				Do: []Op{Perform(Self, game.AsRed, game.FocusAction)}}}},

		{ID: "hotshotgunner",
			Summary: "In your turret attacks, after defense dice are modified, the defender removes 1 " +
				"focus or calculate token.",
			Abilities: []Ability{{Name: "unnerve", When: BeforeNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{AttackWith(Turret)},
				Do: []Op{PickOne(Defender,
					Alt("remove a focus token", Remove(Defender, 1, FocusToken)),
					Alt("remove a calculate token", Remove(Defender, 1, CalculateToken)))}}}},

		{ID: "lukeskywalker",
			Summary: "At the start of the Engagement phase, for 1 Force you may rotate your turret arc.",
			Abilities: []Ability{{Name: "rotate the turret", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, Force), rules.RotateOp()}}}},

		{ID: "migsmayfeld",
			Summary: "After an attack out of your front arc, you may make a bonus attack, out of your " +
				"rear arc or a turret arc, on another ship with a red or orange token.",
			Abilities: []Ability{
				{Name: "attack to the rear", When: AftermathBonus, If: []Cond{AttackWith(Front)},
					Do: []Op{onTheWeak(rules.With(rules.OfArcs(geom.RearArc)))}},
				{Name: "attack from the turret", When: AftermathBonus,
					If: []Cond{AttackWith(Front)}, Do: []Op{onTheWeak(rules.FromTurret)}},
			}},

		{ID: "paigetico",
			Summary: "You may drop a bomb or rotate your turret arc after a primary attack, and you may " +
				"drop a bomb after you are destroyed.",
			Abilities: []Ability{
				{Name: "drop a bomb or rotate", When: AfterAttack, If: []Cond{PrimaryAttack},
					Do: []Op{PickOne(Self,
						Alt("drop a bomb", rules.PlaceOne(rules.Placement{Bomb: true})),
						Alt("rotate the turret", rules.RotateOp()))}},
				{Name: "drop a last bomb", When: AfterDestroyed,
					Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true})}},
			}},

		{ID: "rey-gunner",
			Summary: "You may spend 1 Force to change 1 of your blank results to an evade or a hit while " +
				"you defend or attack, and the enemy ship is in your turret arc.",
			Abilities: []Ability{
				{Name: "change a blank", When: ModifyAttack, If: []Cond{Defender.Is(In(Turret))},
					Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Blank, Hit)}},
				{Name: "change a blank", When: ModifyDefense, If: []Cond{Attacker.Is(In(Turret))},
					Do: []Op{Spend(Self, 1, Force), Change(DefenseDice, 1, Blank, Evade)}},
			}},

		{ID: "sabinewren-gunner",
			Summary: "After you perform a special attack, you may choose up to 1 friendly ship at " +
				"range 0-3 of the defender for each damage card the defender was dealt. Each of them " +
				"removes 1 strain or stress token.",
			Abilities: []Ability{{Name: "cheer the others up", When: AfterAttack,
				If: []Cond{Not(PrimaryAttack), Happened(CardsDealt)},
				Do: []Op{ChooseUpTo(InAttack(CardsDealt), cheered...),
					EachShip([]Cond{InGroup}, Remove(Chosen, 1, StrainToken|StressToken))}}}},

		{ID: "seventhfleetgunner",
			Summary: "You may spend 1 charge to add 1 attack die (up to 4 in total) to another " +
				"friendly ship's primary attack on a ship in your firing arc. In the System phase, you " +
				"may gain 1 disarm token to recover 1 charge.",
			Abilities: []Ability{
				{Name: "support the attack", When: BeforeRoll(AttackDice), By: []Cond{OtherFriend},
					If: []Cond{PrimaryAttack, Defender.Is(In(Firing)), Compare(rules.DiceCount(AttackDice), AtMost, 3)},
					Do: []Op{Spend(Self, 1, Charge), AddDice(AttackDice, 1)}},
				{Name: "recover the charge", When: SystemStep,
					Do: []Op{Gain(Self, 1, DisarmToken), Recover(Self, 1, Charge)}},
			}},

		{ID: "skilledbombardier",
			Summary: "Your devices may be placed with the next faster or slower template of the " +
				"bearing that is stated.",
			Mods: []Mod{Include(DeviceTemplates, NextSpeeds)}},

		{ID: "specialforcesgunner",
			Summary: "While you perform a primary front arc attack, if your turret points forward, you " +
				"may roll 1 additional attack die. After you perform a primary front arc attack, if " +
				"your turret points backward, you may perform a bonus primary turret attack.",
			Abilities: []Ability{
				{Name: "roll 1 more die", When: BeforeRoll(AttackDice),
					If: []Cond{PrimaryAttack, AttackWith(Front), TurretAt(Front)},
					Do: []Op{AddDice(AttackDice, 1)}},
				{Name: "attack from the turret", When: AftermathBonus,
					If: []Cond{PrimaryAttack, AttackWith(Front), TurretAt(Rear)},
					Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.FromTurret)}},
			}},

		{ID: "suppressivegunner",
			Summary: "You may spend 1 focus result while you attack: the defender chooses to suffer 1 hit " +
				"damage or to gain 1 deplete token.",
			Abilities: []Ability{{Name: "suppress", When: ModifyAttack,
				Do: []Op{SpendResult(AttackDice, Focus),
					PickOne(Defender,
						Alt("gain a deplete token", Gain(Defender, 1, DepleteToken)),
						Alt("suffer 1 hit damage", Suffer(Defender, 1, Hit)))}}}},

		{ID: "tibersaxon",
			Summary: "After you perform an attack at range 1-2 that hits a ship with no faceup damage " +
				"cards, you may spend 1 or more charges. The defender gains 1 strain token for each " +
				"charge you spend.",
			Abilities: []Ability{{Name: "strain the defender", When: AfterAttack,
				If: []Cond{AttackHit, AttackRange(1, 2), Defender.Is(Not(Has(FaceupCard)))},
				Do: []Op{PickOne(Self,
					Alt("spend 1 charge", Spend(Self, 1, Charge), Gain(Defender, 1, StrainToken)),
					Alt("spend 2 charges", Spend(Self, 2, Charge), Gain(Defender, 2, StrainToken)))}}}},

		// A friendly ship that is locked is at range 0 of itself.
		{ID: "ursawren-gunner",
			Summary: "After you lock an enemy ship beyond range 2 with no friendly ship at range 0-1 of " +
				"it, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "calculate", When: AfterLock, Must: true,
				If: []Cond{Other.Is(Not(At(0, 2))), Not(Any(Friend, Other.At(0, 1)))},
				Do: []Op{Gain(Self, 1, CalculateToken)}}}},

		{ID: "veterantailgunner",
			Summary: "After a primary attack out of your front arc, you may make a bonus primary " +
				"attack out of your rear arc.",
			Abilities: []Ability{{Name: "attack to the rear", When: AftermathBonus,
				If: []Cond{PrimaryAttack, AttackWith(Front)},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithPrimary,
					rules.With(rules.OfArcs(geom.RearArc)))}}}},

		{ID: "veteranturretgunner",
			Summary: "After a primary attack, you may make a bonus attack from a single turret arc " +
				"from which you have not attacked this round.",
			Abilities: []Ability{{Name: "attack from the turret", When: AftermathBonus,
				If: []Cond{PrimaryAttack},
				Do: []Op{freshTurret}}}},

		{ID: "weaponssystemsofficer",
			Summary: "After a special attack that requires a lock, you may lock the defender.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterAttack,
				If: []Cond{requiresLock, Not(HasLockOn(Defender))},
				Do: []Op{rules.LockOn(Self, ObjectOf(Defender))}}}},
	}
}

// freshTurret is a bonus attack from a single turret arc from which the ship has not attacked this
// round.
var freshTurret = rules.Attack(Self, rules.Bonus, rules.FromFreshTurret)

// bonusAttack reports whether the present attack is a bonus attack of Self.
func bonusAttack(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && a.Attacker == x.Self() && a.Terms.Bonus
}

// onTheWeak is a bonus attack on another ship than the defender that has a red or orange token.
func onTheWeak(term rules.AttackTerm) Op {
	return rules.Attack(Self, rules.Bonus, term,
		rules.Against(Has(RedTokens|OrangeTokens), Not(Defending)))
}

// requiresLock reports whether the present attack is made with a weapon that requires a lock.
func requiresLock(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).NeedLock
}

// cheered are friendly ships near the defender with something to be cheered up about.
var cheered = []Cond{Friend, Defender.At(0, 3), Has(StrainToken | StressToken)}

// lockAction reports whether it is by the lock action that Self locks, which may be on offer.
func lockAction(x *game.Exec) bool {
	return Performing(game.LockAction)(x) || x.During(PerformAction)
}

// notAheadOrAstern reports whether the object to be locked is neither in the front nor in the rear arc.
func notAheadOrAstern(x *game.Exec) bool {
	return !ObjectIn(x, x.Self(), x.Weighed().Object, Front|Rear)
}

// holdsThis reports whether this card is an upgrade of a ship.
func holdsThis(x *game.Exec) bool { return x.G.Cards[x.Card()].Ship == x.Subject() }
