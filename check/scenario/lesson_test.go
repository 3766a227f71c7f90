package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
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

// What is said at a moment takes two sentences at most: more of them hide what they are about.
func TestLessons_SayTwoSentencesAtATime(t *testing.T) {
	const most = 2
	files, err := filepath.Glob("../../content/lessons/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list, err := scenario.Parse(name, content)
		if err != nil {
			t.Fatal(err)
		}
		for i := range list {
			for _, h := range list[i].Lesson.Say {
				if n := strings.Count(h.Text+" ", ". "); n > most {
					t.Errorf("%s, %s: %d sentences", list[i].Title, h.At, n)
				}
			}
		}
	}
}

// Each puzzle that was found in a match has one best answer: of many ways, those that reach the goal set the same dials.
func TestPuzzles_FoundOnesHaveOneBestAnswer(t *testing.T) {
	const times, count = 150, 20
	content, err := os.ReadFile("../../content/lessons/found.yaml")
	if err != nil {
		t.Fatal(err)
	}
	list, err := scenario.Parse("found.yaml", content)
	if err != nil || len(list) != count {
		t.Fatalf("found %d puzzles: %v", len(list), err)
	}
	for i := range list {
		dials, err := list[i].Best(times)
		if err != nil || len(dials) > 1 {
			t.Errorf("%s: %q, %v", list[i].Title, dials, err)
		}
	}
}
