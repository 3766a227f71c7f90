package arch

import (
	"cmp"
	"flag"
	"fmt"
	"go/doc"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write docs/packages.md")

// mapHead begins the page of packages.
const mapHead = `# Packages

Every package of the project with the first sentence of its documentation and the packages of the project that it
imports, tests aside. A package is below all that import it: those of level 0 import no other. The page is written by
` + "`go test ./check/arch -run Map -update`" + `; [architecture.md](architecture.md) explains how the parts fit.
`

// The page of packages lists each package with what it imports.
func TestMap_IsWhatTheImportsAre(t *testing.T) {
	const file = "../../docs/packages.md"
	want := mapOf(t, project(t))
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("docs/packages.md is stale: write it with go test ./check/arch -run Map -update (%v)", err)
	}
}

// mapOf returns the page of some packages.
func mapOf(t *testing.T, pkgs []listed) string {
	t.Helper()
	imports := map[string][]string{}
	for _, p := range pkgs {
		name := inside(p.ImportPath)
		imports[name] = []string{}
		for _, imp := range p.Imports {
			if imp == module || strings.HasPrefix(imp, module+"/") {
				imports[name] = append(imports[name], inside(imp))
			}
		}
	}
	var b strings.Builder
	b.WriteString(mapHead)
	folder := "-"
	for _, name := range slices.Sorted(maps.Keys(imports)) {
		if top, _, _ := strings.Cut(name, "/"); top != folder {
			folder = top
			b.WriteString("\n| Package | Level | What it is | Imports |\n| --- | --- | --- | --- |\n")
		}
		list := make([]string, len(imports[name]))
		for i, imp := range imports[name] {
			list[i] = "`" + cmp.Or(imp, module) + "`"
		}
		fmt.Fprintf(&b, "| `%s` | %d | %s | %s |\n", cmp.Or(name, module), level(imports, name), synopsis(t, name), strings.Join(list, ", "))
	}
	return b.String()
}

// level returns the length of the longest chain of imports below a package.
func level(imports map[string][]string, name string) int {
	n := 0
	for _, imp := range imports[name] {
		n = max(n, level(imports, imp)+1)
	}
	return n
}

// synopsis returns the first sentence of what a package says of itself.
func synopsis(t *testing.T, name string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("../..", filepath.FromSlash(name), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		if f.Doc != nil {
			return strings.ReplaceAll(new(doc.Package).Synopsis(f.Doc.Text()), "|", "\\|")
		}
	}
	t.Errorf("package %s has no documentation", name)
	return ""
}
