package squad

import (
	"fmt"
	"html"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/builders"
	"koiogran/engine/data"
)

// A link of a squad builder holds a squad as numbers, and its host says whose numbers they are. docs/formats.md
// describes the forms.

// linkTag finds what may be a link, or the part of one that holds the squad.
var linkTag = regexp.MustCompile(`(?i)(?:https?://|www\.)[^\s<>"]+|[?&](?:d|lbx)=[^\s<>"]+|#/squad/[^\s<>"]+`)

// hosts are the builders by the hosts of their links.
var hosts = map[string]string{
	"raithos.github.io": builders.Raithos, "yasb.app": builders.Raithos,
	"xwing-legacy.com": builders.Legacy, "albogarelli.github.io": builders.Legacy,
	"lorenzosanti359-beep.github.io": builders.XLC, "geordanr.github.io": builders.First,
	"launchbaynext.app": builders.LBN, "launch-bay-next.herokuapp.com": builders.LBN, "lbn-xwing.web.app": builders.LBN,
}

// deadHost is the builder whose links are only names for what its server held, which is gone.
const deadHost = "squadbuilder.fantasyflightgames.com"

// linked is a squad as a link has it, in ids of squad files.
type linked struct {
	format  string // the title of the format that it names, nothing for the usual one
	edition string
	name    string
	faction string
	rocks   []string
	deck    string
	list    string
	ships   []shipEntry
	wings   []Wing
	report  Report
	unread  int // ships of which nothing could be read
}

// linksOf lists the links in a text that may hold a squad.
func linksOf(text string) []string {
	var links []string
	text = encodedLink.ReplaceAllStringFunc(html.UnescapeString(text), uncover)
	text = spacedPart.ReplaceAllStringFunc(text, func(part string) string { return strings.ReplaceAll(part, " ", "%20") })
	for _, link := range linkTag.FindAllString(text, -1) {
		link = trimLink(link)
		if isLink(link) && !slices.Contains(links, link) {
			links = append(links, link)
		}
	}
	return links
}

// spacedPart finds a faction or a name in a link whose spaces are not encoded, as some browsers show addresses.
var spacedPart = regexp.MustCompile(`(?i)[?&](?:f|sn)=[^&<>"\n]*&|[?&]lbx='[^'\n]*'`)

// encodedLink finds a link that is encoded from its scheme on, as one that another link leads to.
var encodedLink = regexp.MustCompile(`(?i)https?%(?:25)*3A[^\s<>"&]+`)

// uncover decodes such a link until its scheme shows. What is encoded inside of it stays so.
func uncover(link string) string {
	for range 4 {
		decoded, err := url.PathUnescape(link)
		if err != nil {
			break
		}
		if link = decoded; strings.Contains(link, "://") {
			break
		}
	}
	return " " + link
}

// trimLink cuts off what is behind a link in a sentence or in Markdown.
func trimLink(link string) string {
	for link != "" {
		last := link[len(link)-1]
		named := strings.LastIndex(link, "sn=") > strings.LastIndexByte(link, '&') // a name may end with a full stop
		switch {
		case last == ')' && strings.Count(link, "(") < strings.Count(link, ")"),
			last == ']' && strings.Count(link, "[") < strings.Count(link, "]"),
			last == '\'' && strings.Count(link, "'")%2 == 1, strings.HasSuffix(link, ").") && strings.Count(link, "(") < strings.Count(link, ")"),
			strings.IndexByte(`.,;!>*`, last) >= 0 && !named:
			link = link[:len(link)-1]
		default:
			return link
		}
	}
	return link
}

// isLink reports whether a link is one of a builder, or of our own.
func isLink(link string) bool {
	if strings.Contains(link, "#/squad/") {
		return true
	}
	at := parts(link)
	_, known := hosts[at.host]
	return at.host == deadHost || at.query["lbx"] != "" || known && at.query["d"] != "" ||
		versioned.MatchString(at.query["d"])
}

// ofBuilder reports whether a link leads to a builder whose numbers are known.
func ofBuilder(link string) bool {
	_, known := hosts[parts(link).host]
	return known
}

// versioned is the beginning of a code that names its version.
var versioned = regexp.MustCompile(`^v\d+[!Z]`)

// address is a link taken apart.
type address struct {
	host, path string
	query      map[string]string
}

// parts takes a link apart, percent signs and all, whatever is broken in it.
func parts(link string) address {
	at := address{query: map[string]string{}}
	whole, query, _ := strings.Cut(link, "?")
	if strings.HasPrefix(link, "&") {
		whole, query = "", link[1:]
	}
	if _, rest, ok := strings.Cut(whole, "//"); ok {
		whole = rest
	}
	at.host, at.path, _ = strings.Cut(strings.ToLower(whole), "/")
	at.host, _, _ = strings.Cut(strings.TrimPrefix(at.host, "www."), ":")
	if strings.HasPrefix(query, "%") || !strings.Contains(query, "=") {
		query = unescape(query) // the whole was encoded
	}
	for field := range strings.SplitSeq(query, "&") {
		key, value, _ := strings.Cut(field, "=")
		at.query[key] = unescape(value)
	}
	return at
}

