package soak

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"koiogran/check/twin"
	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// playerKind is a kind of player.
type playerKind uint8

// The kinds of players. The pilot flies like a beginner and does everything else at random, so
// that matches last.
const (
	weighted playerKind = iota
	weightedPilot
	uniform
	uniformPilot
	beginner
	playerKinds
)

// seat makes a player.
func (s *scenario) seat(g *game.Game, p game.Player) bot.Player {
	seed := 2*s.seed + uint64(p)
	if s.choosing {
		return bot.Beginner(g, seed)
	}
	if program, ok := bot.Named(s.program); ok {
		return program.New(g, seed)
	}
	var player bot.Player
	switch kind := s.players[p]; kind {
	case weighted, weightedPilot:
		player = bot.Random(g, seed)
		if kind == weightedPilot {
			player = pilot{bot.Beginner(g, seed), player}
		}
	case uniform, uniformPilot:
		player = bot.Uniform(g, seed)
		if kind == uniformPilot {
			player = pilot{bot.Beginner(g, seed), player}
		}
	default:
		player = bot.Beginner(g, seed)
	}
	if s.forcing() {
		player = newGreedyPlayer(player, g, s, p)
	}
	if s.passing {
		return alwaysPass{player}
	}
	return player
}

// pilot lets one player set the dials and another do the rest.
type pilot struct{ dials, rest bot.Player }

// Answer answers with one of the two players.
func (p pilot) Answer(v *view.View, q *game.Question) game.Choice {
	if v.Table().Phase == game.PlanningPhase && q.N > 0 && q.Opts[0].Verb == game.DialVerb {
		return p.dials.Answer(v, q)
	}
	return p.rest.Answer(v, q)
}

// alwaysPass passes wherever it can.
type alwaysPass struct{ bot.Player }

// Answer passes, or leaves it to the player inside.
func (p alwaysPass) Answer(v *view.View, q *game.Question) game.Choice {
	for _, c := range q.Options() {
		if c.Verb == game.PassVerb {
			return c
		}
	}
	return p.Player.Answer(v, q)
}

// outcome is what happened to a match.
type outcome struct {
	steps   int
	rounds  int
	result  game.Result
	limited bool            // it ended by the round limit
	cards   map[string]bool // those in the squads, and whether they were used
	docked  bool            // a ship docked with another
	offers  offers
	twins   *twin.Tally // nil if no twin was played

	escalation bool

	failure *Failure
}

// The failures that are not panics.
var (
	errEndless = errors.New("soak: the match does not end")
	errImpure  = errors.New("soak: asking has changed the state")
	errRefused = errors.New("soak: a listed option was refused")
	errTaken   = errors.New("soak: a choice that is not listed was taken")
	errChanged = errors.New("soak: a refused choice has changed the state")
)

// probing is how many questions there are to one whose options are all tried.
const probing = 64

// table is a match of a scenario in play.
type table struct {
	o      *Options
	g      *game.Game
	s      *game.State
	x      *game.Exec
	seats  []bot.Player
	dice   dealer.Seeded
	rng    *rand.Rand
	log    game.Log
	used   map[game.CardID]bool
	sways  []bool         // cards with a modifier that has changed a value
	rec    *replay.Record // nil while no one writes
	steps  int
	told   *told      // nil for most matches
	second *twin.Twin // nil unless twins are played

	offers offers // nil unless they are counted

	docked bool // a ship docked, in set-up or later

	view         view.View // the view of the player who answers
	asked        game.Question
	before, twin game.State
}

// play plays the match of a scenario. If rec is not nil it is filled, up to and with the choice
// that fails.
func play(o *Options, s *scenario, rec *replay.Record) (out outcome) {
	t := &table{o: o, rec: rec, used: map[game.CardID]bool{}}
	if s.choosing {
		t.offers = offers{}
	}
	defer func() {
		out.steps = t.steps
		if caught := recover(); caught != nil {
			out.failure = panicked(s.seed, caught)
		}
		if out.failure != nil {
			out.failure.Where = t.where()
		}
	}()
	if rec != nil {
		*rec = replay.Record{Edition: o.Edition.ID, Version: o.Edition.Version, Setup: s.setup}
	}
	if err := t.begin(s); err != nil {
		out.failure = &Failure{Seed: s.seed, Text: err.Error(), site: "set-up"}
		return out
	}
	for !t.s.Over {
		if err := t.step(); err != nil {
			out.failure = broken(s.seed, err)
			return out
		}
	}
	out.result, out.rounds = t.s.Result, int(t.s.Round)
	out.limited = t.s.Result == game.Drawn && out.rounds == o.Rounds && t.bothLeft()
	out.cards, out.docked = t.usedCards(), t.docked
	out.offers = t.offers
	if t.second != nil {
		out.twins = &t.second.Tally
	}
	out.escalation = s.setup.Options.Escalation > 0
	return out
}

// begin sets the match up.
func (t *table) begin(s *scenario) error {
	g, state, err := t.o.Edition.NewGame(s.setup)
	if err != nil {
		return err
	}
	t.g, t.s, t.x = g, state, game.NewExec(g)
	t.sways = make([]bool, len(g.Cards))
	t.dice = dealer.NewSeeded(s.seed)
	t.rng = rand.New(rand.NewPCG(s.seed, 0x70726f6265))
	t.told = newTold(t.o, g, state, s.seed)
	for p := range g.Seats {
		t.seats = append(t.seats, s.seat(g, game.Player(p)))
	}
	if s.twins != 0 {
		t.second, err = twin.New(t.o.Edition, s.setup, g, s.twins, rand.New(rand.NewPCG(s.seed, 0x7477696e)))
	}
	return errors.Join(err, g.Check(state))
}

