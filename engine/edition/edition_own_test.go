package edition

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/card"
)

// Summaries of this many words and more are held to mostLike: shorter ones often have no other wording.
const (
	wordsHeld = 12
	mostLike  = 0.85
)

// Card text is not part of this project, so the texts to compare with are in a folder outside of it: the one that
// KOIOGRAN_CARDS names, or the folder shared/data beside or above the project.
func TestSummaries_AreOurOwnWords(t *testing.T) {
	folder := cardTexts()
	if folder == "" {
		t.Skip("no folder of card texts: KOIOGRAN_CARDS names none, and shared/data is not there")
	}
	printed := readPrinted(t, folder)
	for _, id := range IDs() {
		c, _ := ByID(id)
		for _, defs := range [][]card.Def{c.Pilots, c.Upgrades, c.ShipAbilities, c.Conditions, c.Damage} {
			for i := range defs {
				words := wordsIn(defs[i].Summary)
				if len(words) < wordsHeld {
					continue
				}
				if like, text := printed.nearest(words); like > mostLike {
					t.Errorf("%s: %s: its summary shares %.0f %% of its words, in order, with a printed text; say it in "+
						"our own words:\n%q\n%q", id, defs[i].ID, 100*like, defs[i].Summary, strings.Join(text, " "))
				}
			}
		}
	}
}

func TestAlike_OfWords(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want float64
	}{
		{"a b c d", "a b c d", 1},
		{"a b c d", "c d a b", 0.5},
		{"a b c d", "e f", 0},
		{"a b c d", "a x c d", 0.75},
		{"After you attack, gain 1 [focus] token.", "after you attack gain 1 focus token", 1},
	} {
		if got := alike(wordsIn(c.a), wordsIn(c.b)); got != c.want {
			t.Errorf("%q and %q: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// cardTexts returns the folder of card texts, "" if there is none.
func cardTexts() string {
	if folder := os.Getenv("KOIOGRAN_CARDS"); folder != "" {
		return folder
	}
	const root = "../../"
	for _, folder := range []string{root + "shared/data", root + "../shared/data", root + "../../shared/data"} {
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			return folder
		}
	}
	return ""
}

// printed are printed texts, as words, and where any three words in a row occur in them.
type printed struct {
	texts [][]string
	at    map[[3]string][]int
}

// readPrinted reads all texts in the JSON files of a folder.
func readPrinted(t *testing.T, folder string) *printed {
	t.Helper()
	p := &printed{at: map[[3]string][]int{}}
	seen := map[string]bool{}
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".json" {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var value any
		if err := json.Unmarshal(source, &value); err != nil {
			return nil // not one of the tables
		}
		p.collect(value, seen)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// collect adds the texts in a value: those under the keys text, ability and effect.
func (p *printed) collect(value any, seen map[string]bool) {
	switch value := value.(type) {
	case []any:
		for _, v := range value {
			p.collect(v, seen)
		}
	case map[string]any:
		for key, v := range value {
			text, ok := v.(string)
			switch {
			case !ok:
				p.collect(v, seen)
			case (key == "text" || key == "ability" || key == "effect") && !seen[text]:
				seen[text] = true
				words := wordsIn(text)
				for i := range len(words) - 2 {
					three := [3]string(words[i : i+3])
					p.at[three] = append(p.at[three], len(p.texts))
				}
				p.texts = append(p.texts, words)
			}
		}
	}
}

// nearest returns the printed text that is most like a summary, and how like: of the eight with which it has the
// most runs of three words in common.
func (p *printed) nearest(words []string) (float64, []string) {
	common := map[int]int{}
	for i := range len(words) - 2 {
		for _, n := range p.at[[3]string(words[i:i+3])] {
			common[n]++
		}
	}
	list := make([]int, 0, len(common))
	for n := range common {
		list = append(list, n)
	}
	slices.SortFunc(list, func(a, b int) int {
		if common[a] != common[b] {
			return common[b] - common[a]
		}
		return a - b
	})
	best, text := 0.0, []string(nil)
	for _, n := range list[:min(len(list), 8)] {
		if like := alike(words, p.texts[n]); like > best {
			best, text = like, p.texts[n]
		}
	}
	return best, text
}

var (
	markup = regexp.MustCompile(`\[|\]|<[^>]*>`)
	signs  = regexp.MustCompile(`[^a-z0-9 ]`)
)

// wordsIn returns the words of a text in lower case, without punctuation and markup.
func wordsIn(text string) []string {
	return strings.Fields(signs.ReplaceAllString(markup.ReplaceAllString(strings.ToLower(text), " "), ""))
}

// alike is the share of the words of two texts that both have in the same order: the longest common run, and
// what is alike before it and behind it (Ratcliff and Obershelp).
func alike(a, b []string) float64 {
	if len(a)+len(b) == 0 {
		return 1
	}
	return 2 * float64(matching(a, b)) / float64(len(a)+len(b))
}

// matching counts the words of common runs.
func matching(a, b []string) int {
	n, i, j := longestRun(a, b)
	if n == 0 {
		return 0
	}
	return n + matching(a[:i], b[:j]) + matching(a[i+n:], b[j+n:])
}

// longestRun returns the length of the longest common run of words, and where the first one begins in each.
func longestRun(a, b []string) (n, atA, atB int) {
	before := make([]int, len(b)+1)
	for i := range a {
		here := make([]int, len(b)+1)
		for j := range b {
			if a[i] != b[j] {
				continue
			}
			here[j+1] = before[j] + 1
			if here[j+1] > n {
				n, atA, atB = here[j+1], i+1-here[j+1], j+1-here[j+1]
			}
		}
		before = here
	}
	return n, atA, atB
}
