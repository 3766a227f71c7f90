package game

import "koiogran/engine/geom"

// Others returns the bases of the ships in play except one, and which ships they are. The
// slices are scratch memory of x.
func (x *Exec) Others(except ShipID) ([]geom.Placed, []ShipID) {
	n := 0
	for id := range x.EachShip() {
		if id != except {
			x.others[n], x.otherIDs[n] = *x.Placed(id), id
			n++
		}
	}
	return x.others[:n], x.otherIDs[:n]
}

// Placed returns a ship's base where it stands, ready for measuring.
func (x *Exec) Placed(id ShipID) *geom.Placed {
	return x.pose.at(id, &x.G.Ships[id], x.S.Ships[id].Pose, x.G.Devices)
}

// Obstacle returns an obstacle's outline where it lies, ready for measuring.
func (x *Exec) Obstacle(i int) *geom.Token {
	pose := x.S.Obstacles[i].Pose
	c := &x.rocks[i]
	if !c.filled || c.pose != pose {
		*c = rock{pose: pose, filled: true, token: x.G.Obstacles[i].Token(pose)}
	}
	return &c.token
}

// Device returns a device's outline where it lies, ready for measuring: as much of it as lies inside
// the play area (1e.bomb.partly-outside).
func (x *Exec) Device(i int) geom.Token {
	d := &x.S.Devices[i]
	token := geom.PlaceDevice(x.G.Devices[d.Kind].Outline, d.Pose)
	if x.G.Area.HoldsToken(&token) {
		return token
	}
	c := &x.cuts[i]
	if !c.filled || c.pose != d.Pose || c.kind != d.Kind {
		*c = cut{d.Pose, d.Kind, true, x.G.Area.Cut(token)}
	}
	return c.token
}

// Tokens returns the obstacles and devices on the table and which objects they are. The slices
// are scratch memory of x.
func (x *Exec) Tokens() ([]geom.Token, []Object) {
	n := 0
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o := &x.S.Obstacles[i]; o.Placed && !o.Gone {
			x.tokens[n], x.objects[n] = *x.Obstacle(i), Object{ObstacleObject, uint8(i)}
			n++
		}
	}
	for i := range x.S.Devices[:x.S.NDevices] {
		x.tokens[n], x.objects[n] = x.Device(i), Object{DeviceObject, uint8(i)}
		n++
	}
	return x.tokens[:n], x.objects[:n]
}

// cut is the part of a device's outline inside the play area, at a pose.
type cut struct {
	pose   geom.Pose
	kind   uint8
	filled bool
	token  geom.Token
}

// rock is an obstacle's outline at a pose.
type rock struct {
	pose   geom.Pose
	filled bool
	token  geom.Token
}

// geomCache keeps the placed bases of ships, so that measuring does not place them again.
type geomCache struct {
	pose   [MaxShips]geom.Pose
	placed [MaxShips]geom.Placed
	filled [MaxShips]bool
}

// at returns the base of ship id at a pose, or what stands for it if it is a remote.
func (c *geomCache) at(id ShipID, info *ShipInfo, pose geom.Pose, kinds []DeviceInfo) *geom.Placed {
	if !c.filled[id] || c.pose[id] != pose {
		c.filled[id], c.pose[id] = true, pose
		if info.Remote != nil {
			c.placed[id] = geom.PlaceRemote(kinds[info.Remote.Kind].Outline, pose)
		} else {
			c.placed[id] = geom.Place(info.Size, pose)
		}
	}
	return &c.placed[id]
}
