package geom

import (
	"math"
	"testing"
)

func area(corners []vec) float64 {
	sum := 0.0
	for i, c := range corners {
		sum += c.cross(corners[(i+1)%len(corners)])
	}
	return math.Abs(sum) / 2
}

func diameter(corners []vec) float64 {
	d := 0.0
	for _, a := range corners {
		for _, b := range corners {
			d = max(d, pairOf(a, b).distance)
		}
	}
	return d
}

// Areas and largest diameters as measured from the printed tokens.
func TestObstacles_HaveTheSizeOfThePrintedTokens(t *testing.T) {
	for id, want := range map[string][2]float64{
		"coreasteroid0": {912, 41.6}, "coreasteroid1": {1091, 43.9}, "coreasteroid2": {1289, 54.8},
		"coreasteroid3": {1278, 51.8}, "coreasteroid4": {1077, 51.8}, "coreasteroid5": {2817, 72.0},
		"core2asteroid0": {512, 43.1}, "core2asteroid1": {1292, 55.9}, "core2asteroid2": {783, 39.8},
		"core2asteroid3": {1210, 61.8}, "core2asteroid4": {2164, 67.4}, "core2asteroid5": {3336, 77.5},
		"yt2400debris0": {2603, 85.4}, "yt2400debris1": {1958, 79.0}, "yt2400debris2": {2650, 75.2},
		"vt49decimatordebris0": {1475, 66.6}, "vt49decimatordebris1": {1600, 69.6},
		"vt49decimatordebris2": {1325, 61.1}, "gascloud1": {1780, 63.3}, "gascloud2": {1746, 62.6},
		"gascloud3": {1889, 81.2}, "gascloud4": {2826, 73.4}, "gascloud5": {2551, 73.1},
		"gascloud6": {1853, 60.9},
	} {
		o, ok := ObstacleNamed(id)
		if !ok {
			t.Errorf("no obstacle %s", id)
			continue
		}
		token := PlaceObstacle(o, Pose{})
		if a := area(token.shape.corners); math.Abs(a-want[0]) > 5 {
			t.Errorf("%s: area %.1f, want %v", id, a, want[0])
		}
		if d := diameter(token.shape.corners); math.Abs(d-want[1]) > 0.5 {
			t.Errorf("%s: diameter %.1f, want %v", id, d, want[1])
		}
	}
}

func TestObstacles_AreSimplePolygons(t *testing.T) {
	for o := range Obstacles {
		c := obstacleShapes[obstacles[o].corners].corners
		for i := range c {
			for j := i + 2; j < len(c); j++ {
				if i == 0 && j == len(c)-1 {
					continue
				}
				if _, ok := crossing(c[i], c[i+1], c[j], c[(j+1)%len(c)]); ok {
					t.Errorf("%s: sides %d and %d cross", Obstacle(o).ID(), i, j)
				}
			}
		}
	}
}

func TestCoreBox_KnowsItsObstaclesByID(t *testing.T) {
	want := [6]string{"coreasteroid2", "coreasteroid4", "coreasteroid5", "yt2400debris2",
		"vt49decimatordebris1", "vt49decimatordebris2"}
	for i, o := range SecondEdition.CoreBox() {
		if o.ID() != want[i] {
			t.Errorf("obstacle %d is %s, want %s", i, o.ID(), want[i])
		}
	}
	for _, o := range FirstEdition.CoreBox() {
		if o.Kind() != Asteroid {
			t.Errorf("%s is not an asteroid", o.ID())
		}
	}
}

