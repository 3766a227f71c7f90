package game

// DeviceOf returns the place in Table.Devices of a remote that is on the table, -1 for another and for
// a ship.
func (x *Exec) DeviceOf(id ShipID) int {
	if x.G.Ships[id].Remote != nil {
		for i := range x.S.Devices[:x.S.NDevices] {
			if x.S.Devices[i].Ship == id {
				return i
			}
		}
	}
	return -1
}

// IsRemote reports whether it is a remote and no ship.
func (x *Exec) IsRemote(id ShipID) bool { return x.G.Ships[id].Remote != nil }

// Present reports whether a ship is in play, or a remote on the table.
func (x *Exec) Present(id ShipID) bool { return x.S.Ships[id].OnTable || x.DeviceOf(id) >= 0 }

// EachTarget runs over what can be attacked: ships in play and remotes on the table
// (2e.device.remote.definition).
func (x *Exec) EachTarget() func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		for i := range int(x.S.NShips) {
			if x.Present(ShipID(i)) && x.S.Ships[i].Docked == 0 && !yield(ShipID(i)) {
				return
			}
		}
	}
}

// EachActor runs over those that can act in a phase: ships in play and in reserve, and remotes on the table
// (2e.device.remote.phases).
func (x *Exec) EachActor() func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		for i := range int(x.S.NShips) {
			if (x.S.Ships[i].InReserve() || x.Present(ShipID(i))) && !yield(ShipID(i)) {
				return
			}
		}
	}
}

// objectOf returns a device as an object: a remote goes by its own number, since it can be attacked.
func (x *Exec) objectOf(i int) Object {
	if d := &x.S.Devices[i]; x.G.Devices[d.Kind].Remote {
		return ShipAs(d.Ship)
	}
	return Object{DeviceObject, uint8(i)}
}
