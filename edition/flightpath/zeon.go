package flightpath

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// zeon are what the pilots of the Principality of Zeon do, by the alphabet.
func zeon() []Def {
	return []Def{
		one("anavel-gato-rick-dom", "Attacking you may reroll 1 die for each other enemy at range "+
			"0-1, up to 2.",
			Ability{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking, AnyShip(crowding)},
				Do: []Op{RerollPer(AttackDice, func(x *game.Exec) int {
					return min(ShipsThat(crowding)(x), 2)
				}, anyFace...)}}),
		one("annerose-rosenheim-zaku-recon", "In the System Phase you may spend 1 newtype charge "+
			"to look at the dial of an enemy at range 1-3 that you have locked.",
			after("read the dial", SystemStep, nil, SpendForce(1),
				Choose(Enemy(Chosen), Within(1, 3, Chosen), HasLockOn(Self, Chosen)),
				rules.LookAtDial(Chosen))),
		one("char-aznable-rick-dom", "Defending, after you spend newtype charges, you may change "+
			"1 blank to an evade.",
			after("foresee", AfterForceSpent, []Cond{Defending},
				Change(DefenceDice, 1, game.Blank, game.Evade))),
		one("char-aznable-zaku", "After you reveal your dial you may spend 1 newtype charge to "+
			"execute the maneuver at 1 higher speed.",
			after("faster", AfterReveal, []Cond{Reveals()}, SpendForce(1), RevealAtSpeed(1))),
		one("denim-zaku", "At the start of the Engagement Phase a friendly unit of initiative 2 "+
			"or less at range 1-2 may remove 1 strain or stress token.",
			Ability{Name: "calm", When: StartOfEngagement, Do: []Op{
				Choose(Friend(Chosen), Within(1, 2, Chosen), junior(Chosen, 2)),
				PickOne(Chosen, Alt("strain", Remove(Chosen, game.StrainToken)),
					Alt("stress", Remove(Chosen, game.StressToken)))}}),
		one("dren-musai", "In the System Phase you may choose a friendly small unit at range 1-2 "+
			"whose dial may then be set to another maneuver of the same speed.",
			after("new orders", SystemStep, nil,
				Choose(Friend(Chosen), SizeIs(geom.Small, Chosen), Within(1, 2, Chosen)),
				rules.SetDialAnew(Chosen))),
		one("gadem-zaku-i", "After a maneuver that an enemy made partial you may make a bonus "+
			"attack on it with your Spiked Shoulder Tackle.",
			after("tackle", AfterManeuver, []Cond{Not(FullyExecuted), AnyShip(bumped),
				Equipped("shoulder-tackle", Self)},
				bonusWith("shoulder-tackle", func(x *game.Exec, t *game.AttackTerms) {
					t.Within, t.Targets = true, SetThat(bumped)(x)
				}))),
		gaia(),
		one("gaius-zemela-rick-dom", "After a friendly unique unit at range 1 is declared as "+
			"defender, you may gain 1 strain token to become the defender, if you are a legal "+
			"target and the attacker is in front of you.",
			Ability{Name: "stand in", When: AfterDefender, If: []Cond{OtherFriend(Defender),
				Limited(Defender), Within(1, 1, Defender), Stands(Attacker, Self, geom.InFront),
				rules.CouldBeDefender},
				Do: []Op{Gain(Self, game.StrainToken, 1), rules.BecomeDefender()}}),
		one("garma-zabi-zaku-fs", "After you coordinate, another friendly unit at range 1 of that "+
			"one may perform a red focus action.",
			after("rally", AfterAction, []Cond{About(game.CoordinateAction)},
				Choose(Friend(Chosen), Not(Is(Chosen, Other)), WithinOf(Other, 1, 1, Chosen)),
				Perform(Chosen, game.AsRed, game.FocusAction))),
		one("gene-zaku", "With no other friendly unit at range 0-1 you may gain 1 strain token to "+
			"roll 1 more attack die.",
			Ability{Name: "charge in", When: AttackDiceCount, If: []Cond{Attacking, Alone(1)},
				Do: []Op{Gain(Self, game.StrainToken, 1), AddDice(game.AttackDice, 1)}}),
		one("gerald-sakai-rick-dom", "After a full maneuver of speed 4-5 you may perform a red "+
			"lock action.",
			after("lock", AfterManeuver, []Cond{FullyExecuted, Speed(4, 5)},
				Perform(Self, game.AsRed, game.LockAction))),
		one("johnny-ridden-zaku", "After a maneuver of speed 3 or more you may reroll up to 2 "+
			"dice of your attacks on units in front of you.",
			Ability{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking, ExecutedSpeed(Self, 3, 5),
				Stands(Defender, Self, geom.InFront)},
				Do: []Op{Reroll(AttackDice, 2, anyFace...)}}),
		one("jq-zaku-recon", "After another friendly unit attacks a unit that you have locked you "+
			"may gain 1 evade token.",
			Ability{Name: "slip away", When: AfterAttack, If: []Cond{OtherFriend(Attacker),
				HasLockOn(Self, Defender)}, Do: []Op{Gain(Self, game.EvadeToken, 1)}}),
		one("kelley-layzner-rick-dom", "After a friendly unit at range 1 defends and loses armor, "+
			"you may lock the attacker.",
			Ability{Name: "lock", When: AfterDefend, If: []Cond{Friend(Defender),
				Within(1, 1, Defender), ArmorReduced},
				Do: []Op{rules.LockOn(Self, ObjectOf(Attacker))}}),
		{ID: "nimbus-schterzen-zaku", Summary: "After you win a counterattack you may gain 1 " +
			"focus token. You may counterattack although you have made a bonus attack this round.",
			Abilities: []Ability{after("triumph", AfterCounter, nil, Gain(Self, game.FocusToken, 1))},
			Mods:      []game.Mod{Set(CountersAgain, Is(Self, Subject), 1)}},
		ace("ramba-ral-zaku-i-commander", "In melee you may change 1 focus result to a hit.",
			Change(AttackDice, 1, game.Focus, game.Hit), OfType(game.MeleeType)),
		ace("vanessa-vermilion-rick-dom", "You may change 1 hit to a crit in a face-off.",
			Change(AttackDice, 1, game.Hit, game.Crit),
			FaceOff(Self, Defender)),
	}
}

// gaia is the pilot whose hits help the next friend that attacks the same unit in that phase, also
// if he is gone by then.
func gaia() Def {
	return Def{ID: "gaia-zaku-i-commander",
		Summary: "After your attack hits, the next friendly unit that attacks the same defender " +
			"this phase may reroll 1 attack die.",
		Abilities: []Ability{
			{Name: "open the way", When: AfterAttack, Must: true, If: []Cond{Attacking, AttackHit},
				Do: []Op{Mark(Defender)}},
			{Name: "follow up", When: ModifyAttack, Dead: true, If: []Cond{Friend(Attacker),
				Marked(Defender)}, Do: []Op{Reroll(AttackDice, 1, anyFace...)}},
			{Name: "the way closes", When: AfterAttack, Must: true, Dead: true,
				If: []Cond{OtherFriend(Attacker)}, Do: []Op{Unmark(Defender)}},
		}}
}

// crowding tells whether a unit is another enemy than the defender at range 0-1.
var crowding = All(Enemy(Chosen), Not(Is(Chosen, Defender)), Within(0, 1, Chosen))

// bumped tells whether a unit is an enemy that Self has just come to stand against.
var bumped = All(Enemy(Chosen), func(x *game.Exec) bool {
	return x.Ship(x.Self()).Touching.Has(x.Chosen())
})
