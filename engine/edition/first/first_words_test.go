package first_test

import (
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/text"
)

// Sentences about a match of the first edition use its words, and leave names alone.
func TestSentences_UseTheWordsOfTheEdition(t *testing.T) {
	g, _, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: squads()})
	if err != nil {
		t.Fatal(err)
	}
	about := game.Event{Ship: 0, Other: 6, Card: game.NoCard, N: 1}
	with := func(kind game.EventKind, change func(e *game.Event)) game.Event {
		e := about
		e.Kind = kind
		if change != nil {
			change(&e)
		}
		return e
	}
	for want, e := range map[string]game.Event{
		"Player 2 has initiative.": with(game.FirstPlayer, nil),
		"The Combat phase begins.": with(game.PhaseBegan, func(e *game.Event) {
			e.N = int(game.EngagementPhase)
		}),
		"Rookie Pilot acquires a target lock on Academy Pilot.": with(game.LockGained,
			func(e *game.Event) { e.Object = game.ShipAs(6) }),
		"Rookie Pilot discards 1 ordnance token of Rookie Pilot.": with(game.ChargeSpent,
			func(e *game.Event) { e.Card = 0 }),
		"Rookie Pilot acts at pilot skill 1, like Academy Pilot.": with(game.InitiativeSet, nil),
		"Rookie Pilot reveals a green 2 straight.": with(game.DialRevealed, func(e *game.Event) {
			e.Maneuver = g.Ships[0].Dial[1]
			e.Maneuver.Speed = 2
		}),
	} {
		if got := text.English.Event(g, e).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
