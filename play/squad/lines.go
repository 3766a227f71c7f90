package squad

import (
	"regexp"
	"strconv"
	"strings"
)

// A list of names is what builders and forums show to people: a pilot and its upgrades joined by
// "+" in one line, or each on a line of its own with its price, "Pilot (52)" or "(52) Pilot
// [Ship]". Names before the first pilot are the title; which game and faction it is shows in
// which cards are known.

// line is a line of a list.
type line struct {
	text  string // without marks
	label string // "C" of "C: same as A"
	parts []name // what stands between the plus signs
	blank bool
}

// name is the name of a card as it is written.
type name struct {
	raw   string // as it is written, with prices and brackets
	text  string
	hints []string // in brackets: the ship, the caption, the id or upgrades
	short string   // as it is written, where text is the whole name
	whole string   // with the last hint, which may be part of the name
	price int      // 0 where none is written
	count int      // how many of it
}

// Marks of lists that are not part of a name.
var (
	priceTag = regexp.MustCompile(`(?i)[(\[{]\s*\+?(-?\d{1,3})(?:\s*/\s*\d+)?\s*(?:pts?|points?)?\.?\s*[)\]}]`)
	priceEnd = regexp.MustCompile(`(?i)(?:\s+[-–—]|\s*[=:]|\.{2,})\s*(\d{1,3})\s*(?:pts?|points?)?\.?$|\s+(\d{1,3})\s*(?:pts?|points?)\.?$`)
	pricePre = regexp.MustCompile(`(?i)^(\d{1,3})\s*(?:pts?|points?)\s*[-–—:]?\s+`)
	hintTag  = regexp.MustCompile(`\[([^\[\]]*)\]\s*$|\(([^()]*)\)\s*$|\{([^{}]*)\}\s*$`)
	timesTag = regexp.MustCompile(`(?i)^(\d{1,2})\s*[x×]\s+|^[x×]\s*(\d{1,2})\s+|\s+[x×]\s*(\d{1,2})$`)
	dashTag  = regexp.MustCompile(`\s+[-–—|]\s+|\s+w/\s*|\s+with\s+`)
	sumLine  = regexp.MustCompile(`(?i)^(ship total|ship points|ship cost|squad(ron)? (total|points)|list total|grand total|total|points|half points|threshold|` +
		`cost|damage deck|bid|initiative bid|loadout( value)?|lv)\b|^view in\b|\bhttps?://`)
	sumOfShip = regexp.MustCompile(`(?i)^(?:ship (?:total|points|cost)|points|cost)\s*[:=]?\s*\(?(\d{1,3})\b`)
	sumOfAll  = regexp.MustCompile(`(?i)^(?:total|squad(?:ron)? (?:total|points)|list total|grand total)(?: points)?\s*[:=]?\s*\(?(\d{1,3})\b`)
	rocks     = regexp.MustCompile(`(?i)^obstacles?\s*:\s*(.*)$`)
)

// linesOf takes a text apart.
func linesOf(text string) []line {
	var lines []line
	for raw := range strings.SplitSeq(text, "\n") {
		if len(lines) >= maxLines {
			break
		}
		if cells, ok := tableRow(raw); ok {
			raw = rowText(cells)
		}
		raw = plainLine(clean(strings.ReplaceAll(raw, "\t", " "), maxText))
		if raw == "" || strings.Trim(raw, "-=_*~") == "" {
			lines = append(lines, line{blank: true})
			continue
		}
		label := ""
		if tag := labelTag.FindStringSubmatch(raw); tag != nil {
			label, raw = tag[1], raw[len(tag[0]):]
		}
		for segment := range strings.SplitSeq(raw, " / ") {
			l := line{text: segment, label: label}
			for part := range strings.SplitSeq(partedByPrices(segment), " + ") {
				if n := nameOfCard(part); n.text != "" {
					l.parts = append(l.parts, n)
				}
			}
			lines = append(lines, l)
		}
	}
	return lines
}

// partedByPrices puts commas behind prices that another name follows: "Biggs (25) R4-D6 (1)".
func partedByPrices(text string) string {
	for range 2 { // a match takes the name along that the next price is behind
		text = priceInside.ReplaceAllStringFunc(text, func(found string) string {
			at := strings.LastIndexByte(found, ' ')
			if word := strings.ToLower(found[at+1:]); word == "with" || word == "w" || word == "x" || tableHead.MatchString(word) {
				return found
			}
			return found[:at] + "," + found[at:]
		})
	}
	return text
}

// priceInside is a price behind a name and the first word of another name.
var priceInside = regexp.MustCompile(`\S\s*\(\d{1,3}\) [\pL\pN]+`)

// cutLast cuts a text at the last mark.
func cutLast(text, mark string) (head, tail string, ok bool) {
	i := strings.LastIndex(text, mark)
	if i < 0 {
		return text, "", false
	}
	return strings.TrimSpace(text[:i]), text[i+len(mark):], true
}

// closesHint reports whether a text ends with a bracket, as a name with a hint does.
func closesHint(text string) bool {
	return strings.HasSuffix(text, ")") || strings.HasSuffix(text, "]")
}

// nameOfCard takes a name apart from its price, its hints and its number.
func nameOfCard(text string) name {
	n := name{raw: strings.TrimSpace(text), count: 1}
	if tag := priceTag.FindStringSubmatch(text); tag != nil {
		n.price, _ = strconv.Atoi(tag[1])
		text = priceTag.ReplaceAllString(text, " ")
	}
	text = strings.TrimSpace(text)
	for _, tag := range []*regexp.Regexp{priceEnd, pricePre} {
		if found := tag.FindStringSubmatch(text); found != nil && n.price == 0 {
			n.price, _ = strconv.Atoi(strings.Join(found[1:], ""))
			text = strings.TrimSpace(tag.ReplaceAllString(text, ""))
		}
	}
	if head, tail, ok := cutLast(text, " "); ok && n.price == 0 && closesHint(head) && bareNumber.MatchString(tail) {
		n.price, _ = strconv.Atoi(tail) // behind the ship in parentheses, or upgrades in brackets
		text = head
	}
	n.price = max(n.price, 0)
	for range 3 {
		tag := hintTag.FindStringSubmatch(text)
		if tag == nil {
			break
		}
		if n.whole == "" {
			n.whole = text
		}
		n.hints = append(n.hints, strings.TrimSpace(tag[1]+tag[2]+tag[3]))
		text = strings.TrimSpace(hintTag.ReplaceAllString(text, ""))
	}
	if tag := timesTag.FindStringSubmatch(text); tag != nil {
		n.count, _ = strconv.Atoi(tag[1] + tag[2] + tag[3])
		text = timesTag.ReplaceAllString(text, "")
	}
	n.text = strings.Trim(strings.TrimSpace(text), ",;:")
	return n
}
