package replay

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// head is the least that a record begins with.
const head = `match second x2po
squad 1 57 "Rogues"
ship wedgeantilles 57
squad 2 22 "Cadets"
ship academypilot 22
`

func TestRead_CommentsAndEmptyLinesAreSkipped(t *testing.T) {
	got := read(t, "# a match\n\n"+head+"  # more – of it\n\n2   player   1\r\n")
	if len(got.Lines) != 1 || got.Lines[0].Text != "player 1" || got.Lines[0].Number != 10 {
		t.Errorf("got %+v, want player 1 in line 10", got.Lines)
	}
}

// The names of the players come before their squads, and are written as they were read.
func TestRead_Names(t *testing.T) {
	text := strings.Replace(head, "squad 2", "name 2 \"Ann \\u00fc\"\nsquad 2", 1)
	got := read(t, text)
	if got.Names != [game.MaxSeats]string{"", "Ann ü"} {
		t.Errorf("%q", got.Names)
	}
	var out strings.Builder
	if _, err := got.WriteTo(&out); err != nil || out.String() != text {
		t.Errorf("%v, written as %s", err, out.String())
	}
}

// A match has two sides, neither one nor three (1e.format.two-sides), and what else a record must be.
func TestRead_Faults(t *testing.T) {
	long := strings.Repeat("x", MaxLine+1)
	cases := []struct{ name, text, want string }{
		{"nothing", "", "line 1: unexpected end of file; expected two squads"},
		{"another kind of file", "{\"name\": 1}\n", "line 1: \"{\\\"name\\\":\"; expected match"},
		{"no version", "match second\n", "line 1: \"match\"; expected match, an edition"},
		{"one squad", "match second x2po\nsquad 1 5 \"A\"\n", "line 3: unexpected end of file; expected two"},
		{"a time", head + "time 12:30\n", "line 6: \"12:30\": unexpected text after time"},
		{"the name of another seat", "match a b\nname 2 \"Ann\"\n", "line 2: expected name, the seat of the squad that follows"},
		{"a name without quotes", "match a b\nname 1 Ann\n", "line 2: expected the name of the player in quotes"},
		{"a squad twice", head + "squad 1 5 \"A\"\n", "line 6: expected squad, its seat, its points and its name in quotes, for seat 3"},
		{"five squads", head + "squad 3 5 \"A\"\nsquad 4 5 \"A\"\nsquad 5 5 \"A\"\n", "line 8: a fifth squad"},
		{"squads the wrong way", "match a b\nsquad 2 5 \"A\"\n", "line 2: expected squad, its seat"},
		{"a name without quotes", "match a b\nsquad 1 5 A\n", "line 2: expected squad"},
		{"points of a squad", "match a b\nsquad 1 five \"A\"\n", "line 2: expected squad"},
		{"a ship without a squad", "match a b\nship x 5\n", "line 2: ship line before any squad line"},
		{"a ship without points", head + "ship x\n", "line 6: expected ship, its pilot"},
		{"points below zero", head + "ship x -5\n", "line 6: \"-5\" points; expected a number up to"},
		{"too many upgrades", head + "ship x 5" + strings.Repeat(" u", 65) + "\n",
			"at most 64 upgrades"},
		{"too many ships", head + strings.Repeat("ship x 1\n", 32), "line 37: expected at most 32"},
		{"too many obstacles", head + strings.Repeat("obstacle x\n", 17), "line 22: expected the code"},
		{"fingerprints twice", head + "fingerprints 2\nfingerprints 2\n",
			"line 7: expected fingerprints once, and a version from 1 to 255"},
		{"fingerprints of no version", head + "fingerprints 0\n",
			"line 6: expected fingerprints once, and a version from 1 to 255"},
		{"an unknown option", head + "option sudden-death\n", "line 6: expected option strict-dials"},
		{"too many rounds", head + "option round-limit 256\n", "line 6: \"256\"; expected a number up to 255"},
		{"a ship after a choice", head + "1 pass\nship x 5\n", "line 7: \"ship\" must come before the first choice"},
		{"a choice too early", "match a b\n1 pass\n", "line 2: \"1\" before both squads"},
		{"a third player", head + "3 pass\n", "line 6: \"3\"; expected a choice after the number of a seat or *"},
		{"a choice of nothing", head + "1\n", "line 6: \"1\"; expected a choice"},
		{"a check without a hash", head + "check\n", "line 6: expected check and 16"},
		{"a check too short", head + "check 1234\n", "line 6: expected check and 16"},
		{"an end without a hash", head + "end won1\n", "line 6: expected end, one of"},
		{"an unknown end", head + "end lost 0123456789abcdef\n", "line 6: expected end, one of"},
		{"more after the end", head + "end won1 0123456789abcdef\n1 pass\n",
			"line 7: \"1\": unexpected line after the end"},
		{"a long line", head + long + "\n", "line 6: expected at most 4096 bytes"},
		{"letters of another alphabet", head + "1 dial вedge\n", "line 6: expected printable ASCII"},
		{"a zero byte", head + "1 \x00\n", "line 6: expected printable ASCII"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read(strings.NewReader(c.text))
			if !errors.Is(err, ErrRecord) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
			if err != nil && strings.Count(err.Error(), "\n") > 0 {
				t.Errorf("%q is more than one line", err)
			}
		})
	}
}

