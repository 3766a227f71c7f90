// Package prose holds what people read to docs/style.md, as far as a program can: the words of
// strings, comments and pages.
package prose

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A Fault is a phrase that the style guide rules out.
type Fault struct {
	Line   int
	Phrase string
	Want   string
	// Counted says that it is not an error by itself: the faults of a file are counted, and may not grow.
	Counted bool
}

func (f Fault) String() string {
	return fmt.Sprintf("%d: %q; write %s", f.Line, f.Phrase, f.Want)
}

// rule is a phrase and what to write instead. Where none of its words occurs, which is quickly
// seen, the phrase does not either.
type rule struct {
	words  []string // in lower case
	phrase *regexp.Regexp
	want   string
}

// rules returns the list of docs/style.md.
func rules() []rule {
	vowels := []string{
		"astromech", "asteroid", "attack", "action", "ability", "enemy", "elite", "illicit", "initiative",
		"ion", "obstacle", "agility", "evade", "upgrade", "edge", "edition", "option", "error",
	}
	consonants := []string{"unit", "unique", "user", "server", "ship", "squad", "pilot"}
	return []rule{
		simple("the own", "their own, or whose it is"),
		simple("tells whether", "reports whether"),
		simple("tell whether", "report whether"),
		simple("mistake of the program", "a bug"),
		simple("has not enough", "does not have enough"),
		simple("have not enough", "do not have enough"),
		simple("in the place of", "in place of, or instead of"),
		simple("anew", "again"),
		simple("server bears", "can handle"),
		simple("computer sits down", "play the computer"),
		{[]string{"belongs to the"}, regexp.MustCompile(`belongs to the \S+, not to`), "the faction of X is Y"},
		{[]string{"1 attack", "1 defense"}, regexp.MustCompile(`\b1 (attack|defense) dice\b`), "1 die"},
		{[]string{"agree to continue."}, regexp.MustCompile(`\bAgree to continue\.`), "what is agreed to"},
		simple("not so:", "what is the case"),
		simple("towards", "toward"),
		simple("afterwards", "afterward"),
		simple("whilst", "while"),
		simple("amongst", "among"),
		simple("thereof", "of it"),
		{before("a ", vowels), regexp.MustCompile(`\ba (` + strings.Join(vowels, "|") + `)\b`), "an"},
		{before("an ", consonants), regexp.MustCompile(`\ban (` + strings.Join(consonants, "|") + `)\b`), "a"},
		american(),
	}
}

// simple returns the rule against a phrase, as whole words.
func simple(phrase, want string) rule {
	pattern := `(?i)\b` + regexp.QuoteMeta(phrase)
	if !strings.HasSuffix(phrase, ".") && !strings.HasSuffix(phrase, ":") {
		pattern += `\b`
	}
	return rule{[]string{phrase}, regexp.MustCompile(pattern), want}
}

// before puts an article before words.
func before(article string, words []string) []string {
	var list []string
	for _, word := range words {
		list = append(list, article+word)
	}
	return list
}

// american returns the rule against spellings that are not American, also inside of identifiers.
func american() rule {
	stems := []string{
		"colour", "armour", "defence", "manoeuv", "favour", "behaviour", "honour", "neighbour",
		"cancelled", "cancelling", "millimetre", "centimetre", "centre", "labelled", "labelling",
		"travelled", "traveller", "travelling", "modelled", "modelling", "judgement", "analyse", "realise",
		"recognise", "organis", "serialis", "initialis", "sanitis", "normalis", "optimis", "minimis",
		"maximis", "summaris", "licence",
	}
	return rule{stems, regexp.MustCompile(`(?i)(` + strings.Join(stems, "|") + `)`), "the American spelling"}
}

// OfGo finds faults in the comments, strings and identifiers of a Go file.
func OfGo(name string, source []byte) ([]Fault, error) {
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, name, source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	all, spelling := rules(), []rule{american()}
	var faults []Fault
	for _, group := range tree.Comments {
		text := strings.ReplaceAll(group.Text(), "\n", " ")
		line := files.Position(group.Pos()).Line
		faults = append(faults, of(text, line, all)...)
		faults = append(faults, habits(name, text, line, true)...)
	}
	tested := isTest(name)
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
				line := files.Position(n.Pos()).Line
				faults = append(faults, of(text, line, all)...)
				if strings.Contains(text, " ") { // a single word is a name
					faults = append(faults, habits(name, text, line, tested)...)
				}
			}
		case *ast.Ident:
			line := files.Position(n.Pos()).Line
			faults = append(faults, of(n.Name, line, spelling)...)
			if strings.HasPrefix(name, "serve/") && riddles.MatchString(n.Name) {
				faults = append(faults, Fault{line, n.Name, "a name from the field", true})
			}
		}
		return true
	})
	return faults, nil
}

// OfText finds faults in a page or any other text. Text in backquotes is code.
func OfText(name, source string) []Fault {
	var faults []Fault
	all := rules()
	page := path.Ext(name) == ".md"
	counted := isTest(name) || !page && !isClient(name) || notes.MatchString(name)
	code := regexp.MustCompile("`[^`]*`")
	for i, line := range strings.Split(source, "\n") {
		plain := line
		if strings.Contains(line, "`") {
			plain = code.ReplaceAllString(line, "``")
		}
		if len(of(line, i+1, all)) > 0 { // most lines need no second look
			faults = append(faults, of(plain, i+1, all)...)
		}
		if written[name] {
			continue
		}
		if isClient(name) {
			if !strings.ContainsAny(line, "\"`*/>") {
				continue // nothing but code
			}
			plain = line
		}
		comment := isClient(name) && commentLine.MatchString(line)
		faults = append(faults, habits(name, plain, i+1, counted || comment)...)
	}
	return faults
}

// notes are pages that only programmers read.
var notes = regexp.MustCompile(`/testdata/|^docs/rules/`)

// written are pages that programs write from comments and cards, which are held themselves.
var written = map[string]bool{"docs/cards.md": true, "docs/coverage.md": true}

// commentLine is a line of the client that is a comment.
var commentLine = regexp.MustCompile(`^\s*(/\*|\*|//)`)

// isClient reports whether a file is a source of the client.
func isClient(name string) bool { return path.Ext(name) == ".ts" || path.Ext(name) == ".tsx" }

// isTest reports whether a file is a test, whose strings only programmers read.
func isTest(name string) bool {
	return strings.HasSuffix(name, "_test.go") || strings.Contains(name, ".test.ts") ||
		strings.Contains(name, ".spec.ts")
}

// fixed are ids, which stay as they are: those of clauses, and an attribute of HTML.
var fixed = regexp.MustCompile(`\b(1e|2e|msg)\.[a-z0-9.-]+|aria-labelledby`)

// of finds faults in a text that begins at a line.
func of(text string, line int, rules []rule) []Fault {
	var faults []Fault
	lower := strings.ToLower(text)
	for _, r := range rules {
		occurs := func(word string) bool { return strings.Contains(lower, word) }
		if !slices.ContainsFunc(r.words, occurs) {
			continue
		}
		for _, phrase := range r.phrase.FindAllString(fixed.ReplaceAllString(text, ""), -1) {
			faults = append(faults, Fault{Line: line, Phrase: phrase, Want: r.want})
		}
	}
	return faults
}
