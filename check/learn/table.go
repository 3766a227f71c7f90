package learn

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"slices"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/value"
	"koiogran/play/view"
)

// table is a match in play.
type table struct {
	x        *game.Exec
	s        *game.State
	seats    []bot.Player
	dice     dealer.Seeded
	observer *bot.Observer
	list     []Sample
	before   game.State
}

// play plays the match and notes its rounds.
func (t *table) play() error {
	for !t.s.Over {
		p := t.x.Waiting(t.s).First()
		q := t.x.Ask(t.s, p)
		var c game.Choice
		if p == game.Chance {
			c = t.dice.Deal(q)
		} else {
			v := view.Of(t.x.G, t.s, p)
			c = t.seats[p].Answer(&v, q)
		}
		planning := t.s.Phase == game.PlanningPhase
		if planning {
			t.before = *t.s
		}
		if err := t.x.Step(t.s, p, c, nil); err != nil {
			return err
		}
		if planning && (t.s.Phase != game.PlanningPhase || t.s.Over) {
			t.note(c)
		}
	}
	return nil
}

// note notes a round whose last dial is set by a choice.
func (t *table) note(c game.Choice) {
	if c.Verb == game.DialVerb && c.Ship != game.NoShip {
		info := &t.x.G.Ships[c.Ship]
		if i := slices.Index(info.Dial, c.Maneuver); i >= 0 {
			t.before.Secret[info.Side].Dials[c.Ship] = uint8(i + 1)
		}
	}
	p := t.observer.Observe(&t.before)
	for side := range p.Ships {
		p.Ships[side] = slices.Clone(p.Ships[side])
	}
	t.list = append(t.list, Sample{Position: p})
}

// errSample says that a file does not hold samples.
var errSample = errors.New("learn: expected a file of selfplay")

// fixed is the part of a sample that is as long in all of them.
type fixed struct {
	Match  uint32
	Result uint8
	N      [2]uint8
	Sums   [value.Sums]int16
	Time   int16
}

// write writes a sample.
func write(w *bufio.Writer, s *Sample) error {
	head := fixed{s.Match, s.Result, [2]uint8{uint8(len(s.Ships[0])), uint8(len(s.Ships[1]))}, s.Sums, s.Time}
	err := binary.Write(w, binary.LittleEndian, &head)
	for side := range s.Ships {
		err = errors.Join(err, binary.Write(w, binary.LittleEndian, s.Ships[side]))
	}
	return err
}

// read reads the samples of a file.
func read(r io.Reader) ([]Sample, error) {
	var list []Sample
	b := bufio.NewReader(r)
	for {
		var head fixed
		if err := binary.Read(b, binary.LittleEndian, &head); errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return list, nil
		} else if err != nil {
			return nil, errors.Join(errSample, err)
		}
		s := Sample{Match: head.Match, Result: head.Result}
		s.Sums, s.Time = head.Sums, head.Time
		for side, n := range head.N {
			s.Ships[side] = make([]value.Ship, n)
			if err := binary.Read(b, binary.LittleEndian, s.Ships[side]); errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
				return list, nil // cut off
			} else if err != nil {
				return nil, errors.Join(errSample, err)
			}
		}
		list = append(list, s)
	}
}
