// Package arch states the structure of the project as a table, which package may import
// which and what the engine may use of the standard library, and holds the source to it.
package arch

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// module is the import path of the project, which begins every package of it.
const module = "koiogran"

// listed is a package of the project with what its shipped files import, tests aside.
type listed struct {
	ImportPath string
	Imports    []string
}

// arrow is a line of the table: pkg may import the packages in may. Names are written
// without the module.
type arrow struct {
	pkg string // one package, or with /* every package below it
	may []string
}

// Words of the table with a meaning of their own.
const (
	anything = "*"   // every package except the commands
	own      = "own" // packages of the same edition
)

// arrows returns the table. A line for one package goes before a line for its parent's star.
func arrows() []arrow {
	belowEdition := []string{"engine/rules", "engine/card", "engine/game", "engine/geom", "engine/data"}
	aboveEdition := append([]string{"engine/edition"}, belowEdition...)
	return []arrow{
		{"engine/geom", nil},
		{"engine/game", []string{"engine/geom"}},
		{"engine/card", []string{"engine/game", "engine/geom"}},
		{"engine/data", nil},
		{"engine/rules", []string{"engine/card", "engine/game", "engine/geom", "engine/data"}},
		{"engine/edition/*", append([]string{own}, belowEdition...)},
		{"engine/edition", append([]string{"engine/edition/*"}, belowEdition...)},
		{"koiogran", nil}, // the root: the version and the licenses
		{"content/catalogue", nil},
		{"content/search", []string{"content/catalogue", "content/scenarios"}},
		{"content/builders", nil},
		{"content/nicknames", nil},
		{"content/points", []string{"engine/data"}},
		{"content/cardimport", []string{"content/builders", "content/points", "engine/data"}},
		{"play/squad", []string{"content/builders", "content/nicknames", "engine/data"}},
		{"play/dealer", aboveEdition},
		{"play/replay", aboveEdition},
		{"play/view", aboveEdition},
		{"play/text", aboveEdition},
		{"play/draw", []string{"play/text", "engine/game", "engine/geom"}},
		{"play/match", append([]string{"play/bot", "play/dealer", "play/replay", "play/view", "play/squad"},
			belowEdition...)},
		{"play/value", nil},
		{"play/bot", append([]string{"play/dealer", "play/view", "play/value"}, belowEdition...)},
		{"play/analysis", append([]string{"play/bot", "play/odds", "play/replay", "play/text", "play/view"}, belowEdition...)},
		{"check/twin", belowEdition},
		{"check/soak", []string{anything}},
		{"check/perft", []string{anything}},
		{"check/mutate", []string{"engine/edition", "content/catalogue"}}, // what its ships are, and which clauses there are
		{"check/bench", []string{anything}},
		{"check/arena", []string{anything}},
		{"check/lab", []string{anything}},
		{"check/learn", []string{anything}},
		{"check/progress", []string{"engine/rules", "engine/card", "engine/game", "engine/data", "content/catalogue",
			"check/scenario"}},
		{"play/odds", append([]string{"play/view"}, belowEdition...)},
		{"check/scene", []string{anything}},
		{"check/scenario", []string{anything}},
		{"serve/store", nil},
		{"serve/store/*", []string{"serve/store", "serve/store/*"}},
		{"serve/rating", nil},
		{"serve/route", nil},
		{"serve/schema", []string{"serve/route", "serve/wire"}},
		{"serve/metrics", nil},
		{"serve/account", []string{"engine/game", "serve/limit", "serve/passkey", "serve/rating", "serve/route", "serve/secrets",
			"serve/store", "serve/wire"}},
		{"serve/secrets", []string{"serve/store"}},
		{"serve/lobby", append([]string{"engine/edition", "content/points", "play/bot", "play/dealer", "play/draw", "play/match",
			"play/replay", "play/squad", "serve/route", "serve/secrets", "serve/wire"}, belowEdition...)},
		{"serve/library", append([]string{"check/scenario", "content/catalogue", "content/lessons", "content/scenarios",
			"content/search", "play/draw", "play/replay", "play/text", "play/view", "serve/lobby", "serve/route", "serve/wire"},
			belowEdition...)},
		{"serve/limit", []string{"serve/route", "serve/secrets"}},
		{"serve/passkey", nil},
		{"serve/passkey/webauthn", []string{"serve/passkey"}},
		{"serve/push", []string{"serve/wire"}},
		{"serve/push/webpush", []string{"serve/push", "serve/wire"}},
		{"content/squads", nil},
		{"content/scenarios", nil},
		{"content/lessons", nil},
		{"serve/wire", append([]string{"play/bot", "play/text", "play/draw", "play/replay", "play/view", "play/odds"},
			belowEdition...)},
		{"serve/server", []string{anything}},
		{"serve/stdio", append([]string{"serve/wire", "play/replay", "play/view"}, belowEdition...)},
		{"serve/equip", []string{anything}},
		{"serve/load", []string{anything}},
		{"serve/challenge", []string{"serve/load", "serve/stdio", "serve/wire"}},
		{"web", nil},
		{"examples/*", nil},
		{"check/wasm", []string{anything}},
		{"check/wasm/*", []string{anything}},
		{"cmd/*", []string{anything}},
		{"check/arch", nil},
		{"check/prose", nil},
	}
}

