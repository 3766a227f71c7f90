package flightpath

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// The terms on which armaments attack.
var (
	free    = &WeaponTerms{}
	charged = &WeaponTerms{Charges: 1}
	guided  = &WeaponTerms{Charges: 1, Lock: true}
)

// plain is an armament that does nothing but attack.
func plain(id string, terms *WeaponTerms) Def {
	return Def{ID: id, Weapon: terms, Summary: "An attack, and nothing else."}
}

// modified is an armament that may change its attack dice if conditions hold.
func modified(id, summary string, terms *WeaponTerms, do Op, conds ...Cond) Def {
	return Def{ID: id, Weapon: terms, Summary: summary, Abilities: []Ability{{
		Name: "modify the attack", When: ModifyAttack,
		If: append([]Cond{WithThis}, conds...), Do: []Op{do},
	}}}
}

// afterHit is an armament that does something after it hits.
func afterHit(id, summary string, terms *WeaponTerms, do ...Op) Def {
	return Def{ID: id, Weapon: terms, Summary: summary, Abilities: []Ability{{
		Name: "after it hits", When: AfterAttack, Must: true, If: []Cond{WithThis, AttackHit}, Do: do,
	}}}
}

// instead is an armament whose hit does something in place of damage.
func instead(id, summary string, terms *WeaponTerms, do ...Op) Def {
	return Def{ID: id, Weapon: terms, Summary: summary, Abilities: []Ability{{
		Name: "no damage", When: AfterNeutralize, Must: true,
		Against: []Cond{Same(Self)}, If: []Cond{WithThis, AttackHit},
		Do: append([]Op{CancelAll(AttackDice)}, do...),
	}}}
}

// vulcan is a gun with which a unit may attack once more after it attacked with another armament.
func vulcan(id string) Def {
	return Def{ID: id, Weapon: free,
		Summary: "After an attack with another armament, you may attack with this as a bonus attack.",
		Abilities: []Ability{{Name: "fire the vulcan", When: AftermathBonus,
			If: []Cond{Not(WithThis)}, Do: []Op{again()}}}}
}

// again is a bonus attack with the same armament, on further terms.
func again(terms ...rules.AttackTerm) Op {
	return rules.Attack(Self, append(terms, rules.Bonus, rules.WithThisCard)...)
}

// blast hurts those near the defender (msg.component.ruler.area-effects).
func blast(id string) Def {
	return afterHit(id, "For 1 charge: after it hits, each other unit at range 0 or melee range "+
		"of the defender rolls an attack die and suffers 1 damage for a hit or critical hit.", charged,
		EachShip([]Cond{Not(Defending), Defender.At(0, Melee)},
			RollDice(AttackDice, 1),
			Provided(Shows(RolledDice, Hit|Crit), Suffer(Chosen, 1, Hit))))
}

