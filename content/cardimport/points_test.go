package cardimport_test

import (
	"strings"
	"testing"

	"koiogran/content/cardimport"
	"koiogran/content/points"
)

// A history has all cards of each list; a card that one lacks is in no pool of it, and prices that are text are read.
func TestPointsLists_OfAHistory(t *testing.T) {
	lists, err := cardimport.PointsLists([]byte(`{"revisions":[{"date":"2024-03-26","author":"X2PO",
		"pilots":{"soontirfel":{"cost":60,"slots":["Talent","Modification"],"pools":["standard","wildspace","epic"]}},
		"upgrades":{"afterburners":{"cost":{"value":"3"},"pools":["epic"]},
			"advancedsensors":{"cost":{"variable":"size","values":{"Small":1,"Large":2}},"pools":["epic"]}}}]}`), "", "")
	if err != nil || len(lists) != 1 || lists[0].ID() != "x2po@2024-03-26" {
		t.Fatal(lists, err)
	}
	c, err := points.Under(lists[0])
	if err != nil {
		t.Fatal(err)
	}
	fel, _ := c.Pilot("soontirfel")
	absent, _ := c.Pilot("darthvader")
	burners, _ := c.Upgrade("afterburners")
	sensors, _ := c.Upgrade("advancedsensors")
	if fel.Cost != 60 || len(fel.Slots) != 2 || len(absent.Pools) > 0 || burners.Cost.Value != 3 || burners.Cost.By != "" ||
		sensors.Cost.Values["small"] != 1 {
		t.Errorf("%+v %+v %+v %+v", fel, absent.Pools, burners.Cost, sensors.Cost)
	}
}

func TestPointsLists_OfChangesNeedsCardsThatThereAre(t *testing.T) {
	_, err := cardimport.PointsLists([]byte(`{"changes":{"pilots":{"nobody":{"cost":[1,2]}}}}`), "club", "2026-01-01")
	if err == nil || !strings.Contains(err.Error(), `there is no ship card "nobody"`) {
		t.Error(err)
	}
}
