package mutate

import (
	"context"
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// wanted is the variable of the environment that says which fault of a build is switched on.
const wanted = "MUTATE_FAULT"

// build is the test programs of packages in which many faults can be switched on: they are compiled
// once, and run once for each fault.
type build struct {
	root, dir string
	overlay   string // the file that lists the replaced files for the go tool
	broken    map[*Fault]bool

	mu       sync.Mutex
	programs map[string]*program // by folder, below the project's
	unproven map[string]*program // those that have not been run without a fault
	passed   map[string]bool     // tests that pass without a fault

	took map[string]time.Duration // how long these took
}

// newBuild prepares faults, which must all be in functions where they can be switched on. Those with
// which their package does not compile are void. The caller closes the build.
func newBuild(ctx context.Context, root string, faults []*Fault) (*build, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	b := &build{root: root, dir: dir, broken: map[*Fault]bool{}, programs: map[string]*program{},
		unproven: map[string]*program{}, passed: map[string]bool{},
		took: map[string]time.Duration{}}
	for i, f := range faults {
		f.number = i + 1
	}
	for more := true; more; {
		if more, err = b.compile(ctx, faults); err != nil {
			b.close()
			return nil, err
		}
	}
	return b, nil
}

// close removes the programs.
func (b *build) close() { os.RemoveAll(b.dir) }

// compile writes the files with the faults that are not void and compiles their packages. It reports
// whether more faults turned out to be void.
func (b *build) compile(ctx context.Context, faults []*Fault) (more bool, err error) {
	files, packages := map[string][]*Fault{}, map[string]bool{}
	for _, f := range faults {
		packages["./"+f.Package] = true
		if !b.broken[f] {
			files[f.File] = append(files[f.File], f)
		}
	}
	written, err := b.write(files)
	if err != nil {
		return false, err
	}
	args := []string{"build", "-gcflags=-e", "-overlay=" + b.overlay}
	for p := range packages {
		args = append(args, p)
	}
	out, err := b.goTool(ctx, args...)
	if err == nil {
		return false, nil
	}
	for name, file := range written {
		for line := range complaints(out, b.root, name, b.standIn(name)) {
			if f := file.lines[line]; f != nil {
				more = more || !b.broken[f]
				b.broken[f] = true
			}
		}
	}
	if !more {
		return false, fmt.Errorf("mutate: cannot build the faults: %w\n%s", err, out)
	}
	return true, nil
}

// aComplaint is a line in which a compiler says where an error is.
var aComplaint = regexp.MustCompile(`(?m)^(.+?\.go):(\d+):`)

// complaints returns the lines in which a compiler's output finds errors, of a file of a project that it
// calls by its own name or by that of the file in its place. It may say either from the project's folder.
func complaints(out []byte, root, file, standIn string) map[int]bool {
	lines := map[int]bool{}
	for _, found := range aComplaint.FindAllSubmatch(out, -1) {
		name := filepath.FromSlash(string(found[1]))
		if !filepath.IsAbs(name) {
			name = filepath.Join(root, name)
		}
		n, err := strconv.Atoi(string(found[2]))
		if err == nil && (name == standIn || name == filepath.Join(root, filepath.FromSlash(file))) {
			lines[n] = true
		}
	}
	return lines
}

// standIn returns the path of what is put in place of a file.
func (b *build) standIn(name string) string {
	return filepath.Join(b.dir, strings.ReplaceAll(name, "/", "_"))
}

// write writes the files with faults, and the overlay that puts them in place of the right ones.
func (b *build) write(files map[string][]*Fault) (map[string]*switched, error) {
	written, replace := map[string]*switched{}, map[string]string{}
	put := func(name string, text []byte) error {
		replace[filepath.Join(b.root, filepath.FromSlash(name))] = b.standIn(name)
		return os.WriteFile(b.standIn(name), text, 0o600)
	}
	for name, faults := range files {
		s := withSwitches(faults)
		written[name] = s
		tree, err := parser.ParseFile(token.NewFileSet(), name, faults[0].source, parser.PackageClauseOnly)
		if err == nil {
			err = put(name, s.text)
		}
		if err == nil {
			err = put(faults[0].Package+"/fault__.go", fmt.Appendf(nil, switchFile, tree.Name.Name))
		}
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
	}
	b.overlay = filepath.Join(b.dir, "overlay.json")
	content, err := json.Marshal(map[string]any{"Replace": replace})
	if err == nil {
		err = os.WriteFile(b.overlay, content, 0o600)
	}
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	return written, nil
}

// switchFile is the file that a package gains.
const switchFile = `package %s

import (
	"os"
	"strconv"
)

var ` + chosen + ` = func() int {
	n, _ := strconv.Atoi(os.Getenv("` + wanted + `"))
	return n
}()

func ` + picked + `[T any](on bool, faulty, right T) T {
	if on {
		return faulty
	}
	return right
}
`

// goTool runs the go tool in the project.
func (b *build) goTool(ctx context.Context, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = b.root
	return cmd.CombinedOutput()
}
