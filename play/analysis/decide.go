package analysis

import (
	"context"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Options say how closely a match is looked at.
type Options struct {
	Samples int // how often the match is played on after each decision
	Closer  int // how often where the strong program would have done something else
	Workers int // at once
	Round   int // look at this round alone; 0: at the whole match
	// Progress is called with how much of the work is done, from 0 to 1; nil for no reports.
	Progress func(done float64)
}

// Decision is a decision of a player.
type Decision struct {
	Line   int    `json:"line"` // of the record
	At     int    `json:"at"`   // how many choices have been made with it, those of chance included
	Round  int    `json:"round"`
	Player int    `json:"player"` // its seat, from 1
	Asked  string `json:"asked"`
	Chose  string `json:"chose"`
	// Chance is how likely player 1 wins after it, a draw counted as half a win.
	Chance      float64 `json:"chance"`
	ChanceError float64 `json:"chanceError"` // the standard error of that, 0 if a single sample does not show it
}

// Loss is a decision where another one by the strong bot would have won more often, given what both sides
// really did before.
type Loss struct {
	Decision
	Better string `json:"better"` // what it would have done
	// Answers are that in the words of a record: for dials one for each ship.
	Answers []string `json:"answers,omitempty"`
	Lost    float64  `json:"lost"`  // of the chance to win
	Error   float64  `json:"error"` // the standard error of that
}

// Missed is an attack that was possible and not performed.
type Missed struct {
	Line     int    `json:"line"`
	At       int    `json:"at"`
	Round    int    `json:"round"`
	Player   int    `json:"player"`
	Attacker string `json:"attacker"`
	Defender string `json:"defender"`
	How      string `json:"how,omitempty"` // what would have made it possible; empty if nothing was needed
}

// Match is the analysis of a match.
type Match struct {
	*Luck
	Decisions []Decision `json:"decisions"`
	Losses    []Loss     `json:"losses"` // those that lost most first
	Missed    []Missed   `json:"missed"`
	Program   string     `json:"program"` // the strong program
	Samples   [2]int     `json:"samples"` // after each decision, and where another one was compared
}

// strongest is the program that decisions are held against.
var strongest = bot.Programs()[0]

// mostLosses is how many losses are listed.
const mostLosses = 8

// Of analyzes the record of a match, which must verify (replay.Play).
func Of(ctx context.Context, c *rules.Compiled, r *replay.Record, o Options) (*Match, error) {
	luck, err := luckOf(c, r, o.Round)
	if err != nil {
		return nil, err
	}
	g, s, err := c.NewGame(r.Setup)
	if err != nil {
		return nil, err
	}
	w := &witness{x: game.NewExec(g), s: s, g: g, program: strongest.New}
	p := &progress{report: o.Progress}
	p.at(0)
	list, err := w.spans(ctx, r.Lines, o.Round)
	if err == nil {
		err = w.watch(ctx, list, &o, p)
	}
	if err != nil {
		return nil, err
	}
	m := &Match{Luck: luck, Program: strongest.ID, Samples: [2]int{o.Samples, o.Closer},
		Decisions: []Decision{}, Losses: []Loss{}, Missed: w.missed}
	if m.Missed == nil {
		m.Missed = []Missed{}
	}
	if err := w.reckon(ctx, m, &o, p); err != nil {
		return nil, err
	}
	return m, nil
}

// witness follows a record and notes its decisions.
type witness struct {
	x  *game.Exec
	s  *game.State
	g  *game.Game
	at int // choices that have been made
	// The strong program is new in each round, so that a round is judged the same whatever is looked at before.
	program func(g *game.Game, seed uint64) bot.Player
	round   uint8
	strong  [game.MaxSeats]bot.Player
	made    []decided
	plans   [game.MaxSeats]*planned // of this planning phase
	missed  []Missed
}

// decided is a decision with what is needed to weigh it.
type decided struct {
	Decision
	before, after *game.State
	player        game.Player
	better        game.Choice // of the strong program
	said          string      // what that is
	answers       []string    // what that is in the words of a record
	differs       bool
	other         *game.State // for dials: after, with those of the strong program
}

// planned are the dials that the strong program would have set.
type planned struct {
	round uint8
	dials [game.MaxShips]game.Maneuver
	words []string
}

// line plays a line of the record.
func (w *witness) line(l *replay.Line) error {
	choice, err := w.choice(l)
	if err != nil || l.Kind != replay.ChoiceLine {
		return err
	}
	w.at++
	d := w.look(l, choice)
	if err := w.x.Step(w.s, l.Player, choice, nil); err != nil {
		return err
	}
	if d == nil {
		return nil
	}
	after := *w.s
	d.after = &after
	w.settle(d)
	w.made = append(w.made, *d)
	return nil
}

// choice reads the choice of a line, or notes that the time of the match is over where the line says so.
func (w *witness) choice(l *replay.Line) (game.Choice, error) {
	switch l.Kind {
	case replay.TimeLine:
		return game.Choice{}, w.x.CallTime(w.s, nil)
	case replay.ChoiceLine:
		return replay.Parse(w.x, w.s, l.Player, l.Text)
	}
	return game.Choice{}, nil
}

// look notes what is about to be decided, nil if there is nothing to decide.
func (w *witness) look(l *replay.Line, choice game.Choice) *decided {
	p := l.Player
	if !p.IsSeat() || choice.Verb == game.ConcedeVerb || !w.x.Waiting(w.s).Has(p) {
		return nil
	}
	q := w.x.Ask(w.s, p)
	if q.Kind != game.PickQuestion || q.N < 2 || w.s.Round == 0 ||
		!slices.Contains(q.Options(), choice) {
		return nil
	}
	before := *w.s
	d := &decided{player: p, before: &before, Decision: Decision{
		Line: l.Number, At: w.at, Round: int(w.s.Round), Player: int(p) + 1, Asked: text.English.Question(w.x, q).String(),
		Chose: text.English.Choice(w.x, q, choice).String(),
	}}
	if w.round != w.s.Round {
		w.round = w.s.Round
		for seat := range w.g.Seats {
			w.strong[seat] = w.program(w.g, 2*uint64(w.round)+uint64(seat))
		}
	}
	v := view.Of(w.g, w.s, p)
	d.better = w.strong[p].Answer(&v, q)
	q = w.x.Ask(w.s, p)
	d.said = text.English.Choice(w.x, q, d.better).String()
	d.answers = []string{replay.Text(w.x, w.s, p, d.better)}
	d.differs = d.better != choice
	w.miss(q, d, choice)
	w.missMove(w.x.Ask(w.s, p), d, choice)
	return d
}

// settle treats the dials of a planning phase as one decision, which is made with the last of them.
func (w *witness) settle(d *decided) {
	if d.before.Phase != game.PlanningPhase || d.better.Verb != game.DialVerb {
		return
	}
	p := d.player
	if w.plans[p] == nil || w.plans[p].round != d.before.Round {
		w.plans[p] = &planned{round: d.before.Round}
	}
	w.plans[p].dials[d.better.Ship] = d.better.Maneuver
	w.plans[p].words = append(w.plans[p].words, d.answers...)
	d.differs = false
	if w.unset(p) {
		return
	}
	d.Asked, d.Chose = "Set all dials.", w.dials(p, func(id game.ShipID) game.Maneuver {
		return w.set(w.s, id)
	})
	d.said = w.dials(p, func(id game.ShipID) game.Maneuver { return w.plans[p].dials[id] })
	d.answers = w.plans[p].words
	other := *w.s
	for id, m := range w.plans[p].dials {
		for i, on := range w.dial(game.ShipID(id)) {
			if on == m && !m.IsNone() {
				other.Secret[p.Side()].Dials[id] = uint8(i + 1)
			}
		}
	}
	d.other, d.differs = &other, other != *w.s
}

// dial returns the dial of a ship, nil for a number that no ship has.
func (w *witness) dial(id game.ShipID) []game.Maneuver {
	if int(id) >= len(w.g.Ships) {
		return nil
	}
	return w.g.Ships[id].Dial
}

// set returns what is on a ship's dial.
func (w *witness) set(s *game.State, id game.ShipID) game.Maneuver {
	if i := s.Secret[w.g.Ships[id].Side].Dials[id]; i > 0 {
		return w.g.Ships[id].Dial[i-1]
	}
	return game.Maneuver{}
}

// unset reports whether a ship of a player has no dial yet.
func (w *witness) unset(p game.Player) bool {
	for id := range w.x.EachShip() {
		if w.x.Owner(id) == p && !w.x.Ship(id).DialSet {
			return true
		}
	}
	return false
}

// dials lists the dials of a player.
func (w *witness) dials(p game.Player, of func(id game.ShipID) game.Maneuver) string {
	list := ""
	for id := range w.x.EachShip() {
		if m := of(id); w.x.Owner(id) == p && !m.IsNone() {
			if list != "" {
				list += "; "
			}
			list += w.g.Ships[id].Name + ": " + text.English.Maneuver(w.g, m)
		}
	}
	return list
}

// miss notes an attack that could have been performed where a player passes it up.
func (w *witness) miss(q *game.Question, d *decided, choice game.Choice) {
	if choice.Verb != game.PassVerb || w.s.Phase != game.EngagementPhase || q.Ship == game.NoShip ||
		!slices.ContainsFunc(q.Options(), func(c game.Choice) bool { return c.Verb == game.WeaponVerb }) {
		return
	}
	w.x.SetState(w.s)
	for id := range w.x.EachShip() {
		for weapon := range w.g.Ships[q.Ship].Weapons {
			if _, ok := rules.Target(w.x, q.Ship, id, weapon); !ok {
				continue
			}
			w.missed = append(w.missed, Missed{
				Line: d.Line, At: d.At, Round: d.Round, Player: d.Player, Attacker: w.g.Ships[q.Ship].Name,
				Defender: w.g.Ships[id].Name,
			})
			break
		}
	}
}

// missMove notes an enemy that a ship could have attacked by another action, where after the one that was
// performed it can attack no one. Enemies that are still to move are left out.
func (w *witness) missMove(q *game.Question, d *decided, choice game.Choice) {
	if q.Window != card.PerformAction || w.s.Phase != game.ActivationPhase || q.Ship == game.NoShip ||
		w.x.Owner(q.Ship) != d.player {
		return
	}
	options := slices.Clone(q.Options())
	names := map[game.Choice]string{}
	for _, c := range options {
		names[c] = text.English.Choice(w.x, q, c).String()
	}
	id, depth := q.Ship, int(w.s.Depth)
	if w.reaches(id, w.s, d.player, choice, depth, followed) != game.NoShip {
		return
	}
	for _, c := range options {
		if t := w.reaches(id, w.s, d.player, c, depth, followed); c != choice && t != game.NoShip {
			w.missed = append(w.missed, Missed{
				Line: d.Line, At: d.At, Round: d.Round, Player: d.Player, Attacker: w.g.Ships[id].Name,
				Defender: w.g.Ships[t].Name, How: names[c],
			})
			return
		}
	}
}

// followed is how many questions inside an action are followed.
const followed = 2

// reaches returns an enemy that has moved and that a ship could attack after a choice and what follows
// from it, game.NoShip if there is none.
func (w *witness) reaches(id game.ShipID, from *game.State, p game.Player, c game.Choice, depth, left int,
) game.ShipID {
	s := *from
	w.x.PlayTo(&s, p, c, depth)
	if s.Over || !s.Ships[id].OnTable {
		return game.NoShip
	}
	if int(s.Depth) > depth && left > 0 && w.x.Waiting(&s) == game.Only(p) {
		q := w.x.Ask(&s, p)
		for _, o := range slices.Clone(q.Options()) {
			if t := w.reaches(id, &s, p, o, depth, left-1); t != game.NoShip {
				return t
			}
		}
		return game.NoShip
	}
	w.x.SetState(&s)
	for other := range w.x.EachShip() {
		if w.g.Ships[other].Side == p.Side() || !w.x.Ship(other).Activated {
			continue
		}
		for weapon := range w.g.Ships[id].Weapons {
			if !w.g.Ships[id].Weapons[weapon].Primary() {
				continue
			}
			if _, ok := rules.Target(w.x, id, other, weapon); ok {
				return other
			}
		}
	}
	return game.NoShip
}
