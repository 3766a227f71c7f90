package odds

import (
	"math"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/view"
)

// clash counts by hand what two rolls of these numbers of dice without tokens come to, as chances that the attack and that the
// counterattack hits, and as results of each that stand on average (msg.melee.counter.compare, tie-crits, tie-attacker).
func clash(attack, counter int) (hit, back, mean, meanBack float64) {
	results := func(n int) map[[2]int]float64 {
		list := map[[2]int]float64{{}: 1}
		for range n {
			next := map[[2]int]float64{}
			for r, p := range list {
				next[r] += p / 2
				next[[2]int{r[0] + 1, r[1]}] += p * 3 / 8
				next[[2]int{r[0] + 1, r[1] + 1}] += p / 8
			}
			list = next
		}
		return list
	}
	for a, p := range results(attack) {
		for c, q := range results(counter) {
			switch {
			case c[0] > a[0] || c[0] == a[0] && c[1] > a[1]:
				back += p * q
				meanBack += p * q * float64(c[0])
			case a[0] > 0:
				hit += p * q
				mean += p * q * float64(a[0])
			}
		}
	}
	return hit, back, mean, meanBack
}

// Where a counterattack can be announced, and while its dice lie, it is said what both attacks come to, of those that
// make them. A unit that defends with dice strikes no one back.
//
// msg.melee.counter.compare, msg.melee.counter.winner-unneutralized, msg.melee.counter.failed
func TestExpect_OfACounterattack(t *testing.T) {
	c, _ := edition.ByID("flightpath")
	s := scene.New(t, c)
	a := s.Mine("gm-cadet", scene.At(457, 300, 0), scene.With("rgm-79-gm.bsg"))
	b := s.Theirs("zaku-recruit", scene.At(457, 380, 180), scene.With("ms-06f-zaku-ii.asr"))
	s.AttackWith(a, "beam-saber", b)
	x, state := s.Exec(), s.State()
	said := func() []Expected {
		v := view.Of(x.G, state, x.Waiting(state).First())
		q := *x.Ask(state, v.Viewer())
		return Expect(x, &v, &q, many)
	}
	hit, back, mean, meanBack := clash(3, 3)
	list := said()
	if len(list) != 2 {
		t.Fatalf("said of %d answers: %+v", len(list), list)
	}
	for _, e := range list {
		if e.Choice.Verb == game.PassVerb {
			if e.Back != (Back{}) || e.Hit < 0.1 {
				t.Errorf("without a counterattack: %+v", e)
			}
			continue
		}
		if e.Dice != [2]int{3, 3} {
			t.Errorf("dice: %v", e.Dice)
		}
		for _, n := range [...][3]float64{{e.Hit, hit, 1e-9}, {e.Back.Hit, back, 1e-9}, {e.Mean, mean, 0.1}, {e.Back.Mean, meanBack, 0.1},
			{e.Stood.Mean(), mean, 1e-6}, {e.Back.Stood.Mean(), meanBack, 1e-6}} {
			if math.Abs(n[0]-n[1]) > n[2] {
				t.Errorf("%v, want %v", n[0], n[1])
			}
		}
		if e.Mean < mean || e.Back.Mean < meanBack { // a damage card can do more
			t.Errorf("damage %v and %v, want %v and %v at least", e.Mean, e.Back.Mean, mean, meanBack)
		}
	}
	s.Weapon("heat-hawk")
	s.Dice("hit", "blank", "blank")
	s.Dice("hit", "hit", "blank")
	s.Pass()
	s.Done()
}

// In the counterattack it is the one that counterattacks who attacks.
//
// msg.melee.counter.modify, msg.melee.counter.compare
func TestExpect_InACounterattack(t *testing.T) {
	c, _ := edition.ByID("flightpath")
	s := scene.New(t, c)
	a := s.Mine("gm-cadet", scene.At(457, 300, 0), scene.With("rgm-79-gm.bsg"))
	b := s.Theirs("zaku-recruit", scene.At(457, 380, 180), scene.With("ms-06f-zaku-ii.asr"), scene.Tokens(game.FocusToken, 1))
	s.AttackWith(a, "beam-saber", b)
	s.Weapon("heat-hawk")
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "focus", "blank")
	x, state := s.Exec(), s.State()
	v := view.Of(x.G, state, x.Waiting(state).First())
	q := *x.Ask(state, v.Viewer())
	spent, kept := 0, 0
	for _, e := range Expect(x, &v, &q, many) {
		switch {
		case e.Dice != [2]int{3, 3}:
			t.Errorf("dice: %v", e.Dice)
		case e.Choice.Verb == game.PassVerb && e.Hit == 0 && e.Back.Hit == 1 && e.Back.Mean == 1:
			kept++
		case e.Choice.Verb == game.UseVerb && e.Hit == 1 && e.Mean == 2 && e.Back == (Back{}):
			spent++
		default:
			t.Errorf("%+v", e)
		}
	}
	if spent != 1 || kept != 1 {
		t.Errorf("%d that spend, %d that keep", spent, kept)
	}
	s.Pass()
	s.Pass()
	s.Done()
}
