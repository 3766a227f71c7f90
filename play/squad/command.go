package squad

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// ErrIllegal is returned by CheckFile for a squad that breaks a rule.
var ErrIllegal = errors.New("squad: not legal")

// ErrUnknown is returned by CheckFile for a squad with cards that the points list does not have.
var ErrUnknown = errors.New("squad: cannot be checked")

// Judgment says whether a squad is legal and whether it can be flown.
type Judgment struct {
	Name    string         `json:"name"`
	Edition string         `json:"edition"`
	Faction data.FactionID `json:"faction"`
	Format  string         `json:"format"`
	Title   string         `json:"title"` // what people call the format
	// List is the points list that the squad was checked against.
	List     string    `json:"list"`
	Ships    int       `json:"ships"`
	Points   int       `json:"points"`
	Legal    bool      `json:"legal"`
	Problems []Problem `json:"problems"`
	Doubts   []Problem `json:"doubts,omitempty"`
	// Flies says whether the squad can be flown today; Waits names the cards that wait until
	// their ability is built.
	Flies bool     `json:"flies"`
	Waits []string `json:"waits,omitempty"`
	// Exceeds says which limit of a match two such squads exceed; empty if none.
	Exceeds string `json:"exceeds,omitempty"`
	Report  Report `json:"report"`
	Squad   Squad  `json:"-"`
	// Player and Rank come from the export of an event that the squad was in.
	Player string `json:"player,omitempty"`
	Rank   string `json:"rank,omitempty"`
}

// Reading is how the functions behind the command line read and print.
type Reading struct {
	Catalogues []*data.Catalogue // of the editions that are read
	// Format is what CheckFile judges by; one without a name stands for the usual one of the
	// squad's edition.
	Format Format
	// Waiting names the cards of a squad that cannot be flown yet. Without it every card can.
	Waiting func(*Squad) []string
	// Room says which limit a match of two such squads exceeds, empty if none. Without it there are no limits.
	Room func(*Squad, *Format) string
	// Before is the squad before it in an Escalation series of first edition, if it is in one.
	Before *Squad
	// Lists returns the cards of an edition under other points lists, the newest first: a squad whose link names one is
	// judged by it, one of an event by the list that held, and one that is not legal by all of them, too. Nil for none.
	Lists func(edition string) []*data.Catalogue
	// Edition is the one that the file is read as a squad of; empty where the file decides.
	Edition string
	JSON    bool // print for programs
}

// JudgeEach judges every squad of a paste; how.Before counts for none.
func JudgeEach(r io.Reader, how Reading) ([]*Judgment, error) {
	found, err := ReadEach(r, how.Edition, how.Catalogues...)
	if err != nil {
		return nil, err
	}
	var all []*Judgment
	for _, f := range found {
		if f.Err != nil && f.Player != "" {
			continue // the others of an event are shown
		}
		if f.Err != nil {
			return all, f.Err
		}
		j, err := how.judge(how.own(&f), f.Squad, f.Report)
		if err != nil {
			return all, err
		}
		j.Player, j.Rank = f.Player, f.Rank
		all = append(all, j)
	}
	return all, nil
}

// own returns the catalogue with the points list for checking a squad from a paste.
func (how *Reading) own(f *Found) *data.Catalogue {
	if how.Lists == nil {
		return f.Catalogue
	}
	return ownList(f, how.Lists(f.Squad.Edition))
}

// Judge reads a squad and judges it.
func Judge(r io.Reader, how Reading) (*Judgment, error) {
	s, report, c, err := ReadAs(r, how.Edition, how.Catalogues...)
	if err != nil {
		return nil, err
	}
	return how.judge(how.own(&Found{Squad: s, Catalogue: c}), s, report)
}

