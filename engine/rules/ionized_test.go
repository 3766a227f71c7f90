package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

func TestIon_ThresholdsBySize(t *testing.T) {
	cases := []struct {
		pilot   string
		tokens  int
		ionized bool
	}{
		{"academypilot", 1, true},
		{"104thbattalionpilot", 1, false},
		{"104thbattalionpilot", 2, true},
		{"darkcourier", 2, false},
		{"darkcourier", 3, true},
	}
	for _, c := range cases {
		// 2e.token.ion.thresholds
		s := scene.Second(t)
		ship := s.Mine(c.pilot, scene.At(400, 400, 0), scene.Tokens(game.IonToken, c.tokens))
		s.Activate(ship, "2 bank-right")
		turned := s.State().Ships[ship.ID()].Pose.Heading != 0
		s.Is(turned != c.ionized, "%s with %d ion tokens ionized: %v", c.pilot, c.tokens, c.ionized)
		rest(s)
		s.Done()
	}
}

func TestIon_Maneuver(t *testing.T) {
	// 2e.token.ion.maneuver: a blue straight 1, which takes a stress token.
	// 2e.token.ion.skip-reveal: the red turn on the dial never comes up.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1),
		scene.Tokens(game.StressToken, 1))
	s.Activate(tie, "4 koiogran")
	s.WantPose(tie, 400, 480, 0)
	s.WantTokens(tie, game.StressToken, 0)
	s.NoEvent(game.DialRevealed)
	rest(s)
	s.Done()
}

func TestIon_ManeuverCannotBeChanged(t *testing.T) {
	// 2e.token.ion.maneuver-unchangeable: for this ship everything else is harder by one.
	s := lab(t, shifted(1))
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1),
		scene.Tokens(game.StressToken, 1))
	s.Activate(wedge, "4 koiogran")
	s.WantPose(wedge, 400, 480, 0)
	s.WantTokens(wedge, game.StressToken, 0)
	rest(s)
	s.Done()
}

func TestIon_TokensLeaveAfterTheActivation(t *testing.T) {
	// 2e.token.ion.removed-after-activation
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 3))
	s.Activate(tie, "2 straight")
	s.WantTokens(tie, game.IonToken, 3)
	s.Use(tie, "focus")
	s.WantTokens(tie, game.IonToken, 0)
	s.Done()
}

func TestIon_TokensBelowTheThresholdStay(t *testing.T) {
	// 2e.token.ion.below-threshold-stay
	s := scene.Second(t)
	large := s.Mine("darkcourier", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 2))
	s.Activate(large, "2 straight")
	s.Pass()
	s.WantTokens(large, game.IonToken, 2)
	s.End()
	s.WantTokens(large, game.IonToken, 2)
	s.Done()
}

func TestIon_InPlanningTheDialStaysOnTheCard(t *testing.T) {
	// 2e.token.ion.no-dial
	// 2e.planning.ionized-dial-on-card: its player still sets it, and it is not revealed.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1))
	s.Planning()
	s.Dial(tie, "5 straight")
	s.Activation()
	s.WantPose(tie, 400, 480, 0)
	s.NoEvent(game.DialRevealed)
	rest(s)
	s.Done()
}

func TestIon_RecoveredBeforeItsActivation(t *testing.T) {
	// 2e.token.ion.recovered-before-activation
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1))
	s.Planning()
	s.Dial(tie, "5 straight")
	s.Tokens(tie, game.IonToken, -1)
	s.Activation()
	s.WantPose(tie, 400, 640, 0)
	s.WantEvent(game.DialRevealed, "2e.activation.reveal")
	s.Use(tie, "evade") // any action
	s.Done()
}

func TestIon_GainedAfterTheDial(t *testing.T) {
	// 2e.token.ion.gained-after-dial: it activates normally and keeps the token.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Planning()
	s.Dial(tie, "5 straight")
	s.Tokens(tie, game.IonToken, 1)
	s.Activation()
	s.WantPose(tie, 400, 640, 0)
	s.Use(tie, "evade")
	s.WantTokens(tie, game.IonToken, 1)
	s.Done()
}

func TestIon_OnlyTheFocusAction(t *testing.T) {
	// 2e.action.ionized-only-focus
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1))
	s.Activate(tie, "2 straight")
	s.NotOffered(tie, "evade")
	s.NotOffered(tie, "barrel roll")
	s.Use(tie, "focus")
	s.WantTokens(tie, game.FocusToken, 1)
	s.Done()
}

func TestIon_NoActionLinkedToTheFocus(t *testing.T) {
	for _, ion := range []int{0, 1} {
		// 2e.action.ionized-only-focus: the linked barrel roll would still be in the step.
		s := scene.Second(t)
		bwing := s.Mine("bladesquadronveteran", scene.At(400, 400, 0),
			scene.Tokens(game.IonToken, ion))
		s.Activate(bwing, "1 straight")
		s.Use(bwing, "focus")
		if ion == 0 {
			s.Offered(bwing, "linked action")
			s.Pass()
		}
		s.Done()
	}
}

func TestIon_ActionsGrantedOutsideTheStep(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1))
	s.Planning()
	s.Dial(tie, "2 straight")
	s.Perform(tie, 0)
	s.Use(tie, "evade")
	s.WantTokens(tie, game.EvadeToken, 1)
	s.Done()
}

func TestIon_NoAbilityOnRevealing(t *testing.T) {
	def := card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		before("think", card.Gain(card.Self, 1, card.FocusToken))}}
	for _, ion := range []int{0, 1} {
		// 2e.activation.skip-reveal-no-reveal-triggers
		s := lab(t, def)
		wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.IonToken, ion))
		s.Activate(wedge, "2 straight")
		if ion == 0 {
			s.Use(wedge, "think")
		}
		s.NotOffered(wedge, "think")
		rest(s)
		s.Done()
	}
}