func TestRead_TooManyLines(t *testing.T) {
	_, err := Read(io.MultiReader(strings.NewReader(head),
		strings.NewReader(strings.Repeat("\n", MaxLines))))
	if !errors.Is(err, ErrRecord) || !strings.Contains(err.Error(), "at most 200000 lines") {
		t.Errorf("got %v, want at most 200000 lines", err)
	}
}

func TestRead_AReaderThatFails(t *testing.T) {
	broken := errors.New("unplugged")
	_, err := Read(io.MultiReader(strings.NewReader(head), failing{broken}))
	if !errors.Is(err, broken) || errors.Is(err, ErrRecord) {
		t.Errorf("got %v, want %v", err, broken)
	}
}

// failing is a reader that fails.
type failing struct{ err error }

// Read fails.
func (f failing) Read([]byte) (int, error) { return 0, f.err }

func TestPlay_Faults(t *testing.T) {
	squads := `squad 1 57 "Rogues"
ship wedgeantilles 57
squad 2 22 "Cadets"
ship academypilot 22
`
	begun := "match second x2po\n" + squads + "obstacle coreasteroid0\n2 player 1\n"
	placed := begun + "1 place coreasteroid0 457.2 457.2 0\n2 place academypilot 457.2 870 180\n" +
		"1 place wedgeantilles 457.2 40 0\n"
	compared := strings.Replace(placed, "squad",
		fmt.Sprintf("fingerprints %d\nsquad", game.FingerprintVersion), 1)
	cases := []struct{ name, text, want string }{
		{"another edition", "match third x2po\n" + squads, "line 1: match third x2po; expected second"},
		{"another version", "match second x3po\n" + squads, "expected second x2po"},
		{"an unknown pilot", "match second x2po\n" + strings.Replace(squads, "academy", "", 1),
			"no pilot \"pilot\""},
		{"the wrong player", begun + "2 place coreasteroid0 457.2 457.2 0\n",
			"line 8: replay: verification failed: player 2 has no open question; expected a choice by " +
				"player 1"},
		{"an unknown option", strings.Replace(begun, "2 player 1", "2 player 3", 1),
			"line 7: replay: verification failed: \"player 3\"; expected one of: player 1, player 2"},
		{"a place out of bounds", begun + "1 place coreasteroid0 10 457.2 0\n",
			"line 8: replay: verification failed: \"place coreasteroid0 10 457.2 0\": game: illegal choice"},
		{"a place of nothing", begun + "1 place coreasteroid7 457.2 457.2 0\n",
			"line 8: replay: verification failed: \"coreasteroid7\"; expected a ship or an obstacle"},
		{"a place without a heading", begun + "1 place coreasteroid0 457.2 457.2\n",
			"line 8: replay: verification failed: \"place coreasteroid0 457.2 457.2\"; expected place"},
		{"too many decimals", begun + "1 place coreasteroid0 457.2000001 457.2 0\n",
			"line 8: replay: verification failed: \"457.2000001\"; expected a number up to 2147"},
		{"a dial that the ship has not", placed + "1 dial wedgeantilles 5,straight\n",
			"line 11: replay: verification failed: \"dial wedgeantilles 5,straight\"; expected one of: dial"},
		{"an end too early", placed + "end won1 0123456789abcdef\n",
			"line 11: replay: verification failed: the match ends won1; expected a choice of player 1 or " +
				"player 2"},
		{"another end", placed + "1 concede\nend won1 0123456789abcdef\n",
			"line 12: replay: verification failed: the match ends won1; expected won2"},
		{"another state", compared + "check 0123456789abcdef\n",
			"line 12: replay: verification failed: state 0123456789abcdef; expected "},
		{"another state at the end", compared + "1 concede\nend won2 0123456789abcdef\n",
			"line 13: replay: verification failed: state 0123456789abcdef; expected "},
		{"a choice after the end", placed + "1 concede\n1 pass\n",
			"line 12: replay: verification failed: player 1 has no open question; expected a choice by " +
				"no one, because the match is over"},
		{"a second resignation", placed + "1 concede\n2 concede\n",
			"line 12: replay: verification failed: \"concede\": game: the match is over"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			err := Play(edition(), read(t, c.text), nil)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}

func TestParseRoll_Faults(t *testing.T) {
	text, s := recorded(t, patrol(), 3, 100_000)
	if !s.Over || !strings.Contains(text, "* roll ") {
		t.Fatal("nothing is rolled in this match")
	}
	before, after, _ := strings.Cut(text, "* roll ")
	_, rest, _ := strings.Cut(after, "\n")
	for _, roll := range []string{"", "hit", "hit 9", "hit 1 hit 1", "evade 1", "hit one", "hits 1"} {
		r := read(t, before+"* roll "+roll+"\n"+rest)
		if err := Play(edition(), r, nil); !errors.Is(err, ErrDiffers) {
			t.Errorf("roll %q: got %v, want %v", roll, err, ErrDiffers)
		}
	}
}

func TestMicro_IsExact(t *testing.T) {
	for _, n := range []int32{0, 1, -1, 10, 457_200_000, -40_000_001, geom.Millimeter,
		359_999_999, math.MaxInt32, -math.MaxInt32, 100_000} {
		text := micro(n)
		if got, ok := parseMicro(text); !ok || got != n {
			t.Errorf("%d is written %q and read %d, %v", n, text, got, ok)
		}
		if f, err := strconv.ParseFloat(text, 64); err != nil || math.Abs(f*1e6-float64(n)) > 0.5 {
			t.Errorf("%d is written %q", n, text)
		}
	}
}

func TestParseMicro_Faults(t *testing.T) {
	for _, text := range []string{"", "-", ".", "1.", ".5", "1e3", "0x1", "1.2345678", "2147.483648",
		"99999999999", "--1", "+1", "1 ", "1_0", "1.-5"} {
		if n, ok := parseMicro(text); ok {
			t.Errorf("%q is read as %d", text, n)
		}
	}
}

// FuzzRead reads anything: what is a record is written and read again the same, and replayed or
// refused without a panic.
func FuzzRead(f *testing.F) {
	text, _ := recorded(f, patrol(), 1, 100_000)
	f.Add([]byte(text))
	f.Add([]byte(text[:len(text)/2]))
	f.Add([]byte(head))
	f.Add([]byte(head + "option round-limit 3\nobstacle x\n* roll hit 2 focus 1\n1 concede\n"))
	f.Add([]byte(strings.Replace(text, "academypilot", "darthvader", 1)))
	f.Add([]byte("match second x2po\nsquad 1 0 \"\\u2013\"\nsquad 2 0 ``\ncheck 0123456789abcdef"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		var again bytes.Buffer
		if _, err := r.WriteTo(&again); err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		second, err := Read(&again)
		if err != nil {
			t.Fatalf("what was written cannot be read: %v", err)
		}
		for i := range r.Lines {
			r.Lines[i].Number, second.Lines[i].Number = 0, 0
		}
		if !reflect.DeepEqual(r, second) {
			t.Fatalf("read %+v, written and read again %+v", r, second)
		}
		if err := Play(edition(), r, nil); err == nil && len(r.Lines) > 0 {
			t.Logf("%d lines verify", len(r.Lines))
		}
	})
}
