package squad

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/data"
)

// ErrEdition is about squads of games other than the one that is played.
var ErrEdition = errors.New("squad: another game")

// Read reads a squad in any of its forms: an XWS file, plain or compressed as in QR codes; or
// a list of names. It takes what it can: the report names
// everything that was dropped or understood generously. A card that the points list does not
// have stays in the squad under the id that was written, and Check says so. Read fails only
// where no squad is left: on text that is not one of these forms or breaks a limit, without any
// known ship, or for another game than that of the catalogue.
func Read(r io.Reader, c *data.Catalogue) (Squad, Report, error) {
	s, report, _, err := ReadAny(r, c)
	return s, report, err
}

// ReadAny reads a squad as Read does, of the edition of any of these catalogues, and returns the
// one of the squad's edition. Everything in the file decides which that is.
func ReadAny(r io.Reader, of ...*data.Catalogue) (Squad, Report, *data.Catalogue, error) {
	return ReadAs(r, "", of...)
}

// ReadAs reads a squad as ReadAny does, as one of the edition that is named, whatever the file looks like.
func ReadAs(r io.Reader, edition string, of ...*data.Catalogue) (Squad, Report, *data.Catalogue, error) {
	in := &reader{of: of, as: edition}
	err := in.open(r)
	if err != nil {
		return Squad{}, in.report, nil, err
	}
	return in.squad, in.report, in.c, nil
}

// open reads the file, of whatever form it is.
func (in *reader) open(r io.Reader) error {
	content, part, err := load(r)
	if err != nil {
		return err
	}
	parts := partsOf(content)
	err = in.openContent([]byte(parts[0]))
	if len(parts) > 1 {
		in.report.note("%d squads were pasted; this is the first.", len(parts))
	}
	if part {
		in.report.drop("Everything after the first %d kilobytes.", maxBytes>>10)
	}
	return err
}

// openContent reads what a file holds.
func (in *reader) openContent(content []byte) error {
	text := strings.TrimSpace(string(content))
	if !strings.HasPrefix(text, "{") && !strings.HasPrefix(text, "[") {
		if inner := filePart.FindString(text); inner != "" {
			file := &reader{of: in.of, as: in.as}
			if file.openJSON([]byte(inner)) == nil {
				*in = *file
				in.report.note("The squad is read from the XWS file that the text has in it.")
				return nil
			}
		}
		return in.openText(text)
	}
	err := in.openJSON(content)
	if err == nil || in.broken == nil {
		return err
	}
	// What begins like JSON may be markup: [b]Name[/b].
	names := &reader{of: in.of, as: in.as}
	if names.openText(text) == nil {
		*in = *names
		return nil
	}
	if in.broken != nil {
		return in.broken
	}
	return err
}

// filePart is an XWS file among other words: in a block of code, or in a sentence.
var filePart = regexp.MustCompile(`(?s)\{.*\bpilots\b.*\}`)

// openText reads a text: a link of a builder in it, where all its cards are known; else a list of names, else the link
// as far as it is known. Builders write their link below the names.
func (in *reader) openText(text string) error {
	links := linksOf(text)
	var best *reader
	var fails error
	for _, link := range links[:min(len(links), maxLinks)] {
		try := &reader{of: in.of, as: in.as}
		if err := try.openLink(link); err != nil {
			fails = cmp.Or(fails, err)
			continue
		}
		if best == nil {
			best = try
		}
	}
	if best != nil && len(best.report.Unknown) == 0 {
		*in = *best
		return nil
	}
	names := &reader{of: in.of, as: in.as}
	err := names.openNames(text)
	switch {
	case best == nil && err != nil && fails != nil:
		return fails
	case best == nil:
		*in = *names
		return err
	case err == nil && len(names.report.Unknown) < len(best.report.Unknown):
		*in = *names
	default:
		*in = *best
	}
	return nil
}

