// Command notice writes NOTICE: every Go module, npm package and font that the program, its client and the game in a
// tab are made of, with the texts of their licenses. It runs in the root of the project, with the client's packages
// installed.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// part is something that the program is made of.
type part struct {
	name string // with its version
	dir  string // where it is
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "notice:", err)
		os.Exit(1)
	}
}

func run() error {
	all, err := sections(".")
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := write(&out, all); err != nil {
		return err
	}
	return os.WriteFile("NOTICE", out.Bytes(), 0o644)
}

// section is a heading and the parts below it.
type section struct {
	title string
	parts []part
}

// sections returns all parts, for the source tree in a folder.
func sections(root string) ([]section, error) {
	modules, err := modules(root)
	if err != nil {
		return nil, err
	}
	packages, err := packages(root)
	return []section{{"Go modules", modules}, {"npm packages and fonts", packages}}, err
}

// systems returns those that the program is released for, and the browser.
func systems() [][2]string {
	return [][2]string{{"linux", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}, {"js", "wasm"}}
}

// modules returns the Go modules, and Go itself, whose library and runtime are in every program.
func modules(at string) ([]part, error) {
	list := []part{}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	list = append(list, part{"Go standard library and runtime", strings.TrimSpace(string(root))})
	seen := map[string]bool{}
	for _, system := range systems() {
		command := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", mainOf(system[0]))
		command.Env = append(os.Environ(), "GOOS="+system[0], "GOARCH="+system[1], "CGO_ENABLED=0")
		command.Dir, command.Stderr = at, os.Stderr
		out, err := command.Output()
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(out)) {
			name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t")
			if !ok || seen[name] {
				continue
			}
			seen[name] = true
			list = append(list, part{name, dir})
		}
	}
	slices.SortFunc(list[1:], func(a, b part) int { return strings.Compare(a.name, b.name) })
	return list, nil
}

// mainOf returns the command that is built for a system.
func mainOf(system string) string {
	if system == "js" {
		return "./cmd/tab"
	}
	return "./cmd/koiogran"
}

// packages returns the npm packages, fonts among them, that reach a browser: those of the lock file that are not for
// development.
func packages(root string) ([]part, error) {
	text, err := os.ReadFile(filepath.Join(root, "web/package-lock.json"))
	if err != nil {
		return nil, err
	}
	var lock struct {
		Packages map[string]struct {
			Version string `json:"version"`
			Dev     bool   `json:"dev"`
		} `json:"packages"`
	}
	if err := json.Unmarshal(text, &lock); err != nil {
		return nil, err
	}
	var list []part
	for at, p := range lock.Packages {
		_, name, ok := strings.Cut(at, "node_modules/")
		if !ok || p.Dev {
			continue
		}
		list = append(list, part{name + " " + p.Version, filepath.Join(root, "web", at)})
	}
	slices.SortFunc(list, func(a, b part) int { return strings.Compare(a.name, b.name) })
	return list, nil
}

// licenses returns the texts of the licenses in a folder.
func licenses(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, e := range entries {
		name := strings.ToUpper(strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(e.Name(), ".md"), ".txt"), ".MD"))
		begins := func(word string) bool { return strings.HasPrefix(name, word) }
		if e.IsDir() || !slices.ContainsFunc([]string{"LICENSE", "COPYING", "NOTICE", "PATENTS"}, begins) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		texts = append(texts, strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")))
	}
	if len(texts) == 0 {
		return nil, errors.New("found no license text; expected a file such as LICENSE in " + filepath.Base(dir))
	}
	return texts, nil
}

// write writes the parts, and below them each text once with the parts that it is for.
func write(w io.Writer, all []section) error {
	fmt.Fprint(w, "Koiogran is made with the work of others. This file names it, with the texts of the licenses. It is written by\n",
		"go generate; koiogran licenses prints it.\n")
	var order []string
	users := map[string][]string{}
	for _, s := range all {
		fmt.Fprintf(w, "\n%s:\n", s.title)
		for _, p := range s.parts {
			fmt.Fprintf(w, "  %s\n", p.name)
			texts, err := licenses(p.dir)
			if err != nil {
				return fmt.Errorf("%s: %w; packages of the client come by npm ci", p.name, err)
			}
			for _, text := range texts {
				if users[text] == nil {
					order = append(order, text)
				}
				users[text] = append(users[text], p.name)
			}
		}
	}
	for _, text := range order {
		fmt.Fprintf(w, "\n%s\n%s\n\n%s\n", strings.Repeat("-", 80), strings.Join(users[text], "\n"), text)
	}
	return nil
}
