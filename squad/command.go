package squad

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"koiogran/data"
)

// ErrIllegal is returned by CheckFile for a squad that breaks a rule.
var ErrIllegal = errors.New("squad: not legal")

// judgement is what CheckFile prints for programs.
type judgement struct {
	Name     string         `json:"name"`
	Faction  data.FactionID `json:"faction"`
	Format   string         `json:"format"`
	Points   int            `json:"points"`
	Legal    bool           `json:"legal"`
	Problems []Problem      `json:"problems"`
	Doubts   []Problem      `json:"doubts,omitempty"`
	Report   Report         `json:"report"`
}

// Reading is how the functions behind the command line read and print.
type Reading struct {
	Catalogues []*data.Catalogue // of the editions that are read
	// Format is what CheckFile judges by; one without a name stands for the usual one of the
	// squad's edition.
	Format Format
	JSON   bool // print for programs
}

// CheckFile reads a squad and writes whether it is legal and why not, with everything that the
// file said and the squad does not. The error wraps ErrIllegal where it is not legal.
func CheckFile(w io.Writer, r io.Reader, how Reading) error {
	s, report, c, err := ReadAny(r, how.Catalogues...)
	if err != nil {
		return err
	}
	format, err := how.Format.forSquads(s.Edition)
	if err != nil {
		return err
	}
	j := judgement{
		Name: s.Name, Faction: s.Faction, Format: format.Name, Points: Cost(c, s),
		Problems: append([]Problem{}, Check(c, s, format)...),
		Doubts:   Doubts(c, s), Report: report,
	}
	j.Legal = len(j.Problems) == 0
	if how.JSON {
		err = writeJSON(w, j)
	} else {
		err = j.print(w, s)
	}
	if err == nil && !j.Legal {
		err = fmt.Errorf("%w: %s", ErrIllegal, count(len(j.Problems), "problem"))
	}
	return err
}

func (j *judgement) print(w io.Writer, s Squad) error {
	var out strings.Builder
	verdict := "legal"
	if !j.Legal {
		verdict = "not legal"
	}
	name := j.Name
	if name == "" {
		name = "The squad"
	}
	fmt.Fprintf(&out, "%s: %s in the format %s, %s, %s.\n", name, verdict, j.Format,
		count(len(s.Ships), "ship"), count(j.Points, "point"))
	for _, p := range j.Problems {
		fmt.Fprintf(&out, "  %s%s [%s]\n", shipNumber(p), p.Text, p.Clause)
	}
	for _, p := range j.Doubts {
		fmt.Fprintf(&out, "  Cannot be judged: %s%s [%s]\n", shipNumber(p), p.Text, p.Clause)
	}
	j.Report.print(&out)
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the judgement: %w", err)
	}
	return nil
}

func (r *Report) print(out *strings.Builder) {
	for _, text := range r.Dropped {
		fmt.Fprintf(out, "  Left out: %s\n", text)
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

// ShowFile reads a squad and writes its sheet, followed by what the file said and the squad does
// not.
func ShowFile(w io.Writer, r io.Reader, how Reading) error {
	s, report, c, err := ReadAny(r, how.Catalogues...)
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
// "text" names as builders and forums write them, "sheet" for people.
func Conversions() []string { return []string{"xws", "min", "text", "sheet"} }

// ConvertFile reads a squad and writes it in another form. The report names what was left out;
// it goes beside the result, not into it.
func ConvertFile(w io.Writer, r io.Reader, of []*data.Catalogue, form string) (Report, error) {
	write, ok := map[string]func(io.Writer, *data.Catalogue, Squad) error{
		"xws": Write, "min": WriteMinified, "text": Text, "sheet": Sheet,
	}[form]
	if !ok {
		return Report{}, fmt.Errorf("%w %q: expected one of %s", ErrConversion, form,
			wordsOf(Conversions(), "or"))
	}
	s, report, c, err := ReadAny(r, of...)
	if err != nil {
		return report, err
	}
	return report, write(w, c, s)
}

// Text writes the squad as names, a ship a line: "Pilot + Upgrade + Upgrade".
func Text(w io.Writer, c *data.Catalogue, s Squad) error {
	var out strings.Builder
	for _, ship := range s.Ships {
		name := ship.Pilot
		if pilot, ok := c.Pilot(ship.Pilot); ok {
			name = pilot.Name
		}
		out.WriteString(name)
		for _, equipped := range ship.Upgrades {
			name := equipped.ID
			if u, ok := c.Upgrade(equipped.ID); ok {
				name = u.Name
			}
			out.WriteString(" + " + name)
		}
		out.WriteByte('\n')
	}
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the names: %w", err)
	}
	return nil
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
