package text

import (
	"fmt"
	"strconv"
	"strings"
)

// A message is a sentence with gaps, as a lexicon writes it:
//
//	{ship}               an argument: what the program says there
//	{-shield}            a term of the lexicon; {many -shield} is its plural
//	{a ship}, {a -lock}  with the indefinite article, as what follows wants it
//	{# -charge}          the argument n and the term in its form: "2 charges"
//	{n, plural, one {…} other {…}}
//	[…]                  left out where an argument in it is missing
//	<…>                  detail: a sentence is complete without it
type message []op

// An op is a step of a message.
type op struct {
	do    opKind
	text  string                // of a literal; the name of an argument; the key of a term
	about func(w *speaker) bool // of an argument that every event has
	a     bool                  // with the indefinite article
	many  bool                  // in the plural
	inner message               // of a group and a plural: the other form
	one   message               // of a plural
}

// opKind is what an op does.
type opKind uint8

const (
	literal opKind = iota
	argument
	term
	counted
	plural
	optional
	detail
)

// parser reads messages.
type parser struct {
	text string
	at   int
}

// parse reads a message.
func parse(text string) (message, error) {
	p := parser{text: text}
	m, err := p.until("")
	if err == nil && p.at < len(text) {
		err = fmt.Errorf("unexpected %q", text[p.at:])
	}
	if err != nil {
		return nil, fmt.Errorf("%q: %w", text, err)
	}
	return m, nil
}

// until reads up to a closing bracket, which it leaves, or to the end.
func (p *parser) until(closing string) (message, error) {
	var m message
	for p.at < len(p.text) {
		rest := p.text[p.at:]
		if closing != "" && strings.HasPrefix(rest, closing) {
			return m, nil
		}
		switch rest[0] {
		case '{':
			o, err := p.gap()
			if err != nil {
				return nil, err
			}
			m = append(m, o)
		case '[':
			inner, err := p.group("]")
			if err != nil {
				return nil, err
			}
			m = append(m, op{do: optional, inner: inner})
		case '<':
			inner, err := p.group(">")
			if err != nil {
				return nil, err
			}
			m = append(m, op{do: detail, inner: inner})
		case '}', ']', '>':
			return m, fmt.Errorf("%q closes nothing", rest[:1])
		default:
			n := strings.IndexAny(rest, "{}[]<>")
			if n < 0 {
				n = len(rest)
			}
			m = append(m, op{do: literal, text: rest[:n]})
			p.at += n
		}
	}
	if closing != "" {
		return nil, fmt.Errorf("%q is missing", closing)
	}
	return m, nil
}

// group reads a group in brackets.
func (p *parser) group(closing string) (message, error) {
	p.at++
	m, err := p.until(closing)
	p.at += len(closing)
	return m, err
}

// gap reads what braces enclose.
func (p *parser) gap() (op, error) {
	p.at++
	n := strings.IndexAny(p.text[p.at:], "{}")
	if n < 0 {
		return op{}, fmt.Errorf("%q is missing", "}")
	}
	words := p.text[p.at : p.at+n]
	p.at += n
	if before, ok := strings.CutPrefix(words, "n, plural, "); ok {
		return p.plural(before)
	}
	p.at++
	return gapOf(words)
}

// gapOf reads a gap that is not a plural.
func gapOf(words string) (op, error) {
	var o op
	how, name, ok := strings.Cut(words, " ")
	if !ok {
		how, name = "", words
	}
	switch how {
	case "":
	case "a":
		o.a = true
	case "many":
		o.many = true
	case "#":
		o.do = counted
	default:
		return op{}, fmt.Errorf("%q is not a, many or #", how)
	}
	key, isTerm := strings.CutPrefix(name, "-")
	switch {
	case isTerm && o.do != counted:
		o.do = term
	case !isTerm && (o.do == counted || o.many):
		return op{}, fmt.Errorf("%q is not a term", name)
	case !isTerm:
		o.do, o.about = argument, arguments[name]
	}
	o.text = key
	return o, nil
}

// plural reads the two forms of a plural.
func (p *parser) plural(keyword string) (op, error) {
	o := op{do: plural}
	for {
		if p.at >= len(p.text) {
			return op{}, fmt.Errorf("a plural does not end")
		}
		if p.text[p.at] == '}' {
			p.at++
			return o, nil
		}
		m, err := p.group("}")
		if err != nil {
			return op{}, err
		}
		switch strings.TrimSpace(keyword) {
		case "one":
			o.one = m
		case "other":
			o.inner = m
		default:
			return op{}, fmt.Errorf("%q is not one or other", keyword)
		}
		n := strings.IndexAny(p.text[p.at:], "{}")
		if n < 0 {
			return op{}, fmt.Errorf("a plural does not end")
		}
		keyword = p.text[p.at : p.at+n]
		p.at += n
	}
}

// say appends a message and reports whether it lacked nothing.
func (w *speaker) say(m message) bool {
	whole := true
	for i := range m {
		o := &m[i]
		switch o.do {
		case literal:
			w.add(KindPlain, o.text, nil)
		case optional:
			if from := len(w.out); !w.say(o.inner) {
				w.out = w.out[:from]
			}
		case detail:
			from := len(w.out)
			whole = w.say(o.inner) && whole
			for j := range w.out[from:] {
				w.out[from+j].Detail = true
			}
		case plural:
			if w.N == 1 {
				whole = w.say(o.one) && whole
			} else {
				whole = w.say(o.inner) && whole
			}
		case counted:
			w.add(KindAmount, strconv.Itoa(w.N)+" "+w.lex.form(o.text, w.N != 1), nil)
		default:
			whole = w.word(o) && whole
		}
	}
	return whole
}

// word appends an argument or a term, with an article if it wants one.
func (w *speaker) word(o *op) bool {
	from := len(w.out)
	if o.a {
		w.add(KindPlain, "", nil)
	}
	switch {
	case o.do == term:
		w.add(KindTerm, w.lex.form(o.text, o.many), nil)
	case !w.argument(o):
		w.out = w.out[:from]
		return false
	}
	if o.a {
		w.out[from].Text = w.lex.article(o, w.out[from+1].Text)
	}
	return true
}

// argument appends an argument and reports whether there is one.
func (w *speaker) argument(o *op) bool {
	for _, g := range w.given {
		if g.Name == o.text {
			w.out = append(w.out, g.Is...)
			return len(g.Is) > 0
		}
	}
	return o.about != nil && o.about(w)
}