// Overall sizes and areas as measured from the printed tokens.
func TestDevices_HaveTheSizeOfThePrintedTokens(t *testing.T) {
	for d, want := range map[Device][3]float64{
		Bomb: {31, 32.3, 944.7}, ProximityMine: {68.4, 68.8, 3658.2},
		ClusterMineCenter: {42.8, 41.9, 1514.6}, ClusterMineSide: {39.8, 39.8, 1240.6},
		ConnerNet: {43.9, 81.4, 2853.3}, BuzzDroidSwarm: {32.2, 41.2, 1251.3},
		ProbeDroid: {50.3, 47.6, 1599.9}, SensorBuoy: {38.6, 50.6, 1424.9},
		RiggedCargo: {91.3, 65.8, 4117}, SpareParts: {49.6, 48.1, 1659.7},
		ElectroChaff: {114.3, 40.7, 2908.4}, HyperspaceMarker: {52.7, 46, 1623.8},
	} {
		var low, high vec
		for _, c := range deviceShapes[d].corners {
			low = vec{min(low.x, c.x), min(low.y, c.y)}
			high = vec{max(high.x, c.x), max(high.y, c.y)}
		}
		if math.Abs(high.x-low.x-want[0]) > 0.05 || math.Abs(high.y-low.y-want[1]) > 0.15 {
			t.Errorf("device %d is %v wide and %v long, want %v", d, high.x-low.x, high.y-low.y, want)
		}
		if a := area(deviceShapes[d].corners); math.Abs(a-want[2]) > 3 {
			t.Errorf("device %d has area %.1f, want %v", d, a, want[2])
		}
	}
}

func TestOverlapToken_ContactIsNone(t *testing.T) {
	// a bomb's bottom edge is 16 mm from its origin
	bomb := PlaceDevice(Bomb, at(0, 36, 0))
	ship := Place(Small, at(0, 0, 90))
	if OverlapToken(&ship, &bomb, WithGuides) {
		t.Error("contact is overlap")
	}
	bomb = PlaceDevice(Bomb, at(0, 35.999, 0))
	if !OverlapToken(&ship, &bomb, WithGuides) {
		t.Error("no overlap by 0.001 mm")
	}
}

func TestOverlapToken_GuidesCount(t *testing.T) {
	bomb, ship := PlaceDevice(Bomb, at(0, 37, 0)), Place(Small, at(0, 0, 0))
	if !OverlapToken(&ship, &bomb, WithGuides) {
		t.Error("1 mm away, guides of 1.5 mm do not overlap")
	}
	if OverlapToken(&ship, &bomb, WithoutGuides) {
		t.Error("1 mm away, the base overlaps")
	}
}

func TestOverlapToken_ABaseCanLieWithin(t *testing.T) {
	mine, ship := PlaceDevice(ProximityMine, at(0, 0, 0)), Place(Small, at(2, 0, 45))
	if !OverlapToken(&ship, &mine, WithGuides) {
		t.Error("a base in the middle of a mine does not overlap it")
	}
}

func TestOverlapToken_ATokenCanLieWithin(t *testing.T) {
	bomb, ship := PlaceDevice(Bomb, at(10, 0, 30)), Place(Large, at(0, 0, 0))
	if !OverlapToken(&ship, &bomb, WithGuides) {
		t.Error("a bomb under a base does not overlap it")
	}
}

func TestOverlapToken_ABayIsNotTheToken(t *testing.T) {
	// the waist of an hourglass: its corners surround the base's corner, its outline does not
	net, ship := PlaceDevice(ConnerNet, at(0, 0, 0)), Place(Small, at(13.10+28.29, -1.76, 45))
	if OverlapToken(&ship, &net, WithGuides) {
		t.Error("a corner in the bay overlaps")
	}
	ship = Place(Small, at(13.10+28.27, -1.76, 45))
	if !OverlapToken(&ship, &net, WithGuides) {
		t.Error("a corner at the bottom of the bay does not overlap")
	}
}

func TestDistanceToken_ToASide(t *testing.T) {
	bomb, ship := PlaceDevice(Bomb, at(0, 100, 0)), Place(Small, at(0, 0, 0))
	got := DistanceToken(&ship, &bomb)
	if got.Distance != 64_000_000 || got.From.Y != 20_000_000 || got.To.Y != 84_000_000 {
		t.Errorf("got %+v, want 64 mm", got)
	}
}

func TestDistanceToken_CountsADevicesGuides(t *testing.T) {
	bomb, ship := PlaceDevice(Bomb, at(0, 100, 180)), Place(Small, at(0, 0, 0))
	if got := DistanceToken(&ship, &bomb); got.Distance != 63_700_000 {
		t.Errorf("got %+v, want 63.7 mm", got)
	}
}

