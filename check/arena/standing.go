package arena

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// Standing is how one program did against another in one game, or in all of them.
type Standing struct {
	Edition string `json:"edition"` // all where it is of several games
	Program string `json:"program"`
	Against string `json:"against"`
	Matches int    `json:"matches"`
	Won     int    `json:"won"`
	Lost    int    `json:"lost"`
	Drawn   int    `json:"drawn"`
	// Share is the share of matches won, a draw counted as half a win, with its Wilson interval at 95 percent.
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`

	Rounds float64    `json:"rounds"` // on average
	Points [2]float64 `json:"points"` // of enemy ships, on average, of the program and the other
	Fled   [2]int     `json:"fled"`   // ships that left the table, of the program and the other

	Conceded int    `json:"conceded,omitempty"` // matches that ended by a fault of a bot that is a program of its own
	Fault    string `json:"fault,omitempty"`    // the first of these faults

	Median [2]time.Duration `json:"median_ns"` // of a decision, of the program and the other
	P99    [2]time.Duration `json:"p99_ns"`
}

// Rated is a program with its rating.
type Rated struct {
	Program string  `json:"program"`
	Rating  float64 `json:"rating"` // Elo points; the mean of all is 0
}

// Report is what resulted from an arena.
type Report struct {
	Standings []Standing `json:"standings"`
	Ratings   []Rated    `json:"ratings"`
}

// all is the edition of a standing over several games.
const all = "all"

// Report judges results. The standings are in the order of the options.
func (o *Options) Report(results []Result) Report {
	var r Report
	for i, a := range o.Programs {
		for _, b := range o.Programs[i+1:] {
			for _, game := range append(slices.Clone(o.Editions), all) {
				if game == all && len(o.Editions) == 1 {
					continue
				}
				if s := standing(results, game, a, b); s.Matches > 0 {
					r.Standings = append(r.Standings, s)
				}
			}
		}
	}
	r.Ratings = rate(o.Programs, results)
	return r
}

// standing counts how a did against b.
func standing(results []Result, game, a, b string) Standing {
	s := Standing{Edition: game, Program: a, Against: b}
	var times [2]Times
	for i := range results {
		r := &results[i]
		seat := slices.Index(r.Programs[:], a)
		if seat < 0 || r.Programs[1-seat] != b || game != all && r.Edition != game {
			continue
		}
		s.Matches++
		switch r.Winner {
		case 0:
			s.Drawn++
		case seat + 1:
			s.Won++
		default:
			s.Lost++
		}
		s.Rounds += float64(r.Round)
		if r.Fault != "" {
			s.Conceded++
			s.Fault = cmp.Or(s.Fault, r.Fault)
		}
		for k, p := range [...]int{seat, 1 - seat} {
			s.Points[k] += float64(r.Points[p])
			s.Fled[k] += r.Fled[p]
			times[k].plus(&r.Times[p])
		}
	}
	if s.Matches == 0 {
		return s
	}
	n := float64(s.Matches)
	s.Rounds /= n
	for k := range times {
		s.Points[k] /= n
		s.Median[k], s.P99[k] = times[k].percentile(0.5), times[k].percentile(0.99)
	}
	s.Share = (float64(s.Won) + float64(s.Drawn)/2) / n
	s.Low, s.High = wilson(s.Share, n)
	return s
}

// wilson returns Wilson's interval at 95 percent of a share seen in n trials.
func wilson(share, n float64) (low, high float64) {
	const z = 1.959964
	middle := share + z*z/(2*n)
	half := z * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return max(0, (middle-half)/(1+z*z/n)), min(1, (middle+half)/(1+z*z/n))
}

// rate returns the ratings that explain the results best, by the model of Bradley and Terry with a
// draw as half a win for either. Each program is given one drawn match against every other one, so
// that one that always wins has a rating, too.
func rate(programs []string, results []Result) []Rated {
	n := len(programs)
	wins, met := make([]float64, n), make([][]float64, n)
	for i := range met {
		met[i] = make([]float64, n)
		for j := range met[i] {
			if i != j {
				met[i][j] = 1
				wins[i] += 0.5
			}
		}
	}
	for i := range results {
		r := &results[i]
		a, b := slices.Index(programs, r.Programs[0]), slices.Index(programs, r.Programs[1])
		if a < 0 || b < 0 {
			continue
		}
		met[a][b]++
		met[b][a]++
		wins[a] += [...]float64{0.5, 1, 0}[r.Winner]
		wins[b] += [...]float64{0.5, 0, 1}[r.Winner]
	}
	strength := fit(wins, met)
	list := make([]Rated, n)
	mean := 0.0
	for i, s := range strength {
		list[i] = Rated{programs[i], 400 * math.Log10(s)}
		mean += list[i].Rating / float64(n)
	}
	for i := range list {
		list[i].Rating -= mean
	}
	slices.SortStableFunc(list, func(a, b Rated) int {
		return int(math.Copysign(1, b.Rating-a.Rating))
	})
	return list
}

// fit finds the strengths of the model by Zermelo's iteration.
func fit(wins []float64, met [][]float64) []float64 {
	strength := make([]float64, len(wins))
	for i := range strength {
		strength[i] = 1
	}
	for range 2000 {
		for i := range strength {
			sum := 0.0
			for j, n := range met[i] {
				sum += n / (strength[i] + strength[j])
			}
			strength[i] = wins[i] / sum
		}
	}
	return strength
}

// Write writes the report as tables.
func (r *Report) Write(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "game\tprogram\tagainst\tmatches\twon\tlost\tdrawn\tshare\t95 %\t"+
		"points\trounds\tfled\tmedian\tp99")
	for i := range r.Standings {
		s := &r.Standings[i]
		fmt.Fprintf(t, "%s\t%s\t%s\t%d\t%d\t%d\t%d\t%.1f %%\t%.1f–%.1f\t%.0f : %.0f\t%.1f\t%d : %d\t"+
			"%v : %v\t%v : %v\n", s.Edition, s.Program, s.Against, s.Matches, s.Won, s.Lost, s.Drawn,
			100*s.Share, 100*s.Low, 100*s.High, s.Points[0], s.Points[1], s.Rounds, s.Fled[0], s.Fled[1],
			short(s.Median[0]), short(s.Median[1]), short(s.P99[0]), short(s.P99[1]))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for i := range r.Standings {
		if s := &r.Standings[i]; s.Conceded > 0 && s.Edition != all {
			fmt.Fprintf(w, "%s: %d matches ended by a fault; the first: %s\n", s.Edition, s.Conceded, s.Fault)
		}
	}
	if len(r.Ratings) < 3 {
		return nil
	}
	fmt.Fprintf(w, "\n%s\n", strings.TrimRight(fmt.Sprintf("%-16s %6s", "program", "rating"), " "))
	for _, p := range r.Ratings {
		if _, err := fmt.Fprintf(w, "%-16s %+6.0f\n", p.Program, p.Rating); err != nil {
			return err
		}
	}
	return nil
}

// short rounds a time to two digits.
func short(d time.Duration) time.Duration {
	unit := time.Nanosecond
	for d >= 100*unit {
		unit *= 10
	}
	return d.Round(unit)
}
