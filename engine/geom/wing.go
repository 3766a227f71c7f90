package geom

// WingPosition is a place in the formation of a wing. Wingmates activate in the order of their positions.
type WingPosition uint8

// The positions of wingmates (2e.wing.positions).
const (
	NoPosition WingPosition = iota // of a ship that is not a wingmate
	LeftFlank
	RightFlank
	RearSupport
	LeftSupport
	RightSupport
	WingPositions
)

// String returns the name of the position.
func (p WingPosition) String() string {
	return [...]string{"", "left flank", "right flank", "rear support", "left support", "right support"}[p]
}

// Formation returns the positions of a wing of this many mates, two to five (2e.wing.positions).
func Formation(mates int) []WingPosition {
	return [...][]WingPosition{
		2: {LeftFlank, RightFlank},
		3: {LeftFlank, RightFlank, RearSupport},
		4: {LeftFlank, RightFlank, LeftSupport, RightSupport},
		5: {LeftFlank, RightFlank, RearSupport, LeftSupport, RightSupport},
	}[mates]
}

// wingGap is how far apart the centers of small ships in a formation are, along a row and between rows
// (2e.wing.offsets).
const wingGap = 60 * Millimeter

// wingPlaces are the column and the row of each position, seen from the leader.
var wingPlaces = [WingPositions]struct{ column, row int32 }{
	LeftFlank: {-1, 0}, RightFlank: {1, 0}, RearSupport: {0, 1}, LeftSupport: {-1, 1}, RightSupport: {1, 1},
}

// Beside returns where a small ship has its position in the wing of a leader: it faces as the leader does, and the rear
// edges of the first row are level (2e.wing.offsets).
func (p WingPosition) Beside(leader Size, at Pose) Pose {
	level := int32(leader.Length()-Small.Length()) * Millimeter / 2
	return at.Beside(wingPlaces[p].column*wingGap, -level-wingPlaces[p].row*wingGap)
}
