package mutate

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// A fault can keep a match from ending, and so can a busy machine keep tests from their end: they may take
// so long, or a few times as long as without a fault if that is more, and at most the longest.
const (
	limit   = time.Minute
	longest = 10 * time.Minute
)

// outOfTime reports whether the output of tests says that their time ran out.
func outOfTime(out []byte) bool { return bytes.Contains(out, []byte("panic: test timed out after ")) }

// try puts a fault that cannot be switched on into its card and runs the tests of its package and of
// those below it, where the pilots stand that assign a condition, then those of the edition's other
// packages and the scenarios, if they name the card.
func try(ctx context.Context, root string, f *Fault) (Outcome, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return "", fmt.Errorf("mutate: %w", err)
	}
	defer os.RemoveAll(dir)
	overlay, err := overlay(dir, root, f)
	if err != nil {
		return "", err
	}
	outcome, err := test(ctx, root, overlay, "./"+f.Package+"/...")
	if outcome != Unnoticed || err != nil {
		return outcome, err
	}
	others, err := inTests(root, f)
	if err != nil {
		return "", err
	}
	for _, name := range others {
		if outcome, err = test(ctx, root, overlay, "./"+name); outcome != Unnoticed || err != nil {
			return outcome, err
		}
	}
	named, err := inScenarios(root, f)
	if err != nil || !named {
		return outcome, err
	}
	return test(ctx, root, overlay, "./check/scenario", "-run=TestScenarios_AllHold")
}

// overlay writes the file with the fault, and the file that puts it in place of the right one.
func overlay(dir, root string, f *Fault) (string, error) {
	original := filepath.Join(root, filepath.FromSlash(f.File))
	faulty := filepath.Join(dir, "faulty.go")
	if err := os.WriteFile(faulty, f.text(), 0o600); err != nil {
		return "", fmt.Errorf("mutate: %w", err)
	}
	replace := map[string]map[string]string{"Replace": {original: faulty}}
	content, err := json.Marshal(replace)
	if err != nil {
		return "", fmt.Errorf("mutate: %w", err)
	}
	name := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(name, content, 0o600); err != nil {
		return "", fmt.Errorf("mutate: %w", err)
	}
	return name, nil
}

// test runs the tests of packages with an overlay and returns what they say of the fault.
func test(ctx context.Context, root, overlay, packages string, more ...string) (Outcome, error) {
	ctx, stop := context.WithTimeout(ctx, longest)
	defer stop()
	args := append([]string{"test", "-overlay=" + overlay, "-vet=off", "-count=1", "-failfast",
		"-timeout=" + limit.String()}, more...)
	cmd := exec.CommandContext(ctx, "go", append(args, packages)...)
	cmd.Dir = root
	out, err := cmd.CombinedOutput()
	var failed *exec.ExitError
	switch {
	case err == nil:
		return Unnoticed, nil
	case ctx.Err() != nil, outOfTime(out):
		return Undecided, nil
	case bytes.Contains(out, []byte("[build failed]")), bytes.Contains(out, []byte("[setup failed]")):
		return void, nil
	case errors.As(err, &failed):
		return Noticed, nil
	}
	return "", fmt.Errorf("mutate: cannot run go test: %w", err)
}

// inTests returns the other packages of the fault's edition whose tests name one of its cards. Those
// of huge ships stand beside their rules.
func inTests(root string, f *Fault) ([]string, error) {
	edition := filepath.Join("engine/edition", f.Edition)
	var names []string
	for _, below := range []string{"", "pilots", "upgrades"} {
		name := filepath.ToSlash(filepath.Join(edition, below))
		if strings.HasPrefix(name, f.Package) {
			continue
		}
		files, err := filepath.Glob(filepath.Join(root, name, "*_test.go"))
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		named, err := anyNames(files, f.names)
		if err != nil {
			return nil, err
		}
		if named {
			names = append(names, name)
		}
	}
	return names, nil
}

// anyNames reports whether one of the files holds one of the names.
func anyNames(files, names []string) (bool, error) {
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			return false, fmt.Errorf("mutate: %w", err)
		}
		for _, card := range names {
			if bytes.Contains(content, []byte(card)) {
				return true, nil
			}
		}
	}
	return false, nil
}

// inScenarios reports whether a scenario of the fault's edition names one of its cards. What several
// cards share is taken to be named.
func inScenarios(root string, f *Fault) (bool, error) {
	files, err := filepath.Glob(filepath.Join(root, "content/scenarios", f.Edition, "*.yaml"))
	if err != nil {
		return false, fmt.Errorf("mutate: %w", err)
	}
	if len(f.Cards) == 0 {
		return len(files) > 0, nil
	}
	return anyNames(files, f.names)
}
