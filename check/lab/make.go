package lab

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"koiogran/check/arena"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// format returns the format of the run's squads.
func (s *Spec) format() (squad.Format, error) {
	if s.Format == "" {
		return squad.UsualOf(s.Game), nil
	}
	f, err := squad.FormatNamed(s.Format)
	if err == nil {
		f, err = f.For(s.Game)
	}
	if err != nil {
		return f, fmt.Errorf("%w: %w", ErrSpec, err)
	}
	return f, nil
}

// Kept returns the squads of the arena's kept pool, for bots that are compared.
func Kept(game string) ([]List, error) {
	var lists []List
	for _, name := range arena.Squads(game, arena.Kept) {
		s, err := arena.ReadSquad(name)
		if err != nil {
			return nil, err
		}
		c, ok := edition.ByID(game)
		if !ok {
			return nil, fmt.Errorf("%w: there is no game %q", ErrSpec, game)
		}
		l, err := listOf(c.Facts, name, *s)
		if err != nil {
			return nil, err
		}
		lists = append(lists, l)
	}
	return lists, nil
}

// listOf writes a squad as the run keeps it.
func listOf(c *data.Catalogue, name string, s squad.Squad) (List, error) {
	var text bytes.Buffer
	if err := squad.WriteMinified(&text, c, s); err != nil {
		return List{}, fmt.Errorf("%w: squad %s: %w", ErrSpec, name, err)
	}
	return List{name, text.String()}, nil
}

// ReadLists reads squads from files and from the files of folders. Each must be legal in the format of the run, by its points
// list, and all of its cards must be implemented. It names every squad that is not.
func (s *Spec) ReadLists(paths []string) ([]List, error) {
	c, err := s.catalogue(&s.Points)
	if err != nil {
		return nil, err
	}
	f, err := s.format()
	if err != nil {
		return nil, err
	}
	var lists []List
	var wrong []error
	for _, path := range paths {
		files, err := filesOf(path)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			more, err := s.readFile(file, c, f)
			lists = append(lists, more...)
			wrong = append(wrong, err)
		}
	}
	return lists, errors.Join(wrong...)
}

// filesOf returns the files of a folder in order of their names, or the file itself.
func filesOf(path string) ([]string, error) {
	at, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, fmt.Errorf("%w: %w", ErrSpec, err)
	case !at.IsDir():
		return []string{path}, nil
	}
	var files []string
	err = filepath.WalkDir(path, func(name string, e fs.DirEntry, err error) error {
		if err == nil && e.Type().IsRegular() {
			files = append(files, name)
		}
		return err
	})
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no file in %s; expected squads", path)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSpec, err)
	}
	return files, nil
}

// readFile reads the squads of a file.
func (s *Spec) readFile(path string, c *data.Catalogue, f squad.Format) ([]List, error) {
	in, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSpec, err)
	}
	defer in.Close()
	found, err := squad.ReadEach(in, s.Game, c)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrSpec, path, err)
	}
	var lists []List
	for i, one := range found {
		name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
		if len(found) > 1 {
			name = fmt.Sprintf("%s-%d", name, i+1)
		}
		if one.Err != nil {
			return nil, fmt.Errorf("%w: %s: %w", ErrSpec, name, one.Err)
		}
		if err := s.playable(name, &one.Squad, c, f); err != nil {
			return nil, err
		}
		l, err := listOf(c, name, one.Squad)
		if err != nil {
			return nil, err
		}
		lists = append(lists, l)
	}
	return lists, nil
}

// playable says why a squad cannot be in a run.
func (s *Spec) playable(name string, one *squad.Squad, c *data.Catalogue, f squad.Format) error {
	if problems := squad.Check(c, *one, f); len(problems) > 0 {
		return fmt.Errorf("%w: squad %s is not legal in %s by %s: %s", ErrSpec, name, f.Called(), c.Points, problems[0].Text)
	}
	compiled, ok := edition.ByID(s.Game)
	if !ok {
		return fmt.Errorf("%w: there is no game %q", ErrSpec, s.Game)
	}
	if waiting := match.Waiting(compiled, one); len(waiting) > 0 {
		return fmt.Errorf("%w: squad %s cannot be played: %s is not implemented", ErrSpec, name, strings.Join(waiting, ", "))
	}
	return nil
}

// How many matches an answer takes, measured on simulated runs: for 95 % intervals of 2 points on average, 200 for each card;
// for 1 percent of share, 9,604 of each squad.
const (
	matchesOfCard  = 200
	pointsOfCard   = 2
	matchesOfSquad = 9604
	usualAim       = 1
)

// Aim returns how exact the answer to a question should be: aim, or what is usual for 0.
func Aim(q Question, aim float64) float64 {
	if q == Cards {
		return cmp.Or(aim, pointsOfCard)
	}
	return cmp.Or(aim, usualAim)
}

// MatchesForCards returns how many matches a run about cards needs for intervals of this many points, 0 for the usual ones.
func MatchesForCards(s *Spec, aim float64) int {
	compiled, ok := edition.ByID(s.Game)
	if !ok {
		return 0
	}
	pool := match.Pool(compiled)
	scale := pointsOfCard / Aim(Cards, aim)
	return int(float64(matchesOfCard*(len(pool.Pilots)+len(pool.Upgrades))) * scale * scale)
}

// MatchesFor returns how many matches a run with this many squads needs: for intervals of aim percent where squads are ranked, of aim
// points where cards are priced, 0 for the usual ones; of a comparison, the most before it is left undecided.
func MatchesFor(s *Spec, squads int, aim float64) int {
	switch s.Question {
	case Compare:
		return mostCompared
	case Cards:
		return MatchesForCards(s, aim)
	}
	aim = Aim(s.Question, aim)
	return int(float64(squads*matchesOfSquad) / 2 / (aim * aim))
}

