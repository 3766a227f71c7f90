package replay

import (
	"fmt"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Step is a moment of a replay: the match has begun, or a choice of its record was made.
type Step struct {
	Line   int // of the choice in the file; 0 before the first choice
	Player game.Player
	Choice game.Choice
	// Exec and State hold the match after the choice. Both are the same at every step of a
	// replay; after Play the state is the last one reached.
	Exec  *game.Exec
	State *game.State
	// Events are what followed from the choice, until the next step; before them, that time was
	// called, if it was since the last step.
	Events []game.Event
}

// Play replays a record and verifies it: every choice must be legal, every check and the end
// must find the state as it was noted, if the record's fingerprints can be compared
// (Record.Compared). It calls visit, if not nil, when the match has begun and
// after every choice; an error of visit ends the replay. Errors name the line; they are
// ErrDiffers, those of rules.NewGame, or those of visit.
func Play(c *rules.Compiled, r *Record, visit func(Step) error) error {
	if r.Edition != c.ID || r.Version != c.Version {
		return fmt.Errorf("%w: line 1: match %s %s; expected %s %s", ErrDiffers,
			r.Edition, r.Version, c.ID, c.Version)
	}
	g, s, err := c.NewGame(r.Setup)
	if err != nil {
		return fmt.Errorf("replay: setup: %w", err)
	}
	if visit == nil {
		visit = func(Step) error { return nil }
	}
	p := player{x: game.NewExec(g), s: s, compare: r.Compared(), visit: visit}
	if err := visit(Step{Player: game.NoPlayer, Exec: p.x, State: s}); err != nil {
		return fmt.Errorf("replay: setup: %w", err)
	}
	for i := range r.Lines {
		if err := p.play(&r.Lines[i]); err != nil {
			return fmt.Errorf("replay: line %d: %w", r.Lines[i].Number, err)
		}
	}
	return nil
}

// player plays a record line by line.
type player struct {
	x       *game.Exec
	s       *game.State
	compare bool // fingerprints
	log     game.Log
	visit   func(Step) error
}

// play plays one line.
func (p *player) play(l *Line) error {
	switch l.Kind {
	case ChoiceLine:
		return p.choose(l)
	case SecretLine:
		return nil // it says nothing of the state
	case TimeLine:
		return p.x.CallTime(p.s, &p.log)
	}
	if l.Kind == EndLine && !l.Agreed && (!p.s.Over || p.s.Result != l.Result) {
		return fmt.Errorf("%w: the match ends %s; expected %s", ErrDiffers, results[l.Result],
			p.standing())
	}
	if hash := p.x.G.Fingerprint(p.s); p.compare && hash != l.Hash {
		return fmt.Errorf("%w: state %016x; expected %016x", ErrDiffers, l.Hash, hash)
	}
	return nil
}

// standing says how the match stands.
func (p *player) standing() string {
	if !p.s.Over {
		return "a choice of " + seatNames(p.x.Waiting(p.s))
	}
	return results[p.s.Result]
}

// choose makes one choice.
func (p *player) choose(l *Line) error {
	c, err := Parse(p.x, p.s, l.Player, l.Text)
	if err != nil {
		return err
	}
	if err := p.x.Step(p.s, l.Player, c, &p.log); err != nil {
		return fmt.Errorf("%w: %.80q: %w", ErrDiffers, l.Text, err)
	}
	err = p.visit(Step{Line: l.Number, Player: l.Player, Choice: c, Exec: p.x, State: p.s,
		Events: p.log.Events})
	p.log.Events = p.log.Events[:0]
	return err
}
