package squad_test

import (
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// 2e.huge.turret-pair.third: two turret indicators are the most; only the C-ROC can reach three.
func TestCheck_NoThirdTurret(t *testing.T) {
	epic, err := squad.FormatNamed("epic")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		upgrades []string
		refused  bool
	}{
		{[]string{"merchantone", "targetingbattery", "dorsalturret"}, false},
		{[]string{"corsairrefit", "merchantone", "targetingbattery", "dorsalturret", "ioncannonturret"}, true},
	} {
		ship, refused := squad.Ship{Pilot: "syndicatesmugglers"}, false
		for _, id := range c.upgrades {
			row, _ := data.Second().Upgrade(id)
			ship.Upgrades = append(ship.Upgrades, squad.Upgrade{ID: id, Slot: row.Slots[0]})
		}
		list := squad.Squad{Faction: "scumandvillainy", Edition: squad.Second, Ships: []squad.Ship{ship}}
		for _, p := range squad.Check(data.Second(), list, epic) {
			refused = refused || p.Clause == "2e.huge.turret-pair.third"
		}
		if refused != c.refused {
			t.Errorf("%v: refused: %v", c.upgrades, refused)
		}
	}
}

// Cards of huge ships: each half has slots of its own, titles and cargo belong to their ships, and no other
// ship carries them.
func TestCheckFirst_CardsOfHugeShips(t *testing.T) {
	const cr90, raider = "cr90corvette", "raiderclasscorvette"
	const (
		full, none  = "1e.squad.upgrade-bar-slot", "1e.squad.no-icon-no-upgrade"
		title, kind = "1e.squad.title-type-restriction", "1e.squad.type-restricted-upgrade"
		size        = "1e.squad.size-restricted-upgrade"
	)
	epic, err := squad.FormatNamed("first-epic")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		faction data.FactionID
		ships   []string
		clause  string
	}{
		{"slots of both halves", "rebel", []string{cr90 + "fore:gunneryteam sensorteam quadlasercannons singleturbolasers", cr90 + "aft:engineeringteam backupshieldgenerator ioncannonbattery"}, ""},
		{"two teams aft", "rebel", []string{cr90 + "fore", cr90 + "aft:engineeringteam gunneryteam"}, full},
		{"a title of the fore card", "rebel", []string{cr90 + "fore:jainaslight", cr90 + "aft"}, ""},
		{"the same aft", "rebel", []string{cr90 + "fore", cr90 + "aft:jainaslight"}, title},
		{"a title of the aft card", "imperial", []string{raider + "fore", raider + "aft:instigator"}, ""},
		{"the same fore", "imperial", []string{raider + "fore:instigator", raider + "aft"}, title},
		{"a title of another ship", "rebel", []string{"gr75mediumtransport:jainaslight"}, title},
		{"cargo of two ships", "scum", []string{"croccruiser:quickreleasecargolocks"}, ""},
		{"cargo of another ship", "imperial", []string{"gozanticlasscruiser:quickreleasecargolocks"}, kind},
		{"cargo of the transport alone", "scum", []string{"croccruiser:expandedcargohold"}, kind},
		{"crew of huge ships", "rebel", []string{"gr75mediumtransport:jandodonna"}, ""},
		{"crew of huge ships elsewhere", "rebel", []string{"outerrimsmuggler:jandodonna"}, size},
		{"crew of another faction", "rebel", []string{"gr75mediumtransport:captainneeda"}, "1e.squad.faction-restricted-upgrade"},
		{"a team on a freighter", "rebel", []string{"outerrimsmuggler:sensorteam"}, none},
		{"Limited cargo twice", "rebel", []string{"gr75mediumtransport:ememitter ememitter"}, "1e.squad.limited-no-duplicates"},
		{"other cargo twice", "rebel", []string{"gr75mediumtransport:commsbooster commsbooster"}, ""},
		{"a modification for huge ships", "scum", []string{"croccruiser:optimizedgenerators"}, ""},
		{"the same elsewhere", "rebel", []string{"outerrimsmuggler:optimizedgenerators"}, size},
		// 1e.squad.card-exceptions
		{"ordnance on hardpoints", "imperial", []string{raider + "fore", raider + "aft:ordnancetubes protontorpedoes clustermissiles"}, ""},
		{"of the other half", "imperial", []string{raider + "fore:protontorpedoes", raider + "aft:ordnancetubes"}, ""},
		{"more than there are", "imperial", []string{raider + "fore:protontorpedoes quadlasercannons", raider + "aft:ordnancetubes"}, full},
		{"without the tubes", "imperial", []string{raider + "fore:protontorpedoes", raider + "aft"}, none},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.clause == "" {
				wantFirst(t, ofFirst(c.faction, c.ships...), epic)
			} else {
				wantFirstProblem(t, ofFirst(c.faction, c.ships...), epic, c.clause)
			}
		})
	}
}
