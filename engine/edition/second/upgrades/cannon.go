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
					Not(Defender.In(Front))),
			}},

		// Critical hits are softened between two steps, no matter who may modify the dice in either.
		{ID: "heavylasercannon",
			Summary: "Attack: after attack dice are modified, all critical hits are changed to hits.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "change critical hits", When: BeforeRoll(DefenseDice), Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis},
				Do: []Op{RunIf("change critical hits", Shows(AttackDice, Crit), soften)}}}},

		ionGun("ioncannon"),

		{ID: "jammingbeam",
			Summary: "Attack: if it hits, every result inflicts 1 jam token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict jam tokens", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(JamToken, 0)}}}},

		{ID: "precisiontunedcannons-battleoverendor",
			Summary: "Attack: a focus result is added against a ship in your bullseye arc.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "add a focus", When: ModifyAttack, Must: true,
				If: []Cond{WithThis, bullseye}, Do: []Op{AddResult(AttackDice, Focus)}}}},

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

		{ID: "underslungblastercannon",
			Summary: "Attack (lock): at range 1 in your turret arc. The attack dice can be modified only by " +
				"spending a lock. After an enemy ship executes a maneuver, you may perform this attack against " +
				"it as a bonus attack.",
			Weapon: &WeaponTerms{Lock: true},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByLock)))},
			Abilities: atTheMover()},
	}
}

// soften changes all critical hits of the present attack to hits.
func soften(x *game.Exec) {
	p := &x.Attack().Attack
	p.Change(p.Count(game.Crit), game.Crit, game.Hit)
	shown := game.Faces{}
	for f := range game.NumFaces {
		shown[f] = uint8(p.Count(f))
	}
	e := game.NewEvent(game.DiceChanged, "", x.Self())
	e.Card, e.Color, e.Dice = x.Card(), game.AttackDice, shown
	x.Emit(e)
}
