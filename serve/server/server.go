// Package server lets people and programs play matches over HTTP. It alone holds the matches: a
// client gets what its seat may know and the open question, and answers with one of the options
// that are listed. docs/protocol.md says how they talk, package wire holds the messages.
//
// A match is loaded from its entries in the store when someone asks for it, kept in memory while
// it is used, and dropped when it is not. Every answer is durable before anyone is shown what
// resulted from it.
package server

import (
	"context"
	"io"
	"log/slog"
	"math"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/play/view"
	"koiogran/serve/account"
	"koiogran/serve/library"
	"koiogran/serve/limit"
	"koiogran/serve/lobby"
	"koiogran/serve/passkey"
	"koiogran/serve/push"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// Options are what a server needs to know.
type Options struct {
	Store store.Store
	// Untimed says that the store has no time limit: where one thread does everything, what else it does would count.
	Untimed bool
	// Editions are those that can be played, by their ids.
	Editions []lobby.Edition
	// Squads are ready to fly.
	Squads []lobby.Squad
	// Points are the points lists that tables may go by; the first of an edition is the usual one. The cards of an edition
	// without any are as its tables have them.
	Points []*data.PointsList
	// Bots are the programs that play, the best one first.
	Bots []lobby.Bot
	// Log takes what happens. No secret is ever written to it.
	Log *slog.Logger
	// Random gives the bytes of ids, tokens and dice: crypto/rand.Reader.
	Random io.Reader
	// Client is the browser client, built; nil where there is none.
	Client http.Handler
	// App is the game for a tab of a browser, which runs without this server; nil where there is none.
	App    http.Handler
	Limits limit.Limits
	// Meter counts what the server does; nothing is counted where it is left out.
	Meter Meter
	// Passkeys makes accounts possible, and Push sends notifications of turns to browsers while no page is open.
	// Without them, the server refuses both.
	Passkeys passkey.Authority
	Push     push.Service
	// Analyst analyzes matches in place of the server, or returns an error if the server has to; nil where there is none.
	Analyst Analyst
	// Schema judges requests and describes the routes; without one each function judges for itself alone.
	Schema Schema
	// Proxy says that requests come through a proxy, which forwards the client's address.
	Proxy bool
	// Address is where browsers reach the server, such as https://play.example, for a proxy that passes on another
	// Host; empty if it passes on theirs.
	Address string
	// Version is the version of the program, such as v1.0.0.
	Version string
	// Program is the version of the program with its revision. Each match records the one that began it.
	Program string
	// Earlier is the address where an earlier version of the program finishes the matches that this version cannot
	// continue, for the errors that players of those matches get. Empty if there is none.
	Earlier string
	// Now returns the current time for clocks. If it is left out, that goes on steadily from when the server starts,
	// however the clock of the machine is set.
	Now func() time.Time
	// Beats says when the server reports to the store that it is at work; every half second if it is left out.
	Beats <-chan time.Time
	// Banned reports whether an address may not use the server; nil if all may.
	Banned func(address string) bool
	// Forget is for how long matches are remembered in which nothing happens; 0 forever.
	Forget time.Duration
	// Pace is how long a program thinks in a match that people only watch.
	Pace time.Duration
	// Haste is by how much the times are divided for which the server waits for clients and for the store, so that
	// tests need not wait as long; 0 for 1.
	Haste int
}

// Schema describes the routes of a server to those who write clients, and judges requests by the description.
type Schema interface {
	route.Judge
	// Pages serves the description beside the routes.
	Pages(mux *http.ServeMux)
}

// Server is a running server. Close it when it is done with.
type Server struct {
	o         Options
	log       *slog.Logger
	meter     Meter
	pulse     pulse
	closed    atomic.Bool // for new matches
	limiter   *limit.Limiter
	analyzing chan struct{} // holds one for each analysis that is made here

	lobby    *lobby.Lobby
	library  *library.Library
	accounts *account.Accounts
	random   secrets.Source
	seals    *secrets.Seals
	keys     pushKeys

	games   games
	workers workers
	sockets sockets

	// What is large and used for a moment: views, states, drafts, kits.
	views, states, drafts, kits sync.Pool

	ctx    context.Context // done when the server closes
	cancel context.CancelFunc
	work   sync.WaitGroup

	mu      sync.Mutex
	tables  map[string]*table
	loads   map[string]*loading // of tables
	behind  map[string]int      // positions of which the store has told, by table
	guests  map[string][]*guest // by invitation
	waiting waitingTables
	// patience is patience and analysisTime analyzeTime, except for tests.
	patience, analysisTime time.Duration
	delays                 delays
	pairing                sync.Mutex // held while someone is paired
	wake                   chan struct{}

	heart          sync.Mutex
	clocked        map[string]struct{}            // matches whose clocks go
	present        map[store.Attendance]int       // clients of seats that are connected here
	left           map[store.Attendance]time.Time // when the last client of a seat left here, a moment ago
	silent         silences
	heardHeartbeat bool // the silence before this server is known; under the lock of silent
}

const (
	// storeTime is how long the store may take for anything.
	storeTime = 8 * time.Second
	// analyzeTime is how long the server may take to analyze a round.
	analyzeTime = 30 * time.Second
)

// errClosing says that the server is about to stop.
var errClosing = route.Refuse(http.StatusServiceUnavailable, "the server is shutting down; try again in a moment")

// New starts a server.
func New(o Options) *Server {
	ctx, cancel := context.WithCancel(context.Background())
	if !o.Untimed {
		o.Store = store.Timed(o.Store, storeTime/time.Duration(max(1, o.Haste)))
	}
	if o.Now == nil {
		o.Now = steady(time.Now(), time.Since)
	}
	if o.Meter == nil {
		o.Meter = unmetered{}
	}
	s := &Server{
		o: o, log: o.Log, random: secrets.Source{Reader: o.Random}, meter: o.Meter,
		ctx: ctx, cancel: cancel, tables: map[string]*table{}, loads: map[string]*loading{}, behind: map[string]int{},
		guests:  map[string][]*guest{},
		wake:    make(chan struct{}, 1),
		clocked: map[string]struct{}{}, present: map[store.Attendance]int{},
		left: map[store.Attendance]time.Time{}, patience: patience, analysisTime: analyzeTime,
	}
	atOnce := limit.LongAtOnce
	if o.Analyst != nil {
		atOnce = limit.ElsewhereAtOnce
	}
	s.limiter = limit.New(o.Limits, atOnce)
	s.analyzing = make(chan struct{}, limit.LongAtOnce)
	var editions []string
	for _, e := range o.Editions {
		editions = append(editions, e.ID)
	}
	s.lobby = lobby.New(lobby.Options{
		Editions: o.Editions, Squads: o.Squads, Points: o.Points, Bots: o.Bots, Random: s.random, Version: o.Version,
	})
	s.library = library.New(s.lobby)
	s.seals = secrets.NewSeals(o.Store, s.random)
	s.accounts = account.New(account.Options{
		Store: o.Store, Matches: accountMatches{s}, Editions: editions, Passkeys: o.Passkeys, Limiter: s.limiter,
		Random: s.random, Seals: s.seals, Log: o.Log, Now: o.Now,
	})
	s.workers = workers{s: s, jobs: make(chan func())}
	s.views.New = func() any { return new(view.View) }
	s.states.New = func() any { return new(game.State) }
	s.drafts.New = func() any { return new(draft) }
	s.kits.New = func() any { return new(scratch) }
	s.work.Go(s.follow)
	s.work.Go(s.catchUp)
	s.work.Go(s.sweep)
	s.work.Go(s.beatSockets)
	s.work.Go(s.sendHeartbeats)
	s.work.Go(s.forgets)
	s.work.Go(func() { s.accounts.Run(s.ctx) })
	return s
}

// wait is for how long the server waits for others where it usually waits for some time.
func (s *Server) wait(usually time.Duration) time.Duration {
	return usually / time.Duration(max(1, s.o.Haste))
}

// Close ends all streams and waits for what is under way. It leaves the store open.
func (s *Server) Close() {
	s.mu.Lock()
	s.cancel()
	s.mu.Unlock()
	s.work.Wait()
}

// start lets something run beside, unless the server closes.
func (s *Server) start(f func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ctx.Err() != nil {
		return false
	}
	s.work.Go(f)
	return true
}

// follow listens to what other servers add to matches, until the server closes.
func (s *Server) follow() {
	for {
		err := s.o.Store.Watch(s.ctx, s.news)
		if s.ctx.Err() != nil {
			return
		}
		s.log.Error("the store stopped sending updates", "error", err)
		select {
		case <-s.ctx.Done():
			return
		case <-time.After(time.Second):
		}
	}
}

// news notes that a match has gone on, or with the empty notice that any may have. It does not
// block.
func (s *Server) news(n store.Notice) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ringGuests(n.ID)
	if n.ID == "" {
		for id := range s.tables {
			s.behind[id] = math.MaxInt
		}
	} else if s.tables[n.ID] != nil {
		s.behind[n.ID] = max(s.behind[n.ID], n.Last)
	}
	if len(s.behind) > 0 {
		s.ring()
	}
}

