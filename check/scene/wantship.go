package scene

import (
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// WantDial fails unless a ship's facedown dial is set to a maneuver; "none" is not a dial.
func (s *Scene) WantDial(ship *Ship, maneuver string) {
	s.t.Helper()
	h, got := s.Of(ship), "none"
	if at := s.state.Secret[ship.player.Side()].Dials[ship.id]; h.DialSet && at > 0 {
		got = maneuverWords(s.g.Ships[ship.id].Dial[at-1])
	}
	s.wantManeuver(ship, "a dial set to", got, maneuver)
}

// WantRevealed fails unless a ship's faceup dial shows a maneuver; "none" is not a faceup dial.
func (s *Scene) WantRevealed(ship *Ship, maneuver string) {
	s.t.Helper()
	h, got := s.Of(ship), "none"
	if !h.Revealed.IsNone() {
		got = maneuverWords(h.Revealed)
	}
	s.wantManeuver(ship, "revealed", got, maneuver)
}

// wantManeuver compares the words of a maneuver, in which the difficulty may be left out.
func (s *Scene) wantManeuver(ship *Ship, what, got, want string) {
	s.t.Helper()
	if want != "none" {
		s.mustKnowManeuver(want)
	}
	bare := got
	if words := strings.Fields(got); len(words) == 3 {
		bare = words[0] + words[1]
	}
	if !same(got, want) && !same(bare, want) {
		s.Fail("%s has %s %s, want %s", s.name(ship.id), what, got, want)
	}
}

// WantTurret fails unless a ship's turret indicator points at an arc.
func (s *Scene) WantTurret(ship *Ship, arc geom.Arc) {
	s.t.Helper()
	if got := geom.Arc(s.Of(ship).Turret); got != arc {
		s.Fail("the turret of %s points at %s, want %s", s.name(ship.id), got, arc)
	}
}

// WantDiscarded fails unless these are a ship's discarded cards.
func (s *Scene) WantDiscarded(ship *Ship, cards ...string) {
	s.t.Helper()
	s.make()
	var want []game.CardID
	for _, name := range cards {
		want = append(want, s.card(ship, name))
	}
	for i := range s.g.Cards {
		id, c := game.CardID(i), &s.g.Cards[i]
		if off := s.state.Charges[i].Off && !s.state.Charges[i].Away(); c.Ship == ship.id && off != slices.Contains(want, id) {
			s.Fail("%s of %s is discarded: %v, want %v", c.ID, s.name(ship.id), off, !off)
		}
	}
}

// WantEquipped fails unless a ship has an upgrade now, or does not: it is away.
func (s *Scene) WantEquipped(ship *Ship, card string, equipped bool) {
	s.t.Helper()
	s.make()
	if away := s.state.Charges[s.card(ship, card)].Away(); away == equipped {
		s.Fail("%s has %s: %v, want %v", s.name(ship.id), card, !away, equipped)
	}
}

// Device is a device on the table, for WantDevices.
type Device struct {
	Kind string
	Of   *Ship // whose card placed it
	At   Option
}

// WantDevices fails unless these are the devices on the table, in any order. A device without a
// place may lie anywhere.
func (s *Scene) WantDevices(devices ...Device) {
	s.t.Helper()
	s.make()
	there := slices.Clone(s.state.Devices[:s.state.NDevices])
	for _, want := range devices {
		if !slices.ContainsFunc(s.g.Devices, func(d game.DeviceInfo) bool {
			return same(d.Name, want.Kind)
		}) {
			s.Fail("no device is called %q, only %s", want.Kind, strings.Join(s.deviceNames(), ", "))
		}
		i := slices.IndexFunc(there, func(d game.Device) bool {
			return same(s.g.Devices[d.Kind].Name, want.Kind) && s.placer(d.Ship) == want.Of.id &&
				(want.At == nil || near(d.Pose, placeOf([]Option{want.At}).pose))
		})
		if i < 0 {
			s.Fail("no %s of %s is there, only %s", want.Kind, s.name(want.Of.id),
				s.deviceWords(there))
		}
		there = slices.Delete(there, i, i+1)
	}
	if len(there) > 0 {
		s.Fail("more devices are on the table: %s", s.deviceWords(there))
	}
}

// placer returns the ship whose card placed a device that is noted for a ship or a remote.
func (s *Scene) placer(id game.ShipID) game.ShipID {
	if int(id) < len(s.g.Ships) && s.g.Ships[id].Remote != nil {
		return s.g.Ships[id].Remote.Carrier
	}
	return id
}

// deviceWords lists devices with their places.
func (s *Scene) deviceWords(list []game.Device) string {
	var words []string
	for i := range list {
		d := &list[i]
		words = append(words, s.g.Devices[d.Kind].Name+" of "+s.name(s.placer(d.Ship))+" at "+
			poseWords(d.Pose))
	}
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, "; ")
}
