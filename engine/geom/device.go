package geom

// Device is the outline of a device token.
type Device uint8

// The devices. Bomb is any bomb: they all share one outline. Two have never been measured: a Blaze is
// drawn as a bevelled square of 60 mm, and a CommandoTeam as a square of the size of a small base, with
// the front arc of one.
const (
	Bomb Device = iota
	ProximityMine
	ClusterMineCenter
	ClusterMineSide
	ConnerNet
	BuzzDroidSwarm
	ProbeDroid
	SensorBuoy
	RiggedCargo
	SpareParts
	ElectroChaff
	HyperspaceMarker
	Blaze
	CommandoTeam
	devices // how many there are
)

var deviceShapes = shapesOf([][][2]int16{
	Bomb:              bombCorners,
	ProximityMine:     mineCorners,
	ClusterMineCenter: bevel{4280, 4190, 1180, 1180, 1947}.corners(),
	ClusterMineSide:   clusterSideCorners,
	ConnerNet:         netCorners,
	BuzzDroidSwarm:    bevel{3220, 4120, 613, 613, 1876}.corners(),
	ProbeDroid:        bevel{5030, 4760, 1993, 1993, 2195}.corners(),
	SensorBuoy:        bevel{3860, 5060, 1625, 1625, 2530}.corners(),
	RiggedCargo:       bevel{9130, 6580, 3074, 3074, 2920}.corners(),
	SpareParts:        bevel{4960, 4810, 1905, 1905, 2460}.corners(),
	ElectroChaff:      bevel{11430, 4070, 4284, 2034, 1770}.corners(),
	HyperspaceMarker:  bevel{5270, 4600, 2000, 2000, 2300}.corners(),
	Blaze:             bevel{6000, 6000, 1757, 1757, 3000}.corners(),
	CommandoTeam:      {{2000, 2000}, {2000, -2000}, {-2000, -2000}, {-2000, 2000}},
}, 100)

// attaches is, in mm, how far the origin of a device lies from the template's end, or from the
// ship's edge if it is placed without one.
var attaches = [devices]float64{
	14.0, 32.3, 19.47, 20.7, 38.94, 18.76, 21.95, 25.3, 29.2, 24.6, 17.7, 23.0, 30.0, 20.0,
}

const clusterAside = 40.0 // mm, from the middle to the side tokens of a cluster mine

// PlaceDevice puts a device on the table.
func PlaceDevice(d Device, pose Pose) Token { return placeToken(&deviceShapes[d], pose) }

// Placing is what a ship does with a device: the template leaves its rear (drop) or its front
// (launch), and the device's guides meet the far end.
type Placing struct {
	Size     Size
	Ship     Pose
	Launch   bool
	Template Template // none for devices that are laid at the ship's edge, like spare parts
	Side     Side     // of the ship, to which a curved template bends
	From     Side     // the side of the ship whose middle the template leaves in place of its rear or front edge
}

// end returns the far end of the template and the heading there.
func (p *Placing) end() (frame, int32) {
	heading, bend := p.Ship.Heading, p.Side
	switch {
	case p.From != 0:
		heading += int32(p.From) * quarter
	case !p.Launch:
		heading, bend = heading+about, -bend
	}
	travel := frameOf(Pose{p.Ship.X, p.Ship.Y, normal(int64(heading))})
	end, _, _ := p.Template.end(float64(bend))
	at := travel.out(vec{end.x, p.Size.half() + end.y})
	turned := normal(int64(heading) + int64(int32(bend)*p.Template.Angle()))
	sin, cos := sinCos(turned)
	return frame{at.x, at.y, sin, cos}, turned
}

// Device returns where the device comes to lie.
func (p *Placing) Device(d Device) Token {
	end, heading := p.end()
	return attach(d, &end, heading, 0)
}

// InPlaceOf returns where a device comes to lie whose guides take the place of those of another
// (2e.device.catalogue.bombs).
func (d Device) InPlaceOf(other Device, pose Pose) Token {
	f := frameOf(pose)
	s := f.out(vec{0, attaches[other] - attaches[d]}).spot()
	return PlaceDevice(d, Pose{s.X, s.Y, pose.Heading})
}

// ClusterMine returns where the three tokens of a cluster mine come to lie: the middle one, then
// those to the left and right as seen along the template.
func (p *Placing) ClusterMine() [3]Token {
	end, heading := p.end()
	return [3]Token{
		attach(ClusterMineCenter, &end, heading, 0),
		attach(ClusterMineSide, &end, heading, -clusterAside),
		attach(ClusterMineSide, &end, heading, clusterAside),
	}
}

// ClusterMine returns the three tokens of a cluster mine whose middle one is this token, in the order of
// Placing.ClusterMine.
func (t *Token) ClusterMine() [3]Token {
	heading := normal(int64(t.Pose.Heading) + about)
	end := frameOf(Pose{t.Pose.X, t.Pose.Y, heading})
	at := end.out(vec{0, -attaches[ClusterMineCenter]})
	end.x, end.y = at.x, at.y
	return [3]Token{
		*t, attach(ClusterMineSide, &end, heading, -clusterAside), attach(ClusterMineSide, &end, heading, clusterAside),
	}
}

// attach places a device against the end of a template, aside mm to its right.
func attach(d Device, end *frame, heading int32, aside float64) Token {
	s := end.out(vec{aside, attaches[d]}).spot()
	return PlaceDevice(d, Pose{s.X, s.Y, normal(int64(heading) + about)})
}

// Relocated returns where a remote comes to lie that is relocated forward: the template, bending to
// a side as the remote sees it, leaves its front edge, which is opposite to the guides, and
// the guides meet the template's far end (2e.device.remote.relocate-forward).
func (d Device) Relocated(from Pose, t Template, side Side) Token {
	front := 0.0
	for _, c := range deviceShapes[d].corners {
		front = max(front, -c.y)
	}
	f := frameOf(from.Turned(about))
	end, _, _ := t.end(float64(side))
	at := f.out(vec{end.x, front + end.y})
	heading := normal(int64(from.Heading) + about + int64(int32(side)*t.Angle()))
	sin, cos := sinCos(heading)
	return attach(d, &frame{at.x, at.y, sin, cos}, heading, 0)
}

// Beside returns where a device comes to lie that touches a base: it is at an angle from the ship's
// heading, turned by another, both in microdegrees, and as near as it can without overlapping the base.
func (d Device) Beside(size Size, ship Pose, angle, turn int32) Token {
	base := Place(size, ship)
	out := frameOf(ship.Turned(angle))
	at := func(far float64) Token {
		s := out.out(vec{0, far}).spot()
		return PlaceDevice(d, Pose{s.X, s.Y, normal(int64(ship.Heading) + int64(turn))})
	}
	near, far := 0.0, base.radius+base.radius+deviceShapes[d].radius+deviceShapes[d].radius
	for range 40 {
		mid := (near + far) / 2
		if token := at(mid); OverlapToken(&base, &token, WithoutGuides) {
			near = mid
		} else {
			far = mid
		}
	}
	return at(far)
}
