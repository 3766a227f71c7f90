package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// struck lets a ship without shields suffer a critical hit of an enemy at range 2.
func struck(s *scene.Scene, foe, ship *scene.Ship, faces ...string) {
	s.Attack(foe, ship)
	s.Dice(faces...)
	s.Dice(blanks(2)...)
}

func TestBreachSpecialist_SealsTheRound(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("breachspecialist"), scene.Shields(0), scene.Tokens(game.ReinforceAft, 1))
	other, foe := s.Mine(rookie, beside(20), scene.Shields(0), scene.Tokens(game.ReinforceAft, 1)), s.Theirs(rookie, ahead(150))
	struck(s, foe, ship, "crit", "crit", "blank")
	s.Draw("Stunned Pilot")
	s.ChooseNamed("turn the damage card facedown")
	s.ChooseNamed("reinforce aft")
	s.Draw("Damaged Engine")
	s.WantFacedown(ship, 2)
	s.WantCrit(ship, "Stunned Pilot", 0)
	s.WantTokens(ship, game.ReinforceAft, 0)
	s.Done()
	struck(s, foe, other, "crit", "blank", "blank") // another's card
	s.Draw("Damaged Engine")
	s.WantCrit(other, "Damaged Engine", 1)
	s.Done()
}

func TestBreachSpecialist_KeepsTheTokenOrHasNone(t *testing.T) {
	for tokens := range 2 {
		s := table(t)
		ship := s.Mine(rookie, here, with("breachspecialist"), scene.Shields(0), scene.Tokens(game.ReinforceAft, tokens))
		struck(s, s.Theirs(rookie, ahead(150)), ship, "crit", "blank", "blank")
		s.Draw("Damaged Engine")
		if tokens == 1 {
			s.Pass()
		}
		s.WantCrit(ship, "Damaged Engine", 1)
		s.WantTokens(ship, game.ReinforceAft, tokens)
		s.Done()
	}
}

func TestBreachSpecialist_OpenAgainNextRound(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("breachspecialist"), scene.Shields(0), scene.Tokens(game.ReinforceAft, 1)), s.Theirs(rookie, ahead(290))
	s.Attack(foe, ship)
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.Draw("Stunned Pilot")
	s.ChooseNamed("turn the damage card facedown")
	s.ChooseNamed("reinforce aft")
	s.Done()
	s.Round()
	for _, other := range []*scene.Ship{ship, foe} {
		s.Dial(other, "1 straight")
	}
	misses(s)
	s.Done()
	struck(s, foe, ship, "crit", "blank", "blank")
	s.Draw("Damaged Engine")
	s.WantCrit(ship, "Damaged Engine", 1)
	s.Done()
}

func TestMoffJerjerrod_ACrewCardTakesTheBlame(t *testing.T) {
	for _, blamed := range []string{"moffjerjerrod", "gunner"} {
		s := table(t)
		ship := s.Mine(rookie, here, scene.With("moffjerjerrod", "gunner", "r2d2"), scene.Shields(0))
		foe, friend := s.Theirs(rookie, ahead(150)), s.Mine(rookie, beside(20), scene.Shields(0))
		struck(s, foe, friend, "crit", "blank", "blank")
		s.Draw("Damaged Engine")
		s.WantCrit(friend, "Damaged Engine", 1)
		s.Done()
		struck(s, foe, ship, "crit", "blank", "blank")
		s.Draw("Damaged Engine")
		s.ChooseNamed("turn the damage card facedown")
		s.Refused(func() { s.ChooseNamed("R2-D2") })
		s.Choose(func(c game.Choice) bool {
			return c.Verb == game.CardVerb && s.State() != nil && s.Words(c) != "" && cardIs(s, c, blamed)
		})
		s.WantDiscarded(ship, blamed)
		s.WantFacedown(ship, 1)
		s.Done()
	}
}

// cardIs reports whether a choice is of a card.
func cardIs(s *scene.Scene, c game.Choice, id string) bool { return s.Exec().G.Cards[c.Card].ID == id }

func TestMoffJerjerrod_MayLetItBe(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("moffjerjerrod"), scene.Shields(0))
	struck(s, s.Theirs(rookie, ahead(150)), ship, "crit", "blank", "blank")
	s.Draw("Damaged Engine")
	s.Pass()
	s.WantCrit(ship, "Damaged Engine", 1)
	s.WantDiscarded(ship)
	s.Done()
}

