package lab

import (
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"koiogran/play/squad"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{
	"percent": func(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) },
	"points":  func(x float64) string { return fmt.Sprintf("%.1f", x) },
	"half":    func(x float64) float64 { return 1.96 * x },
	"game":    squad.GameName,
	"signed":  func(x float64) string { return fmt.Sprintf("%+.1f", x) },
}).Parse(pageText))

// WritePage writes the report as one page of HTML, with its plots in it.
func (r *Report) WritePage(w io.Writer) error {
	view := struct {
		*Report
		Bots    []string
		Wrong   []Card
		Differ  []Card
		Plots   []plot
		Matched []matrix
	}{Report: r}
	if r.Cards != nil {
		view.Bots = r.Cards.Bots
		for _, c := range r.Cards.Cards {
			if c.Wrong {
				view.Wrong = append(view.Wrong, c)
			}
			if c.Depends {
				view.Differ = append(view.Differ, c)
			}
		}
		view.Plots = r.Cards.plots(view.Wrong, view.Bots)
	}
	for i := range r.Squads {
		view.Plots = append(view.Plots, r.Squads[i].forest())
		view.Matched = append(view.Matched, r.Squads[i].heat())
	}
	return page.Execute(w, view)
}

// plot is a drawing with its title.
type plot struct {
	Title string
	SVG   template.HTML
}

