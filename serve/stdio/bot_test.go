package stdio_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"koiogran/check/arena"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/serve/stdio"
)

// The test binary is a bot, too: with the word in its environment it misbehaves as that says.
const behave = "KOIOGRAN_TEST_BOT"

func TestMain(m *testing.M) {
	if how := os.Getenv(behave); how != "" {
		misbehave(how)
		os.Exit(0)
	}
	goleak.VerifyTestMain(m)
}

// misbehave reads the greeting, answers it, and does wrong then.
func misbehave(how string) {
	if how == "mixed" {
		mixed()
		return
	}
	read := func() { _, _ = io.ReadFull(os.Stdin, make([]byte, 1)) }
	read()
	switch how {
	case "silent":
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "slow":
		_, _ = os.Stdout.WriteString(`{"protocol": 1}` + "\n")
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "stops":
		_, _ = os.Stderr.WriteString("a line\nout of ideas\n")
	case "floods":
		for {
			if _, err := os.Stdout.WriteString(strings.Repeat("x", 1<<17)); err != nil {
				return
			}
		}
	case "nonsense":
		_, _ = os.Stdout.WriteString("what?\n")
	case "old":
		_, _ = os.Stdout.WriteString(`{"protocol": 99}` + "\n")
	case "wrong_number":
		_, _ = os.Stdout.WriteString(`{"protocol": 1}` + "\n" + `{"question": 7, "option": 0}` + "\n")
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "no_option":
		_, _ = os.Stdout.WriteString(`{"protocol": 1}` + "\n" + `{"question": 1, "option": 1000}` + "\n")
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "illegal":
		_, _ = os.Stdout.WriteString(`{"protocol": 1}` + "\n" + `{"question": 1, "answer": "place moon 0 0 0"}` + "\n")
		_, _ = io.Copy(io.Discard, os.Stdin)
	}
}

// mixed answers every question, most of them in a wrong way first, and does not end with its input.
func mixed() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<24)
	in.Scan()
	fmt.Println(`{"protocol": 1, "name": "mixed"}`)
	for in.Scan() {
		var ask struct{ Question struct{ Number int } }
		_ = json.Unmarshal(in.Bytes(), &ask)
		n := ask.Question.Number
		switch n % 5 {
		case 0:
			fmt.Println("thinking")
		case 1:
			fmt.Printf("{\"question\": %d, \"option\": 1000}\n", n)
			continue
		case 2:
			fmt.Printf("{\"question\": %d}\n", n)
			continue
		case 3:
			fmt.Printf("{\"question\": %d, \"option\": 0}\n", n+7)
		case 4:
			fmt.Printf("{\"question\": %d, \"answer\": \"moon\"}\n", n)
			continue
		}
		fmt.Printf("{\"question\": %d, \"option\": 0}\n", n)
	}
	time.Sleep(time.Hour)
}

// bout returns a short match between two squads of the program.
func bout(t *testing.T, bots [2]string) arena.Bout {
	t.Helper()
	c, ok := edition.ByID("flightpath")
	if !ok {
		t.Fatal("no such game")
	}
	names := arena.Squads("flightpath", arena.Kept)
	a, err := arena.ReadSquad(names[0])
	if err != nil {
		t.Fatal(err)
	}
	b, err := arena.ReadSquad(names[1])
	if err != nil {
		t.Fatal(err)
	}
	return arena.Bout{Edition: c, Programs: bots, Seed: 3, Setup: rules.Setup{
		Squads:    [2]rules.Squad{match.Squad(c.Facts, a), match.Squad(c.Facts, b)},
		Obstacles: match.Obstacles(c.Measure, a, b), Options: game.Options{RoundLimit: 2},
	}}
}

// Whatever a bot does wrong, it concedes with a reason, and the match ends.
func TestBot_ConcedesByAFault(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if runtime.GOOS == "windows" {
		t.Skip("env is not a program there")
	}
	for how, want := range map[string]string{
		"stops": "it stopped in the middle of the match; its standard error ends with: out of ideas", "floods": "it sent a line of more than",
		"nonsense": `it sent "what?"; expected an object of JSON on one line`, "old": "it speaks protocol 99; expected 1",
		"wrong number": "it answered question 7; expected question 1", "no option": "option 1000 of question 1",
		"illegal": `it answered "place moon 0 0 0" to question 1; expected one of its options, or a legal place`,
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			b := bout(t, [2]string{"random", "/usr/bin/env " + behave + "=" + strings.ReplaceAll(how, " ", "_") + " " + self})
			out, err := b.Play(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if out.Winner != 1 || !strings.Contains(out.Faults[1], want) || out.Faults[0] != "" {
				t.Errorf("winner %d, faults %q, want seat 1 and %q", out.Winner, out.Faults, want)
			}
		})
	}
}

