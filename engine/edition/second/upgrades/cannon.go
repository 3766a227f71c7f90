package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// cannon are the cannons.
func cannon() []Def {
	return []Def{
		ancillaryIon("ancillaryionweapons-siegeofcoruscant"),

		{ID: "autoblasters",
			Summary: "Attack: 1 more attack die against a ship in your bullseye arc. Unless you are in " +
				"the defender's front arc, evades do not cancel your critical hits.",
			Weapon: &WeaponTerms{},
			Mods: []Mod{
				Add(AttackDiceOf, 1).If(WithThis, Defender.Is(In(Bullseye))),
				Include(Neutralizing, CritsStand).For(Defending).If(Attacking, WithThis,
					Not(InOf(Defender, Front))),
			}},

		// Critical hits are softened between two steps, whoever may modify the dice in either.
		{ID: "heavylasercannon",
			Summary: "Attack: after attack dice are modified, all critical hits are changed to hits.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "change critical hits", When: BeforeDefenseRoll, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis},
				Do: []Op{RunIf("change critical hits", Shows(AttackDice, Crit), soften)}}}},

		ionGun("ioncannon"),

		{ID: "jammingbeam",
			Summary: "Attack: if it hits, every result inflicts 1 jam token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict jam tokens", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(JamToken, 0)}}}},

		{ID: "protoncannons",
			Summary: "Attack for 2 charges: change 1 focus or hit result to a critical hit.",
			Weapon:  &WeaponTerms{Charges: 2},
			Abilities: []Ability{{Name: "change a result", When: ModifyAttack, Must: true,
				If: []Cond{WithThis}, Do: []Op{Change(AttackDice, 1, Focus|Hit, Crit)}}}},

		{ID: "syncedlasercannons",
			Summary: "Attack: while you have a calculate token the defender has no range bonus.",
			Weapon:  &WeaponTerms{},
			Mods:    []Mod{Cap(RangeBonus, 0).For(Defending).If(WithThis, Has(CalculateToken))}},

		{ID: "tractorbeam",
			Summary: "Attack: if it hits, every result inflicts 1 tractor token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict tractor tokens", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(TractorToken, 0)}}}},
	}
}

// ionGun is a cannon or turret: an ion weapon without requirement or cost.
func ionGun(id string) Def {
	return Def{ID: id,
		Summary: "Attack: if it hits, 1 result deals 1 hit damage and each of the others inflicts " +
			"1 ion token instead.",
		Weapon:    &WeaponTerms{},
		Abilities: []Ability{inflictIon}}
}

// ancillaryIon is a cannon without an attack line, or a configuration.
func ancillaryIon(id string) Def {
	return Def{ID: id,
		Summary: "Before you roll dice for a primary attack, you may spend 2 charges: its critical " +
			"hits inflict ion tokens instead of damage.",
		Abilities: []Ability{
			{Name: "load ions", When: BeforeAttackRoll, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 2, Charge), Mark(ThisAttack, Defender)}},
			{Name: "inflict ion tokens", When: AfterNeutralize, Must: true, By: []Cond{Marked},
				Against: []Cond{Same(Self)}, If: []Cond{Shows(AttackDice, Crit)},
				Do: []Op{Inflict(IonToken, 0, Crit)}},
		}}
}

// soften changes all critical hits of the present attack to hits.
func soften(x *game.Exec) {
	p := &x.Attack().Attack
	p.Change(p.Count(game.Crit), game.Crit, game.Hit)
	shown := game.Faces{}
	for f := range game.NumFaces {
		shown[f] = uint8(p.Count(f))
	}
	x.Emit(game.Event{Kind: game.DiceChanged, Ship: x.Self(), Other: game.NoShip, Card: x.Card(),
		Color: game.AttackDice, Dice: shown})
}
