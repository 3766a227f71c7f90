package koiogran_test

import (
	"regexp"
	"testing"

	"koiogran"
)

func TestVersion_IsThatOfTheChangelog(t *testing.T) {
	if v := koiogran.Version(); !regexp.MustCompile(`^v[1-9][0-9]*\.[0-9]+\.[0-9]+$`).MatchString(v) {
		t.Errorf("the version is %q; expected one such as v1.0.0 as a heading of CHANGELOG.md", v)
	}
}
