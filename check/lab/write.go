package lab

import (
	"cmp"
	"encoding/csv"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"koiogran/play/squad"
)

// listed is how many cards the report names at most in text; all are in the other forms.
const listed = 40

// Write writes the report as text.
func (r *Report) Write(w io.Writer) error {
	fmt.Fprintf(w, "Run %s, engine %s, %s by %s\n", r.Run, r.Engine, squad.GameName(r.Game), r.Points)
	for _, a := range r.Arms {
		fmt.Fprintf(w, "%s: %d of %d matches\n", a.Bots, a.Played, a.Matches)
	}
	for _, text := range r.Failed {
		fmt.Fprintf(w, "Could not be played: %s\n", text)
	}
	fmt.Fprintln(w)
	for i := range r.Squads {
		if err := r.Squads[i].write(w); err != nil {
			return err
		}
	}
	if r.Cards != nil {
		return r.Cards.write(w, r.Points)
	}
	if r.Compare != nil {
		r.Compare.write(w)
	}
	return nil
}

// write writes what is said of squads.
func (r *SquadsReport) write(w io.Writer) error {
	fmt.Fprintf(w, "Squads by strength, played by %s\n", r.Bot)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "squad\trating\tshare against the field\t95 %")
	for _, one := range r.Squads {
		fmt.Fprintf(t, "%s\t%+.2f ± %.2f\t%.1f %%\t%.1f–%.1f\n", one.Name, one.Rating.Is, 1.96*one.Rating.Error, 100*one.Share, 100*one.Low, 100*one.High)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(w, "Seat 1 %s, first player %s, draws %.1f %%\n", r.Seat, r.First, 100*r.Draws)
	fmt.Fprintf(w, "Matchups beyond the ratings: %s\n\n", unexplained(r.Unexplained))
	return nil
}

// unexplained says what the matchup matrix holds apart from ratings.
func unexplained(p float64) string {
	if p < 0.01 {
		return fmt.Sprintf("some squads beat some others for what they are made of (p = %.2g); see the matrix", p)
	}
	return fmt.Sprintf("none that chance does not explain (p = %.2g)", p)
}

// String writes a number with its 95 % interval.
func (e Estimate) String() string { return fmt.Sprintf("%+.3f ± %.3f", e.Is, 1.96*e.Error) }

// write writes what is said of cards.
func (r *CardReport) write(w io.Writer, points string) error {
	for _, bot := range slices.Sorted(maps.Keys(r.Point)) {
		fmt.Fprintf(w, "A point is worth %s logits to %s: a squad that costs 10 points more wins %.1f %% of its matches\n", r.Point[bot], bot,
			100*shareOfLogit(10*r.Point[bot].Is))
		if !r.Point[bot].sure() {
			fmt.Fprintf(w, "That is too uncertain to price cards: %s is left out below\n", bot)
		}
	}
	bots := r.Bots
	if err := writeAgreement(w, r.Agreement); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nCards whose price is off, the farthest first; of these about one in twenty is named by mistake\n")
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "card\tprice\tfair cost\t95 %%\tsquads\t%s\tdepends on the bot\n", strings.Join(bots, "\t"))
	n := 0
	for i := range r.Cards {
		c := &r.Cards[i]
		price, ok := c.Prices[points]
		if !c.Wrong || !ok {
			continue
		}
		if n++; n > listed {
			continue
		}
		fmt.Fprintf(t, "%s (%s)\t%d\t%.1f\t%.1f–%.1f\t%d\t", c.Name, c.ID, price, c.Fair, float64(price)+c.Low, float64(price)+c.High, c.Squads)
		for _, bot := range bots {
			fmt.Fprintf(t, "%.1f\t", float64(price)+c.ByBot[bot].Is)
		}
		fmt.Fprintln(t, map[bool]string{true: "yes"}[c.Depends])
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if n > listed {
		fmt.Fprintf(w, "and %d more; --page, --csv and --json have all\n", n-listed)
	}
	if n == 0 {
		fmt.Fprintln(w, "none")
	}
	return nil
}

// writeAgreement writes how far later lists agree with the run.
func writeAgreement(w io.Writer, list []Agreement) error {
	if len(list) == 0 {
		return nil
	}
	fmt.Fprintln(w, "\nPrices that the next list moved to where this run says, and as many as would agree by chance")
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "from\tto\tbot\tchanged\tdearer\tagree\tby chance\tp\tsurely off\tagree\tby chance\tp")
	for i := range list {
		a := &list[i]
		fmt.Fprintf(t, "%s\t%d\t%d\t%d\t%.1f\t%.2g", strings.Join(a.Names(), "\t"), a.All.Changed, a.All.Dearer, a.All.Agreed, a.All.Expected, a.All.Chance)
		fmt.Fprintf(t, "\t%d\t%d\t%.1f\t%.2g\n", a.Sure.Changed, a.Sure.Agreed, a.Sure.Expected, a.Sure.Chance)
	}
	return t.Flush()
}

// Names returns the lists and the bot, as people read them.
func (a Agreement) Names() []string {
	return []string{cmp.Or(a.From, "each list"), cmp.Or(a.To, "the next one"), cmp.Or(a.Bot, "all")}
}

// write writes what is said of two bots.
func (r *CompareReport) write(w io.Writer) {
	v := &r.Verdict
	how := "the test is open; more matches are needed"
	switch {
	case v.Accepted:
		how = "accepted: " + r.Bots[1] + " is better"
	case v.Rejected:
		how = "rejected: " + r.Bots[1] + " is not better"
	}
	fmt.Fprintf(w, "%s against %s: %+.1f ± %.1f Elo; log-likelihood ratio %.2f of ±%.2f between %g and %g Elo\n%s\n", r.Bots[1], r.Bots[0],
		v.Elo, v.Error, v.LLR, bound, r.Test.Low, r.Test.High, how)
	fmt.Fprintf(w, "Pairs of matches in which it got 0, ½, 1, 1½, 2: %v\n", v.Pairs)
}

