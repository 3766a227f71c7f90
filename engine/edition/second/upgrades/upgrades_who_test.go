package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/upgrades"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.SummariesSayWho(t, upgrades.Cards())
	scene.SummariesAreOfSomeone(t, upgrades.Cards(),
		"debrisgambit", "r2d2-republic", "r5tk", "r6d8", "snapshot", "underslungblastercannon",
		"enhancedjammingsuite", "bokatankryze", "c3po-crew", "chancellorpalpatine", "fennrau", "ig88d", "plokoon",
		"cikatrovizago", "zeborrelios", "amilynholdo", "sabinewren-gunner",
		"tibersaxon", "ursawren-gunner", "hotshottailblaster", "clanwrencommandos",
		"deathwatchcommandos", "imperialsupercommandos", "mandaloriansupercommandos", "niteowlcommandos", "contingencyprotocol-rsl",
		"contingencyprotocol-siegeofcoruscant", "evasionsequence7-siegeofcoruscant", "mandalorianoptics",
		"synchronizedconsole", "grapplingstruts", "landingstruts", "kalani", "ensnare",
		"formedup-rsl", "noescape-rsl", "backwardstailslide",
		"heroicsacrifice-battleoverendor", "ig2000", "outrider2023", "phantom",
		"boostedscanners", "captainneeda", "drillbeak", "grappler", "hondoohnakacommand", "quickreleaselocks", "luminous", "strategiccommander", "suppressor", "combatboardingtube", "dorsalturret", "clustermissiles", "saturationrockets-alphaclassstarwing",
	)
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, upgrades.Cards())
}

func TestSummaries_SayAttackRange(t *testing.T) {
	scene.SummariesSayAttackRange(t, upgrades.Cards(), "automatedtargetpriority")
}
