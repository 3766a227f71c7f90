package geom

// Way returns poses on the way of a move, its start and end among them, for drawing it. The end
// may lie short of the full move, as that of a ship that backed up. A ship that rotates at the end
// of its template does so in the last step.
func (m *Move) Way(end Pose, steps int) []Pose {
	if m.Maneuver.Bearing == Stationary || m.Start == end {
		return []Pose{m.Start, end}
	}
	w := walk{move: *m}
	w.move.Maneuver = m.Maneuver.Basic()
	w.path = pathOf(m.Size, w.move.Maneuver)
	w.aim()
	to := w.path.total
	if end != m.Full() {
		to = w.nearest(vec{milli(end.X), milli(end.Y)})
	}
	list := make([]Pose, 0, steps+1)
	for i := range steps {
		list = append(list, w.pose(float64(to*float64(i))/float64(steps)))
	}
	return append(list, end)
}

// nearest returns the progress at which the ship is nearest to a point, closely enough to see.
func (w *walk) nearest(to vec) float64 {
	const tries = 64
	best, least := 0.0, -1.0
	for i := range tries + 1 {
		at := float64(w.path.total*float64(i)) / tries
		w.goTo(at)
		d := to.minus(vec{w.ship.x, w.ship.y})
		if apart := d.dot(d); least < 0 || apart < least {
			best, least = at, apart
		}
	}
	return best
}
