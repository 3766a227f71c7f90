package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// missile are the missiles.
func missile() []Def {
	return []Def{
		{ID: "advhomingmissiles",
			Summary: "Attack (target lock): discard this card. If this attack hits, cancel all " +
				"results; the defender is dealt 1 faceup damage card.",
			Weapon: &WeaponTerms{Lock: true, Discard: true},
			Abilities: instead(Run("deal a faceup damage card", func(x *game.Exec) {
				a := x.Attack()
				DealFaceupTo(x, a.Defender, x.Self())
				x.Damage().Section = a.Section
			}))},

		{ID: "assaultmissiles",
			Summary: "Attack for your target lock and this card: a hit also costs every other ship at " +
				"range 1 of the defender 1 damage.",
			Weapon: spent,
			Abilities: []Ability{{Name: "burst", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis, AttackHit},
				Do: []Op{EachShip([]Cond{nearDefender}, Suffer(Chosen, 1, Hit, nearDefender))}}}},

		{ID: "clustermissiles", Summary: "Attack twice for your target lock and this card.",
			Weapon: spent,
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Must: true,
				If: []Cond{WithThis}, Do: []Op{rules.AttackAgain()}}}},

		{ID: "concussionmissiles",
			Summary: "Attack for your target lock and this card: you may change 1 blank to a hit.",
			Weapon:  spent,
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "cruisemissiles",
			Summary: "Attack (target lock), discarding this card: your speed this round determines how " +
				"many extra attack dice you may roll, up to 4.",
			Weapon: &WeaponTerms{Lock: true, Discard: true},
			Abilities: []Ability{{Name: "roll more dice", When: AfterDefender,
				If: []Cond{WithThis, Between(FlownSpeed, 1, 5)},
				Do: []Op{Run("roll more dice", func(x *game.Exec) {
					x.Attack().AddAttack += int8(min(4, x.Ship(x.Self()).Executed.Speed))
				})}}}},

		{ID: "harpoonmissiles",
			Summary: "Attack with a target lock, for this card: after a hit the defender is Harpooned!",
			Weapon:  &WeaponTerms{Lock: true, Discard: true},
			Abilities: []Ability{{Name: "harpoon it", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit, Defender.Is(InPlay)},
				Do: []Op{rules.Assign("harpooned", Defender)}}}},

		{ID: "homingmissiles",
			Summary: "Attack with a target lock, for this card: the defender cannot spend evade tokens.",
			Weapon:  &WeaponTerms{Lock: true, Discard: true},
			Mods:    []Mod{Forbids(Spending).For(Defending).If(WithThis, About(EvadeToken))}},

		{ID: "ionpulsemissiles",
			Summary: "Attack with a target lock, for this card: a hit is 1 damage and 2 ion tokens in " +
				"the place of other damage.",
			Weapon: &WeaponTerms{Lock: true, Discard: true},
			Abilities: instead(Suffer(Target, 1, Hit),
				Gain(Defender, 2, IonToken))},

		{ID: "protonrockets",
			Summary: "Attack (focus token): discard this card. You may roll additional attack dice " +
				"equal to your agility, to a maximum of 3.",
			Weapon: &WeaponTerms{Focus: true, Discard: true},
			Abilities: []Ability{{Name: "roll more dice", When: AfterDefender,
				If: []Cond{WithThis, agile},
				Do: []Op{Run("roll more dice", func(x *game.Exec) {
					x.Attack().AddAttack += int8(min(3, AgilityNow(x, x.Self())))
				})}}}},

		{ID: "scramblermissiles",
			Summary: "Attack (target lock): discard this card. If this attack hits, cancel all " +
				"results; the defender and each ship at range 1 of it receive 1 jam token.",
			Weapon: &WeaponTerms{Lock: true, Discard: true},
			Abilities: instead(Gain(Defender, 1, JamToken),
				EachShip([]Cond{nearDefender}, Gain(Chosen, 1, JamToken)))},

		{ID: "unguidedrockets",
			Summary: "Attack with a focus token: only spending focus tokens changes your dice.",
			Weapon:  &WeaponTerms{Focus: true},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByFocusToken)))}},

		{ID: "xx23sthreadtracers",
			Summary: "Attack (focus token): discard this card. If this attack hits, cancel all " +
				"results; each friendly ship at range 1-2 of you may acquire a target lock on the " +
				"defender.",
			Weapon: &WeaponTerms{Focus: true, Discard: true},
			Abilities: instead(EachShip([]Cond{Friend, At(0, 2)},
				May("acquire a target lock", rules.LockOn(Chosen, ObjectOf(Defender)))))},
	}
}
