package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Abilities of one moment are used in player order.
//
// msg.timing.simultaneous
func TestAbilities_OfOneMomentInPlayerOrder(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		cheer := []card.Ability{{Name: "cheer", When: card.StartOf(game.EngagementPhase),
			Do: []card.Op{gain(game.FocusToken)}}}
		s := lab(t, card.Def{ID: "gm-cadet", Abilities: cheer},
			card.Def{ID: "zaku-recruit", Abilities: cheer})
		units := [2]*scene.Ship{
			cadet(s, scene.At(200, 200, 0)), recruit(s, scene.At(700, 700, 0)),
		}
		s.First(first)
		s.Engagement()
		for _, p := range [...]game.Player{first, first.Other()} {
			s.Asked(p)
			s.NotOffered(units[p.Other()], "cheer")
			s.Use(units[p], "cheer")
			s.WantTokens(units[p], game.FocusToken, 1)
		}
		s.Done()
	}
}

// changing returns a scene in the Activation Phase: a line pilot of initiative 2, who may give the
// cadet, of 1, or the section leader, of 3, the initiative of another unit.
func changing(t *testing.T, whose, as func(*lineup) *scene.Ship) *lineup {
	t.Helper()
	l := &lineup{}
	ref := func(pick func(*lineup) *scene.Ship) card.Ref {
		return func(*game.Exec) game.ShipID { return pick(l).ID() }
	}
	l.Scene = lab(t, card.Def{ID: "gm-line-pilot", Abilities: []card.Ability{revealing("change",
		card.LastingInitiative(card.UntilEndOf(game.ActivationPhase), ref(whose),
			ref(as).Of(card.Initiative)))}})
	l.one = cadet(l.Scene, scene.At(100, 200, 0))
	l.two = l.Mine("gm-line-pilot", scene.At(300, 200, 0), scene.With("rgm-79-gm.bsg"))
	l.three = l.Mine("gm-command-veteran", scene.At(500, 200, 0), scene.With("rgm-79gs-gm-command.mg"))
	l.four = l.Mine("hugues-courand-gm-command", scene.At(700, 200, 0),
		scene.With("rgm-79gs-gm-command.mg"))
	for _, unit := range l.all() {
		l.SetDial(unit, "2 straight")
	}
	l.Activation()
	return l
}

// lineup are units by their initiative.
type lineup struct {
	*scene.Scene
	one, two, three, four *scene.Ship
}

func (l *lineup) all() []*scene.Ship { return []*scene.Ship{l.one, l.two, l.three, l.four} }

// activates wants a unit to be the next to perform an action, which it does not.
func (l *lineup) activates(unit *scene.Ship) {
	l.Offered(unit, "focus")
	l.Pass()
}

// A unit that gets a higher initiative acts when the phase reaches it.
//
// msg.timing.initiative.changed
func TestInitiative_ARaisedOneActsLater(t *testing.T) {
	l := changing(t, func(l *lineup) *scene.Ship { return l.three },
		func(l *lineup) *scene.Ship { return l.four })
	l.activates(l.one)
	l.Use(l.two, "change")
	l.activates(l.two)
	l.Pick(l.four) // of the same initiative now
	l.activates(l.four)
	l.activates(l.three)
	l.Done()
}

// Without the change the phase goes on as printed.
//
// msg.timing.initiative.changed
func TestInitiative_UnchangedActsAsPrinted(t *testing.T) {
	l := changing(t, func(l *lineup) *scene.Ship { return l.three },
		func(l *lineup) *scene.Ship { return l.four })
	l.activates(l.one)
	l.Pass()
	l.activates(l.two)
	l.activates(l.three)
	l.activates(l.four)
	l.Done()
}

// A value that has passed does not come again: the unit does not act in this phase.
//
// msg.timing.initiative.changed
func TestInitiative_APassedOneDoesNotAct(t *testing.T) {
	l := changing(t, func(l *lineup) *scene.Ship { return l.three },
		func(l *lineup) *scene.Ship { return l.one })
	l.activates(l.one)
	l.Use(l.two, "change")
	l.activates(l.two)
	l.activates(l.four)
	l.WantPose(l.three, 500, 200, 0)
	l.Done()
}

// A unit that has acted does not act a second time at its new value.
//
// msg.timing.initiative.changed
func TestInitiative_NobodyActsTwice(t *testing.T) {
	l := changing(t, func(l *lineup) *scene.Ship { return l.one },
		func(l *lineup) *scene.Ship { return l.four })
	l.activates(l.one)
	l.Use(l.two, "change")
	l.activates(l.two)
	l.activates(l.three)
	l.activates(l.four)
	l.WantPose(l.one, 100, 320, 0)
	l.Done()
}

// The opponent sees a dial when it is revealed, and only that a dial was set before.
//
// msg.planning.secret
func TestDials_AreSecretUntilTheyAreRevealed(t *testing.T) {
	s := lab(t)
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(100, 800, 90))
	s.Round()
	s.Dial(unit, "2 straight")
	s.Dial(foe, "1 straight")
	for p := game.Seat1; p <= game.Seat2; p++ {
		v := view.Of(s.Exec().G, s.State(), p)
		_, knows := v.Dial(s.Exec().G, unit.ID())
		s.Is(knows == (p == game.Seat1), "player %d knows the dial: %v", p+1, knows)
	}
	agree(s)
	v := view.Of(s.Exec().G, s.State(), game.Seat2)
	m := v.Table().Ships[unit.ID()].Revealed
	s.Is(m.Speed == 2, "the other player sees speed %d once it is revealed", m.Speed)
	rest(s)
	s.Done()
}

// agree lets both players end the Planning Phase.
func agree(s *scene.Scene) {
	for _, p := range [...]game.Player{game.Seat1, game.Seat2} {
		s.From(game.Only(p))
		s.ChooseNamed("continue")
	}
	s.From(game.Nobody)
}
