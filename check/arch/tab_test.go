package arch

import (
	"slices"
	"strings"
	"testing"
)

// heavy begins the names of what the game in a tab of a browser does without: databases, TLS, protobuf, and the
// libraries of servers that others reach.
func heavy() []string {
	return []string{
		"database/sql", "crypto/tls", "net/http/pprof", "modernc.org/", "github.com/jackc/", "github.com/pressly/",
		"google.golang.org/protobuf", "github.com/prometheus/", "github.com/go-webauthn/", "github.com/SherClockHolmes/",
		"github.com/danielgtaylor/huma",
	}
}

// needed returns all packages of the project that one needs, itself included, with the package that brings each.
func needed(pkgs []listed, name string) map[string]string {
	by := map[string]string{name: "itself"}
	for todo := []string{name}; len(todo) > 0; todo = todo[1:] {
		i := slices.IndexFunc(pkgs, func(p listed) bool { return p.ImportPath == module+"/"+todo[0] })
		if i < 0 {
			continue
		}
		for _, imp := range pkgs[i].Imports {
			inside, ok := strings.CutPrefix(imp, module+"/")
			if !ok {
				inside = imp
			}
			if by[inside] == "" {
				by[inside] = todo[0]
				if ok {
					todo = append(todo, inside)
				}
			}
		}
	}
	return by
}

func TestTab_ImportsNoDatabaseTLSOrProtobuf(t *testing.T) {
	by := needed(project(t), "cmd/tab")
	if by["serve/server"] == "" || by["engine/rules"] == "" {
		t.Fatal("the game in a tab needs no server and no rules; expected both")
	}
	for imp, from := range by {
		for _, begins := range heavy() {
			if strings.HasPrefix(imp, begins) {
				t.Errorf("arch: the game in a tab needs %s by %s; expected nothing that begins with %s", imp, from, begins)
			}
		}
	}
}
