package analysis

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"strings"

	"koiogran/engine/game"
)

// Write writes the analysis of a match as text: the luck of its attacks, how the chance to win went from
// round to round, and what could have been done better.
func (m *Match) Write(w io.Writer) error {
	if err := m.Luck.Write(w); err != nil {
		return err
	}
	var out strings.Builder
	fmt.Fprintf(&out, "\n%s's chance to win at the end of each round\n", m.side(0))
	for _, d := range m.ends() {
		bar := strings.Repeat("#", int(30*d.Chance+0.5))
		fmt.Fprintln(&out, strings.TrimRight(fmt.Sprintf("%4d  %9s  %s", d.Round, m.chance(d), bar), " "))
	}
	fmt.Fprintf(&out, "\ncostliest decisions, compared with %s\n", m.Program)
	for _, l := range m.Losses {
		fmt.Fprintf(&out, "line %d, round %d, %s: %s\n  chose %s\n  better %s\n"+
			"  lost %s of the chance to win\n",
			l.Line, l.Round, m.Names[l.Player-1], l.Asked, l.Chose, l.Better, interval(l.Lost, l.Error))
	}
	if len(m.Losses) == 0 {
		fmt.Fprintln(&out, "none stand out")
	}
	fmt.Fprintf(&out, "\nmissed attacks\n")
	for _, a := range m.Missed {
		fmt.Fprintf(&out, "line %d, round %d, %s: %s\n", a.Line, a.Round, m.Names[a.Player-1], a.text())
	}
	if len(m.Missed) == 0 {
		fmt.Fprintln(&out, "none")
	}
	_, err := io.WriteString(w, out.String())
	return err
}

// chance says how likely the first side wins after a decision, with the standard error if samples show it.
func (m *Match) chance(d Decision) string {
	if m.Samples[0] < 2 {
		return fmt.Sprintf("%.0f %%", 100*d.Chance)
	}
	return interval(d.Chance, d.ChanceError)
}

// interval says a share in percent with its standard error, which is rounded up.
func interval(share, err float64) string {
	return fmt.Sprintf("%.0f ± %.0f %%", 100*share, math.Ceil(100*err))
}

// text says which attack it is, and how.
func (a *Missed) text() string {
	if a.How == "" {
		return a.Attacker + " at " + a.Defender
	}
	return a.Attacker + " at " + a.Defender + ", by " + a.How
}

//go:embed page.html
var page embed.FS

// The size of the plots of a page, in pixels.
const (
	plotWidth  = 900
	plotHeight = 220
)

// WritePage writes the analysis as a page of its own, with plots.
func (m *Match) WritePage(w io.Writer) error {
	t, err := template.New("page.html").Funcs(template.FuncMap{
		"chance":   m.chance,
		"interval": interval,
		"percent":  func(f float64) string { return fmt.Sprintf("%.0f %%", 100*f) },
		"two":      func(f float64) string { return fmt.Sprintf("%.2f", f) },
		"missed":   func(a Missed) string { return a.text() },
		"add":      func(a, b int) int { return a + b },
		"side":     func(captain int) string { return m.side(captain - 1) },
		"name":     func(player int) string { return m.Names[player-1] },
		"signed":   func(f float64) string { return fmt.Sprintf("%+.2f", f) },
		"down":     func(f float64) string { return fmt.Sprintf("%.1f", plotHeight*(1-f)) },
	}).ParseFS(page, "page.html")
	if err != nil {
		return err
	}
	gains, most := m.gains()
	return t.Execute(w, struct {
		*Match
		Width, Height int
		Curve, Band   string
		Rounds        []mark
		Ends          []Decision
		Gains         [2]string
		Most          float64
	}{m, plotWidth, plotHeight, m.curve(), m.band(), m.rounds(), m.ends(), gains, most})
}

// ends returns the last decisions of the rounds.
func (m *Match) ends() (list []Decision) {
	for i, d := range m.Decisions {
		if i+1 == len(m.Decisions) || m.Decisions[i+1].Round != d.Round {
			list = append(list, d)
		}
	}
	return list
}

// mark is a place on the axis of a plot.
type mark struct {
	X    float64
	Text string
}

// x returns where the n-th decision stands.
func (m *Match) x(n int) float64 { return plotWidth * float64(n+1) / float64(len(m.Decisions)+1) }

// curve returns the chance to win as the points of a line.
func (m *Match) curve() string {
	var out strings.Builder
	for n, d := range m.Decisions {
		fmt.Fprintf(&out, "%.1f,%.1f ", m.x(n), plotHeight*(1-d.Chance))
	}
	return out.String()
}

// band returns how far the chance to win may be off, by its standard error: the points around an area.
func (m *Match) band() string {
	var above, below string
	for n, d := range m.Decisions {
		above += fmt.Sprintf("%.1f,%.1f ", m.x(n), plotHeight*(1-min(1, d.Chance+d.ChanceError)))
		below = fmt.Sprintf("%.1f,%.1f ", m.x(n), plotHeight*(1-max(0, d.Chance-d.ChanceError))) + below
	}
	return above + below
}

// rounds returns where rounds begin.
func (m *Match) rounds() []mark {
	var list []mark
	for n, d := range m.Decisions {
		if n == 0 || m.Decisions[n-1].Round != d.Round {
			list = append(list, mark{m.x(n), fmt.Sprint(d.Round)})
		}
	}
	return list
}

// gains returns how many results the dice brought each side, added up over the attacks, as the points of a line. The
// middle of the plot is 0, and its edges are as far off as either line goes, which is most.
func (m *Match) gains() (lines [2]string, most float64) {
	var sums [2]float64
	most = 1.0
	at := make([][2]float64, 0, len(m.Attacks))
	for _, a := range m.Attacks {
		sums[game.Player(a.Player-1).Side()] += a.Luck
		most = max(most, sums[0], -sums[0], sums[1], -sums[1])
		at = append(at, sums)
	}
	for p := range lines {
		var out strings.Builder
		fmt.Fprintf(&out, "0,%d ", plotHeight/2)
		for n, s := range at {
			fmt.Fprintf(&out, "%.1f,%.1f ", plotWidth*float64(n+1)/float64(len(at)),
				plotHeight/2*(1-s[p]/most))
		}
		lines[p] = out.String()
	}
	return lines, most
}
