// Package storetest holds the tests that every kind of store passes, and what tests of stores share.
package storetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"koiogran/serve/store"
)

// Run runs the tests over a kind of store. Each gets an empty one, which the caller closes.
func Run(t *testing.T, empty func(*testing.T) store.Store) {
	for _, c := range [...]struct {
		name string
		test func(*testing.T, store.Store)
	}{
		{"Append_AtAnotherPositionAddsNothing", appendAtAnotherPositionAddsNothing},
		{"Append_CountsEntries", appendCountsEntries},
		{"Append_ManyMatchesAtOnceAreKept", appendManyMatchesAtOnceAreKept},
		{"Append_NotAfterItsTime", appendNotAfterItsTime},
		{"Append_OneOfManyAtOnceIsKept", appendOneOfManyAtOnceIsKept},
		{"Append_UnknownMatch", appendUnknownMatch},
		{"Append_WithAResultEndsTheMatch", appendWithAResultEndsTheMatch},
		{"Attended_Nobody", attendedNobody},
		{"Beat_NotesSilences", beatNotesSilences},
		{"Blank_ForgetsTextsOfASeat", blankForgetsTextsOfASeat},
		{"Create_KeepsAllOfAMatch", createKeepsAllOfAMatch},
		{"Create_RefusesAnIDTwice", createRefusesAnIDTwice},
		{"Delete_AMatchWithEverything", deleteAMatchWithEverything},
		{"Entries_BehindAPosition", entriesBehindAPosition},
		{"Entries_UnknownMatch", entriesUnknownMatch},
		{"Keep_WhatIsKeptOfAMatch", keepWhatIsKeptOfAMatch},
		{"List_ThoseThatAreNotOver", listThoseThatAreNotOver},
		{"List_TheNewestFirst", listTheNewestFirst},
		{"List_ThoseWhoseHeadBeginsSo", listThoseWhoseHeadBeginsSo},
		{"Match_Unknown", matchUnknown},
		{"Notes_ByRankAndOwner", notesByRankAndOwner},
		{"Partners_AreKept", partnersAreKept},
		{"Ping_Answers", pingAnswers},
		{"Put_AllOrNone", putAllOrNone},
		{"Put_OnlyWhereTheVersionIsKnown", putOnlyWhereTheVersionIsKnown},
		{"Relics_ThoseWhoseNameBeginsSo", relicsThoseWhoseNameBeginsSo},
		{"SetRematch_TheFirstWins", setRematchTheFirstWins},
		{"SetRematch_UnknownMatch", setRematchUnknownMatch},
		{"Watch_TellsEveryAppendInOrder", watchTellsEveryAppendInOrder},
	} {
		t.Run(c.name, func(t *testing.T) { c.test(t, empty(t)) })
	}
}

// Match returns a match with everything filled in.
func Match(id string) store.Match {
	return store.Match{
		ID: id, Created: time.Date(2026, 5, 4, 3, 2, 1, 123456000, time.UTC),
		Head: "koiogran 1\nedition second\n'; -- \"½\"\n", Bots: [store.Seats]string{"", "steady"},
		Tokens: [store.Seats][]byte{bytes.Repeat([]byte{0}, 32), nil}, Secret: bytes.Repeat([]byte{255}, 32),
		Links:   [store.Seats][]byte{nil, bytes.Repeat([]byte{7}, 32)},
		Program: "koiogran 1", Public: true, Names: [store.Seats]string{"Rebels", "Galactic Empire"},
	}
}

// Create keeps a match.
func Create(t *testing.T, s store.Store, id string) {
	t.Helper()
	if err := s.Create(t.Context(), Match(id)); err != nil {
		t.Fatal(err)
	}
}

// Entries are choices at positions.
func Entries(from, to int) []store.Entry {
	var list []store.Entry
	for at := from; at <= to; at++ {
		list = append(list, store.Entry{
			At: at, Kind: store.Choice, Seat: at % 3, Text: fmt.Sprintf("dial ship-%d 2,bank-left", at),
			Mark: 1<<63 + uint64(at), Time: 1_790_000_000_000_000 + int64(at),
		})
	}
	return list
}

// Add adds entries to a match.
func Add(t *testing.T, s store.Store, id string, from, to int) {
	t.Helper()
	if err := s.Append(t.Context(), id, from-1, Entries(from, to), ""); err != nil {
		t.Fatal(err)
	}
}

// idle leaves out how long ago a match went on.
var idle = cmpopts.IgnoreFields(store.Match{}, "Idle")

// Want fails the test if a match is not as expected.
func Want(t *testing.T, s store.Store, expected store.Match) {
	t.Helper()
	m, err := s.Match(t.Context(), expected.ID)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(expected, m, idle, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

// WantEntries fails the test if the entries of a match behind a position are not as expected.
func WantEntries(t *testing.T, s store.Store, id string, after int, expected []store.Entry) {
	t.Helper()
	list, err := s.Entries(t.Context(), id, after)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(expected, list, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

// Together does something n times at once and gives what resulted from each.
func Together(n int, do func(i int) error) <-chan error {
	results := make(chan error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { results <- do(i) })
	}
	all.Wait()
	close(results)
	return results
}

// Watch watches a store until the test is over. It returns once the store has begun to tell.
func Watch(t *testing.T, s store.Store) <-chan store.Notice {
	t.Helper()
	news := make(chan store.Notice, 1000)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Watch(ctx, func(n store.Notice) { news <- n }) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("watching ended with %v; expected that it was canceled", err)
		}
	})
	if n := <-news; n != (store.Notice{}) {
		t.Fatalf("%v; expected to be asked first to look at everything", n)
	}
	return news
}
