package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"koiogran/check/lab"
	"koiogran/engine/data"
	"koiogran/engine/edition"
)

type labCommand struct {
	New    labNew    `cmd:"" help:"Begin a run: which squads are best, what cards are worth, or which bot is better."`
	Play   labPlay   `cmd:"" help:"Play the matches that a run lacks. Stop it at any time; it goes on where it stopped."`
	Merge  labMerge  `cmd:"" help:"Add the results of other files of the same run."`
	Status labStatus `cmd:"" help:"Show how far a run is."`
	Report labReport `cmd:"" help:"Report what a run says so far."`
	Export labExport `cmd:"" help:"Write the matches of a run, for other programs."`
	Check  labCheck  `cmd:"" help:"Play some batches again and compare the results, byte by byte."`
	Work   labWork   `cmd:"" help:"Work on the runs of a database, beside other machines."`
	Watch  labWatch  `cmd:"" help:"Serve a page for operators: runs, workers, failures and what is left, with metrics."`
	Pause  labPause  `cmd:"" help:"Let the workers of a database leave a run alone for a while."`
	Resume labResume `cmd:"" help:"Let them go on with it."`
	Cancel labCancel `cmd:"" help:"Let them play no more of it. Its results stay."`
	Record labRecord `cmd:"" help:"Play one match of a run again and write its record, to watch it."`
}

type labNew struct {
	databaseFlag
	File string `arg:"" help:"The file of the run, which must not exist; with --database, the name of the run."`

	Question string   `enum:"cards,squads,compare,selfplay" default:"cards" help:"What is asked: cards, squads or compare (two bots). Of selfplay, export writes the rounds for train."`
	Edition  string   `default:"second" help:"The game: ${editions}." placeholder:"NAME"`
	Bots     []string `help:"The bots that play; of compare, the old one and the new one: ${bots}, or admiral@FILE by other weights. Default: beginner; of selfplay, teacher." placeholder:"NAME"`
	Format   string   `help:"The format of the squads. Default: the usual one of the game." placeholder:"NAME"`
	Lists    []string `help:"Files and folders of squads. Default for compare: the arena's held-out squads." placeholder:"PATH"`
	Draw     int      `help:"For cards: how many squads to draw. Default: one for 20 matches." placeholder:"N"`
	Points   string   `help:"Price squads by this list while they are drawn and played: a file, or one that the program carries: ${pointsLists}." placeholder:"FILE|NAME@DATE"`
	Against  []string `help:"Other points lists that the report compares with the fair costs." placeholder:"FILE|NAME@DATE"`
	Bid      bool     `help:"Keep the rule that the cheaper squad chooses the first player. Otherwise chance decides, and lists can be compared."`

	Aim     float64 `help:"How exact the answer should be: 95 % intervals of this many points (cards) or percent (squads). Default: 2 and 1." placeholder:"X"`
	Matches int     `short:"n" help:"How many matches each bot plays, in place of --aim." placeholder:"N"`
	Sprt    string  `help:"For compare: the two Elo differences of the test." default:"0,10" placeholder:"LOW,HIGH"`
	Waves   int     `default:"1" help:"Play in this many waves: after each, more matches go to the squads that may be the best, or to the cards that are known too little." placeholder:"N"`
	Batch   int     `default:"100" help:"How many matches are saved at once." placeholder:"N"`
	Rounds  uint8   `default:"20" help:"Stop a match after this many rounds." placeholder:"N"`
	Seed    uint64  `default:"1" help:"The seed of the run." placeholder:"N"`
}

func (c *labNew) Run(p *program) error {
	if _, err := os.Stat(c.File); err == nil && c.Database == "" {
		return fileError(c.File, "the name of a new file", os.ErrExist)
	}
	spec, err := c.spec()
	if err != nil {
		return err
	}
	lists, err := c.lists(p, &spec)
	if err == nil {
		err = errors.Join(c.waves(&spec), c.weights(&spec))
	}
	if err != nil {
		return err
	}
	arms, how := 1, "koiogran lab play "+c.File+" plays them"
	if spec.Question != lab.Compare {
		arms = len(spec.Bots)
	}
	var run *lab.Run
	if c.Database == "" {
		run, err = lab.CreateFile(p.ctx, c.File, spec, lists)
	} else {
		how = "koiogran lab work plays them, on as many machines as you like"
		err = c.in(p, func(pool *lab.Pool) (err error) {
			run, err = pool.Create(p.ctx, c.File, spec, lists)
			return err
		})
	}
	if err != nil {
		return err
	}
	most := map[bool]string{true: "at most "}[spec.Wave > 0]
	fmt.Fprintf(p.out, "%s: run %s, %d squads, %s%d matches; %s\n", c.File, run.Spec.ID(), len(lists), most, arms*spec.Matches, how)
	return run.Close()
}