// openJSON reads an XWS file down to its root. A collection of one squad is that squad.
func (in *reader) openJSON(content []byte) error {
	if err := checkDepth(content); err != nil {
		return err
	}
	content, err := in.mended(content)
	if err != nil {
		return err
	}
	root, ok := members(content)
	if list, isList := elements(content); isList && len(list) > 0 {
		if root, err = in.openList(list); err != nil {
			return err
		}
		ok = true
	}
	if !ok {
		return fmt.Errorf("%w: expected a JSON object, as in an XWS file", ErrFile)
	}
	for _, field := range root {
		if wraps(field) {
			return in.openJSON(field.value)
		}
	}
	return in.read(root)
}

// openList reads a list at the root: of one squad, or of the ships of one.
func (in *reader) openList(list []json.RawMessage) ([]member, error) {
	root, ok := members(list[0])
	has := func(keys ...string) bool {
		return slices.ContainsFunc(root, func(f member) bool { return slices.Contains(keys, f.key) })
	}
	switch {
	case !ok:
		return nil, fmt.Errorf("%w: expected a squad in braces, as XWS files are", ErrFile)
	case has("pilots", "ships", "xws", "squad", "squads", "container"):
		in.report.note("The file is a list with one squad in it, which is read.")
		return root, nil
	case has("id", "name", "pilot"):
		all, err := json.Marshal(list)
		if err != nil {
			return nil, fmt.Errorf("%w: the list cannot be read", ErrFile)
		}
		in.report.note("The file is a list of ships, which are read as one squad.")
		return []member{{"pilots", all}}, nil
	}
	return nil, fmt.Errorf("%w: expected a squad in braces, with a list of pilots", ErrFile)
}

// wraps reports whether a field of the root is the squad itself, as some programs send it.
func wraps(field member) bool {
	switch field.key {
	case "container", "squads":
		list, ok := elements(field.value)
		return ok && len(list) > 0
	case "xws", "squad":
		fields, ok := members(field.value)
		return ok && len(fields) > 0
	}
	return false
}

// reader holds one file while it is taken apart.
type reader struct {
	of     []*data.Catalogue // whose squads are read
	as     string            // the edition, where it is named
	draft  bool              // read to be weighed only
	score  int               // see weigh.go
	broken error             // where the file is not JSON
	c      *data.Catalogue   // that of the squad's edition
	mode   *gameMode
	squad  Squad
	report Report
	file   file
	extra  []string // fields that squads do not have
}

// file is the root object before its contents are understood.
type file struct {
	faction string
	version string
	ruleset string
	deck    string
	points  int
	ships   []shipEntry
	rocks   []string // codes of obstacles, of a list of names
	wings   []Wing
}

// shipEntry is one object of the list of pilots before its contents are understood.
type shipEntry struct {
	id       string
	name     string // older programs' id
	short    string // as it is written, where the id is the whole name
	ship     string // id of the ship type
	section  int    // of a huge ship, counted from 1
	listed   bool   // the id is a name, which lists of names write
	hints    []string
	what     string // what an unknown one is called, where it has no id
	exact    bool   // the id comes from a number: no other card is meant
	price    int    // of the card as written, 0 where none is
	total    int    // with upgrades
	upgrades []upgradeEntry
	vendor   json.RawMessage
}

// upgradeEntry is an upgrade before its card is looked up.
type upgradeEntry struct {
	slot   string // as written; empty where the file names none
	id     string
	hint   string // in brackets behind the name
	price  int    // as written, 0 where none is
	short  string // as written, where the id is the whole name
	listed bool   // the id is a name, which lists of names write
	what   string // what an unknown one is called, where it has no id
	exact  bool   // the id comes from a number: no other card is meant
}

func (in *reader) read(root []member) error {
	seen := map[string]bool{}
	for _, field := range root {
		if seen[field.key] {
			in.report.note("The field %s appears twice; using the last one.", quote(field.key))
		}
		seen[field.key] = true
		if err := in.field(field); err != nil {
			return err
		}
	}
	in.ignored()
	var attempts []attempt
	for _, c := range in.games() {
		attempts = append(attempts, attempt{c: c, file: in.file})
	}
	return in.decide(attempts)
}

