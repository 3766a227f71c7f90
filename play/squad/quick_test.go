package squad_test

import (
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

const (
	quickOption = "2e.squad.quick-build.option"
	quickSum    = "2e.squad.quick-build.sum-equals-agreed"
)

// Options of threat 2, and one of threat 1, as published.
const (
	howlrunner = "howlrunner:juke shieldupgrade"
	wampa      = "wampa:crackshot hullupgrade stealthdevice"
	nightBeast = "nightbeast:predator hullupgrade shieldupgrade"
	gideon     = "gideonhask:crackshot shieldupgrade"
	academy    = "academypilot"
)

func quick(threat int) squad.Format { return squad.Format{Threat: threat} }

func TestCheck_ThreatOfEight(t *testing.T) {
	// 2e.squad.quick-build.threat-8
	// 2e.squad.quick-build.no-points
	// Two of these ships have more upgrades than slots, which does not matter here.
	f, err := squad.FormatNamed("quick")
	if err != nil {
		t.Fatal(err)
	}
	wantLegal(t, empire(howlrunner, wampa, nightBeast, gideon), f)
}

func TestCheck_ThreatOfSevenIsNotEight(t *testing.T) {
	// 2e.squad.quick-build.sum-equals-agreed
	wantProblem(t, empire(howlrunner, wampa, nightBeast, academy), quick(8), quickSum,
		"7", "exactly 8")
}

func TestCheck_ThreatOfSevenIsAtMostEight(t *testing.T) {
	// 2e.squad.quick-build.sum-equals-agreed
	f := squad.Format{Threat: 8, AtMost: true}
	wantLegal(t, empire(howlrunner, wampa, nightBeast, academy), f)
}

func TestCheck_ThreatOfNineIsTooMuchForAnyone(t *testing.T) {
	// 2e.squad.quick-build.sum-equals-agreed
	f := squad.Format{Threat: 8, AtMost: true}
	wantProblem(t, empire(howlrunner, wampa, nightBeast, gideon, academy), f, quickSum,
		"9", "at most 8")
}

// The rulebook's example: who owns the core set alone can play at threat 3.
func TestCheck_IdenVersioAndAnAcademyPilotAreThreat3(t *testing.T) {
	// 2e.squad.quick-build.sum-equals-agreed
	iden := "idenversio:outmaneuver shieldupgrade"
	wantLegal(t, empire(iden, academy), quick(3))
	wantProblem(t, empire(iden), quick(3), quickSum, "2", "exactly 3")
}

func TestCheck_QuickBuildWithAnotherUpgrade(t *testing.T) {
	// 2e.squad.quick-build.option
	wantProblem(t, empire("howlrunner:juke hullupgrade"), quick(2), quickOption, "Howlrunner")
}

func TestCheck_QuickBuildWithoutItsUpgrades(t *testing.T) {
	// 2e.squad.quick-build.option
	wantProblem(t, empire("howlrunner"), quick(2), quickOption, "Howlrunner")
}

func TestCheck_OptionOfTwoShips(t *testing.T) {
	// 2e.squad.quick-build.option
	// Two Black Squadron aces with these upgrades are one option of threat 3.
	pair := "blacksquadronace:juke stealthdevice"
	wantLegal(t, empire(pair, pair), quick(3))
}

func TestCheck_HalfAnOptionOfTwoShips(t *testing.T) {
	// 2e.squad.quick-build.option
	wantProblem(t, empire("blacksquadronace:juke stealthdevice"), quick(3), quickOption,
		"Black Squadron Ace")
}

func TestCheck_ThreeShipsOfAnOptionOfTwo(t *testing.T) {
	// 2e.squad.quick-build.option
	pair := "blacksquadronace:juke stealthdevice"
	wantProblem(t, empire(pair, pair, pair), quick(6), quickOption, "The ships do not form complete quick builds.")
}

func TestCheck_QuickBuildsOfALimitedShipTwice(t *testing.T) {
	// 2e.squad.limited.all-modes
	wantProblem(t, empire(howlrunner, howlrunner), quick(4), "2e.squad.limited.all-modes",
		"Howlrunner")
}

func TestCheck_EveryPublishedOptionIsItsOwnSquad(t *testing.T) {
	// 2e.squad.quick-build.option
	c := data.Second()
	for _, build := range c.QuickBuilds {
		s := squad.Squad{Faction: build.Faction}
		for _, ship := range build.Ships {
			entry := squad.Ship{Pilot: ship.Pilot}
			for _, id := range ship.Upgrades {
				entry.Upgrades = append(entry.Upgrades, squad.Upgrade{ID: id})
			}
			s.Ships = append(s.Ships, entry)
		}
		if p := squad.Check(c, s, squad.Format{Threat: build.Threat}); len(p) > 0 {
			t.Errorf("%v: %s", build, p[0].Text)
		}
	}
}
