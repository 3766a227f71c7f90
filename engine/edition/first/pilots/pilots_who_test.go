package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first/pilots"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.FirstSummariesSayWho(t, pilots.Cards())
	scene.SummariesAreOfSomeone(t, scene.InSecondWords(pilots.Cards()),
		"jesspava", "hortonsalm", "maulermithel", "wingedgundark", "youngster",
		"bobafett-scum", "arvelcrynyd", "nashtahpuppilot", "etahnabaht", "rearadmiralchiraneau",
		"theinquisitor", "fennrau", "ketsuonyo", "asajjventress", "sabinewren-lancerclasspursuitcraft",
		"magvayarro", "bodhirook", "kirkanos", "majorstridan")
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