// armaments are what armaments do: those of the Federation, then those of Zeon.
func armaments() []Def {
	inFront := Defender.Is(In(Ahead))
	return []Def{
		plain("beam-spray-gun", free), plain("beam-saber", free), vulcan("head-vulcan"),
		{ID: "machine-gun-100mm", Weapon: free, Summary: "At range 1 it rolls 1 more attack die.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(WithThis, AttackRange(1, 1))}},
		modified("bullpup-machine-gun", "Behind the defender you may reroll 1 attack die.", free,
			Reroll(AttackDice, 1), Defender.In(Behind)),
		blast("hyper-bazooka"),
		modified("cannon-240mm", "For 1 charge; standing still you may reroll up to 2 attack dice.",
			charged, Reroll(AttackDice, 2), Has(StationaryToken)),
		{ID: "twin-cannon-240mm", Weapon: charged,
			Summary: "For 1 charge; another charge lets you reroll any of the attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Spend(Self, 1, Charge), Reroll(AttackDice, Every)}}}},
		modified("beam-gun",
			"You may change 1 hit to a critical hit against a unit in your bullseye arc.",
			free, Change(AttackDice, 1, Hit, Crit),
			Defender.Is(In(Bullseye))),
		{ID: "sniper-beam-rifle", Weapon: free, Summary: "You may spend up to 2 energy tokens " +
			"for 1 more attack die each; the defender then rolls no die for range.",
			Abilities: []Ability{{Name: "charge the rifle", When: BeforeRoll(AttackDice), If: []Cond{WithThis},
				Do: []Op{spendForDice(EnergyToken, 2), noRangeDie}}}},
		plain("ball-cannon-180mm", free),
		instead("ball-manipulators", "A hit does no damage and grapples the defender.", free,
			Gain(Defender, 1, TractorToken)),
		modified("saberfish-guns-25mm", "After a maneuver of speed 4-5, you may reroll 1 attack die.",
			free, Reroll(AttackDice, 1), Between(FlownSpeed, 4, 5)),
		afterHit("saberfish-missiles", "With a lock, for 1 charge: a hit gives 1 strain token.", guided,
			Gain(Defender, 1, StrainToken)),

		plain("zaku-machine-gun", free),
		modified("zaku-i-machine-gun", "You may reroll 1 attack die if another friendly unit has "+
			"attacked the defender this phase.", free, Reroll(AttackDice, 1),
			Defender.Is(AttackedBy(OtherFriend))),
		modified("mmp-machine-gun", "At range 1 you may change 1 blank to a focus result.", free,
			Change(AttackDice, 1, Blank, Focus), AttackRange(1, 1)),
		modified("zaku-bazooka",
			"For 1 charge; you may change 1 hit to a critical hit against a unit in "+
				"front of you, if nothing obstructs the attack.", charged,
			Change(AttackDice, 1, Hit, Crit), inFront, Not(ObstructedAttack), Not(Any(Obstructs))),
		modified("anti-ship-rifle", "For 1 charge; you may change 1 focus result to a critical hit "+
			"against a unit that you have locked.", charged,
			Change(AttackDice, 1, Focus, Crit), HasLockOn(Defender)),
		plain("heat-hawk", free),
		afterHit("heat-saber", "A hit gives the defender 1 strain token.", free,
			Gain(Defender, 1, StrainToken)),
		{ID: "shoulder-tackle", Weapon: free,
			Summary: "After the attack, you gain 1 strain token, and the defender of a hit 1 stress token.",
			Abilities: []Ability{{Name: "tackle", When: AfterAttack, Must: true, If: []Cond{WithThis},
				Do: []Op{Gain(Self, 1, StrainToken),
					Provided(AttackHit, Gain(Defender, 1, StressToken))}}}},
		{ID: "cracker-grenade", Summary: "In the System Phase, for 1 charge: launch a cracker.",
			Abilities: []Ability{{Name: "launch a cracker", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge),
					rules.PlaceDevice(cracker, rules.Way{
						Bearing: geom.Straight, Speed: 1, Launch: true,
					})}}}},
		plain("leg-missile-pod", guided),
		{ID: "simplified-missile-launcher", Weapon: guided,
			Summary: "With a lock, for 1 charge. Afterward you may attack another unit at range " +
				"1 of the defender as a bonus attack without a lock.",
			Abilities: []Ability{{Name: "attack another unit", When: AftermathBonus, If: []Cond{WithThis},
				Do: []Op{again(rules.WithoutNeed, rules.Against(Defender.At(1, 1)))}}}},
		blast("giant-bazooka"),
		instead("scattering-beam-gun",
			"For 1 charge; a hit does no damage and gives 1 strain and 1 deplete token.", charged,
			Gain(Defender, 1, StrainToken), Gain(Defender, 1, DepleteToken)),
		// The overheat token comes at once: nothing looks at it until the attack is over.
		{ID: "beam-bazooka", Weapon: &WeaponTerms{Energy: 1},
			Summary: "Attack (1 energy): you may spend 1 more energy to roll 1 additional attack die. " +
				"If you do, gain 1 overheat token.",
			Abilities: []Ability{{Name: "overcharge", When: BeforeRoll(AttackDice), If: []Cond{WithThis},
				Do: []Op{Spend(Self, 1, EnergyToken), AddDice(AttackDice, 1),
					Gain(Self, 1, OverheatToken)}}}},
		{ID: "sturmfaust", Weapon: charged, Summary: "For 1 charge; its attack dice are never rerolled.",
			Mods: []Mod{Forbids(Rerolling).For(Anyone).If(WithThis, About(AttackDice))}},
		vulcan("quad-vulcan"),
		{ID: "camera-gun", Summary: "Action: acquire a lock on an enemy unit at range 1-4 in your " +
			"front arc. Then another friendly unit at range 1-3 may acquire a lock on it.",
			Actions: []Ability{{Name: "spot", Do: []Op{
				Choose(Enemy, In(Front, 1, 4)),
				rules.LockOn(Self, ObjectOf(Chosen), rules.AtAnyRange),
				May("share the lock", Choose(OtherFriend, At(1, 3)),
					rules.LockObject(Chosen, rules.LockedBy(Same(Self))))}}}},
		{ID: "chaff-grenade", Summary: "Action: for 1 charge each enemy at range 1 in your front " +
			"arc gains 1 jam token.",
			Actions: []Ability{{Name: "throw chaff", If: []Cond{inCloud}, Do: []Op{Spend(Self, 1, Charge),
				EachShip([]Cond{Enemy, In(Front, 1, 1)},
					Gain(Chosen, 1, JamToken))}}}},
		{ID: "mega-particle-turrets", Weapon: free,
			Summary: "After an attack, you may attack another unit with it as a bonus attack.",
			Abilities: []Ability{{Name: "attack another unit", When: AftermathBonus, If: []Cond{WithThis},
				Do: []Op{again(rules.Against(Not(Defending)))}}}},
		func() Def { d := blast("ship-missiles"); d.Weapon = guided; return d }(),
	}
}

// inCloud reports whether chaff would reach someone.
var inCloud = Any(Enemy, In(Front, 1, 1))

// noRangeDie takes the dice from the defender that it would roll for the range of the attack.
var noRangeDie = Run("no die for range", func(x *game.Exec) {
	a := x.Attack()
	_, more := x.G.Bonus.Of(a.Range)
	a.AddDefense -= int8(more)
})

// spendForDice spends between 1 and n tokens of a kind of the attacker, Self, each for one more
// attack die; its player says how many if it has several.
func spendForDice(k Kinds, n int) Op {
	t := k.Token()
	most := func(x *game.Exec) int { return min(n, int(x.Ship(x.Self()).Tokens[t])) }
	return Op{
		What: "spend tokens for dice",
		Cost: true,
		Can:  Has(k),
		Do: game.Parts{game.Locals{spentTokens}, game.Step{
			Name: "how many tokens to spend",
			Who: func(x *game.Exec) game.Players {
				if most(x) < 2 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for k := most(x); k >= 1; k-- {
					q.AddNumber(k)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { spentTokens.Set(x, uint8(c.N)) },
		}, game.Step{
			Name: "spend them",
			Do: func(x *game.Exec) {
				k := max(1, int(spentTokens.Get(x)))
				for range k {
					SpendToken(x, x.Self(), t, "token.spend-remove")
				}
				x.Attack().AddAttack += int8(k)
			},
		}},
	}
}

// spentTokens is how many tokens spendForDice spends.
var spentTokens = game.NewLocal[uint8]("tokens to spend", 0)
