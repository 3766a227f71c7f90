// Package lobby knows what matches can be made of: editions, modes, settings, points lists, ready-made squads and bots. It
// checks squads, completes them and draws new ones.
package lobby

import (
	"strings"
	"sync"

	"koiogran/engine/data"
	"koiogran/play/bot"
	"koiogran/play/squad"
	"koiogran/serve/secrets"
	"koiogran/serve/wire"
)

// Options are what matches can be made of.
type Options struct {
	// Editions are those that can be played, by their ids.
	Editions []Edition
	// Squads are ready to fly.
	Squads []Squad
	// Points are the points lists that tables may go by; the first of an edition is the usual one. The cards of an edition
	// without any are as its tables have them.
	Points []*data.PointsList
	// Bots are the programs that play, the best one first.
	Bots []Bot
	// Random gives the bytes of what is drawn at random.
	Random secrets.Source
	// Version is the version of the program, such as v1.0.0.
	Version string
}

// Lobby knows what matches can be made of.
type Lobby struct {
	o       Options
	random  secrets.Source
	played  map[string]*played   // by the ids of editions
	lists   map[string][]offered // by the ids of editions
	info    func() wire.Lobby
	rosters sync.Map // of what factions can bring, by rosterQuery
	shelves sync.Map // of ready squads, by shelfKey
}

// New returns the lobby of a server. What it knows of an edition is worked out when it is needed.
func New(o Options) *Lobby {
	lb := &Lobby{o: o, random: o.Random, played: map[string]*played{}, lists: offeredLists(&o)}
	for _, e := range o.Editions {
		lb.played[e.ID] = lb.plays(e)
	}
	lb.info = sync.OnceValue(lb.listed)
	return lb
}

// Info says what a match can be made of. It never changes.
func (lb *Lobby) Info() wire.Lobby { return lb.info() }

// listed works out what Info says.
func (lb *Lobby) listed() wire.Lobby {
	out := wire.Lobby{
		Program:  lb.o.Version,
		Editions: []wire.Edition{}, Squads: []wire.ReadySquad{}, Bots: []wire.Bot{}, Manners: []wire.Manner{},
		Settings: []wire.Choosable{}, Ways: []wire.Way{}, Phrases: Phrases,
	}
	for _, e := range lb.o.Editions {
		item := wire.Edition{ID: e.ID, Name: e.Name, Version: e.Rules().Version}
		if lists := lb.lists[e.ID]; len(lists) > 1 {
			for _, l := range lists {
				item.Points = append(item.Points, l.PointsList)
			}
		}
		if usual := squad.UsualOf(e.ID); usual.ForTeams() {
			item.Teams = lb.teams(lb.Usual(e.ID), &Mode{Format: usual})
		}
		out.Editions = append(out.Editions, item)
		for _, w := range lb.played[e.ID].modes() {
			out.Ways = append(out.Ways, w.Way)
		}
	}
	for i := range lb.o.Squads {
		r := &lb.o.Squads[i]
		ready := lb.Ready(r)
		ready.Ways, ready.Alone = lb.Fits(lb.Usual(r.Squad.Edition), &r.Squad)
		out.Squads = append(out.Squads, ready)
	}
	for _, b := range lb.o.Bots {
		out.Bots = append(out.Bots, wire.Bot{ID: b.ID, Text: b.Text, Manners: b.Level})
	}
	for _, m := range bot.Manners() {
		out.Manners = append(out.Manners, wire.Manner{ID: m.ID, Text: m.Text})
	}
	for _, set := range settings() {
		if !set.record {
			out.Settings = append(out.Settings, set.Choosable)
		}
	}
	return out
}

// Ready returns a ready-made squad as the server sends it.
func (lb *Lobby) Ready(r *Squad) wire.ReadySquad {
	facts := lb.Usual(r.Squad.Edition).Facts
	out := wire.ReadySquad{
		ID: r.ID, Name: r.Squad.Name, Edition: r.Squad.Edition, XWS: r.XWS,
		Points: squad.Cost(facts, r.Squad), Faction: string(r.Squad.Faction),
	}
	if f, ok := facts.Faction(r.Squad.Faction); ok {
		out.Faction = f.Name
	}
	var lines strings.Builder
	if err := squad.Text(&lines, facts, r.Squad); err == nil {
		for line := range strings.Lines(lines.String()) {
			if line = strings.TrimSpace(line); line != "" {
				out.Ships = append(out.Ships, line)
			}
		}
	}
	return out
}

// Phrases are what players can say with one press, by their ids, which entries hold.
var Phrases = []wire.Phrase{
	{ID: "hello", Text: "Hello, and have a good match!"},
	{ID: "luck", Text: "Good luck!"},
	{ID: "nice", Text: "Nicely flown."},
	{ID: "ouch", Text: "Ouch."},
	{ID: "moment", Text: "One moment, please."},
	{ID: "back", Text: "I'm back."},
	{ID: "sorry", Text: "Sorry, misclick. May I take it back?"},
	{ID: "thanks", Text: "Thank you."},
	{ID: "good-game", Text: "Good game!"},
}
