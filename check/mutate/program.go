package mutate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// program is the test program of a package.
type program struct {
	once  sync.Once
	path  string            // "" if the package has no tests
	tests map[string]string // the sources of its tests, by name
	took  atomic.Int64      // nanoseconds, without a fault
	err   error

	measure sync.Once // of how long the tests take
}

// slower is how much longer tests may take with a fault than without one. Other work of the machine slows both down.
const slower = 5

// allowed returns for how long tests may run with a fault, after they took some time without one: never longer than
// without a fault.
func allowed(least, took time.Duration) time.Duration { return min(max(least, slower*took), longest) }

// try switches a fault on and runs the tests of its package and of those below it, then those of the
// edition's other packages and the scenarios, if they name the card.
func (b *build) try(ctx context.Context, f *Fault) (Outcome, error) {
	below, err := packagesBelow(b.root, f.Package)
	if err != nil {
		return "", err
	}
	others, err := inTests(b.root, f)
	if err != nil {
		return "", err
	}
	for _, dir := range append(below, others...) {
		if outcome, err := b.test(ctx, dir, f); outcome != Unnoticed || err != nil {
			return outcome, err
		}
	}
	named, err := inScenarios(b.root, f)
	if err != nil || !named {
		return Unnoticed, err
	}
	return b.test(ctx, "check/scenario", f, "-test.run=TestScenarios_AllHold")
}

// packagesBelow lists the folders of a package and of those below it.
func packagesBelow(root, dir string) ([]string, error) {
	found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(dir), "*"))
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	all := []string{dir}
	for _, path := range found {
		if info, err := os.Stat(path); err == nil && info.IsDir() && info.Name() != "testdata" {
			all = append(all, dir+"/"+info.Name())
		}
	}
	return all, nil
}

// test runs the tests of a package with a fault, those first that name its card.
func (b *build) test(ctx context.Context, dir string, f *Fault, more ...string) (Outcome, error) {
	p := b.program(ctx, dir, more...)
	if p.err != nil || p.path == "" {
		return Unnoticed, p.err
	}
	if near := p.naming(f.names); near != "" && len(more) == 0 {
		if outcome, err := b.run(ctx, p, dir, f.number, near); outcome != Unnoticed || err != nil {
			return outcome, err
		}
	}
	return b.run(ctx, p, dir, f.number, more...)
}

// naming selects the tests that name one of a fault's cards, "" if none does: most faults are noticed
// by them, and the others need not run.
func (p *program) naming(cards []string) string {
	var names []string
	for name, source := range p.tests {
		for _, id := range cards {
			if strings.Contains(source, strconv.Quote(id)) {
				names = append(names, name)
				break
			}
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "-test.run=^(" + strings.Join(names, "|") + ")$"
}

// testsIn reads the sources of the tests of a folder, by name.
func testsIn(dir string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	tests := map[string]string{}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, path, text, parser.SkipObjectResolution)
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		for _, decl := range tree.Decls {
			if d, ok := decl.(*ast.FuncDecl); ok && strings.HasPrefix(d.Name.Name, "Test") {
				tests[d.Name.Name] = string(text[set.Position(d.Pos()).Offset:set.Position(d.End()).Offset])
			}
		}
	}
	return tests, nil
}

// run runs a test program.
func (b *build) run(ctx context.Context, p *program, dir string, number int, more ...string) (Outcome,
	error) {
	patience := allowed(limit, time.Duration(p.took.Load()))
	if number == 0 {
		patience = longest
	}
	ctx, stop := context.WithTimeout(ctx, 2*patience)
	defer stop()
	cmd := exec.CommandContext(ctx, p.path,
		append([]string{"-test.failfast", "-test.timeout=" + patience.String()}, more...)...)
	cmd.Dir = filepath.Join(b.root, filepath.FromSlash(dir))
	cmd.Env = append(os.Environ(), wanted+"="+strconv.Itoa(number))
	out, err := cmd.CombinedOutput()
	var failed *exec.ExitError
	switch {
	case err == nil:
		return Unnoticed, nil
	case ctx.Err() != nil, outOfTime(out):
		return Undecided, nil
	case errors.As(err, &failed):
		return Noticed, nil
	}
	return "", fmt.Errorf("mutate: cannot run the tests of %s: %w", dir, err)
}

// program returns the test program of a package. It is compiled the first time that it is asked for,
// and must pass without a fault.
func (b *build) program(ctx context.Context, dir string, more ...string) *program {
	b.mu.Lock()
	p := b.programs[dir]
	if p == nil {
		p = &program{}
		b.programs[dir] = p
	}
	b.mu.Unlock()
	p.once.Do(func() {
		path := filepath.Join(b.dir, strings.ReplaceAll(dir, "/", "_")+".test")
		out, err := b.goTool(ctx, "test", "-c", "-vet=off", "-overlay="+b.overlay, "-o", path, "./"+dir)
		if err != nil {
			p.err = fmt.Errorf("mutate: cannot build the tests of %s: %w\n%s", dir, err, bytes.TrimSpace(out))
			return
		}
		if _, err := os.Stat(path); err != nil {
			return
		}
		if p.tests, p.err = testsIn(filepath.Join(b.root, filepath.FromSlash(dir))); p.err != nil {
			return
		}
		p.path = path
		start := time.Now()
		outcome, err := b.run(ctx, p, dir, 0, more...)
		p.took.Store(int64(time.Since(start)))
		if err == nil && outcome != Unnoticed {
			err = fmt.Errorf("%w: %s", errFails, dir)
		}
		p.err = err
	})
	return p
}

// errFails says that tests fail before anything was done to them.
var errFails = errors.New("mutate: the tests fail without a fault")
