package scenario_test

import (
	"os"
	"path/filepath"
	"testing"

	"koiogran/check/scenario"
)

// Every scenario of the project holds.
func TestScenarios_AllHold(t *testing.T) {
	files, err := filepath.Glob("../../content/scenarios/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("found %d scenario files: %v", len(files), err)
	}
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		report := scenario.Run(name, content)
		if report.Err != nil {
			t.Error(report.Err)
		}
		for _, r := range report.Results {
			t.Run(r.Scenario.Title, func(t *testing.T) {
				if r.Err != nil {
					t.Error(r.Err)
				}
			})
		}
	}
}
