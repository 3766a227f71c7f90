package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first/upgrades"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.SummariesSayWho(t, scene.InSecondWords(upgrades.Cards(), "enginebooster"))
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
