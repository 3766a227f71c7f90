package squad

import (
	"html"
	"regexp"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// Lists of names come with the marks of where they were pasted: HTML, BBCode, Markdown. These are taken off.
var (
	pageMark   = regexp.MustCompile(`(?i)<(html|body|div|p|span|br|table|tr|td|li|b|i|strong|em|a|h[1-6])\b[^<>]*>`)
	hiddenPart = regexp.MustCompile(`(?is)<(script|style|head|select|button|nav|template|svg)\b.*?</\s*(script|style|head|select|button|nav|template|svg)\s*>|<!--.*?-->`)
	cellMark   = regexp.MustCompile(`(?i)</\s*t[dh]\s*>`)
	lineMark   = regexp.MustCompile(`(?i)<\s*/?\s*(br|p|div|li|ul|ol|tr|table|tbody|thead|h[1-6]|section|article|header|footer|option|dd|dt)\b[^<>]*>`)
	anyMark    = regexp.MustCompile(`<[a-zA-Z/!][^<>]*>`)
	bbCell     = regexp.MustCompile(`(?i)\[/t[dh]\]`)
	bbRow      = regexp.MustCompile(`(?i)\[/?tr\]`)
	bbMark     = regexp.MustCompile(`(?i)\[/?(b|i|u|s|url|size|colou?r|img|quote|list|\*|center|left|right|code|spoiler|font|table|td|th|h\d)(=[^\]\n]*)?\]`)
	markLink   = regexp.MustCompile(`\[([^\]\n]+)\]\((https?:[^)\s]*|/[^)\s]*|#[^)\s]*)\)`)
	emphasis   = regexp.MustCompile("\\*+|`+|~~|__+")
	underlined = regexp.MustCompile(`(^|\s)_([^_\n]+)_(\s|$)`)
	escaped    = regexp.MustCompile(`\\([^\w\s])`)
	lineStart  = regexp.MustCompile(`^\s*([-+•·]|\d{1,2}[.)])\s+|^#+\s+|^\s*>+\s*`)
)

// plainText takes the marks off a text. page reports whether it was a page of HTML, in which much stands that belongs
// to no squad.
func plainText(text string) (plain string, page bool) {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	if page = pageMark.MatchString(text); page {
		text = hiddenPart.ReplaceAllString(text, "\n")
		text = cellMark.ReplaceAllString(text, " | ")
		text = lineMark.ReplaceAllString(text, "\n")
		text = anyMark.ReplaceAllString(text, "")
	}
	text = html.UnescapeString(text)
	text = strings.NewReplacer("\u00a0", " ", "\u200b", "", "’", "'", "‘", "'").Replace(text)
	text = bbRow.ReplaceAllString(bbCell.ReplaceAllString(text, " | "), "\n")
	text = bbMark.ReplaceAllString(text, "")
	text = markLink.ReplaceAllString(text, "$1")
	return text, page
}

// mostMarks is how many marks a line begins with at most: a point of a list in a quotation.
const mostMarks = 3

// plainLine takes the marks off a line.
func plainLine(line string) string {
	for range mostMarks {
		line = lineStart.ReplaceAllString(line, "")
	}
	line = escaped.ReplaceAllString(line, "$1")
	line = emphasis.ReplaceAllString(line, "")
	line = underlined.ReplaceAllString(line, "$1$2$3")
	return strings.TrimSpace(line)
}

// tableRow reads a row of a table, in Markdown or with tabs: its cells without empty ones.
func tableRow(line string) (cells []string, ok bool) {
	switch {
	case strings.Contains(line, "|"):
		cells = strings.Split(line, "|")
	case strings.Contains(strings.TrimSpace(line), "\t"):
		cells = strings.Split(line, "\t")
	case isHead(strings.Split(line, ",")):
		return nil, true
	default:
		return nil, false
	}
	var full []string
	for _, cell := range cells {
		if cell = plainLine(cell); strings.Trim(cell, "-=: ") != "" {
			full = append(full, cell)
		}
	}
	return full, true
}

// tableHead are the words above the columns of a table.
var tableHead = regexp.MustCompile(`(?i)^(pilots?|ships?|upgrades?|names?|cards?|costs?|points?|pts|slots?|total|qty|#|type|skill|ps|init(iative)?)$`)

// isHead reports whether these are the words above the columns of a table.
func isHead(cells []string) bool {
	return len(cells) > 1 && !slices.ContainsFunc(cells, func(cell string) bool {
		return !tableHead.MatchString(strings.TrimSpace(cell))
	})
}

// rowText writes a row of a table as a line of a list: names joined by plus signs and the price.
func rowText(cells []string) string {
	var names []string
	ship, price := "", ""
	for _, cell := range cells {
		switch {
		case tableHead.MatchString(cell):
		case bareNumber.MatchString(cell):
			price = " (" + bareNumber.FindStringSubmatch(cell)[1] + ")"
		case ship == "" && isShipName(cell) && (len(names) > 0 || !isPilotName(cell)):
			ship = cell
		default:
			names = append(names, cell)
		}
	}
	switch {
	case len(names) == 0:
		return ship + price
	case ship != "":
		names[0] += " [" + ship + "]"
	}
	if last := len(names) - 1; last > 0 {
		names[last] = strings.NewReplacer(",", " + ", ";", " + ").Replace(names[last])
	}
	return strings.Join(names, " + ") + price
}

// games are the cards of all games.
var games = [...]func() *data.Catalogue{data.Second, data.First, data.Flightpath}

// isPilotName reports whether a text is the name of a ship card of any game.
func isPilotName(text string) bool {
	for _, c := range games {
		if len(indexOf(c()).pilots[data.Key(text)]) > 0 {
			return true
		}
	}
	return false
}

// isShipName reports whether a text is the name of a ship of any game, whole or short.
func isShipName(text string) bool {
	for _, c := range games {
		ships := c().Ships
		for i := range ships {
			if kind := &ships[i]; data.Key(text) == data.Key(kind.Name) || alikeNames(text, kind) {
				return true
			}
		}
	}
	return false
}

var bareNumber = regexp.MustCompile(`(?i)^[(\[+]?\s*(\d{1,3})(?:\s*/\s*\d+)?\s*(?:pts?|points?)?\.?\s*[)\]]?$`)
