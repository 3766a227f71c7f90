package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
)

func TestSummaries_SayWhoAndWhat(t *testing.T) {
	scene.SummariesSayWho(t, second.Texts())
	scene.SummariesAreOfSomeone(t, second.Texts(), "compromisingintel", "falsefriend", "listeningdevice",
		"optimizedprototype", "rattled")
	scene.SummariesSayWhat(t, second.Texts())
	scene.SummariesSayAttackRange(t, second.Texts())
}
