package rules

import (
	"fmt"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// mission makes a match one of a mission of the edition.
func (b *builder) mission(setup *Setup) error {
	if setup.Mission == "" {
		return nil
	}
	i := slices.IndexFunc(b.Missions, func(m Mission) bool { return m.ID == setup.Mission })
	if i < 0 {
		return fmt.Errorf("%w: no mission %q in this edition", ErrSetup, setup.Mission)
	}
	m := &b.Missions[i]
	if m.Fixed && !m.fits(setup) {
		return fmt.Errorf("%w: mission %q: expected the forces and obstacles of its card", ErrSetup,
			m.ID)
	}
	b.g.Mission = &m.Mission
	if m.Width > 0 && m.Height > 0 {
		b.g.Area.Width, b.g.Area.Height = m.Width, m.Height
	}
	for _, a := range b.missions[i].Abilities {
		plain := *a
		plain.Code = nil
		hooks := b.g.RuleHooks[a.Window]
		b.g.RuleHooks[a.Window] = append(hooks[:len(hooks):len(hooks)], &plain)
	}
	return b.lie(m.Lying)
}

// fits reports whether a match begins with the forces and obstacles of a mission.
func (m *Mission) fits(setup *Setup) bool {
	for p := range m.Forces {
		a, b := &m.Forces[p], &setup.Squads[p]
		if !slices.EqualFunc(a.Ships, b.Ships, sameCards) ||
			!slices.EqualFunc(a.Collection, b.Collection, sameCards) {
			return false
		}
	}
	return slices.Equal(m.Obstacles, setup.Obstacles)
}

// sameCards reports whether two ships have the same cards.
func sameCards(a, b Loadout) bool {
	if (a.Aft == nil) != (b.Aft == nil) || a.Aft != nil && !sameCards(*a.Aft, *b.Aft) {
		return false
	}
	return a.Pilot == b.Pilot && slices.Equal(a.Upgrades, b.Upgrades)
}

// lie puts devices on the table.
func (b *builder) lie(list []Lying) error {
	for _, l := range list {
		kind := slices.IndexFunc(b.Devices, func(d game.DeviceInfo) bool { return d.Name == l.Device })
		if kind < 0 {
			return fmt.Errorf("%w: no device %q in this edition", ErrSetup, l.Device)
		}
		b.s.Devices[b.s.NDevices] = game.Device{
			Kind: uint8(kind), Pose: l.Pose, Owner: game.NoSide, Ship: game.NoShip,
		}
		b.s.NDevices++
	}
	return nil
}

// Mission returns the mission with an id, false if the edition has none such.
func (e *Edition) Mission(id string) (*Mission, bool) {
	for i := range e.Missions {
		if e.Missions[i].ID == id {
			return &e.Missions[i], true
		}
	}
	return nil, false
}

// judged ends the match if a mission says so at the end of a round.
func judged(x *game.Exec) bool {
	m := x.G.Mission
	if m == nil || m.Judge == nil {
		return false
	}
	r := m.Judge(x)
	if r == game.Undecided {
		return false
	}
	finish(x, r, "mission.only-own-objective")
	return true
}

// NameFirst makes the player the first whom a mission names (msg.setup.first-player.scenario).
var NameFirst = game.Step{Name: "the first player of the mission", Do: func(x *game.Exec) {
	for _, p := range [...]game.Player{game.Seat1, game.Seat2} {
		if m := x.G.Mission; m != nil && m.First == game.Only(p) {
			x.S.First = p
			tellFirst(x, "setup.first-player.scenario")
		}
	}
}}

// zoneOf returns how deep the set-up area of a ship is (1e.mission.setup-area-override).
func zoneOf(x *game.Exec, id game.ShipID) int32 {
	m := x.G.Mission
	if m == nil || m.Depth[x.Side(id)] == 0 || m.Near != nil && m.Near(x, id) {
		return shipZone
	}
	return m.Depth[x.Side(id)]
}

// missionBars reports whether a mission keeps a maneuver off a ship's dial.
func missionBars(x *game.Exec, id game.ShipID, m game.Maneuver) bool {
	return x.G.Mission != nil && x.G.Mission.Bars != nil && x.G.Mission.Bars(x, id, m)
}

// rememberStanding notes which ships executed a stationary maneuver in the round that is over, for
// missions that bar maneuvers.
func rememberStanding(x *game.Exec) {
	if x.G.Mission == nil || x.G.Mission.Bars == nil {
		return
	}
	x.S.Stood = 0
	for id := range x.EachShip() {
		if m := x.Ship(id).Executed; !m.IsNone() && m.Bearing == geom.Stationary {
			x.S.Stood = x.S.Stood.With(id)
		}
	}
}

// escapes reports whether a ship that has left the play area gets away
// (1e.mission.edge-rule-override).
func escapes(x *game.Exec, id game.ShipID) bool {
	m := x.G.Mission
	return m != nil && m.Escapes != nil && m.Escapes(x, id)
}
