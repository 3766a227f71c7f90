package text_test

import (
	"slices"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/text"
)

// Along the end of a template a unit is put to the left or the right after a T-roll, which leaves by
// the front, and to its own back or front after a strafe.
func TestChoice_SaysWhereAManeuverEnds(t *testing.T) {
	compiled := rules.Compile(flightpath.Edition())
	for maneuver, want := range map[string][]string{
		"3 tallon-right": {"On the left of the template", "In the middle of the template",
			"On the right of the template"},
		"1 strafe-right": {"Toward the back", "In the middle", "Toward the front"},
	} {
		s := scene.New(t, compiled)
		a := s.Mine("scarlet-team-gunner", scene.With("rx-77d-guncannon-mpt.can"),
			scene.At(457, 300, 0))
		s.Activate(a, maneuver)
		q := s.Exec().Ask(s.State(), game.Seat1)
		var got []string
		for _, c := range q.Options() {
			got = append(got, text.English.Choice(s.Exec(), q, c).String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", maneuver, got, want)
		}
		s.Position(0)
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}

// Two cards of one name are named with their ships; a card whose name is the only one has no ship added.
func TestChoice_TellsCardsOfOneNameApart(t *testing.T) {
	const card = "Contraband Cybernetics"
	for other, want := range map[string][]string{
		"contrabandcybernetics": {card + " (Spice Runner)", card + " (Captain Seevor)"},
		"feedbackarray":         {card, "Feedback Array"},
	} {
		s := scene.Second(t)
		me := s.Mine("spicerunner", scene.At(300, 300, 0), scene.With("cikatrovizago", "contrabandcybernetics"))
		s.Mine("captainseevor", scene.At(380, 300, 0), scene.With(other))
		s.Theirs("academypilot", scene.At(300, 800, 180))
		s.End()
		s.Use(me, "trade")
		q := s.Exec().Ask(s.State(), game.Seat1)
		var got []string
		for _, c := range q.Options() {
			got = append(got, text.English.Choice(s.Exec(), q, c).String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
		s.ChooseNamed(card)
		s.ChooseNamed(strings.TrimSuffix(want[1], " (Captain Seevor)"))
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}
