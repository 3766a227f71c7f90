package squad_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

func TestRandom_IsLegalInEveryFormat(t *testing.T) {
	c := data.Second()
	for _, format := range squad.Formats() {
		for seed := range uint64(25) {
			s, err := squad.Random(rand.New(rand.NewPCG(seed, 1)), c, squad.Everything(c), format)
			if err != nil {
				t.Fatalf("%s, seed %d: %v", format.Name, seed, err)
			}
			for _, p := range squad.Check(c, s, format) {
				t.Errorf("%s, seed %d: %s", format.Name, seed, p.Text)
			}
		}
	}
}

func TestRandom_SameSeedSameSquad(t *testing.T) {
	c := data.Second()
	draw := func() squad.Squad {
		s, err := squad.Random(rand.New(rand.NewPCG(7, 7)), c, squad.Everything(c), squad.Usual())
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	if diff := cmp.Diff(draw(), draw()); diff != "" {
		t.Error(diff)
	}
}

func TestRandom_StaysInThePool(t *testing.T) {
	pool := squad.Pool{
		Pilots:   []string{"academypilot", "howlrunner", "bluesquadronescort"},
		Upgrades: []string{"hullupgrade", "juke", "r2astromech"},
	}
	for seed := range uint64(50) {
		s, err := squad.Random(rand.New(rand.NewPCG(seed, 2)), data.Second(), pool, squad.Usual())
		if err != nil {
			t.Fatal(err)
		}
		for _, ship := range s.Ships {
			if !slices.Contains(pool.Pilots, ship.Pilot) {
				t.Errorf("seed %d: %s is not in the pool", seed, ship.Pilot)
			}
			for _, u := range ship.Upgrades {
				if !slices.Contains(pool.Upgrades, u.ID) {
					t.Errorf("seed %d: %s is not in the pool", seed, u.ID)
				}
			}
		}
	}
}

func TestRandom_Varies(t *testing.T) {
	c := data.Second()
	sizes, equipped := map[int]bool{}, 0
	for seed := range uint64(60) {
		s, err := squad.Random(rand.New(rand.NewPCG(seed, 3)), c, squad.Everything(c), squad.Usual())
		if err != nil {
			t.Fatal(err)
		}
		sizes[len(s.Ships)] = true
		for _, ship := range s.Ships {
			equipped += len(ship.Upgrades)
		}
	}
	if len(sizes) < 4 || equipped < 100 {
		t.Errorf("%d sizes and %d upgrades in 60 squads, want at least 4 and 100", len(sizes), equipped)
	}
}

func TestRandom_NothingToDrawFrom(t *testing.T) {
	_, err := squad.Random(rand.New(rand.NewPCG(1, 1)), data.Second(), squad.Pool{}, squad.Usual())
	if !errors.Is(err, squad.ErrPool) {
		t.Errorf("error %v, want ErrPool", err)
	}
}

func TestRandom_PoolTooDear(t *testing.T) {
	pool := squad.Pool{Pilots: []string{"academypilot"}}
	_, err := squad.Random(rand.New(rand.NewPCG(1, 1)), data.Second(), pool, squad.Format{Points: 21})
	if !errors.Is(err, squad.ErrPool) {
		t.Errorf("error %v, want ErrPool", err)
	}
}

func BenchmarkRandom(b *testing.B) {
	c := data.Second()
	rng := rand.New(rand.NewPCG(1, 1))
	pool := squad.Everything(c)
	for b.Loop() {
		if _, err := squad.Random(rng, c, pool, squad.Usual()); err != nil {
			b.Fatal(err)
		}
	}
}

// What is begun stays as it is and comes first; more ships and upgrades come to it.
func TestAround_KeepsWhatIsBegun(t *testing.T) {
	c := data.Second()
	torpedo := squad.Upgrade{Slot: "torpedo", ID: "protontorpedoes"}
	begun := squad.Squad{Faction: "rebelalliance", Ships: []squad.Ship{
		{Pilot: "wedgeantilles", Upgrades: []squad.Upgrade{torpedo}},
	}}
	most := 0
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 4))
		s, err := squad.Around(rng, c, begun, squad.Everything(c), squad.Usual())
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, p := range squad.Check(c, s, squad.Usual()) {
			t.Errorf("seed %d: %s", seed, p.Text)
		}
		if wedge := s.Ships[0]; wedge.Pilot != "wedgeantilles" || wedge.Upgrades[0] != torpedo {
			t.Errorf("seed %d: begins with %v", seed, wedge)
		}
		most = max(most, len(s.Ships))
	}
	if len(begun.Ships[0].Upgrades) != 1 || most < 2 {
		t.Errorf("what is begun became %v, and at most %d ships", begun, most)
	}
}

// A faction of which the pool has no ship is left as it is begun.
func TestAround_NeedsNoMoreShips(t *testing.T) {
	c := data.Second()
	begun := squad.Squad{Faction: "rebelalliance", Ships: []squad.Ship{{Pilot: "wedgeantilles"}}}
	pool := squad.Pool{Pilots: []string{"howlrunner"}}
	s, err := squad.Around(rand.New(rand.NewPCG(1, 1)), c, begun, pool, squad.Usual())
	if err != nil || len(s.Ships) != 1 {
		t.Errorf("got %v, %v", s, err)
	}
}
