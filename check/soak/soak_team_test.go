package soak

import (
	"bytes"
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/replay"
)

// Matches of three and four players come to their end, every state checked, and each player has answered for
// their own ships. Their records read back and verify.
func TestPlay_Teams(t *testing.T) {
	for _, o := range []Options{
		{Seats: 3}, {Seats: 4}, {Seats: 4, Epic: true},
	} {
		o.Edition = rules.Compile(first.Edition())
		r, err := newRun(o)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(6) {
			s, err := r.drawer.scenario(order{seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			var rec replay.Record
			if out := play(&r.o, s, &rec); out.failure != nil {
				t.Fatalf("%d players, seed %d: %v", o.Seats, seed, out.failure)
			}
			var text bytes.Buffer
			if _, err := rec.WriteTo(&text); err != nil {
				t.Fatal(err)
			}
			again, err := replay.Read(&text)
			if err != nil || again.Setup.Seats() != o.Seats {
				t.Fatalf("%d players, seed %d: %v", o.Seats, seed, err)
			}
			var answered [game.MaxSeats]bool
			if err := replay.Play(o.Edition, again, func(replay.Step) error {
				return nil
			}); err != nil {
				t.Fatalf("%d players, seed %d: %v", o.Seats, seed, err)
			}
			for i := range again.Lines {
				if p := again.Lines[i].Player; p.IsSeat() && again.Lines[i].Kind == replay.ChoiceLine {
					answered[p] = true
				}
			}
			for p := range o.Seats {
				if !answered[p] {
					t.Errorf("%d players, seed %d: player %d answered nothing", o.Seats, seed, p+1)
				}
			}
		}
	}
}
