package flightpath

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// zeon are what the pilots of the Principality of Zeon do, by the alphabet.
func zeon() []Def {
	return []Def{
		one("anavel-gato-rick-dom", "Attacking you may reroll 1 die for each other enemy at range "+
			"0-1, up to 2.",
			Ability{Name: "reroll", When: ModifyAttack, If: []Cond{Any(crowding)},
				Do: []Op{Reroll(AttackDice, func(x *game.Exec) int {
					return min(Ships(crowding)(x), 2)
				})}}),
		one("annerose-rosenheim-zaku-recon", "In the System Phase you may spend 1 newtype charge "+
			"to look at the dial of an enemy at range 1-3 that you have locked.",
			after("read the dial", SystemStep, nil, Spend(Self, 1, Force),
				Choose(Enemy, At(1, 3), Self.Is(HasLockOn(Chosen))),
				rules.LookAtDial(Chosen))),
		one("char-aznable-rick-dom", "Defending, after you spend newtype charges, you may change "+
			"1 blank to an evade.",
			after("foresee", AfterSpend, []Cond{About(Force), Defending},
				Change(DefenseDice, 1, Blank, Evade))),
		one("char-aznable-zaku", "After you reveal your dial, you may spend 1 newtype charge to "+
			"execute the maneuver at 1 higher speed.",
			after("faster", AfterReveal, []Cond{Revealed()}, Spend(Self, 1, Force), RevealAs(Faster(1)))),
		one("denim-zaku", "At the start of the Engagement Phase a friendly unit of initiative 2 "+
			"or less at range 1-2 may remove 1 strain or stress token.",
			Ability{Name: "calm", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(Friend, At(1, 2), junior(2)),
				PickOne(Chosen, Alt("strain", Remove(Chosen, 1, StrainToken)),
					Alt("stress", Remove(Chosen, 1, StressToken)))}}),
		one("dren-musai", "In the System Phase you may choose a friendly small unit at range 1-2 "+
			"whose dial may then be set to another maneuver of the same speed.",
			after("new orders", SystemStep, nil,
				Choose(Friend, Size(geom.Small), At(1, 2)),
				rules.SetDialAnew(Chosen, rules.ToSameSpeed))),
		one("gadem-zaku-i", "After a maneuver that an enemy made partial, you may make a bonus attack "+
			"on it with your Spiked Shoulder Tackle.",
			after("tackle", AfterManeuver,
				[]Cond{Not(FullyExecuted), Any(bumped), Equipped("shoulder-tackle")},
				bonusWith("shoulder-tackle", rules.Against(bumped)))),
		gaia(),
		one("gaius-zemela-rick-dom", "After a friendly unique unit at range 1 is declared as "+
			"defender, you may gain 1 strain token to become the defender, if you are a legal "+
			"target and the attacker is in front of you.",
			Ability{Name: "stand in", When: AfterDefender, By: []Cond{In(Ahead)},
				Against: []Cond{OtherFriend, Limited, At(1, 1)},
				Do:      []Op{Gain(Self, 1, StrainToken), rules.BecomeDefender()}}),
		one("garma-zabi-zaku-fs", "After you coordinate, another friendly unit at range 1 of that "+
			"one may perform a red focus action.",
			after("rally", AfterAction, []Cond{About(game.CoordinateAction)},
				Choose(Friend, Not(Same(Other)), Other.At(1, 1)),
				Perform(Chosen, game.AsRed, game.FocusAction))),
		one("gene-zaku", "With no other friendly unit at range 0-1 you may gain 1 strain token to "+
			"roll 1 more attack die.",
			Ability{Name: "charge in", When: BeforeRoll(AttackDice), If: []Cond{Not(Any(OtherFriend, At(0, 1)))},
				Do: []Op{Gain(Self, 1, StrainToken), AddDice(AttackDice, 1)}}),
		one("gerald-sakai-rick-dom", "After a full maneuver of speed 4-5, you may perform a red lock action.",
			after("lock", AfterManeuver, []Cond{FullyExecuted, Speed(4, 5)},
				Perform(Self, game.AsRed, game.LockAction))),
		one("johnny-ridden-zaku", "After a maneuver of speed 3 or more, you may reroll up to 2 dice of "+
			"your attacks on units in front of you.",
			Ability{Name: "reroll", When: ModifyAttack,
				If: []Cond{Between(FlownSpeed, 3, 5), Defender.Is(In(Ahead))}, Do: []Op{Reroll(AttackDice, 2)}}),
		one("jq-zaku-recon", "After another friendly unit attacks a unit that you have locked, you may "+
			"gain 1 evade token.",
			Ability{Name: "slip away", When: AfterAttack, By: []Cond{OtherFriend},
				If: []Cond{HasLockOn(Defender)}, Do: []Op{Gain(Self, 1, EvadeToken)}}),
		one("kelley-layzner-rick-dom", "After a friendly unit at range 1 defends and loses armor, "+
			"you may lock the attacker.",
			Ability{Name: "lock", When: AfterDefend, By: []Cond{Friend, At(1, 1)},
				If: []Cond{Happened(ArmorLost)}, Do: []Op{rules.LockOn(Self, ObjectOf(Attacker))}}),
		{ID: "nimbus-schterzen-zaku", Summary: "After you win a counterattack, you may gain 1 focus " +
			"token. You may counterattack although you have made a bonus attack this round.",
			Abilities: []Ability{after("triumph", AfterCounter, nil, Gain(Self, 1, FocusToken))},
			Mods:      []Mod{Ignores(BonusLimit)}},
		ace("ramba-ral-zaku-i-commander", "In melee you may change 1 focus result to a hit.",
			Change(AttackDice, 1, Focus, Hit), AttackWith(game.MeleeType)),
		ace("vanessa-vermilion-rick-dom", "You may change 1 hit to a critical hit in a face-off.",
			Change(AttackDice, 1, Hit, Crit),
			Defender.Is(faceOff(Self))),
	}
}