// judge judges a squad that has been read.
func (how *Reading) judge(c *data.Catalogue, s Squad, report Report) (*Judgment, error) {
	format, err := how.Format, error(nil)
	if format.Name == "" {
		format = FormatFor(&s)
	}
	format, err = format.For(s.Edition)
	if err != nil {
		return nil, err
	}
	j := &Judgment{
		Name: s.Name, Edition: s.Edition, Faction: s.Faction, Format: format.Name, Title: format.Called(),
		List: c.Points, Ships: s.Count(c), Points: Cost(c, s),
		Problems: append([]Problem{}, Check(c, s, format)...),
		Doubts:   Doubts(c, s), Report: report, Squad: s,
	}
	if note := OtherList(&s, c.Points); note != "" && how.Lists != nil {
		j.Report.Notes = append(j.Report.Notes, note)
	}
	if how.Before != nil {
		j.Problems = append(j.Problems, Grows(c, *how.Before, s)...)
	}
	j.Legal = len(j.Problems) == 0
	if !j.Legal && how.Lists != nil && len(report.Unknown) == 0 {
		if note := LegalBy(how.Lists(s.Edition), s, format, s.Points); note != "" {
			j.Report.Notes = append(j.Report.Notes, note)
		}
	}
	if how.Waiting != nil && len(report.Unknown) == 0 {
		j.Waits = how.Waiting(&s)
	}
	if how.Room != nil && j.Legal && len(j.Waits)+len(report.Unknown) == 0 {
		j.Exceeds = how.Room(&s, &format)
	}
	j.Flies = len(j.Waits)+len(report.Unknown) == 0 && j.Exceeds == ""
	return j, nil
}

// Err returns nil for a legal squad, and wraps ErrIllegal or ErrUnknown for others.
func (j *Judgment) Err() error {
	broken, pilots, upgrades := 0, 0, 0
	for _, p := range j.Problems {
		switch p.Unknown {
		case "":
			broken++
		case "pilot":
			pilots++
		default:
			upgrades++
		}
	}
	switch {
	case pilots+upgrades > 0:
		return fmt.Errorf("%w: %s", ErrUnknown, unknownCards(pilots, upgrades))
	case broken > 0:
		return fmt.Errorf("%w: %s", ErrIllegal, count(broken, "problem"))
	}
	return nil
}

// unknownCards says how many cards are unknown: "one pilot and 2 upgrades are unknown".
func unknownCards(pilots, upgrades int) string {
	var parts []string
	for _, kind := range []struct {
		n    int
		name string
	}{{pilots, "pilot"}, {upgrades, "upgrade"}} {
		switch {
		case kind.n == 1:
			parts = append(parts, "one "+kind.name)
		case kind.n > 1:
			parts = append(parts, count(kind.n, kind.name))
		}
	}
	if pilots+upgrades == 1 {
		return parts[0] + " is unknown"
	}
	return wordsOf(parts, "and") + " are unknown"
}

// CheckFile reads a squad and writes whether it is legal and why not, whether it can be flown,
// and how the squad differs from the file. The error wraps ErrIllegal or ErrUnknown where it is
// not legal.
func CheckFile(w io.Writer, r io.Reader, how Reading) error {
	j, err := Judge(r, how)
	if err != nil {
		return err
	}
	if how.JSON {
		err = writeJSON(w, j)
	} else {
		err = j.Print(w)
	}
	if err != nil {
		return err
	}
	return j.Err()
}

