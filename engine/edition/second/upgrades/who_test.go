package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/upgrades"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.SummariesSayWho(t, upgrades.Cards())
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, upgrades.Cards())
}