// spec returns the run that the words ask for, except for its squads.
func (c *labNew) spec() (lab.Spec, error) {
	s := lab.Spec{
		Question: lab.Question(c.Question), Game: c.Edition, Format: c.Format, Bots: c.Bots, Bid: c.Bid,
		Batch: (c.Batch + 3) / 4 * 4, Seed: c.Seed, Rounds: c.Rounds, Engine: lab.Engine(), Matches: c.Matches,
	}
	if len(s.Bots) == 0 {
		s.Bots = []string{map[bool]string{true: "teacher", false: "beginner"}[s.Question == lab.Selfplay]}
	}
	if s.Question == lab.Selfplay { // it plays all games
		s.Game = ""
		return s, nil
	}
	compiled, ok := edition.ByID(c.Edition)
	if !ok {
		return s, fmt.Errorf("--edition %s: expected one of %s", c.Edition, strings.Join(edition.IDs(), ", "))
	}
	list, err := gameList(cmp.Or(c.Points, compiled.Facts.Points), c.Edition)
	if err != nil {
		return s, err
	}
	s.Points = *list
	for _, name := range c.Against {
		l, err := gameList(name, c.Edition)
		if err != nil {
			return s, err
		}
		s.Against = append(s.Against, *l)
	}
	if s.Question == lab.Compare {
		test, err := boundsOf(c.Sprt)
		if err != nil {
			return s, err
		}
		s.SPRT = test
	}
	if c.Aim < 0 || c.Matches < 0 || c.Draw < 0 {
		return s, errors.New("--aim, --matches and --draw: expected positive numbers")
	}
	return s, nil
}

// waves cuts the run into waves.
func (c *labNew) waves(s *lab.Spec) error {
	switch {
	case c.Waves < 1:
		return fmt.Errorf("--waves %d: expected at least 1", c.Waves)
	case c.Waves == 1:
		return nil
	case s.Question == lab.Compare || s.Question == lab.Selfplay:
		return errors.New("--waves: a comparison has none, since it ends as soon as the test is decided; nor has selfplay")
	}
	s.Aim = lab.Aim(s.Question, c.Aim)
	each := (s.Matches + c.Waves - 1) / c.Waves
	s.Wave = (each + s.Batch - 1) / s.Batch * s.Batch // of whole batches
	return nil
}

// boundsOf reads the bounds of a sequential test.
func boundsOf(text string) (*lab.SPRT, error) {
	low, high, ok := strings.Cut(text, ",")
	a, wrong := strconv.ParseFloat(strings.TrimSpace(low), 64)
	b, bad := strconv.ParseFloat(strings.TrimSpace(high), 64)
	if !ok || wrong != nil || bad != nil {
		return nil, fmt.Errorf("--sprt %s: expected two Elo differences such as 0,10", text)
	}
	return &lab.SPRT{Low: a, High: b}, nil
}

// gameList returns a points list of a game by its name or file; the tables' own is one that changes nothing.
func gameList(name, edition string) (*data.PointsList, error) {
	c, err := listed(name)
	if err != nil {
		return nil, err
	}
	if c.Edition != edition {
		return nil, fmt.Errorf("the points list %s is for %s edition; expected one for %s", name, c.Edition, edition)
	}
	if l, err := pointsList(name); err == nil {
		return l, nil
	}
	list, date, _ := strings.Cut(c.Points, "@")
	return &data.PointsList{Name: list, Date: date, Edition: edition}, nil
}

// lists returns the squads of the run. It settles how many matches are played, which may depend on them.
func (c *labNew) lists(p *program, s *lab.Spec) ([]lab.List, error) {
	if len(c.Lists) == 0 && s.Question == lab.Squads {
		return nil, errors.New("--lists: expected files or folders of squads to rank")
	}
	var lists []lab.List
	var err error
	switch {
	case s.Question == lab.Selfplay:
		s.Matches = cmp.Or(s.Matches, 13_000)
		return nil, nil
	case len(c.Lists) > 0:
		lists, err = s.ReadLists(c.Lists)
	case s.Question == lab.Compare:
		lists, err = lab.Kept(s.Game)
	default:
		s.Matches = cmp.Or(s.Matches, lab.MatchesForCards(s, c.Aim))
		lists, err = s.Draw(p.ctx, cmp.Or(c.Draw, min(max(s.Matches/20, 50), 20_000)), p.err)
	}
	s.Matches = cmp.Or(s.Matches, lab.MatchesFor(s, len(lists), c.Aim))
	return lists, err
}

// databaseFlag names a database of runs.
type databaseFlag struct {
	Database string `help:"The PostgreSQL database that holds the run, for many machines." placeholder:"URL"`
}

// in uses the database.
func (c *databaseFlag) in(p *program, use func(pool *lab.Pool) error) error {
	pool, err := lab.OpenPool(p.ctx, c.Database)
	if err != nil {
		return err
	}
	defer pool.Close()
	return use(pool)
}

