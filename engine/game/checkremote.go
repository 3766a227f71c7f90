package game

// lies reports whether a remote is on the table.
func (c *checker) lies(id ShipID) bool {
	for i := range c.s.Devices[:c.s.NDevices] {
		if c.s.Devices[i].Ship == id && c.g.Ships[id].Remote != nil {
			return true
		}
	}
	return false
}

// remote checks a remote: it is in play at no time, has no tokens and no locks of its own, and damage cards
// only while it is on the table, where its device lies.
func (c *checker) remote(id ShipID) {
	ship, info := &c.s.Ships[id], &c.g.Ships[id]
	if info.Remote == nil {
		return
	}
	n := 0
	for i := range c.s.Devices[:c.s.NDevices] {
		if d := &c.s.Devices[i]; d.Ship == id {
			n++
			if d.Pose != ship.Pose || d.Kind != info.Remote.Kind || d.Owner != info.Side {
				c.fault("%s: lies at %v, its device %+v", info.Name, ship.Pose, *d)
			}
		}
	}
	if ship.OnTable || ship.InReserve() || ship.Fled || ship.Tokens != [NumTokens]uint8{} || ship.DialSet || n > 1 ||
		ship.Damage != ship.Facedown || n == 0 && ship.Damage > 0 ||
		n == 1 && !ship.Destroyed && ship.Damage >= uint8(info.Hull) {
		c.fault("%s: a remote on the table %d times: %+v", info.Name, n, *ship)
	}
}