// ring wakes the one who catches up.
func (s *Server) ring() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// refreshesAtOnce is how many tables are brought up to date at once.
const refreshesAtOnce = 16

// catchUp brings tables up to date of which there is news. None waits for another: one that takes
// long, or whose lock is held, keeps only its own place.
func (s *Server) catchUp() {
	places := make(chan struct{}, refreshesAtOnce)
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-s.wake:
		}
		for t, last := range s.takeBehind() {
			select {
			case places <- struct{}{}:
			case <-s.ctx.Done():
				return
			}
			s.work.Go(func() {
				t.refresh(s.ctx, last)
				<-places
			})
		}
	}
}

// takeBehind takes the list of tables that are behind the store, with the position that each has to reach.
func (s *Server) takeBehind() map[*table]int {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := map[*table]int{}
	for id, last := range s.behind {
		if t := s.tables[id]; t != nil {
			list[t] = last
		}
	}
	clear(s.behind)
	return list
}

// version returns what the server says of itself.
func (s *Server) version() wire.ProgramVersion {
	return wire.ProgramVersion{Version: s.o.Version, Program: s.o.Program, Protocol: wire.Version}
}

// steady returns a clock that begins at a moment and goes on as since says. The clocks of matches go by it: if the clock
// of the machine is set, an hour ahead or back, no one gains or loses time.
func steady(begun time.Time, since func(time.Time) time.Duration) func() time.Time {
	return func() time.Time { return begun.Round(0).Add(since(begun)) }
}
