package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.FirstSummariesSayWho(t, first.CardsInWords)
	scene.SummariesAreOfSomeone(t, scene.InSecondWords(first.CardsInWords), "optimizedprototype", "scrambled",
		"stunnedpilot", "viewportrupture-huge")
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, scene.InSecondWords(first.CardsInWords, "suppressivefire", "blindedpilot-core2",
		"damagedengine-core2", "damagedengine", "damagedstabilizers-huge", "enginedamage-huge", "misfiringthrusters-huge"))
}

func TestSummaries_SayOften(t *testing.T) {
	scene.SummariesSayOften(t, first.CardsInWords, "hullbreach-huge", "weaponsoffline-huge")
}
