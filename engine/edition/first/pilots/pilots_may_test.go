package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first/pilots"
)

func TestSummaries_SayMay(t *testing.T) { scene.SummariesSayMay(t, pilots.Cards()) }
