package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// modifier is a pilot who may change a blank result of a pool, as an attacker or a defender.
func modifier(pilot, name string, when game.Window, does card.Op, side card.Cond) card.Def {
	return card.Def{ID: pilot, Abilities: []card.Ability{{
		Name: name, When: when, By: []card.Cond{card.Anyone}, If: []card.Cond{side},
		Do: []card.Op{does},
	}}}
}

// The attacker's ability finds what the defender's has left.
//
// msg.combat.attack-dice.order
func TestAttackDice_TheDefenderModifiesFirst(t *testing.T) {
	s := lab(t,
		modifier("gm-cadet", "aim", card.ModifyAttack,
			card.Change(card.AttackDice, 1, card.Blank, card.Hit), card.Attacking),
		modifier("zaku-recruit", "dodge", card.ModifyAttack,
			card.Change(card.AttackDice, 1, card.Hit, card.Blank), card.Defending))
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180))
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Dice("hit", "focus", "focus")
	s.Asked(game.Seat2)
	s.NotOffered(unit, "aim")
	s.Use(foe, "dodge")
	s.Asked(game.Seat1)
	s.NotOffered(foe, "dodge")
	s.Use(unit, "aim")
	s.WantAttackDice("hit", "focus", "focus")
	s.Dice(blanks(2)...)
	s.Done()
}

// The defender's ability finds what the attacker's has left.
//
// msg.combat.defense-dice.order
func TestDefenseDice_TheAttackerModifiesFirst(t *testing.T) {
	s := lab(t,
		modifier("gm-cadet", "confuse", card.ModifyDefense,
			card.Change(card.DefenseDice, 1, card.Evade, card.Blank), card.Attacking),
		modifier("zaku-recruit", "dodge", card.ModifyDefense,
			card.Change(card.DefenseDice, 1, card.Blank, card.Evade), card.Defending))
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180))
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "focus")
	s.Asked(game.Seat1)
	s.NotOffered(foe, "dodge")
	s.Use(unit, "confuse")
	s.Asked(game.Seat2)
	s.NotOffered(unit, "confuse")
	s.Use(foe, "dodge")
	s.WantShields(foe, 1) // the hit is evaded
	s.Done()
}

// Two of three focus results are changed, for two of three charges; a hit is not offered to a
// defender and an evade not to an attacker.
//
// msg.combat.newtype.attack
func TestNewtype_ChangesFocusResultsToHits(t *testing.T) {
	s := labWith(t, printed(t, "gm-cadet", 3))
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180))
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Dice("focus", "focus", "blank")
	s.Use(unit, "Force")
	s.Use(unit, "Force")
	s.WantAttackDice("hit", "hit", "blank")
	s.WantForce(unit, 1)
	s.Dice(blanks(2)...)
	s.WantDamage(foe, 1) // the other result took its armor
	s.Done()
}

// msg.combat.newtype.attack: without a focus result nothing is offered.
// msg.combat.newtype.defense
func TestNewtype_NeedsFocusResults(t *testing.T) {
	s := labWith(t, printed(t, "gm-cadet", 3))
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180))
	s.Never(unit, "Force")
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Dice("hit", "blank", "crit")
	s.Dice("focus", "evade") // the focus result of a unit without newtype charges
	s.WantForce(unit, 3)
	rest(s)
	s.Done()
}

// msg.combat.newtype.defense
func TestNewtype_ChangesFocusResultsToEvades(t *testing.T) {
	for _, spent := range []int{0, 1, 2} {
		s := labWith(t, printed(t, "gm-cadet", 3))
		unit := cadet(s, scene.At(457, 300, 0))
		foe := recruit(s, scene.At(457, 490, 180))
		s.AttackWith(foe, "anti-ship-rifle", unit)
		s.Dice("hit", "hit", "blank")
		s.Dice("focus", "focus")
		for range spent {
			s.Use(unit, "Force")
		}
		if spent < 2 {
			s.Pass()
		}
		s.WantForce(unit, 3-spent)
		s.WantShields(unit, spent)
		s.Done()
	}
}

// Both have a bonus attack after the attack of the second player's unit.
//
// msg.combat.bonus.defender-first
func TestBonusAttacks_TheDefendersComesFirst(t *testing.T) {
	s := lab(t, card.Def{ID: "zaku-recruit", Abilities: []card.Ability{{
		Name: "strike back", When: card.AftermathBonus, Against: []card.Cond{card.Same(card.Self)},
		Do: []card.Op{rules.Attack(card.Self, rules.Bonus)},
	}}})
	unit := cadet(s, scene.At(457, 300, 0))
	foe := s.Theirs("zaku-recruit", scene.At(457, 400, 180), scene.With("ms-06f-zaku-ii.pod"))
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Asked(game.Seat2)
	s.NotOffered(unit, "fire the vulcan")
	s.Use(foe, "strike back")
	s.Declare("zaku-machine-gun", unit)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Asked(game.Seat1)
	s.Pass()
	s.Done()
}

// A heat hawk that costs energy counterattacks for it, and not without.
//
// msg.melee.counter.cost
func TestCounterattack_IsPaidWhenItIsAnnounced(t *testing.T) {
	for _, energy := range []int{0, 1, 2} {
		s := lab(t, card.Def{ID: "heat-hawk", Weapon: &card.WeaponTerms{Energy: 1}})
		unit := cadet(s, scene.At(457, 300, 0))
		foe := recruit(s, scene.At(457, 380, 180), scene.Tokens(game.EnergyToken, energy))
		s.AttackWith(unit, "beam-saber", foe)
		if energy == 0 {
			s.Dice(blanks(3)...) // nothing is asked
			s.Dice(blanks(2)...)
		} else {
			s.Asked(game.Seat2)
			s.Weapon("heat-hawk")
			s.WantTokens(foe, game.EnergyToken, energy-1) // before any dice
			s.Dice(blanks(3)...)
			s.Dice(blanks(3)...)
		}
		rest(s)
		s.Done()
	}
}