// A bot that does not answer does not outlive its match.
func TestBot_EndsWithTheMatch(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	b := bout(t, [2]string{"random", "/usr/bin/env " + behave + "=silent " + self})
	if _, err := b.Play(ctx); !errors.Is(err, match.ErrStopped) && !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, want that it was stopped", err)
	}
}

// late is how a fault speaks of a bot that was late, with its answer or, on a busy machine, with reading the question.
var late = regexp.MustCompile(`it (took longer than|did not read what it was asked for) 50ms`)

// A bot that is late concedes.
func TestBot_ConcedesWhenItIsLate(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	b := bout(t, [2]string{"random", "/usr/bin/env " + behave + "=slow " + self})
	b.AnswerTime = 50 * time.Millisecond
	out, err := b.Play(t.Context())
	if err != nil || out.Winner != 1 || !late.MatchString(out.Faults[1]) {
		t.Errorf("%+v, %v, want that it took too long", out, err)
	}
}

// A program that is not there is no fault of a bot: the match cannot be played.
func TestBot_CannotBeStarted(t *testing.T) {
	b := bout(t, [2]string{"./no-such-program", "random"})
	if _, err := b.Play(t.Context()); err == nil || !strings.Contains(err.Error(), "cannot be started") {
		t.Errorf("%v, want that it cannot be started", err)
	}
}

// Both examples play whole matches, and the same ones when they are played again.
func TestExamples_PlayAWholeMatch(t *testing.T) {
	mybot := filepath.Join(t.TempDir(), "mybot.exe")
	if text, err := exec.Command("go", "build", "-o", mybot, "koiogran/examples/stdio").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	commands := []string{mybot}
	if _, err := exec.LookPath("python3"); err == nil {
		commands = append(commands, "python3 ../../examples/stdio/bot.py")
	}
	for _, command := range commands {
		b := bout(t, [2]string{command, "random"})
		first, err := b.Play(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		again, err := b.Play(t.Context())
		if err != nil || first != again || first.Faults[0] != "" || first.Round < 2 {
			t.Errorf("%s: %+v and %+v, %v", command, first, again, err)
		}
	}
}

// A bot that is tried plays on after its faults: each kind is reported once, with how often it was seen.
func TestTrial_CollectsEveryKindOfFault(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var trial stdio.Trial
	b := bout(t, [2]string{"random", "/usr/bin/env " + behave + "=mixed " + self})
	b.Trial = &trial
	out, err := b.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if out.Round != 2 || out.Faults[1] != "" || trial.Name != "mixed" || trial.Questions < 5 {
		t.Errorf("%+v, %d questions to %q; want a whole match", out, trial.Questions, trial.Name)
	}
	var all []string
	for _, f := range trial.Faults {
		all = append(all, f.Text)
		if f.Times < 1 || f.Times > trial.Questions {
			t.Errorf("%q was seen %d times", f.Text, f.Times)
		}
	}
	for _, want := range []string{
		`it sent "thinking"; expected an object of JSON on one line`, "it chose option 1000 of question ", "without an option or an answer",
		"it answered question 10; expected question 3", `it answered "moon" to question 4`, "it did not end when its input ended",
	} {
		if !strings.Contains(strings.Join(all, "\n"), want) {
			t.Errorf("%q is not among the faults:\n%s", want, strings.Join(all, "\n"))
		}
	}
}

// A bot that is late three times is not tried any longer.
func TestTrial_EndsWhenTheBotIsLateAgainAndAgain(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var trial stdio.Trial
	b := bout(t, [2]string{"random", "/usr/bin/env " + behave + "=slow " + self})
	b.AnswerTime, b.Trial = 50*time.Millisecond, &trial
	out, err := b.Play(t.Context())
	if err != nil || out.Winner != 1 || len(trial.Faults) == 0 || trial.Questions > 3 || !late.MatchString(trial.Faults[0].Text) {
		t.Errorf("%+v, %+v, %v; want that it concedes after three questions", out, trial, err)
	}
}

// The examples are short.
func TestExamples_AreShort(t *testing.T) {
	for _, name := range []string{"main.go", "bot.py"} {
		text, err := os.ReadFile("../../examples/stdio/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), "\n"); n > 100 {
			t.Errorf("%s has %d lines, want at most 100", name, n)
		}
	}
}