// Print writes the judgment for people.
func (j *Judgment) Print(w io.Writer) error {
	var out strings.Builder
	verdict := "legal"
	switch err := j.Err(); {
	case errors.Is(err, ErrUnknown):
		verdict = strings.TrimPrefix(err.Error(), "squad: ")
	case err != nil:
		verdict = "not legal"
	}
	if j.Player != "" {
		fmt.Fprintf(&out, "%s: ", strings.TrimSuffix(j.Player+", "+j.Rank, ", "))
	}
	name := j.Name
	if name == "" {
		name = "The squad"
	}
	if !errors.Is(j.Err(), ErrUnknown) {
		verdict += " in the format " + j.Title
	}
	fmt.Fprintf(&out, "%s: %s, %s, %s.\n", name, verdict, count(j.Ships, "ship"),
		count(j.Points, "point"))
	for _, p := range j.Problems {
		if p.Unknown == "" { // the report names the others
			fmt.Fprintf(&out, "  %s%s [%s]\n", shipNumber(p), p.Text, p.Clause)
		}
	}
	for _, p := range j.Doubts {
		fmt.Fprintf(&out, "  Cannot be checked: %s%s [%s]\n", shipNumber(p), p.Text, p.Clause)
	}
	j.Report.print(&out)
	switch {
	case len(j.Waits) > 0:
		fmt.Fprintf(&out, "  Not playable yet: %s not implemented.\n", areNot(j.Waits))
	case j.Exceeds != "":
		fmt.Fprintf(&out, "  Not playable against a squad like it: %s.\n", j.Exceeds)
	case j.Flies:
		fmt.Fprintf(&out, "  Playable.\n")
	}
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the judgment: %w", err)
	}
	return nil
}

// areNot joins names with the verb that follows them.
func areNot(names []string) string {
	if len(names) == 1 {
		return names[0] + " is"
	}
	return wordsOf(names, "and") + " are"
}

func (r *Report) print(out *strings.Builder) {
	for _, text := range r.Unknown {
		fmt.Fprintf(out, "  Unknown: %s\n", text)
	}
	for _, text := range r.Dropped {
		fmt.Fprintf(out, "  Ignored: %s\n", text)
	}
	for _, text := range r.Notes {
		fmt.Fprintf(out, "  Note: %s\n", text)
	}
}

func shipNumber(p Problem) string {
	if p.Ship == wholeSquad {
		return ""
	}
	return fmt.Sprintf("Ship %d: ", p.Ship+1)
}

func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// ShowFile reads a squad and writes its sheet, then whatever else the file said.
func ShowFile(w io.Writer, r io.Reader, how Reading) error {
	s, report, c, err := ReadAs(r, how.Edition, how.Catalogues...)
	if err != nil {
		return err
	}
	sheet := sheetOf(c, s)
	if how.JSON {
		sheet.Report = &report
		return writeJSON(w, sheet)
	}
	var out strings.Builder
	sheet.print(&out)
	report.print(&out)
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the sheet: %w", err)
	}
	return nil
}

// ErrConversion is returned by ConvertFile for a form that it does not know.
var ErrConversion = errors.New("squad: unknown form")

// Conversions lists the forms that ConvertFile writes: "xws" a file, "min" the same in one line,
// "text" a list of names as builders and forums write them, "sheet" for people. All but the sheet
// can be read back. The others are links: our own, and those that builders open.
func Conversions() []string {
	return []string{"xws", "min", "text", "sheet", "own", "yasb", "legacy", "lbn", "yasb-first"}
}

// ConvertFile reads a squad and writes it in another form. The report names what was left out;
// it goes beside the result, not into it.
func ConvertFile(w io.Writer, r io.Reader, how Reading, form string) (Report, error) {
	if !slices.Contains(Conversions(), form) {
		return Report{}, fmt.Errorf("%w %q: expected one of %s", ErrConversion, form,
			wordsOf(Conversions(), "or"))
	}
	write, isFile := map[string]func(io.Writer, *data.Catalogue, Squad) error{
		"xws": Write, "min": WriteMinified, "text": Text, "sheet": Sheet,
	}[form]
	s, report, c, err := ReadAs(r, how.Edition, how.Catalogues...)
	if err != nil {
		return report, err
	}
	if isFile {
		return report, write(w, c, s)
	}
	err = writeLink(form)(w, c, s, &report)
	return report, err
}

func writeJSON(w io.Writer, value any) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	if err := out.Encode(value); err != nil {
		return fmt.Errorf("squad: writing JSON: %w", err)
	}
	return nil
}
