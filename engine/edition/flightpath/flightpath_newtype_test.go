package flightpath_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
)

// raised returns the facts of the game in which a cadet has a newtype capacity, 0 for none, and the
// GM's beam saber raises it by 1.
func raised(t *testing.T, newtype int) *data.Catalogue {
	t.Helper()
	facts := printed(t, "gm-cadet", newtype)
	facts.Upgrades = slices.Clone(facts.Upgrades)
	row, ok := facts.Upgrade("beam-saber")
	if !ok {
		t.Fatal("no beam saber")
	}
	row.Sides = slices.Clone(row.Sides)
	row.Sides[0].Force = &data.Force{Value: 1, Recovers: 1}
	return facts
}

// msg.newtype.spend-any
func TestNewtype_OneFocusResultForEachCharge(t *testing.T) {
	for _, c := range []struct {
		active int
		shows  []string
	}{
		{0, []string{"focus", "focus", "focus"}}, {1, []string{"hit", "focus", "focus"}},
		{2, []string{"hit", "hit", "focus"}}, {3, []string{"hit", "hit", "hit"}},
	} {
		// msg.newtype.no-inactive: those beyond the active ones are there, and are not spent.
		s := labWith(t, printed(t, "gm-cadet", 3))
		unit := cadet(s, scene.At(457, 300, 0), scene.Force(c.active))
		foe := recruit(s, scene.At(457, 420, 0))
		s.AttackWith(unit, "beam-spray-gun", foe)
		s.Dice("focus", "focus", "focus")
		for range c.active {
			s.Use(unit, "Force")
		}
		s.WantAttackDice(c.shows...)
		s.WantForce(unit, 0)
		s.Dice(blanks(2)...)
		rest(s)
		s.Done()
	}
}

// A charge is spent only if its player wants it, for a hit or for an evade.
//
// msg.newtype.spend-any
func TestNewtype_AsManyAsThePlayerWants(t *testing.T) {
	s := labWith(t, printed(t, "gm-cadet", 3))
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 380, 180))
	s.AttackWith(foe, "heat-hawk", unit)
	s.Pass() // no counterattack
	s.Dice("hit", "hit", "hit")
	s.Dice("focus", "focus")
	s.Use(unit, "Force")
	s.WantDefenseDice("evade", "focus")
	s.Pass()
	s.WantForce(unit, 2)
	rest(s)
	s.Done()
}

// Every capacity in the game recovers one charge a round.
//
// msg.newtype.recurring
func TestNewtype_EveryCapacityIsRecurring(t *testing.T) {
	n := 0
	for _, p := range data.Flightpath().Pilots {
		if p.Force == nil {
			continue
		}
		n++
		if p.Force.Recovers != 1 {
			t.Errorf("%s recovers %d newtype charges, want 1", p.ID, p.Force.Recovers)
		}
	}
	if n == 0 {
		t.Error("no pilot has a newtype capacity")
	}
	for active, after := range map[int]int{0: 1, 1: 2, 2: 2} {
		s := labWith(t, printed(t, "gm-cadet", 2))
		unit := cadet(s, scene.At(457, 300, 0), scene.Force(active))
		recruit(s, scene.At(457, 800, 180))
		s.End()
		s.WantForce(unit, after)
		s.Done()
	}
}

// Two cards with the symbol recover one charge, not one each.
//
// msg.newtype.recover-one
func TestNewtype_TwoSymbolsRecoverOne(t *testing.T) {
	s := labWith(t, raised(t, 2))
	unit := cadet(s, scene.At(457, 300, 0), scene.Force(0))
	recruit(s, scene.At(457, 800, 180))
	s.End()
	s.WantForce(unit, 1)
	s.Done()
}

