package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// bonusAttack returns a bonus attack of Self on these terms.
func bonusAttack(terms ...rules.AttackTerm) card.Op {
	return rules.Attack(card.Self, append(terms, rules.Bonus)...)
}

// inAttack returns an ability of a ship card in a window of the end of an attack, once per round.
func inAttack(name string, when game.Window, part card.Cond, ops ...card.Op) card.Ability {
	return card.Ability{Name: name, When: when, Per: game.OncePerRound, By: []card.Cond{card.Anyone},
		If: []card.Cond{part}, Do: ops}
}

// raging returns a ship card that may make a bonus attack before it engages, and one after it attacked.
func raging(terms ...rules.AttackTerm) card.Def {
	return card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		{Name: "rage", When: card.BeforeEngage,
			Do: []card.Op{bonusAttack(terms...)}},
		inAttack("fury", card.AftermathBonus, card.Attacking, bonusAttack(terms...)),
	}}
}

// miss lets the open attack with three dice on three come to nothing.
func miss(s *scene.Scene) {
	wantRoll(s, 3)
	wantRoll(s, 3)
}

func TestAftermath_Order(t *testing.T) {
	of := func(id string) card.Def {
		return card.Def{ID: id, Abilities: []card.Ability{
			inAttack("defended", card.AfterDefend, card.Defending, gain(game.FocusToken)),
			inAttack("attacked", card.AfterAttack, card.Attacking, gain(game.FocusToken)),
			inAttack("return fire", card.AftermathBonus, card.Defending, bonusAttack()),
			inAttack("fury", card.AftermathBonus, card.Attacking, bonusAttack()),
		}}
	}
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.attack.aftermath.order: no matter who is the first player.
		// 2e.attack.bonus.defender-first
		s := lab(t, of("wedgeantilles"), of("lukeskywalker"))
		s.First(first)
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		luke := s.Theirs("lukeskywalker", scene.At(400, 500, 180), scene.Force(0))
		s.Attack(wedge, luke)
		wantRoll(s, 3)
		wantRoll(s, 2)
		s.NotOffered(wedge, "attacked")
		s.Use(luke, "defended")
		s.Use(wedge, "attacked")
		s.NotOffered(wedge, "fury")
		s.Use(luke, "return fire")
		s.Declare("primary", wedge)
		wantRoll(s, 3)
		wantRoll(s, 2)
		s.Use(wedge, "defended")
		s.Use(luke, "attacked")
		s.NotOffered(luke, "fury")
		// Wedge may return fire: that would be his bonus attack of the round.
		s.Pass()
		s.Use(wedge, "fury")
		s.Declare("primary", luke)
		wantRoll(s, 3)
		wantRoll(s, 2)
		s.Done()
	}
}

func TestBonusAttack_BesidesTheStandardOne(t *testing.T) {
	// 2e.attack.bonus.not-the-standard-attack: in the same engagement.
	// 2e.attack.weapon-may-be-normal-and-bonus
	s := lab(t, raging())
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Engage(wedge)
	s.Use(wedge, "rage")
	s.Declare("primary", foe)
	miss(s)
	s.Declare("primary", foe)
	miss(s)
	s.Done()
}

func TestBonusAttack_OutsideTheEngagementPhase(t *testing.T) {
	// 2e.attack.bonus.not-the-standard-attack
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "strafe", When: card.AfterManeuver,
		Do: []card.Op{bonusAttack()},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 600, 0), scene.Damaged(2))
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "strafe")
	s.Declare("primary", foe)
	s.Dice("hit", "hit", "blank")
	wantRoll(s, 3)
	s.Is(!s.Of(foe).OnTable, "the destroyed ship removed at once") // 2e.destroy.outside-engagement
	s.Pass()                                                       // the action
	s.Engage(wedge)
	s.Done()
}

func TestBonusAttack_OneARound(t *testing.T) {
	for _, raged := range []bool{false, true} {
		// 2e.attack.bonus.one-per-round
		s := lab(t, raging())
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0))
		s.Engage(wedge)
		if raged {
			s.Use(wedge, "rage")
			s.Declare("primary", foe)
			miss(s)
			s.Never(wedge, "fury")
		} else {
			s.Pass()
		}
		s.Declare("primary", foe)
		miss(s)
		if !raged {
			s.Use(wedge, "fury")
			s.Declare("primary", foe)
			miss(s)
		}
		s.Done()
	}
}

