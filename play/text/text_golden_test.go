package text

import (
	"flag"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// wrongArticle finds an article that does not go with its word.
var wrongArticle = regexp.MustCompile(`\ba [aeio]|\ban [bcdfgjkpqstvw]`)

var update = flag.Bool("update", false, "write the pages of sentences again")

// sample returns an event that has everything, for a match of an edition.
func sample(n int) game.Event {
	return game.Event{
		Ship: 0, Other: 1, Card: 0, Name: "Blinded Pilot", Object: game.Object{Kind: game.ObstacleObject, ID: 1},
		Token: game.StressToken, Action: game.EvadeAction, N: n, Why: game.TooFar, Player: game.Seat2,
		Dice: game.Faces{game.Hit: uint8(n), game.Blank: 1}, Color: game.AttackDice,
		Maneuver: game.Maneuver{Bearing: geom.TallonLeft, Speed: 3, Difficulty: game.DifficultyRed},
		Pose:     geom.Pose{X: 438_600_000, Y: 594_400_000, Heading: 180_000_000},
		Proof: game.Proof{Given: true, Range: 2, Distance: 143_200_000, Margin: 43_200_000, AX: 100_000_000,
			AY: 50_000_000, BX: 100_000_000, BY: 193_200_000},
	}
}

// samples returns what programs give a message beside an event.
func samples(lex *lexicon) []Arg {
	part := func(is Kind, text string) Sentence { return Sentence{{Is: is, Text: text}} }
	return []Arg{
		{"source", part(KindCard, "R2-D2")}, {"what", part(KindCard, "Proton Torpedoes")}, Of("phrase", lex.phrase("start of engagement")),
		Of("part", lex.name("section", "fore")), Of("out-of", lex.name("arc", "rear")), Of("letter", "C"),
		Of("path", "2 "+lex.name("bearing", "turn-left")), Of("difficulty", lex.name("difficulty", "red")), Of("why", "no such ship"),
		Of("percent", "60"), Of("rest", "25"), Of("gap", lex.pointed("0.50")), {"against", part(KindDie, "1 "+lex.form("face hit", false))},
		{"thing", part(KindThing, lex.form("obstacle asteroid", false))}, {"whose", part(KindShip, "Wedge Antilles")},
		{"set", part(KindTerm, "2 "+lex.name("bearing", "turn-left"))}, {"flown", part(KindTerm, "1 "+lex.name("bearing", "turn-left"))},
	}
}

// page writes every message of a language in an edition as it is said, with 1 and with 2 where that differs.
func page(t *testing.T, l Language, id string) map[string]string {
	g := withObstacles(gameOf(t, id))
	lex := l.in(id)
	lines := map[string]string{}
	for _, key := range slices.Sorted(maps.Keys(lex.messages)) {
		var said []string
		for _, n := range []int{1, 2} {
			e := sample(n)
			if key == "section-of" {
				e.Object = game.SectionOf(0, game.AftSection)
			}
			w := l.speaker(g, &e)
			w.given = samples(lex)
			w.message(key)
			if text := w.done().Capital().String(); !slices.Contains(said, text) {
				said = append(said, text)
			}
		}
		lines[key] = strings.Join(said, " / ")
	}
	for key, says := range lex.phrases {
		lines["“"+key+"”"] = says
	}
	for key, f := range lex.terms {
		lines["-"+key] = f.one
		if f.many != f.one && f.many != "" {
			lines["-"+key] += ", " + f.many
		}
	}
	return lines
}

// withObstacles adds two asteroids to a game.
func withObstacles(g *game.Game) *game.Game {
	for len(g.Obstacles) < 2 {
		g.Obstacles = append(g.Obstacles, game.ObstacleInfo{Stuff: geom.Asteroid})
	}
	return g
}

// Every sentence of every message, in every edition and every language, is on a page that a person can read
// through. An edition's page holds what it says otherwise than second edition.
func TestSentences_AreOnTheirPages(t *testing.T) {
	for _, l := range Languages() {
		var b strings.Builder
		b.WriteString("# Every sentence in " + l.Name() + "\n\nWritten by `go test ./play/text -run Sentences_Are -update`.\n")
		usual := page(t, l, "second")
		write(&b, "second", usual, nil)
		for _, id := range edition.IDs() {
			if id != "second" {
				write(&b, id, page(t, l, id), usual)
			}
		}
		name := "testdata/sentences." + l.Tag() + ".md"
		if *update {
			if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := b.String(); got != string(want) {
			t.Errorf("%s is not what is said now; read what differs, and write it with -update:\n%s", name, firstOther(got, string(want)))
		}
	}
}

// write adds an edition's part of a page: what it says otherwise than usual.
func write(b *strings.Builder, id string, lines, usual map[string]string) {
	b.WriteString("\n## " + id + "\n\n| Message | Is said |\n| --- | --- |\n")
	for _, key := range slices.Sorted(maps.Keys(lines)) {
		if usual[key] != lines[key] {
			b.WriteString("| " + key + " | " + lines[key] + " |\n")
		}
	}
}

// firstOther returns the first line in which two pages differ.
func firstOther(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "now  " + a[i] + "\nthen " + b[i]
		}
	}
	return "one is longer"
}

// No sentence has a gap that nothing fills, a wrong article, or two spaces.
func TestSentences_ReadWell(t *testing.T) {
	for _, l := range Languages() {
		for _, id := range edition.IDs() {
			for key, says := range page(t, l, id) {
				switch {
				case strings.ContainsAny(says, "{}<>[]"), strings.Contains(says, "  "), strings.Contains(says, " ,"):
					t.Errorf("%s, %s: %s is said %q", l.Tag(), id, key, says)
				case l == English && (wrongArticle.MatchString(says)):
					t.Errorf("%s, %s: %s has the wrong article: %q", l.Tag(), id, key, says)
				}
			}
		}
	}
}