// WriteCSV writes the tables of the report into a folder, and returns the files.
func (r *Report) WriteCSV(folder string) ([]string, error) {
	tables := map[string][][]string{}
	for i := range r.Squads {
		s := &r.Squads[i]
		rows := [][]string{{"squad", "rating", "rating_error", "share", "low", "high"}}
		matrix := [][]string{{"squad", "against", "matches", "share", "off"}}
		for a, one := range s.Squads {
			rows = append(rows, []string{one.Name, number(one.Rating.Is), number(one.Rating.Error), number(one.Share), number(one.Low), number(one.High)})
			for b, m := range s.Matrix[a] {
				if m.Matches > 0 {
					matrix = append(matrix, []string{one.Name, s.Squads[b].Name, strconv.Itoa(m.Matches), number(m.Share), number(m.Off)})
				}
			}
		}
		tables["squads-"+s.Bot], tables["matchups-"+s.Bot] = rows, matrix
	}
	if r.Cards != nil {
		tables["cards"] = r.Cards.rows()
		if len(r.Cards.Agreement) > 0 {
			tables["agreement"] = agreementRows(r.Cards.Agreement)
		}
	}
	if r.Compare != nil {
		v := &r.Compare.Verdict
		row := []string{r.Compare.Bots[0], r.Compare.Bots[1], number(v.Elo), number(v.Error), number(v.LLR)}
		for _, n := range v.Pairs {
			row = append(row, strconv.Itoa(n))
		}
		tables["compare"] = [][]string{{"bot", "better", "elo", "elo_error", "llr", "0", "half", "1", "1half", "2"}, row}
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	var files []string
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		path := filepath.Join(folder, name+".csv")
		var text strings.Builder
		if err := csv.NewWriter(&text).WriteAll(tables[name]); err != nil {
			return files, err
		}
		if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
			return files, err
		}
		files = append(files, path)
	}
	return files, nil
}

// rows returns the cards as a table.
func (r *CardReport) rows() [][]string {
	bots := r.Bots
	lists := map[string]bool{}
	for i := range r.Cards {
		for l := range r.Cards[i].Prices {
			lists[l] = true
		}
	}
	names := slices.Sorted(maps.Keys(lists))
	head := []string{"kind", "id", "name", "squads", "off", "low", "high", "price_is_off", "depends_on_the_bot"}
	for _, bot := range bots {
		head = append(head, bot, bot+"_error")
	}
	rows := [][]string{append(head, names...)}
	for i := range r.Cards {
		c := &r.Cards[i]
		row := []string{c.Kind, c.ID, c.Name, strconv.Itoa(c.Squads), number(c.Off), number(c.Low), number(c.High),
			strconv.FormatBool(c.Wrong), strconv.FormatBool(c.Depends)}
		for _, bot := range bots {
			row = append(row, number(c.ByBot[bot].Is), number(c.ByBot[bot].Error))
		}
		for _, l := range names {
			price, ok := c.Prices[l]
			row = append(row, map[bool]string{true: strconv.Itoa(price)}[ok])
		}
		rows = append(rows, row)
	}
	return rows
}

// agreementRows returns the comparisons with later lists as a table.
func agreementRows(list []Agreement) [][]string {
	head := []string{"from", "to", "bot"}
	for _, of := range []string{"", "sure_"} {
		for _, name := range []string{"changed", "dearer", "worth", "agreed", "expected", "chance"} {
			head = append(head, of+name)
		}
	}
	rows := [][]string{head}
	for i := range list {
		a := &list[i]
		row := []string{a.From, a.To, a.Bot}
		for _, m := range []*Moves{&a.All, &a.Sure} {
			row = append(row, strconv.Itoa(m.Changed), strconv.Itoa(m.Dearer), strconv.Itoa(m.Worth), strconv.Itoa(m.Agreed), number(m.Expected),
				number(m.Chance))
		}
		rows = append(rows, row)
	}
	return rows
}

// number writes a number for other programs.
func number(x float64) string { return strconv.FormatFloat(x, 'f', 4, 64) }

// Write writes how far a run is.
func (s *Standing) Write(w io.Writer, workers int) {
	fmt.Fprintf(w, "Run %s, engine %s\n", s.Run, s.Engine)
	if s.State != Open {
		fmt.Fprintf(w, "The run is %s\n", s.State)
	}
	for i, why := range s.Waves {
		fmt.Fprintf(w, "Wave %d: %s\n", i+2, why)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Workers)) {
		fmt.Fprintf(w, "%s saved %d matches in the last ten minutes\n", name, s.Workers[name])
	}
	for _, a := range s.Arms {
		fmt.Fprintf(w, "%s: %d of %d matches", a.Bots, a.Played, a.Matches)
		if left := a.Matches - a.Played; left > 0 && a.Seconds > 0 {
			fmt.Fprintf(w, ", about %s left with %d workers", lasting(float64(left)*a.Seconds/float64(workers)), workers)
		}
		fmt.Fprintln(w)
	}
	for _, text := range s.Failed {
		fmt.Fprintf(w, "Could not be played: %s\n", text)
	}
	if s.Odd > 0 {
		fmt.Fprintf(w, "%d batches came to something else when they were played again; no report is given\n", s.Odd)
	}
}
