package match

import (
	"context"

	"koiogran/engine/game"
)

// Stand is a match that is carried on: where it stands, who answers, and how what happens is written down and takes
// effect.
type Stand interface {
	// At returns where the match stands.
	At() (*game.Exec, *game.State)
	// TimeUp reports whether the time limit of the match has run out. It is asked only if there is one.
	TimeUp() bool
	// CallTime writes down that the time limit has run out.
	CallTime() error
	// Answer asks a player or chance for an answer.
	Answer(p game.Player) (game.Choice, Reply, error)
	// Choose makes a choice.
	Choose(p game.Player, c game.Choice) error
}

// Reply is how a player has replied.
type Reply uint8

// The replies.
const (
	Chosen    Reply = iota // the player has chosen
	Waits                  // the player has to be waited for: others who are asked may answer first
	TakenBack              // a choice was taken back: the match goes on from before it
)

// Advance carries a match on until it is over, or until everyone who is asked has to be waited for. It is the one loop
// of matches, at a terminal and on a server: before each choice it calls time where that has run out, and who concedes
// does so for the side. It returns the error of ctx between two choices.
func Advance(ctx context.Context, s Stand) error {
	for {
		if _, state := s.At(); state.Over {
			return nil
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := CallTime(s); err != nil {
			return err
		}
		if waits, err := advance(s); waits || err != nil {
			return err
		}
	}
}

// advance gets one choice from those who are asked, and reports whether all of them have to be waited for.
func advance(s Stand) (waits bool, err error) {
	x, state := s.At()
	for who := x.Waiting(state); who != game.Nobody; {
		p := who.First()
		who &^= game.Only(p)
		c, reply, err := s.Answer(p)
		switch {
		case err != nil:
			return false, err
		case reply == Waits:
			continue
		case reply == TakenBack:
			return false, nil
		}
		if c == game.Opt(game.ConcedeVerb) {
			p = p.Side() // a captain concedes for the side, also when the partner says so
		}
		return false, s.Choose(p, c)
	}
	return true, nil
}

// CallTime calls time if the time limit of the match has run out and no one has called it.
func CallTime(s Stand) error {
	if x, state := s.At(); state.TimeUp || x.G.Options.TimeLimit == 0 || !s.TimeUp() {
		return nil
	}
	return s.CallTime()
}
