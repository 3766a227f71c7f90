package geom

// Obstacle is the outline of an obstacle token.
type Obstacle uint8

// Kind is what an obstacle is made of. Flightpath's beam interference fields have no
// outlines of their own and use those of gas clouds.
type Kind uint8

// The kinds of obstacles.
const (
	Asteroid Kind = iota
	Debris
	GasCloud
	ChaffCloud // only cards place it
	Fire       // a blaze; only cards place it
	Kinds      // how many there are
)

// obstacles names the outlines by their ids in squad files. The last six have never been
// measured; they share outlines of similar tokens.
var obstacles = [...]struct {
	id      string
	kind    Kind
	corners int
}{
	{"coreasteroid0", Asteroid, 0},
	{"coreasteroid1", Asteroid, 1},
	{"coreasteroid2", Asteroid, 2},
	{"coreasteroid3", Asteroid, 3},
	{"coreasteroid4", Asteroid, 4},
	{"coreasteroid5", Asteroid, 5},
	{"core2asteroid0", Asteroid, 6},
	{"core2asteroid1", Asteroid, 7},
	{"core2asteroid2", Asteroid, 8},
	{"core2asteroid3", Asteroid, 9},
	{"core2asteroid4", Asteroid, 10},
	{"core2asteroid5", Asteroid, 11},
	{"yt2400debris0", Debris, 12},
	{"yt2400debris1", Debris, 13},
	{"yt2400debris2", Debris, 14},
	{"vt49decimatordebris0", Debris, 15},
	{"vt49decimatordebris1", Debris, 16},
	{"vt49decimatordebris2", Debris, 17},
	{"gascloud1", GasCloud, 18},
	{"gascloud2", GasCloud, 19},
	{"gascloud3", GasCloud, 20},
	{"gascloud4", GasCloud, 21},
	{"gascloud5", GasCloud, 22},
	{"gascloud6", GasCloud, 23},
	{"pomasteroid1", Asteroid, 3},
	{"pomasteroid2", Asteroid, 7},
	{"pomasteroid3", Asteroid, 9},
	{"pomdebris1", Debris, 13},
	{"pomdebris2", Debris, 15},
	{"pomdebris3", Debris, 17},
	{"hugelong", Asteroid, len(obstacleCorners)},
	{"hugeshort", Asteroid, len(obstacleCorners) + 1},
}

// Obstacles is how many outlines of tokens there are; they are numbered from 0.
const Obstacles = len(obstacles) - 2

// The outlines of the two huge bases of the first edition, each of which can stand in for asteroids
// (1e.setup.huge-as-obstacle).
const (
	HugeLongObstacle  = Obstacle(Obstacles)
	HugeShortObstacle = Obstacle(Obstacles + 1)
)

// Huge reports whether it is not a token, but a huge ship that stands in for some.
func (o Obstacle) Huge() bool { return o&^mirrored >= HugeLongObstacle }

var obstacleShapes = shapesOf(append(obstacleCorners[:],
	[][2]int16{{400, -1125}, {400, 1125}, {-400, 1125}, {-400, -1125}},
	[][2]int16{{400, -975}, {400, 975}, {-400, 975}, {-400, -975}}), 10)

// ObstacleNamed returns the obstacle with an id as squad files write it.
func ObstacleNamed(id string) (Obstacle, bool) {
	for i := range obstacles {
		if obstacles[i].id == id {
			return Obstacle(i), true
		}
	}
	return 0, false
}

// ID returns the obstacle's id in squad files.
func (o Obstacle) ID() string { return obstacles[o&^mirrored].id }

// Kind returns what the obstacle is made of.
func (o Obstacle) Kind() Kind { return obstacles[o&^mirrored].kind }

// CoreBox returns a list of the obstacles that come in the core box of a game, the usual choice
// where a squad names none. Flightpath takes those of the second edition.
func (g Game) CoreBox() [6]Obstacle {
	if g == FirstEdition {
		return [6]Obstacle{0, 1, 2, 3, 4, 5}
	}
	return [6]Obstacle{2, 4, 5, 14, 16, 17}
}

// PlaceObstacle puts an obstacle on the table.
func PlaceObstacle(o Obstacle, pose Pose) Token {
	shapes := obstacleShapes
	if o&mirrored != 0 {
		shapes = mirroredShapes
	}
	return placeToken(&shapes[obstacles[o&^mirrored].corners], pose)
}
