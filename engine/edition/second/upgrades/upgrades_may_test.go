package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/upgrades"
)

func TestSummaries_SayMay(t *testing.T) {
	scene.SummariesSayMay(t, upgrades.Cards(), "compassion", "imperviumplating", "interceptbooster",
		"ancillaryionweapons-siegeofcoruscant", "alpha3eesk", "generalhux",
		"fuelinjectionoverride-battleoverendor", "longrangescanners-alphaclassstarwing",
		"targetingmatrix-battleoverendor")
}
