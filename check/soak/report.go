package soak

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"koiogran/check/twin"
	"koiogran/engine/game"
)

// Report is what a soak run found.
type Report struct {
	Matches int
	Steps   int
	Rounds  int
	Results [game.Drawn + 1]int
	Limited int // matches drawn by the round limit
	Skipped int // matches for which no legal squad was found
	// Escalations are the matches of Escalation, Dockings those in which a ship docked.
	Escalations, Dockings int
	Pool                  int // how many cards could be drawn and were to be used
	// Unused are the cards that no match used: no ability of theirs, no attack, no modifier. Cards
	// that only add to what is printed are used by being in a squad.
	Unused []string
	Wanted int     // in how many matches each card was to be used
	Short  []Usage // the cards that were used in fewer matches, rarest first
	Least  []Usage // the cards that were used in the fewest matches, rarest first
	Forced []Usage // those that every squad had to have
	// Stranded are built, and no squad can have them.
	Stranded []UnplayableCard
	Failures []Failure
	// Twins is how many matches were played together with their twins to the end, and Mapped what was mapped in those.
	Twins  int
	Mapped twin.Tally
	Took   time.Duration

	// Never are the abilities and weapons that were offered and never chosen, where that was counted.
	Never []Offer

	cards  map[string]tally
	offers offers // nil unless they are counted
}

// Usage is in how many matches a card was used.
type Usage struct {
	ID      string `json:"id"`
	Matches int    `json:"matches"`
	Flown   int    `json:"flown"` // in how many it was in a squad
}

// leastUsed is how many of the cards used least a report names.
const leastUsed = 12

// add adds a match into which cards were forced.
func (r *Report) add(force [2]*forced, out *outcome) {
	r.Matches++
	r.Steps += out.steps
	if out.failure != nil {
		r.Failures = append(r.Failures, *out.failure)
		return
	}
	r.Rounds += out.rounds
	r.Results[out.result]++
	if out.limited {
		r.Limited++
	}
	if out.escalation {
		r.Escalations++
	}
	if out.docked {
		r.Dockings++
	}
	r.offers.add(out.offers)
	if out.twins != nil {
		r.Twins++
		r.Mapped.Add(out.twins)
	}
	for name, used := range out.cards {
		t := r.cards[name]
		t.flown++
		if used {
			t.used++
		}
		if force[0] != nil && (force[0].label == name || force[1].label == name) {
			t.forced++
			if used {
				t.served++
			}
		}
		r.cards[name] = t
	}
}

// usage returns how a card was used.
func (r *Report) usage(name string) Usage {
	return Usage{name, r.cards[name].used, r.cards[name].flown}
}

// finish adds what is known only at the end.
func (r *Report) finish(d *drawer, took time.Duration) {
	r.Took = took
	r.Pool = len(d.cards())
	r.Never = r.offers.never()
	r.Unused, r.Wanted, r.Stranded = d.missing(r.cards, 1), d.o.Cover, d.stranded
	for _, name := range d.o.Force {
		f := d.forced[name]
		r.Forced = append(r.Forced, r.usage(f.label))
	}
	for _, id := range d.cards() {
		r.Least = append(r.Least, r.usage(id))
	}
	slices.SortFunc(r.Least, func(a, b Usage) int {
		return cmp.Or(cmp.Compare(a.Matches, b.Matches), cmp.Compare(a.ID, b.ID))
	})
	for _, u := range r.Least {
		if u.Matches < r.Wanted {
			r.Short = append(r.Short, u)
		}
	}
	r.Least = r.Least[:min(leastUsed, len(r.Least))]
}

