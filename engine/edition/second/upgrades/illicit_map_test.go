package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// mapped sets up a C-ROC with Saboteur's Map and further cards, and an enemy whose front edge is at 830 mm, up to the end
// of set-up.
func mapped(t *testing.T, cards ...string) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	ship := s.Mine(croc, scene.With(append(cards, "saboteursmap")...), scene.At(600, 110.5, 0))
	s.Theirs(tie, scene.At(900, 850, 180))
	begin(s)
	return s, ship
}

// reachUp is how far a device reaches up from its middle at a heading of 0, in mm.
func reachUp(d geom.Device) float64 {
	token := geom.PlaceDevice(d, geom.Pose{})
	up := int32(0)
	for _, corner := range token.Outline(nil) {
		up = max(up, corner.Y)
	}
	return float64(up) / geom.Millimeter
}

// saboteursmap: for a charge of a mine its device is placed beyond range 2 of enemies and of other devices, once for each
// mine.
func TestSaboteursMap_OneOfEachMine(t *testing.T) {
	s, ship := mapped(t, "proximitymines", "connernets", "protonbombs")
	s.Use(ship, "lay a minefield")
	s.NotOffered(ship, "drop a Proton Bomb") // not a mine
	s.Use(ship, "drop a Proximity Mine")
	near := 830 - 200 - reachUp(geom.ProximityMine)
	s.Refused(func() { s.PlaceDevice(0, 900, near+0.5, 0) })
	s.Refused(func() { s.PlaceDevice(0, 10, 300, 0) }) // partly outside
	s.PlaceDevice(0, 900, near-0.5, 0)
	s.WantCharges(ship, "proximitymines", 1)
	s.Use(ship, "lay a minefield")
	s.NotOffered(ship, "drop a Proximity Mine") // its other charge stays
	s.Use(ship, "drop a Conner Net")
	s.Refused(func() { s.PlaceDevice(1, 900, near-100, 0) }) // near the other device
	s.PlaceDevice(1, 300, 300, 0)
	s.WantCharges(ship, "connernets", 0)
	s.WantDevices(scene.Device{Kind: "Proximity Mine", Of: ship}, scene.Device{Kind: "Conner Net", Of: ship})
	s.NotOffered(ship, "lay a minefield")
	s.Done()
}

// saboteursmap: its player may leave the mines where they are, also when asked which one.
func TestSaboteursMap_May(t *testing.T) {
	s, ship := mapped(t, "proximitymines")
	s.Use(ship, "lay a minefield")
	s.Pass()
	s.NotOffered(ship, "lay a minefield")
	s.WantCharges(ship, "proximitymines", 2)
	s.WantDevices()
	s.Done()
}

// 2e.device.catalogue.mines: a set of cluster mines keeps together, and all three lie beyond range 2. A ship on one of
// them sets it off (2e.device.placed-under-ship).
func TestSaboteursMap_AWholeSet(t *testing.T) {
	s, ship := mapped(t, "clustermines")
	s.Use(ship, "lay a minefield")
	s.Use(ship, "drop a Cluster Mine")
	near := 830 - 200 - 40 - reachUp(geom.ClusterMineSide)
	s.Refused(func() { s.PlaceDevice(0, 900, near+2.5, 90) }) // one of its sides is too near
	s.Refused(func() { s.PlaceDevice(0, 50, 450, 0) })        // and would be partly outside
	s.PlaceDevice(0, 300, 450, 0)
	s.WantDevices(
		scene.Device{Kind: "Cluster Mine", Of: ship, At: scene.At(300, 450, 0)},
		scene.Device{Kind: "Outer Cluster Mine", Of: ship, At: scene.At(340, 448.77, 0)},
		scene.Device{Kind: "Outer Cluster Mine", Of: ship, At: scene.At(260, 448.77, 0)})
	s.Done()
}

// 2e.device.placed-under-ship: the mines of a set that lie under a friend detonate one after the other.
func TestSaboteursMap_UnderAFriend(t *testing.T) {
	s, ship := mapped(t, "clustermines")
	s.Use(ship, "lay a minefield")
	s.Use(ship, "drop a Cluster Mine")
	s.PlaceDevice(0, 600, 110.5, 0)
	for range 3 {
		s.Dice("blank", "hit")
	}
	s.WantShields(ship, 1)
	s.WantDevices()
	s.WantEvent(game.Detonated, "")
	s.Done()
}
