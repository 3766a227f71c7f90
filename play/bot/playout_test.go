package bot

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// misjudged returns a round whose first set of dials is best for the network, and the third one in truth.
func misjudged() *matrix {
	m := &matrix{
		plans: [2][][]int{{{0}, {1}, {2}, {3}}, {{0}, {1}}},
		cells: [][][2]float64{
			{{0.6, 0.4}, {0.6, 0.4}}, {{0.55, 0.45}, {0.55, 0.45}}, {{0.5, 0.5}, {0.5, 0.5}}, {{0.45, 0.55}, {0.45, 0.55}},
		},
	}
	m.solve()
	return m
}

// happens returns what playouts of misjudged come to: the set's worth and the luck of the sample, which is the same for all sets.
func happens(mine, _ []int, _ int, sample uint64) float64 {
	luck := float64(sample%5)/10 - 0.2
	return [...]float64{0.4, 0.5, 0.7, 0.3}[mine[0]] + luck
}

// What playouts come to outweighs the network's word.
func TestPlayouts_FindWhatTheNetworkMisjudges(t *testing.T) {
	m, p := misjudged(), &playouts{sight: sight{rows: 4}}
	if m.mix[ours][0] < 0.9 {
		t.Fatalf("the network mixes %.2f, want the first set", m.mix[ours])
	}
	p.list(m)
	p.halve(m, 120, happens)
	p.fill(m)
	m.solve()
	if m.mix[ours][2] < 0.9 {
		t.Errorf("mixes %.2f after playouts, want the third set", m.mix[ours])
	}
	for k := range m.cells {
		for l, c := range m.cells[k] {
			if math.Abs(c[ours]+c[theirs]-1) > 1e-9 {
				t.Errorf("sets %d and %d: %v, want chances that add up to 1", k, l, c)
			}
		}
	}
}

// All sets of a sample meet the same dials of the enemy and the same luck, and half of them leave after each stage.
func TestPlayouts_SpendSamplesWhereTheyDecide(t *testing.T) {
	m, p := misjudged(), &playouts{sight: sight{rows: 4}}
	p.list(m)
	met := map[uint64][]int{}
	against := map[uint64]int{}
	p.halve(m, 80, func(mine, other []int, by int, sample uint64) float64 {
		if was, ok := against[sample]; ok && was != other[0] {
			t.Errorf("sample %d meets the sets %d and %d", sample, was, other[0])
		}
		against[sample] = other[0]
		met[sample] = append(met[sample], mine[0])
		return happens(mine, other, by, sample)
	})
	all, some := 0, 0
	for _, sets := range met {
		switch slices.Sort(sets); {
		case slices.Equal(sets, []int{0, 1, 2, 3}):
			all++
		case slices.Equal(sets, []int{1, 2}):
			some++
		default:
			t.Errorf("a sample plays the sets %v", sets)
		}
	}
	if all != 10 || some != 20 {
		t.Errorf("%d samples of all sets and %d of the two best; want 10 and 20", all, some)
	}
}

// The more ships there are the fewer playouts a plan takes, since each of them takes longer.
func TestPlayouts_TakeFewerSamplesOfManyShips(t *testing.T) {
	p := &playouts{sight: sight{samples: 160}}
	for _, c := range []struct{ ships, want int }{{2, 160}, {8, 160}, {16, 40}, {32, 10}} {
		if got := p.samples(c.ships); got != c.want {
			t.Errorf("%d ships: %d playouts, want %d", c.ships, got, c.want)
		}
	}
}

// firstDials returns a match of second edition in which the first dials are to be set.
func firstDials(t *testing.T, squads [2]rules.Squad) (*game.Game, *game.State) {
	t.Helper()
	c, _ := edition.ByID("second")
	g, s, err := c.NewGame(rules.Setup{Squads: squads})
	if err != nil {
		t.Fatal(err)
	}
	x, dice := game.NewExec(g), dealer.NewSeeded(1)
	for s.Phase != game.PlanningPhase {
		p := x.Waiting(s).First()
		if p == game.Chance {
			x.Play(s, p, dice.Deal(x.Ask(s, p)), nil)
			continue
		}
		v := view.Of(g, s, p)
		x.Play(s, p, v.Draw(x, rand.New(rand.NewPCG(1, 1))), nil)
	}
	return g, s
}

