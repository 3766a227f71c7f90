package flightpath

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// The terms on which armaments attack.
var (
	free    = &WeaponTerms{}
	charged = &WeaponTerms{Charges: 1}
	guided  = &WeaponTerms{Charges: 1, Lock: true}
)

// anyFace are the faces that a reroll can take.
var anyFace = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}

// plain is an armament that does nothing but attack.
func plain(id string, terms *WeaponTerms) Def {
	return Def{ID: id, Weapon: terms, Summary: "An attack, and nothing else."}
}

// modified is an armament that may change its attack dice if conditions hold.
func modified(id, summary string, terms *WeaponTerms, do Op, conds ...Cond) Def {
	return Def{ID: id, Weapon: terms, Summary: summary, Abilities: []Ability{{
		Name: "modify the attack", When: ModifyAttack,
		If: append([]Cond{Attacking, WithThis}, conds...), Do: []Op{do},
	}}}
}

// afterHit is an armament that does something after it hits.
func afterHit(id, summary string, terms *WeaponTerms, do ...Op) Def {
	return Def{ID: id, Weapon: terms, Summary: summary, Abilities: []Ability{{
		Name: "after it hits", When: AfterAttack, Must: true,
		If: []Cond{Attacking, WithThis, AttackHit}, Do: do,
	}}}
}

// instead is an armament whose hit does something in place of damage.
func instead(id, summary string, terms *WeaponTerms, do ...Op) Def {
	return Def{ID: id, Weapon: terms, Summary: summary, Abilities: []Ability{{
		Name: "no damage", When: AfterNeutralize, Must: true,
		If: []Cond{Attacking, WithThis, AttackHit}, Do: append([]Op{CancelAll(AttackDice)}, do...),
	}}}
}

// vulcan is a gun with which a unit may attack once more after it attacked with another armament.
func vulcan(id string) Def {
	return Def{ID: id, Weapon: free,
		Summary: "After an attack with another armament you may attack with this as a bonus attack.",
		Abilities: []Ability{{Name: "fire the vulcan", When: AftermathBonus,
			If: []Cond{Attacking, Not(WithThis)}, Do: []Op{again(nil)}}}}
}

// again is a bonus attack with the same armament, on further terms.
func again(more func(x *game.Exec, t *game.AttackTerms)) Op {
	return rules.BonusAttack(func(x *game.Exec) game.AttackTerms {
		t := game.AttackTerms{Special: true, Card: x.Card()}
		if more != nil {
			more(x, &t)
		}
		return t
	})
}

// blast hurts those near the defender (msg.component.ruler.area-effects).
func blast(id string) Def {
	return afterHit(id, "For 1 charge: after it hits, each other unit at range 0 or melee range "+
		"of the defender rolls an attack die and suffers 1 damage for a hit or crit.", charged,
		EachShip([]Cond{Not(Is(Chosen, Defender)), InMelee(Defender, Chosen)},
			RollDice(game.AttackDice, 1),
			Provided(Rolled(1, game.Hit, game.Crit), SufferDamage(Chosen, 1, 0))))
}

