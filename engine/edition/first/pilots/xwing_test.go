package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestKullbeeSperado_TurnsHisFoilsAfterABarrelRollOrABoost(t *testing.T) {
	for _, action := range []string{"barrel roll", "boost"} {
		s := table(t)
		kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils", "engineupgrade"))
		s.Theirs(academy, ahead(400))
		s.Activate(kullbee, "2 straight")
		s.Use(kullbee, action)
		if action == "boost" {
			s.Maneuver("1 straight")
		} else {
			s.Side(1)
			s.Place(kullbee, 457+80, 300+120, 0)
		}
		s.Use(kullbee, "turn the foils")
		s.WantEvent(game.CardFlipped, "")
		s.Done()
	}
	s := table(t) // after another action
	kullbee := s.Mine("kullbeesperado", here, scene.With("servomotorsfoils"))
	s.Theirs(academy, ahead(400))
	s.Never(kullbee, "turn the foils")
	s.Activate(kullbee, "2 straight")
	s.Use(kullbee, "focus")
	s.Done()
}

func TestJekPorkins_ShakesStressOff(t *testing.T) {
	for face, damage := range map[string]int{"hit": 1, "focus": 0} {
		s := table(t)
		jek := s.Mine("jekporkins", here)
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Activate(jek, "4 koiogran")
		s.Use(jek, "shake it off")
		s.Dice(face)
		s.WantTokens(jek, stress, 0)
		s.WantFacedown(jek, damage)
		s.Pass()
		s.Done()
	}
}

func TestGarvenDreis_PassesTheFocusOn(t *testing.T) {
	s := table(t)
	garven := s.Mine("garvendreis", here, scene.Tokens(focus, 1))
	wing := s.Mine(rookie, beside(150))
	far := s.Mine(rookie, beside(300))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(garven, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(garven, "spend focus")
	s.Use(garven, "pass focus")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(garven) })
	s.Pick(wing)
	s.Dice(blanks(3)...)
	s.WantTokens(wing, focus, 1)
	s.WantTokens(far, focus, 0)
	s.Done()
}

func TestGarvenDreis_Alone(t *testing.T) {
	s := table(t)
	garven := s.Mine("garvendreis", here, scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(150))
	s.Never(garven, "pass focus")
	s.Attack(garven, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(garven, "spend focus")
	s.Dice(blanks(3)...)
	s.Done()
}

// His friends at range 1 are not targets of a ship that could attack him.
func TestBiggsDarklighter_DrawsFire(t *testing.T) {
	s := table(t)
	biggs, wing := s.Mine("biggsdarklighter", beside(20)), s.Mine(rookie, here)
	far := s.Mine(rookie, scene.At(320, 300, 0))
	s.Theirs(academy, ahead(150))
	s.Engagement()
	s.Use(biggs, "draw fire")
	s.Pass()
	s.Pick(wing)
	s.Pass()
	s.Pass()
	s.Weapon("primary")
	s.Refused(func() { s.Pick(wing) })
	s.Pick(far) // at range 2 of him
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestBiggsDarklighter_LooksOn(t *testing.T) {
	s := table(t)
	s.Mine("biggsdarklighter", beside(20))
	wing, tie := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
	wantDice(s, tie, wing, 2)
}

func TestHobbieKlivian_RelaxesAtASpentLock(t *testing.T) {
	s := table(t)
	hobbie := s.Mine("hobbieklivian", here, scene.Tokens(stress, 2))
	tie := s.Theirs(academy, ahead(150))
	s.Lock(hobbie, tie)
	s.Attack(hobbie, tie)
	s.Dice(blanks(3)...)
	s.Use(hobbie, "spend target lock")
	s.Number(3)
	s.Dice(blanks(3)...)
	s.Use(hobbie, "relax at a spent lock")
	s.Dice(blanks(3)...)
	s.WantTokens(hobbie, stress, 1)
	s.Done()
}

func TestHobbieKlivian_RelaxesAtANewLock(t *testing.T) {
	s := table(t)
	hobbie, tie := s.Mine("hobbieklivian", here, scene.Tokens(stress, 2)), s.Theirs(academy, ahead(150))
	s.Perform(hobbie, game.WhileStressed, game.LockAction)
	s.Use(hobbie, "target lock")
	s.Pick(tie)
	s.Use(hobbie, "relax at a lock")
	s.WantTokens(hobbie, stress, 1)
	s.Done()
}

func TestLeevanTenza_EvadesAfterABoost(t *testing.T) {
	s := table(t)
	leevan := s.Mine("leevantenza", here, scene.With("engineupgrade"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(leevan, "2 straight")
	s.Use(leevan, "boost")
	s.Maneuver("1 straight")
	s.Use(leevan, "evade")
	s.WantTokens(leevan, stress, 1)
	s.WantTokens(leevan, evade, 1)
	s.Done()
}

func TestLeevanTenza_NotAfterAnotherAction(t *testing.T) {
	s := table(t)
	leevan := s.Mine("leevantenza", here, scene.With("engineupgrade"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(leevan, "evade")
	s.Activate(leevan, "2 straight")
	s.Use(leevan, "focus")
	s.Done()
}
