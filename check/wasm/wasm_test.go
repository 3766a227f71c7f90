package wasm_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/replay"
)

// matches is how many fresh matches the test plays apart from the golden records.
const matches = 80

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
	golden, err := filepath.Glob("../../play/replay/testdata/*.record")
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, golden...)
	files = append(files, "network") // the one of the programs
	here, there := verifyHere(t, dir, files), verifyInNode(t, dir, node, files)
	if here != there {
		t.Errorf("the browser build differs\nhere:\n%s\nthere:\n%s", here, there)
	}
	if n := strings.Count(here, "\n"); n != len(files) {
		t.Errorf("%d of %d verified", n, len(files))
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
	// The browser's start-up code has room for few environment variables and arguments.
	var out strings.Builder
	for some := range slices.Chunk(files, atOnce) {
		command := exec.Command(node,
			append([]string{"--stack-size=8192", script, binary}, some...)...)
		command.Env = []string{"HOME=" + os.Getenv("HOME"), "PATH=" + os.Getenv("PATH")}
		out.WriteString(output(t, command))
	}
	return out.String()
}

// atOnce is how many records one run of the browser build verifies.
const atOnce = 40

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

// editions are those whose matches the test plays, in turn.
var editions = [...]string{"second", "flightpath"}

// record plays a match at random and writes its record.
func record(t *testing.T, dir string, seed uint64) string {
	t.Helper()
	id := editions[seed%uint64(len(editions))]
	compiled, ok := edition.ByID(id)
	if !ok {
		t.Fatalf("no edition %s", id)
	}
	setup := rules.Setup{
		Squads:    squads(id),
		Obstacles: []string{"coreasteroid0", "gascloud2", "yt2400debris1", "coreasteroid3"},
		Options:   game.Options{RoundLimit: 20},
	}
	g, s, err := compiled.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	w := replay.NewWriter(&text)
	must(t, w.Begin(compiled, setup, [game.MaxSeats]string{}))
	play(t, g, s, w, rand.New(rand.NewPCG(seed, 7)))
	name := filepath.Join(dir, fmt.Sprintf("match%d.record", seed))
	must(t, os.WriteFile(name, text.Bytes(), 0o600))
	return name
}

// squads returns two squads of an edition.
func squads(id string) [2]rules.Squad {
	if id == "flightpath" {
		return [2]rules.Squad{
			{Name: "one", Points: 154, Ships: []rules.Loadout{
				{Pilot: "yuu-kajima-gm-command", Upgrades: []string{"rgm-79gs-gm-command.bg"}},
				{Pilot: "tenneth-a-jung-gm-sniper", Upgrades: []string{"rgm-79sc-gm-sniper-custom.sr"}},
				{Pilot: "philip-hughes-gm", Upgrades: []string{"rgm-79-gm.baz"}},
				{Pilot: "shiro-amada-ball", Upgrades: []string{"rb-79-ball.can"}},
			}},
			{Name: "two", Points: 158, Ships: []rules.Loadout{
				{Pilot: "dren-musai", Upgrades: []string{"musai-light-cruiser.std"}},
				{Pilot: "char-aznable-zaku", Upgrades: []string{"ms-06s-zaku-ii-commander.mg"}},
				{Pilot: "gene-zaku", Upgrades: []string{"ms-06f-zaku-ii.mg"}},
			}},
		}
	}
	return [2]rules.Squad{
		{Name: "one", Points: 200, Ships: []rules.Loadout{
			{Pilot: "wedgeantilles", Upgrades: []string{"protontorpedoes", "servomotorsfoils"}},
			{Pilot: "lukeskywalker", Upgrades: []string{"r2d2", "servomotorsfoils"}},
			{Pilot: "jekporkins"},
		}},
		{Name: "two", Points: 199, Ships: []rules.Loadout{
			{Pilot: "howlrunner"}, {Pilot: "maulermithel"},
			{Pilot: "academypilot"}, {Pilot: "academypilot"},
		}},
	}
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
