package replay

import "strings"

// oldWords are spellings that records and scenarios used until November 2026, each with the one
// that took its place.
var oldWords = strings.NewReplacer("defence", "defense", "colour", "color", "centre", "center",
	"cancelled", "canceled",
	"lower edge", "bottom edge", "lower-edge", "bottom-edge", "upper edge", "top edge", "upper-edge", "top-edge")

// Modern returns words of a record or a scenario in today's spelling, so that old files are
// still read. Ids of clauses keep theirs.
func Modern(text string) string {
	for _, prefix := range [...]string{"1e.", "2e.", "msg."} {
		if strings.HasPrefix(text, prefix) {
			return text
		}
	}
	return oldWords.Replace(text)
}
