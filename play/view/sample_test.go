package view

import (
	"math/rand/v2"
	"testing"

	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// planned returns a match in which both players have set every dial and nothing is revealed yet:
// ships 0 and 1 against ships 2 and 3.
func planned(t testing.TB, options game.Options) (*game.Game, *game.State) {
	t.Helper()
	g, s, err := rules.Compile(second.Edition()).NewGame(rules.Setup{
		Squads: [2]rules.Squad{
			{Ships: []rules.Loadout{{Pilot: "wedgeantilles"}, {Pilot: "lukeskywalker"}}},
			{Ships: []rules.Loadout{{Pilot: "academypilot"}, {Pilot: "howlrunner"}}},
		},
		Options: options,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Phase = game.PlanningPhase
	for i := range g.Ships {
		s.Ships[i].OnTable, s.Ships[i].DialSet = true, true
		s.Secret[g.Ships[i].Side].Dials[i] = uint8(i + 1)
	}
	return g, s
}

// view returns p's view.
func view(g *game.Game, s *game.State, p game.Player) *View {
	v := Of(g, s, p)
	return &v
}

// source returns a source of random numbers that is the same in every run.
func source() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

func TestSample_DrawsEveryDialOfTheOtherShips(t *testing.T) {
	g, s := planned(t, game.Options{})
	rnd := source()
	const draws = 4000
	var seen [32]int
	for range draws {
		got := Sample(g, view(g, s, game.Seat1), rnd, Uniform)
		seen[got.Secret[1].Dials[2]]++
		if got.Secret[0] != s.Secret[0] {
			t.Fatal("the viewer's own dials have changed")
		}
	}
	list := g.Ships[2].Dial
	want := draws / len(list)
	for i := range list {
		if n := seen[i+1]; n < want/2 || n > 2*want {
			t.Errorf("maneuver %d of %d: drawn %d times, want about %d", i+1, len(list), n, want)
		}
	}
	if seen[0] > 0 {
		t.Errorf("no dial was drawn %d times", seen[0])
	}
}

func TestSample_FollowsTheModel(t *testing.T) {
	g, s := planned(t, game.Options{})
	straight := func(_ *game.Game, _ *View, _ game.ShipID, m game.Maneuver) int {
		if m.Bearing == geom.Straight && m.Speed == 3 {
			return 7
		}
		return 0
	}
	rnd := source()
	for range 50 {
		got := Sample(g, view(g, s, game.Seat1), rnd, straight)
		m := g.Ships[3].Dial[got.Secret[1].Dials[3]-1]
		if m.Bearing != geom.Straight || m.Speed != 3 {
			t.Fatalf("drew %v, want the straight 3", m)
		}
	}
}

func TestSample_AModelThatThinksNothingPossible(t *testing.T) {
	g, s := planned(t, game.Options{})
	never := func(*game.Game, *View, game.ShipID, game.Maneuver) int { return 0 }
	rnd := source()
	seen := map[uint8]bool{}
	for range 500 {
		got := Sample(g, view(g, s, game.Seat1), rnd, never)
		seen[got.Secret[1].Dials[2]] = true
	}
	if len(seen) != len(g.Ships[2].Dial) {
		t.Errorf("drew %d maneuvers, want all %d", len(seen), len(g.Ships[2].Dial))
	}
}

func TestSample_StrictDialsLeaveAStressedShipNoRed(t *testing.T) {
	g, s := planned(t, game.Options{StrictDials: true})
	s.Ships[2].Tokens[game.StressToken] = 1
	rnd := source()
	for range 500 {
		got := Sample(g, view(g, s, game.Seat1), rnd, Uniform)
		if m := g.Ships[2].Dial[got.Secret[1].Dials[2]-1]; m.Difficulty == game.DifficultyRed {
			t.Fatalf("drew %v for a stressed ship", m)
		}
	}
}

func TestSample_ARevealedDialIsNoSecret(t *testing.T) {
	g, s := planned(t, game.Options{})
	s.Ships[2].Revealed = g.Ships[2].Dial[2]
	s.Secret[1].Dials[2] = 0
	got := Sample(g, view(g, s, game.Seat1), source(), Uniform)
	if got.Secret[1].Dials[2] != 0 {
		t.Errorf("drew dial %d for a ship that has revealed its own", got.Secret[1].Dials[2])
	}
}

// peeked is planned with three facedown damage cards of ship 0: at the first only the other
// player has looked, at the second both, and no one at the third.
func peeked(t *testing.T) (*game.Game, *game.State) {
	g, s := planned(t, game.Options{})
	s.Ships[0].Damage, s.Ships[0].Facedown = 3, 3
	s.Decks[0].Facedown = 3
	s.NCards = 2
	s.Cards[0] = game.Card{InUse: true, Seen: game.Only(game.Seat2)}
	s.Cards[1] = game.Card{InUse: true, Seen: game.BothSides}
	s.Secret[1].Known[0] = 3
	s.Secret[0].Known[1], s.Secret[1].Known[1] = 5, 5
	return g, s
}

func TestSample_TitlesThatOthersHaveSeen(t *testing.T) {
	g, s := peeked(t)
	rnd := source()
	const draws = 6000
	var seen [game.MaxTitles]int
	for range draws {
		got := Sample(g, view(g, s, game.Seat1), rnd, Uniform)
		seen[got.Secret[1].Known[0]]++
		if got.Secret[0].Known != s.Secret[0].Known || got.Secret[1].Known[1] != 5 {
			t.Fatal("a title that the viewer knows has changed")
		}
	}
	left, total := s.Decks[0].Unseen, -1
	left[5]-- // the viewer knows where that one is
	for _, n := range s.Decks[0].Unseen {
		total += int(n)
	}
	for title, n := range left {
		want := draws * int(n) / total
		if seen[title] < want*2/3 || seen[title] > want*3/2 {
			t.Errorf("title %d: drawn %d times, want about %d", title, seen[title], want)
		}
	}
}

func TestSample_ATitleThatIsUsedUp(t *testing.T) {
	g, s := peeked(t)
	s.Decks[0].Discards[5] = s.Decks[0].Unseen[5] - 1
	s.Decks[0].Unseen[5] = 1 // and that one the viewer knows
	rnd := source()
	for range 2000 {
		if got := Sample(g, view(g, s, game.Seat1), rnd, Uniform); got.Secret[1].Known[0] == 5 {
			t.Fatal("drew a card that lies elsewhere")
		}
	}
}

func TestSample_TheOwnerWhoLookedKnows(t *testing.T) {
	g, s := peeked(t)
	got := Sample(g, view(g, s, game.Seat2), source(), Uniform)
	if got.Secret[1].Known != s.Secret[1].Known || got.Secret[0].Known != s.Secret[0].Known {
		t.Errorf("got titles %v and %v", got.Secret[0].Known[:2], got.Secret[1].Known[:2])
	}
}

func TestView_Dial(t *testing.T) {
	g, s := planned(t, game.Options{})
	v := Of(g, s, game.Seat1)
	if m, ok := v.Dial(g, 1); !ok || m != g.Ships[1].Dial[1] {
		t.Errorf("own dial: got %v, %v", m, ok)
	}
	if m, ok := v.Dial(g, 2); ok {
		t.Errorf("the other's dial: got %v, want nothing", m)
	}
	v = Of(g, s, game.NoPlayer)
	if m, ok := v.Dial(g, 1); ok {
		t.Errorf("a watcher: got %v, want nothing", m)
	}
}

func TestView_Title(t *testing.T) {
	g, s := peeked(t)
	for _, c := range []struct {
		viewer game.Player
		place  int
		want   uint8
	}{
		{game.Seat1, 0, 0}, {game.Seat1, 1, 5}, {game.Seat2, 0, 3}, {game.NoPlayer, 1, 0},
	} {
		v := Of(g, s, c.viewer)
		if got := v.Title(c.place); got != c.want {
			t.Errorf("player %d, place %d: got title %d, want %d", c.viewer, c.place, got, c.want)
		}
	}
}

func TestRedact(t *testing.T) {
	e := game.Event{Kind: game.DamageSeen, Ship: 1, Card: 4, Name: "X", N: 2,
		Maneuver: game.Maneuver{Speed: 3}, For: game.Only(game.Seat2)}
	if got := Redact(e, game.Seat2); got != e {
		t.Errorf("who may know: got %+v", got)
	}
	want := game.Event{Kind: game.DamageSeen, Ship: 1, Card: game.NoCard, N: 2,
		For: game.Only(game.Seat2)}
	for _, p := range []game.Player{game.Seat1, game.NoPlayer} {
		if got := Redact(e, p); got != want {
			t.Errorf("player %d: got %+v, want %+v", p, got, want)
		}
	}
	e.For = game.Nobody
	if got := Redact(e, game.NoPlayer); got != e {
		t.Errorf("for everyone: got %+v", got)
	}
}
