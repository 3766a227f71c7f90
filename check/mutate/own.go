package mutate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"koiogran/engine/edition"
)

// ownLimit is how long the tests that cite a clause may take, unless they take long without a fault, too.
const ownLimit = 90 * time.Second

// aFailure is a line in which a test program names a test that has failed.
var aFailure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// own runs the tests that cite a clause of a fault and returns the clauses of those that fail.
func (b *build) own(ctx context.Context, f *Fault, c *cited) (bitten []string, outcome Outcome, err error) {
	byDir := map[string][]string{}
	for _, clause := range f.clauses {
		for _, w := range c.tests[clause] {
			if !slices.Contains(byDir[w.dir], w.test) {
				byDir[w.dir] = append(byDir[w.dir], w.test)
			}
		}
	}
	var dirs []string
	for dir := range byDir {
		dirs = append(dirs, dir)
	}
	slices.SortFunc(dirs, func(a, z string) int { // all scenarios run at once: they come last
		return strings.Compare(strings.Replace(a, scenarios, "~", 1), strings.Replace(z, scenarios, "~", 1))
	})
	for _, dir := range dirs {
		failed, outcome, err := b.fails(ctx, dir, f.number, byDir[dir])
		if err != nil || outcome == Undecided {
			return nil, outcome, err
		}
		for _, clause := range f.clauses {
			if slices.ContainsFunc(c.tests[clause], func(w witness) bool {
				return w.dir == dir && slices.Contains(failed, w.test)
			}) {
				bitten = append(bitten, clause)
			}
		}
		if len(bitten) > 0 {
			return bitten, Noticed, nil
		}
	}
	return nil, Unnoticed, nil
}

// fails runs tests of a package with a fault and returns those that fail. Each of them must pass without a fault.
func (b *build) fails(ctx context.Context, dir string, number int, tests []string) ([]string, Outcome, error) {
	p := b.compiled(ctx, dir)
	if p.err != nil || p.path == "" {
		return nil, Unnoticed, p.err
	}
	run := "^(" + strings.Join(tests, "|") + ")$"
	if dir == scenarios {
		run = "^TestScenarios_AllHold$"
	}
	failed, outcome, err := b.failing(ctx, p.path, dir, number, run)
	if err != nil || outcome != Noticed {
		return nil, outcome, err
	}
	if len(failed) == 0 { // it did not come as far as a test
		failed = tests
	}
	known, _, err := b.failing(ctx, p.path, dir, 0, run)
	if err == nil && len(known) > 0 {
		err = fmt.Errorf("%w: %s: %s", errFails, dir, strings.Join(known, ", "))
	}
	return failed, Noticed, err
}

// failing runs tests and returns the names of those that fail.
func (b *build) failing(ctx context.Context, program, dir string, number int, run string) ([]string, Outcome, error) {
	key := fmt.Sprint(dir, " ", run)
	if number == 0 {
		b.mu.Lock()
		passed := b.passed[key]
		b.mu.Unlock()
		if passed {
			return nil, Unnoticed, nil
		}
	}
	b.mu.Lock()
	patience := allowed(ownLimit, b.took[key])
	b.mu.Unlock()
	if number == 0 {
		patience = longest
	}
	start := time.Now()
	limited, stop := context.WithTimeout(ctx, 2*patience)
	defer stop()
	cmd := exec.CommandContext(limited, program, "-test.run="+run, "-test.timeout="+patience.String())
	cmd.Dir = filepath.Join(b.root, filepath.FromSlash(dir))
	cmd.Env = append(os.Environ(), wanted+"="+strconv.Itoa(number))
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	switch {
	case err == nil:
		if number == 0 {
			b.mu.Lock()
			b.passed[key], b.took[key] = true, time.Since(start)
			b.mu.Unlock()
		}
		return nil, Unnoticed, nil
	case limited.Err() != nil, outOfTime(out):
		if number != 0 { // the next try gets the time that the tests need
			_, _, err = b.failing(ctx, program, dir, 0, run)
			return nil, Undecided, err
		}
		return nil, Undecided, nil
	case !errors.As(err, &exit):
		return nil, "", fmt.Errorf("mutate: cannot run the tests of %s: %w", dir, err)
	}
	var failed []string
	for _, m := range aFailure.FindAllSubmatch(out, -1) {
		failed = append(failed, strings.TrimPrefix(string(m[1]), "TestScenarios_AllHold/"))
	}
	return failed, Noticed, nil
}

// compiled returns the test program of a package, which was not run yet.
func (b *build) compiled(ctx context.Context, dir string) *program {
	b.mu.Lock()
	p := b.unproven[dir]
	if p == nil {
		p = &program{}
		b.unproven[dir] = p
	}
	b.mu.Unlock()
	p.once.Do(func() {
		name := filepath.Join(b.dir, strings.ReplaceAll(dir, "/", "_")+".test")
		out, err := b.goTool(ctx, "test", "-c", "-vet=off", "-overlay="+b.overlay, "-o", name, "./"+dir)
		if err != nil {
			p.err = fmt.Errorf("mutate: cannot build the tests of %s: %w\n%s", dir, err, bytes.TrimSpace(out))
		} else if _, err := os.Stat(name); err == nil {
			p.path = name
		}
	})
	return p
}

// others runs all tests of the fault's package, of the games that it is about, and the scenarios.
func (b *build) others(ctx context.Context, f *Fault) (Outcome, error) {
	dirs := []string{f.Package, scenarios}
	for _, game := range edition.IDs() {
		prefix := prefixOf(game)
		if slices.ContainsFunc(f.clauses, func(id string) bool { return strings.HasPrefix(id, prefix) }) {
			dirs = append(dirs, "engine/edition/"+game)
		}
	}
	slices.Sort(dirs)
	for _, dir := range dirs {
		if _, err := os.Stat(filepath.Join(b.root, filepath.FromSlash(dir))); err != nil {
			continue
		}
		p := b.compiled(ctx, dir)
		if p.err != nil {
			return "", p.err
		}
		if p.path == "" {
			continue
		}
		outcome, err := b.run(ctx, p, dir, f.number)
		if outcome == Undecided && err == nil { // the next try gets the time that the tests need
			p.measure.Do(func() {
				start := time.Now()
				if _, err = b.run(ctx, p, dir, 0); err == nil {
					p.took.Store(int64(time.Since(start)))
				}
			})
		}
		if outcome != Unnoticed || err != nil {
			return outcome, err
		}
	}
	return Unnoticed, nil
}