// engine lists the packages that compile for the browser and give the same output for the
// same input, and so use nothing but the standard library and of that no clock, no files,
// no network, no chance and no locks.
func engine() []string {
	return []string{"engine/*"}
}

// denied lists what engine packages do not import of the standard library.
func denied() []string {
	return []string{"time", "os", "os/*", "net", "net/*", "math/rand", "math/rand/*", "sync", "sync/*"}
}

// vague lists names that say nothing about what is inside a package.
func vague() []string { return []string{"util", "utils", "common", "helpers", "types", "models"} }

// faultsOf names everything in which the packages differ from the table, one sentence each.
func faultsOf(pkgs []listed) []string {
	var faults []string
	for _, p := range pkgs {
		name := strings.TrimPrefix(p.ImportPath, module+"/")
		for part := range strings.SplitSeq(name, "/") {
			if slices.Contains(vague(), part) {
				faults = append(faults, fmt.Sprintf(
					"arch: package %s is called %s; expected a name that says what is inside", name, part))
			}
		}
		faults = append(faults, importFaults(name, p.Imports)...)
	}
	return faults
}

func importFaults(name string, imports []string) []string {
	i := slices.IndexFunc(arrows(), func(a arrow) bool { return matches(a.pkg, name) })
	if i < 0 {
		return []string{fmt.Sprintf(
			"arch: package %s is not in the table; say in arrows, check/arch/arch_test.go, what it may import",
			name)}
	}
	var faults []string
	for _, imp := range imports {
		inside, ok := strings.CutPrefix(imp, module+"/")
		switch {
		case ok && !allowed(arrows()[i].may, name, inside):
			faults = append(faults, fmt.Sprintf(
				"arch: package %s imports %s; expected only the arrows of the table, check/arch/arch_test.go",
				name, inside))
		case !ok && matchesAny(engine(), name) && !engineMay(name, imp):
			faults = append(faults, fmt.Sprintf(
				"arch: package %s imports %s; expected only what runs the same in every browser",
				name, imp))
		}
	}
	return faults
}

func allowed(may []string, from, to string) bool {
	return slices.ContainsFunc(may, func(m string) bool {
		switch m {
		case anything:
			return !strings.HasPrefix(to, "cmd/")
		case own:
			return editionOf(from) == editionOf(to)
		default:
			return matches(m, to)
		}
	})
}

// editionOf returns the edition that a package belongs to, or nothing.
func editionOf(name string) string {
	inside, ok := strings.CutPrefix(name, "engine/edition/")
	if !ok {
		return ""
	}
	id, _, _ := strings.Cut(inside, "/")
	return id
}

// engineMay reports whether an engine package may import a package from outside the project.
// The card data are read once and kept, which takes a lock.
func engineMay(name, imp string) bool {
	first, _, _ := strings.Cut(imp, "/")
	if strings.Contains(first, ".") {
		return false
	}
	return !matchesAny(denied(), imp) || name == "engine/data" && imp == "sync"
}

func matchesAny(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return matches(p, name) })
}

