package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// charged returns a card with two charges, some of them active, and abilities that spend and recover.
func charged(t *testing.T, active int) (*scene.Scene, *scene.Ship) {
	t.Helper()
	on := func(name string, ops ...card.Op) card.Ability {
		return card.Ability{Name: name, When: card.AfterReveal,
			Do: ops}
	}
	s := lab(t, card.Def{ID: "hawk", Abilities: []card.Ability{
		on("spend", card.Spend(card.Self, 1, card.Charge), card.Gain(card.Self, 1, card.FocusToken)),
		on("recover", card.Recover(card.Self, 1, card.Charge)),
	}})
	s.Unbuilt()
	ship := s.Mine("hawk", scene.At(400, 400, 0), scene.With("protontorpedoes"))
	s.Charges(ship, "hawk", active)
	return s, ship
}

func TestCharge_Spend(t *testing.T) {
	// 2e.charge.spend
	// 2e.charge.own-card-only: the torpedoes keep theirs.
	s, ship := charged(t, 2)
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "recover") // 2e.charge.none-left: no charge is inactive
	s.Use(ship, "spend")
	s.WantCharges(ship, "hawk", 1)
	s.WantCharges(ship, "protontorpedoes", 2)
	rest(s)
	s.Done()
}

func TestCharge_Recover(t *testing.T) {
	// 2e.charge.recover
	s, ship := charged(t, 0)
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "spend") // 2e.charge.none-left: no charge is active
	s.Use(ship, "recover")
	s.WantCharges(ship, "hawk", 1)
	rest(s)
	s.Done()
}

func TestCharge_PaysForAnAttack(t *testing.T) {
	// 2e.attack.special.charge-cost
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(escort, tie)
	s.AttackWith(escort, "protontorpedoes", tie)
	s.WantCharges(escort, "protontorpedoes", 1)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass()
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestCharge_NoneLeftNoAttack(t *testing.T) {
	// 2e.charge.none-left
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Charges(escort, "protontorpedoes", 0)
	s.Lock(escort, tie)
	s.Engage(escort)
	s.Refused(func() { s.Weapon("protontorpedoes") })
	s.Pass()
	s.Done()
}

func TestForce_TurnsAFocusIntoAHit(t *testing.T) {
	// 2e.force.default-attack: each charge one result.
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", scene.At(400, 300, 0))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Attack(luke, tie)
	s.Dice("focus", "focus", "focus")
	s.Use(luke, "Force")
	s.WantAttackDice("focus", "focus", "hit")
	s.Use(luke, "Force")
	s.WantAttackDice("focus", "hit", "hit")
	s.WantForce(luke, 0)
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestForce_TurnsAFocusIntoAnEvade(t *testing.T) {
	// 2e.force.default-defend
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	inquisitor := s.Theirs("inquisitor", scene.At(400, 500, 0))
	s.Attack(tie, inquisitor)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus", "blank")
	s.Use(inquisitor, "Force")
	s.WantForce(inquisitor, 0)
	s.WantShields(inquisitor, 1)
	s.Done()
}

func TestForce_NeedsAFocusResultAndACharge(t *testing.T) {
	cases := []struct {
		name  string
		force int
		rolls []string
	}{
		{"no focus result", 1, []string{"blank", "hit"}},
		{"no charge", 0, []string{"focus", "focus"}},
	}
	for _, c := range cases {
		// 2e.force.default-attack
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			inquisitor := s.Mine("inquisitor", scene.At(400, 300, 0), scene.Force(c.force))
			tie := s.Theirs("academypilot", scene.At(400, 500, 0))
			s.Attack(inquisitor, tie)
			s.Dice(c.rolls...)
			s.Dice("blank", "blank", "blank")
			s.Done()
		})
	}
}

func TestForce_OfAnUpgradeComesFromTheShip(t *testing.T) {
	// 2e.force.spent-from-ship
	s := lab(t, card.Def{ID: "inquisitor", Abilities: []card.Ability{before("sense",
		card.Spend(card.Self, 1, card.Force)),
		before("recover", card.Recover(card.Self, 1, card.Force))}})
	inquisitor := s.Mine("inquisitor", scene.At(400, 300, 0))
	s.Activate(inquisitor, "2 straight")
	s.NotOffered(inquisitor, "recover") // 2e.force.capacity-is-limit
	s.Use(inquisitor, "sense")
	s.WantForce(inquisitor, 0)
	rest(s)
	s.Done()
}

// leading is Vader, here with an ability that costs Force and grants an action that is purple for
// him: to coordinate, by a card of his.
func leading(t *testing.T, force int) (s *scene.Scene, vader, tie *scene.Ship) {
	t.Helper()
	s = lab(t, card.Def{ID: "darthvader", Abilities: []card.Ability{{
		Name: "lead", When: card.AfterReveal,
		Do: []card.Op{card.Spend(card.Self, 1, card.Force),
			card.Perform(card.Self, 0, game.CoordinateAction)},
	}}})
	s.Unbuilt()
	vader = s.Mine("darthvader", scene.At(400, 300, 0), scene.With("battlemeditation"),
		scene.Force(force))
	return s, vader, s.Mine("academypilot", scene.At(500, 420, 0))
}

// 2e.timing.cost-only-if-effect: with one Force charge the cost can be paid, but then not the
// purple action for which it would have been paid.
func TestForce_TheLastOneBuysNoPurpleAction(t *testing.T) {
	s, vader, _ := leading(t, 1)
	s.Never(vader, "lead")
	s.Activate(vader, "2 straight")
	rest(s)
	s.WantForce(vader, 1)
	s.Done()
}

// 2e.timing.cost-only-if-effect, 2e.action.purple-cost
func TestForce_TwoBuyAPurpleAction(t *testing.T) {
	s, vader, tie := leading(t, 2)
	s.Activate(vader, "2 straight")
	s.Use(vader, "lead")
	s.WantForce(vader, 1)
	s.Use(vader, "coordinate")
	s.Pick(tie)
	s.WantForce(vader, 0)
	rest(s)
	s.Done()
}
