package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// missile are the missiles.
func missile() []Def {
	return []Def{
		{ID: "barragerockets",
			Summary: "Attack with a focus token, for 1 charge: for each further charge you may " +
				"reroll a die against a ship in your bullseye arc.",
			Weapon: &WeaponTerms{Focus: true, Charges: 1},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{WithThis, Defender.Is(In(Bullseye))}, Do: []Op{RerollFor(AttackDice, Charge)}}}},

		{ID: "clustermissiles",
			Summary: "Attack with a lock, for 1 charge. Afterward you may make this attack, without " +
				"the lock, as a bonus attack on another ship at range 0-1 of the defender.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "attack another ship", When: AftermathBonus, If: []Cond{WithThis},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithThisCard, rules.WithoutNeed,
					rules.Against(Defender.At(0, 1), Not(Defending)))}}}},

		{ID: "concussionmissiles",
			Summary: "Attack (lock, 1 charge): after it hits, the defender and each ship at range 0-1 " +
				"of it expose 1 damage card.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "expose damage cards", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit},
				Do: []Op{EachShip([]Cond{Defender.At(0, 1)},
					rules.ExposeCard(Chosen))}}}},

		{ID: "diamondboronmissiles",
			Summary: "Attack (lock, 1 charge): after it hits, you may spend 1 charge. If you do, each " +
				"ship at range 0-1 of the defender whose agility does not exceed the defender's rolls " +
				"1 attack die and suffers the damage rolled.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "burst", When: AfterAttack, If: []Cond{WithThis, AttackHit},
				Do: []Op{Spend(Self, 1, Charge), EachShip(
					[]Cond{Defender.At(0, 1), Compare(Agility, AtMost, Defender.Of(Agility))},
					shrapnel)}}}},

		{ID: "discordmissiles", NoRecover: true,
			Summary: "At the start of the Engagement phase, you may spend 1 calculate token and 1 " +
				"charge (it cannot be recovered) to launch a Buzz Droid Swarm with a bank 3 or " +
				"straight 3 template. After an enemy ship moves through or overlaps the swarm, the " +
				"swarm relocates to that ship's front or rear guides. If neither position is free, the " +
				"ship and the swarm each suffer 1 hit damage. In the Engagement phase, each enemy ship " +
				"at range 0 suffers 1 critical damage at its initiative.",
			Abilities: []Ability{{Name: "launch a buzz droid swarm", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, CalculateToken), Spend(Self, 1, Charge),
					rules.PlaceDevice("Buzz Droid Swarm",
						rules.Way{Bearing: geom.BankLeft, Speed: 3, Launch: true},
						rules.Way{Bearing: geom.Straight, Speed: 3, Launch: true},
						rules.Way{Bearing: geom.BankRight, Speed: 3, Launch: true})}}},
			Remote: &Remote{Abilities: []Ability{
				{Name: "latch on", When: AfterMeet, Must: true, By: []Cond{Enemy}, Against: []Cond{Same(Self)},
					Do: []Op{rules.LatchOn(Active)}},
				{Name: "tear the hull open", When: BeforeEngage, Must: true,
					Do: []Op{EachShip([]Cond{Enemy, At(0, 0)}, Suffer(Chosen, 1, Crit))}},
			}}},

		{ID: "electrochaffmissiles", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to launch an " +
				"electro-chaff cloud with a bank 3 or the straight 4 template. It has a fuse marker.",
			Abilities: []Ability{{Name: "launch an electro-chaff cloud", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge), rules.PlaceDevice("Electro-Chaff Cloud",
					rules.Way{Bearing: geom.BankLeft, Speed: 3, Launch: true},
					rules.Way{Bearing: geom.Straight, Speed: 4, Launch: true},
					rules.Way{Bearing: geom.BankRight, Speed: 3, Launch: true})}}}},

		{ID: "energyshellcharges",
			Summary: "Attack (calculate token, 1 charge): you may spend 1 calculate token to change 1 " +
				"focus result to a critical hit. Action: reload this card, then gain 1 disarm token.",
			Weapon: &WeaponTerms{Calculate: true, Charges: 1},
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Spend(Self, 1, CalculateToken), Change(AttackDice, 1, Focus, Crit)}}},
			// To reload a card gives a disarm token as the action on the bar does
			// (2e.action.reload.steps).
			Actions: []Ability{{Name: "reload the shells",
				Do: []Op{Recover(Self, 1, Charge), Gain(Self, 1, DisarmToken)}}}},

		{ID: "heavyplasmamissiles-alphaclassstarwing",
			Summary: "Attack with a lock, for 1 charge: after it hits, the defender loses 1 shield.",
			Weapon:  &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "strip a shield", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit}, Do: []Op{Lose(Defender, 1, Shield)}}}},

		sureHit("homingmissiles", "suffer 1 hit damage", Hit),
		ionOrdnance("ionmissiles"),

		{ID: "magpulsewarheads",
			Summary: "Attack (lock, 1 charge): a hit causes no normal damage. All results are " +
				"canceled, and the defender suffers 1 critical damage and gains 1 deplete and 1 jam " +
				"token.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "pulse", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis, AttackHit},
				Do: []Op{Suffer(Defender, 1, Crit), Gain(Defender, 1, DepleteToken),
					Gain(Defender, 1, JamToken), CancelAll(AttackDice)}}}},

		{ID: "multimissilepods",
			Summary: "Attack (lock or calculate token, 1 charge): if the defender is in your front " +
				"arc, you may spend 1 charge to roll 1 additional attack die; if it is in your " +
				"bullseye arc, you may spend up to 2 charges to roll that many.",
			Weapon:    &WeaponTerms{Lock: true, Calculate: true, AnyOf: true, Charges: 1},
			Abilities: []Ability{podDie("roll a die", In(Front)), podDie("roll a second die", In(Bullseye))}},

		{ID: "protonrockets",
			Summary: "Attack with a focus token, for 1 charge.",
			Weapon:  &WeaponTerms{Focus: true, Charges: 1}},

		{ID: "saturationrockets-alphaclassstarwing",
			Summary: "Attack (2 charges): if the defender is in your front arc, you may spend 1 charge " +
				"to roll 1 additional attack die. After this attack, you may spend 1 charge to perform " +
				"it again as a bonus attack, at no further cost, against a different ship at range 0-1 " +
				"of the defender.",
			Weapon: &WeaponTerms{Charges: 2},
			Abilities: []Ability{
				{Name: "roll 1 more die", When: BeforeRoll(AttackDice),
					If: []Cond{WithThis, Defender.Is(In(Front))},
					Do: []Op{Spend(Self, 1, Charge), AddDice(AttackDice, 1)}},
				{Name: "attack another ship", When: AftermathBonus, If: []Cond{WithThis},
					Do: []Op{Spend(Self, 1, Charge),
						rules.Attack(Self, rules.Bonus, rules.WithThisCard, rules.PaidFor,
							rules.Against(Defender.At(0, 1), Not(Defending)))}},
			}},

		{ID: "seekermissiles-rsl",
			Summary: "Attack with a lock, for 1 charge: after it misses, if results were neutralized, the " +
				"defender gains 1 strain token.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "strain the defender", When: AfterAttack, Must: true,
				If: []Cond{WithThis, Not(AttackHit), Happened(ResultsNeutralized)},
				Do: []Op{Gain(Defender, 1, StrainToken)}}}},

		// The print names 2 additional charges and leaves out the first, which every other print of
		// these missiles has.
		{ID: "seekermissiles-swz103",
			Summary: "Attack with a lock, for 1 charge: while you modify attack dice you may spend up " +
				"to 2 more charges and change 1 focus result to a hit for each.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{
				{Name: "change a focus", When: ModifyAttack, If: []Cond{WithThis}, Do: seek},
				{Name: "change another focus", When: ModifyAttack, If: []Cond{WithThis}, Do: seek},
			}},

		{ID: "xx23sthreadtracers",
			Summary: "Attack (focus token, calculate token or lock; 1 charge): a hit deals no damage. " +
				"Instead, all results are canceled, and any friendly ship at range 1-3 of the defender " +
				"may lock it.",
			Weapon: &WeaponTerms{Lock: true, Focus: true, Calculate: true, AnyOf: true, Charges: 1},
			Abilities: []Ability{{Name: "trace", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis, AttackHit},
				Do: []Op{EachShip([]Cond{Friend, Defender.At(1, 3)},
					May("lock the defender", rules.LockOn(Chosen, ObjectOf(Defender)))),
					CancelAll(AttackDice)}}}},
	}
}

// podDie is the ability to roll 1 more die for 1 charge in an attack of this card against a ship in an
// arc.
func podDie(name string, in Cond) Ability {
	return Ability{Name: name, When: BeforeRoll(AttackDice), If: []Cond{WithThis, Defender.Is(in)},
		Do: []Op{Spend(Self, 1, Charge), AddDice(AttackDice, 1)}}
}

// seek spends a charge to change a focus result to a hit.
var seek = []Op{Spend(Self, 1, Charge), Change(AttackDice, 1, Focus, Hit)}

// shrapnel lets the chosen ship roll an attack die and suffer what damage it shows.
var shrapnel = Op{What: "roll an attack die for damage", Do: Throw(Dice{
	Name: "roll for damage", Color: game.AttackDice, N: func(*game.Exec) int { return 1 }, By: Chosen,
}, func(x *game.Exec, result game.Faces) {
	SufferOf(x, Chosen(x), Self(x), int(result[game.Hit]), int(result[game.Crit]))
})}
