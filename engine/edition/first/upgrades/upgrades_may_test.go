package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first/upgrades"
)

func TestSummaries_SayMay(t *testing.T) {
	scene.SummariesSayMay(t, upgrades.Cards(), "breachspecialist", "burnoutslam", "intelligenceagent",
		"jainaslight", "moffjerjerrod", "raymusantilles", "salvagedastromech", "weaponsengineer", "intensity",
		"advancedslam", "integratedastromech")
}