// armaments are what armaments do: those of the Federation, then those of Zeon.
func armaments() []Def {
	inFront := Stands(Defender, Self, geom.InFront)
	return []Def{
		plain("beam-spray-gun", free), plain("beam-saber", free), vulcan("head-vulcan"),
		{ID: "machine-gun-100mm", Weapon: free, Summary: "At range 1 it rolls 1 more attack die.",
			Mods: []game.Mod{AddTo(AttackDiceOf,
				All(Is(Self, Subject), Attacking, WithThis, AttackRange(0, 1)), 1)}},
		modified("bullpup-machine-gun", "Behind the defender you may reroll 1 attack die.", free,
			Reroll(AttackDice, 1, anyFace...), Stands(Self, Defender, geom.Behind)),
		blast("hyper-bazooka"),
		modified("cannon-240mm", "For 1 charge; standing still you may reroll up to 2 attack dice.",
			charged, Reroll(AttackDice, 2, anyFace...), Has(game.StationaryToken, Self)),
		{ID: "twin-cannon-240mm", Weapon: charged,
			Summary: "For 1 charge; another charge lets you reroll any of the attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking, WithThis},
				Do: []Op{SpendCharge(1), Reroll(AttackDice, 99, anyFace...)}}}},
		modified("beam-gun", "You may change 1 hit to a crit against a unit in your bullseye arc.",
			free, Change(AttackDice, 1, game.Hit, game.Crit),
			InArcOf(Self, geom.BullseyeArc, Defender)),
		{ID: "sniper-beam-rifle", Weapon: free, Summary: "You may spend up to 2 energy tokens " +
			"for 1 more attack die each; the defender then rolls no die for range.",
			Abilities: []Ability{{Name: "charge the rifle", When: AttackDiceCount,
				If: []Cond{Attacking, WithThis},
				Do: []Op{SpendForDice(game.CalculateToken, 2), NoRangeDie()}}}},
		plain("ball-cannon-180mm", free),
		instead("ball-manipulators", "A hit does no damage and grapples the defender.", free,
			Gain(Defender, game.TractorToken, 1)),
		modified("saberfish-guns-25mm", "After a maneuver of speed 4-5 you may reroll 1 attack die.",
			free, Reroll(AttackDice, 1, anyFace...), ExecutedSpeed(Self, 4, 5)),
		afterHit("saberfish-missiles", "With a lock, for 1 charge: a hit gives 1 strain token.", guided,
			Gain(Defender, game.StrainToken, 1)),

		plain("zaku-machine-gun", free),
		modified("zaku-i-machine-gun", "You may reroll 1 attack die if another friendly unit has "+
			"attacked the defender this phase.", free, Reroll(AttackDice, 1, anyFace...),
			AttackedByFriend(Defender)),
		modified("mmp-machine-gun", "At range 1 you may change 1 blank to a focus result.", free,
			Change(AttackDice, 1, game.Blank, game.Focus), AttackRange(0, 1)),
		modified("zaku-bazooka", "For 1 charge; you may change 1 hit to a crit against a unit in "+
			"front of you, if nothing obstructs the attack.", charged,
			Change(AttackDice, 1, game.Hit, game.Crit), inFront, Not(ObstructedAttack)),
		modified("anti-ship-rifle", "For 1 charge; you may change 1 focus result to a crit "+
			"against a unit that you have locked.", charged,
			Change(AttackDice, 1, game.Focus, game.Crit), HasLockOn(Self, Defender)),
		plain("heat-hawk", free),
		afterHit("heat-saber", "A hit gives the defender 1 strain token.", free,
			Gain(Defender, game.StrainToken, 1)),
		{ID: "shoulder-tackle", Weapon: free,
			Summary: "After the attack you gain 1 strain token, and the defender of a hit 1 stress token.",
			Abilities: []Ability{{Name: "tackle", When: AfterAttack, Must: true,
				If: []Cond{Attacking, WithThis},
				Do: []Op{Gain(Self, game.StrainToken, 1),
					Provided(AttackHit, Gain(Defender, game.StressToken, 1))}}}},
		{ID: "cracker-grenade", Summary: "In the System Phase, for 1 charge: launch a cracker.",
			Abilities: []Ability{{Name: "launch a cracker", When: SystemStep,
				If: []Cond{Is(Self, Active)}, Do: []Op{SpendCharge(1),
					rules.PlaceDevice(cracker, rules.Way{
						Bearing: geom.Straight, Speed: 1, Launch: true,
					})}}}},
		plain("leg-missile-pod", guided),
		{ID: "simplified-missile-launcher", Weapon: guided,
			Summary: "With a lock, for 1 charge. Afterwards you may attack another unit at range " +
				"1 of the defender as a bonus attack without a lock.",
			Abilities: []Ability{{Name: "attack another unit", When: AftermathBonus,
				If: []Cond{Attacking, WithThis},
				Do: []Op{again(func(x *game.Exec, t *game.AttackTerms) {
					t.NoNeed, t.Within = true, true
					t.Targets = SetThat(WithinOf(Defender, 1, 1, Chosen))(x).Without(Defender(x))
				})}}}},
		blast("giant-bazooka"),
		instead("scattering-beam-gun",
			"For 1 charge; a hit does no damage and gives 1 strain and 1 deplete token.", charged,
			Gain(Defender, game.StrainToken, 1), Gain(Defender, game.DepleteToken, 1)),
		// The overheat token comes at once: nothing looks at it until the attack is over.
		{ID: "beam-bazooka", Weapon: &WeaponTerms{Energy: 1},
			Summary: "For 1 energy; another one gives 1 more attack die and 1 overheat token.",
			Abilities: []Ability{{Name: "overcharge", When: AttackDiceCount,
				If: []Cond{Attacking, WithThis},
				Do: []Op{Spend(Self, game.CalculateToken), AddDice(game.AttackDice, 1),
					Gain(Self, game.OverheatToken, 1)}}}},
		{ID: "sturmfaust", Weapon: charged, Summary: "For 1 charge; its attack dice are never rerolled.",
			Mods: []game.Mod{Set(NotRerolled, All(Is(Self, Subject), Attacking, WithThis), 1)}},
		vulcan("quad-vulcan"),
		{ID: "camera-gun", Summary: "Action: lock an enemy at range 1-4 in your front arc; then " +
			"another friendly unit at range 1-3 may lock it.",
			Actions: []Ability{{Name: "spot", Do: []Op{
				Choose(Enemy(Chosen), InArcWithin(Self, 1, 4, Chosen, geom.FrontArc)),
				rules.LockFar(Self, ObjectOf(Chosen)), rules.NoteLock(Chosen),
				May("share the lock", Choose(OtherFriend(Chosen), Within(1, 3, Chosen)),
					rules.AcquireLockToo(Chosen))}}}},
		{ID: "chaff-grenade", Summary: "Action: for 1 charge each enemy at range 1 in your front " +
			"arc gains 1 jam token.",
			Actions: []Ability{{Name: "throw chaff", If: []Cond{inCloud}, Do: []Op{SpendCharge(1),
				EachShip([]Cond{Enemy(Chosen), InArcWithin(Self, 1, 1, Chosen, geom.FrontArc)},
					Gain(Chosen, game.JamToken, 1))}}}},
		{ID: "mega-particle-turrets", Weapon: free,
			Summary: "After an attack you may attack another unit with it as a bonus attack.",
			Abilities: []Ability{{Name: "attack another unit", When: AftermathBonus,
				If: []Cond{Attacking, WithThis},
				Do: []Op{again(func(x *game.Exec, t *game.AttackTerms) {
					t.Except = t.Except.With(Defender(x))
				})}}}},
		func() Def { d := blast("ship-missiles"); d.Weapon = guided; return d }(),
	}
}

// inCloud tells whether chaff would reach somebody.
var inCloud = AnyShip(Enemy(Chosen), InArcWithin(Self, 1, 1, Chosen, geom.FrontArc))
