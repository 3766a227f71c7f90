package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/pilots"
)

func TestSummaries_SayMay(t *testing.T) {
	scene.SummariesSayMay(t, pilots.Cards(), "temminwexley-swz68", "lingaava",
		"hansolo-modifiedyt1300lightfreighter", "scorch-tiesebomber", "dist81-siegeofcoruscant",
		"dist81-siegeofcoruscant-lsl")
}
