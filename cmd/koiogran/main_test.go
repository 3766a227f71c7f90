package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"koiogran": main})
}

// TestScripts runs the program as users do. Each script of testdata is a story: commands, what
// they print, how they end.
func TestScripts(t *testing.T) {
	project, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("PROJECT", project)
			env.Setenv("SQUADS", filepath.Join(project, "content", "squads"))
			return nil
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"status": status,
		},
	})
}

// status runs a program and wants it to end with an exit status: status 2 koiogran play.
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status n program [args...]")
	}
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%s does not run: %v", args[1], err)
		}
		got = exit.ExitCode()
	}
	if want := args[0]; strconv.Itoa(got) != want {
		ts.Fatalf("exit status %d, want %s", got, want)
	}
}

// squads writes two squads of one ship each.
func squads(t *testing.T) (a, b string) {
	t.Helper()
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	return write("a.xws", `{"name":"A","faction":"rebelalliance","pilots":[`+
			`{"id":"bluesquadronescort","ship":"t65xwing"}]}`),
		write("b.xws", `{"name":"B","faction":"galacticempire","pilots":[`+
			`{"id":"academypilot","ship":"tielnfighter"}]}`)
}

func TestPlay_InterruptedKeepsItsRecord(t *testing.T) {
	a, b := squads(t)
	record := filepath.Join(t.TempDir(), "record.txt")
	cmd := exec.Command("koiogran", "play", a, b, "--human=1", "--seed=7", "--record="+record)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	// The person answers the first questions, and leaves the next one open.
	fmt.Fprint(in, "a\na\na\na\n")
	for buf, asked := make([]byte, 64<<10), 0; asked < 5; {
		n, err := out.Read(buf)
		if err != nil {
			t.Fatal(err)
		}
		asked += strings.Count(string(buf[:n]), "> ")
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	go io.Copy(io.Discard, out)
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != interrupted {
		t.Errorf("the program ends with %v, want status %d", err, interrupted)
	}
	said, err := exec.Command("koiogran", "replay", record).CombinedOutput()
	if err != nil || !strings.Contains(string(said), "verified") {
		t.Errorf("the record does not verify: %s", said)
	}
}

func TestPlay_KilledAnywhereLeavesARecord(t *testing.T) {
	a, b := squads(t)
	record := filepath.Join(t.TempDir(), "record.txt")
	if said, err := exec.Command("koiogran", "play", a, b, "--bots=uniform", "--seed=3", "--quiet",
		"--record="+record).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	whole, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	// Every line is written by a call of its own, so a killed program leaves whole lines.
	lines := strings.SplitAfter(string(whole), "\n")
	for _, n := range []int{9, len(lines) / 3, len(lines) - 2} {
		cut := filepath.Join(t.TempDir(), "cut.txt")
		if err := os.WriteFile(cut, []byte(strings.Join(lines[:n], "")), 0o644); err != nil {
			t.Fatal(err)
		}
		if said, err := exec.Command("koiogran", "replay", cut).CombinedOutput(); err != nil {
			t.Errorf("after %d lines: %s", n, said)
		}
	}
}

func TestRecordFile_DropsTheLineThatDoesNotFit(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("this system has no device that is always full")
	}
	r := recordFile{path: "record.txt", f: full}
	if _, err := r.Write([]byte("1 pass\n")); err == nil ||
		!strings.Contains(err.Error(), "record.txt: no space left on device") {
		t.Errorf("got %v, want an error that names the file and the reason", err)
	}
}

func TestAppendTo_EndsTheLastLine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "record.txt")
	if err := os.WriteFile(path, []byte("1 pass"), 0o600); err != nil {
		t.Fatal(err)
	}
	r, err := appendTo(path)
	if err != nil {
		t.Fatal(err)
	}
	_, err = io.WriteString(r, "2 pass\n3 pass\n")
	if err := errors.Join(err, r.Shrink(7), r.close()); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "1 pass\n2 pass\n" {
		t.Errorf("the record is %q, want both lines, each ended", got)
	}
}

func TestFolding_BreaksLinesAtTheWidth(t *testing.T) {
	t.Setenv("COLUMNS", "24")
	var out strings.Builder
	io.WriteString(folding{&out, 4}, "  A sentence that is too long.\n  Short.\n")
	if want := "  A sentence that is too \n    long.\n  Short.\n"; out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}
