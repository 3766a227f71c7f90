package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const thug = "syndicatethug" // a Y-wing of attack 2 and agility 1

func TestOverclockedR4_FocusAgainForStress(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(thug, here, with("overclockedr4"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
	s.Attack(ship, tie)
	s.Dice("focus", "blank")
	s.Use(ship, "spend focus")
	s.Use(ship, "focus again")
	s.WantTokens(ship, focus, 1)
	s.WantTokens(ship, stress, 1)
	s.Pass()
	s.Dice(blanks(3)...)
	s.Done()
}

// A token may be spent for nothing, but not over and over: with the droid that would never end
// (1e.focus.spend-without-results).
func TestOverclockedR4_SpendsForNothingOnce(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(thug, here, with("overclockedr4"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
	s.Attack(ship, tie)
	s.Dice("hit", "blank")
	s.Use(ship, "spend focus")
	s.Use(ship, "focus again")
	s.Never(ship, "spend focus")
	s.Dice(blanks(3)...)
	s.WantTokens(ship, focus, 1)
	s.Done()
}

func TestR4Agromech_LocksTheDefender(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(thug, here, with("r4agromech"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
	s.Attack(ship, tie)
	s.Dice("focus", "blank")
	s.Use(ship, "spend focus")
	s.Use(ship, "lock the defender")
	s.WantLock(ship, tie, true)
	s.Use(ship, "spend target lock") // within the same attack
	s.Number(1)
	s.Number(0)
	s.Dice("hit")
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 2)
	s.Done()
}

func TestR4Agromech_NotWhileDefending(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(thug, here, with("r4agromech"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
	s.Never(ship, "lock the defender")
	s.Attack(tie, ship)
	s.Dice("hit", "blank")
	s.Dice("focus")
	s.Use(ship, "spend focus")
	s.WantShields(ship, 3)
	s.Done()
}

func TestR4B11_TheDefenderRerolls(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(thug, here, with("r4b11")), s.Theirs(academy, ahead(150))
	s.Lock(ship, tie)
	s.Attack(ship, tie)
	s.Dice("hit", "hit")
	s.Pass()
	s.Dice("evade", "evade", "blank")
	s.Use(ship, "have evades rerolled")
	s.Number(0)
	s.Number(2)
	s.Dice("blank", "blank")
	s.WantDamage(tie, 2)
	s.WantLock(ship, tie, false)
	s.Done()
}

func TestR4B11_NotWithoutALock(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(thug, here, with("r4b11")), s.Theirs(academy, ahead(150))
	s.Never(ship, "have evades rerolled")
	s.Attack(ship, tie)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestR5P8_BitesBack(t *testing.T) {
	for face, hurt := range map[string][2]int{"hit": {1, 0}, "crit": {1, 1}, "focus": {0, 0}} {
		s := table(t)
		ship, tie := s.Mine(thug, here, with("r5p8")), s.Theirs(academy, ahead(150))
		s.Attack(tie, ship)
		s.Dice("blank", "blank")
		s.Dice("blank")
		s.Use(ship, "bite back")
		s.Dice(face)
		s.WantDamage(tie, hurt[0])
		s.WantShields(ship, 3-hurt[1])
		s.Done()
	}
}

func TestSalvagedAstromech_DiscardsAShipCardOnly(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("salvagedastromech"), scene.Shields(0))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, ship)
	s.Dice("crit", "blank")
	s.Dice("blank")
	s.Draw("Direct Hit!")
	s.ChooseNamed("discard the damage card")
	s.WantDamage(ship, 0)
	s.WantEvent(game.CardDiscarded, "")
	s.Is(s.State().Decks[game.Seat1].Discards != [game.MaxTitles]uint8{}, "no card is discarded")
	s.Done()

	s = table(t)
	ship = s.Mine(thug, here, with("salvagedastromech"), scene.Shields(0))
	tie = s.Theirs(academy, ahead(150))
	s.Attack(tie, ship)
	s.Dice("crit", "blank")
	s.Dice("blank")
	s.Draw("Stunned Pilot")
	s.WantCrit(ship, "Stunned Pilot", 1)
	s.NoEvent(game.CardDiscarded)
	s.Done()
}

func TestSalvagedAstromech_MayBeKept(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("salvagedastromech"), scene.Shields(0))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, ship)
	s.Dice("crit", "blank")
	s.Dice("blank")
	s.Draw("Damaged Engine")
	s.Pass()
	s.WantCrit(ship, "Damaged Engine", 1)
	s.Done()
}

// A ship that would be destroyed by the card is not if it is discarded.
func TestSalvagedAstromech_SavesTheShip(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("salvagedastromech"), scene.Shields(0), scene.Damaged(4))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, ship)
	s.Dice("crit", "blank")
	s.Dice("blank")
	s.Draw("Damaged Engine")
	s.ChooseNamed("discard the damage card")
	s.WantAlive(ship)
	s.Done()
}

// 1e.maneuver.difficulty-conflict-harder-wins
func TestUnhingedAstromech_SpeedThree(t *testing.T) {
	for maneuver, tokens := range map[string]int{"3 straight": 0, "2 bank-left": 1} {
		s := table(t)
		ship := s.Mine(thug, here, with("unhingedastromech"), scene.Tokens(stress, 1))
		s.Activate(ship, maneuver)
		if tokens == 0 {
			s.Use(ship, "treat it as green")
		}
		s.WantTokens(ship, stress, tokens)
		if tokens == 0 {
			s.Pass() // the action
		}
		s.Done()
	}
}
