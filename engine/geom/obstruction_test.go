package geom

import "testing"

// facing returns a pair of small bases nose to nose, 160 mm apart.
func facing(dx float64) Sight {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(dx, 200, 180))
	return Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: FrontArc}
}

func TestLine_NothingInTheWay(t *testing.T) {
	s := facing(0)
	got, ok := s.Line(nil, nil)
	if !ok || got.Obstructed() || got.Distance != 160_000_000 || !got.Choice {
		t.Errorf("got %+v, %v", got, ok)
	}
}

func TestLine_OutOfTheArcThereIsNone(t *testing.T) {
	s := facing(0)
	s.Arc = RearArc
	if _, ok := s.Line(nil, nil); ok {
		t.Error("found a line")
	}
}

func TestLine_TheAttackerChoosesAFreeLineOfTheStrip(t *testing.T) {
	s := facing(0)                                       // lines from x = -20 to 20
	tokens := []Token{PlaceDevice(Bomb, at(-5, 100, 0))} // covers -20.5 to 10.5
	got, _ := s.Line(tokens, nil)
	if got.Obstructed() || got.From.X <= 10_500_000 || got.From.X > 20_000_000 {
		t.Errorf("got %+v", got)
	}
	if got.From.X != got.To.X || got.From.Y != 20_000_000 || got.To.Y != 180_000_000 {
		t.Errorf("proof %+v", got.Line)
	}
}

func TestLine_TheAttackerChoosesAnObstructedLineOfTheStrip(t *testing.T) {
	s := facing(0)
	s.Most = true
	tokens := []Token{
		PlaceDevice(Bomb, at(-25, 100, 0)), // covers -40.5 to -9.5
		PlaceDevice(Bomb, at(0, 60, 0)),    // -15.5 to 15.5
	}
	got, _ := s.Line(tokens, nil)
	if got.Tokens != 0b11 || got.From.X < -15_500_000 || got.From.X > -9_500_000 {
		t.Errorf("got %+v, want a line over both", got)
	}
}

func TestLine_AStripCoveredFromSideToSideIsObstructed(t *testing.T) {
	s := facing(0)
	tokens := []Token{
		PlaceDevice(Bomb, at(-5, 100, 0)),  // -20.5 to 10.5
		PlaceDevice(Bomb, at(25.9, 60, 0)), // 10.4 to 41.4
		PlaceDevice(Bomb, at(100, 60, 0)),
	}
	got, _ := s.Line(tokens, nil)
	if got.Tokens != 0b01 && got.Tokens != 0b10 {
		t.Errorf("got %b, want either of the first two", got.Tokens)
	}
	tokens[1] = PlaceDevice(Bomb, at(26.1, 60, 0)) // 10.6: a gap of 0.1 mm
	if got, _ := s.Line(tokens, nil); got.Obstructed() {
		t.Errorf("through the gap: %+v", got)
	}
}

func TestLine_AnInnerGapIsFound(t *testing.T) {
	s := facing(0)
	tokens := []Token{PlaceDevice(Bomb, at(-16, 100, 0)), PlaceDevice(Bomb, at(16, 100, 0))}
	got, _ := s.Line(tokens, nil)
	if got.Obstructed() || got.From.X < -500_000 || got.From.X > 500_000 {
		t.Errorf("got %+v", got)
	}
}

func TestLine_AStripInsideATokenIsObstructed(t *testing.T) {
	// both bases stand on one great rock: no outline crosses the strip between them
	a, b := Place(Small, at(-22, 0, 90)), Place(Small, at(22, 0, 90))
	rock, _ := ObstacleNamed("core2asteroid5")
	tokens := []Token{PlaceObstacle(rock, at(0, 0, 0))}
	s := Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: FrontArc}
	if got, ok := s.Line(tokens, nil); !ok || got.Tokens != 1 {
		t.Errorf("got %+v, %v", got, ok)
	}
}

func TestLine_CornerToCornerHasNoChoice(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(140, 180, 0)) // from (20,20) to (120,160)
	s := Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: AllAround}
	on, off := []Token{PlaceDevice(Bomb, at(70, 100, 0))}, []Token{PlaceDevice(Bomb, at(100, 80, 0))}
	if got, _ := s.Line(on, nil); got.Tokens != 1 || got.Choice {
		t.Errorf("a bomb on the line: %+v", got)
	}
	if got, _ := s.Line(off, nil); got.Obstructed() {
		t.Errorf("a bomb beside the line: %+v", got)
	}
}

