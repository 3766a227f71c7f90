package squad

import (
	"fmt"
	"strings"

	"koiogran/engine/data"
)

// ownList returns the list that a squad names itself, or that held on the day of its event, among those of its edition from
// the newest on; that of its catalogue where there is none.
func ownList(f *Found, lists []*data.Catalogue) *data.Catalogue {
	for _, c := range lists {
		name, date, _ := strings.Cut(c.Points, "@")
		if c.Points == f.Squad.List || f.Squad.List == "" && name == eventList && f.Date != "" && date <= f.Date {
			return c
		}
	}
	return f.Catalogue
}

// OtherList returns the remark on a squad whose link names a points list that is not available; nothing if the link names none, or
// the one that checks the squad.
func OtherList(s *Squad, checkedBy string) string {
	if s.List == "" || s.List == checkedBy {
		return ""
	}
	return fmt.Sprintf("The link names the points list %s, which is not available here.", quote(s.List))
}

// eventList is the name of the points lists for events of second edition.
const eventList = "x2po"

// LegalBy names the one of several points lists that makes a squad legal in a format, nothing if none does. It prefers
// the list under which the squad costs what it says, then the first.
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