// gaia is the pilot whose hits help the next friend that attacks the same unit in that phase, also
// if he is gone by then.
func gaia() Def {
	return Def{ID: "gaia-zaku-i-commander",
		Summary: "After your attack hits, the next friendly unit that attacks the same defender " +
			"this phase may reroll 1 attack die.",
		Abilities: []Ability{
			{Name: "open the way", When: AfterAttack, Must: true, If: []Cond{AttackHit},
				Do: []Op{Mark(ThisPhase, Defender)}},
			{Name: "follow up", When: ModifyAttack, Dead: true, By: []Cond{Friend},
				Against: []Cond{Marked}, Do: []Op{Reroll(AttackDice, 1)}},
			{Name: "the way closes", When: AfterAttack, Must: true, Dead: true, By: []Cond{Friend},
				If: []Cond{Not(All(Attacker.Is(Same(Self)), AttackHit))}, Do: []Op{Unmark(Defender)}},
		}}
}

// crowding reports whether a unit is another enemy than the defender at range 0-1.
var crowding = All(Enemy, Not(Defending), At(0, 1))

// bumped reports whether a unit is an enemy that Self has just come to stand against.
var bumped = All(Enemy, func(x *game.Exec) bool {
	return x.Ship(x.Self()).Touching.Has(x.Chosen())
})

// faceOff reports whether a ship and another look at each other: each is in the other's front arc,
// or in its bullseye arc if the table has agreed on that (msg.arc.face-off).
func faceOff(r Ref) Cond {
	return func(x *game.Exec) bool {
		arc := geom.FrontArc
		if x.G.Options.BullseyeFaceOff {
			arc = geom.BullseyeArc
		}
		a, b := x.Subject(), r(x)
		if b == game.NoShip {
			return false
		}
		_, there := InArc(x, a, b, arc)
		_, here := InArc(x, b, a, arc)
		return there && here
	}
}
