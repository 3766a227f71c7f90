package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/pilots"
)

// Ship abilities are held to their summaries as cards are.
func TestShipAbilities_AsTheirSummariesSay(t *testing.T) {
	scene.SummariesSayWho(t, pilots.ShipAbilities())
	scene.SummariesAreOfSomeone(t, pilots.ShipAbilities(), "Experimental Scanners", "Chiss Engineering",
		"Networked Aim", "Escape Craft")
	scene.SummariesSayWhat(t, pilots.ShipAbilities())
	scene.SummariesSayMay(t, pilots.ShipAbilities())
	scene.SummariesSayAttackRange(t, pilots.ShipAbilities())
}
