package text

import (
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"koiogran/engine/game"
)

// A Language is a language for the texts of a match. Each is a file of lexicons.
type Language uint8

// English is the language of the rules, and of everything that another one lacks.
const English Language = 0

// Most is how many languages there can be.
const Most = 4

// files are the lexicons, one for each language.
//
//go:embed lexicons
var files embed.FS

// A source is a lexicon as it is written: what it says for every edition, under "", and what it says
// otherwise for some, by the id of the edition.
type source struct {
	tag, name string
	of        map[string]*entries
}

// entries are the lines of a source for one edition, by their sections.
type entries struct {
	messages, terms, phrases map[string]string
}

// section returns the entries of a section.
func (e *entries) section(name string) map[string]string {
	switch name {
	case "messages":
		return e.messages
	case "terms":
		return e.terms
	case "phrases":
		return e.phrases
	}
	return nil
}

// sources are all languages, English first.
var sources = sync.OnceValue(func() []*source {
	list, err := files.ReadDir("lexicons")
	if err != nil {
		panic("text: " + err.Error())
	}
	var all []*source
	for _, file := range list {
		content, err := files.ReadFile(path.Join("lexicons", file.Name()))
		if err != nil {
			panic("text: " + err.Error())
		}
		s, err := read(strings.TrimSuffix(file.Name(), ".lex"), string(content))
		if err != nil {
			panic("text: " + file.Name() + ": " + err.Error())
		}
		all = append(all, s)
	}
	english := slices.IndexFunc(all, func(s *source) bool { return s.tag == "en" })
	all[0], all[english] = all[english], all[0]
	if len(all) > Most {
		panic("text: too many languages")
	}
	return all
})

// read reads a lexicon: sections in brackets, in them lines of a key and what is said, comments behind #.
func read(tag, content string) (*source, error) {
	s := &source{tag: tag, of: map[string]*entries{}}
	var into map[string]string
	for n, line := range strings.Split(content, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
			continue
		case line[0] == '[' && strings.HasSuffix(line, "]"):
			edition, section, ok := strings.Cut(line[1:len(line)-1], " ")
			if !ok {
				edition, section = "", edition
			}
			if s.of[edition] == nil {
				s.of[edition] = &entries{map[string]string{}, map[string]string{}, map[string]string{}}
			}
			if into = s.of[edition].section(section); into == nil {
				return nil, fmt.Errorf("line %d: section %q; expected messages, terms or phrases", n+1, section)
			}
			continue
		}
		key, says, ok := strings.Cut(line, " =")
		switch says = strings.TrimPrefix(says, " "); {
		case !ok:
			return nil, fmt.Errorf("line %d: %q; expected a key, an equals sign and what is said", n+1, line)
		case into == nil && key == "language":
			s.name = says
			continue
		case into == nil:
			return nil, fmt.Errorf("line %d: %q is in no section", n+1, key)
		}
		if _, ok := into[key]; ok {
			return nil, fmt.Errorf("line %d: %q is said twice", n+1, key)
		}
		into[key] = says
	}
	return s, nil
}

// Languages returns all languages, English first.
func Languages() []Language {
	var list []Language
	for i := range sources() {
		list = append(list, Language(i))
	}
	return list
}

// Tag returns the language's tag as in BCP 47, such as "de".
func (l Language) Tag() string { return sources()[l].tag }

// Name returns what the language calls itself.
func (l Language) Name() string { return sources()[l].name }

// LanguageTagged returns the language of a tag such as "de" or "de-AT", or of a locale such as
// "de_DE.UTF-8"; ok is false if there is none.
func LanguageTagged(tag string) (l Language, ok bool) {
	tag, _, _ = strings.Cut(strings.ToLower(strings.TrimSpace(tag)), ".")
	tag, _, _ = strings.Cut(strings.ReplaceAll(tag, "_", "-"), "-")
	for i, s := range sources() {
		if s.tag == tag {
			return Language(i), true
		}
	}
	return English, false
}

// Accepted returns the first language of an Accept-Language header that there is. Browsers list
// languages in the order in which their users want them.
func Accepted(header string) Language {
	for tag := range strings.SplitSeq(header, ",") {
		tag, _, _ = strings.Cut(tag, ";")
		if l, ok := LanguageTagged(tag); ok {
			return l
		}
	}
	return English
}

// A lexicon is what a language says in an edition.
type lexicon struct {
	english  bool
	messages map[string]message
	terms    map[string]forms
	phrases  map[string]string

	maneuvers struct { // those that have been said
		sync.Mutex
		said map[game.Maneuver]string
	}
}