// shareOfLogit returns the chance that a logit comes to.
func shareOfLogit(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// lasting writes how long something takes, in its two largest units.
func lasting(seconds float64) string {
	d := time.Duration(seconds * float64(time.Second))
	switch {
	case d >= 48*time.Hour:
		return fmt.Sprintf("%.0f days", d.Hours()/24)
	case d >= time.Hour:
		return fmt.Sprintf("%d h %d min", int(d.Hours()), int(d.Minutes())%60)
	case d >= time.Minute:
		return fmt.Sprintf("%d min", int(d.Minutes()+0.5))
	}
	return fmt.Sprintf("%d s", int(d.Seconds()+0.5))
}

// The sizes of plots, in pixels.
const (
	plotWidth, plotHeight = 640, 420
	margin                = 48
	rowHeight             = 18
	labelWidth            = 240
	rowsMost              = 40
)

// scale maps numbers to pixels.
type scale struct{ from, to, low, high float64 }

// at returns the pixel of a number.
func (s scale) at(x float64) float64 {
	return s.low + (x-s.from)/(s.to-s.from)*(s.high-s.low)
}

// drawing collects the parts of an SVG.
type drawing struct{ strings.Builder }

func (d *drawing) add(format string, args ...any) { fmt.Fprintf(&d.Builder, format, args...) }

// text writes a label. All labels go through it, which escapes them.
func (d *drawing) text(x, y float64, anchor, label string) {
	d.add(`<text x="%.1f" y="%.1f" text-anchor="%s">%s</text>`, x, y, anchor, template.HTMLEscapeString(label))
}

// whole closes the drawing.
func (d *drawing) whole(title string, width, height int) plot {
	svg := fmt.Sprintf(`<svg viewBox="0 0 %d %d" role="img" aria-label="%s">%s</svg>`, width, height, template.HTMLEscapeString(title), d.String())
	return plot{title, template.HTML(svg)} // labels are escaped by text
}

// axis draws the ticks of a scale along the bottom or the left side.
func (d *drawing) axis(s scale, vertical bool, end float64, label func(float64) string) {
	step := stepOf(s.to - s.from)
	for x := math.Ceil(s.from/step) * step; x <= s.to; x += step {
		p := s.at(x)
		if vertical {
			d.add(`<line class="grid" x1="%d" x2="%.1f" y1="%.1f" y2="%.1f"/>`, margin, end, p, p)
			d.text(margin-6, p+4, "end", label(x))
		} else {
			d.add(`<line class="grid" y1="%.1f" y2="%.1f" x1="%.1f" x2="%.1f"/>`, float64(margin)/2, end, p, p)
			d.text(p, end+16, "middle", label(x))
		}
	}
}

// stepOf returns a round step that divides a span into five to ten parts.
func stepOf(span float64) float64 {
	step := math.Pow(10, math.Floor(math.Log10(max(span, 1e-9)/5)))
	for _, k := range []float64{1, 2, 5, 10} {
		if span/(step*k) <= 10 {
			return step * k
		}
	}
	return step * 10
}

// plain writes the number of a tick.
func plain(x float64) string { return fmt.Sprintf("%.4g", x+0) }

// interval is a row of a forest plot.
type interval struct {
	label         string
	low, is, high float64
}

// forestOf draws intervals below one another, with a line at zero.
func forestOf(title string, rows []interval, zero float64, label func(float64) string) plot {
	var d drawing
	rows = rows[:min(len(rows), rowsMost)]
	from, to := zero, zero
	for _, r := range rows {
		from, to = min(from, r.low), max(to, r.high)
	}
	height := margin + rowHeight*len(rows)
	s := scale{from, max(to, from+1e-6), labelWidth, plotWidth - margin/2}
	d.axis(s, false, float64(height), label)
	d.add(`<line class="zero" x1="%.1f" x2="%.1f" y1="%d" y2="%d"/>`, s.at(zero), s.at(zero), margin/2, height)
	for i, r := range rows {
		y := float64(margin + rowHeight*i)
		d.text(labelWidth-10, y+4, "end", r.label)
		d.add(`<line class="bar" x1="%.1f" x2="%.1f" y1="%.1f" y2="%.1f"/><circle class="dot" cx="%.1f" cy="%.1f" r="4"/>`,
			s.at(r.low), s.at(r.high), y, y, s.at(r.is), y)
	}
	return d.whole(title, plotWidth, height+margin/2)
}

// forest draws the shares of squads.
func (r *SquadsReport) forest() plot {
	var rows []interval
	for _, one := range r.Squads {
		rows = append(rows, interval{one.Name, one.Low, one.Share, one.High})
	}
	return forestOf("Share against the field, played by "+r.Bot, rows, 0.5, func(x float64) string { return fmt.Sprintf("%.0f %%", 100*x) })
}

// matrix is the meetings of squads as a table with colors.
type matrix struct {
	Bot         string
	Unexplained string
	Rows        []matrixRow
}

type matrixRow struct {
	Name  string
	Cells []cell
}

// cell is one meeting: what it came to, and how it differs from the ratings as a color.
type cell struct {
	Text, Title string
	Color       template.CSS
}

// heat makes the matrix of a report.
func (r *SquadsReport) heat() matrix {
	out := matrix{Bot: r.Bot, Unexplained: unexplained(r.Unexplained)}
	for i, row := range r.Matrix {
		line := matrixRow{Name: r.Squads[i].Name}
		for j, m := range row {
			c := cell{Color: "transparent"}
			if m.Matches > 0 {
				hue, strength := 210, min(math.Abs(m.Off)/4, 1)
				if m.Off < 0 {
					hue = 20
				}
				c = cell{
					Text: fmt.Sprintf("%.0f", 100*m.Share), Color: template.CSS(fmt.Sprintf("hsl(%d 70%% 50%% / %.2f)", hue, strength*0.7)),
					Title: fmt.Sprintf("%s against %s: %.1f %% of %d matches, %+.1f standard errors from the ratings", r.Squads[i].Name,
						r.Squads[j].Name, 100*m.Share, m.Matches, m.Off),
				}
			}
			line.Cells = append(line.Cells, c)
		}
		out.Rows = append(out.Rows, line)
	}
	return out
}

// plots draws what a run says of cards.
func (r *CardReport) plots(wrong []Card, bots []string) []plot {
	var rows []interval
	for _, c := range wrong {
		rows = append(rows, interval{c.Name + " (" + c.ID + ")", c.Low, c.Off, c.High})
	}
	var out []plot
	if len(rows) > 0 {
		rows = rows[:min(len(rows), rowsMost)]
		slices.SortStableFunc(rows, func(a, b interval) int { return cmp.Compare(b.is, a.is) })
		out = append(out, forestOf("Points that cards are worth beyond their price", rows, 0, plain))
	}
	out = append(out, r.curves(slices.Sorted(maps.Keys(r.Point))))
	if len(bots) > 1 {
		out = append(out, r.together(bots[0], bots[1]))
	}
	return out
}

// curves draws wins against the difference of totals, with the fitted curve.
func (r *CardReport) curves(bots []string) plot {
	var d drawing
	x, y := scale{-60, 60, margin, plotWidth - margin/2}, scale{0, 1, plotHeight - margin, margin / 2}
	d.axis(x, false, plotHeight-margin, plain)
	d.axis(y, true, plotWidth-margin/2, func(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) })
	for k, bot := range bots {
		d.add(`<path class="curve c%d" d="`, k%4)
		for i := -60; i <= 60; i += 2 {
			d.add("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == -60], x.at(float64(i)), y.at(shareOfLogit(float64(i)*r.Point[bot].Is)))
		}
		d.add(`"/>`)
		for _, s := range r.Curve {
			if s.Bot == bot && s.Matches >= 20 && s.From >= -60 && s.From <= 60 {
				d.add(`<circle class="c%d" cx="%.1f" cy="%.1f" r="3.5"/>`, k%4, x.at(float64(s.From)), y.at(s.Share))
			}
		}
		d.text(plotWidth-margin, float64(margin+rowHeight*k)+plotHeight/2, "end", bot)
		d.add(`<circle class="c%d" cx="%d" cy="%d" r="4"/>`, k%4, plotWidth-margin+10, margin+rowHeight*k+plotHeight/2-4)
	}
	return d.whole("Matches won by the difference in points, with the fitted curve", plotWidth, plotHeight)
}

// together draws what two bots say of the same cards.
func (r *CardReport) together(a, b string) plot {
	var d drawing
	most := 1.0
	for i := range r.Cards {
		most = max(most, math.Abs(r.Cards[i].ByBot[a].Is), math.Abs(r.Cards[i].ByBot[b].Is))
	}
	x, y := scale{-most, most, margin, plotWidth - margin/2}, scale{-most, most, plotHeight - margin, margin / 2}
	d.axis(x, false, plotHeight-margin, plain)
	d.axis(y, true, plotWidth-margin/2, plain)
	for i := range r.Cards {
		c := &r.Cards[i]
		class := "dot"
		if c.Depends {
			class = "c1"
		}
		d.add(`<circle class="%s" cx="%.1f" cy="%.1f" r="3"><title>%s</title></circle>`, class, x.at(c.ByBot[a].Is), y.at(c.ByBot[b].Is),
			template.HTMLEscapeString(c.Name))
	}
	return d.whole(fmt.Sprintf("Points beyond the price: %s (across) and %s (up)", a, b), plotWidth, plotHeight)
}
