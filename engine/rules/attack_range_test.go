package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/play/view"
)

func TestRange_Bands(t *testing.T) {
	cases := []struct {
		gap  float64 // between the bases, in millimeters
		want int
	}{{0, 0}, {1, 1}, {100, 1}, {100.1, 2}, {200, 2}, {200.1, 3}, {300, 3}, {300.1, 4}}
	for _, c := range cases {
		// 2e.component.range-ruler.three-bands
		// 2e.range.at
		// 2e.range.touching-is-0
		// 2e.range.beyond-3: farther than three bands is not one of them.
		s := scene.Second(t)
		a := s.Mine("academypilot", scene.At(400, 300, 0))
		b := s.Theirs("academypilot", scene.At(400, 340+c.gap, 0))
		s.WantRange(a, b, c.want)
		s.Done()
	}
}

func TestRange_FromTheClosestPoints(t *testing.T) {
	// 2e.range.closest-point: corner to corner, 60 mm across and 80 mm up.
	// 2e.range.base-not-miniature: of the bases.
	for _, c := range []struct {
		dy   float64
		want int
	}{{80, 1}, {80.2, 2}} {
		s := scene.Second(t)
		a := s.Mine("academypilot", scene.At(400, 300, 0))
		b := s.Theirs("academypilot", scene.At(400+40+60, 300+40+c.dy, 0))
		s.WantRange(a, b, c.want)
		s.Done()
	}
}

func TestRange_IgnoresTheGuides(t *testing.T) {
	// 2e.component.base.guides-ignored-for-range-and-arc: with guides the gap were 98 mm.
	s := scene.Second(t)
	a := s.Mine("academypilot", scene.At(400, 300, 0))
	b := s.Theirs("academypilot", scene.At(400, 340+101, 0))
	s.WantRange(a, b, 2)
	s.Done()
}

func TestRange_OfItselfIs0(t *testing.T) {
	// 2e.range.self-is-0
	s := scene.Second(t)
	a := s.Mine("academypilot", scene.At(400, 300, 0))
	s.WantRange(a, a, 0)
	s.Done()
}

func TestBase_Sizes(t *testing.T) {
	cases := []struct {
		clause, pilot string
		length        float64
	}{
		{"2e.component.base.small", "academypilot", 40},
		{"2e.component.base.medium", "bluesquadronscout", 60},
		{"2e.component.base.large", "darkcourier", 80},
	}
	for _, c := range cases {
		t.Run(c.clause, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(c.pilot, scene.At(400, 300, 0))
			ahead := s.Theirs("academypilot", scene.At(400, 300+c.length/2+20, 0))
			aside := s.Theirs("academypilot", scene.At(400+c.length/2+20, 300, 0))
			beyond := s.Theirs("academypilot", scene.At(400-c.length/2-21, 300, 0))
			s.WantRange(ship, ahead, 0)
			s.WantRange(ship, aside, 0)
			s.WantRange(ship, beyond, 1)
			s.Done()
		})
	}
}

// near returns an ability for a friendly ship within a range of the pilot.
func near(least, most int, who card.Cond) card.Def {
	return card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "help", When: card.AfterReveal,
		Do: []card.Op{card.Choose(who, card.At(least, most)),
			card.Gain(card.Chosen, 1, card.FocusToken)},
	}}}
}

func TestFriendly_WhoItIs(t *testing.T) {
	cases := []struct {
		clause string
		who    card.Cond
		may    [3]bool // the ship itself, one of its squad, an enemy
	}{
		{"2e.component.friendly.definition", card.Friend, [3]bool{true, true, false}},
		{"2e.component.friendly.includes-self-unless-other", card.OtherFriend,
			[3]bool{false, true, false}},
		{"2e.component.enemy.definition", card.Enemy, [3]bool{false, false, true}},
	}
	for _, c := range cases {
		for i, may := range c.may {
			t.Run(c.clause, func(t *testing.T) {
				s := lab(t, near(0, 3, c.who))
				ships := [3]*scene.Ship{
					s.Mine("wedgeantilles", scene.At(400, 300, 0)),
					s.Mine("academypilot", scene.At(500, 300, 0)),
					s.Theirs("academypilot", scene.At(400, 500, 0)),
				}
				s.Activate(ships[0], "2 straight")
				s.Use(ships[0], "help")
				if !may {
					s.Refused(func() { s.Pick(ships[i]) })
					i = slices.Index(c.may[:], true)
				}
				s.Pick(ships[i])
				rest(s)
				s.Done()
			})
		}
	}
}

func TestFriendly_AtRange0IsTheShipItself(t *testing.T) {
	for _, c := range []struct {
		least int
		self  bool
	}{{0, true}, {1, false}} {
		// 2e.component.friendly.range-0-of-self
		// 2e.range.span: both ends belong to the range, and nothing outside of it.
		s := lab(t, near(c.least, 1, card.Friend))
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		ally := s.Mine("academypilot", scene.At(500, 300, 0))
		far := s.Mine("academypilot", scene.At(600, 300, 0))
		s.Activate(wedge, "2 straight")
		s.Use(wedge, "help")
		s.Refused(func() { s.Pick(far) })
		if c.self {
			s.Pick(wedge)
		} else {
			s.Refused(func() { s.Pick(wedge) })
			s.Pick(ally)
		}
		rest(s)
		s.Done()
	}
}

func TestRange_OfAnAttackIsMeasuredInItsArc(t *testing.T) {
	// 2e.attack.range.measured-in-arc: of the large ship, at range 1 over the corner of its base,
	// only what is in the front arc counts, at range 2: no third die.
	// 2e.attack.range.other-effects-ignore-arc
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("darkcourier", scene.At(530, 400, 0))
	s.WantRange(tie, foe, 1)
	s.Attack(tie, foe)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Done()
}

func TestRange_EverybodyMayMeasure(t *testing.T) {
	// 2e.range.premeasure: whatever is on the table is known to both players where it stands,
	// so each can measure at any time what the other can.
	s := scene.Second(t)
	a := s.Mine("academypilot", scene.At(400, 300, 0))
	b := s.Theirs("academypilot", scene.At(400, 440.1, 0))
	rock := s.Obstacle("coreasteroid0", scene.At(600, 300, 0))
	s.Planning()
	for _, p := range []game.Player{game.Seat1, game.Seat2} {
		g := s.Exec().G
		v := view.Of(g, s.State(), p)
		known := view.Sample(g, &v, rand.New(rand.NewPCG(1, 2)), view.Uniform)
		x := game.NewExec(g)
		x.Waiting(&known)
		s.Is(card.RangeBetween(x, a.ID(), b.ID()) == 2, "player %d measures range 2", p+1)
		s.Is(card.RangeTo(x, a.ID(), rock.Object()) == 2, "player %d measures the asteroid", p+1)
	}
	s.Dial(a, "2 straight")
	s.Dial(b, "2 straight")
	s.Done()
}