// mostCompared is how many matches a comparison of bots plays at most: a sequential test is over long before, as a rule.
const mostCompared = 40_000

// drawer draws the squads of a run about cards.
type drawer struct {
	c      *data.Catalogue
	f      squad.Format
	pool   squad.Pool
	rng    *rand.Rand
	seen   map[string]int // in how many squads a card is
	missed map[string]int // how often no squad was found for a ship card
}

// Bounds of drawing.
const (
	enough    = 0.75 // of the points of the format: a cheaper squad is drawn again
	mostTries = 6    // for one squad
	mostMiss  = 3    // squads not found for a ship card before it is left out
	rare      = 10   // one card in this many is taken for rare, and offered
	often     = 6    // times as often as others
)

// Draw draws this many squads in which all cards of the run's list appear about alike often.
func (s *Spec) Draw(ctx context.Context, n int, progress io.Writer) ([]List, error) {
	c, err := s.catalogue(&s.Points)
	if err != nil {
		return nil, err
	}
	f, err := s.format()
	if err != nil {
		return nil, err
	}
	if f.Threat > 0 || f.Points == 0 {
		return nil, fmt.Errorf("%w: squads of %s have no points; expected a format with points", ErrSpec, f.Called())
	}
	compiled, ok := edition.ByID(s.Game)
	if !ok {
		return nil, fmt.Errorf("%w: there is no game %q", ErrSpec, s.Game)
	}
	d := &drawer{c: c, f: f, pool: legalPool(c, f, match.Pool(compiled)), rng: rand.New(rand.NewPCG(s.Seed, 0x6c69737473)),
		seen: map[string]int{}, missed: map[string]int{}}
	if len(d.pool.Pilots) == 0 {
		return nil, fmt.Errorf("%w: no ship card is in %s by %s", ErrSpec, f.Called(), c.Points)
	}
	var lists []List
	told := time.Now()
	for len(lists) < n {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		one, err := d.draw()
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrSpec, err)
		}
		l, err := listOf(c, fmt.Sprintf("drawn-%d", len(lists)+1), one)
		if err != nil {
			return nil, err
		}
		lists = append(lists, l)
		if progress != nil && time.Since(told) > progressEvery {
			told = time.Now()
			fmt.Fprintf(progress, "lab: %d of %d squads drawn\n", len(lists), n)
		}
	}
	return lists, nil
}

// legalPool returns the cards of a pool that a format allows.
func legalPool(c *data.Catalogue, f squad.Format, pool squad.Pool) squad.Pool {
	var out squad.Pool
	for _, id := range pool.Pilots {
		if p, ok := c.Pilot(id); ok && (f.Pool == "" || slices.Contains(p.Pools, f.Pool)) {
			out.Pilots = append(out.Pilots, id)
		}
	}
	for _, id := range pool.Upgrades {
		if u, ok := c.Upgrade(id); ok && (f.Pool == "" || slices.Contains(u.Pools, f.Pool)) {
			out.Upgrades = append(out.Upgrades, id)
		}
	}
	return out
}

// draw draws one squad: it begins with a ship card that few squads have, and cards that few have are drawn more often.
func (d *drawer) draw() (best squad.Squad, err error) {
	least := 0
	for range mostTries {
		begun, id := d.begin()
		one, failed := squad.Around(d.rng, d.c, begun, d.offered(), d.f)
		if failed != nil {
			d.missed[id]++
			one, failed = squad.Random(d.rng, d.c, d.offered(), d.f)
		}
		if err = failed; err != nil {
			continue
		}
		cost := squad.Cost(d.c, one)
		if cost > least {
			best, least = one, cost
		}
		if float64(cost) >= enough*float64(d.f.Points) {
			break
		}
	}
	if least == 0 {
		return best, err
	}
	for _, ship := range best.Ships {
		d.seen[ship.Pilot]++
		for _, u := range ship.Upgrades {
			d.seen[u.ID]++
		}
	}
	return best, nil
}

// begin returns a squad with one ship: of the cards that fewest squads have, one at random.
func (d *drawer) begin() (squad.Squad, string) {
	var rarest []string
	for _, id := range d.pool.Pilots {
		if d.missed[id] >= mostMiss {
			continue
		}
		if len(rarest) > 0 && d.seen[id] < d.seen[rarest[0]] {
			rarest = rarest[:0]
		}
		if len(rarest) == 0 || d.seen[id] == d.seen[rarest[0]] {
			rarest = append(rarest, id)
		}
	}
	if len(rarest) == 0 {
		rarest = d.pool.Pilots
	}
	p, _ := d.c.Pilot(rarest[d.rng.IntN(len(rarest))])
	ship := squad.Ship{Pilot: p.ID, Upgrades: squad.Loadout(d.c, p)}
	return squad.Squad{
		Name: "Drawn squad", Edition: d.c.Edition, Faction: p.Faction, Ships: squad.Whole(d.c, ship, 1),
	}, p.ID
}

// offered returns the pool with its rare cards in it several times.
func (d *drawer) offered() squad.Pool {
	return squad.Pool{Pilots: d.favoring(d.pool.Pilots), Upgrades: d.favoring(d.pool.Upgrades)}
}

func (d *drawer) favoring(ids []string) []string {
	order := slices.Clone(ids)
	slices.SortStableFunc(order, func(a, b string) int { return d.seen[a] - d.seen[b] })
	out := slices.Clone(ids)
	for range often {
		out = append(out, order[:len(order)/rare]...)
	}
	return out
}