// labFile is a run that exists.
type labFile struct {
	databaseFlag
	File string `arg:"" help:"The file of the run; with --database, its name."`
}

// use opens the run, and closes it when it was used.
func (c *labFile) use(p *program, use func(run *lab.Run) error) error {
	if c.Database != "" {
		return c.in(p, func(pool *lab.Pool) error {
			run, err := pool.Run(p.ctx, c.File)
			if err != nil {
				return err
			}
			return errors.Join(use(run), run.Close())
		})
	}
	run, err := lab.OpenFile(p.ctx, c.File)
	if err != nil {
		return err
	}
	return errors.Join(use(run), run.Close())
}

type labPlay struct {
	labFile
	Workers int           `help:"Parallel matches. Default: one per processor." placeholder:"N"`
	For     time.Duration `help:"Stop after this time, such as 6h." placeholder:"TIME"`
	Share   string        `help:"Play this share of the run only, such as 3/10; merge puts the files together." placeholder:"K/N"`
}

func (c *labPlay) Run(p *program) error {
	w := lab.Work{Workers: c.Workers, For: c.For, Progress: p.err}
	if c.Share != "" {
		part, of, ok := strings.Cut(c.Share, "/")
		var wrong, bad error
		w.Part, wrong = strconv.Atoi(part)
		w.Of, bad = strconv.Atoi(of)
		if !ok || wrong != nil || bad != nil {
			return fmt.Errorf("--share %s: expected one such as 3/10", c.Share)
		}
	}
	return c.use(p, func(run *lab.Run) error {
		err := run.Play(p.ctx, w)
		s, failed := run.Status(p.ctx)
		if failed == nil {
			s.Write(p.out, cmp.Or(c.Workers, runtime.GOMAXPROCS(0)))
		}
		if c.For > 0 && errors.Is(err, lab.ErrStopped) && p.ctx.Err() == nil {
			err = nil // it stopped when it was asked to
		}
		return err
	})
}

type labMerge struct {
	labFile
	Others []string `arg:"" help:"The other files."`
}

func (c *labMerge) Run(p *program) error {
	return c.use(p, func(run *lab.Run) error {
		n, err := run.Merge(p.ctx, c.Others...)
		fmt.Fprintf(p.out, "%d batches were new\n", n)
		return err
	})
}

type labStatus struct {
	labFile
	JSON bool `name:"json" help:"Print it as JSON."`
}

func (c *labStatus) Run(p *program) error {
	return c.use(p, func(run *lab.Run) error {
		s, err := run.Status(p.ctx)
		if err != nil {
			return err
		}
		if c.JSON {
			return printJSON(p.out, s)
		}
		s.Write(p.out, runtime.GOMAXPROCS(0))
		return nil
	})
}

type labReport struct {
	labFile
	JSON bool   `name:"json" help:"Print the report as JSON."`
	Page string `help:"Write a page with plots to this file." placeholder:"FILE"`
	CSV  string `name:"csv" help:"Write tables to this folder." placeholder:"DIR"`
}

func (c *labReport) Run(p *program) error {
	return c.use(p, func(run *lab.Run) error {
		r, err := run.Report(p.ctx)
		if err != nil {
			return err
		}
		if c.Page != "" {
			if err := save(c.Page, r.WritePage); err != nil {
				return err
			}
		}
		if c.CSV != "" {
			if _, err := r.WriteCSV(c.CSV); err != nil {
				return fileError(c.CSV, "a folder for the tables", err)
			}
		}
		if c.JSON {
			e := json.NewEncoder(p.out)
			e.SetIndent("", "  ")
			return e.Encode(r)
		}
		return r.Write(p.out)
	})
}

type labCheck struct {
	labFile
	Sample int    `default:"20" help:"How many batches to play again." placeholder:"N"`
	Seed   uint64 `default:"1" help:"Seed for drawing them." placeholder:"N"`
}

func (c *labCheck) Run(p *program) error {
	return c.use(p, func(run *lab.Run) error {
		n, err := run.Check(p.ctx, c.Sample, c.Seed)
		if err == nil {
			fmt.Fprintf(p.out, "%d batches came to the same\n", n)
		}
		return err
	})
}

type labRecord struct {
	labFile
	Match int    `required:"" help:"The number of the match in the run, from 0." placeholder:"N"`
	Bots  string `help:"The bots that play it, where the run has several." placeholder:"NAME"`
	Out   string `short:"o" help:"The file for the record. Default: standard output." placeholder:"FILE"`
}

func (c *labRecord) Run(p *program) error {
	return c.use(p, func(run *lab.Run) error {
		write := func(w io.Writer) error { return run.Record(p.ctx, w, c.Bots, c.Match) }
		if c.Out == "" {
			return write(p.out)
		}
		return save(c.Out, write)
	})
}
