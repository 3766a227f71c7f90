package game

import "slices"

// contacts checks that touching is mutual and between ships on the table.
func (c *checker) contacts(id ShipID) {
	ship := &c.s.Ships[id]
	if ship.Touching != 0 && !ship.OnTable || ship.Touching.Has(id) {
		c.fault("%s: touches itself, or something while off the table", c.g.Ships[id].Name)
	}
	for other := range ShipID(32) {
		if ship.Touching.Has(other) &&
			(other >= ShipID(c.s.NShips) || !c.s.Ships[other].Touching.Has(id)) {
			c.fault("%s: touches ship %d, which does not touch it", c.g.Ships[id].Name, other)
		}
	}
}

// locks checks that a ship's locks are on things that are there.
func (c *checker) locks(id ShipID) {
	locks := &c.s.Ships[id].Locks
	for i, o := range locks {
		if i > 0 && o.Kind != NoObject && (locks[i-1].Kind == NoObject ||
			slices.Contains(locks[:i], o) && !c.g.TwinLocks) {
			c.fault("%s: locks %v", c.g.Ships[id].Name, *locks)
		}
		if o != (Object{}) && (o == ShipAs(id) || !c.onTable(o)) {
			c.fault("%s: has a lock on %v, which is not there", c.g.Ships[id].Name, o)
		}
	}
}

// onTable reports whether an object is on the table.
func (c *checker) onTable(o Object) bool {
	s := c.s
	switch o.Kind {
	case ShipObject:
		return o.ID < s.NShips && (s.Ships[o.ID].OnTable || s.Ships[o.ID].Lifted || c.lies(ShipID(o.ID)))
	case SectionObject:
		return o.ID>>1 < s.NShips && s.Ships[o.ID>>1].OnTable && c.g.Ships[o.ID>>1].Huge != nil
	case ObstacleObject:
		return o.ID < s.NObstacles && s.Obstacles[o.ID].Placed && !s.Obstacles[o.ID].Gone
	case DeviceObject:
		return o.ID < s.NDevices
	}
	return false
}
