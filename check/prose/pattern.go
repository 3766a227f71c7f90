package prose

import (
	"regexp"
	"slices"
	"strings"
)

// A pattern is a habit of translated English. docs/style.md explains each.
type pattern struct {
	name  string
	words []string // in lower case: where none of them occurs, the pattern is not found either
	find  *regexp.Regexp
	allow *regexp.Regexp // a find that matches this is fine; nil if none is
	scope *regexp.Regexp // of the names of files; nil for all
	// everywhere says that it is an error in comments, too. Elsewhere in comments its finds are counted.
	everywhere bool
	want       string
}

// patterns are the habits, in the order of docs/style.md.
var patterns = []pattern{
	{name: "tell", words: []string{"tell", "told"},
		find: regexp.MustCompile(`(?i)\b(tells|telling|(is|are|was|were|be|been) told)\b`),
		want: "returns, reports, sends, shows, describes; a person is notified or asked"},
	{name: "whoever", words: []string{"who"},
		find: regexp.MustCompile(`\b[Ww]hoever\b|(^|[.:;] )Who (has|is|does|can|may|loses|wins|keeps|sends|reads|writes)\b` +
			`|\b(for|to|of) who [a-z]+s\b`),
		want: "the player, the watcher, the client, the operator"},
	{name: "so many", words: []string{"so many", "so much"}, everywhere: true,
		find:  regexp.MustCompile(`\b[Ss]o many\b( \w+)?|\bby so much\b`),
		allow: regexp.MustCompile(`so many (that|as)`),
		want:  "this many, a number of, up to N"},
	{name: "headless", words: []string{`doc:"`, "that of", "those of"},
		find: regexp.MustCompile(`doc:"(Of|Yours|By|As|Whose|To be|What|Which|That of|Those)\b` +
			`|\b(is|are|was) (that|those) of\b`),
		want: "the noun first, and again"},
	{name: "by which", words: []string{"which", "whom", "what"},
		find: regexp.MustCompile(`(?i)\b(by|out of|along|up to) (which|whom|what)\b`),
		want: "turn it around: who does it with what"},
	{name: "is no", words: []string{" no ", " none of", " nobody's"}, everywhere: true,
		find: regexp.MustCompile(`(\b[Tt]here )?\b(is|are|was|were) (no [a-z]+|none of|nobody's)`),
		allow: regexp.MustCompile(
			`^[Tt]here|no (longer|more|different|such|other|effect|one|if|less|need|good|way)`),
		want: "is not a"},
	{name: "storybook", words: []string{"but for", "for want of", "besides", "as things", "now and then", "for ever",
		"all the same", "come of", "comes of", "came of", "comes of", "became of", "becomes of"},
		find: regexp.MustCompile(`(?i)\b(but for|for want of|besides|as things (lie|stand)|now and then|for ever` +
			`|all the same|(comes?|came|becomes|became) of)\b`),
		want: "except, apart from, as well, from time to time, forever, anyway, results from"},
	{name: "posture", words: []string{"lies ", "stands ", "sits ", "hangs ", "lays"},
		find: regexp.MustCompile(`\b(lies|stands|sits|hangs) (in|on|at|among|below|beside|behind|there|around|here` +
			`|before|above|where|with)\b( for)?|\b[Ll]ays\b( \w+){0,3}`),
		allow: regexp.MustCompile(`stands in for|[Ll]ays( \w+)* out`),
		want:  "is, contains, comes before; place"},
	{name: "comma", words: []string{"while ", "after ", "before ", "when ", "if ", "once ", "at the "},
		everywhere: true, scope: regexp.MustCompile(`^engine/edition/.*\.go$`),
		find: regexp.MustCompile(`(^|[.:;] )(While|After|Before|When|If|Once|At the (start|end) of) [^,:;.()]{4,110} ` +
			`(you|it|they|each|the (attacker|defender|ship|player)) ` +
			`(may|must|cannot|gains?|rolls?|suffers?|removes?|recovers?|performs?|is|are|flips?)\b`),
		want: "a comma after the opening clause"},
	{name: "expected", words: []string{", expected"}, everywhere: true,
		find:  regexp.MustCompile(`[^;:], expected\b:?`),
		allow: regexp.MustCompile(`:$`), // a key of a literal
		want:  "a semicolon before expected"},
	{name: "somebody", words: []string{"body", " one m", " one c", " one w"},
		find: regexp.MustCompile(`\b([Ss]ome|[Aa]ny|[Ee]very|[Nn]o)body\b|\b(what|where|if|as) one (may|might|can|would|could)\b`),
		want: "who acts: the player, the client; or no one, someone, you"},
}

// riddles are names in serve that do not say what a thing is.
var riddles = regexp.MustCompile(`^(relics?|Relics?|errRelic|keepRelic|relicTime|kit|hands|idleHands|told|toldTo|toldFor` +
	`|frost|lapse|lapsed|christen|attends|attending|beats?|firstBeat|drivenOn|goLate|roomy|turnAway)$`)

// habits finds the patterns in a text of a file that begins at a line. In a comment, those that are not held
// everywhere are only counted.
func habits(file, text string, line int, comment bool) []Fault {
	var faults []Fault
	lower := strings.ToLower(text)
	for i := range patterns {
		p := &patterns[i]
		if p.scope != nil && !p.scope.MatchString(file) ||
			!slices.ContainsFunc(p.words, func(word string) bool { return strings.Contains(lower, word) }) {
			continue
		}
		for _, phrase := range p.find.FindAllString(text, -1) {
			if p.allow == nil || !p.allow.MatchString(phrase) {
				faults = append(faults, Fault{Line: line, Phrase: phrase, Want: p.want, Counted: comment && !p.everywhere})
			}
		}
	}
	return faults
}