func TestLine_TheArcDecidesWhichPointsCount(t *testing.T) {
	// nearest overall along the right side, but in the front arc from corner to arc line
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(100, 90, 0))
	s := Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: FrontArc}
	got, ok := s.Line(nil, nil)
	want, _ := InArc(SecondEdition, &a, &b, FrontArc)
	if !ok || got.Measurement != want || got.Distance <= Distance(&a, &b).Distance {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestLine_ADoubleTurretChoosesBetweenItsArcs(t *testing.T) {
	// a huge base lies across the stern; both side arcs see it equally near
	a, b := Place(Small, at(0, 0, 0)), Place(HugeLong, at(0, -100, 90))
	s := Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: LeftAndRight}
	free, ok := s.Line(nil, nil)
	if !ok {
		t.Fatal("not in the arc")
	}
	x, y := float64(free.From.X+free.To.X)/2e6, float64(free.From.Y+free.To.Y)/2e6
	tokens := []Token{PlaceDevice(Bomb, at(x, y, 0))}
	if got, _ := s.Line(tokens, nil); got.Obstructed() || (got.From.X > 0) == (free.From.X > 0) {
		t.Errorf("got %+v instead of the other side of %+v", got, free)
	}
}

func TestLine_ShipsAreNamedApart(t *testing.T) {
	s := facing(0)
	ships := []Placed{
		*s.Attacker, *s.Target, Place(Large, at(0, 100, 10)), Place(Small, at(90, 100, 0)),
	}
	s.IgnoreShips = 0b11
	got, _ := s.Line(nil, ships)
	if got.Ships != 0b100 || got.Tokens != 0 {
		t.Errorf("got %+v", got)
	}
}

func TestLine_IgnoredTokensDoNotMatter(t *testing.T) {
	s := facing(0)
	mine := []Token{PlaceDevice(ProximityMine, at(0, 100, 0))}
	if got, _ := s.Line(mine, nil); got.Tokens != 1 {
		t.Fatalf("got %+v", got)
	}
	s.IgnoreTokens = 1
	if got, _ := s.Line(mine, nil); got.Obstructed() {
		t.Errorf("got %+v", got)
	}
}

func TestLine_FewestTokensThenFewestShips(t *testing.T) {
	s := facing(0)
	tokens := []Token{PlaceDevice(ProximityMine, at(-34.2, 100, 0))} // x < 0
	ships := []Placed{Place(Small, at(21, 100, 0))}                  // x > 1
	mines := append(tokens, PlaceDevice(ProximityMine, at(0, 60, 0)))
	if got, _ := s.Line(tokens, ships); got.Obstructed() {
		t.Errorf("there is a gap of 1 mm: %+v", got)
	}
	ships[0] = Place(Small, at(10, 100, 0))
	if got, _ := s.Line(mines, ships); got.Tokens != 0b10 || got.Ships != 1 {
		t.Errorf("got %+v", got)
	}
}

func TestLine_TouchingShips(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(0, 40, 0))
	s := Sight{Game: SecondEdition, Attacker: &a, Target: &b, Arc: FrontArc}
	tokens := []Token{PlaceDevice(Bomb, at(-10, 20, 0))}
	got, ok := s.Line(tokens, nil)
	if !ok || got.Distance != 0 || got.Obstructed() {
		t.Errorf("got %+v, %v", got, ok)
	}
}

func TestLine_ToARemote(t *testing.T) {
	a := Place(Small, at(0, 0, 0))
	probe := PlaceDevice(ProbeDroid, at(0, 150, 0))
	remote := PlaceRemote(ProbeDroid, probe.Pose)
	s := Sight{Game: SecondEdition, Attacker: &a, Target: &remote, Arc: FrontArc}
	got, ok := s.Line(nil, nil)
	want, _ := InArcToken(SecondEdition, &a, &probe, FrontArc)
	if !ok || got.Distance != want.Distance || !got.Choice {
		t.Errorf("got %+v, want %+v", got, want)
	}
	bomb := []Token{PlaceDevice(Bomb, at(4, 80, 0))} // the strip is 10.4 mm wide: covered
	if got, _ := s.Line(bomb, nil); got.Tokens != 1 {
		t.Errorf("behind a bomb: %+v", got)
	}
}
