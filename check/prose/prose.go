// Package prose holds what people read to docs/style.md, as far as a program can: the words of
// strings, comments and pages.
package prose

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
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

// simple is the rule against a phrase, as whole words.
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

// american is the rule against spellings that are not American, also inside of identifiers.
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
		faults = append(faults, of(text, files.Position(group.Pos()).Line, all)...)
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
				faults = append(faults, of(text, files.Position(n.Pos()).Line, all)...)
			}
		case *ast.Ident:
			faults = append(faults, of(n.Name, files.Position(n.Pos()).Line, spelling)...)
		}
		return true
	})
	return faults, nil
}

// OfText finds faults in a page or any other text. What stands in backquotes is code.
func OfText(source string) []Fault {
	var faults []Fault
	all := rules()
	code := regexp.MustCompile("`[^`]*`")
	for i, line := range strings.Split(source, "\n") {
		if len(of(line, i+1, all)) > 0 { // most lines need no second look
			faults = append(faults, of(code.ReplaceAllString(line, "``"), i+1, all)...)
		}
	}
	return faults
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
			faults = append(faults, Fault{line, phrase, r.want})
		}
	}
	return faults
}