// forms are the singular and the plural of a term, and its article where that does not follow from
// the word.
type forms struct {
	one, many, article string
	own                bool
}

// key names a lexicon.
type key struct {
	language Language
	edition  string
}

// lexicons are those that have been made.
var lexicons sync.Map

// in returns the lexicon of a language for an edition.
func (l Language) in(edition string) *lexicon {
	if x, ok := lexicons.Load(key{l, edition}); ok {
		return x.(*lexicon)
	}
	x, _ := lexicons.LoadOrStore(key{l, edition}, newLexicon(l, edition))
	return x.(*lexicon)
}

// newLexicon makes a lexicon. What a language does not say is said in English.
func newLexicon(l Language, edition string) *lexicon {
	x := &lexicon{english: l == English, messages: map[string]message{}, terms: map[string]forms{},
		phrases: map[string]string{}}
	x.maneuvers.said = map[game.Maneuver]string{}
	for _, s := range []*source{sources()[English], sources()[l]} {
		for _, part := range []string{"", edition} {
			if e := s.of[part]; e != nil {
				x.take(e)
			}
		}
	}
	return x
}

// take adds entries over those that are there.
func (x *lexicon) take(e *entries) {
	for key, says := range e.messages {
		m, err := parse(says)
		if err != nil {
			panic("text: " + key + ": " + err.Error())
		}
		x.messages[key] = m
	}
	for key, says := range e.terms {
		x.terms[key] = formsOf(says)
	}
	for key, says := range e.phrases {
		x.phrases[key] = says
	}
}

// formsOf reads a term: its singular, its plural and its article, with bars between. Of a term with one
// form there is no number, and no article: "loses armor".
func formsOf(says string) forms {
	list := strings.Split(says, "|")
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	switch len(list) {
	case 1:
		return forms{one: list[0], many: list[0], own: true}
	case 2:
		return forms{one: list[0], many: list[1]}
	}
	return forms{one: list[0], many: list[1], article: list[2], own: true}
}

// form returns a term in a number.
func (x *lexicon) form(key string, many bool) string {
	f, ok := x.terms[key]
	switch {
	case !ok:
		panic("text: no term " + key)
	case many:
		return f.many
	}
	return f.one
}

// name returns what a language calls what the engine gives a name: a token, an action, an arc.
func (x *lexicon) name(kind, name string) string {
	if f, ok := x.terms[kind+" "+name]; ok {
		return f.one
	}
	return name
}

// Word returns what the language calls what the engine gives a name, by its kind.
func (l Language) Word(g *game.Game, kind, name string) string {
	return l.in(g.Setup.Edition).name(kind, name)
}

// Term returns a term of the edition, in the singular or the plural.
func (l Language) Term(g *game.Game, id string, many bool) string {
	return l.in(g.Setup.Edition).form(id, many)
}

// stem returns the name of a token as a compound begins with it: the plural of its term.
func (x *lexicon) stem(token string) string {
	if f, ok := x.terms["token "+token]; ok {
		return f.many
	}
	return token
}

// phrase returns what a language says for a phrase of the engine: the name of a step, an ability, an
// alternative or a window.
func (x *lexicon) phrase(english string) string {
	if says, ok := x.phrases[english]; ok {
		return says
	}
	return english
}

// ability returns what a language says for an ability of a card, by its name: for this card alone, or for every
// card. An ability of the rules has no card.
func (x *lexicon) ability(card, name string) string {
	if says, ok := x.phrases[card+": "+name]; ok {
		return says
	}
	return x.phrase(name)
}

// article returns the indefinite article of what an op says, with the space behind it.
func (x *lexicon) article(o *op, word string) string {
	if f := x.terms[o.text]; o.do == term && f.own {
		if f.article == "" {
			return ""
		}
		return f.article + " "
	}
	if !x.english {
		return ""
	}
	if vowelSound(word) {
		return "an "
	}
	return "a "
}

// vowelSound reports whether an English word begins with a vowel as it is spoken.
func vowelSound(word string) bool {
	lower := strings.ToLower(word)
	for _, hard := range [...]string{"uni", "use", "usu", "one", "eu"} {
		if strings.HasPrefix(lower, hard) {
			return strings.HasPrefix(lower, "unin") || strings.HasPrefix(lower, "unim")
		}
	}
	for _, soft := range [...]string{"hour", "hono", "heir", "8", "11", "18"} {
		if strings.HasPrefix(lower, soft) {
			return true
		}
	}
	if len(word) > 1 && word[1] == '-' {
		return strings.ContainsRune("aefhilmnorsx", rune(lower[0])) // a letter: an S-loop
	}
	return lower != "" && strings.ContainsRune("aeiou", rune(lower[0]))
}
