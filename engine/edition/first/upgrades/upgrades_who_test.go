package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first/upgrades"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.FirstSummariesSayWho(t, upgrades.Cards(), "enginebooster")
	scene.SummariesAreOfSomeone(t, scene.InSecondWords(upgrades.Cards()),
		"carlistrieekan", "flightassistastromech", "m9g8", "sabinewren", "bistan", "bodhirook", "dashrendar", "deathtroopers",
		"ig88d", "jynerso", "mercenarycopilot", "tactician", "zeborrelios", "captainneeda",
		"grandmofftarkin", "attannimindlink", "bodyguard", "debrisgambit", "fearlessness", "snapshot",
		"swarmleader", "antipursuitlasers", "autothrusters", "ionprojector", "longrangescanners", "r5tk",
		"sensorteam", "concorddawnprotector", "dauntless", "ig2000", "shadowcaster", "dutyfree",
		"seismictorpedo", "dorsalturret", "saturationsalvo", "crossfireformation")
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, scene.InSecondWords(upgrades.Cards(), "gonk", "greedo",
		"servomotorsfoils", "singleturbolasers"))
}

func TestSummaries_SayOften(t *testing.T) {
	scene.SummariesSayOften(t, upgrades.Cards(), "breachspecialist", "quadlasercannons")
}

func TestSummaries_SayAttackRange(t *testing.T) {
	scene.SummariesSayAttackRange(t, upgrades.Cards(), "autothrusters")
}