// step plays one answer and checks what results from it.
func (t *table) step() error {
	if t.steps++; t.steps > t.o.Steps {
		return fmt.Errorf("%w: %d answers", errEndless, t.o.Steps)
	}
	p := t.pickPlayer()
	if t.rng.IntN(probing) == 0 {
		if err := t.probe(p); err != nil {
			return err
		}
	}
	q := t.x.Ask(t.s, p)
	var c game.Choice
	if p == game.Chance {
		c = t.dice.Deal(q)
	} else {
		t.view = view.Of(t.g, t.s, p)
		if err := t.told.asks(&t.view); err != nil {
			return err
		}
		c = t.seats[p].Answer(&t.view, q)
	}
	if t.offers != nil {
		t.offers.note(t, p, q, c)
	}
	t.note(p, c)
	t.log.Events = t.log.Events[:0]
	if t.second != nil {
		if err := t.second.Answer(t.s, p, c); err != nil {
			return err
		}
	}
	t.x.Swayed = t.sways
	err := t.x.Step(t.s, p, c, &t.log)
	t.x.Swayed = nil
	if err != nil {
		return fmt.Errorf("%w: %w", errRefused, err)
	}
	if t.second != nil {
		if err := t.second.Compare(t.s); err != nil {
			return err
		}
	}
	t.noteUse()
	t.told.happened(t.s, t.log.Events)
	return t.g.Check(t.s)
}

// pickPlayer picks one of those who are asked.
func (t *table) pickPlayer() game.Player {
	who := t.x.Waiting(t.s)
	if n := who.Len(); n > 1 {
		return who.Nth(t.rng.IntN(n))
	}
	return who.First()
}

// note writes a choice down.
func (t *table) note(p game.Player, c game.Choice) {
	if t.rec != nil {
		t.rec.Lines = append(t.rec.Lines, replay.Line{
			Kind: replay.ChoiceLine, Player: p, Text: replay.Text(t.x, t.s, p, c),
		})
	}
}

// probe tries every option of a question on a copy, and one choice that is not among them.
func (t *table) probe(p game.Player) error {
	t.before = *t.s
	t.asked = *t.x.Ask(t.s, p)
	q := &t.asked
	if *t.s != t.before {
		return errImpure
	}
	if q.Kind == game.RollQuestion || q.Kind == game.PlaceQuestion {
		return nil
	}
	for _, c := range q.Options() {
		if err := t.tryOption(p, c); err != nil {
			return err
		}
	}
	wrong := q.Opts[t.rng.IntN(q.N)]
	wrong.N, wrong.Item = wrong.N+int16(t.rng.IntN(9)), wrong.Item+uint8(t.rng.IntN(3))
	if slices.Contains(q.Options(), wrong) {
		return nil
	}
	t.twin = t.before
	switch err := t.x.Step(&t.twin, p, wrong, nil); {
	case err == nil:
		return fmt.Errorf("%w: %+v", errTaken, wrong)
	case t.twin != t.before:
		return errChanged
	}
	return nil
}

// tryOption takes an option on a copy of the state. If that fails, it is the last line of the
// record.
func (t *table) tryOption(p game.Player, c game.Choice) error {
	written := 0
	if t.rec != nil {
		written = len(t.rec.Lines)
	}
	t.note(p, c)
	t.twin = *t.s
	if err := t.x.Step(&t.twin, p, c, nil); err != nil {
		return fmt.Errorf("%w: %w", errRefused, err)
	}
	if err := t.g.Check(&t.twin); err != nil {
		return err
	}
	if t.rec != nil {
		t.rec.Lines = t.rec.Lines[:written]
	}
	return nil
}

// noteUse notes the cards that the last step used.
func (t *table) noteUse() {
	for i := range t.log.Events {
		switch e := &t.log.Events[i]; e.Kind {
		case game.Used, game.AttackDeclared:
			t.used[e.Card] = true
		case game.Docked:
			t.docked = t.docked || e.Other != game.NoShip
		}
	}
}

// usedCards lists the cards of the squads and says which were used. One with abilities is used by
// one that was carried out, a weapon by an attack, one that has modifiers alone by a value that the
// rules asked for and it changed. What only adds to what is printed is used by being there.
func (t *table) usedCards() map[string]bool {
	cards := map[string]bool{}
	for i := range t.g.Cards {
		info := &t.g.Cards[i]
		if info.Slot == "ship" || t.s.Charges[i].Away() && !t.used[game.CardID(i)] {
			continue
		}
		offers := len(info.Code.Abilities) > 0
		for j := range t.g.Ships[info.Ship].Weapons {
			offers = offers || t.g.Ships[info.Ship].Weapons[j].Card == game.CardID(i)
		}
		used := t.used[game.CardID(i)]
		if !offers {
			used = t.sways[i] || len(info.Code.Mods) == 0
		}
		name := label(t.o.Edition.Facts, info.ID, info.Slot == "pilot")
		cards[name] = cards[name] || used
	}
	return cards
}

// bothLeft reports whether both players have ships.
func (t *table) bothLeft() bool {
	var left [2]bool
	for id := range t.g.Ships {
		if t.s.Ships[id].OnTable {
			left[t.g.Ships[id].Side] = true
		}
	}
	return left[0] && left[1]
}

// where says where the match stands, as far as that can be said after a failure.
func (t *table) where() (text string) {
	defer func() {
		if recover() != nil {
			text = "unknown"
		}
	}()
	if t.x == nil || t.x.S == nil {
		return "set-up"
	}
	return t.x.Where()
}
