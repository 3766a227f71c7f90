package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

func TestTokens_OfOneEffectComeTogether(t *testing.T) {
	// 2e.token.simultaneous-gain: what answers the one and what answers the other waits side by side.
	answer := func(name string, token game.Token) card.Ability {
		return card.Ability{Name: name, When: card.AfterGain,
			If: []card.Cond{card.About(card.KindOf(token))},
			Do: []card.Op{gain(game.CalculateToken)}}
	}
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("both", gain(game.EvadeToken), gain(game.StrainToken)),
		answer("evading", game.EvadeToken), answer("strained", game.StrainToken)}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Activate(wedge, "3 straight")
	s.Use(wedge, "both")
	s.Offered(wedge, "evading")
	s.Use(wedge, "strained")
	s.Use(wedge, "evading")
	rest(s)
	s.Done()
}

func TestTransfer_AllOrNothing(t *testing.T) {
	for _, c := range []struct{ from, to, can bool }{
		{true, false, true}, {false, false, false}, {true, true, false},
	} {
		// 2e.token.transfer.all-or-nothing: the lock must be there, and not on the other ship already.
		var foes [2]*scene.Ship
		target := func(i int) card.Ref {
			return func(*game.Exec) game.ShipID { return foes[i].ID() }
		}
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			watch("transfer", card.Transfer(target(0), target(1), 1, card.FriendLock))},
			Mods: []card.Mod{card.Set(card.LocksKept, 2)}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		for i := range foes {
			foes[i] = s.Theirs("academypilot", scene.At(400+100*float64(i), 700, 180))
		}
		if c.from {
			s.Lock(wedge, foes[0])
		}
		if c.to {
			s.Lock(wedge, foes[1])
		}
		s.Activate(wedge, "2 straight")
		if c.can {
			s.Use(wedge, "transfer")
			s.Pick(wedge)
			s.WantLock(wedge, foes[0], false)
			s.WantLock(wedge, foes[1], true)
		}
		s.NotOffered(wedge, "transfer")
		rest(s)
		s.Done()
	}
}

func TestLock_BreakingOne(t *testing.T) {
	// 2e.token.lock.break: its own lock token leaves what it has locked; another ship's stays.
	s := scene.Second(t)
	wes := s.Mine("wesjanson", scene.At(457, 300, 0))
	victim := s.Theirs("bluesquadronescort", scene.At(457, 490, 180))
	other := s.Theirs("bluesquadronescort", scene.At(557, 490, 180))
	s.Lock(victim, wes)
	s.Lock(other, wes)
	s.Lock(wes, victim)
	s.Attack(wes, victim)
	s.Dice(blanks(3)...)
	s.Pass() // his own lock
	s.Dice(blanks(2)...)
	s.Use(wes, "jam the defender")
	s.WantLock(victim, wes, false)
	s.WantLock(other, wes, true)
	s.WantLock(wes, victim, true)
	s.Done()
}

func TestMeasuring_IsFree(t *testing.T) {
	// 2e.attack.step1.measure-free: ranges and arcs to both enemies are measured while the attack is
	// declared, and nothing is changed by it.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	near, far := s.Theirs("academypilot", scene.At(400, 400, 0)),
		s.Theirs("academypilot", scene.At(440, 700, 0))
	s.Engage(ship)
	before := *s.State()
	s.WantRange(ship, near, 1)
	s.WantRange(ship, far, 4)
	s.Is(*s.State() == before, "the match as it was")
	s.Offered(ship, "attack")
	s.Pass()
	s.Done()
}

// conditions counts the conditions in play.
func conditions(s *scene.Scene) int {
	n := 0
	for _, c := range s.State().Cards[:s.State().NCards] {
		if c.Faceup() && s.Exec().G.Dealt[c.Code].Trait == "" {
			n++
		}
	}
	return n
}

func TestCondition_StaysWithARemovedShip(t *testing.T) {
	// 2e.destroy.conditions-stay
	s := scene.Second(t)
	rex := s.Theirs("captainrex", scene.At(457, 500, 180))
	ship := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
	foe := s.Theirs("academypilot", scene.At(497, 500, 180), scene.Damaged(2))
	s.Condition(foe, "suppressivefire", rex)
	s.Attack(ship, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.Is(!s.Of(foe).OnTable, "the ship removed")
	s.Is(conditions(s) == 1, "the condition in play")
	s.Done()
}

func TestCondition_OutlivesWhoAssignedIt(t *testing.T) {
	// 2e.condition.persists-after-removal-of-source: Rex has fled, which its text does not name.
	s := scene.Second(t)
	rex := s.Mine("captainrex", scene.At(100, 100, 180))
	friend := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
	foe := s.Theirs("academypilot", scene.At(457, 500, 180))
	s.Condition(foe, "suppressivefire", rex)
	s.Activate(rex, "4 straight")
	s.WantFled(rex)
	s.Attack(foe, friend)
	wantRoll(s, 1)
	wantRoll(s, 2)
	s.Done()
}

func TestTokens_InflictedByAnAttack(t *testing.T) {
	for _, c := range []struct {
		token  game.Token
		clause string
	}{
		// 2e.token.ion.inflicted-by-attack
		{game.IonToken, "2e.token.ion.inflicted-by-attack"},
		// 2e.attack.inflict-tokens
		{game.TractorToken, "2e.attack.inflict-tokens"},
	} {
		// 2e.token.tractor.inflict: two results that are left are two tokens, and no damage.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
			Name: "inflict", When: card.AfterNeutralize, Against: []card.Cond{card.Same(card.Self)},
			Do: []card.Op{card.Inflict(card.KindOf(c.token), 0)}}}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		large := s.Theirs("outerrimsmuggler", scene.At(400, 560, 0), scene.Shields(0))
		s.Attack(wedge, large)
		s.Dice("hit", "crit", "blank")
		wantRoll(s, 1)
		s.Use(wedge, "inflict")
		s.WantTokens(large, c.token, 2)
		s.WantEvent(game.TokenGained, c.clause)
		s.WantDamage(large, 0)
		s.Done()
	}
}
