package squad

import (
	"html"
	"regexp"
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
	bbMark     = regexp.MustCompile(`(?i)\[/?(b|i|u|s|url|size|colou?r|img|quote|list|\*|center|left|right|code|spoiler|font|table|tr|td|h\d)(=[^\]\n]*)?\]`)
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
	text = bbMark.ReplaceAllString(text, "")
	text = markLink.ReplaceAllString(text, "$1")
	return text, page
}

// plainLine takes the marks off a line.
func plainLine(line string) string {
	line = lineStart.ReplaceAllString(line, "")
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

// rowText writes a row of a table as a line of a list: names joined by plus signs and the price.
func rowText(cells []string) string {
	var names []string
	price := ""
	for _, cell := range cells {
		switch {
		case tableHead.MatchString(cell):
		case bareNumber.MatchString(cell):
			price = " (" + bareNumber.FindStringSubmatch(cell)[1] + ")"
		case len(names) > 0 && isShipName(cell):
			names[0] += " [" + cell + "]"
		default:
			names = append(names, cell)
		}
	}
	if len(names) > 1 && strings.Contains(names[len(names)-1], ",") {
		names[len(names)-1] = strings.ReplaceAll(names[len(names)-1], ",", " + ")
	}
	return strings.Join(names, " + ") + price
}

// isShipName reports whether a text is the name of a ship of any game, whole or short.
func isShipName(text string) bool {
	for _, c := range []*data.Catalogue{data.Second(), data.First(), data.Flightpath()} {
		for i := range c.Ships {
			if kind := &c.Ships[i]; data.Key(text) == data.Key(kind.Name) || alikeNames(text, kind) {
				return true
			}
		}
	}
	return false
}

var bareNumber = regexp.MustCompile(`(?i)^[(\[+]?\s*(\d{1,3})(?:\s*/\s*\d+)?\s*(?:pts?|points?)?\.?\s*[)\]]?$`)