// msg.newtype.zero
func TestNewtype_NoneUnlessAnUpgradeRaisesIt(t *testing.T) {
	for _, c := range []struct {
		facts *data.Catalogue
		want  int
	}{
		{printed(t, "gm-cadet", 0), 0}, {raised(t, 0), 1}, {raised(t, 2), 3},
	} {
		s := labWith(t, c.facts)
		unit := cadet(s, scene.At(457, 300, 0))
		recruit(s, scene.At(457, 800, 180))
		s.End() // nothing comes back beyond the capacity
		s.WantForce(unit, c.want)
		s.Done()
	}
}

// An ability may cost charges; without an active one it is not offered.
//
// msg.newtype.no-inactive
// msg.newtype.other-uses
func TestNewtype_PaysForAbilities(t *testing.T) {
	for _, active := range []int{0, 1} {
		s := labWith(t, printed(t, "gm-cadet", 1), card.Def{ID: "gm-cadet",
			Abilities: []card.Ability{revealing("sense", card.Spend(card.Self, 1, card.Force),
				gain(game.EvadeToken))}})
		unit := cadet(s, scene.At(457, 300, 0), scene.Force(active))
		s.Activate(unit, "2 straight")
		if active > 0 {
			s.Use(unit, "sense")
		}
		s.NotOffered(unit, "sense")
		s.WantTokens(unit, game.EvadeToken, active)
		s.WantForce(unit, 0)
		rest(s)
		s.Done()
	}
}

// A weapon may cost charges, which are paid when it attacks; who cannot pay cannot choose it.
//
// msg.newtype.other-uses
func TestNewtype_PaysForWeapons(t *testing.T) {
	funnel := card.Def{ID: "beam-spray-gun", Weapon: &card.WeaponTerms{Force: 2}}
	for active, legal := range map[int]bool{1: false, 2: true, 3: true} {
		s := labWith(t, printed(t, "gm-cadet", 3), funnel)
		unit := cadet(s, scene.At(457, 300, 0), scene.Force(active))
		foe := recruit(s, scene.At(457, 420, 0))
		s.Engage(unit)
		if !legal {
			s.Refused(func() { s.Declare("beam-spray-gun", foe) })
			s.Pass()
			s.WantForce(unit, active)
			s.Done()
			continue
		}
		s.Declare("beam-spray-gun", foe)
		s.WantForce(unit, active-2)
		s.WantEvent(game.ForceSpent, "msg.component.armament.attack-cost")
		s.Dice(blanks(3)...)
		s.Dice(blanks(2)...)
		rest(s)
		s.Done()
	}
}

// Who counterattacks with such a weapon pays for it, too.
//
// msg.newtype.other-uses
func TestNewtype_PaysForCounterattacks(t *testing.T) {
	for active, legal := range map[int]bool{0: false, 1: true} {
		s := labWith(t, printed(t, "gm-cadet", 1), card.Def{ID: "beam-saber",
			Weapon: &card.WeaponTerms{Force: 1}})
		unit := cadet(s, scene.At(457, 300, 0), scene.Force(active))
		foe := recruit(s, scene.At(457, 380, 180))
		s.AttackWith(foe, "heat-hawk", unit)
		if legal {
			s.Weapon("beam-saber")
		}
		s.WantForce(unit, 0)
		s.Dice(blanks(3)...)
		if legal {
			s.Dice("hit", "blank", "blank")
			s.WantShields(foe, 0)
		} else {
			s.Dice(blanks(2)...)
		}
		rest(s)
		s.Done()
	}
}

// A purple action is paid from the same charges as everything else.
//
// msg.newtype.other-uses
func TestNewtype_PaysForPurpleActions(t *testing.T) {
	s := labWith(t, printed(t, "gm-cadet", 1, "evade purple", "focus white"), card.Def{ID: "gm-cadet",
		Abilities: []card.Ability{revealing("sense", card.Spend(card.Self, 1, card.Force),
			gain(game.EvadeToken))}})
	unit := cadet(s, scene.At(457, 300, 0))
	s.Activate(unit, "2 straight")
	s.Use(unit, "sense")
	s.NotOffered(unit, "evade")
	s.Use(unit, "focus")
	s.Done()
}
