package squad

import (
	"fmt"

	"koiogran/engine/data"
)

// LegalBy says by which of several points lists a squad is legal in a format, nothing if by none: by that under which it
// costs what it says, if it is legal by it, else by the first.
func LegalBy(lists []*data.Catalogue, s Squad, f Format, says int) string {
	var found *data.Catalogue
	for _, c := range lists {
		if len(Check(c, s, f)) > 0 {
			continue
		}
		if found == nil || Cost(c, s) == says && Cost(found, s) != says {
			found = c
		}
	}
	if found == nil {
		return ""
	}
	return fmt.Sprintf("By the points list %s it is legal, with %s.", found.Points, count(Cost(found, s), "point"))
}
