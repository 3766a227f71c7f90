package geom

import "testing"

func TestHotPaths_DoNotAllocate(t *testing.T) {
	a, b := Place(Small, at(0, 0, 10)), Place(Large, at(80, 120, 33))
	others := []Placed{b, Place(Medium, at(0, 150, 3))}
	rock := PlaceObstacle(3, at(30, 90, 5))
	tokens := []Token{rock, PlaceDevice(ProximityMine, at(0, 60, 0))}
	met := make([]Encounter, 0, 8)
	area := StandardArea()
	for name, f := range map[string]func(){
		"Place":         func() { a = Place(Small, a.Pose.Turned(7)) },
		"Overlapping":   func() { Overlapping(&a, others, WithGuides) },
		"Distance":      func() { Distance(&a, &b) },
		"Farthest":      func() { Farthest(&a, &b) },
		"InArc":         func() { InArc(SecondEdition, &a, &b, FrontArc) },
		"InArcToken":    func() { InArcToken(SecondEdition, &a, &rock, FrontArc) },
		"AspectOf":      func() { AspectOf(&a, &b) },
		"OverlapToken":  func() { OverlapToken(&a, &rock, WithGuides) },
		"DistanceToken": func() { DistanceToken(&a, &rock) },
		"Execute": func() {
			done := Execute(Move{Size: Small, Maneuver: Maneuver{Straight, 3}}, others)
			p := done.Passage()
			met = p.Meet(tokens, met[:0])
		},
		"Line": func() {
			s := Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: FrontArc}
			s.Line(tokens, others)
		},
		"Roll": func() {
			r := Roll{Size: Small, Side: Left, Template: Template{BankTemplate, 1}}
			p := r.Passage()
			met = p.Meet(tokens, met[:0])
		},
		"Placing": func() {
			p := Placing{Size: Small, Template: Template{StraightTemplate, 1}}
			p.ClusterMine()
		},
		"FreeShift": func() { FreeShift(Move{Maneuver: Maneuver{TallonLeft, 2}}, AtRight, others) },
		"Area":      func() { area.InZone(&a, LowerEdge, Deployment) },
	} {
		if n := testing.AllocsPerRun(20, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}