// WriteTo writes the report for people.
func (r *Report) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	seconds := max(r.Took.Seconds(), 1e-9)
	fmt.Fprintf(&b, "matches  %d in %v, %.0f a second\n", r.Matches, r.Took.Round(time.Millisecond),
		float64(r.Matches)/seconds)
	fmt.Fprintf(&b, "steps    %d, %.0f a second, every state checked\n", r.Steps,
		float64(r.Steps)/seconds)
	fmt.Fprintf(&b, "rounds   %d\n", r.Rounds)
	fmt.Fprintf(&b, "results  %d to seat 1, %d to seat 2, %d drawn, of these %d by the round limit\n",
		r.Results[game.Won1], r.Results[game.Won2], r.Results[game.Drawn], r.Limited)
	if r.Skipped > 0 {
		fmt.Fprintf(&b, "skipped  %d for lack of a legal squad\n", r.Skipped)
	}
	fmt.Fprintf(&b, "kinds    %d of Escalation, %d in which a ship docked\n", r.Escalations,
		r.Dockings)
	r.writeTwins(&b)
	r.writeCards(&b)
	r.writeOffers(&b)
	fmt.Fprintf(&b, "failures %d\n", len(r.Failures))
	for i := range r.Failures {
		r.Failures[i].write(&b)
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// writeTwins writes what was mapped in matches that were equal to their twins.
func (r *Report) writeTwins(b *strings.Builder) {
	if r.Twins == 0 {
		return
	}
	fmt.Fprintf(b, "twins    %d equal at the end of every round; %d poses and lengths rounded elsewhere\n", r.Twins,
		r.Mapped.Rounded)
	if n := r.Mapped.Shuffled; n > 0 {
		fmt.Fprintf(b, "left     %d when a damage deck ran out while several ships were dealt cards from it\n", n)
	}
	for _, step := range slices.Sorted(maps.Keys(r.Mapped.Late)) {
		fmt.Fprintf(b, "order    %s: %d answers\n", step, r.Mapped.Late[step])
	}
}

// writeCards writes which cards were used, and how rarely.
func (r *Report) writeCards(b *strings.Builder) {
	fmt.Fprintf(b, "cards    %d of %d used\n", r.Pool-len(r.Unused), r.Pool)
	if len(r.Unused) > 0 {
		fmt.Fprintf(b, "unused   %s\n", strings.Join(r.Unused, " "))
	}
	if len(r.Forced) > 0 {
		writeUsages(b, "forced", r.Forced)
	}
	rarest := r.Least
	if r.Wanted > 1 {
		fmt.Fprintf(b, "short    %d cards used in fewer than %d matches\n", len(r.Short), r.Wanted)
	}
	if len(r.Short) > len(rarest) {
		rarest = r.Short
	}
	for _, s := range r.Stranded {
		fmt.Fprintf(b, "stranded %s: %s\n", s.ID, s.Why)
	}
	if len(rarest) > 0 {
		writeUsages(b, "rarest", rarest)
	}
}

// writeUsages writes a line of cards and in how many matches they were used, of how many in which
// they were flown.
func writeUsages(b *strings.Builder, title string, list []Usage) {
	fmt.Fprintf(b, "%-8s", title)
	for _, u := range list {
		fmt.Fprintf(b, " %s %d/%d", u.ID, u.Matches, u.Flown)
	}
	fmt.Fprintln(b)
}

// write writes a failure for people.
func (f *Failure) write(b *strings.Builder) {
	fmt.Fprintf(b, "\nseed %d", f.Seed)
	if f.Force != "" {
		fmt.Fprintf(b, ", forced %s", f.Force)
	}
	fmt.Fprintf(b, "\n  %s\n  at %s\n", f.Text, f.Where)
	for line := range strings.Lines(f.Stack) {
		fmt.Fprintf(b, "  | %s\n", strings.TrimSpace(line))
	}
	if f.Record != "" {
		fmt.Fprintf(b, "  record %s\n", f.Record)
	}
	if f.Twins != 0 {
		fmt.Fprintf(b, "  the twin of a smaller match parts by: %v\n", f.Twins)
	}
	if f.Small != "" {
		fmt.Fprintf(b, "  smaller: %d ships, %d choices, %s\n", f.Ships, f.Lines, f.Small)
	}
}
