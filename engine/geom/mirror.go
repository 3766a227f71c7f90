package geom

// Mirrored returns the bearing as a mirror shows it: left and right change places.
func (b Bearing) Mirrored() Bearing { return mirroredBearings[b] }

var mirroredBearings = func() (mirrored [NumBearings]Bearing) {
	for b := range mirrored {
		mirrored[b] = Bearing(b)
	}
	for _, left := range [...]Bearing{
		BankLeft, TurnLeft, SegnorLeft, TallonLeft, ReverseBankLeft, ReverseTurnLeft, StrafeLeft,
		SlipBankLeft, SlipTurnLeft, PylonTwistLeft, SpiralCrossLeft,
	} {
		mirrored[left], mirrored[left+1] = left+1, left
	}
	return mirrored
}()

// Mirrored returns the arc as a mirror shows it.
func (a Arc) Mirrored() Arc {
	switch a {
	case LeftArc:
		return RightArc
	case RightArc:
		return LeftArc
	case AftPort:
		return AftStarboard
	case AftStarboard:
		return AftPort
	}
	return a
}

// Mirrored returns a pose as a mirror shows it that stands along the middle of the play area, from the
// bottom edge to the top one.
func (a Area) Mirrored(p Pose) Pose {
	return Pose{a.Width - p.X, p.Y, normal(-int64(p.Heading))}
}

// Turned returns a pose once the play area has been turned by half a turn.
func (a Area) Turned(p Pose) Pose {
	return Pose{a.Width - p.X, a.Height - p.Y, p.Heading}.Turned(about)
}

// mirrored marks an obstacle whose outline is the mirror image of another's.
const mirrored Obstacle = 1 << 7

// Mirrored returns an obstacle with the mirrored outline. Its id and its kind are the same. Both
// outlines go around the same way.
func (o Obstacle) Mirrored() Obstacle { return o ^ mirrored }

// mirroredShapes are the outlines of mirrored obstacles.
var mirroredShapes = func() []shape {
	shapes := make([]shape, len(obstacleShapes))
	for i, s := range obstacleShapes {
		corners := make([]vec, len(s.corners))
		for j, c := range s.corners {
			corners[len(corners)-1-j] = vec{-c.x, c.y}
		}
		shapes[i] = shapeOf(corners)
	}
	return shapes
}()
