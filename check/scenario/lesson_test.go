package scenario_test

import (
	"os"
	"path/filepath"
	"testing"

	"koiogran/check/scenario"
)

// Every lesson's right answers reach its goal, and its wrong ones do not.
func TestLessons_AnswersAreRight(t *testing.T) {
	files, err := filepath.Glob("../../content/lessons/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("found %d files of lessons: %v", len(files), err)
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
