package wasm_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/dealer"
	"koiogran/edition"
	"koiogran/game"
	"koiogran/replay"
	"koiogran/rules"
)

// matches is how many fresh matches the test plays besides the golden records.
const matches = 40

// TestBrowserBuild_SameHashes plays matches here, notes the state's fingerprint every ten
// choices, and lets the browser build replay them: it must find every state the same.
func TestBrowserBuild_SameHashes(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("node is needed to run the browser build: install Node 20")
	}
	dir := t.TempDir()
	var files []string
	for seed := range uint64(matches) {
		files = append(files, record(t, dir, seed))
	}
	golden, err := filepath.Glob("../replay/testdata/*.record")
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, golden...)
	here, there := verifyHere(t, dir, files), verifyInNode(t, dir, node, files)
	if here != there {
		t.Errorf("the browser build differs\nhere:\n%s\nthere:\n%s", here, there)
	}
	if n := strings.Count(here, "\n"); n != len(files) {
		t.Errorf("%d of %d records verified", n, len(files))
	}
}

// verifyHere runs the verifier built for this machine.
func verifyHere(t *testing.T, dir string, files []string) string {
	t.Helper()
	binary := filepath.Join(dir, "verify")
	build(t, binary, os.Environ())
	return output(t, exec.Command(binary, files...))
}

// verifyInNode runs the verifier built for the browser.
func verifyInNode(t *testing.T, dir, node string, files []string) string {
	t.Helper()
	binary := filepath.Join(dir, "verify.wasm")
	build(t, binary, append(os.Environ(), "GOOS=js", "GOARCH=wasm"))
	root := strings.TrimSpace(output(t, exec.Command("go", "env", "GOROOT")))
	script := filepath.Join(root, "lib", "wasm", "wasm_exec_node.js")
	command := exec.Command(node, append([]string{"--stack-size=8192", script, binary}, files...)...)
	// The browser's start-up code has room for few environment variables.
	command.Env = []string{"HOME=" + os.Getenv("HOME"), "PATH=" + os.Getenv("PATH")}
	return output(t, command)
}

// build builds the verifier.
func build(t *testing.T, binary string, env []string) {
	t.Helper()
	command := exec.Command("go", "build", "-o", binary, "./verify")
	command.Env = env
	output(t, command)
}

// output runs a command and returns what it printed.
func output(t *testing.T, command *exec.Cmd) string {
	t.Helper()
	var out, errs bytes.Buffer
	command.Stdout, command.Stderr = &out, &errs
	if err := command.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", command.Args[0], err, errs.String())
	}
	return out.String()
}

// record plays a match at random and writes its record.
func record(t *testing.T, dir string, seed uint64) string {
	t.Helper()
	compiled, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	setup := rules.Setup{
		Squads: [2]rules.Squad{
			{Name: "one", Points: 200, Ships: []rules.Loadout{
				{Pilot: "wedgeantilles", Upgrades: []string{"protontorpedoes", "servomotorsfoils"}},
				{Pilot: "lukeskywalker", Upgrades: []string{"r2d2", "servomotorsfoils"}},
				{Pilot: "jekporkins"},
			}},
			{Name: "two", Points: 199, Ships: []rules.Loadout{
				{Pilot: "howlrunner"}, {Pilot: "maulermithel"},
				{Pilot: "academypilot"}, {Pilot: "academypilot"},
			}},
		},
		Obstacles: []string{"coreasteroid0", "gascloud2", "yt2400debris1", "coreasteroid3"},
		Options:   game.Options{RoundLimit: 20},
	}
	g, s, err := compiled.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	w := replay.NewWriter(&text)
	must(t, w.Begin(compiled, setup))
	play(t, g, s, w, rand.New(rand.NewPCG(seed, 7)))
	name := filepath.Join(dir, fmt.Sprintf("match%d.record", seed))
	must(t, os.WriteFile(name, text.Bytes(), 0o600))
	return name
}

// play plays a match to its end, writing its record with a check every ten choices.
func play(t *testing.T, g *game.Game, s *game.State, w *replay.Writer, r *rand.Rand) {
	t.Helper()
	x := game.NewExec(g)
	chance := dealer.Seeded{Rand: r}
	for n := 0; !s.Over; n++ {
		p := x.Waiting(s).First()
		q := x.Ask(s, p)
		var c game.Choice
		switch {
		case p == game.Chance:
			c = chance.Deal(q)
		case q.Kind == game.PlaceQuestion:
			c = x.Draw(s, p, r)
		default:
			c = q.Opts[r.IntN(q.N)]
		}
		must(t, w.Choice(x, s, p, c))
		must(t, x.Step(s, p, c, nil))
		if n%10 == 0 && !s.Over {
			must(t, w.Check(x, s))
		}
	}
	must(t, w.End(x, s))
}

// must stops the test at an error.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