// flown returns a squad of these pilots.
func flown(pilots ...string) (s rules.Squad) {
	for _, pilot := range pilots {
		s.Ships = append(s.Ships, rules.Loadout{Pilot: pilot})
	}
	return s
}

// plannedBy returns an admiral at the first dials of a match of second edition, and its solved matrix.
func plannedBy(t *testing.T) (*admiral, *matrix) {
	t.Helper()
	g, s := firstDials(t, [2]rules.Squad{
		flown("bluesquadronescort", "redsquadronveteran"), flown("academypilot", "academypilot"),
	})
	a, x := newAdmiral(g, 1), game.NewExec(g)
	v := view.Of(g, s, game.Seat1)
	q := *x.Ask(s, game.Seat1)
	if a.look(&v, &q) != dialTopic {
		t.Fatal("player 1 is not asked for a dial")
	}
	m := newMatrix(a.forecast(), a.breadth)
	m.grow()
	return a, m
}

// A playout flies the dials of both sides to the next planning phase; the number of the sample decides everything else.
func TestPlayouts_FlyTheDialsOfBothSides(t *testing.T) {
	a, m := plannedBy(t)
	p := a.played()
	p.expect(m)
	root := p.root(a.beginner)
	mine, other := slices.Clone(m.plans[ours][0]), slices.Clone(m.plans[theirs][0])
	first := p.fly(m, root, mine, other, 0, 7)
	flown := p.state
	if flown.Over || flown.Round != root.Round+1 || flown.Phase != game.PlanningPhase {
		t.Fatalf("the playout ends in round %d, in phase %v", flown.Round, flown.Phase)
	}
	if again := p.fly(m, root, mine, other, 0, 7); again != first || p.state.Ships != flown.Ships {
		t.Errorf("the same playout comes to %v, then %v", first, again)
	}
	for i := range m.f.ships {
		plan := mine
		if !m.f.ships[i].mine {
			plan = other
		}
		was := plan[i]
		plan[i] = (was + 1) % len(m.f.ships[i].moves)
		p.fly(m, root, mine, other, 0, 7)
		if id := m.f.ships[i].id; p.state.Ships[id].Pose == flown.Ships[id].Pose {
			t.Errorf("ship %d ends at %v by either of two maneuvers", id, flown.Ships[id].Pose)
		}
		plan[i] = was
	}
}

// Against an enemy that keeps to a way a playout goes on for another round, in which the enemy sets its dials by that way.
func TestPlayouts_FollowAnEnemyThatKeepsToAWay(t *testing.T) {
	a, m := plannedBy(t)
	p := a.played()
	p.expect(m)
	root := p.root(a.beginner)
	for by, want := range []uint8{1, 2, 2, 2, 2} {
		p.fly(m, root, m.plans[ours][0], m.plans[theirs][0], by, 7)
		if got := p.state.Round - root.Round; !p.state.Over && got != want {
			t.Errorf("way %d: %d rounds, want %d", by, got, want)
		}
	}
}

// The way that an enemy keeps to is drawn as often as it is believed in if it is sure; else none is.
func TestPlayouts_DrawTheWayThatIsBelievedIn(t *testing.T) {
	m := misjudged()
	m.believed, m.by, m.belief = []float64{0.6, 0.2}, []int{1, 3}, 0.8
	m.solve()
	p := &playouts{}
	const draws = 4000
	var ways [4]float64
	for p.next < draws {
		p.next++
		set, by := p.drawn(m)
		if by == 1 && set != 0 || by == 3 && set != 1 {
			t.Errorf("way %d sets %d", by, set)
		}
		ways[by] += 1.0 / draws
	}
	for by, want := range [...]float64{0.4, 0.6, 0, 0} {
		if math.Abs(ways[by]-want) > 0.03 {
			t.Errorf("way %d is drawn in %.3f, want %v", by, ways[by], want)
		}
	}
}
