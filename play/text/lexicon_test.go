package text

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// editions returns the ids of all editions, and "" for what is said in each.
func editions() []string { return append([]string{""}, edition.IDs()...) }

func TestLexicons_EveryMessageCanBeRead(t *testing.T) {
	for _, s := range sources() {
		for id, e := range s.of {
			if !slices.Contains(editions(), id) {
				t.Errorf("%s: there is no edition %q", s.tag, id)
			}
			for key, says := range e.messages {
				if _, err := parse(says); err != nil {
					t.Errorf("%s: %s: %v", s.tag, key, err)
				}
			}
		}
	}
}

// A language lacks nothing that English says: no message, no noun, no name of what the engine names; and where
// English says something otherwise in an edition, so does the language.
func TestLexicons_LackNothing(t *testing.T) {
	english := sources()[English]
	for _, s := range sources()[1:] {
		for id, e := range english.of {
			lacks(t, s, id, "messages", e.messages)
			lacks(t, s, id, "terms", e.terms)
			if id != "" {
				lacks(t, s, id, "phrases", e.phrases)
			}
		}
	}
}

// lacks reports what a language does not say for an edition.
func lacks(t *testing.T, s *source, id, section string, english map[string]string) {
	t.Helper()
	own := map[string]string{}
	if e := s.of[id]; e != nil {
		own = e.section(section)
	}
	for _, key := range slices.Sorted(maps.Keys(english)) {
		if _, ok := own[key]; !ok {
			t.Errorf("%s lacks in section %q: %s = %s", s.tag, strings.TrimSpace(id+" "+section), key, english[key])
		}
	}
}

// The rules' own phrases are said in every language; those of cards may stay English.
func TestLexicons_SayEveryPhraseOfTheRules(t *testing.T) {
	for _, s := range sources()[1:] {
		for _, id := range edition.IDs() {
			own := maps.Clone(s.of[""].phrases)
			if e := s.of[id]; e != nil {
				maps.Copy(own, e.phrases)
			}
			for phrase := range rulePhrases(gameOf(t, id)) {
				if _, ok := own[phrase]; !ok {
					t.Errorf("%s lacks in section \"phrases\": %s (%s)", s.tag, phrase, id)
				}
			}
		}
	}
}

// An ability of a card can have a description beside the name that records know.
func TestLexicon_AbilityOfOneCard(t *testing.T) {
	lex := English.in("second")
	for _, c := range []struct{ card, name, want string }{
		{"agentterex", "be a cyborg", "roll for a token"},
		{"another", "be a cyborg", "be a cyborg"},
		{"rules", "decloak", "decloak"},
		{"rules", "start of engagement", "start of the Engagement phase"},
	} {
		if got := lex.ability(c.card, c.name); got != c.want {
			t.Errorf("%s of %s is called %q, want %q", c.name, c.card, got, c.want)
		}
	}
}

// A message has the same arguments in every language, apart from articles and numbers.
func TestLexicons_MessagesHaveTheSameArguments(t *testing.T) {
	english := sources()[English]
	for _, s := range sources()[1:] {
		for id, e := range s.of {
			for key, says := range e.messages {
				base, ok := english.of[id].messages[key]
				if !ok {
					base = english.of[""].messages[key]
				}
				if got, want := argumentsOf(says), argumentsOf(base); !slices.Equal(got, want) {
					t.Errorf("%s: %s has the arguments %q, in English %q", s.tag, key, got, want)
				}
			}
		}
	}
}

// argumentsOf returns the names of the arguments of a message.
func argumentsOf(says string) []string {
	m, _ := parse(says)
	list := named(m)
	slices.Sort(list)
	return slices.Compact(list)
}

// named returns the names of the arguments in a message and in what it encloses, without numbers.
func named(m message) []string {
	var list []string
	for i := range m {
		o := &m[i]
		switch {
		case o.do == argument && o.text == "stem":
			list = append(list, "token")
		case o.do == argument && o.text != "n":
			list = append(list, o.text)
		}
		list = append(append(list, named(o.inner)...), named(o.one)...)
	}
	return list
}

