package odds_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/odds"
)

// exact returns the distribution of the attack that is open in a scene, between players who spend
// tokens where they change results. The scene is then played to its end.
func exact(t *testing.T, s *scene.Scene) odds.Distribution {
	t.Helper()
	d, err := odds.Exact(s.Exec(), s.State(), odds.Best(odds.Prices{}))
	if err != nil {
		t.Fatal(err)
	}
	finish(t, s)
	return d
}

// finish plays a scene to its end.
func finish(t *testing.T, s *scene.Scene) {
	t.Helper()
	x, state, chance := s.Exec(), s.State(), dealer.NewSeeded(1)
	for !state.Over {
		p := x.Waiting(state).First()
		q := x.Ask(state, p)
		c := q.Opts[0]
		if p == game.Chance {
			c = chance.Deal(q)
		}
		if err := x.Step(state, p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Done()
}

// duel returns an attack at range 2, where no one has a range bonus. Defenders with shields to spare
// are picked where no damage card is to be drawn.
func duel(t *testing.T, attacker, defender string, tokens [2][]game.Token) *scene.Scene {
	t.Helper()
	s := scene.Second(t)
	s.Unbuilt()
	options := [2][]scene.Option{{scene.At(457, 250, 0)}, {scene.At(457, 440, 180)}}
	for side, list := range tokens {
		for _, token := range list {
			options[side] = append(options[side], scene.Tokens(token, 1))
		}
	}
	a := s.Mine(attacker, options[0]...)
	d := s.Theirs(defender, options[1]...)
	s.Attack(a, d)
	return s
}

// wantChances holds the chances of what fits against fractions.
func wantChances(t *testing.T, d *odds.Distribution, cases []chanceOf) {
	t.Helper()
	for _, c := range cases {
		if got := d.Chance(c.fits); got.Cmp(c.want) != 0 {
			t.Errorf("%s: chance %s, want %s", c.name, got, c.want)
		}
	}
}

// chanceOf is what the chance of some results should be.
type chanceOf struct {
	name string
	fits func(r *odds.Result) bool
	want *big.Rat
}

// suffers fits results with this damage and critical damage.
func suffers(damage, crits uint8) func(r *odds.Result) bool {
	return func(r *odds.Result) bool { return r.Damage == damage && r.Crits == crits }
}

// Two attack dice against none. Of the eight sides of each, 3 are hits, 1 is a crit and 4 are
// nothing, so that of 64 ways
//
//	nothing       4*4   = 16
//	a hit         2*3*4 = 24
//	a crit        2*1*4 =  8
//	two hits      3*3   =  9
//	hit and crit  2*3*1 =  6
//	two crits     1*1   =  1
func TestExact_TwoDiceAgainstNone(t *testing.T) {
	d := exact(t, duel(t, "academypilot", "patrolleader", [2][]game.Token{}))
	wantChances(t, &d, []chanceOf{
		{"nothing", suffers(0, 0), big.NewRat(16, 64)},
		{"a hit", suffers(1, 0), big.NewRat(24, 64)},
		{"a crit", suffers(1, 1), big.NewRat(8, 64)},
		{"two hits", suffers(2, 0), big.NewRat(9, 64)},
		{"hit and crit", suffers(2, 1), big.NewRat(6, 64)},
		{"two crits", suffers(2, 2), big.NewRat(1, 64)},
		{"hits", func(r *odds.Result) bool { return r.Hit }, big.NewRat(48, 64)},
		{"destroys", func(r *odds.Result) bool { return r.Destroyed }, new(big.Rat)},
	})
}

// Three attack dice with a focus token against none. 6 of the eight sides of each count, so that
// 3 damage comes up in 6*6*6 of 512 ways, 2 damage in 3*6*6*2, 1 damage in 3*6*2*2 and none in
// 2*2*2. The token is kept if no die shows a focus result: in 6*6*6 ways.
func TestExact_ThreeDiceWithFocus(t *testing.T) {
	tokens := [2][]game.Token{{game.FocusToken}}
	d := exact(t, duel(t, "bluesquadronescort", "patrolleader", tokens))
	damage := func(n uint8) func(r *odds.Result) bool {
		return func(r *odds.Result) bool { return r.Damage == n }
	}
	kept := func(r *odds.Result) bool { return r.Attacker.Tokens[game.FocusToken] == 1 }
	wantChances(t, &d, []chanceOf{
		{"no damage", damage(0), big.NewRat(8, 512)},
		{"1 damage", damage(1), big.NewRat(72, 512)},
		{"2 damage", damage(2), big.NewRat(216, 512)},
		{"3 damage", damage(3), big.NewRat(216, 512)},
		{"focus kept", kept, big.NewRat(216, 512)},
	})
}

// Two attack dice against one defense die with an evade token. No hit comes up in 1/4, one in
// 1/2, two in 1/4. The die shows an evade with 3/8. One hit is always evaded, by the die or by
// the token; of two one is, for the token needs a die that is not an evade yet. So 1 damage comes up
// in 1/4, and the token is spent when there is a hit and the die is not an evade: 3/4 * 5/8.
func TestExact_EvadeToken(t *testing.T) {
	tokens := [2][]game.Token{1: {game.EvadeToken}}
	d := exact(t, duel(t, "academypilot", "outerrimsmuggler", tokens))
	spent := func(r *odds.Result) bool { return r.Defender.Tokens[game.EvadeToken] == 0 }
	wantChances(t, &d, []chanceOf{
		{"no damage", func(r *odds.Result) bool { return r.Damage == 0 }, big.NewRat(3, 4)},
		{"1 damage", func(r *odds.Result) bool { return r.Damage == 1 }, big.NewRat(1, 4)},
		{"evade spent", spent, big.NewRat(15, 32)},
	})
}

// One hull, no shields, two dice against none: destroyed in 48 of 64 ways.
func TestExact_DestroyedByOneDamage(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	a := s.Mine("academypilot", scene.At(457, 250, 0))
	s.Attack(a, s.Theirs("patrolleader", scene.At(457, 440, 180), scene.Shields(0),
		scene.Damaged(11)))
	d := exact(t, s)
	wantChances(t, &d, []chanceOf{
		{"destroys", func(r *odds.Result) bool { return r.Destroyed }, big.NewRat(48, 64)},
	})
}

func TestExact_LeavesTheStateAlone(t *testing.T) {
	s := duel(t, "academypilot", "academypilot", [2][]game.Token{})
	before := *s.State()
	if _, err := odds.Exact(s.Exec(), s.State(), odds.First); err != nil {
		t.Fatal(err)
	}
	if *s.State() != before {
		t.Error("the state changed")
	}
	finish(t, s)
}

func TestExact_RefusesAStateWithoutAttack(t *testing.T) {
	s := scene.Second(t)
	a := s.Mine("academypilot", scene.At(457, 250, 0))
	s.Theirs("academypilot", scene.At(457, 440, 180))
	s.Perform(a, 0, game.FocusAction, game.EvadeAction)
	if _, err := odds.Exact(s.Exec(), s.State(), odds.First); !errors.Is(err, odds.ErrNoAttack) {
		t.Errorf("got %v, want ErrNoAttack", err)
	}
	finish(t, s)
}

func TestExact_RefusesAnIllegalAnswer(t *testing.T) {
	s := duel(t, "academypilot", "academypilot", [2][]game.Token{{game.FocusToken}})
	wrong := func(*game.Exec, *game.State, *game.Question) game.Choice {
		return game.Opt(game.NumVerbs)
	}
	if _, err := odds.Exact(s.Exec(), s.State(), wrong); !errors.Is(err, odds.ErrPolicy) {
		t.Errorf("got %v, want ErrPolicy", err)
	}
	finish(t, s)
}

func TestExactWithin_GivesUp(t *testing.T) {
	s := duel(t, "academypilot", "academypilot", [2][]game.Token{})
	_, err := odds.ExactWithin(s.Exec(), s.State(), odds.Best(odds.Prices{}), 5)
	if !errors.Is(err, odds.ErrTooMany) {
		t.Errorf("got %v, want ErrTooMany", err)
	}
	finish(t, s)
}

func TestWrite_TwoDiceAgainstNone(t *testing.T) {
	d := exact(t, duel(t, "academypilot", "patrolleader", [2][]game.Token{}))
	var b strings.Builder
	if err := odds.Write(&b, d); err != nil {
		t.Fatal(err)
	}
	// one damage and an eighth of two dice's crits on average: 2 * 4/8 and 2 * 1/8
	for _, line := range []string{
		"hits        75.00 %\n", "destroys     0.00 %\n",
		"     0      0    25.00 %\n", "     1      1    12.50 %\n", "     2      2     1.56 %\n",
		" 1.000  0.250   on average\n",
	} {
		if !strings.Contains(b.String(), line) {
			t.Errorf("no line %q in\n%s", line, b.String())
		}
	}
}

// Which damage cards lay facedown on a defender that is destroyed is nothing to its attack: in first
// edition, too, where they are turned faceup, their titles are not branches.
func TestExact_TheCardsOfADestroyedShipAreNoBranches(t *testing.T) {
	branches := [2]int{}
	for i, damage := range []int{0, 4} {
		s := scene.First(t)
		red := s.Mine("redsquadronpilot", scene.At(457, 300, 0))
		shuttle := s.Theirs("omicrongrouppilot", scene.At(457, 510, 180), scene.Shields(0),
			scene.Damaged(damage))
		s.Attack(red, shuttle)
		s.Dice("hit", "blank", "blank")
		d := exact(t, s)
		branches[i] = d.Branches
		if got := len(d.Outcomes); got != 2 {
			t.Errorf("%d outcomes, want a hit and a miss", got)
		}
	}
	if branches[0] != branches[1] {
		t.Errorf("%d branches with a ship that survives, %d with one that is destroyed", branches[0],
			branches[1])
	}
}
