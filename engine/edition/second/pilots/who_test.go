package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/pilots"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.SummariesSayWho(t, pilots.Cards())
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, pilots.Cards())
}
