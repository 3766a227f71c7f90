package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// said lets a bot answer what the scene asks player 1, and returns the name of the ability that it uses, empty if it passes.
func said(s *scene.Scene, p bot.Player) string {
	x, state := s.Exec(), s.State()
	v := view.Of(x.G, state, game.Seat1)
	q := *x.Ask(state, game.Seat1)
	return used(s, p.Answer(&v, &q))
}

// A beginner tries a card whose use does not show, and does so once. From the veteran up no one is curious.
func TestBeginner_TriesACardOnce(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("redsquadronveteran", scene.At(457, 100, 0), scene.With("stabilizedsfoils"))
	s.Theirs("academypilot", scene.At(457, 850, 180))
	s.Activate(ship, "1 straight")
	beginner, ace := bot.Beginner(s.Exec().G, 1), aceOf(s)
	if first, second := said(s, beginner), said(s, beginner); first != "flip" || second != "" {
		t.Errorf("it answers %q, and %q when it is asked again", first, second)
	}
	if got := said(s, ace); got != "" {
		t.Errorf("the ace answers %q", got)
	}
	finish(s)
}

// What costs more than an untried card may be worth is not tried: here strain for a charge.
func TestBeginner_DoesNotTryWhatIsDear(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("vultskerris", scene.At(457, 100, 0))
	s.Charges(ship, "vultskerris", 0)
	s.Theirs("academypilot", scene.At(457, 850, 180))
	s.Perform(ship, 0)
	if got := said(s, bot.Beginner(s.Exec().G, 1)); got == "recover the charge" {
		t.Errorf("it answers %q", got)
	}
	finish(s)
}

// What could still be passed up would not be used, and is not tried: here the choice of the ship that is coordinated.
func TestBeginner_DoesNotTryWhatItWouldPassUp(t *testing.T) {
	s := scene.Second(t)
	s.Mine("shaakti-siegeofcoruscant", scene.At(300, 100, 0))
	s.Mine("wolffe-siegeofcoruscant", scene.At(400, 100, 0))
	s.Theirs("academypilot", scene.At(457, 850, 180))
	s.End()
	if got := said(s, bot.Beginner(s.Exec().G, 1)); got != "" {
		t.Errorf("it answers %q", got)
	}
	finish(s)
}

// aceOf returns an ace for a scene.
func aceOf(s *scene.Scene) bot.Player {
	p, _ := bot.Named("ace")
	return p.New(s.Exec().G, 1)
}
