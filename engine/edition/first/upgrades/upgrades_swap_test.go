package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// pickCard picks a card.
func pickCard(s *scene.Scene, id string) {
	s.Choose(func(c game.Choice) bool { return cardIs(s, c, id) })
}

func TestCikatroVizagoFirst(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", here, scene.With("cikatrovizago", "deadmansswitch", "feedbackarray"))
	s.Theirs(academy, ahead(250))
	s.Discard(ship, "feedbackarray")
	s.End()
	s.Use(ship, "trade")
	s.WantDiscarded(ship, "cikatrovizago", "feedbackarray")
	s.Refused(func() { pickCard(s, "feedbackarray") }) // facedown
	pickCard(s, "deadmansswitch")
	s.Refused(func() { pickCard(s, "hotshotblaster") }) // dearer
	s.Refused(func() { pickCard(s, "cloakingdevice") }) // for small ships
	s.Refused(func() { pickCard(s, "deadmansswitch") })
	pickCard(s, "inertialdampeners")
	s.WantEquipped(ship, "inertialdampeners", true)
	s.WantEquipped(ship, "deadmansswitch", false)
	s.WantEvent(game.CardEquipped, "")
	s.Done()
}

func TestCikatroVizagoFirst_Refused(t *testing.T) {
	for _, c := range []struct{ card, off string }{
		{"protontorpedoes", ""},            // neither illicit nor cargo
		{"feedbackarray", "feedbackarray"}, // facedown
	} {
		s := table(t)
		ship := s.Mine("bountyhunter", here, scene.With("cikatrovizago", c.card))
		s.Theirs(academy, ahead(250))
		if c.off != "" {
			s.Discard(ship, c.off)
		}
		s.End()
		s.NotOffered(ship, "trade")
		s.Done()
	}
}

func TestCikatroVizagoFirst_Cargo(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, scene.At(400, 400, 0), scene.With("cikatrovizago", "frequencyjammer"))
	s.Theirs(academy, ahead(650))
	s.End()
	s.Use(ship, "trade")
	pickCard(s, "frequencyjammer")
	s.Refused(func() { pickCard(s, "broadcastarray") }) // for another ship
	s.Refused(func() { pickCard(s, "slicertools") })    // dearer
	pickCard(s, "clusterbombs")
	s.WantEquipped(ship, "clusterbombs", true)
	s.WantEquipped(ship, "frequencyjammer", false)
	s.Done()
}

func TestAzmorigan(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, scene.At(400, 400, 0), scene.With("azmorigan", "tactician", "sensorteam"), scene.Energy(2))
	s.Theirs("bobafett-scum", ahead(650))
	s.Mine("zuckuss", scene.At(100, 100, 0))
	s.End()
	s.Use(ship, "hire")
	s.WantEnergy(ship, 1)
	pickCard(s, "tactician")
	s.Refused(func() { pickCard(s, "dengar") })    // dearer
	s.Refused(func() { pickCard(s, "zuckuss") })   // in the squad
	s.Refused(func() { pickCard(s, "navigator") }) // not for huge ships
	s.Refused(func() { pickCard(s, "gunneryteam") })
	pickCard(s, "greedo")
	s.WantEquipped(ship, "greedo", true)
	s.WantEquipped(ship, "tactician", false)
	s.Done()
	s = table(t)
	ship = s.Mine(croc, scene.At(400, 400, 0), scene.With("azmorigan", "tactician"), scene.Energy(0))
	s.Theirs(academy, ahead(650))
	s.End()
	s.NotOffered(ship, "hire")
	s.Done()
}

// An upgrade that a Hull Breach keeps from working can be replaced; what comes works, and further damage does
// nothing to what has gone.
func TestAzmorigan_ReplacesABuriedUpgrade(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, scene.At(400, 400, 0), scene.With("azmorigan", "tactician"), scene.Energy(2), scene.Shields(0))
	foe := s.Theirs(academy, scene.At(620, 400, 270))
	for _, title := range []string{"Hull Breach", "Scrambled Scopes"} {
		s.Engage(foe)
		s.DeclareAt("primary", ship, game.ForeSection)
		s.Dice(append([]string{"crit"}, blanks(int(s.Rolling().N)-1)...)...)
		s.Draw(title)
		if title == "Hull Breach" {
			pickCard(s, "tactician")
			s.End()
			s.Use(ship, "hire")
			pickCard(s, "tactician")
			pickCard(s, "greedo")
		}
	}
	for i := range s.Exec().G.Cards {
		if c := &s.Exec().G.Cards[i]; c.ID == "tactician" {
			s.Is(s.State().Charges[i] == game.AwayCharge(), "%s is gone with nothing on it", c.ID)
		}
	}
	s.Done()
}