// unescape decodes percent signs and plus signs, several times over where a link was encoded several times. What is
// broken stays as it is.
func unescape(text string) string {
	for i := range 3 {
		if i > 0 && !encoded.MatchString(text) {
			break
		}
		decoded, err := url.QueryUnescape(text)
		if err != nil {
			decoded, err = url.QueryUnescape(strayPercent.ReplaceAllString(text, "%25$1"))
			if err != nil {
				break
			}
			return strings.ToValidUTF8(decoded, "")
		}
		text = strings.ToValidUTF8(decoded, "")
	}
	return text
}

var (
	encoded      = regexp.MustCompile(`%[0-9a-fA-F]{2}`)
	strayPercent = regexp.MustCompile(`%([^0-9a-fA-F]|.[^0-9a-fA-F]|.?$)`)
)

// openLink reads the squad of a link.
func (in *reader) openLink(link string) error {
	l, err := linkedSquad(link)
	if err != nil {
		return err
	}
	if len(l.ships) == 0 {
		return fmt.Errorf("%w: the link holds no ship that could be read; expected all of it, as the builder writes it", ErrFile)
	}
	in.as = l.edition
	in.squad.Name, in.squad.List, in.squad.Format = clean(l.name, maxName), l.list, l.format
	in.report = l.report
	if l.unread > 0 {
		in.report.drop("%s of the link, which cannot be read.", count(l.unread, "ship"))
	}
	if len(l.ships) > maxShips {
		in.report.drop("%s of the link; at most %d are read.", count(len(l.ships)-maxShips, "ship"), maxShips)
		l.ships = l.ships[:maxShips]
	}
	c := in.games()[slices.IndexFunc(in.games(), func(c *data.Catalogue) bool { return c.Edition == l.edition })]
	f := file{faction: l.faction, ships: l.ships, rocks: l.rocks, deck: l.deck, wings: l.wings}
	if l.edition == Flightpath {
		f.ruleset = Flightpath
	}
	return in.decide([]attempt{{c: c, file: f}})
}

// linkedSquad decodes a link.
func linkedSquad(link string) (*linked, error) {
	if _, own, ok := strings.Cut(link, "#/squad/"); ok {
		return ownLink(own)
	}
	at := parts(link)
	name, known := hosts[at.host]
	code := strings.TrimSpace(at.query["d"])
	switch {
	case at.host == deadHost:
		return nil, fmt.Errorf("%w: the link is only a name for a squad that the server of that builder held, and the server is "+
			"gone; paste the squad from elsewhere", ErrFile)
	case at.query["lbx"] != "":
		return launchBay(at.query["lbx"])
	case code == "":
		return nil, fmt.Errorf("%w: the link has no squad in it: its code is missing behind d=", ErrFile)
	case name == builders.Raithos && strings.HasPrefix(at.path, "xwing"):
		name = builders.First // an old copy
	}
	version := 1
	if tag := versioned.FindString(code); tag != "" {
		version, _ = strconv.Atoi(tag[1 : len(tag)-1])
	}
	if !known {
		name = builders.Raithos
		if version < 5 {
			name = builders.First
		}
	}
	l := &linked{edition: Second, name: at.query["sn"], faction: data.Key(at.query["f"])}
	if name == builders.First {
		l.edition, l.faction = First, firstFaction(at.query["f"])
	}
	if !known {
		l.report.note("The host of the link is not known; its numbers are read as those of %s.", builderNames[name])
	}
	for code := range strings.SplitSeq(at.query["obs"], ",") {
		if code = strings.TrimSpace(code); code != "" {
			l.rocks = append(l.rocks, code)
		}
	}
	y := yasb{linked: l, table: builders.Named(name), of: builderNames[name], version: version}
	y.read(code)
	return l, nil
}

// firstFaction is first edition's id of a faction that the builder names.
func firstFaction(name string) string {
	id := data.FactionID(data.Key(name))
	if own, ok := modeOf(First).factions[id]; ok {
		return string(own)
	}
	return string(id)
}

// builderNames are what the tables of numbers are called in sentences.
var builderNames = map[string]string{
	builders.Raithos: "YASB", builders.Legacy: "the builder of X2PO", builders.XLC: "the builder of XLC",
	builders.First: "YASB for first edition", builders.LBN: "Launch Bay Next",
}
