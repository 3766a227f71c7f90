package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// bazaar has Cikatro Vizago's ship with an illicit upgrade, and another of a side at a distance, in the
// End phase.
func bazaar(t *testing.T, side game.Player, gap float64, mine, other string) (s *scene.Scene, me, it *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	me = s.Mine("spicerunner", south, scene.With("cikatrovizago", mine))
	it = s.Ship(side, "spicerunner", scene.At(line+40+gap, 300, 0), scene.With(other))
	if other == "contrabandcybernetics" {
		s.Charges(it, other, 0)
	}
	if side == game.Seat1 {
		s.Theirs(tie, north)
	}
	s.End()
	return s, me, it
}

// 2e.squad.upgrade.equipped-before-game
func TestCikatroVizago(t *testing.T) {
	for _, gap := range []float64{0, 99} {
		s, me, it := bazaar(t, game.Seat1, gap, "feedbackarray", "contrabandcybernetics")
		s.Use(me, "trade")
		s.ChooseNamed("Contraband Cybernetics")
		s.ChooseNamed("Feedback Array")
		s.WantEvent(game.CardEquipped, "2e.squad.upgrade.equipped-before-game")
		for _, card := range []string{"feedbackarray", "contrabandcybernetics"} {
			s.WantEquipped(me, card, card != "feedbackarray")
			s.WantEquipped(it, card, card == "feedbackarray")
		}
		s.WantCharges(me, "contrabandcybernetics", 0) // as many as it had
		finish(s)
	}
	s, me, it := bazaar(t, game.Seat1, 50, "contrabandcybernetics", "contrabandcybernetics")
	s.Use(me, "trade")
	s.ChooseNamed("Contraband Cybernetics")
	s.ChooseNamed("Contraband Cybernetics")
	s.WantCharges(me, "contrabandcybernetics", 0)
	s.WantCharges(it, "contrabandcybernetics", 1)
	finish(s)
}

// 2e.squad.upgrade.restrictions
func TestCikatroVizago_Refused(t *testing.T) {
	for _, c := range []struct {
		side  game.Player
		gap   float64
		mine  string
		other string
	}{
		{game.Seat2, 50, "feedbackarray", "contrabandcybernetics"},      // of an enemy
		{game.Seat1, 101, "feedbackarray", "contrabandcybernetics"},     // range 2
		{game.Seat1, 50, "hotshottailblaster", "contrabandcybernetics"}, // not for small ships
		{game.Seat1, 50, "elusive", "contrabandcybernetics"},            // not illicit
	} {
		s, me, _ := bazaar(t, c.side, c.gap, c.mine, c.other)
		s.NotOffered(me, "trade")
		finish(s)
	}
}

// What could lie below the Razor Crest could be exchanged with every friend: there is room for all of it.
func TestCikatroVizago_BesideTheRazorCrest(t *testing.T) {
	s := scene.Second(t)
	crew := s.Mine("trandoshanslaver", south, scene.With("cikatrovizago", "homingmissiles", "greedo", "feedbackarray"))
	for i, c := range [][]string{
		{"themandalorian", "razorcrest", "kuiil", "notorious", "trackingfob", "burnoutthrusters", "hullupgrade"},
		{"torkilmux", "cloakingdevice", "proximitymines"},
		{"unkarplutt", "contrabandcybernetics", "afterburners", "proximitymines"},
		{"bobafett", "inertialdampeners", "lonewolf", "perceptivecopilot", "seismiccharges"},
		{"graz", "contrabandcybernetics", "outmaneuver", "afterburners"},
		{"lattsrazzi", "feedbackarray", "predator", "bossk"},
		{"foremanproach", "feedbackarray", "predator", "hullupgrade"},
	} {
		s.Mine(c[0], scene.At(100+90*float64(i), 180, 0), scene.With(c[1:]...))
	}
	for i := range 7 {
		s.Theirs(xwing, scene.At(100+90*float64(i), 800, 180), scene.With("protontorpedoes", "hullupgrade", "r4astromech", "predator", "servomotorsfoils"))
	}
	s.End()
	s.Use(crew, "trade")
	finish(s)
}
