package bot_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
)

// reviewed plays a match with a reviewer against player 1, and visits the review of each round with the dials of player 1's
// ships that were revealed in it.
func reviewed(t *testing.T, seed uint64, visit func(r *bot.Review, revealed map[game.ShipID]game.Maneuver)) {
	t.Helper()
	m := tables(t)(seed, [2]maker{bot.Beginner, bot.Beginner})
	r := bot.NewReviewer(m.Exec.G, game.Seat1)
	r.Watch(&m.State.Table)
	revealed := map[game.ShipID]game.Maneuver{}
	var log game.Log
	for done := 0; !m.State.Over; {
		p, c := m.Next()
		log.Events = log.Events[:0]
		if err := m.Exec.Step(m.State, p, c, &log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			if e.Kind == game.DialRevealed && m.Exec.G.Ships[e.Ship].Side == game.Seat1 {
				revealed[e.Ship] = e.Maneuver
			}
		}
		r.Watch(&m.State.Table)
		if r.Rounds() == done {
			continue
		}
		done = r.Rounds()
		seen, err := r.Review(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		visit(seen, revealed)
		clear(revealed)
	}
}

// A review speaks of the dials that were revealed in its round, and of no other one: what a ship would have flown that was
// destroyed before it activated stays a secret (2e.planning.secret).
func TestReviewer_SpeaksOfRevealedDialsAlone(t *testing.T) {
	rounds, hidden := 0, 0
	for seed := range uint64(4) {
		reviewed(t, seed, func(r *bot.Review, revealed map[game.ShipID]game.Maneuver) {
			rounds++
			if r.Round == 0 || len(r.Ships) > len(revealed) {
				t.Fatalf("round %d speaks of %d ships, %d dials were revealed", r.Round, len(r.Ships), len(revealed))
			}
			for _, s := range r.Ships {
				if m, ok := revealed[s.Ship]; !ok || m != s.Flown {
					t.Errorf("round %d: ship %d flew %v, revealed %v", r.Round, s.Ship, s.Flown, m)
				}
			}
			if len(revealed) < 4 {
				hidden++
			}
		})
	}
	if rounds < 12 || hidden == 0 {
		t.Errorf("%d rounds, %d of them without some dials", rounds, hidden)
	}
}

// What is said to be better is better for its side, and chances are chances.
func TestReviewer_NamesWhatIsBetter(t *testing.T) {
	better, other := 0, 0
	reviewed(t, 1, func(r *bot.Review, _ map[game.ShipID]game.Maneuver) {
		for _, s := range r.Ships {
			if s.Chance < 0 || s.Chance > s.ExpectedChance || s.ExpectedChance > 1 {
				t.Errorf("round %d: %+v", r.Round, s)
			}
		}
		if !r.Judged {
			return
		}
		if r.Before <= 0 || r.Before >= 1 || r.After <= 0 || r.After >= 1 {
			t.Errorf("round %d: chances %.2f and %.2f", r.Round, r.Before, r.After)
		}
		if r.Better != nil {
			if better++; r.Better.Chance <= r.After {
				t.Errorf("round %d: %.2f instead of %.2f", r.Round, r.Better.Chance, r.After)
			}
		}
		if r.Other != nil {
			if other++; r.Other.Chance >= r.After {
				t.Errorf("round %d: %.2f instead of %.2f for the other side", r.Round, r.Other.Chance, r.After)
			}
		}
	})
	if better == 0 || other == 0 {
		t.Errorf("%d better maneuvers were named, %d of the other side", better, other)
	}
}

// The same match is reviewed the same way.
func TestReviewer_SaysTheSame(t *testing.T) {
	var lists [2][]bot.Review
	for k := range lists {
		reviewed(t, 2, func(r *bot.Review, _ map[game.ShipID]game.Maneuver) { lists[k] = append(lists[k], *r) })
	}
	if !slices.EqualFunc(lists[0], lists[1], func(a, b bot.Review) bool { return reflect.DeepEqual(a, b) }) {
		t.Error("two reviews of one match differ")
	}
}

// Choices that were taken back are forgotten: what follows is reviewed as if they had never been made.
func TestReviewer_ForgetsWhatWasTakenBack(t *testing.T) {
	m := tables(t)(5, [2]maker{bot.Beginner, bot.Beginner})
	plain, back := bot.NewReviewer(m.Exec.G, game.Seat1), bot.NewReviewer(m.Exec.G, game.Seat1)
	var past []game.Table
	for !m.State.Over && m.State.Round < 4 {
		p, c := m.Next()
		if err := m.Exec.Step(m.State, p, c, nil); err != nil {
			t.Fatal(err)
		}
		past = append(past, m.State.Table)
	}
	for i := range past {
		plain.Watch(&past[i])
		back.Watch(&past[i])
		if i == len(past)*2/3 {
			if _, err := back.Review(t.Context()); err != nil {
				t.Fatal(err)
			}
			for j := range past[:i+1] {
				back.Watch(&past[j])
			}
		}
	}
	one, err := plain.Review(t.Context())
	two, err2 := back.Review(t.Context())
	if err != nil || err2 != nil || one == nil || !reflect.DeepEqual(one, two) {
		t.Errorf("%+v, %v\n%+v, %v", one, err, two, err2)
	}
}

// A reviewer for which no one waits thinks about no further round, and about all of them the next time.
func TestReviewer_StopsWhenNoOneWaits(t *testing.T) {
	m := tables(t)(5, [2]maker{bot.Beginner, bot.Beginner})
	r, plain := bot.NewReviewer(m.Exec.G, game.Seat1), bot.NewReviewer(m.Exec.G, game.Seat1)
	for !m.State.Over && m.State.Round < 4 {
		p, c := m.Next()
		if err := m.Exec.Step(m.State, p, c, nil); err != nil {
			t.Fatal(err)
		}
		r.Watch(&m.State.Table)
		plain.Watch(&m.State.Table)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if got, err := r.Review(gone); got != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", got, err)
	}
	one, _ := r.Review(t.Context())
	two, _ := plain.Review(t.Context())
	if one == nil || !reflect.DeepEqual(one, two) {
		t.Errorf("%+v\n%+v", one, two)
	}
}