func TestDistanceToken_ZeroUnderAShip(t *testing.T) {
	mine, ship := PlaceDevice(ProximityMine, at(0, 0, 0)), Place(Small, at(2, 0, 45))
	if got := DistanceToken(&ship, &mine); got.Distance != 0 {
		t.Errorf("got %+v", got)
	}
}

func TestDistanceTokens_BetweenBombs(t *testing.T) {
	a, b := PlaceDevice(Bomb, at(0, 0, 180)), PlaceDevice(Bomb, at(0, 132, 0))
	got := DistanceTokens(&a, &b)
	if got.Distance != 100_000_000 {
		t.Errorf("got %+v, want 100 mm", got)
	}
	if c := PlaceDevice(Bomb, at(20, 20, 30)); DistanceTokens(&a, &c).Distance != 0 {
		t.Error("overlapping tokens are apart")
	}
	if c := PlaceDevice(ProximityMine, at(0, 0, 30)); DistanceTokens(&a, &c).Distance != 0 {
		t.Error("a bomb on a mine is apart from it")
	}
}

func TestDevice_DroppedWithAStraightOne(t *testing.T) {
	p := Placing{Size: Small, Template: Template{StraightTemplate, 1}}
	got := p.Device(Bomb)
	near(t, "bomb", got.Pose, 0, -20-40-14, 0, 1e-5)
}

func TestDevice_LaunchedAroundABend(t *testing.T) {
	p := Placing{
		Size: Medium, Ship: at(0, 0, 90), Launch: true, Template: Template{TurnTemplate, 1}, Side: Left,
	}
	got := p.Device(Bomb)
	// along +x from the front at 30, left around a radius of 35: the template ends at
	// (65, 35) going up, the bomb's guides look back down
	near(t, "bomb", got.Pose, 65, 35+14, 180, 1e-5)
}

func TestDevice_DroppedToTheShipsOwnSide(t *testing.T) {
	p := Placing{Size: Small, Template: Template{BankTemplate, 1}, Side: Right}
	if got := p.Device(Bomb); got.Pose.X <= 0 || got.Pose.Y >= 0 {
		t.Errorf("a drop to the right ends at %+v", got.Pose)
	}
}

func TestDevice_WithoutATemplateLiesAtTheEdge(t *testing.T) {
	p := Placing{Size: Large, Ship: at(5, 6, 0)}
	near(t, "spare parts", p.Device(SpareParts).Pose, 5, 6-40-24.6, 0, 1e-5)
}

func TestClusterMine_SidesLieFortyMillimetersOut(t *testing.T) {
	p := Placing{Size: Small, Template: Template{StraightTemplate, 1}}
	got := p.ClusterMine()
	near(t, "center", got[0].Pose, 0, -60-19.47, 0, 1e-5)
	near(t, "left along the template", got[1].Pose, 40, -60-20.7, 0, 1e-5)
	near(t, "right along the template", got[2].Pose, -40, -60-20.7, 0, 1e-5)
}

func TestToken_ClusterMineLiesAsThoughDropped(t *testing.T) {
	p := Placing{Size: Small, Ship: at(300, 200, 37), Template: Template{BankTemplate, 1}, Side: Left}
	dropped := p.ClusterMine()
	for i, got := range dropped[0].ClusterMine() {
		want := dropped[i].Pose
		near(t, "a mine", got.Pose, float64(want.X)/1e6, float64(want.Y)/1e6, float64(want.Heading)/1e6, 1e-5)
	}
}

func TestRelocated_GoesOnAwayFromItsGuides(t *testing.T) {
	// launched ahead, a remote turns its guides back; relocated it goes further ahead
	p := Placing{Size: Small, Launch: true, Template: Template{StraightTemplate, 3}}
	first := p.Device(ProbeDroid)
	then := ProbeDroid.Relocated(first.Pose, Template{StraightTemplate, 2}, NoSide)
	// its own length of 47.6 and the template's 80
	near(t, "probe", then.Pose, 0, float64(first.Pose.Y)/1e6+47.6+80, 180, 1e-5)
}
