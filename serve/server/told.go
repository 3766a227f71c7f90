package server

import (
	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/view"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// told is what has happened in a match as one viewer may know it. It is worked out when somebody
// asks for it, from where it ended the last time.
type told struct {
	state  game.State // after the choices that it tells of
	ends   []int      // how many events have been told after each of them
	events []wire.Event
}

// eventsSince are the events of the choices behind a position.
func (t *table) eventsSince(p game.Player, after int) []wire.Event {
	k := t.toldTo(p)
	n := 0
	for n < len(t.choices) && t.choices[n].At <= after {
		n++
	}
	from := 0
	if n > 0 {
		from = k.ends[n-1]
	}
	return k.events[from:len(k.events):len(k.events)]
}

// toldTo is what has happened up to now.
func (t *table) toldTo(p game.Player) *told {
	seat := min(int(p), len(t.told)-1)
	if t.told[seat] == nil {
		_, s, err := t.edition.NewGame(t.record.Setup)
		if err != nil {
			panic("server: a set-up that was good is not: " + err.Error())
		}
		t.told[seat] = &told{state: *s, events: []wire.Event{}}
	}
	k := t.told[seat]
	v := view.Of(t.game, &k.state, p)
	story := wire.NewStory(t.game, &v)
	var log game.Log
	for _, e := range t.choices[len(k.ends):] {
		log.Events = log.Events[:0]
		if err := t.again(&k.state, e, &log); err != nil {
			panic("server: " + e.Text + ": " + err.Error())
		}
		k.events = append(k.events, story.Tell(log.Events)...)
		k.ends = append(k.ends, len(k.events))
	}
	return k
}

// forget takes back what was told of choices behind the first n.
func (t *table) forget(n int) {
	for i, k := range t.told {
		if k == nil || len(k.ends) <= n {
			continue
		}
		if k.ends = k.ends[:n]; n == 0 {
			t.told[i] = nil
		} else {
			k.events = k.events[:k.ends[n-1]:k.ends[n-1]]
			k.state.Over = true // it is not that of the events any more; see remember
		}
	}
}

// remember goes on telling from how the match stands after its first n choices.
func (t *table) remember(n int) {
	for _, k := range t.told {
		if k != nil && len(k.ends) == n {
			k.state = t.state
		}
	}
}

// again lets an entry take effect on a state once more.
func (t *table) again(s *game.State, e store.Entry, log *game.Log) error {
	if e.Kind == store.Time {
		return t.x.CallTime(s, log)
	}
	c, err := replay.Parse(t.x, s, playerOf(e), e.Text)
	if err != nil {
		return err
	}
	return t.x.Step(s, playerOf(e), c, log)
}
