package geom

import (
	"math/rand/v2"
	"testing"
)

// Three kinds of pairs: close ones, of which about half overlap, so that every test must go to
// its end; pairs as they are found in a dogfight; and pairs anywhere on a table.
func benchPairs(low, high float64) (a, b [64]Placed) {
	r := rand.New(rand.NewPCG(7, 8))
	for i := range a {
		p, q := randomPose(r, 300), randomPose(r, 300)
		away := low + (high-low)*r.Float64()
		sin, cos := sinCos(q.Heading)
		q.X, q.Y = p.X+nano(away*sin), p.Y+nano(away*cos)
		q.Heading = randomPose(r, 1).Heading
		a[i], b[i] = Place(Size(r.IntN(3)), p), Place(Size(r.IntN(3)), q)
	}
	return a, b
}

var places = []struct {
	name      string
	low, high float64
}{{"close", 30, 90}, {"dogfight", 50, 300}, {"table", 50, 1000}}

func BenchmarkPlace(b *testing.B) {
	b.ReportAllocs()
	var p Placed
	for i := range b.N {
		p = Place(Small, Pose{100, 200, int32(i*7919) % FullTurn})
	}
	_ = p
}

func BenchmarkOverlap(b *testing.B) {
	for _, place := range places {
		b.Run(place.name, func(b *testing.B) {
			p, q := benchPairs(place.low, place.high)
			b.ReportAllocs()
			n := 0
			for i := range b.N {
				if Overlap(&p[i&63], &q[i&63], WithGuides) {
					n++
				}
			}
			b.ReportMetric(float64(n)/float64(b.N), "hits/op")
		})
	}
}

func BenchmarkDistance(b *testing.B) {
	for _, place := range places {
		b.Run(place.name, func(b *testing.B) {
			p, q := benchPairs(place.low, place.high)
			b.ReportAllocs()
			var sum int64
			for i := range b.N {
				sum += int64(Distance(&p[i&63], &q[i&63]).Distance)
			}
			_ = sum
		})
	}
}

func BenchmarkInArc(b *testing.B) {
	for _, place := range places {
		b.Run(place.name, func(b *testing.B) {
			p, q := benchPairs(place.low, place.high)
			b.ReportAllocs()
			n := 0
			for i := range b.N {
				if m, ok := InArc(SecondEdition, &p[i&63], &q[i&63], Arc(1+i&3)); ok {
					n += SecondEdition.Range(m.Distance, false)
				}
			}
			b.ReportMetric(float64(n)/float64(b.N), "range/op")
		})
	}
}

func BenchmarkExecute(b *testing.B) {
	r := rand.New(rand.NewPCG(9, 10))
	var moves [256]Move
	var others [256][8]Placed
	for crowd, reach := range map[string]float64{"crowded": 110, "loose": 300} {
		for i := range moves {
			moves[i] = Move{Start: randomPose(r, 30), Maneuver: Maneuver{
				Straight + Bearing(r.IntN(int(TallonRight))), uint8(1 + r.IntN(3))}}
			for j := range others[i] {
				others[i][j] = Place(Size(r.IntN(3)), randomPose(r, reach))
			}
		}
		b.Run(crowd, func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for i := range b.N {
				if Execute(moves[i&255], others[i&255][:]).Blocked != 0 {
					n++
				}
			}
			b.ReportMetric(float64(n)/float64(b.N), "blocked/op")
		})
	}
}

// benchTokens are rocks of 24 corners near bases, close or as in a dogfight.
func benchTokens(low, high float64) (ships [64]Placed, tokens [64]Token) {
	ships, others := benchPairs(low, high)
	for i := range tokens {
		tokens[i] = PlaceObstacle(Obstacle(i%12), others[i].Pose)
	}
	return ships, tokens
}

func BenchmarkOverlapToken(b *testing.B) {
	for _, place := range places {
		b.Run(place.name, func(b *testing.B) {
			ships, tokens := benchTokens(place.low, place.high)
			b.ReportAllocs()
			n := 0
			for i := range b.N {
				if OverlapToken(&ships[i&63], &tokens[i&63], WithGuides) {
					n++
				}
			}
			b.ReportMetric(float64(n)/float64(b.N), "hits/op")
		})
	}
}

func BenchmarkDistanceToken(b *testing.B) {
	for _, place := range places {
		b.Run(place.name, func(b *testing.B) {
			ships, tokens := benchTokens(place.low, place.high)
			b.ReportAllocs()
			var sum int64
			for i := range b.N {
				sum += int64(DistanceToken(&ships[i&63], &tokens[i&63]).Distance)
			}
			_ = sum
		})
	}
}

func BenchmarkMeets(b *testing.B) {
	for _, place := range places {
		b.Run(place.name, func(b *testing.B) {
			ships, tokens := benchTokens(place.low, place.high)
			var templates [64]Laid
			for i := range templates {
				m := Move{ships[i].Size, ships[i].Pose, Maneuver{Straight + Bearing(i%5), uint8(1 + i%3)}, 0}
				templates[i] = m.Laid()
			}
			b.ReportAllocs()
			n := 0
			for i := range b.N {
				if _, ok := templates[i&63].Meets(&tokens[i&63]); ok {
					n++
				}
			}
			b.ReportMetric(float64(n)/float64(b.N), "hits/op")
		})
	}
}

func BenchmarkLine(b *testing.B) {
	ships, targets := benchPairs(50, 300)
	_, tokens := benchTokens(50, 300)
	b.ReportAllocs()
	n := 0
	for i := range b.N {
		s := Sight{Game: SecondEdition, Attacker: &ships[i&63], Target: &targets[i&63]}
		if o, _ := s.Line(tokens[:6], ships[:8]); o.Obstructed() {
			n++
		}
	}
	b.ReportMetric(float64(n)/float64(b.N), "obstructed/op")
}

func BenchmarkFinal(b *testing.B) {
	b.ReportAllocs()
	var p Pose
	for i := range b.N {
		p = Final(Small, Pose{1, 2, int32(i*7919) % FullTurn}, Maneuver{TurnLeft, 2}, Middle)
	}
	_ = p
}