func TestBonusAttack_HasAllSteps(t *testing.T) {
	// 2e.attack.bonus.is-attack: declaring, range 1, modifying, damage and what follows an attack.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		{Name: "rage", When: card.BeforeEngage,
			Do: []card.Op{bonusAttack()}},
		inAttack("attacked", card.AfterAttack, card.Attacking, gain(game.EvadeToken)),
	}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("academypilot", scene.At(400, 400, 0), scene.Tokens(game.EvadeToken, 1))
	s.Engage(wedge)
	s.Use(wedge, "rage")
	s.Declare("primary", foe)
	s.Dice("focus", "hit", "hit", "blank")
	s.Use(wedge, "focus")
	wantRoll(s, 3)
	s.Use(foe, "evade")
	s.Face("blank")
	s.WantDamage(foe, 2)
	s.Use(wedge, "attacked")
	s.Pass() // the standard attack
	s.Done()
}

func TestBonusAttack_WithAnyWeapon(t *testing.T) {
	// 2e.attack.bonus.any-attack-if-unspecified: a torpedo too, as it has its lock and its charge.
	s := lab(t, raging())
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(wedge, foe)
	s.Engage(wedge)
	s.Use(wedge, "rage")
	s.Offered(wedge, "primary")
	s.Declare("protontorpedoes", foe)
	wantRoll(s, 4)
	s.Pass()
	wantRoll(s, 3)
	s.WantCharges(wedge, "protontorpedoes", 1)
	s.Pass() // the standard attack
	s.Done()
}

func TestBonusAttack_WithAStatedWeapon(t *testing.T) {
	for _, c := range []struct {
		y       float64
		locked  bool
		charges int
		legal   bool
	}{{500, true, 1, true}, {500, false, 1, false}, {500, true, 0, false}, {400, true, 1, false}} {
		// 2e.attack.bonus.same-weapon-terms: the torpedoes need their lock, a charge and range 2-3.
		s := lab(t, raging(rules.With(rules.InSlots("torpedo"))))
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.With("protontorpedoes"))
		foe := s.Theirs("academypilot", scene.At(400, c.y, 0))
		s.Charges(wedge, "protontorpedoes", c.charges)
		if c.locked {
			s.Lock(wedge, foe)
		}
		if !c.legal {
			s.Never(wedge, "rage")
			s.Engage(wedge)
			s.Pass() // the standard attack
			s.Done()
			continue
		}
		s.Engage(wedge)
		s.Use(wedge, "rage")
		s.NotOffered(wedge, "primary")
		s.Declare("protontorpedoes", foe)
		s.WantCharges(wedge, "protontorpedoes", 0)
		wantRoll(s, 4)
		s.Pass()
		wantRoll(s, 3)
		s.Pass() // the standard attack
		s.Done()
	}
}

func TestBonusAttack_NotWhileDisarmed(t *testing.T) {
	// 2e.attack.cannot-while-disarmed
	s := lab(t, raging())
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.DisarmToken, 1))
	s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Never(wedge, "rage")
	s.Engage(wedge)
	s.Done()
}

// turning returns a ship card that may turn round in the time of bonus attacks, and make one.
func turning(terms ...rules.AttackTerm) card.Def {
	turn := card.Run("turn round", func(x *game.Exec) {
		s := x.Ship(x.Self())
		s.Pose = s.Pose.Turned(180 * geom.Degree)
	})
	return card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		inAttack("turn round", card.AftermathBonus, card.Attacking, turn),
		inAttack("fury", card.AftermathBonus, card.Attacking, bonusAttack(terms...)),
	}}
}

func TestBonusAttack_CheckedWhenItIsResolved(t *testing.T) {
	// 2e.attack.bonus.requirement-checked-twice: there was a target, but now it is behind.
	s := lab(t, turning())
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
	foe := s.Theirs("academypilot", scene.At(400, 600, 0))
	s.Attack(wedge, foe)
	miss(s)
	s.Offered(wedge, "fury")
	s.Use(wedge, "turn round")
	s.NotOffered(wedge, "fury")
	s.Done()
}

func TestBonusAttack_CheckedWhenItIsTriggered(t *testing.T) {
	another := rules.Against(card.Not(card.Defending))
	for _, turned := range []bool{false, true} {
		// 2e.attack.bonus.requirement-checked-twice: ahead there is no one but the ship that it
		// attacked, and the other one comes into its arc too late.
		s := lab(t, turning(another))
		wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", scene.At(400, 600, 0))
		side := 200.0
		if !turned {
			side = 550
		}
		s.Theirs("academypilot", scene.At(450, side, 0))
		s.Attack(wedge, foe)
		miss(s)
		if turned {
			s.Use(wedge, "turn round")
			s.NotOffered(wedge, "fury")
		} else {
			s.Offered(wedge, "fury")
			s.Pass()
		}
		s.Done()
	}
}
