package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

func TestEnd_CircularTokensLeave(t *testing.T) {
	// 2e.end.remove-circular
	// 2e.token.colour.green
	// 2e.token.colour.orange
	// 2e.token.kind-table: which these are.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	circular := []game.Token{game.FocusToken, game.EvadeToken, game.CalculateToken,
		game.ReinforceFore, game.ReinforceAft, game.DisarmToken, game.JamToken, game.TractorToken}
	for _, token := range circular {
		s.Tokens(tie, token, 2)
	}
	s.End()
	for _, token := range circular {
		s.WantTokens(tie, token, 0)
	}
	s.Done()
}

func TestEnd_SquareTokensStay(t *testing.T) {
	// 2e.end.red-blue-stay
	// 2e.token.colour.blue
	// 2e.token.colour.red
	// 2e.token.kind-table
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 600, 0))
	square := []game.Token{game.CloakToken, game.StressToken, game.IonToken, game.StrainToken,
		game.DepleteToken}
	for _, token := range square {
		s.Tokens(tie, token, 1)
	}
	s.Lock(tie, foe)
	s.End()
	for _, token := range square {
		s.WantTokens(tie, token, 1)
	}
	s.WantLock(tie, foe, true)
	s.Done()
}

func TestEnd_Order(t *testing.T) {
	// 2e.end.order: each ability sees what the steps before it have done: tokens are there at the
	// start and during the phase, gone with the charge back at the end.
	// 2e.end.during-abilities-before-removal
	see := func(name string, when game.Window, tokens, force int) card.Ability {
		return card.Ability{Name: name, When: when, If: []card.Cond{func(x *game.Exec) bool {
			s := x.Ship(x.Self())
			return int(s.Tokens[game.EvadeToken]) == tokens && int(s.Force) == force
		}}, Do: []card.Op{card.Gain(card.Self, 1, card.StrainToken)}}
	}
	s := lab(t, card.Def{ID: "lukeskywalker", Abilities: []card.Ability{
		see("start", card.StartOf(game.EndPhase), 1, 0),
		see("during", card.DuringEnd, 1, 0),
		see("end", card.EndOf(game.EndPhase), 0, 1),
	}})
	luke := s.Mine("lukeskywalker", scene.At(400, 300, 0), scene.Force(0),
		scene.Tokens(game.EvadeToken, 1))
	s.End()
	s.Use(luke, "start")
	s.Use(luke, "during")
	s.Use(luke, "end")
	s.Done()
}

func TestEnd_RecurringChargesComeBack(t *testing.T) {
	cases := []struct {
		name, pilot, card string
		before, after     int
	}{
		{"recurring", "captainnym", "captainnym", 0, 1},
		{"at its limit", "captainnym", "captainnym", 1, 1},
		{"two of two short", "deathfire-swz98", "deathfire-swz98", 0, 1},
		{"a negative arrow", "vultskerris", "vultskerris", 1, 0},
		{"a negative arrow and none left", "vultskerris", "vultskerris", 0, 0},
	}
	for _, c := range cases {
		// 2e.end.recover-charges
		// 2e.charge.recurring
		// 2e.charge.recurring-per-arrow
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := s.Mine(c.pilot, scene.At(400, 300, 0))
			s.Charges(ship, c.card, c.before)
			s.End()
			rest(s)
			s.WantCharges(ship, c.card, c.after)
			s.Done()
		})
	}
}

func TestEnd_OtherChargesDoNotComeBack(t *testing.T) {
	// 2e.charge.non-recurring
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	s.Charges(escort, "protontorpedoes", 0)
	s.End()
	s.WantCharges(escort, "protontorpedoes", 0)
	s.Done()
}

func TestEnd_LosingAChargeIsNotSpendingIt(t *testing.T) {
	// 2e.charge.lose-is-not-spend
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("vultskerris", scene.At(400, 300, 0))
	s.Charges(ship, "vultskerris", 1)
	s.End()
	s.WantCharges(ship, "vultskerris", 0)
	for _, e := range s.Events() {
		s.Is(e.Kind != game.ChargeSpent || e.Clause == "2e.charge.lose-is-not-spend",
			"the charge lost, not spent by %s", e.Clause)
	}
	s.Done()
}

func TestEnd_ShieldsDoNotComeBack(t *testing.T) {
	// 2e.end.shields-do-not-recover
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Shields(0))
	s.End()
	s.WantShields(escort, 0)
	s.Done()
}

func TestEnd_Force(t *testing.T) {
	cases := []struct {
		name, pilot   string
		upgrades      []string
		before, after int
	}{
		{"one comes back", "lukeskywalker", nil, 0, 1},       // 2e.force.recover-one-by-default
		{"not beyond the capacity", "inquisitor", nil, 1, 1}, // 2e.force.capacity-is-limit
		// 2e.force.recover-does-not-stack: the pilot's arrow and the crew's give one charge.
		{"two arrows", "inquisitor", []string{"seventhsister"}, 0, 1},
		{"no arrow", "keovenzee", nil, 0, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := s.Mine(c.pilot, scene.At(400, 300, 0), scene.With(c.upgrades...),
				scene.Force(c.before))
			s.End()
			s.WantForce(ship, c.after)
			s.Done()
		})
	}
}

func TestEnd_ThenTheNextRound(t *testing.T) {
	// 2e.end.next-round
	// 2e.round.repeat
	s := scene.Second(t)
	s.Mine("academypilot", scene.At(400, 300, 0))
	s.Theirs("academypilot", scene.At(400, 800, 0))
	s.End()
	s.NoEvent(game.MatchOver)
	s.Is(s.State().Result == game.Undecided, "the match to go on")
	s.Done()
}

func TestRound_FivePhasesInOrder(t *testing.T) {
	// 2e.round.five-phases
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 800, 180))
	s.Round()
	s.Dial(tie, "2 straight")
	s.Dial(foe, "2 straight")
	rest(s)
	want := game.PlanningPhase
	for _, e := range s.Events() {
		if e.Kind == game.PhaseBegan {
			s.Is(game.Phase(e.N) == want, "phase %d, not %d", want, e.N)
			want++
		}
	}
	s.Is(want == game.EndPhase+1, "five phases")
	s.Done()
}
