package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The page of the architecture names every package, and no page asks the go command about one that does not exist.
func TestPages_NameThePackages(t *testing.T) {
	page, err := os.ReadFile("../../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, p := range project(t) {
		name := inside(p.ImportPath)
		known[name] = true
		if base := name[strings.LastIndex(name, "/")+1:]; name != "" && !regexp.MustCompile("`([\\w/]+/)?"+base+"`").Match(page) {
			t.Errorf("docs/architecture.md does not name %s", name)
		}
	}
	pages, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(pages, "../../README.md", "../../CONTRIBUTING.md") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile("`go doc (?:-\\w+ )*\\./([\\w/]+)").FindAllSubmatch(text, -1) {
			if !known[string(m[1])] {
				t.Errorf("%s: %s; expected a package of the project", filepath.Base(file), m[0])
			}
		}
	}
}

// inside returns the name of a package within the project.
func inside(path string) string {
	return strings.TrimPrefix(strings.TrimPrefix(path, module), "/")
}
