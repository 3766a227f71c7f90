package geom

import (
	"math/rand/v2"
	"testing"
)

func TestSights_FindWhatInArcFinds(t *testing.T) {
	var s Sights
	r := rand.New(rand.NewPCG(1, 2))
	const g = SecondEdition
	var bases [12]Placed
	for n := range 20_000 {
		if n%100 == 0 { // they move, and soon more places were seen than are remembered
			for i := range bases {
				bases[i] = Place(Size(r.IntN(3)), Pose{
					X: r.Int32N(3 * Band), Y: r.Int32N(3 * Band), Heading: r.Int32N(360 * Degree),
				})
				if i%4 == 3 { // the sections of a huge ship stand at one pose
					whole := Place(HugeLong, bases[i].Pose)
					bases[i-1], bases[i] = whole.Section(Fore), whole.Section(Aft)
				}
			}
		}
		a, b := &bases[r.IntN(len(bases))], &bases[r.IntN(len(bases))]
		arc := Arc(r.IntN(int(BullseyeArc) + 1))
		for range 2 {
			got, in := s.InArc(g, a, b, arc)
			want, within := InArc(g, a, b, arc)
			if got != want || in != within {
				t.Fatalf("%v to %v, arc %v: %v %v, want %v %v", a.Pose, b.Pose, arc, got, in, want, within)
			}
		}
	}
}
