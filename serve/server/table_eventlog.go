package server

import (
	"time"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// eventLog is what has happened in a match as one viewer may know it. It is worked out when someone
// asks for it, goes on with the match for as long as it is asked for, and is then let go: most
// matches are asked for the whole story when their players come, and not again.
type eventLog struct {
	ends   []int // the number of events after each choice; another server may have added some
	events []wire.Event
	asked  time.Time // when someone asked for it last
}

// eventLogTTL is how long the story of a match is kept after someone has asked for it: long enough for all
// who come at once. It takes several times the memory of all else about a match.
const eventLogTTL = 2 * time.Second

// eventsSince returns the events of the choices behind a position.
func (t *table) eventsSince(p game.Player, after int) []wire.Event {
	k := t.eventLogFor(p)
	n := 0
	for n < len(t.choices) && t.choices[n].At <= after {
		n++
	}
	return k.since(n)
}

// since returns the events behind the first n choices.
func (k *eventLog) since(n int) []wire.Event {
	from := 0
	if n > 0 {
		from = k.ends[n-1]
	}
	return k.events[from:len(k.events):len(k.events)]
}

// eventLogFor returns what has happened up to now.
func (t *table) eventLogFor(p game.Player) *eventLog {
	seat := min(int(p), viewers-1)
	if k := t.eventLogs[t.speaks][seat]; k != nil && len(k.ends) == len(t.choices) {
		k.asked = time.Now()
		return k
	}
	k := t.retell(p)[0]
	t.eventLogs[t.speaks][seat] = k
	return k
}

// first returns the state in which the match began.
func (t *table) first() *game.State {
	_, first, err := t.s.games.begin(t.edition, &t.record.Setup)
	if err != nil {
		panic("server: a set-up that was good is not: " + err.Error())
	}
	s := *first
	return &s
}

// retell plays the match again and returns the event logs of some viewers.
func (t *table) retell(viewers ...game.Player) []*eventLog {
	s := t.first()
	list, stories := make([]*eventLog, len(viewers)), make([]*wire.Story, len(viewers))
	for i, p := range viewers {
		list[i] = &eventLog{events: []wire.Event{}, ends: make([]int, 0, len(t.choices)), asked: time.Now()}
		stories[i] = t.story(s, p)
	}
	var log game.Log
	for _, e := range t.choices {
		log.Events = log.Events[:0]
		if err := t.again(s, e, &log); err != nil {
			panic("server: " + e.Text + ": " + err.Error())
		}
		for i, k := range list {
			k.events = append(k.events, stories[i].Tell(log.Events)...)
			k.ends = append(k.ends, len(k.events))
		}
	}
	return list
}

// story returns the story of the match as a viewer sees it from a state on.
func (t *table) story(s *game.State, p game.Player) *wire.Story {
	v := t.s.views.Get().(*view.View)
	defer t.s.views.Put(v)
	v.See(t.game, s, p)
	story := wire.NewStory(t.game, v)
	story.Language = t.speaks
	return story
}

// tellOn adds the choices of a saved draft to the event logs that viewers have asked for within eventLogTTL.
func (t *table) tellOn(before *game.State, d *draft) {
	now, spoke := time.Now(), t.speaks
	defer func() { t.speaks = spoke }()
	for n := range len(t.eventLogs) * viewers {
		l, i := n/viewers, n%viewers
		k := t.eventLogs[l][i]
		if k == nil {
			continue
		}
		if len(k.ends)+len(d.ends) != len(t.choices) || now.Sub(k.asked) > eventLogTTL {
			t.eventLogs[l][i] = nil
			continue
		}
		viewer := game.NoPlayer
		if i < game.MaxSeats {
			viewer = game.Player(i)
		}
		t.speaks = text.Language(l)
		story, from := t.story(before, viewer), 0
		for _, end := range d.ends {
			k.events = append(k.events, story.Tell(d.log.Events[from:end])...)
			k.ends = append(k.ends, len(k.events))
			from = end
		}
	}
}

// untell lets go of what no one has asked for since a time.
func (t *table) untell(since time.Time) {
	for l := range t.eventLogs {
		for i, k := range t.eventLogs[l] {
			if k != nil && k.asked.Before(since) {
				t.eventLogs[l][i] = nil
			}
		}
	}
}

// forget removes the events of all choices after the first n.
func (t *table) forget(n int) {
	if t.delayed != nil && t.delayed.n > n {
		t.delayed = nil
	}
	for l := range t.eventLogs {
		for i, k := range t.eventLogs[l] {
			switch {
			case k == nil || len(k.ends) <= n:
			case n == 0:
				t.eventLogs[l][i] = nil
			default:
				k.ends = k.ends[:n:n]
				k.events = k.events[:k.ends[n-1]:k.ends[n-1]]
			}
		}
	}
}

// again lets an entry take effect on a state once more.
func (t *table) again(s *game.State, e store.Entry, log *game.Log) error {
	if e.Kind == store.Time {
		return t.exec().CallTime(s, log)
	}
	c, err := replay.Parse(t.exec(), s, playerOf(e), e.Text)
	if err != nil {
		return err
	}
	return t.exec().Step(s, playerOf(e), c, log)
}