func TestArticle_FollowsTheSoundOfTheWord(t *testing.T) {
	for word, want := range map[string]string{
		"evade": "an ", "accumulate": "an ", "overthrust": "an ", "SLAM": "a ", "unit": "a ", "uninjured": "an ",
		"hour": "an ", "8 straight": "an ", "red 3 bank": "a ", "S-loop": "an ", "K-turn": "a ", "one": "a ",
	} {
		if got := English.in("second").article(&op{do: argument}, word); got != want {
			t.Errorf("%q gets %q, want %q", word, got, want)
		}
	}
}

func TestEvent_ArticlesFollowTheWordOfTheEdition(t *testing.T) {
	for id, want := range map[string]string{
		"second": "Academy Pilot performs a calculate action.", "flightpath": "Zaku Recruit performs an accumulate action.",
	} {
		e := nothing
		e.Kind, e.Ship, e.Action = game.ActionBegan, 0, game.CalculateAction
		if got := English.Event(gameOf(t, id), e).String(); !strings.HasSuffix(got, strings.SplitN(want, " ", 3)[2]) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestAccepted_TakesTheFirstLanguageThatThereIs(t *testing.T) {
	for header, want := range map[string]string{
		"": "en", "fr": "en", "de": "de", "de-AT,de;q=0.9,en;q=0.8": "de", "en-US,en;q=0.9,de;q=0.8": "en",
		"fr,de;q=0.5": "de",
	} {
		if got := Accepted(header).Tag(); got != want {
			t.Errorf("%q: %s, want %s", header, got, want)
		}
	}
	if l, ok := LanguageTagged("de_DE.UTF-8"); !ok || l.Tag() != "de" {
		t.Errorf("the locale de_DE.UTF-8 is %s", l.Tag())
	}
}

func TestSentence_GermanSaysWhatHappened(t *testing.T) {
	g, _ := duel(t)
	german, _ := LanguageTagged("de")
	for want, e := range map[string]game.Event{
		"Luke Skywalker erhält 2 Stress-Marker.": {Kind: game.TokenGained, Token: game.StressToken, N: 2},
		"Luke Skywalker deckt auf: 3 Tallon-Rolle links (rot).": {Kind: game.DialRevealed, Maneuver: game.Maneuver{
			Bearing: 9, Speed: 3, Difficulty: game.DifficultyRed}},
		"Die Systemphase beginnt.":                             {Kind: game.PhaseBegan, N: int(game.SystemPhase)},
		"Luke Skywalker verliert einen Schild und hat noch 1.": {Kind: game.ShieldLost, N: 1},
	} {
		e.Card = game.NoCard
		if got := german.Event(g, e).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// gameOf returns a small match of an edition.
func gameOf(t testing.TB, id string) *game.Game {
	t.Helper()
	c, _ := edition.ByID(id)
	pilot := "academypilot"
	if id == "flightpath" {
		pilot = "zaku-recruit"
	}
	alone := rules.Squad{Ships: []rules.Loadout{{Pilot: pilot}}}
	g, _, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{alone, alone}})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// rulePhrases returns the phrases of the rules: steps that ask, with their alternatives, windows, and abilities of
// all ships.
func rulePhrases(g *game.Game) map[string]bool {
	phrases := map[string]bool{}
	for i := range g.Procs {
		p := &g.Procs[i]
		for j := range p.Steps {
			if step := &p.Steps[j]; step.Ask != nil && !p.Ability {
				phrases[step.Name] = true
				for _, o := range step.Options {
					phrases[o] = true
				}
			}
		}
	}
	for w := range game.Window(game.NumWindows) {
		phrases[card.WindowName(w)] = true
		for _, a := range g.RuleHooks[w] {
			phrases[a.Name] = true
		}
	}
	delete(phrases, "")
	return phrases
}
