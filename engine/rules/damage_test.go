package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

func TestDamage_HitOrCritical(t *testing.T) {
	for _, c := range []struct{ hits, crits, facedown int }{{2, 0, 2}, {0, 1, 0}, {1, 1, 1}} {
		// 2e.damage.types
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			watch("suffer", card.Run("suffer", func(x *game.Exec) {
				card.SufferOf(x, x.Self(), x.Self(), c.hits, c.crits)
			}))}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Shields(0))
		s.Activate(wedge, "2 straight")
		s.Use(wedge, "suffer")
		if c.crits > 0 {
			s.Draw("Weapons Failure")
		}
		s.WantDamage(wedge, c.hits+c.crits)
		s.WantFacedown(wedge, c.facedown)
		rest(s)
		s.Done()
	}
}

func TestDamage_AReplacedPointWasNotSuffered(t *testing.T) {
	for _, prevents := range []bool{true, false} {
		// 2e.timing.replacement: it applies at once, and what answers damage is not triggered.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			{Name: "prevent", When: card.WouldSuffer,
				Do: []card.Op{card.Instead()}},
			{Name: "cry out", When: card.AfterSuffer,
				Do: []card.Op{gain(game.FocusToken)}},
		}})
		foe := s.Mine("academypilot", scene.At(400, 300, 0))
		wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0))
		s.Attack(foe, wedge)
		s.Dice("hit", "blank")
		s.Dice(blanks(2)...)
		shields := 2
		if prevents {
			s.Use(wedge, "prevent")
		} else {
			s.Pass()
			s.Use(wedge, "cry out")
			shields = 1
		}
		s.WantShields(wedge, shields)
		s.Done()
	}
}

func TestDamage_OneReplacement(t *testing.T) {
	// 2e.timing.replacement.one-only: when one has been used the other is not offered any more.
	half := func(name string) card.Ability {
		return card.Ability{Name: name, When: card.WouldSuffer,
			Do: []card.Op{card.Instead(card.Less(1))}}
	}
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{half("one"), half("two")}})
	foe := s.Mine("academypilot", scene.At(400, 300, 0))
	wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0))
	s.Attack(foe, wedge)
	s.Dice("hit", "hit")
	s.Dice(blanks(2)...)
	s.Offered(wedge, "one")
	s.Use(wedge, "two")
	s.NotOffered(wedge, "one")
	s.WantShields(wedge, 1)
	s.Done()
}

func TestDamage_ALostShieldIsNoDamage(t *testing.T) {
	// 2e.damage.lose-shield-not-damage
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("lose a shield", card.Lose(card.Self, 1, card.Shield)),
		{Name: "cry out", When: card.AfterSuffer, By: []card.Cond{card.Anyone},
			Do: []card.Op{gain(game.FocusToken)}},
	}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Never(wedge, "cry out")
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "lose a shield")
	s.WantShields(wedge, 1)
	rest(s)
	s.Done()
}

func TestDamage_ADealtCardIgnoresShields(t *testing.T) {
	// 2e.damage.dealt-not-suffered
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("be dealt a card", rules.DealFacedownCard(card.Self)),
		{Name: "cry out", When: card.AfterSuffer, By: []card.Cond{card.Anyone},
			Do: []card.Op{gain(game.FocusToken)}},
	}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Never(wedge, "cry out")
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "be dealt a card")
	s.WantShields(wedge, 2)
	s.WantFacedown(wedge, 1)
	rest(s)
	s.Done()
}

func TestDamage_AShieldRecoveredMeanwhile(t *testing.T) {
	for _, recovers := range []bool{true, false} {
		// 2e.damage.one-at-a-time: the second of two hits finds the shield that was recovered after
		// the first.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
			Name: "recover", When: card.AfterShieldLost, Per: game.OncePerRound,
			Do: []card.Op{card.Recover(card.Self, 1, card.Shield)}}}})
		foe := s.Mine("academypilot", scene.At(400, 300, 0))
		wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0), scene.Shields(1))
		s.Attack(foe, wedge)
		s.Dice("hit", "hit")
		s.Dice(blanks(2)...)
		damage := 0
		if recovers {
			s.Use(wedge, "recover")
		} else {
			s.Pass()
			damage = 1
		}
		s.WantShields(wedge, 0)
		s.WantDamage(wedge, damage)
		s.Done()
	}
}

func TestDestroyed_AsManyCardsAsHull(t *testing.T) {
	for _, c := range []struct {
		damage    int
		destroyed bool
	}{{1, false}, {2, true}} {
		// 2e.destroy.condition: three cards on a hull of three
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0), scene.Damaged(c.damage))
		s.Attack(ship, foe)
		s.Dice("hit", "blank", "blank")
		s.Dice(blanks(3)...)
		s.Is(s.Of(foe).Destroyed == c.destroyed, "destroyed: %v", c.destroyed)
		s.Done()
	}
}

func TestDamageDeck_WhatIsKnownOfOnePlayersCards(t *testing.T) {
	// 2e.damage.own-deck-used: a facedown card that was looked at cannot be drawn again from its own
	// deck, which has two of that title, and is not one of the other player's.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("look", card.Choose(card.Enemy), rules.LookAtDamage(card.Chosen))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 700, 0), scene.Damaged(1))
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "look")
	s.Pick(foe)
	s.Draw("Panicked Pilot")
	for ship, want := range map[*scene.Ship]uint16{wedge: 2, foe: 1} {
		var q game.Question
		rules.ListDraw(s.Exec(), ship.ID(), &q)
		for i, c := range q.Options() {
			if s.Exec().G.Dealt[c.Item].ID == "panickedpilot" {
				s.Is(q.Weights[i] == want, "%d of the title for %s", want, ship)
			}
		}
	}
	rest(s)
	s.Done()
}

// mechanic may repair a damage card; which, its ability does not say.
func mechanic(t *testing.T) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{watch("repair",
		card.PickOne(card.Self, card.Alt("a faceup card", rules.Repair(card.Self, rules.Faceup)),
			card.Alt("a facedown card", rules.Repair(card.Self, rules.Facedown))))}})
	return s, s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Shields(0))
}

// 2e.damage.repair.choice
func TestRepair_FaceupOrFacedown(t *testing.T) {
	for _, c := range []struct {
		pick             string
		damage, facedown int
	}{{"a faceup card", 2, 2}, {"a facedown card", 1, 0}} {
		s, wedge := mechanic(t)
		s.Damage(wedge, 1)
		s.Crit(wedge, "Weapons Failure")
		s.Activate(wedge, "2 straight")
		s.Use(wedge, "repair")
		s.Asked(game.Seat1)
		s.ChooseNamed(c.pick)
		if c.pick == "a faceup card" {
			s.ChooseNamed("Weapons Failure")
		} else {
			s.Draw("Direct Hit!") // which of those that lie facedown is left to chance
		}
		s.WantDamage(wedge, c.damage)
		s.WantFacedown(wedge, c.facedown)
		rest(s)
		s.Done()
	}
}

// 2e.damage.repair.choice: only among the cards that there are.
func TestRepair_OnlyWhatThereIs(t *testing.T) {
	s, wedge := mechanic(t)
	s.Damage(wedge, 1)
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "repair")
	s.Refused(func() { s.ChooseNamed("a faceup card") })
	s.ChooseNamed("a facedown card")
	s.Draw("Direct Hit!")
	s.WantDamage(wedge, 0)
	rest(s)
	s.Done()
}
