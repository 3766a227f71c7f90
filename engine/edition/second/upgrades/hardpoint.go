package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// hardpoint are the hardpoints of huge ships. Each works on its first side, and its second one is Offline
// (2e.huge.offline).
func hardpoint() []Def {
	return []Def{
		{ID: "drillbeak",
			Summary: "Bonus attack (1 energy), also at range 0. At attack range 0 all hits become critical hits. Offline: " +
				"as an action you may spend 1 energy to flip this card.",
			Weapon: &WeaponTerms{}, Bonus: []BonusTerms{{Energy: []int{1}}},
			Abilities: []Ability{{Name: "drill", When: ModifyAttack, Must: true, If: []Cond{WithThis, AttackRange(0, 0)},
				Do: []Op{Change(AttackDice, Every, Hit, Crit)}}},
			Actions: repairable(1)},

		{ID: "enhancedpropulsion",
			Summary: "At the start of the End phase, you may spend 2 energy to execute a white straight 2 or bank 1 maneuver. " +
				"Offline: as an action you may spend 1 energy to flip this card.",
			Abilities: []Ability{{Name: "push on", When: StartOf(game.EndPhase), Side: 1, Do: []Op{SpendEnergy(2), PickOne(Self,
				Alt("straight 2", rules.ExecuteNow(Self, white(geom.Straight, 2))),
				Alt("bank left 1", rules.ExecuteNow(Self, white(geom.BankLeft, 1))),
				Alt("bank right 1", rules.ExecuteNow(Self, white(geom.BankRight, 1))))}}},
			Actions: repairable(1)},

		// What is left inflicts tokens, in addition to the damage.
		{ID: "ioncannonbattery",
			Summary: "Bonus attack (1 energy): after it hits, the defender suffers 1 critical damage, and all its results " +
				"inflict ion tokens instead of damage. " + broughtBack,
			Weapon: &WeaponTerms{}, Bonus: []BonusTerms{{Energy: []int{1}}},
			Abilities: []Ability{
				{Name: "inflict ion tokens", When: AfterNeutralize, Must: true, Against: []Cond{Same(Self)},
					If: []Cond{WithThis}, Do: []Op{Suffer(Defender, 1, Crit), Inflict(IonToken, 0)}},
				bringBack,
			}},

		{ID: "ordnancetubes",
			Summary: "You make torpedo and missile attacks only as bonus attacks, one of either, and out of your full front arc " +
				"where a card requires your front arc. Offline: it requires your bullseye arc instead. As an action you may " +
				"spend 2 energy to flip this card.",
			Bonus: []BonusTerms{{Energy: []int{0}, Slots: []string{"torpedo"}, Only: true},
				{Energy: []int{0}, Slots: []string{"missile"}, Only: true}},
			Mods: []Mod{Include(WeaponArcs, FullFront).If(throughTubes...).OnSide(1),
				Set(WeaponArcs, int(Bullseye)).If(throughTubes...).OnSide(2)},
			Actions: repairable(2)},

		{ID: "pointdefensebattery",
			Summary: "4 bonus attacks (1 energy each). " + broughtBack,
			Weapon:  &WeaponTerms{}, Bonus: []BonusTerms{{Energy: []int{1, 1, 1, 1}}},
			Abilities: []Ability{bringBack}},

		{ID: "protoncannonbattery",
			Summary: "2 bonus attacks, the second for 1 energy. In them 1 hit becomes a critical hit. Offline: as an action you " +
				"may spend 1 energy to flip this card.",
			Weapon: &WeaponTerms{}, Bonus: []BonusTerms{{Energy: []int{0, 1}}},
			Abilities: []Ability{{Name: "overcharge", When: ModifyAttack, Must: true, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}},
			Actions: repairable(1)},

		{ID: "targetingbattery",
			Summary: "Bonus attack (1 energy). After you attack with this card, you may acquire a lock on the defender. " +
				broughtBack,
			Weapon: &WeaponTerms{}, Bonus: []BonusTerms{{Energy: []int{1}}},
			Abilities: []Ability{
				{Name: "lock the defender", When: AfterAttack, If: []Cond{WithThis}, Do: []Op{rules.LockOn(Self, ObjectOf(Defender))}},
				bringBack,
			}},

		{ID: "tractortentacles",
			Summary: "5 bonus attacks, all but the first for 1 energy each. Offline: as an action you may spend 1 energy to flip " +
				"this card.",
			Weapon: &WeaponTerms{}, Bonus: []BonusTerms{{Energy: []int{0, 1, 1, 1, 1}}},
			Actions: repairable(1)},

		// Evades come first: what is added is never neutralized.
		{ID: "turbolaserbattery",
			Summary: "Bonus attack (lock, 3 energy): after it hits, you add 3 hits to its results. " + broughtBack,
			Weapon:  &WeaponTerms{Lock: true}, Bonus: []BonusTerms{{Energy: []int{3}}},
			Abilities: []Ability{
				{Name: "add 3 hits", When: AfterNeutralize, Must: true, Against: []Cond{Same(Self)},
					If: []Cond{WithThis, AttackHit}, Do: []Op{Times(3, AddResult(AttackDice, Hit))}},
				bringBack,
			}},
	}
}

// broughtBack says what bringBack does.
const broughtBack = "Offline: after you engage, you may spend 2 energy to flip this card."

// bringBack turns a battery that is Offline back.
var bringBack = Ability{Name: "bring it back", When: AfterEngage, Side: 2, Do: []Op{SpendEnergy(2), FlipCard()}}

// repairable turns a hardpoint that is Offline back by an action, for energy.
func repairable(energy int) []Ability {
	return []Ability{{Name: "repair it", Side: 2, Do: []Op{SpendEnergy(energy), FlipCard()}}}
}

// throughTubes are torpedo and missile attacks with weapons of the front arc.
var throughTubes = []Cond{AttackWith("torpedo", "missile"), AttackWith(Front)}

// white is a white maneuver.
func white(b geom.Bearing, speed uint8) game.Maneuver {
	return game.Maneuver{Bearing: b, Speed: speed, Difficulty: game.DifficultyWhite}
}