// matches compares a package with a name of the table; a star stands for everything below.
func matches(pattern, name string) bool {
	if above, ok := strings.CutSuffix(pattern, "/*"); ok {
		return strings.HasPrefix(name, above+"/")
	}
	return pattern == name
}

// project lists the packages of the source tree with the imports of all their files, those
// for another machine included. It reads the files itself, so that go test notices when one
// of them changes.
func project(t *testing.T) []listed {
	t.Helper()
	var pkgs []listed
	err := filepath.WalkDir("../..", func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if leftOut(dir) {
			return fs.SkipDir
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			return err
		}
		imports, err := importsOf(files)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(dir, "../.."))
		pkgs = append(pkgs, listed{ImportPath: module + name, Imports: imports})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return pkgs
}

// leftOut reports whether the go tool leaves a directory out: by its name, or as a module of
// its own.
func leftOut(dir string) bool {
	if dir == "../.." {
		return false
	}
	base := filepath.Base(dir)
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil || base == "testdata" || base == "node_modules" ||
		strings.ContainsRune("._", rune(base[0]))
}

func importsOf(files []string) ([]string, error) {
	var imports []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return nil, err
		}
		for _, spec := range f.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return nil, err
			}
			imports = append(imports, imp)
		}
	}
	slices.Sort(imports)
	return slices.Compact(imports), nil
}

func TestFaults_TheProjectHasNone(t *testing.T) {
	pkgs := project(t)
	if len(pkgs) < 2 {
		t.Fatalf("found %d packages, want the whole project", len(pkgs))
	}
	for _, f := range faultsOf(pkgs) {
		t.Error(f)
	}
}

func TestFaults_Table(t *testing.T) {
	cases := []struct {
		name, pkg, imp string
		fault          string // what the sentence must say, empty where there is none
	}{
		{"a downward arrow", "engine/rules", "koiogran/engine/card", ""},
		{"an upward arrow", "engine/game", "koiogran/engine/rules", "package engine/game imports engine/rules"},
		{"geometry imports nothing", "engine/geom", "koiogran/engine/game", "package engine/geom imports engine/game"},
		{"pilots use the vocabulary", "engine/edition/second/pilots", "koiogran/engine/card", ""},
		{"an edition lists its pilots", "engine/edition/second", "koiogran/engine/edition/second/pilots", ""},
		{"editions are strangers", "engine/edition/second", "koiogran/engine/edition/first",
			"package engine/edition/second imports engine/edition/first"},
		{"rules know no edition", "engine/rules", "koiogran/engine/edition/second", "imports engine/edition/second"},
		{"the list of editions", "engine/edition", "koiogran/engine/edition/second", ""},
		{"bots see no edition", "play/bot", "koiogran/engine/edition", "package play/bot imports engine/edition"},
		{"commands import anything", "cmd/koiogran", "koiogran/engine/edition/second", ""},
		{"nothing imports a command", "check/soak", "koiogran/cmd/koiogran", "imports cmd/koiogran"},
		{"an unlisted package", "wharf", "fmt", "package wharf is not in the table"},
		{"no clock in the engine", "engine/rules", "time", "package engine/rules imports time"},
		{"no chance in the engine", "engine/edition/second/upgrades", "math/rand/v2", "imports math/rand/v2"},
		{"no other module in the engine", "engine/card", "go.yaml.in/yaml/v3", "imports go.yaml.in/yaml/v3"},
		{"numbers in the engine", "engine/game", "math/bits", ""},
		{"the data load once", "engine/data", "sync", ""},
		{"no locks elsewhere", "engine/game", "sync", "package engine/game imports sync"},
		{"clocks outside the engine", "check/soak", "time", ""},
		{"a vague name", "cmd/helpers", "fmt", "is called helpers"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := strings.Join(faultsOf([]listed{
				{ImportPath: module + "/" + c.pkg, Imports: []string{c.imp}},
			}), "\n")
			if c.fault == "" && got != "" {
				t.Errorf("got fault %q, want none", got)
			}
			if !strings.Contains(got, c.fault) {
				t.Errorf("got %q, want a fault that says %q", got, c.fault)
			}
		})
	}
}