// finish looks the cards up, of the edition that is known by now.
func (in *reader) finish() error {
	in.rules()
	in.deck()
	for _, code := range in.file.rocks {
		in.obstacle(code)
	}
	in.score += in.weighWords()
	for _, entry := range in.file.ships {
		in.ship(entry)
	}
	in.wings()
	known := func(s Ship) bool { _, ok := in.c.Pilot(s.Pilot); return ok }
	if !slices.ContainsFunc(in.squad.Ships, known) {
		return fmt.Errorf("%w: expected at least one ship from this points list%s",
			ErrFile, in.report.because())
	}
	in.squad.PairSections(in.c)
	in.faction()
	in.price()
	in.score += weighPrice(in.file.points, Cost(in.c, in.squad))
	return nil
}

// because appends what is wrong with the first ship to a complaint that none is known.
func (r *Report) because() string {
	if all := slices.Concat(r.Unknown, r.Dropped); len(all) > 0 {
		return ": " + strings.TrimSuffix(all[0], ".")
	}
	return ""
}

func (in *reader) field(field member) error {
	switch field.key {
	case "name":
		in.squad.Name = in.text(field, maxName)
	case "description", "notes":
		in.squad.Description = in.paragraphs(field)
	case "faction":
		in.file.faction = in.text(field, maxID)
	case "version":
		in.file.version = in.text(field, maxID)
	case "ruleset":
		in.file.ruleset = in.text(field, maxID)
	case "points":
		in.file.points = in.number(field)
	case "damagedeck":
		in.file.deck = in.text(field, maxID)
	case "obstacles":
		in.obstacles(field)
	case "vendor":
		in.vendor(field)
	case "pilots", "ships":
		return in.pilots(field)
	default:
		in.ignore(field.key)
	}
	return nil
}

// text reads a text and keeps it within its limit.
func (in *reader) text(field member, limit int) string {
	text, ok := word(field.value)
	if !ok {
		if !isNull(field.value) {
			in.report.drop("The %s is not a string.", field.key)
		}
		return ""
	}
	text = strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ", "\t", " ").Replace(text)
	return in.cleaned(field.key, strings.TrimSpace(text), limit)
}

// paragraphs reads a text of several lines, which it keeps.
func (in *reader) paragraphs(field member) string {
	text, ok := word(field.value)
	if !ok {
		return in.text(field, maxText) // which says so
	}
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\t", " ").Replace(text)
	return in.cleaned(field.key, strings.TrimSpace(text), maxText)
}

// cleaned makes a text harmless and says if anything had to go.
func (in *reader) cleaned(key, text string, limit int) string {
	cleaned := clean(text, limit)
	if cleaned != text {
		in.report.drop("Part of the %s: it is longer than %d characters or has unprintable characters.", key, limit)
	}
	return cleaned
}

// ignore remembers a field that squads do not have.
func (in *reader) ignore(key string) {
	if name := quote(key); !slices.Contains(in.extra, name) && len(in.extra) < maxExtra {
		in.extra = append(in.extra, name)
	}
}

// ignored says in one sentence which fields were not read.
func (in *reader) ignored() {
	switch len(in.extra) {
	case 0:
	case 1:
		in.report.drop("The field %s is not part of a squad.", in.extra[0])
	default:
		in.report.drop("The fields %s are not part of a squad.", wordsOf(in.extra, "and"))
	}
}

func (in *reader) number(field member) int {
	text, ok := word(field.value)
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if !ok || err != nil || math.Abs(n) > math.MaxInt16 || math.IsNaN(n) {
		if !isNull(field.value) {
			in.report.drop("The %s %s is not a number.", field.key, quote(string(field.value)))
		}
		return 0
	}
	return int(n)
}
