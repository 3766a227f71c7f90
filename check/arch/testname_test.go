package arch

import (
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A test is found beside what it tests: its file is named after a source file, the topic of several, or the package,
// and after an underscore after what it is about.
func TestTests_FollowTheNamesOfTheirSources(t *testing.T) {
	tests, sources := map[string][]string{}, map[string][]string{}
	err := filepath.WalkDir("../..", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && leftOut(name) {
			return fs.SkipDir
		}
		dir := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(name)), "../../")
		base, isGo := strings.CutSuffix(d.Name(), ".go")
		if test, ok := strings.CutSuffix(base, "_test"); ok && isGo {
			tests[dir] = append(tests[dir], test)
		} else if isGo {
			sources[dir] = append(sources[dir], base)
		}
		return nil
	})
	if err != nil || len(tests) < 30 {
		t.Fatalf("%d folders of tests, %v", len(tests), err)
	}
	for _, dir := range slices.Sorted(maps.Keys(tests)) {
		if len(sources[dir]) == 0 {
			continue // a package of tests alone
		}
		stray := slices.DeleteFunc(slices.Clone(tests[dir]), func(test string) bool {
			return follows(test, append(sources[dir], path.Base(dir)))
		})
		if len(stray) > 0 {
			t.Errorf("%s: %d files of tests follow no source file: %s; name one after what it tests, as in "+
				"attack_range_test.go for attack.go", dir, len(stray), strings.Join(stray, " "))
		}
	}
}

// follows reports whether a file of tests is named after one of the sources, or after the topic of one, which is its
// name up to the first underscore. Go itself has a use for the names export, example and bench.
func follows(test string, sources []string) bool {
	topic, _, _ := strings.Cut(test, "_")
	return slices.Contains([]string{"export", "example", "bench"}, test) ||
		slices.ContainsFunc(sources, func(source string) bool {
			of, _, _ := strings.Cut(source, "_")
			return test == source || strings.HasPrefix(test, source+"_") || topic == of
		})
}

func TestFollows(t *testing.T) {
	sources := []string{"attack_dice", "attack", "crew"}
	for test, want := range map[string]bool{
		"attack": true, "attack_range": true, "crew_dice": true, "attack_dice_again": true, "crewdice": false, "range": false,
		"export": true, "exported": false,
	} {
		if got := follows(test, sources); got != want {
			t.Errorf("%s: %v, want %v", test, got, want)
		}
	}
}
