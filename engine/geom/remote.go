package geom

// PlaceRemote puts a remote on the table as something that can be attacked: ranges to it are measured to the
// outline of its token, as to a base. A commando team, which attacks itself, has the base of a small
// ship that faces away from the edge that templates are placed against (2e.device.remote.as-defender).
func PlaceRemote(d Device, pose Pose) Placed {
	if d == CommandoTeam {
		return Place(Small, pose.Turned(about))
	}
	s := &deviceShapes[d]
	p := Placed{Pose: pose, Size: Small, frame: frameOf(pose), radius: s.radius, bare: true,
		remote: uint8(d) + 1}
	for _, c := range s.corners {
		p.halfW, p.halfL = max(p.halfW, c.x, -c.x), max(p.halfL, c.y, -c.y)
	}
	return p
}

// token returns the token of a remote.
func (p *Placed) token() Token { return PlaceDevice(Device(p.remote-1), p.Pose) }

// outlineIn returns the outline of a remote in the frame of a base.
func (p *Placed) outlineIn(a *Placed) (out polygon) {
	t := p.token()
	f := t.relative(&a.frame)
	for _, c := range t.shape.corners {
		out.add(f.out(c))
	}
	return out
}

// distanceRemote is Distance where one of the two is a remote, or both are.
func distanceRemote(a, b *Placed) Measurement {
	if b.remote == 0 {
		m := distanceRemote(b, a)
		m.From, m.To = m.To, m.From
		return m
	}
	t := b.token()
	return DistanceToken(a, &t)
}
