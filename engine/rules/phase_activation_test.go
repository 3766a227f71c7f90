package rules_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// wantOrder fails unless events of a kind have happened to these ships in this order.
func wantOrder(s *scene.Scene, kind game.EventKind, ships ...*scene.Ship) {
	var got, want []game.ShipID
	for _, e := range s.Events() {
		if e.Kind == kind {
			got = append(got, e.Ship)
		}
	}
	for _, ship := range ships {
		want = append(want, ship.ID())
	}
	s.Is(slices.Equal(got, want), "ships in the order %v, not %v", want, got)
}

func TestActivation_AscendingInitiative(t *testing.T) {
	// 2e.activation.ascending
	// 2e.initiative.ascending-phases
	s := scene.Second(t)
	three := s.Mine("blacksquadronace", scene.At(200, 300, 0))
	one := s.Theirs("academypilot", scene.At(700, 700, 180))
	two := s.Theirs("obsidiansquadronpilot", scene.At(500, 700, 180))
	for _, ship := range []*scene.Ship{one, two, three} {
		s.SetDial(ship, "2 straight")
	}
	s.Activation()
	rest(s)
	wantOrder(s, game.Activated, one, two, three)
	s.Done()
}

func TestActivation_TiesInPlayerOrder(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.initiative.tie-break-player-order: all ships of the first player come before those
		// of the second.
		s := scene.Second(t)
		s.First(first)
		ships := [2][2]*scene.Ship{}
		for i, x := range []float64{200, 500} {
			ships[game.Seat1][i] = s.Mine("academypilot", scene.At(x, 200, 0))
			ships[game.Seat2][i] = s.Theirs("academypilot", scene.At(x, 700, 180))
		}
		for _, p := range ships {
			s.SetDial(p[0], "2 straight")
			s.SetDial(p[1], "2 straight")
		}
		s.Activation()
		s.Pick(ships[first][1]) // 2e.initiative.own-order-free
		s.Pass()
		s.Pass()
		s.Pick(ships[first.Other()][0])
		rest(s)
		wantOrder(s, game.Activated, ships[first][1], ships[first][0],
			ships[first.Other()][0], ships[first.Other()][1])
		s.Done()
	}
}

func TestActivation_RevealThenManeuverThenAction(t *testing.T) {
	// 2e.activation.steps
	// 2e.activation.reveal: the ability after it is used before the ship has moved.
	// 2e.activation.execute: it executes what is on the dial.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		before("think", card.Gain(card.Self, 1, card.FocusToken))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
	s.Activate(wedge, "3 straight")
	s.WantEvent(game.DialRevealed, "2e.activation.reveal")
	s.WantPose(wedge, 400, 400, 0)
	s.Use(wedge, "think")
	s.WantPose(wedge, 400, 560, 0)
	s.Use(wedge, "focus")
	s.Done()
}

func TestActivation_TheActionIsOptional(t *testing.T) {
	// 2e.activation.action-optional
	// 2e.action.decline
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Activate(tie, "2 straight")
	s.Pass()
	s.WantTokens(tie, game.FocusToken, 0)
	s.Done()
}

func TestActivation_OneActionInTheStep(t *testing.T) {
	// 2e.action.one-in-step
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Activate(tie, "2 straight")
	s.Use(tie, "focus")
	s.NotOffered(tie, "evade")
	s.Done()
}

func TestActivation_IsCompleteBeforeTheNext(t *testing.T) {
	// 2e.activation.complete-before-next: the second ship has not moved while the first still has
	// a linked action to perform.
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(300, 400, 0))
	wing := s.Mine("baronoftheempire", scene.At(600, 400, 0))
	s.SetDial(baron, "2 straight")
	s.SetDial(wing, "2 straight")
	s.Activation()
	s.Pick(baron)
	s.Use(baron, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Offered(baron, "linked action")
	s.WantPose(wing, 600, 400, 0)
	rest(s)
	s.WantPose(wing, 600, 520, 0)
	s.Done()
}

func TestActivation_OncePerRound(t *testing.T) {
	// 2e.activation.once-per-round: an initiative that rises after the activation does not bring
	// the ship up again.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		rising("later", card.AfterManeuver, 8)}})
	wedge := s.Mine("wedgeantilles", scene.At(300, 400, 0))
	s.SetDial(wedge, "2 straight")
	s.Activation()
	s.Use(wedge, "later")
	rest(s)
	wantOrder(s, game.Activated, wedge)
	s.Done()
}

// rising returns an ability of a ship that sets its own initiative.
func rising(name string, when game.Window, to int8) card.Ability {
	return card.Ability{Name: name, When: when,
		Do: []card.Op{card.Run(name, func(x *game.Exec) { x.Ship(x.Self()).Initiative = to })}}
}

func TestRevealedManeuver_StaysUntilPlanning(t *testing.T) {
	// 2e.activation.revealed-maneuver-persists
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 200, 0))
	other := s.Theirs("academypilot", scene.At(100, 800, 180))
	s.SetDial(tie, "5 straight")
	s.Activation()
	rest(s)
	s.Engagement()
	s.End()
	s.Is(s.State().Ships[tie.ID()].Revealed.Speed == 5, "its speed still known in the end phase")
	s.Round()
	s.Is(s.State().Ships[tie.ID()].Revealed.IsNone(), "no revealed maneuver in planning")
	s.Dial(tie, "2 straight")
	s.Dial(other, "2 straight")
	rest(s)
	s.Done()
}

func TestRevealedManeuver_NoneWithoutRevealing(t *testing.T) {
	// 2e.activation.no-revealed-maneuver
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.IonToken, 1))
	s.Activate(tie, "1 turn-left")
	s.Pass()
	s.Is(s.State().Ships[tie.ID()].Revealed.IsNone(), "no revealed maneuver")
	s.Done()
}

func TestRevealedManeuver_IsNotWhatDifficultyMakesOfIt(t *testing.T) {
	// 2e.activation.set-dial-changes-revealed: a change of difficulty is not one of the dial.
	// 2e.activation.difficulty-modifiers-apply-at-execute: an ability on revealing sees white.
	white := before("see white", card.Gain(card.Self, 1, card.FocusToken))
	white.If = append(white.If, func(x *game.Exec) bool {
		return x.Ship(x.Self()).Revealed.Difficulty == game.DifficultyWhite
	})
	def := shifted(1)
	def.Abilities = []card.Ability{white}
	s := lab(t, def)
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
	s.Activate(wedge, "3 straight")
	s.Use(wedge, "see white")
	s.WantTokens(wedge, game.StressToken, 1)
	s.Is(s.State().Ships[wedge.ID()].Revealed.Difficulty == game.DifficultyWhite, "a white dial")
	s.Done()
}
