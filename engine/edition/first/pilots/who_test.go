package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first/pilots"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.SummariesSayWho(t, scene.InSecondWords(pilots.Cards()))
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, scene.InSecondWords(pilots.Cards()))
}

func TestSummaries_SayOften(t *testing.T) {
	scene.SummariesSayOften(t, pilots.Cards(), "darthvader")
}

func TestSummaries_SayAttackRange(t *testing.T) {
	scene.SummariesSayAttackRange(t, pilots.Cards())
}