func TestChewbacca_PatchesOneCard(t *testing.T) {
	for _, face := range []string{"hit", "crit"} {
		s := table(t)
		ship, friend := s.Mine(rookie, here, with("chewbacca"), scene.Shields(0)), s.Mine(rookie, beside(20), scene.Shields(0))
		foe := s.Theirs(rookie, ahead(150))
		struck(s, foe, friend, "hit", "blank", "blank")
		s.Done()
		struck(s, foe, ship, face, "blank", "blank")
		if face == "hit" {
			s.Use(ship, "patch it up unseen")
			s.Draw("Damaged Engine")
		} else {
			s.Draw("Damaged Engine")
			s.ChooseNamed("discard the damage card")
		}
		s.WantDamage(ship, 0)
		s.WantShields(ship, 1)
		s.WantDiscarded(ship, "chewbacca")
		s.Done()
	}
}

func TestChewbacca_NotForAShield(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("chewbacca"), scene.Shields(1))
	s.Never(ship, "patch it up unseen")
	struck(s, s.Theirs(rookie, ahead(150)), ship, "hit", "blank", "blank")
	s.WantShields(ship, 0)
	s.WantDiscarded(ship)
	s.Done()
}

func TestGreedo_TheFirstCardOfTheFirstAttack(t *testing.T) {
	for _, attacks := range []bool{true, false} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("greedo"), scene.Shields(0)), s.Theirs(rookie, ahead(150), scene.Shields(0))
		from, to := foe, ship
		if attacks {
			from, to = ship, foe
		}
		struck(s, from, to, "hit", "hit", "blank")
		s.Draw("Damaged Engine")
		s.WantCrit(to, "Damaged Engine", 1)
		s.WantFacedown(to, 1)
		s.Done()
		s = table(t) // the second attack of the round
		ship, foe = s.Mine(rookie, here, with("greedo"), scene.Shields(0)), s.Theirs(rookie, ahead(150), scene.Shields(0))
		from, to = foe, ship
		if attacks {
			from, to = ship, foe
		}
		struck(s, from, to, "blank", "blank", "blank")
		s.Done()
		struck(s, from, to, "hit", "blank", "blank")
		s.WantFacedown(to, 1)
		s.Done()
	}
}

func TestGreedo_NotInAttacksOfOthers(t *testing.T) {
	s := table(t)
	s.Mine(rookie, here, with("greedo"))
	friend, foe := s.Mine(rookie, beside(20), scene.Shields(0)), s.Theirs(rookie, ahead(150), scene.Shields(0))
	struck(s, friend, foe, "hit", "blank", "blank")
	s.Done()
	struck(s, foe, friend, "hit", "blank", "blank")
	s.WantFacedown(foe, 1)
	s.WantFacedown(friend, 1)
	s.Done()
}

func TestSaturationSalvo_TheSlowNearTheDefender(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, scene.With("saturationsalvo", "protontorpedoes")) // of 4 points
	foe, tie := s.Theirs(rookie, ahead(150)), s.Theirs(academy, scene.At(597, 490, 180))
	far, quick := s.Theirs(rookie, scene.At(316, 490, 180)), s.Theirs(academy, scene.At(457, 591, 180))
	s.Stat(quick, "agility", 4)
	s.Lock(ship, foe)
	s.AttackWith(ship, "protontorpedoes", foe)
	s.Dice(blanks(4)...)
	s.Dice(blanks(2)...)
	s.Dice("crit") // the defender
	s.Dice("hit")  // the TIE
	s.WantShields(foe, 1)
	s.WantDamage(tie, 1)
	s.WantShields(far, 2)
	s.WantDamage(quick, 0)
	s.Done()
}

func TestSaturationSalvo_OnlyOrdnanceThatMisses(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, scene.With("saturationsalvo", "protontorpedoes"))
	foe, tie := s.Theirs(rookie, ahead(150)), s.Theirs(academy, scene.At(597, 490, 180))
	s.AttackWith(ship, "primary", foe)
	misses(s)
	s.Lock(ship, foe)
	s.AttackWith(ship, "protontorpedoes", foe)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(foe, 1)
	s.WantDamage(tie, 0)
	s.Done()
}
