package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestPrinceXizor_LetsAFriendSuffer(t *testing.T) {
	s := table(t)
	xizor, wing := s.Mine("princexizor", here), s.Mine(rookie, beside(20), scene.Shields(0))
	s.Attack(s.Theirs(rookie, ahead(150)), xizor)
	s.Dice("hit", "hit", "crit")
	s.Dice("evade", "blank", "blank")
	s.Use(xizor, "let another suffer")
	s.Pick(wing)
	s.Face("crit")
	s.Draw("Damaged Engine")
	s.WantCrit(wing, "Damaged Engine", 1)
	s.WantShields(xizor, 0)
	s.WantDamage(xizor, 0)
	s.Done()
}

func TestPrinceXizor_NotForOthersNorCanceledHits(t *testing.T) {
	s := table(t)
	xizor, wing, foe := s.Mine("princexizor", here), s.Mine(rookie, beside(20)), s.Theirs(academy, ahead(150))
	s.Never(xizor, "let another suffer")
	s.Attack(foe, wing)
	s.Dice("hit", "crit")
	rest(s)
	s.Attack(foe, xizor)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	rest(s)
}

func TestGuri_GetsOneFocusToken(t *testing.T) {
	s := table(t)
	guri := s.Mine("guri", here)
	s.Theirs(academy, fleeing(60))
	s.Engagement()
	s.Use(guri, "focus")
	s.WantTokens(guri, focus, 1)
	rest(s)
}

// 1e.maneuver.tallon: it ends turned by another 90 degrees.
func TestDalanOberos_RollsAtTheEnd(t *testing.T) {
	for maneuver, to := range map[string]geom.Maneuver{
		"2 turn left": {Bearing: geom.TallonLeft, Speed: 2}, "2 turn right": {Bearing: geom.TallonRight, Speed: 2},
		"2 bank left":    {Bearing: geom.PylonTwistLeft, Speed: 2},
		"2 bank right":   {Bearing: geom.PylonTwistRight, Speed: 2},
		"3 segnor left":  {Bearing: geom.PylonTwistLeft, Speed: 3},
		"3 segnor right": {Bearing: geom.PylonTwistRight, Speed: 3},
	} {
		s := table(t)
		dalan := s.Mine("dalanoberos", here)
		s.Theirs(academy, scene.At(850, 850, 180))
		s.Activate(dalan, maneuver)
		s.Use(dalan, "roll")
		end := geom.Final(geom.Small, scene.PoseAt(457, 300, 0), to, 0)
		x, y := float64(end.X)/float64(geom.Millimeter), float64(end.Y)/float64(geom.Millimeter)
		s.Place(dalan, x, y, float64(end.Heading)/1e6)
		s.WantPose(dalan, x, y, float64(end.Heading)/1e6)
		s.WantTokens(dalan, stress, 1)
		rest(s)
	}
}

func TestDalanOberos_NeitherStressedNorForStraights(t *testing.T) {
	for maneuver, tokens := range map[string]int{"2 turn left": 1, "2 straight": 0} {
		s := table(t)
		dalan := s.Mine("dalanoberos", here, scene.Tokens(stress, tokens))
		s.Theirs(academy, scene.At(850, 850, 180))
		s.Never(dalan, "roll")
		s.Activate(dalan, maneuver)
		rest(s)
	}
}

// study plays set-up to the choice of Thweek about a rival.
func study(s *scene.Scene, thweek, rival *scene.Ship, what string) {
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat1) }) // the initiative
	s.ChooseNamed("top edge")                                              // of the other
	s.Use(thweek, "study a rival")
	s.Refused(func() { s.Pick(thweek) })
	s.Pick(rival)
	s.ChooseNamed(what)
}

func TestThweek_ShadowsAPilotSkill(t *testing.T) {
	s := table(t)
	thweek, rival := s.Mine("thweek", scene.Points(20)), s.Theirs("wedgeantilles", scene.Points(30))
	study(s, thweek, rival, "shadow it")
	s.Place(thweek, 457, 30, 0) // by its own skill
	s.Place(rival, 457, 880, 180)
	s.WantInitiative(thweek, 9)
	s.Done()
	s.Lose(rival)
	s.Planning()
	rest(s)
	s.WantInitiative(thweek, 9)
}

// 1e.value.pilot-skill-latest-effect-only: a cockpit that is damaged later counts, and what he shadows again once
// that is repaired (1e.value.pilot-skill-falls-back).
func TestThweek_HisCockpitIsDamagedLater(t *testing.T) {
	s := table(t)
	thweek, rival := s.Mine("thweek", scene.Points(20)), s.Theirs("wedgeantilles", scene.Points(30))
	study(s, thweek, rival, "shadow it")
	s.Place(thweek, 457, 30, 0)
	s.Place(rival, 457, 880, 180)
	s.Done()
	s.Crit(thweek, "damagedcockpit-core2")
	s.Planning()
	s.WantInitiative(thweek, 0)
	rest(s)
}

// It is his rival's pilot ability, also when the rival is lost.
func TestThweek_MimicsAPilot(t *testing.T) {
	for what, agility := range map[string]int{"mimic it": 1, "shadow it": 2} {
		s := table(t)
		s.Table(914, 320)
		thweek, rival := s.Mine("thweek", scene.Points(20)), s.Theirs("wedgeantilles", scene.Points(30))
		foe := s.Theirs(rookie, scene.Points(10))
		study(s, thweek, rival, what)
		s.Place(foe, 457, 240, 180)
		s.Place(thweek, 457, 80, 0)
		s.Place(rival, 200, 280, 180)
		s.Done()
		wantRolls(s, thweek, foe, 3, agility)
		s.Lose(rival)
		wantRolls(s, thweek, foe, 3, agility)
	}
}

// He can assign no condition by a borrowed ability.
func TestThweek_MimicsNoConditions(t *testing.T) {
	s := table(t)
	s.Table(914, 320)
	thweek, rival := s.Mine("thweek", scene.Points(20)), s.Theirs("crimsonleader", scene.Points(30))
	study(s, thweek, rival, "mimic it")
	s.Place(thweek, 457, 80, 0)
	s.Place(rival, 457, 270, 180)
	s.Done()
	s.Never(thweek, "rattle it")
	s.Attack(thweek, rival)
	s.Dice("hit", "crit", "hit")
	rest(s)
}
